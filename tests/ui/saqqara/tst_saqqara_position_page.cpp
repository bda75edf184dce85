// SPDX-License-Identifier: GPL-3.0-or-later
// Final scoring only of Saqqara: typed with keys, kept in a file, scored as the command line does.
#include "engine/saqqara/saqqara_games.h"
#include "test_program.h"

#include "engine/record/file_kind.h"
#include "engine/record/find_name.h"
#include "engine/saqqara/file/edition_file.h"
#include "engine/saqqara/file/entry_names.h"
#include "tests/ui/form_page_checks.h"
#include "tests/ui/home.h"
#include "tests/ui/position_damage.h"
#include "ui/base/style/chip.h"
#include "ui/pages/archive/archived_game.h"
#include "ui/registry/games.h"
#include "ui/saqqara/end_position/saqqara_form.h"
#include "ui/saqqara/report/game_report.h"
#include "ui/score/end_position/end_position_page.h"
#include "ui/score/end_position/form_table.h"
#include "ui/score/end_position/form_view.h"
#include "ui/score/end_position/seat_head.h"
#include "ui/score/final_scoring/final_scoring_page.h"
#include "ui/score/result/result_page.h"
#include "ui/store/games/earlier_versions.h"
#include "ui/text/language.h"

#include <QComboBox>
#include <QLabel>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>

using namespace nilometer;
using namespace nilometer::saqqara_test;

namespace {

const Edition& printedEdition() {
  static const Edition edition = orStop(saqqara::shippedEdition(), "shipped edition");
  return edition;
}

PositionDocument stored(const std::string& name) {
  const std::string path = "positions/" + name + ".json";
  return orStop(PositionFile::readWhole(sourceText(path), printedEdition(), path), path);
}

/// The page with games and settings of its own.
struct PageWindow {
  explicit PageWindow(QSize size = {1280, 720}) {
    page.reset(static_cast<ui::EndPositionPage*>(
        ui::plainPositionPage<Rules>(home.games, home.preferences, nullptr)));
    page->resize(size);
    page->show();
    if (!QTest::qWaitForWindowExposed(page.get())) qFatal("the page is not shown");
    page->start();
  }
  [[nodiscard]] ui::FormView& view() const { return page->view(); }
  [[nodiscard]] ui::NumberCell& cell(const std::string& key) const {
    ui::NumberCell* const found = view().table().cell(key);
    if (found == nullptr) qFatal("no field %s", key.c_str());
    return *found;
  }
  /// Types into a field as somebody who clicks there.
  void type(const std::string& key, const QString& text) const {
    QLineEdit& line = cell(key).line();
    line.setFocus(Qt::MouseFocusReason);
    line.selectAll();
    QTest::keyClick(&line, Qt::Key_Backspace);
    QTest::keyClicks(&line, text);
  }
  void seat(const PositionDocument& document) const {
    view().countButton(static_cast<int>(document.players.size())).click();
    for (std::size_t i = 0; i < document.players.size(); ++i) {
      ui::SeatHead& head = view().table().head(i);
      const auto colour = record::findName(saqqara::playerColours, document.players[i].seat.colour);
      head.colour().setCurrentIndex(static_cast<int>(*colour));
      Q_EMIT head.colour().activated(static_cast<int>(*colour));
      head.name().setFocus();
      head.name().selectAll();
      QTest::keyClicks(&head.name(), QString::fromStdString(document.players[i].seat.name));
    }
  }
  /// All numbers, walking from field to field with Enter alone.
  void typeAll(const PositionDocument& document) const {
    const ui::PositionForm wanted = ui::formWith<Rules>(document);
    view().start();
    for (int fields = 0; fields < 200; ++fields) {
      const std::string key = focused();
      if (key.empty()) return;
      QLineEdit& line = cell(key).line();
      const auto text = wanted.texts.find(key);
      if (text != wanted.texts.end()) QTest::keyClicks(&line, QString::fromStdString(text->second));
      if (focused() == key) QTest::keyClick(&line, Qt::Key_Return);
    }
    qFatal("the fields have no end");
  }
  /// The field that has the keyboard; empty if none has.
  [[nodiscard]] std::string focused() const {
    for (const ui::FormRow& row : view().look().rows) {
      for (const ui::FormCell& one : row.cells) {
        ui::NumberCell* const found = view().table().cell(one.key);
        if (found != nullptr && found->line().hasFocus()) return one.key;
      }
    }
    return {};
  }

