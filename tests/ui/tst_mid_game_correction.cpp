// SPDX-License-Identifier: GPL-3.0-or-later
// A printed number is corrected in the middle of a game, through the window.
#include "test_program.h"

#include "engine/egizia/file/edition_document.h"
#include "engine/record/edition_places.h"
#include "tests/ui/asked_window.h"
#include "tests/ui/cut_off.h"
#include "tests/ui/large_letters.h"
#include "ui/egizia/text/words.h"
#include "ui/table/guide/guide_panel.h"
#include "ui/table/view/header_bar.h"

#include <QLineEdit>
#include <QPointer>
#include <QTest>

#include <random>

using namespace nilometer;
using namespace nilometer::test;
using Table = AskedWindow;
using ui::AskedRow;
using ui::AskedValue;
using ui::DifferenceCard;

namespace {

bool samePlay(const egizia::Replay& a, const egizia::Replay& b) {
  const auto lines = [](const egizia::Replay& replay) {
    std::vector<std::array<int, 4>> all;
    for (const auto& line : replay.ledger.lines()) {
      all.push_back({line.entry, int(line.player), line.points, int(line.rule.index)});
    }
    return all;
  };
  const auto verdicts = [](const egizia::Replay& replay) {
    std::vector<std::pair<bool, std::vector<egizia::Finding>>> all;
    for (const auto& entry : replay.entries) {
      const auto found = entry.verdict.findings();
      all.emplace_back(entry.accepted, std::vector<egizia::Finding>(found.begin(), found.end()));
    }
    return all;
  };
  return lines(a) == lines(b) && verdicts(a) == verdicts(b) && a.state == b.state;
}

/// The same entries on the corrected edition from the start, in another session.
egizia::GameRecord fromTheStart(const egizia::GameRecord& game, const egizia::Edition& corrected) {
  egizia::GameRecord fresh{game.header, {}};
  fresh.header.editionId = corrected.id;
  fresh.header.editionChecksum = corrected.checksum;
  for (const egizia::RecordedEntry& entry : game.entries) {
    const auto same = egizia::readEntry(egizia::writeEntry(entry, game.header, *shelfEdition()),
                                        fresh.header, corrected);
    if (same) fresh.entries.push_back(*same);
  }
  return fresh;
}

} // namespace

class tst_mid_game_correction : public QObject {
  Q_OBJECT
private Q_SLOTS:
  void init() { QVERIFY(text::useLanguage(u"en"_s)); }
  void correctedByKeyShowsTheDifference();
  void leftAsItWasNothingChanges();
  void entryInTheDifferenceIsShown();
  void correctedGameEqualsOneFromTheStart();
  void openGuideStaysOpenWhenTheTableIsLaidAnew();
  void whatWasUndoneCanStillBeRedone();
  void undoOfACorrectionLaysTheTableOutAsItWas();
  void correctedGameIsTheSameElsewhere();
  void differenceNamesNoHiddenCard();
  void nothingIsCutOff_data() { languagesWithSizes({100, 150, 200}); }
  void nothingIsCutOff();
};

void tst_mid_game_correction::correctedByKeyShowsTheDifference() {
  const Telling telling = tellingGame(1);
  Table table(telling.game);
  const AskedValue asked = table.asked();
  const egizia::GameRecord before = table.session().record();
  table.correct(telling.number);
  QVERIFY(table.card().isVisible());
  QVERIFY(!table.row().isVisible());
  QVERIFY(table.session().record() == before);

  egizia::EditionDocument document = egizia::documentOf(*shelfEdition());
  QVERIFY(document.correctNumber(asked.place, telling.number));
  const auto judged = record::rejudge(before, *shelfEdition(), egizia::check(document)->edition);
  std::set<std::size_t> entries;
  for (const auto& one : judged.points) entries.insert(one.entry);
  for (const auto& one : judged.verdicts) entries.insert(one.entry);
  for (const auto& one : judged.leftOut) entries.insert(one.entry);
  QCOMPARE(table.card().content().lines.size(), entries.size());
  for (const auto& line : table.card().content().lines) {
    QVERIFY(entries.contains(line.entry));
    for (const QString& said : line.text.split(u'\n')) QVERIFY(table.card().text().contains(said));
  }
  for (egizia::Player player = 0; player < table.session().players(); ++player) {
    QCOMPARE(table.card().content().totals[player].before, judged.pointsBefore[player]);
    QCOMPARE(table.card().content().totals[player].after, judged.pointsAfter[player]);
  }
  table.takeOver();
  QVERIFY(logIsUpToDate(table));
}

