// SPDX-License-Identifier: GPL-3.0-or-later
#include "test_program.h"

#include "engine/table/score_track.h"

#include <QTest>

#include <algorithm>
#include <random>
#include <vector>

using namespace nilometer::table;

namespace {

// Players are the letters a to d. "abc" names them from the very back to the front.
ScoreTrack trackOf(const QByteArray& backToFront) {
  std::vector<Player> players;
  for (const char letter : backToFront) players.push_back(static_cast<Player>(letter - 'a'));
  return ScoreTrack(players);
}

Player playerOf(const QByteArray& word) {
  return static_cast<Player>(word.at(0) - 'a');
}

char letterOf(Player player) {
  return player == noPlayer ? '-' : static_cast<char>('a' + player);
}

// "a+6 b-3": moves one after the other.
void moveAll(ScoreTrack& track, const QByteArray& moves) {
  for (const QByteArray& word : moves.split(' ')) {
    if (!word.isEmpty()) track.move(playerOf(word), word.mid(1).toInt());
  }
}

// "a6 b6 c-1": who stands where, the front first.
QByteArray pictureOf(const ScoreTrack& track) {
  QByteArrayList words;
  for (const Player player : track.fromTheFront()) {
    words << QByteArray(1, letterOf(player)) + QByteArray::number(track.points(player));
  }
  return words.join(' ');
}

} // namespace

class tst_ScoreTrack : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void startsOnZeroInTheGivenOrder_data();
  void startsOnZeroInTheGivenOrder();
  void trackWithoutPlayersIsEmpty();
  void movesAndQueues_data();
  void movesAndQueues();
  void tellsThePlaceInTheQueue_data();
  void tellsThePlaceInTheQueue();
  void setsThePlaceInTheQueue_data();
  void setsThePlaceInTheQueue();
  void laterArrivalGetsTheSmallerOrderTile();
  void tracksAreEqualOnlyIfQueuesAre();
  void ordersByPointsThenArrival_data();
  void ordersByPointsThenArrival();
};

void tst_ScoreTrack::startsOnZeroInTheGivenOrder_data() {
  QTest::addColumn<QByteArray>("backToFront");
  QTest::addColumn<QByteArray>("expected");
  QTest::newRow("SET-2 two players") << QByteArray("ab") << QByteArray("b0 a0");
  QTest::newRow("SET-2 three players") << QByteArray("abc") << QByteArray("c0 b0 a0");
  QTest::newRow("SET-2 four players") << QByteArray("abcd") << QByteArray("d0 c0 b0 a0");
  QTest::newRow("SET-2 any order") << QByteArray("cadb") << QByteArray("b0 d0 a0 c0");
}

void tst_ScoreTrack::startsOnZeroInTheGivenOrder() {
  QFETCH(QByteArray, backToFront);
  QFETCH(QByteArray, expected);
  const ScoreTrack track = trackOf(backToFront);
  QCOMPARE(pictureOf(track), expected);
  QCOMPARE(track.players(), static_cast<int>(backToFront.size()));
}

void tst_ScoreTrack::trackWithoutPlayersIsEmpty() {
  const ScoreTrack track;
  QCOMPARE(track.players(), 0);
  QVERIFY(track.fromTheFront().empty());
}