  test::Home home;
  std::unique_ptr<ui::EndPositionPage> page;
};

QStringList filesIn(const test::Home& home) {
  return QDir(home.file(u"games"_s)).entryList({u"*.nilometer-position"_s}, QDir::Files);
}

} // namespace

class tst_SaqqaraPositionPage : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void init() { QVERIFY(text::useLanguage(u"en")); }
  void keysGiveTheStoredPosition();
  void scoreIsThatOfTheCommandLine();
  void everyNumberOfPlayers_data();
  void everyNumberOfPlayers();
  void missingPointsAreAsked();
  void problemsStandBelowTheirFields();
  void namesStayAboveTheirColumns();
  void formSaysHowManyPyramidsThereAre_SET3();
  void undoTakesBackFieldByField();
  void fileIsGoneOnWith();
  void resultStaysInTheArchiveWhileItIsEnteredOn();
  void whatIsNoNumberYetComesBack();
  void damagedFileIsRefused();
  void earlierVersionIsOffered();
  void everyFieldOutlastsDamageBehindIt();
  void changedFileIsComparedWithTheTable();
  void disputedFieldIsScoredBothWays();
  void finalScoringTellsTheWinnerFirst();
  void otherValueWithoutAScoreIsSaidInTheDialog();
  void cutOffFileIsFoundAgain();
  void escLeadsBack();
  void changedResultIsShownBeforeItIsScoredAnew();
  void languageKeepsWhatIsTyped();
  void goesToTheResult();
};

void tst_SaqqaraPositionPage::keysGiveTheStoredPosition() {
  const PositionDocument wanted = stored("saqqara-4-players-told");
  const PageWindow window;
  window.seat(wanted);
  window.typeAll(wanted);
  PositionDocument typed = ui::documentIn<Rules>(window.view().form());
  typed.date = wanted.date;
  typed.title = wanted.title;
  // What is printed may be told in any order.
  const auto byPlace = [](const Tell& told) { return std::pair(told.pyramid, told.level); };
  PositionDocument sorted = wanted;
  std::ranges::sort(sorted.printed, {}, byPlace);
  std::ranges::sort(typed.printed, {}, byPlace);
  QVERIFY(typed == sorted);
  QVERIFY(window.view().scoreButton().isEnabled());
  QVERIFY(window.view().scoreButton().hasFocus());
}

void tst_SaqqaraPositionPage::namesStayAboveTheirColumns() {
  const PageWindow window({800, 480});
  window.view().countButton(5).click();
  const auto& scroll = *window.view().findChild<QScrollArea*>();
  QScrollBar& bar = *scroll.verticalScrollBar();
  QVERIFY(bar.maximum() > 0);
  for (const int at : {bar.maximum() / 3, bar.maximum(), 0}) {
    bar.setValue(at);
    QCoreApplication::processEvents();
    for (std::size_t player = 0; player < 5; ++player) {
      ui::SeatHead& head = window.view().table().head(player);
      const QPoint middle = head.mapTo(scroll.viewport(), head.rect().center());
      QVERIFY(scroll.viewport()->rect().contains(middle));
      QVERIFY(middle.y() < 2 * head.height());
      const QWidget* const seen = scroll.viewport()->childAt(middle);
      QVERIFY(seen == &head || head.isAncestorOf(seen));
    }
  }
  // Whoever goes up row by row sees every field below the names, and comes to them at last.
  window.cell("1.thief").line().setFocus(Qt::TabFocusReason);
  ui::SeatHead& own = window.view().table().head(1);
  int rows = 0;
  for (; rows < 30 && !own.isAncestorOf(QApplication::focusWidget()); ++rows) {
    const QWidget& field = *QApplication::focusWidget();
    QVERIFY(field.mapTo(scroll.viewport(), QPoint()).y() >=
            own.mapTo(scroll.viewport(), QPoint(0, own.height())).y());
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Up);
  }
  QCOMPARE(rows, 11);
}