void tst_mid_game_correction::leftAsItWasNothingChanges() {
  const Telling telling = tellingGame(1);
  Table table(telling.game);
  const QByteArray file = bytesOf(table.path);
  table.correct(telling.number);
  table.type(DifferenceCard::leaveKey);
  QCoreApplication::processEvents();
  QVERIFY(!table.card().isVisible());
  QVERIFY(table.session().edition().checksum == shelfEdition()->checksum);
  QCOMPARE(bytesOf(table.path), file);
  QVERIFY(table.copies().empty());
}

void tst_mid_game_correction::entryInTheDifferenceIsShown() {
  const Telling telling = tellingGame(1);
  Table table(telling.game);
  table.correct(telling.number);
  const std::size_t entry = table.card().content().lines.front().entry;
  Q_EMIT table.card().entryRequested(entry);
  QCOMPARE(table.session().shownEntries(), entry + 1);
  QVERIFY(table.card().isVisible());
}

void tst_mid_game_correction::correctedGameEqualsOneFromTheStart() {
  std::mt19937 random(6);
  int corrected = 0;
  int refused = 0;
  for (unsigned seed = 1; seed <= 12; ++seed) {
    const egizia::GameRecord whole = askingGame(seed);
    const egizia::GameRecord part = untilAsked(whole, 1 + random() % whole.entries.size());
    Table table(part);
    // Between two final scorings nothing is asked.
    if (!table.row().isVisible()) continue;
    const AskedValue asked = table.asked();
    const int number = std::max(asked.number + static_cast<int>(random() % 5) - 2, 0);
    if (number == asked.number) continue;
    table.correct(number);
    if (table.card().isVisible()) table.takeOver();
    if (table.session().edition().checksum == shelfEdition()->checksum) {
      // Nonsense: the reason stands there, and all is as it was.
      QVERIFY(!table.view().strip().content().asked.said.isEmpty());
      QVERIFY(table.session().record() == part);
      ++refused;
      continue;
    }
    ++corrected;
    QVERIFY(ui::printedNumber(table.session().edition().printed, asked.place) == number);
    const auto edition = table.session().sharedEdition();
    const ui::EgiziaSession fresh(fromTheStart(part, *edition), edition);
    QVERIFY(table.session().record().entries == fresh.record().entries);
    QVERIFY(samePlay(table.session().replay(), fresh.replay()));
    // The new table is laid out after the corrected values. Its title says what the correction
    // moves, which nobody has to move who played on these values from the start.
    ui::EgiziaSession other(fromTheStart(part, *edition), edition);
    ui::EgiziaView view(other);
    QVERIFY(view.strip().content().rows == table.view().strip().content().rows);
    QVERIFY(view.keys().board() == table.view().keys().board());
  }
  QVERIFY(corrected > 2);
  qInfo("%d corrected, %d refused", corrected, refused);
}

void tst_mid_game_correction::openGuideStaysOpenWhenTheTableIsLaidAnew() {
  using Front = ui::GuidePanel::Front;
  const Telling telling = tellingGame(1);
  Table table(telling.game);
  QVERIFY(!table.view().guide().shows(Front::guide));
  QTest::mouseClick(table.view().strip().guideLine().bulb(), Qt::LeftButton);
  const QPointer<ui::EgiziaView> before = &table.view();
  table.correct(telling.number);
  table.takeOver();
  QVERIFY(before.isNull());
  QVERIFY(table.view().guide().shows(Front::guide));
}

void tst_mid_game_correction::whatWasUndoneCanStillBeRedone() {
  const egizia::GameRecord whole = askingGame(1);
  const Telling telling = tellingGame(1);
  const egizia::GameRecord& part = telling.game;
  egizia::GameRecord more = part;
  more.entries.push_back(whole.entries[part.entries.size()]);
  Table table(more);
  table.session().undo();
  const AskedValue asked = table.asked();
  table.correct(telling.number);
  table.takeOver();
  QVERIFY(ui::printedNumber(table.session().edition().printed, asked.place) == telling.number);
  QVERIFY(table.session().canRedo());
  table.session().redo();
  QCOMPARE(table.session().record().entries.size(), more.entries.size());
}

