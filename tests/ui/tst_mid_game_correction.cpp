// SPDX-License-Identifier: GPL-3.0-or-later
// A printed number is asked for and corrected in the middle of a game, through the window.
#include "test_program.h"

#include "engine/egizia/file/edition_document.h"
#include "engine/record/edition_places.h"
#include "tests/ui/asked_window.h"
#include "tests/ui/cut_off.h"
#include "tests/ui/large_letters.h"
#include "ui/egizia/scoring/table_ceremony.h"
#include "ui/egizia/words/words.h"
#include "ui/log/log_model.h"
#include "ui/log/log_view.h"
#include "ui/prompts/guide_panel.h"
#include "ui/strip/chip.h"

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

/// Every row of the log as the window shows it, and as one made anew would say it.
bool logIsUpToDate(const Table& table) {
  const QAbstractItemModel& shown = *table.view().log().model();
  const ui::LogModel fresh(table.session());
  if (shown.rowCount() != fresh.rowCount()) return false;
  for (int row = 0; row < fresh.rowCount(); ++row) {
    const int role = Qt::AccessibleTextRole;
    if (shown.index(row, 0).data(role) != fresh.index(row).data(role)) return false;
  }
  return true;
}

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

egizia::GameRecord beforeFinalScoring(const egizia::GameRecord& whole) {
  std::size_t count = 0;
  while (!std::holds_alternative<egizia::FinalScore>(whole.entries[count].entry)) ++count;
  return cutGame(whole, count);
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
  void init() { QVERIFY(words::useLanguage(u"en"_s)); }
  void matchesByKey();
  void matchesByMouse();
  void notNowByKey();
  void answersTakeNoKeyOfAnEntry();
  void typingANumberCanBeLeft();
  void enteringGoesOnMeanwhile();
  void exampleAsksNothing();
  void correctedByKeyShowsTheDifference();
  void leftAsItWasNothingChanges();
  void entryInTheDifferenceIsShown();
  void correctedGameEqualsOneFromTheStart();
  void chosenTabStaysWhenTheTableIsLaidAnew();
  void whatWasUndoneCanStillBeRedone();
  void correctedGameIsTheSameElsewhere();
  void differenceNamesNoHiddenCard();
  void finalScoringAsksForTheCardOnTheTable();
  void confirmingLeavesTheFinalScoringWhereItIs();
  void correctingLeavesTheFinalScoringWhereItIs();
  void nothingIsCutOff_data() { languagesAndSizes({100, 150, 200}); }
  void nothingIsCutOff();
};

void tst_mid_game_correction::matchesByKey() {
  const QTemporaryDir home;
  Table table(home, untilAsked(askingGame(1)));
  const AskedValue asked = table.asked();
  QVERIFY(table.row().isVisible());
  QVERIFY(table.row().matchesButton()->look().text.contains(QString::number(asked.number)));
  table.type(AskedRow::matchesKey);
  QVERIFY(!table.row().isVisible() || table.asked().place != asked.place);
  QCOMPARE(table.copies().size(), std::size_t{1});
  QVERIFY(table.session().record().header.editionId == table.copies().front().id);
  QVERIFY(logIsUpToDate(table));
}

void tst_mid_game_correction::matchesByMouse() {
  const QTemporaryDir home;
  Table table(home, untilAsked(askingGame(2)));
  const AskedValue asked = table.asked();
  QTest::mouseClick(table.row().matchesButton(), Qt::LeftButton);
  QVERIFY(!table.row().isVisible() || table.asked().place != asked.place);
  QCOMPARE(table.copies().size(), std::size_t{1});
}

void tst_mid_game_correction::notNowByKey() {
  const QTemporaryDir home;
  Table table(home, untilAsked(askingGame(1)));
  for (int guard = 0; table.row().isVisible() && guard < 20; ++guard) {
    table.type(AskedRow::notNowKey);
  }
  QVERIFY(!table.row().isVisible());
  QVERIFY(table.copies().empty());
}

void tst_mid_game_correction::answersTakeNoKeyOfAnEntry() {
  const QTemporaryDir home;
  Table table(home, untilAsked(askingGame(1)));
  for (const QChar key : {AskedRow::matchesKey, AskedRow::otherKey, AskedRow::notNowKey,
                          DifferenceCard::takeOverKey, DifferenceCard::leaveKey}) {
    const egizia::GameRecord game = askingGame(3);
    for (std::size_t entries = 0; entries < game.entries.size(); entries += 7) {
      egizia::GameRecord part = game;
      part.entries.resize(entries);
      const ui::EgiziaSession session(part, shelfEdition());
      ui::Draft draft;
      draft.begin({&session.game(), &session.shown(), &session.options()});
      QVERIFY(!ui::KeyCaps(session.edition(), draft).find(key));
    }
  }
}