void tst_SaqqaraPositionPage::scoreIsThatOfTheCommandLine() {
  const PositionDocument document = stored("saqqara-4-players-told");
  const report::ScoreReport judged =
      report::positionReport(scorePosition(document, printedEdition()), printedEdition());
  PageWindow window;
  window.seat(document);
  window.typeAll(document);
  window.view().setWinnerTold(true);
  const QString ranking = window.view().ranking().text();
  qsizetype at = -1;
  for (const report::ScoreRank& rank : judged.ranking) {
    const report::ScoreSeat& seat = judged.seats[rank.player];
    const qsizetype next = ranking.indexOf(u"%1 %2"_s.arg(seat.name).arg(seat.points));
    QVERIFY2(next > at, qPrintable(ranking));
    at = next;
  }
  // The same out of its file.
  QVERIFY(window.page->isSaved());
  const QStringList files = filesIn(window.home);
  QCOMPARE(files.size(), 1);
  const std::string path = window.home.file(u"games/"_s + files.front()).toStdString();
  const std::string text = orStop(record::readFile(path), path);
  const PositionDocument read = orStop(PositionFile::readWhole(text, printedEdition(), path), path);
  QVERIFY(read.open);
  const report::ScoreReport again =
      report::positionReport(scorePosition(read, printedEdition()), printedEdition());
  for (std::size_t i = 0; i < judged.seats.size(); ++i) {
    QCOMPARE(again.seats[i].points, judged.seats[i].points);
  }
}

void tst_SaqqaraPositionPage::everyNumberOfPlayers_data() {
  QTest::addColumn<int>("players");
  for (int players = 3; players <= 5; ++players) QTest::addRow("%d", players) << players;
}

/// With names as long as they may be, nothing leaves the window.
void tst_SaqqaraPositionPage::everyNumberOfPlayers() {
  QFETCH(int, players);
  const PageWindow window;
  window.view().countButton(players).click();
  for (int i = 0; i < players; ++i) {
    QLineEdit& name = window.view().table().head(static_cast<std::size_t>(i)).name();
    name.setFocus();
    name.selectAll();
    QTest::keyClicks(&name, QString(54, QChar(u'A' + i)));
    window.type(std::to_string(i) + ".nile", QString::number(i + 1));
  }
  QCOMPARE(window.view().form().seats.size(), std::size_t(players));
  QCOMPARE(QString::fromStdString(window.view().form().seats.back().name).size(), 54);
  QVERIFY(window.view().minimumSizeHint().width() <= 1280);
  QVERIFY(window.view().look().isReady());
  const auto nile = [&](int i) {
    return ui::documentIn<Rules>(window.view().form()).players[static_cast<std::size_t>(i)].nile;
  };
  for (int i = 0; i < players; ++i) QCOMPARE(nile(i), i + 1);
}

void tst_SaqqaraPositionPage::missingPointsAreAsked() {
  const PageWindow window;
  window.type("1.trade", u"3"_s);
  QCOMPARE(window.view().look().missing, std::vector<std::string>{"vp.trade.3"});
  QVERIFY(!window.view().scoreButton().isEnabled());
  QVERIFY(!window.view().ranking().text().isEmpty());
  window.type("vp.trade.3", u"8"_s);
  QVERIFY(window.view().look().missing.empty());
  QVERIFY(window.view().scoreButton().isEnabled());
  window.view().setWinnerTold(true);
  QVERIFY(window.view().ranking().text().contains(u"8"));
}