void tst_ScoreTrack::movesAndQueues_data() {
  QTest::addColumn<QByteArray>("backToFront");
  QTest::addColumn<QByteArray>("moves");
  QTest::addColumn<QByteArray>("expected");
  const auto row = [](const char* name, const char* players, const char* moves,
                      const char* expected) {
    QTest::newRow(name) << QByteArray(players) << QByteArray(moves) << QByteArray(expected);
  };
  row("TRACK-1 forward, behind those there", "abcd", "a+3 b+3", "a3 b3 d0 c0");
  row("TRACK-1 forward, behind two", "abcd", "a+4 b+4 c+4", "a4 b4 c4 d0");
  row("TRACK-1 backward, behind those there", "abcd", "a+3 b+3 a-3", "b3 d0 c0 a0");
  row("TRACK-1 backward past one, behind another", "abcd", "a+9 b+7 c+5 a-4", "b7 c5 a5 d0");
  row("TRACK-1 a move of 0 keeps the front place", "abcd", "d+0", "d0 c0 b0 a0");
  row("TRACK-1 a move of 0 keeps a middle place", "abcd", "b+0", "d0 c0 b0 a0");
  row("TRACK-1 away and back loses the place", "abcd", "d+1 d-1", "c0 b0 a0 d0");
  row("TRACK-1 away and back in the same queue's end", "abcd", "a+1 a-1", "d0 c0 b0 a0");
  row("TRACK-1 below zero", "abcd", "d-2", "c0 b0 a0 d-2");
  row("TRACK-1 queue below zero", "abcd", "d-2 c-2", "b0 a0 d-2 c-2");
  row("TRACK-1 from below zero onto zero", "abcd", "d-2 d+2", "c0 b0 a0 d0");
  row("TRACK-1 from below zero past zero", "abcd", "d-2 d+3", "d1 c0 b0 a0");
  row("TRACK-1 two players", "ab", "a+2 b+2", "a2 b2");
  row("TRACK-1 three players", "abc", "b+2 a+2 c+2", "b2 a2 c2");
  row("TRACK-1 past 50 is not the space 50 lower", "abc", "a+60 b+10", "a60 b10 c0");
  row("TRACK-1 queue past 50", "abc", "a+60 b+10 b+50", "a60 b60 c0");
  row("TRACK-3 most points in front", "abcd", "a+5 b+7", "b7 a5 d0 c0");
}

void tst_ScoreTrack::movesAndQueues() {
  QFETCH(QByteArray, backToFront);
  QFETCH(QByteArray, moves);
  QFETCH(QByteArray, expected);
  ScoreTrack track = trackOf(backToFront);
  moveAll(track, moves);
  QCOMPARE(pictureOf(track), expected);
}

void tst_ScoreTrack::tellsThePlaceInTheQueue_data() {
  QTest::addColumn<QByteArray>("moves");
  QTest::addColumn<QByteArray>("places");
  QTest::addColumn<QByteArray>("ahead");
  QTest::newRow("TRACK-1 all on one space")
      << QByteArray("") << QByteArray("3210") << QByteArray("bcd-");
  QTest::newRow("TRACK-1 three and one")
      << QByteArray("a+4 b+4 c+4") << QByteArray("0120") << QByteArray("-ab-");
  QTest::newRow("TRACK-1 two and two")
      << QByteArray("d+1 a+1") << QByteArray("1100") << QByteArray("dc--");
  QTest::newRow("TRACK-1 everyone alone")
      << QByteArray("a+1 b+2 c+3") << QByteArray("0000") << QByteArray("----");
  QTest::newRow("TRACK-1 fifty apart")
      << QByteArray("a+51 b+1 c-1") << QByteArray("0000") << QByteArray("----");
}

void tst_ScoreTrack::tellsThePlaceInTheQueue() {
  QFETCH(QByteArray, moves);
  QFETCH(QByteArray, places);
  QFETCH(QByteArray, ahead);
  ScoreTrack track = trackOf("abcd");
  moveAll(track, moves);
  QByteArray foundPlaces;
  QByteArray foundAhead;
  for (Player player = 0; player < track.players(); ++player) {
    foundPlaces += QByteArray::number(track.placeInQueue(player));
    foundAhead += letterOf(track.aheadOnSameSpace(player));
  }
  QCOMPARE(foundPlaces, places);
  QCOMPARE(foundAhead, ahead);
}