void tst_mid_game_correction::typingANumberCanBeLeft() {
  const QTemporaryDir home;
  Table table(home, untilAsked(askingGame(1)));
  table.type(AskedRow::otherKey);
  QVERIFY(table.row().numberEdit()->hasFocus());
  table.type(u"7"_s);
  QTest::keyClick(table.row().numberEdit(), Qt::Key_Escape);
  QVERIFY(!table.row().numberEdit()->isVisible());
  QVERIFY(table.view().hasFocus());
  QVERIFY(table.row().isVisible());
  QVERIFY(table.copies().empty());
}

void tst_mid_game_correction::enteringGoesOnMeanwhile() {
  const QTemporaryDir home;
  const egizia::GameRecord whole = askingGame(1);
  const egizia::GameRecord part = untilAsked(whole);
  Table table(home, part);
  const std::string place = table.asked().place;
  const auto isNaming = [](const egizia::Entry& entry) {
    return std::holds_alternative<egizia::NameNileCard>(entry) ||
           std::holds_alternative<egizia::NameTombs>(entry) ||
           std::holds_alternative<egizia::NameSphinxCards>(entry);
  };
  std::size_t next = part.entries.size();
  while (isNaming(whole.entries[next].entry)) {
    QVERIFY(table.session().enter(whole.entries[next++].entry).accepted);
    QVERIFY(table.row().isVisible());
  }
  QVERIFY(table.session().enter(whole.entries[next].entry).accepted);
  const auto asked = ui::askedAfterEntry(table.session(), {});
  QVERIFY(!asked || asked->place != place);
  QCOMPARE(table.row().isVisible(), asked.has_value());
}

void tst_mid_game_correction::exampleAsksNothing() {
  const QTemporaryDir home;
  HomeProgram program(home);
  program.window.openExample();
  while (program.window.session()->canUndo()) {
    QVERIFY(!program.window.game()->strip().asked().isVisible());
    program.window.session()->undo();
  }
}

void tst_mid_game_correction::correctedByKeyShowsTheDifference() {
  const QTemporaryDir home;
  const Telling telling = tellingGame(1);
  Table table(home, telling.game);
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
  const QTemporaryDir home;
  const Telling telling = tellingGame(1);
  Table table(home, telling.game);
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
  const QTemporaryDir home;
  const Telling telling = tellingGame(1);
  Table table(home, telling.game);
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
    const QTemporaryDir home;
    const egizia::GameRecord whole = askingGame(seed);
    const egizia::GameRecord part = untilAsked(whole, 1 + random() % whole.entries.size());
    Table table(home, part);
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

void tst_mid_game_correction::chosenTabStaysWhenTheTableIsLaidAnew() {
  using Front = ui::GuidePanel::Front;
  const QTemporaryDir home;
  const Telling telling = tellingGame(1);
  Table table(home, telling.game);
  QVERIFY(!table.view().guide().shows(Front::guide));
  QTest::mouseClick(&table.view().guide().tab(Front::guide), Qt::LeftButton);
  const QPointer<ui::EgiziaView> before = &table.view();
  table.correct(telling.number);
  table.takeOver();
  QVERIFY(before.isNull());
  QVERIFY(table.view().guide().shows(Front::guide));
}

void tst_mid_game_correction::whatWasUndoneCanStillBeRedone() {
  const QTemporaryDir home;
  const egizia::GameRecord whole = askingGame(1);
  const Telling telling = tellingGame(1);
  const egizia::GameRecord& part = telling.game;
  egizia::GameRecord more = part;
  more.entries.push_back(whole.entries[part.entries.size()]);
  Table table(home, more);
  table.session().undo();
  const AskedValue asked = table.asked();
  table.correct(telling.number);
  table.takeOver();
  QVERIFY(ui::printedNumber(table.session().edition().printed, asked.place) == telling.number);
  QVERIFY(table.session().canRedo());
  table.session().redo();
  QCOMPARE(table.session().record().entries.size(), more.entries.size());
}

void tst_mid_game_correction::correctedGameIsTheSameElsewhere() {
  const QTemporaryDir home;
  const QTemporaryDir elsewhere;
  const Telling telling = tellingGame(1);
  Table table(home, telling.game);
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
          const QString name = words::sphinxCondition(card, session.table());
          QVERIFY(!line.text.contains(name) && !line.entrySentence.contains(name));
        }
        ++told;
      }
    }
  }
  QVERIFY(told > 0);
}

