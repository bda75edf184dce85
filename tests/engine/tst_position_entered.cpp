// SPDX-License-Identifier: GPL-3.0-or-later
#include "entered_cells.h"
#include "position_documents.h"
#include "position_fixture.h"
#include "test_program.h"
#include "tests/golden_games.h"

#include "engine/egizia/file/game_ending.h"
#include "engine/egizia/file/position_document.h"

#include <QTest>

using namespace position_fixture;
using namespace Qt::Literals::StringLiterals;
using nilometer::record::Ending;
using nilometer::record::GameResult;
using nilometer::record::Unfinished;
using nilometer::test::goldenEdition;
using nilometer::test::RandomPosition;
using Stage = Position::Stage;

namespace {

/// Two players who have got as far as these fields.
PositionEntered halfEntered(const Edition& edition) {
  PositionEntered entered;
  entered.edition = {edition.id, edition.checksum};
  entered.profile = Profile::tournament;
  entered.options = optionsOf(Profile::tournament);
  entered.options.seatBids = true;
  entered.date = "2026-11-20";
  entered.title = "At \"Çağla's\"";
  entered.seats = {{"Anna", "green", 3}, {"", "blue", 0}};
  entered.everything = true;
  entered.cards[{PositionRow::sphinx, 0, 1}] = {{edition.sphinxCards[3].id, 0}};
  entered.texts[{PositionRow::points, 0, 0}] = "6";
  entered.texts[{PositionRow::tombSum, 0, 1}] = "4 five";
  entered.switched.insert({PositionRow::tombCard, 1, 3});
  entered.cards[{PositionRow::fieldCards, 0, 0}] = {{"start", 1}, {"brown-7", 2}};
  entered.disputes[{PositionRow::points, 0, 0}] = {"Ben: \"7\"", "7"};
  entered.disputes[{PositionRow::stones, 0, 1}] = {{}, "8"};
  entered.disputes[{PositionRow::sell, 0, 1}] = {{}, ""};
  entered.disputes[{PositionRow::fieldCards, 0, 0}] = {"or green", std::nullopt};
  return entered;
}

} // namespace

/// An end position that is still being entered is kept as it is on the screen.
class tst_PositionEntered : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void whatIsEnteredIsReadBackEqual();
  void documentFitsTheSchema();
  void headNamesPlayersAndDayOfEveryFormat();
  void unfinishedNumbersAreNoPosition();
  void archiveKeepsWhatWasScored_data();
  void archiveKeepsWhatWasScored();
  void olderFormatsAreReadAlike();
  void scoredPositionKeepsWhatIsDisputed();
  void whatCannotBeEnteredIsRefused_data();
  void whatCannotBeEnteredIsRefused();

private:
  std::shared_ptr<const Edition> m_golden = goldenEdition();
  const Edition& m_edition = *m_golden;
};

void tst_PositionEntered::whatIsEnteredIsReadBackEqual() {
  const PositionEntered entered = halfEntered(m_edition);
  const PositionDocument document = RandomPosition(m_edition, 3, 1).document();
  for (const PositionDocument* around :
       {static_cast<const PositionDocument*>(nullptr), &document}) {
    const std::string text = writePosition(entered, Stage::open, around, m_edition);
    const auto read = readPositionEntered(text, m_edition);
    QVERIFY2(read, (errorText(read) + " in " + text).c_str());
    QVERIFY(*read == entered);
    if (around == nullptr) continue;
    const auto whole = readPositionDocument(text, m_edition);
    QVERIFY2(whole, errorText(whole).c_str());
    QVERIFY(*whole == document);
  }
}

void tst_PositionEntered::documentFitsTheSchema() {
  const PositionDocument document = RandomPosition(m_edition, 4, 2).document();
  for (const PositionDocument* around :
       {static_cast<const PositionDocument*>(nullptr), &document}) {
    const std::string text = writePosition(halfEntered(m_edition), Stage::open, around, m_edition);
    QCOMPARE(positionSchemaFindings(QByteArray::fromStdString(text)), QByteArray());
  }
}