void tst_ScoreTrack::setsThePlaceInTheQueue_data() {
  QTest::addColumn<QByteArray>("moves");
  QTest::addColumn<char>("who");
  QTest::addColumn<int>("place");
  QTest::addColumn<QByteArray>("expected");
  const auto row = [](const char* name, const char* moves, char who, int place,
                      const char* expected) {
    QTest::newRow(name) << QByteArray(moves) << who << place << QByteArray(expected);
  };
  const char* queue = "a+4 b+4 c+4"; // a4 b4 c4 d0
  row("TRACK-1 last to the front", queue, 'c', 0, "c4 a4 b4 d0");
  row("TRACK-1 front to the middle", queue, 'a', 1, "b4 a4 c4 d0");
  row("TRACK-1 front to the end", queue, 'a', 2, "b4 c4 a4 d0");
  row("TRACK-1 beyond the end means the end", queue, 'a', 9, "b4 c4 a4 d0");
  row("TRACK-1 own place changes nothing", queue, 'b', 1, "a4 b4 c4 d0");
  row("TRACK-1 alone on the space, nobody is passed", queue, 'd', 3, "a4 b4 c4 d0");
  const char* between = "a+9 b+4 c+4 d+1"; // a9 b4 c4 d1
  row("TRACK-1 others further in front stay", between, 'c', 0, "a9 c4 b4 d1");
  row("TRACK-1 others further back stay", between, 'b', 7, "a9 c4 b4 d1");
  row("TRACK-1 below zero", "a-1 b-1", 'b', 0, "d0 c0 b-1 a-1");
}

void tst_ScoreTrack::setsThePlaceInTheQueue() {
  QFETCH(QByteArray, moves);
  QFETCH(char, who);
  QFETCH(int, place);
  QFETCH(QByteArray, expected);
  ScoreTrack track = trackOf("abcd");
  moveAll(track, moves);
  track.setPlaceInQueue(static_cast<Player>(who - 'a'), place);
  QCOMPARE(pictureOf(track), expected);
}

// TRACK-1, ORDER-1, worked example 9: red (a) and then blue (b) reach the same space.
void tst_ScoreTrack::laterArrivalGetsTheSmallerOrderTile() {
  ScoreTrack track = trackOf("ab");
  moveAll(track, "b+3");
  moveAll(track, "a+6 b+3");
  QCOMPARE(pictureOf(track), QByteArray("a6 b6"));
  QCOMPARE(letterOf(track.aheadOnSameSpace(playerOf("b"))), 'a');
  QCOMPARE(letterOf(track.fromTheFront().back()), 'b');
}

void tst_ScoreTrack::tracksAreEqualOnlyIfQueuesAre() {
  ScoreTrack one = trackOf("abc");
  ScoreTrack other = trackOf("abc");
  moveAll(one, "a+3 b+3 c+1 c-1");
  moveAll(other, "b+3 a+3");
  QVERIFY(!(one == other));
  other.setPlaceInQueue(playerOf("a"), 0);
  QVERIFY(one == other);
}

void tst_ScoreTrack::ordersByPointsThenArrival_data() {
  QTest::addColumn<int>("players");
  QTest::newRow("TRACK-1 TRACK-3 two players") << 2;
  QTest::newRow("TRACK-1 TRACK-3 three players") << 3;
  QTest::newRow("TRACK-1 TRACK-3 four players") << 4;
}

// A thousand moves against a list that is sorted anew by points and time of arrival.
void tst_ScoreTrack::ordersByPointsThenArrival() {
  QFETCH(int, players);
  struct Marker {
    Player player;
    int points;
    int arrival;
  };
  ScoreTrack track = trackOf(QByteArray("abcd").left(players));
  std::vector<Marker> markers;
  for (int i = 0; i < players; ++i) markers.push_back({static_cast<Player>(i), 0, -i});

  std::mt19937_64 random(9);
  for (int time = 1; time <= 1000; ++time) {
    const auto player = static_cast<Player>(random() % static_cast<std::uint64_t>(players));
    const int by = static_cast<int>(random() % 7) - 3;
    track.move(player, by);
    const auto moved = std::ranges::find(markers, player, &Marker::player);
    moved->points += by;
    if (by != 0) moved->arrival = time;
    std::ranges::sort(markers, [](const Marker& a, const Marker& b) {
      return a.points != b.points ? a.points > b.points : a.arrival < b.arrival;
    });
    QByteArrayList expected;
    for (const Marker& marker : markers) {
      expected << QByteArray(1, letterOf(marker.player)) + QByteArray::number(marker.points);
    }
    QCOMPARE(pictureOf(track), expected.join(' '));
  }
}

NILOMETER_TEST(tst_ScoreTrack)
#include "tst_score_track.moc"
