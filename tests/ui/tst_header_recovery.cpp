// SPDX-License-Identifier: GPL-3.0-or-later
// Games whose first line is damaged, and of which no earlier version is there.
#include "test_program.h"

#include "engine/record/line_sums.h"
#include "tests/ui/home_program.h"
#include "tests/ui/notice.h"
#include "tests/ui/shelf_fixture.h"
#include "ui/egizia/session/egizia_session.h"
#include "ui/text/language.h"

#include <QTest>

using namespace record_fixture;
using namespace nilometer;
using namespace nilometer::test;

class tst_header_recovery : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void init() { QVERIFY(text::useLanguage(u"en")); }
  void gameOpensWithWhatIsWhole_data();
  void gameOpensWithWhatIsWhole();
  void anyDamageOfTheFirstLineLosesNoEntry();
  void windowSaysWhatIsMadeUp();
  void whatIsNoGameStaysClosed();

private:
  static QByteArray headerOf(const QByteArray& game) { return game.first(game.indexOf('\n')); }
  /// The game with another first line.
  static QByteArray with(const QByteArray& header, const QByteArray& game) {
    return header + game.sliced(game.indexOf('\n'));
  }
};

void tst_header_recovery::gameOpensWithWhatIsWhole_data() {
  QTest::addColumn<QByteArray>("from");
  QTest::addColumn<QByteArray>("to");
  QTest::addColumn<QStringList>("players");
  QStringList all;
  for (const auto& seat : wholeGame().header.players) all += text::fromUtf8(seat.name);
  const QStringList rest = all.sliced(1);
  QTest::newRow("another letter in a name")
      << QByteArray("Anna") << QByteArray("Anma") << (QStringList{u"Anma"_s} + rest);
  QTest::newRow("no letter in a name") << QByteArray("Anna")
                                       << QByteArray("An\x01"
                                                     "a")
                                       << (QStringList{u"Player 1"_s} + rest);
  QTest::newRow("the key of the players")
      << QByteArray("\"players\"") << QByteArray("\"plbyers\"")
      << QStringList{u"Player 1"_s, u"Player 2"_s, u"Player 3"_s};
  QTest::newRow("the rules") << QByteArray("\"profile\"") << QByteArray("\"profilf\"") << all;
  QTest::newRow("what it is") << QByteArray("\"nilometer\"") << QByteArray("\"nilomete\x07\"")
                              << all;
}

void tst_header_recovery::gameOpensWithWhatIsWhole() {
  QFETCH(const QByteArray, from);
  QFETCH(const QByteArray, to);
  QFETCH(const QStringList, players);
  Shelf shelf;
  const QString path = shelf.put(firstEntries(40));
  const QByteArray bytes = bytesOf(path).replace(from, to);
  QVERIFY(bytes != bytesOf(path));
  writeBytes(path, bytes);
  auto result = shelf.games.open(path);
  auto* game = std::get_if<ui::OpenedGame>(&result);
  QVERIFY(game != nullptr);
  QCOMPARE(game->session->entries(), std::size_t{40});
  QCOMPARE(game->session->names().whole, players);
  QVERIFY(game->isDoubtful);
  QCOMPARE(bytesOf(path + u".damaged-1"_s), bytes);
  // From now on it is a whole game.
  auto again = shelf.games.open(path);
  QVERIFY(!std::get<ui::OpenedGame>(again).damage);
}

void tst_header_recovery::anyDamageOfTheFirstLineLosesNoEntry() {
  Shelf shelf;
  const QString path = shelf.put(firstEntries(40));
  const QByteArray whole = bytesOf(path);
  const QByteArray header = headerOf(whole);
  for (qsizetype at = 1; at < header.size(); at += 5) {
    QByteArray flipped = header;
    flipped[at] = static_cast<char>(flipped[at] ^ (1 << at % 7));
    for (const QByteArray& damaged : {flipped, header.first(at)}) {
      writeBytes(path, with(damaged, whole));
      auto result = shelf.games.openCopy(path);
      const auto* game = std::get_if<ui::OpenedGame>(&result);
      const auto* why = readErrorOf(result);
      const std::string where = std::to_string(at) + (why != nullptr ? " refused" : " lost");
      QVERIFY2(game != nullptr, where.c_str());
      QVERIFY2(game->session->entries() == 40, where.c_str());
    }
  }
}

void tst_header_recovery::windowSaysWhatIsMadeUp() {
  HomeProgram program;
  const QString path = program.file(u"games/game.nilometer"_s);
  const auto whole = QByteArray::fromStdString(
      record::withSums(egizia::writeRecord(firstEntries(40), *shelfEdition())));
  writeBytes(path, with(headerOf(whole).first(30), whole));
  program.window.openFile(path);
  QVERIFY(program.window.session() != nullptr);
  QCOMPARE(program.window.session()->entries(), std::size_t{40});
  const QString said = noticeIn(program.window);
  for (const QString& part : {u"40 entries"_s, u"3 players"_s, u"rules"_s, u".damaged-1"_s}) {
    QVERIFY2(said.contains(part), qPrintable(said));
  }
  goWay(program.window, u"Compared with the table"_s);
  QVERIFY(noticeIn(program.window).isEmpty());
}

void tst_header_recovery::whatIsNoGameStaysClosed() {
  Shelf shelf;
  const QString path = shelf.file(u"letter.nilometer"_s);
  writeBytes(path, "Dear Anna,\nsee you on Friday.\n");
  QVERIFY(readErrorOf(shelf.games.open(path)) != nullptr);
  // Nothing is left to hold on to.
  const QByteArray whole = bytesOf(shelf.put(firstEntries(0)));
  writeBytes(path, whole.first(50));
  QVERIFY(readErrorOf(shelf.games.open(path)) != nullptr);
}

NILOMETER_TEST(tst_header_recovery)
#include "tst_header_recovery.moc"
