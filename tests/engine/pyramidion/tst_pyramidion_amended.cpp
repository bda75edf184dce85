// SPDX-License-Identifier: GPL-3.0-or-later
// The past of a recorded game of Pyramidion put right: what is proposed for later entries.
#include "pyramidion_games.h"
#include "test_program.h"

#include "engine/pyramidion/repair_rules.h"
#include "engine/record/amend.h"

using namespace nilometer;
using namespace nilometer::pyramidion_test;
using record::AmendKind;
using record::Resolution;

namespace {

using EditPreview = record::EditPreview<Rules>;

const Edition& bareCopy() {
  static const Edition edition = bareEdition();
  return edition;
}
/// Three players before the first site; two camels lie at Giza, where a camel loads either of the
/// first two boats and nothing the others.
pyramidion::GameRecord gameOf(RecordOf recorded, std::initializer_list<Entry> entries) {
  RuleOptions options;
  options.record = recorded;
  pyramidion::GameRecord game{headerOn(bareCopy(), 3, options), {}};
  SetUp start{{1, 2, 3}, {}};
  start.supply[at(Site::giza)] = all({2});
  const Boat large = boatOf({0, 9});
  game.entries.emplace_back().entry = start;
  game.entries.emplace_back().entry = NewBoats{5, {boatOf({1}), boatOf({1}), large, large, large}};
  game.entries.emplace_back().entry = NextSupply{};
  for (const Entry& entry : entries) game.entries.emplace_back().entry = entry;
  return game;
}
Load load(int boat) {
  Load entry;
  entry.player = a;
  entry.boat = static_cast<std::uint8_t>(boat);
  return entry;
}
/// A whole round in which A gets the two camels, then what he loads, then the next round.
constexpr std::size_t firstLoad = 15;
pyramidion::GameRecord roundWith(std::initializer_list<Entry> loads, const NewBoats& next) {
  Tally camels;
  camels.sums[at(Category::haggling)][a] = 3;
  pyramidion::GameRecord game =
      gameOf(RecordOf::totals,
             {Activate{a, Site::giza, {}}, camels, Activate{b, Site::abuSimbel, {}}, Tally{},
              Activate{c, Site::thebes, {}}, Tally{}, Activate{a, Site::luxor, {}}, Tally{},
              Activate{b, Site::alexandria, {}}, Tally{}, Activate{c, Site::cairo, {}}, Tally{}});
  for (const Entry& entry : loads) game.entries.emplace_back().entry = entry;
  game.entries.emplace_back().entry = next;
  game.entries.emplace_back().entry = NextSupply{};
  return game;
}

EditPreview amended(const pyramidion::GameRecord& game, const record::Amendment<Rules>& amendment) {
  const pyramidion::Replay played = record::replay(game, bareCopy());
  if (!played.clean()) qFatal("the game does not hold");
  return record::amend(game, played, amendment);
}
EditPreview without(const pyramidion::GameRecord& game, std::size_t index) {
  record::Amendment<Rules> amendment;
  amendment.kind = AmendKind::remove;
  amendment.index = index;
  return amended(game, amendment);
}
EditPreview replaced(const pyramidion::GameRecord& game, std::size_t index, const Entry& entry) {
  record::Amendment<Rules> amendment;
  amendment.index = index;
  amendment.entry.entry = entry;
  return amended(game, amendment);
}
/// Nothing is refused, and the game has come as far as before.
bool isWhole(const pyramidion::GameRecord& game, const EditPreview& amended) {
  const State before = record::stateAfter(game, bareCopy());
  const State& now = amended.replay.state;
  return amended.replay.clean() && amended.whole() && now.round == before.round &&
         now.phase == before.phase;
}

} // namespace

class tst_PyramidionAmended : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void forgottenPassIsPutIn_PLAY7();
  void sitesThatWereMixedUpAreExchanged_SITE3();
  void boatThatWasNotLoadedStaysInTheRow_BOAT2();
  void boatStaysTheOneThatWasLoaded_LOAD3();
  void boatThatAnotherHasLoadedIsToldAsGone_LOAD3();
  void boatThatWasReadWrongStaysInItsPlace_LOAD3();
  void boatThatWasLoadedAfterAllLeavesARoom_BOAT1();
  void sumsThatAreMissingAreThoseOfNobody_REC3();
  void forgottenSiteIsPutInWhereOneIsLeft_SITE1();
};

void tst_PyramidionAmended::forgottenPassIsPutIn_PLAY7() {
  const auto game = gameOf(RecordOf::cards, {Activate{a, Site::giza, {}}, Pass{a, {}}, Pass{b, {}},
                                             Pass{c, {}}, Activate{b, Site::luxor, {}}});
  // The last one, too: the next site belongs to a later visit of the phase.
  for (const std::size_t pass : {4U, 5U, 6U}) {
    const EditPreview put = without(game, pass);
    QVERIFY(put.record.entries == game.entries);
    QCOMPARE(put.later.size(), 1U);
    QCOMPARE(put.later.front().resolution, Resolution::completed);
  }
}

