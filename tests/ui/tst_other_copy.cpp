// SPDX-License-Identifier: GPL-3.0-or-later
// A copy of the game that is printed otherwise everywhere: entered through the window, difference
// by difference, and played.
#include "test_program.h"

#include "tests/golden_games.h"
#include "tests/random_record.h"
#include "tests/tools/scribe.h"
#include "tests/ui/check_program.h"
#include "tests/ui/copy_cards_walk.h"
#include "ui/egizia/board/board_view.h"
#include "ui/egizia/board/panels.h"
#include "ui/egizia/table/egizia_view.h"
#include "ui/egizia/text/words.h"
#include "ui/store/games/new_game_dialog.h"
#include "ui/text/language.h"
#include "ui/text/phrase.h"

#include "engine/egizia/file/edition_file.h"
#include "engine/record/files.h"

#include <QComboBox>
#include <QTest>

#include <set>

using namespace nilometer;
using namespace nilometer::test;
using egizia::Building;
using egizia::Market;
using egizia::PrintedPage;
using ui::Scribe;

namespace {

const egizia::Edition& shipped() {
  static const egizia::Edition edition = *egizia::shippedEdition(egizia::shippedEditions().front());
  return edition;
}

const egizia::Edition& different() {
  static const auto edition = differentPrinted();
  return *edition;
}

/// Turns to the pages of a copy by their rows in the list.
CopyDesk deskOf(CheckProgram& program) {
  CopyDesk desk;
  desk.document = [&program]() -> const egizia::EditionDocument& {
    return program.page().copy()->document();
  };
  desk.page = [&program](PrintedPage page) -> ui::FieldsPage& {
    if (program.view().page() != page) program.choose(page);
    return *program.view().fields();
  };
  return desk;
}

/// Enters everything that is otherwise on that page.
void enterPage(CopyHand& hand, CopyWalk& walk, PrintedPage page) {
  walk.enterPage(page);
  CopyCardsWalk cards(hand, walk);
  if (page == PrintedPage::fieldsAndQuarries || page == PrintedPage::otherNileCards) {
    cards.enterNileCards(page);
  } else if (page == PrintedPage::sphinxCards) {
    cards.enterSphinxCards();
  }
}

/// "Obelisk: 3 = 4", for every space of a building that the board shows.
QStringList shownSpaces(const ui::BoardView& board, Building building) {
  QStringList spaces;
  for (int cell = 0; const ui::Space* place = board.place(ui::cellId(building, cell)); ++cell) {
    spaces += place->look().text;
  }
  return spaces;
}

QStringList printedSpaces(const egizia::Edition& edition, Building building) {
  const egizia::BuildingPlan& plan = edition.plan(building);
  QStringList spaces;
  for (std::size_t i = 0; i < static_cast<std::size_t>(plan.count); ++i) {
    spaces += text::number(plan.values[i]);
  }
  return spaces;
}

} // namespace

class tst_other_copy : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void initTestCase();
  void everyPageIsOtherwise_data();
  void everyPageIsOtherwise();
  void everyDifferenceIsEnteredThroughTheWindow();
  void boardIsDrawnAsItIsPrinted();
  void wholeGameIsScoredAsTheEngineSays();

private:
  void begin();

  QTemporaryDir m_home;
  std::unique_ptr<CheckProgram> m_program;
  egizia::Edition m_wanted; ///< the different edition with the ids of the copy's cards
};

void tst_other_copy::initTestCase() {
  QVERIFY(text::useLanguage(u"en"));
  QVERIFY(m_home.isValid());
}

void tst_other_copy::everyPageIsOtherwise_data() {
  QTest::addColumn<PrintedPage>("page");
  for (int i = 0; i < egizia::printedPageCount; ++i) {
    const auto page = static_cast<PrintedPage>(i);
    QTest::newRow(qPrintable(text::printedPage(page))) << page;
  }
}

// Otherwise entering it would show little.
void tst_other_copy::everyPageIsOtherwise() {
  QFETCH(const PrintedPage, page);
  int differences = 0;
  for (const auto& difference : egizia::compareEditions(shipped(), different())) {
    if (egizia::pageOf(different(), difference.key) == page) ++differences;
  }
  QVERIFY2(differences >= 2, qPrintable(QString::number(differences)));
}

void tst_other_copy::everyDifferenceIsEnteredThroughTheWindow() {
  m_program = std::make_unique<CheckProgram>(m_home);
  CheckProgram& program = *m_program;
  program.preferences.setMotion(false);
  program.open();
  CopyHand hand(deskOf(program));
  CopyWalk walk(hand, different());
  for (int i = 0; i < egizia::printedPageCount; ++i) {
    const auto page = static_cast<PrintedPage>(i);
    const int before = hand.typed() + hand.chosen() + hand.pressed();
    enterPage(hand, walk, page);
    QVERIFY2(hand.typed() + hand.chosen() + hand.pressed() > before,
             qPrintable(text::printedPage(page)));
  }
  // Rows, steps, cards and stops came, went and moved; choices were taken out of menus.
  QVERIFY(hand.pressed() > 20 && hand.chosen() > 20 && hand.typed() > 100);

  const egizia::CheckedEdition copy = program.onDisk(program.path());
  for (const egizia::EditionFinding& finding : copy.findings) qWarning("%s", finding.key.c_str());
  QVERIFY(copy.findings.empty());
  const auto wanted = withCardsNamedAs(different(), hand.now());
  if (!wanted || copy.edition.checksum != wanted->checksum) {
    for (const auto& left : egizia::compareEditions(copy.edition, different())) {
      qWarning("%s: %s, not %s", left.key.c_str(), left.before.c_str(), left.after.c_str());
    }
  }
  QVERIFY(wanted);
  QCOMPARE(copy.edition.checksum, wanted->checksum);
  m_wanted = *wanted;

  // What is left is as on the shipped one: it matches.
  program.choose(PrintedPage{});
  QVERIFY(program.confirmAll());
  QVERIFY(program.page().copy()->complete());
  QCOMPARE(program.onDisk(program.path()).edition.checksum, wanted->checksum);
}