void tst_SaqqaraPositionPage::problemsStandBelowTheirFields() {
  for (const QString& language : {u"en"_s, u"de"_s}) {
    QVERIFY(text::useLanguage(language));
    const PageWindow window;
    const auto problem = [&](const std::string& key) { return window.cell(key).problem().text(); };
    window.type("0.trade", u"6"_s);
    QVERIFY(problem("0.trade").contains(u"5"));
    QVERIFY(!window.view().scoreButton().isEnabled());
    window.type("0.trade", u"many"_s);
    QVERIFY(!problem("0.trade").isEmpty());
    window.type("0.trade", u"1"_s);
    QVERIFY(problem("0.trade").isEmpty());
    for (const char* pyramid : {"irrigation", "intrigue", "government", "religion"}) {
      window.type(std::string("0.") + pyramid, u"1"_s);
    }
    const auto& wrong = window.view().look().wrong;
    QCOMPARE(wrong.size(), std::size_t{1});
    QVERIFY2(problem(wrong.front()).contains(u"WORKER-8"), qPrintable(problem(wrong.front())));
    window.type("0.gold", u"41"_s);
    QVERIFY(!problem("0.gold").isEmpty());
    window.type("0.gold", u"40"_s);
    QVERIFY(problem("0.gold").isEmpty());
    window.type("1.gold", u"1"_s);
    QVERIFY2(problem("1.gold").contains(u"SET-7"), qPrintable(problem("1.gold")));
  }
}

// A number in the row of a pyramid is a level, and Soldiers bring the Thief.
void tst_SaqqaraPositionPage::formSaysHowManyPyramidsThereAre_SET3() {
  const PageWindow window;
  window.view().countButton(3).click();
  const QString label = window.view().look().rows[1].label;
  QVERIFY2(label.contains(u"level 0–5"), qPrintable(label));
  for (const char* pyramid : {"irrigation", "intrigue", "government", "religion"}) {
    window.type(std::string("0.") + pyramid, u"1"_s);
  }
  QVERIFY(window.view().look().wrong.empty());
  window.type("1.soldiers", u"2"_s);
  const auto& wrong = window.view().look().wrong;
  QCOMPARE(wrong, std::vector<std::string>{"1.soldiers"});
  const QString why = window.cell(wrong.front()).problem().text();
  QVERIFY2(why.contains(u"at most 5") && why.contains(u"Thief"), qPrintable(why));
}

void tst_SaqqaraPositionPage::undoTakesBackFieldByField() {
  const PageWindow window;
  const ui::PositionForm empty = window.view().form();
  window.type("0.nile", u"12"_s);
  window.type("1.nile", u"7"_s);
  const ui::PositionForm both = window.view().form();
  window.page->undo();
  QCOMPARE(window.view().form().texts.size(), std::size_t{1});
  QCOMPARE(window.view().form().texts.at("0.nile"), std::string("12"));
  window.page->undo();
  QVERIFY(window.view().form() == empty);
  window.page->undo();
  QVERIFY(window.view().form() == empty);
  window.page->redo();
  window.page->redo();
  QVERIFY(window.view().form() == both);
  window.view().countButton(4).click();
  window.page->undo();
  QVERIFY(window.view().form() == both);
}

void tst_SaqqaraPositionPage::fileIsGoneOnWith() {
  PageWindow window;
  window.type("0.nile", u"5"_s);
  window.type("2.gold", u"3"_s);
  const ui::PositionForm entered = window.view().form();
  window.page->leave();
  window.page->goOn();
  QVERIFY(window.view().form().texts == entered.texts);
  const QString path = window.home.preferences.positionInProgress(Rules::id);
  const auto kept = ui::lookAtPlain<Rules>(path);
  QVERIFY(kept.has_value());
  QVERIFY(!kept->scored);
  QCOMPARE(kept->players.size(), 5);
  // Once it is scored, another one begins.
  window.view().scoreButton().click();
  QVERIFY(window.page->isSaved());
  QVERIFY(ui::lookAtPlain<Rules>(path)->scored);
  window.page->leave();
  window.page->goOn();
  QVERIFY(window.view().form().texts.empty());
  QCOMPARE(filesIn(window.home).size(), 1);
}