void tst_mid_game_correction::undoOfACorrectionLaysTheTableOutAsItWas() {
  const Telling telling = tellingGame(1);
  Table table(telling.game);
  const egizia::GameRecord record = table.session().record();
  table.correct(telling.number);
  table.takeOver();
  const std::string corrected = table.session().edition().checksum;
  QVERIFY(corrected != shelfEdition()->checksum);
  const QPointer<ui::EgiziaView> before = &table.view();
  QTest::mouseClick(table.view().header().undoButton(), Qt::LeftButton);
  QTRY_VERIFY(before.isNull());
  QVERIFY(table.session().record() == record);
  QCOMPARE(table.session().edition().checksum, shelfEdition()->checksum);
  QVERIFY(logIsUpToDate(table));
  const QPointer<ui::EgiziaView> back = &table.view();
  QTest::mouseClick(table.view().header().redoButton(), Qt::LeftButton);
  QTRY_VERIFY(back.isNull());
  QCOMPARE(table.session().edition().checksum, corrected);
}

void tst_mid_game_correction::correctedGameIsTheSameElsewhere() {
  const QTemporaryDir elsewhere;
  const Telling telling = tellingGame(1);
  Table table(telling.game);
  table.correct(telling.number);
  table.takeOver();
  QTRY_VERIFY(bytesOf(table.path).contains(table.session().edition().checksum.c_str()));
  const QString taken = elsewhere.filePath(u"taken.nilometer"_s);
  QVERIFY(QFile::copy(table.path, taken));

  HomeProgram other(elsewhere);
  other.window.openFile(taken);
  QVERIFY(other.window.session() != nullptr);
  QVERIFY(other.window.session()->record() == table.session().record());
  QVERIFY(other.window.session()->edition().checksum == table.session().edition().checksum);
  QVERIFY(samePlay(other.window.session()->replay(), table.session().replay()));
}

void tst_mid_game_correction::differenceNamesNoHiddenCard() {
  const egizia::GameRecord whole = askingGame(1); // an odd seed: cards are named early
  const egizia::GameRecord part = beforeFinalScoring(whole);
  const ui::EgiziaSession session(part, shelfEdition());
  int told = 0;
  for (const egizia::PrintedValue& value : shelfEdition()->printed) {
    for (const std::string& inside : record::numberPlaces(*record::parseJson(value.value))) {
      egizia::EditionDocument document = egizia::documentOf(*shelfEdition());
      const std::string place = value.key + inside;
      const int number = *ui::printedNumber(shelfEdition()->printed, place);
      if (!place.starts_with("obelisk") && !place.starts_with("players.crew")) continue;
      if (!document.correctNumber(place, std::max(number - 1, 0))) continue;
      const auto checked = egizia::check(document);
      if (!checked || !checked->findings.empty()) continue;
      const auto judged = record::rejudge(part, *shelfEdition(), checked->edition);
      for (const auto& line : ui::judgedOn(session, judged, u"title"_s).lines) {
        for (int card = 0; card < int(shelfEdition()->sphinxCards.size()); ++card) {
          const QString name = text::sphinxCondition(card, session.table());
          QVERIFY(!line.text.contains(name) && !line.entrySentence.contains(name));
        }
        ++told;
      }
    }
  }
  QVERIFY(told > 0);
}

void tst_mid_game_correction::nothingIsCutOff() {
  QFETCH(const QString, language);
  QFETCH(const int, percent);
  const LargeLetters letters(language, percent);
  const Telling telling = tellingGame(1);
  Table table(telling.game);
  settle(table.window);
  QVERIFY(table.row().isVisible());
  QCOMPARE(cutOffAtLast(table.row()), QString());
  table.type(AskedRow::otherKey);
  QCOMPARE(cutOffAtLast(table.row()), QString());
  QTest::keyClick(table.row().numberEdit(), Qt::Key_Escape);
  table.correct(telling.number);
  settle(table.window);
  QVERIFY(table.card().isVisible());
  QCOMPARE(cutOffAtLast(table.card()), QString());
}

NILOMETER_TEST(tst_mid_game_correction)
#include "tst_mid_game_correction.moc"
