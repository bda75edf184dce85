// SPDX-License-Identifier: GPL-3.0-or-later
// A correction of a printed value in the middle of a game equals playing the game on the corrected
// edition from the start.
#include "test_program.h"

#include "tests/engine/record_fixture.h"

#include "engine/egizia/file/edition_document.h"
#include "engine/record/json.h"
#include "engine/record/rejudge.h"

#include <QTest>

#include <algorithm>
#include <random>

using namespace record_fixture;
using nilometer::record::JsonArray;
using nilometer::record::JsonObject;
using nilometer::record::JsonValue;

namespace {

const Edition& shippedOne() {
  static const Edition edition = bundledEdition();
  return edition;
}

/// A game of `players` on that edition, cut off somewhere.
GameRecord partOfAGame(const Edition& edition, unsigned seed, std::mt19937& random) {
  const auto profile = static_cast<Profile>(seed % 4);
  const int players = 2 + static_cast<int>(seed % 3);
  GameRecord game = randomGame(edition, players, profile, seed);
  if (seed % 2 == 0) game.entries.resize(1 + random() % game.entries.size());
  return game;
}

/// A whole number out of a printed value changed a little; false if the value holds none there.
bool changeANumber(EditionDocument& document, const PrintedValue& value, std::mt19937& random) {
  std::vector<std::string> places;
  const auto gather = [&](const auto& self, const std::string& place,
                          const JsonValue& node) -> void {
    if (node.as<std::int64_t>() != nullptr) places.push_back(place);
    if (const auto* list = node.as<JsonArray>()) {
      for (std::size_t i = 0; i < list->size(); ++i) {
        self(self, place + '[' + std::to_string(i) + ']', (*list)[i]);
      }
    }
    if (const auto* members = node.as<JsonObject>()) {
      for (const auto& [name, member] : *members) self(self, place + '.' + name, member);
    }
  };
  gather(gather, value.key, *document.value(value.key));
  if (places.empty()) return false;
  const std::string& place = places[random() % places.size()];
  const auto number = *document.value(place)->as<std::int64_t>();
  return document.set(place, static_cast<int>(number) + (random() % 2 == 0 ? 1 : -1));
}

/// Or a change of another kind: of the river, of a list, of a picture.
bool changeOtherwise(EditionDocument& document, const PrintedValue& value, std::mt19937& random) {
  const auto* list = document.value(value.key)->as<JsonArray>();
  if (list == nullptr) return false;
  const std::size_t size = list->size();
  switch (random() % 3) {
  case 0: return document.move(value.key, random() % size, random() % size);
  case 1: return document.remove(value.key, random() % size);
  default: return document.duplicate(value.key, random() % size);
  }
}

/// The shipped edition with one printed value changed so that it still makes sense.
Edition correctedEdition(std::mt19937& random) {
  for (;;) {
    EditionDocument document = documentOf(shippedOne());
    const PrintedValue& value = shippedOne().printed[random() % shippedOne().printed.size()];
    if (value.key.starts_with("box.")) continue;
    // Most values are those of cards; a single one of them rarely decides anything.
    const bool ofACard = value.key.find("Cards.") != std::string::npos;
    if (ofACard && random() % 4 != 0) continue;
    const bool changed = random() % 3 == 0 ? changeOtherwise(document, value, random)
                                           : changeANumber(document, value, random);
    if (!changed) continue;
    document.rename("our-copy", "Our copy");
    Result<Edition> edition = readEdition(document.text());
    if (edition && edition->checksum != shippedOne().checksum) return std::move(*edition);
  }
}

/// Every entry on its own entered at a table with that edition, as the scribe would do it.
Replay enteredOneByOne(const GameRecord& record, const Edition& from, const Edition& at) {
  RecordHeader header = record.header;
  header.editionId = at.id;
  header.editionChecksum = at.checksum;
  GameRecord fresh{header, {}};
  for (const RecordedEntry& entry : record.entries) {
    const Result<RecordedEntry> same =
        readEntry(writeEntry(entry, record.header, from), header, at);
    if (same) fresh.entries.push_back(*same); // what is not there cannot be entered
  }
  OpenRecord open({header, {}}, at);
  Replay played(open.game());
  for (const RecordedEntry& entry : fresh.entries) {
    // Refused ones are kept here, as a replay of the whole record keeps them.
    const bool accepted = open.enter(entry).accepted;
    if (played.play(entry).accepted != accepted) qFatal("judged in two ways");
  }
  if (!(played.state == open.state())) qFatal("carried out in two ways");
  return played;
}

bool sameVerdicts(const Replay& a, const Replay& b) {
  return std::ranges::equal(a.entries, b.entries, [](const auto& one, const auto& other) {
    return one.accepted == other.accepted &&
           std::ranges::equal(one.verdict.findings(), other.verdict.findings());
  });
}

} // namespace

