// SPDX-License-Identifier: GPL-3.0-or-later
#include "test_program.h"

#include "recorded_games.h"
#include "tests/run_program.h"

#include "engine/record/damage.h"
#include "engine/record/line_sums.h"

#include <QRandomGenerator>

using namespace recorded_games;
using nilometer::record::linesBefore;
using nilometer::record::ReadFault;
using nilometer::record::Result;
using nilometer::record::withSums;

namespace {

/// Long runs try every place, short ones some.
bool everywhere() {
  return qEnvironmentVariableIsSet("NILOMETER_FULL");
}

auto readUpToDamage(std::string_view text) {
  return nilometer::record::readUpToDamage(
      text, "a", [](std::string_view lines) { return readRecord(lines, printed(), "a"); });
}

/// Whole lines of `text` before that byte.
std::ptrdiff_t linesUpTo(std::string_view text, std::size_t byte) {
  return std::ranges::count(text.substr(0, byte), '\n');
}

bool isBeginning(const GameRecord& part, const GameRecord& whole) {
  return part.header == whole.header && part.entries.size() <= whole.entries.size() &&
         std::equal(part.entries.begin(), part.entries.end(), whole.entries.begin());
}

} // namespace

class tst_DamagedRecords : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void recordWithSumsIsTheSameGame_data() { gameRows(); }
  void recordWithSumsIsTheSameGame();
  void sumIsTakenOverTheLineAndTheSumBefore();
  void lineChangedLostDoubledMovedOrWithoutSumIsNoticed_data();
  void lineChangedLostDoubledMovedOrWithoutSumIsNoticed();
  void headerThatPromisesSumsHasOne();
  void damagedPrintedValuesAreNoticed();
  void everyWholeLineBeforeAFlippedBitIsRead();
  void everyWholeLineBeforeACutIsRead();
  void zerosAtTheEndAreNoDamage();
  void lineEndsOfOtherSystemsAreNoDamage();
  void damageOfTheHeaderIsAnError();

private:
  const RecordedGame& m_game = recordedGame(u"revised-3-players-anyway"_s);
  const std::string m_text = withSums(m_game.text);
};

void tst_DamagedRecords::recordWithSumsIsTheSameGame() {
  QFETCH(const RecordedGame*, game);
  const std::string summed = withSums(game->text);
  const Result<GameRecord> read = readRecord(summed, printed());
  QVERIFY(read);
  QVERIFY(*read == game->record);
  QCOMPARE(egizia::writeRecord(*read, printed()), egizia::writeRecord(game->record, printed()));
  QCOMPARE(test::schemaFindingsIn(u"record.schema.json"_s, QByteArray::fromStdString(summed)),
           QByteArray());
}

/// What docs/game-record.md says, worked out by hand: `printf LINE | sha256sum`.
void tst_DamagedRecords::sumIsTakenOverTheLineAndTheSumBefore() {
  QCOMPARE(withSums("{\"nilometer\":\"game\",\"format\":1,\"rules\":2}\n{\"do\":\"lay\"}\n"),
           std::string("{\"nilometer\":\"game\",\"format\":2,\"rules\":2,\"sum\":\"e41d192b\"}\n"
                       "{\"do\":\"lay\",\"sum\":\"0c121e01\"}\n"));
}

void tst_DamagedRecords::lineChangedLostDoubledMovedOrWithoutSumIsNoticed_data() {
  QTest::addColumn<QStringList>("lines");
  const QStringList lines = asText(m_text).split(u'\n', Qt::SkipEmptyParts);
  // Line 10 is the first that is otherwise.
  const auto row = [&](const char* name, auto change) {
    QStringList changed = lines;
    change(changed);
    QTest::addRow("%s", name) << changed;
  };
  row("changed", [](QStringList& all) {
    all[9].replace(u"\"player\":\"red\""_s, u"\"player\":\"blue\""_s);
    all[9].replace(u"{\"do\":\"lay\""_s, u"{\"do\":\"stones\""_s);
    all[9].insert(all[9].size() - 18, u" "_s);
  });
  row("lost", [](QStringList& all) { all.removeAt(9); });
  row("doubled", [](QStringList& all) { all.insert(9, all[8]); });
  row("moved", [](QStringList& all) { all.swapItemsAt(9, 10); });
  row("without sum",
      [](QStringList& all) { all[9] = all[9].left(all[9].indexOf(u",\"sum\""_s)) + u'}'; });
}

void tst_DamagedRecords::lineChangedLostDoubledMovedOrWithoutSumIsNoticed() {
  QFETCH(QStringList, lines);
  const auto read = readUpToDamage(lines.join(u'\n').toStdString());
  QVERIFY(read);
  QVERIFY(read->damage);
  QVERIFY(read->damage->fault == ReadFault::wrongSum);
  QCOMPARE(read->damage->line, 10);
  QCOMPARE(read->read.entries.size(), std::size_t{8});
  QVERIFY(isBeginning(read->read, m_game.record));
}