void tst_SaqqaraPositionPage::resultStaysInTheArchiveWhileItIsEnteredOn() {
  PageWindow window;
  const auto listed = [&] {
    const ui::GameReader reader(ui::games(), window.home.games);
    const auto files = ui::gameFiles(window.home.games.directory());
    const auto game = reader.read(files.front());
    return game.result() == nullptr ? -1 : static_cast<int>(game.result()->seats.front().points);
  };
  window.type("0.nile", u"5"_s);
  window.view().scoreButton().click();
  QVERIFY(window.page->isSaved());
  const int scored = listed();
  QVERIFY(scored >= 0);
  window.page->start();
  window.type("0.nile", u"9"_s);
  QVERIFY(window.page->isSaved());
  QCOMPARE(listed(), scored);
  // Under another name as well.
  window.view().table().head(0).name().setFocus();
  QTest::keyClicks(&window.view().table().head(0).name(), u"Zoe"_s);
  QVERIFY(window.page->isSaved());
  QCOMPARE(filesIn(window.home).size(), 1);
  QCOMPARE(listed(), scored);
  window.view().scoreButton().click();
  QTest::keyClick(&window.page->rescored(), Qt::Key_Return);
  QVERIFY(window.page->isSaved());
  QVERIFY(listed() > scored);
}

void tst_SaqqaraPositionPage::whatIsNoNumberYetComesBack() {
  PageWindow window;
  window.type("0.nile", u"5"_s);
  window.type("1.nile", u"1x"_s);
  window.type("2.trade", u"9"_s); // there is no such level
  const auto typed = window.view().form().texts;
  window.page->leave();
  window.page->goOn();
  QVERIFY(window.view().form().texts == typed);
  QVERIFY(!window.cell("2.trade").problem().text().isEmpty());
}

void tst_SaqqaraPositionPage::damagedFileIsRefused() {
  PageWindow window;
  window.type("0.nile", u"5"_s);
  const ui::PositionForm entered = window.view().form();
  const QString path = window.home.file(u"damaged.nilometer-position"_s);
  const std::string text = sourceText("positions/saqqara-3-players.json");
  QSignalSpy failed(window.page.get(), &ui::PositionPage::failed);
  const std::string head = text.substr(0, text.size() / 2);
  for (const std::string& damaged : {head, std::string("{}"), std::string()}) {
    QFile file(path);
    QVERIFY(file.open(QFile::WriteOnly));
    file.write(QByteArray::fromStdString(damaged));
    file.close();
    QVERIFY(!window.page->openFile(path));
    QVERIFY(!ui::lookAtPlain<Rules>(path).has_value());
    // What is on the screen stays, and so does the file.
    QVERIFY(window.view().form() == entered);
    QVERIFY(file.open(QFile::ReadOnly));
    QCOMPARE(file.readAll().toStdString(), damaged);
    file.close();
  }
  QCOMPARE(failed.size(), 3);
  QVERIFY(!failed.front().front().toString().isEmpty());
}

void tst_SaqqaraPositionPage::earlierVersionIsOffered() {
  PageWindow window;
  const QString path = window.home.file(u"kept.nilometer-position"_s);
  const std::string text = sourceText("positions/saqqara-4-players-told.json");
  ui::keepEarlier(path, QByteArray::fromStdString(text));
  QFile file(path);
  QVERIFY(file.open(QFile::WriteOnly));
  file.write("{\"nilometer\":");
  file.close();
  std::function<void()> way;
  connect(window.page.get(), &ui::PositionPage::offered, window.page.get(),
          [&](const QString&, const QString&, const std::function<void()>& go) { way = go; });
  QVERIFY(!window.page->openFile(path));
  QVERIFY(way != nullptr);
  way();
  QVERIFY(window.view().form() == ui::formWith<Rules>(stored("saqqara-4-players-told")));
}

void tst_SaqqaraPositionPage::everyFieldOutlastsDamageBehindIt() {
  const PageWindow window;
  window.type("0.nile", u"5"_s);
  window.type("1.nile", u"1x"_s);
  window.type("2.trade", u"4"_s);
  test::damageEverywhere<Rules>(window.view().form());
}