class tst_Rejudge : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void correctionEqualsPlayingOnTheCorrectedEdition();
  void gameOnTheCorrectedEditionComesBackFromTheWrongOne();
  void onlyWhatDiffersIsTold();
  void unchangedValuesChangeNothing();
  void correctedPointsAreToldWithTheirEntry_BONUS1();
  void entryThatIsNoLongerLegalIsToldAndKept_SAIL7();
  void entryThatNamesWhatIsNotThereIsLeftOutWithItsReason();
};

void tst_Rejudge::correctionEqualsPlayingOnTheCorrectedEdition() {
  std::mt19937 random(2026);
  int differing = 0;
  for (unsigned seed = 1; seed <= 60; ++seed) {
    const Edition corrected = correctedEdition(random);
    const GameRecord game = partOfAGame(shippedOne(), seed, random);
    const Rejudged result = rejudge(game, shippedOne(), corrected);
    QCOMPARE(result.record.entries.size() + result.leftOut.size(), game.entries.size());
    const Replay again = replay(result.record, corrected);
    const Replay fresh = enteredOneByOne(game, shippedOne(), corrected);
    QVERIFY(again.state == fresh.state);
    QVERIFY(std::ranges::equal(again.ledger.lines(), fresh.ledger.lines()));
    QVERIFY(sameVerdicts(again, fresh));
    // It is a record like any other.
    const auto read = readRecord(writeRecord(result.record, corrected), corrected);
    QVERIFY(read && *read == result.record);
    if (!result.sameGame()) ++differing;
  }
  QVERIFY2(differing > 10, std::to_string(differing).c_str());
}

void tst_Rejudge::gameOnTheCorrectedEditionComesBackFromTheWrongOne() {
  std::mt19937 random(6);
  int judged = 0;
  for (unsigned seed = 1; seed <= 30; ++seed) {
    const Edition corrected = correctedEdition(random);
    const GameRecord right = partOfAGame(corrected, seed, random);
    // The table played by its own copy; the program held it for the shipped one.
    const Rejudged wrong = rejudge(right, corrected, shippedOne());
    if (!wrong.leftOut.empty()) continue;
    ++judged;
    const Rejudged result = rejudge(wrong.record, shippedOne(), corrected);
    QVERIFY(result.record == right);
    QVERIFY(replay(result.record, corrected).clean());
    QCOMPARE(writeRecord(result.record, corrected), writeRecord(right, corrected));
    // The difference is that of the way there, seen from the other end.
    QCOMPARE(result.pointsBefore, wrong.pointsAfter);
    QCOMPARE(result.pointsAfter, wrong.pointsBefore);
    QCOMPARE(result.verdicts.size(), wrong.verdicts.size());
    QCOMPARE(result.points.size(), wrong.points.size());
  }
  QVERIFY(judged > 15);
}

void tst_Rejudge::onlyWhatDiffersIsTold() {
  std::mt19937 random(5);
  for (unsigned seed = 1; seed <= 20; ++seed) {
    const Edition corrected = correctedEdition(random);
    const GameRecord game = partOfAGame(shippedOne(), seed, random);
    const Rejudged result = rejudge(game, shippedOne(), corrected);
    const Replay before = replay(game, shippedOne());
    std::array<int, nilometer::table::maxSeats> difference{};
    for (const ChangedPoints& points : result.points) {
      QVERIFY(points.before != points.after);
      difference[points.player] += points.after - points.before;
    }
    for (int player = 0; player < before.game.players; ++player) {
      const auto seat = static_cast<std::size_t>(player);
      QCOMPARE(result.pointsBefore[seat], before.state.track.points(static_cast<Player>(player)));
      QCOMPARE(result.pointsAfter[seat], result.pointsBefore[seat] + difference[seat]);
    }
    // Every entry was legal before, so only what is refused now can be told.
    for (const ChangedVerdict& verdict : result.verdicts) {
      QVERIFY(verdict.wasAccepted && verdict.before.legal());
      QVERIFY(!verdict.isAccepted);
    }
  }
}