void tst_PyramidionAmended::sitesThatWereMixedUpAreExchanged_SITE3() {
  const auto game =
      gameOf(RecordOf::cards, {Activate{a, Site::giza, {}}, Pass{a, {}}, Pass{b, {}}, Pass{c, {}},
                               Activate{b, Site::luxor, {}}, Pass{b, {}}, Pass{c, {}}});
  const EditPreview put = replaced(game, 3, Activate{a, Site::luxor, {}});
  QVERIFY(isWhole(game, put));
  QCOMPARE(put.later.size(), 1U);
  QCOMPARE(put.later.front().resolution, Resolution::mended);
  QVERIFY(put.later.front().instead->entry == Entry(Activate{b, Site::giza, {}}));
  // Where nobody else was at that site, nothing is to be said.
  QVERIFY(replaced(game, 3, Activate{a, Site::cairo, {}}).later.empty());
}

void tst_PyramidionAmended::boatThatWasNotLoadedStaysInTheRow_BOAT2() {
  const NewBoats two{2, {boatOf({0, 8}), boatOf({0, 7})}};
  const auto game = roundWith({load(1), load(1)}, two);
  const EditPreview put = without(game, firstLoad + 1);
  QVERIFY(isWhole(game, put));
  QCOMPARE(put.later.size(), 1U);
  const auto& boats = put.later.front();
  QCOMPARE(boats.resolution, Resolution::mended);
  QCOMPARE(boats.before.size(), 1U);
  QVERIFY(boats.before.front().entry == Entry(Decline{a}));
  QVERIFY((boats.instead->entry == Entry(NewBoats{1, {boatOf({0, 8})}})));
  // BOAT-3: where the row is full, none is turned up.
  Tally nobody;
  const EditPreview full = replaced(game, 4, nobody);
  QVERIFY(isWhole(game, full));
  QCOMPARE(full.later.size(), 3U);
  for (const auto& later : full.later) QCOMPARE(later.resolution, Resolution::leftOut);
}

void tst_PyramidionAmended::boatStaysTheOneThatWasLoaded_LOAD3() {
  auto game = roundWith({load(1), load(1)}, {2, {boatOf({0, 8}), boatOf({0, 7})}});
  const Boat second = boatOf({1}, 4);
  std::get<NewBoats>(game.entries[1].entry).boats[1] = second;
  // With the first one still in the row, it lies at the second place.
  const EditPreview put = without(game, firstLoad);
  QVERIFY(isWhole(game, put));
  QVERIFY(put.record.entries[firstLoad].entry == Entry(load(2)));
  QVERIFY(put.replay.state.of(a).loaded == std::vector{second});
  // It is told where that boat lies now, and nothing is said against it.
  const auto& later = put.later.front();
  QCOMPARE(later.entry, firstLoad + 1);
  QCOMPARE(later.resolution, Resolution::mended);
  QVERIFY(later.follows);
  QVERIFY(later.holds && later.verdict.legal());
  QVERIFY(later.instead->entry == Entry(load(2)));
}

void tst_PyramidionAmended::boatThatAnotherHasLoadedIsToldAsGone_LOAD3() {
  auto game = roundWith({load(1), load(1)}, {2, {boatOf({0, 8}), boatOf({0, 7})}});
  const Boat second = boatOf({1}, 4);
  std::get<NewBoats>(game.entries[1].entry).boats[1] = second;
  // The first one had been loaded second, and the second one first.
  const EditPreview put = replaced(game, firstLoad, load(2));
  QVERIFY(isWhole(game, put));
  QCOMPARE(put.later.size(), 1U);
  const auto& later = put.later.front();
  QVERIFY(!later.verdict.legal());
  QCOMPARE(later.resolution, Resolution::mended);
  QVERIFY(!later.follows);
  QVERIFY(later.instead->entry == Entry(load(1)));
}

void tst_PyramidionAmended::boatThatWasReadWrongStaysInItsPlace_LOAD3() {
  auto game = roundWith({load(1), load(1)}, {2, {boatOf({0, 8}), boatOf({0, 7})}});
  NewBoats read = std::get<NewBoats>(game.entries[1].entry);
  read.boats[0] = boatOf({1}, 4);
  const EditPreview put = replaced(game, 1, read);
  QVERIFY(isWhole(game, put));
  QVERIFY(put.later.empty());
  QCOMPARE(put.replay.state.of(a).loaded.front(), read.boats[0]);
}

void tst_PyramidionAmended::boatThatWasLoadedAfterAllLeavesARoom_BOAT1() {
  const auto game = roundWith({load(1), Decline{a}}, NewBoats{1, {boatOf({0, 8})}});
  const EditPreview put = replaced(game, firstLoad + 1, load(1));
  QVERIFY(isWhole(game, put));
  QCOMPARE(put.later.size(), 1U);
  QCOMPARE(put.later.front().resolution,
           Resolution::anyway); // which one it was only the table can tell
  QCOMPARE(put.replay.state.row.size(), 4U);
}

void tst_PyramidionAmended::sumsThatAreMissingAreThoseOfNobody_REC3() {
  const auto game = roundWith({load(1), load(1)}, NewBoats{2, {boatOf({0, 8}), boatOf({0, 7})}});
  const EditPreview put = without(game, 6); // of Abu Simbel, where nobody was
  QVERIFY(put.record.entries == game.entries);
  QVERIFY(isWhole(game, without(game, 4)));
}

void tst_PyramidionAmended::forgottenSiteIsPutInWhereOneIsLeft_SITE1() {
  const auto game = roundWith({load(1), Decline{a}}, NewBoats{1, {boatOf({0, 8})}});
  const EditPreview put = without(game, firstLoad - 2);
  QVERIFY(put.record.entries == game.entries);
}

NILOMETER_TEST(tst_PyramidionAmended)
#include "tst_pyramidion_amended.moc"