void tst_SaqqaraPositionPage::changedFileIsComparedWithTheTable() {
  const PageWindow window;
  window.type("0.nile", u"5"_s);
  window.type("1.nile", u"1x"_s);
  window.type("2.trade", u"4"_s);
  test::changeAndCompare(*window.page, window.home.preferences.positionInProgress(Rules::id));
}

void tst_SaqqaraPositionPage::finalScoringTellsTheWinnerFirst() {
  const PageWindow window;
  window.type("0.nile", u"5"_s);
  test::scoreAndComeBack(*window.page);
}

void tst_SaqqaraPositionPage::disputedFieldIsScoredBothWays() {
  const PageWindow window;
  window.type("0.nile", u"5"_s);
  test::disputeAndSettle(*window.page, "0.nile");
}

void tst_SaqqaraPositionPage::otherValueWithoutAScoreIsSaidInTheDialog() {
  const PageWindow window;
  window.type("1.trade", u"3"_s);
  window.type("vp.trade.3", u"8"_s);
  ui::DisputeDialog& dialog = test::askAbout(*window.page, "1.trade");
  // What is printed on the fourth level nobody has read.
  QTest::keyClicks(&dialog.other(), u"4"_s);
  QVERIFY2(dialog.hint().startsWith(u"With the other value there is no score: "_s),
           qPrintable(dialog.hint()));
  QVERIFY(dialog.markButton().isEnabled());
}

void tst_SaqqaraPositionPage::cutOffFileIsFoundAgain() {
  PageWindow window;
  window.type("0.nile", u"5"_s);
  window.type("1.gold", u"2"_s);
  QVERIFY(window.page->isSaved());
  const QString path = window.home.preferences.positionInProgress(Rules::id);
  window.page->leave();
  QFile file(path);
  QVERIFY(file.open(QFile::ReadWrite) && file.resize(file.size() - 40));
  file.close();
  QVERIFY(file.open(QFile::ReadOnly));
  // Whoever looks for its game finds it.
  QCOMPARE(record::gameIn(file.readAll().toStdString()), std::string(Rules::id));
  QVERIFY(ui::lookAtPlain<Rules>(path).has_value());
  window.page->goOn();
  QCOMPARE(window.view().form().texts.at("1.gold"), std::string("2"));
  QVERIFY(window.page->news().has_value());
}

void tst_SaqqaraPositionPage::escLeadsBack() {
  const PageWindow window;
  test::escLeadsBack(*window.page, "0.nile");
}

void tst_SaqqaraPositionPage::changedResultIsShownBeforeItIsScoredAnew() {
  const PageWindow window;
  window.type("0.nile", u"5"_s);
  test::changeAndScoreAnew(*window.page, "0.nile");
}

void tst_SaqqaraPositionPage::languageKeepsWhatIsTyped() {
  const PageWindow window;
  window.type("0.nile", u"5"_s);
  const QString label = window.view().look().rows.front().label;
  QVERIFY(text::useLanguage(u"de"));
  QTRY_VERIFY(window.view().look().rows.front().label != label);
  QCOMPARE(window.cell("0.nile").line().text(), u"5"_s);
  QVERIFY(!window.cell("0.nile").line().accessibleName().isEmpty());
}

void tst_SaqqaraPositionPage::goesToTheResult() {
  PageWindow window;
  window.type("0.nile", u"5"_s);
  window.view().scoreButton().click();
  ui::FinalScoringPage* const finalScoring = window.page->finalScoring();
  QVERIFY(finalScoring != nullptr);
  QCOMPARE(window.page->currentWidget(), finalScoring);
  while (!finalScoring->scoring().isAtRanking()) finalScoring->next();
  finalScoring->next();
  QVERIFY(window.page->result() != nullptr);
  QCOMPARE(window.page->currentWidget(), window.page->result());
  Q_EMIT window.page->result()->closeRequested();
  QCOMPARE(window.page->currentWidget(), &window.view());
}

NILOMETER_TEST(tst_SaqqaraPositionPage)
#include "tst_saqqara_position_page.moc"