void tst_mid_game_correction::finalScoringAsksForTheCardOnTheTable() {
  const egizia::GameRecord whole = askingGame(1); // an odd seed: cards are named early
  const QTemporaryDir home;
  Table table(home, beforeFinalScoring(whole));
  std::set<int> shown;
  int asked = 0;
  for (int guard = 0; guard < 200 && table.session().shown().phase != egizia::Phase::over;
       ++guard) {
    const std::size_t next = table.session().record().entries.size();
    if (table.view().ceremony().ceremony().mustName()) {
      // What is chosen there is public from then on.
      for (const int card :
           egizia::Bits(std::get<egizia::FinalScore>(whole.entries[next].entry).cards)) {
        shown.insert(card);
      }
      QVERIFY(table.session().enter(whole.entries[next].entry).accepted);
    } else {
      QTest::keyClick(&table.view(), Qt::Key_Return);
    }
    if (const ui::CeremonyStep* step = table.view().ceremony().ceremony().latest()) {
      if (step->kind == ui::CeremonyStep::Kind::sphinx) shown.insert(step->card);
    }
    const QString question = table.view().strip().content().asked.question;
    for (int card = 0; card < int(shelfEdition()->sphinxCards.size()); ++card) {
      const bool names = question.contains(words::sphinxCondition(card, table.session().table()));
      if (!names) continue;
      QVERIFY(shown.contains(card));
      ++asked;
    }
  }
  QCOMPARE(table.session().shown().phase, egizia::Phase::over);
  QVERIFY(asked > 0);
}

void tst_mid_game_correction::confirmingLeavesTheFinalScoringWhereItIs() {
  const QTemporaryDir home;
  Table table(home, beforeFinalScoring(askingGame(1)));
  int confirmed = 0;
  for (int guard = 0; guard < 200 && table.session().shown().phase != egizia::Phase::over;
       ++guard) {
    QTest::keyClick(&table.view(), Qt::Key_Return);
    const auto& ceremony = table.view().ceremony().ceremony();
    const auto at = std::pair(ceremony.pageIndex(), ceremony.revealed());
    const QString question = table.view().strip().content().asked.question;
    if (question.isEmpty()) continue;
    table.type(AskedRow::matchesKey);
    QVERIFY(at == std::pair(ceremony.pageIndex(), ceremony.revealed()));
    QVERIFY(table.view().strip().content().asked.question != question);
    ++confirmed;
  }
  QVERIFY(confirmed > 0);
  QCOMPARE(table.copies().size(), std::size_t{1});
}

void tst_mid_game_correction::correctingLeavesTheFinalScoringWhereItIs() {
  const QTemporaryDir home;
  Table table(home, beforeFinalScoring(askingGame(2))); // an even seed: cards are named late
  using Place = std::tuple<egizia::FinalScore, std::vector<int>, std::size_t>;
  const auto place = [&table] {
    const auto begun = table.view().ceremony().begun();
    return begun ? Place{begun->entry, begun->named, begun->revealed} : Place{};
  };
  int corrected = 0;
  for (int guard = 0; guard < 200 && table.session().shown().phase != egizia::Phase::over;
       ++guard) {
    if (const auto& ceremony = table.view().ceremony().ceremony(); ceremony.mustName()) {
      // Any card that is still to be had.
      const egizia::Player player = ceremony.page()->player;
      for (int card = 0; card < int(shelfEdition()->sphinxCards.size()); ++card) {
        ui::Chip* chip = table.view().choice(ui::questionId(ui::Ask::sphinx, player), card);
        const bool isNamed = std::ranges::count(std::get<1>(place()), card) > 0;
        if (chip == nullptr || !chip->isEnabled() || isNamed) continue;
        QTest::mouseClick(chip, Qt::LeftButton);
        break;
      }
    } else {
      QTest::keyClick(&table.view(), Qt::Key_Return);
    }
    const ui::AskedContent asked = table.view().strip().content().asked;
    if (asked.question.isEmpty() || std::get<2>(place()) == 0) continue;
    const auto before = place();
    table.correct(asked.number + 1);
    if (table.card().isVisible()) table.takeOver();
    QVERIFY(place() == before);
    ++corrected;
  }
  QCOMPARE(table.session().shown().phase, egizia::Phase::over);
  QVERIFY(corrected > 0);
}

void tst_mid_game_correction::nothingIsCutOff() {
  QFETCH(const QString, language);
  QFETCH(const int, percent);
  const LargeLetters letters(language, percent);
  const QTemporaryDir home;
  const Telling telling = tellingGame(1);
  Table table(home, telling.game);
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