void tst_PositionEntered::headNamesPlayersAndDayOfEveryFormat() {
  const auto old = readPositionHead(view(documentedExample()));
  QVERIFY(old);
  QCOMPARE(old->seats.back().name, std::string("Ben"));
  QVERIFY(old->stage == Stage::scored);
  PositionEntered entered = halfEntered(m_edition);
  const PositionDocument document = RandomPosition(m_edition, 3, 1).document();
  const auto open = readPositionHead(writePosition(entered, Stage::open, nullptr, m_edition));
  QVERIFY(open && open->stage == Stage::open);
  QCOMPARE(open->date, entered.date);
  QCOMPARE(open->title, entered.title);
  QVERIFY(open->seats == entered.seats);
  // What was entered last counts, not what was scored before.
  const auto changed =
      readPositionHead(writePosition(entered, Stage::changed, &document, m_edition));
  QVERIFY(changed && changed->stage == Stage::changed);
  QVERIFY(changed->seats == entered.seats);
  QVERIFY(changed->edition == entered.edition);
}

void tst_PositionEntered::unfinishedNumbersAreNoPosition() {
  const std::string text = writePosition(halfEntered(m_edition), Stage::open, nullptr, m_edition);
  const auto position = readPosition(text, m_edition, "a file");
  QVERIFY(!position);
  QVERIFY(position.error().fault == ReadFault::unfinishedPosition);
  QCOMPARE(position.error().file, std::string("a file"));
  const auto edition = readPositionEdition(text);
  QVERIFY(edition && edition->fits(m_edition));
}

void tst_PositionEntered::archiveKeepsWhatWasScored_data() {
  QTest::addColumn<bool>("complete");
  QTest::addColumn<bool>("scored");
  QTest::addColumn<bool>("listed");
  QTest::newRow("numbers missing") << false << false << false;
  QTest::newRow("all numbers, not scored") << true << false << false;
  QTest::newRow("changed after it was scored") << true << true << true;
}

void tst_PositionEntered::archiveKeepsWhatWasScored() {
  QFETCH(bool, complete);
  QFETCH(bool, scored);
  QFETCH(bool, listed);
  const PositionEntered entered = halfEntered(m_edition);
  const PositionDocument document = RandomPosition(m_edition, 3, 1).document();
  const std::string text = writePosition(entered, scored ? Stage::changed : Stage::open,
                                         complete ? &document : nullptr, m_edition);
  const std::array editions{m_golden};
  const Ending ending = endingOfPosition(text, editions);
  QCOMPARE(std::holds_alternative<GameResult>(ending), listed);
  QCOMPARE(std::holds_alternative<Unfinished>(ending), !listed);
  if (!listed) return;
  const Ending before = endingOfPosition(writePosition(document, m_edition), editions);
  QVERIFY(std::get<GameResult>(ending) == std::get<GameResult>(before));
}

void tst_PositionEntered::olderFormatsAreReadAlike() {
  PositionDocument document = RandomPosition(m_edition, 2, 3).document();
  for (const int format : {2, 1}) {
    if (format == 1) document.edition.checksum.clear();
    const std::string text = writePosition(document, m_edition);
    QVERIFY(text.find(R"("format":7)") != std::string::npos);
    const auto read = readPositionDocument(nilometer::record::withFormat(text, format), m_edition);
    QVERIFY2(read, errorText(read).c_str());
    QVERIFY(*read == document);
  }
}