/// A new game on the copy, by the dialog.
void tst_other_copy::begin() {
  CheckProgram& program = *m_program;
  if (program.window.game() != nullptr) return;
  const std::string id = program.page().copy()->id();
  program.key(Qt::Key_Escape);
  program.window.startNewGame();
  auto* dialog = program.window.findChild<ui::NewGameDialog*>();
  QVERIFY(dialog != nullptr);
  // A complete copy is proposed by itself.
  QCOMPARE(dialog->chosen().editionId, id);
  QCOMPARE(dialog->chosen().editionChecksum, m_wanted.checksum);
  const char* const names[] = {"Anna", "Ben", "Cem", "Dora"};
  int next = 0;
  for (QComboBox* name : dialog->findChildren<QComboBox*>()) {
    if (name->isEditable() && next < 4) name->setEditText(QLatin1String(names[next++]));
  }
  dialog->accept();
  QTRY_VERIFY(program.window.game() != nullptr);
  QTRY_VERIFY(program.window.game()->isVisible());
}

void tst_other_copy::boardIsDrawnAsItIsPrinted() {
  QVERIFY(!m_wanted.river.empty());
  begin();
  if (QTest::currentTestFailed()) return;
  const ui::EgiziaView& game = *m_program->window.game();
  const ui::BoardView& board = game.board();
  for (const Building building : {Building::obelisk, Building::pyramid, Building::temple}) {
    QCOMPARE(shownSpaces(board, building), printedSpaces(m_wanted, building));
  }
  QCOMPARE(shownSpaces(board, Building::tombs).size(),
           qsizetype{m_wanted.plan(Building::tombs).count});
  // The stops in their order down the Nile.
  const int stops = static_cast<int>(m_wanted.river.size());
  const text::Table table{&m_wanted, {}};
  for (int stop = 0; stop < stops; ++stop) {
    const bool site = m_wanted.river[static_cast<std::size_t>(stop)].kind == egizia::StopKind::site;
    const ui::Space* place = board.place(ui::stopId(stop, site ? 1 : egizia::noSpace));
    QVERIFY2(place != nullptr, qPrintable(QString::number(stop)));
    QVERIFY2(place->look().name.contains(text::stop(stop, table), Qt::CaseInsensitive),
             qPrintable(place->look().name));
  }
  QVERIFY(board.place(ui::stopId(stops, 1)) == nullptr &&
          board.place(ui::stopId(stops)) == nullptr);
  // The steps of the markets.
  const auto* markets = board.findChild<ui::MarketsPanel*>();
  QVERIFY(markets != nullptr);
  std::array<int, 2> steps{};
  QStringList penalties;
  for (const ui::Space* place : markets->findChildren<ui::Space*>()) {
    const auto step = markets->stepOf(*place);
    if (!step) continue;
    ++steps[static_cast<std::size_t>(step->market)];
    if (step->market == Market::grain) penalties += place->look().text;
  }
  for (const Market market : {Market::stone, Market::grain}) {
    QCOMPARE(steps[static_cast<std::size_t>(market)], int{m_wanted.steps(market)});
  }
  QStringList printed;
  for (const int penalty : m_wanted.grainPenalties) printed += text::number(-penalty);
  printed.sort();
  penalties.sort();
  QCOMPARE(penalties, printed);
}

void tst_other_copy::wholeGameIsScoredAsTheEngineSays() {
  QVERIFY(!m_wanted.river.empty());
  begin();
  if (QTest::currentTestFailed()) return;
  ui::EgiziaSession& session = *m_program->window.session();
  ui::EgiziaView& view = *m_program->window.game();
  QCOMPARE(session.edition().checksum, m_wanted.checksum);
  // By the rules of the different edition itself.
  const egizia::GameRecord game =
      randomRecord(session.record().header, m_wanted, 2, Feeding::together);
  QVERIFY(record::stateAfter(game, m_wanted).phase == egizia::Phase::over);
  Scribe scribe(view, session, Scribe::By::mouse,
                {[](QAbstractButton& button) { QTest::mouseClick(&button, Qt::LeftButton); }, {}});
  for (const egizia::RecordedEntry& entry : game.entries) {
    const QString said = text::sentence(entry, session.table());
    QVERIFY2(scribe.enter(entry), qPrintable(said));
  }
  const egizia::Replay played = record::replay(game, m_wanted);
  QCOMPARE(session.shown().phase, egizia::Phase::over);
  QVERIFY(session.shown().track == played.state.track);
  const std::span<const table::LedgerLine> mine = session.replay().ledger.lines();
  QVERIFY(std::ranges::equal(mine, played.ledger.lines()));
  // The file tells the same to whoever opens it, without the copy.
  QTRY_VERIFY(!m_program->preferences.recentFiles().isEmpty());
  const QTemporaryDir elsewhere;
  const QString file = elsewhere.filePath(QStringLiteral("a game.nilometer"));
  QVERIFY(QFile::copy(m_program->preferences.recentFiles().front(), file));
  HomeProgram other(elsewhere);
  other.window.openFile(file);
  QVERIFY(other.window.session() != nullptr);
  QVERIFY(other.window.session()->replay().state.track == played.state.track);
}

NILOMETER_TEST(tst_other_copy)
#include "tst_other_copy.moc"