void tst_DamagedRecords::headerThatPromisesSumsHasOne() {
  const std::size_t sum = m_text.find(",\"sum\"");
  std::string without = m_text;
  without.erase(sum, nilometer::record::sumBytes);
  std::string older = m_text;
  older[older.find("\"format\":2") + 9] = '1';
  for (const std::string& damaged : {without, older}) {
    const auto read = readUpToDamage(damaged);
    QVERIFY(!read);
    QVERIFY(read.error().fault == ReadFault::wrongSum);
    QCOMPARE(read.error().line, 1);
  }
}

void tst_DamagedRecords::damagedPrintedValuesAreNoticed() {
  std::string brought = withSums(egizia::writeRecordWithEdition(m_game.record, printed()));
  const auto own = egizia::editionIn(brought);
  QVERIFY(own && own->has_value());
  QCOMPARE((*own)->checksum, printed().checksum);
  brought[brought.find("\"name\"", brought.find('\n')) + 9] ^= 1;
  QVERIFY(!egizia::editionIn(brought));
  const auto read = readUpToDamage(brought);
  QVERIFY(read);
  QCOMPARE(read->damage->line, 2);
  QVERIFY(read->read.entries.empty());
}

/// Nothing that is whole is lost, and nothing is taken for whole that is not.
void tst_DamagedRecords::everyWholeLineBeforeAFlippedBitIsRead() {
  QRandomGenerator random(20261123);
  const std::size_t head = m_text.find('\n') + 1;
  const std::size_t bits = (m_text.size() - head) * 8;
  const std::size_t tries = everywhere() ? bits : 500;
  for (std::size_t i = 0; i < tries; ++i) {
    const std::size_t bit =
        head * 8 + (everywhere() ? i : random.bounded(static_cast<quint32>(bits)));
    std::string damaged = m_text;
    damaged[bit / 8] = static_cast<char>(damaged[bit / 8] ^ (1 << bit % 8));
    const auto read = readUpToDamage(damaged);
    QVERIFY2(read && read->damage, qPrintable(QString::number(bit)));
    QCOMPARE(static_cast<std::ptrdiff_t>(read->read.entries.size()),
             linesUpTo(m_text, bit / 8) - 1);
    QVERIFY(isBeginning(read->read, m_game.record));
  }
}

void tst_DamagedRecords::everyWholeLineBeforeACutIsRead() {
  const std::size_t head = m_text.find('\n') + 1;
  constexpr std::size_t some = 11; // no line has as many bytes as a multiple of it for long
  const std::size_t step = everywhere() ? 1 : some;
  for (std::size_t size = head; size < m_text.size(); size += step) {
    const auto read = readUpToDamage(std::string_view(m_text).substr(0, size));
    QVERIFY2(read, qPrintable(QString::number(size)));
    // A last line is whole without its end.
    const bool isWhole = m_text[size] == '\n';
    const std::ptrdiff_t entries = linesUpTo(m_text, size) - (isWhole ? 0 : 1);
    QCOMPARE(static_cast<std::ptrdiff_t>(read->read.entries.size()), entries);
    QVERIFY(isBeginning(read->read, m_game.record));
    QCOMPARE(read->damage.has_value(), !isWhole && m_text[size - 1] != '\n');
  }
}

void tst_DamagedRecords::zerosAtTheEndAreNoDamage() {
  for (const std::string& whole : {m_text, m_game.text}) {
    const auto read = readUpToDamage(whole + std::string(4096, '\0'));
    QVERIFY(read && !read->damage);
    QVERIFY(read->read == m_game.record);
    QCOMPARE(read->text, whole);
  }
  // Nothing else is damage, however much there is of it.
  for (const std::size_t zeros : {1U, 5000U, 5000000U}) {
    const auto& error = readUpToDamage(std::string(zeros, '\0')).error();
    QVERIFY(error.fault == ReadFault::empty);
    QCOMPARE(error.found, std::string("zeros"));
  }
}

void tst_DamagedRecords::lineEndsOfOtherSystemsAreNoDamage() {
  const std::string other = asText(m_text).replace(u"\n"_s, u"\r\n"_s).toStdString();
  const auto read = readUpToDamage(other);
  QVERIFY(read && !read->damage);
  QVERIFY(read->read == m_game.record);
}

void tst_DamagedRecords::damageOfTheHeaderIsAnError() {
  const std::size_t step = everywhere() ? 1 : 7;
  for (std::size_t bit = 0; bit < m_text.find('\n') * 8; bit += step) {
    std::string damaged = m_text;
    damaged[bit / 8] = static_cast<char>(damaged[bit / 8] ^ (1 << bit % 8));
    QVERIFY2(!readUpToDamage(damaged), qPrintable(QString::number(bit)));
  }
}

NILOMETER_TEST(tst_DamagedRecords)
#include "tst_damaged_records.moc"