void tst_PositionEntered::scoredPositionKeepsWhatIsDisputed() {
  const PositionEntered entered = halfEntered(m_edition);
  const PositionDocument document = RandomPosition(m_edition, 3, 1).document();
  const std::string text = writePosition(entered, Stage::scored, &document, m_edition);
  const auto head = readPositionHead(text);
  QVERIFY(head && head->stage == Stage::scored && head->hasEntered);
  const auto position = readPosition(text, m_edition);
  QVERIFY(position && position->stage == Stage::scored);
  for (const int format : {5, 7}) {
    const auto read = readPositionEntered(nilometer::record::withFormat(text, format), m_edition);
    QVERIFY(read && *read == entered);
  }
}

void tst_PositionEntered::whatCannotBeEnteredIsRefused_data() {
  QTest::addColumn<QByteArray>("from");
  QTest::addColumn<QByteArray>("to");
  QTest::addColumn<QByteArray>("where");
  const auto row = [](const char* name, const char* from, const char* to, const char* where) {
    QTest::newRow(name) << QByteArray(from) << QByteArray(to) << QByteArray(where);
  };
  row("no row", R"("row":"points")", R"("row":"pointz")", "entered.cells[1].row");
  row("fifth player", R"("player":4)", R"("player":5)", "entered.cells[3].player");
  row("part 0", R"("part":2)", R"("part":0)", "entered.cells[3].part");
  row("too long", R"("text":"6")", R"("text":"%1")", "entered.cells[1].text");
  row("line end", R"("text":"6")", R"("text":"6\n")", "entered.cells[1].text");
  row("no card", R"("card":"brown-7")", R"("card":"brown-99")", "entered.cells[6].cards[1].card");
  row("improved thrice", R"("improved":2)", R"("improved":3)",
      "entered.cells[6].cards[1].improved");
  row("start field as printed", R"({"card":"start","improved":1})", R"("start")",
      "entered.cells[6].cards[0]");
  row("another key", R"("everything":true)", R"("every":true)", "entered.every");
  row("another key of a player", R"("bid":1.5)", R"("bit":1.5)", "entered.players[0].bit");
  row("neither note nor value", R"("disputed":{"other":{}})", R"("disputed":{})",
      "entered.cells[5].disputed.note");
  row("another value of cards", R"({"note":"or green")", R"({"note":"or green","other":{})",
      "entered.cells[6].disputed.other");
  row("no other value", R"({"text":"8"})", "{}", "entered.cells[4].disputed.other.text");
  row("a text for yes or no", R"("other":{}})", R"("other":{"text":"8"}})",
      "entered.cells[5].disputed.other.text");
  row("empty note", R"("note":"or green")", R"("note":"")", "entered.cells[6].disputed.note");
  row("note too long", R"("note":"or green")", R"("note":"%2")", "entered.cells[6].disputed.note");
  row("one colour twice", R"("colour":"blue")", R"("colour":"green")", "entered.players[1].colour");
}

void tst_PositionEntered::whatCannotBeEnteredIsRefused() {
  QFETCH(QByteArray, from);
  QFETCH(QByteArray, to);
  QFETCH(QByteArray, where);
  const QByteArray text = QByteArray::fromStdString(
      writePosition(halfEntered(m_edition), Stage::open, nullptr, m_edition));
  const QByteArray wrong = replaced(
      text, from, to.replace("%1", QByteArray(201, '1')).replace("%2", QByteArray(501, '1')));
  QVERIFY(!wrong.isEmpty());
  const auto read = readPositionEntered(view(wrong), m_edition);
  QVERIFY(!read);
  QCOMPARE(QByteArray::fromStdString(read.error().where), where);
  // The longest there may be is read.
  const QByteArray longest =
      replaced(text, R"("text":"6")", R"("text":")" + QByteArray(200, '1') + '"');
  QVERIFY(readPositionEntered(view(longest), m_edition));
  const QByteArray note =
      replaced(text, R"("note":"or green")", R"("note":")" + QByteArray(500, '1') + '"');
  QVERIFY(readPositionEntered(view(note), m_edition));
}

NILOMETER_TEST(tst_PositionEntered)
#include "tst_position_entered.moc"