void tst_Rejudge::unchangedValuesChangeNothing() {
  Edition confirmed = shippedOne();
  confirmed.id = "our-copy";
  for (PrintedValue& value : confirmed.printed) value.provenance = Provenance::confirmed;
  const GameRecord game = randomGame(shippedOne(), 3, Profile::revised, 3);
  const Rejudged result = rejudge(game, shippedOne(), confirmed);
  QVERIFY(result.verdicts.empty());
  QVERIFY(result.points.empty());
  QCOMPARE(result.record.entries, game.entries);
  QCOMPARE(result.record.header.editionId, confirmed.id);
  QCOMPARE(result.record.header.editionChecksum, shippedOne().checksum);
  QVERIFY(readRecord(writeRecord(result.record, confirmed), confirmed));
}

void tst_Rejudge::correctedPointsAreToldWithTheirEntry_BONUS1() {
  EditionDocument document = documentOf(shippedOne());
  for (int sites = 0; sites < 3; ++sites) {
    const auto at = static_cast<std::size_t>(sites);
    QVERIFY(document.set("sites.participation[" + std::to_string(sites) + ']',
                         shippedOne().participation[at] + 1));
  }
  const Edition corrected = *readEdition(document.text());
  const GameRecord game = randomGame(shippedOne(), 4, Profile::revised, 8);
  const Rejudged result = rejudge(game, shippedOne(), corrected);
  QVERIFY(!result.points.empty());
  int bonuses = 0;
  for (const ChangedPoints& points : result.points) {
    if (!std::holds_alternative<ScoreParticipation>(game.entries[points.entry].entry)) continue;
    QCOMPARE(points.after, points.before + 1);
    ++bonuses;
  }
  QVERIFY(bonuses > 4);
}

void tst_Rejudge::entryThatIsNoLongerLegalIsToldAndKept_SAIL7() {
  const GameRecord game = randomGame(shippedOne(), 4, Profile::revised, 8);
  EditionDocument document = documentOf(shippedOne());
  QVERIFY(document.set("players.ships", 1));
  const Edition corrected = *readEdition(document.text());
  const Rejudged result = rejudge(game, shippedOne(), corrected);
  QVERIFY(!result.verdicts.empty());
  const ChangedVerdict& first = result.verdicts.front();
  QVERIFY(std::holds_alternative<PlaceShip>(game.entries[first.entry].entry));
  QVERIFY(first.wasAccepted && first.before.legal());
  QVERIFY(!first.isAccepted && !first.after.legal());
  QVERIFY(result.leftOut.empty());
  QCOMPARE(result.record.entries, game.entries);
}

void tst_Rejudge::entryThatNamesWhatIsNotThereIsLeftOutWithItsReason() {
  const GameRecord game = randomGame(shippedOne(), 4, Profile::revised, 8);
  EditionDocument document = documentOf(shippedOne());
  QVERIFY(document.set("sites.spaces", 1));
  QVERIFY(document.set("sites.spacesFewPlayers", 1));
  const Edition corrected = *readEdition(document.text());
  const Rejudged result = rejudge(game, shippedOne(), corrected);
  QVERIFY(!result.leftOut.empty());
  for (const LeftOut& entry : result.leftOut) {
    const auto* ship = std::get_if<PlaceShip>(&game.entries[entry.entry].entry);
    QVERIFY(ship != nullptr && ship->space > 1);
    QCOMPARE(entry.why.where, std::string("space"));
    QCOMPARE(entry.why.line, 0);
  }
  QVERIFY(!result.sameGame());
  // All others are there in their order.
  std::size_t next = 0;
  for (std::size_t i = 0; i < game.entries.size(); ++i) {
    const bool out = std::ranges::find(result.leftOut, i, &LeftOut::entry) != result.leftOut.end();
    if (!out) QCOMPARE(result.record.entries[next++], game.entries[i]);
  }
  QCOMPARE(next, result.record.entries.size());
}

NILOMETER_TEST(tst_Rejudge)
#include "tst_rejudge.moc"
