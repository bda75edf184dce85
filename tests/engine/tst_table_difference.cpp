// SPDX-License-Identifier: GPL-3.0-or-later
// What hands have to move between two tables: complete, and nothing else.
#include "test_program.h"

#include "engine/egizia/table_difference.h"
#include "tests/random_record.h"
#include "tests/support.h"

#include <QTest>

#include <map>

using namespace nilometer;
using namespace nilometer::test;

namespace {

/// Everything that lies on a table, described apart from the difference; the state's own words for
/// what has been named, is on turn or was done do not count.
struct Board {
  table::ScoreTrack track;
  std::map<std::array<int, 4>, int> things; ///< 0 of something is not kept

  friend bool operator==(const Board&, const Board&) = default;
  void add(const std::array<int, 4>& thing, int amount) {
    int& here = things[thing];
    here += amount;
    if (here == 0) things.erase(thing);
  }
};

enum Thing : int { stock, crew, turned, marker, order, ship, hand, field, stone, tile, up, lies };

constexpr int nobody = noPlayer;

void addShips(const Edition& edition, const State& state, Player player, Board& board) {
  const bool sailing = state.phase == Phase::sail && !state.leftoverStep;
  const PlayerState& own = state.player[player];
  for (std::uint8_t i = 0; sailing && i < own.shipsPlaced; ++i) {
    if (edition.river[own.ships[i].stop].kind == StopKind::site) continue;
    board.add({ship, player, own.ships[i].stop, own.ships[i].space}, 1);
  }
  if (state.phase < Phase::sail || state.phase > Phase::bonus) return;
  for (std::size_t site = 0; site < siteCount; ++site) {
    for (std::uint8_t i = 0; i < state.sites[site].count; ++i) {
      const Slot& slot = state.sites[site].slots[i];
      if (slot.player != player || (slot.done && !slot.built)) continue;
      board.add({ship, player, edition.stopOfSite[site], slot.space}, 1);
    }
  }
}

void addTableau(const Edition& edition, const PlayerState& own, Player player, Board& board) {
  board.add({stock, player, int(Stock::stones), 0}, own.stones);
  board.add({stock, player, int(Stock::sphinxHeld), 0}, own.sphinxHeld);
  board.add({order, player, 0, 0}, own.orderTile);
  for (int i = 0; i < crewCount; ++i) {
    board.add({crew, player, i, 0}, own.crews[at(i)]);
    board.add({turned, player, i, 0}, (own.usedCrews >> i) & 1);
  }
  for (int i = 0; i < 2; ++i) board.add({marker, player, i, 0}, own.marketStep[at(i)]);
  for (const int card : Bits(own.cards & ~cardBit(startFieldCard))) {
    board.add({hand, player, edition.nileCards[at(card)].name, 0}, 1);
  }
  for (const CardSet improved : {own.improvedOnce, own.improvedTwice}) {
    for (const int card : Bits(improved)) {
      const int name = card == startFieldCard ? unnamed : edition.nileCards[at(card)].name;
      board.add({field, player, name, 0}, 1);
    }
  }
}

Board boardOf(const Edition& edition, const State& state) {
  Board board{state.track, {}};
  for (Player player = 0; player < state.players; ++player) {
    addTableau(edition, state.player[player], player, board);
    addShips(edition, state, player, board);
    for (int building = 0; building < buildingCount; ++building) {
      for (const int cell : Bits(state.stones[at(building)][player])) {
        board.add({stone, player, building, cell}, 1);
        if (building == int(Building::tombs)) board.add({tile, player, cell, 0}, 1);
      }
    }
  }
  board.add({marker, nobody, int(Marker::ring), 0}, int(state.ring));
  for (int cell = 0; cell < state.openedTombs; ++cell) board.add({up, cell, 0, 0}, 1);
  for (std::size_t stop = 0; stop < edition.river.size(); ++stop) {
    const Stop& space = edition.river[stop];
    const bool card = space.kind == StopKind::card && state.river[space.index] != riverEmpty;
    board.add({lies, int(stop), 0, 0}, card ? 1 : 0);
  }
  return board;
}

void moveCard(const Effect& effect, Board& board) {
  const int player = effect.player;
  const auto inHand = [&](int by) { board.add({hand, player, effect.what, 0}, by); };
  const auto onRiver = [&](int by) { board.add({lies, effect.before, 0, 0}, by); };
  switch (static_cast<CardMove>(effect.detail)) {
  case CardMove::taken:
    inHand(1);
    onRiver(-1);
    break;
  case CardMove::played: inHand(-1); break;
  case CardMove::swept: onRiver(-1); break;
  case CardMove::corrected: inHand(effect.after - effect.before); break;
  case CardMove::putBack:
    if (effect.player != noPlayer) inHand(-1);
    onRiver(1);
    break;
  case CardMove::assigned:
    inHand(-1);
    board.add({field, player, effect.after, 0}, 1);
    break;
  case CardMove::unassigned:
    inHand(1);
    board.add({field, player, effect.after, 0}, -1);
    break;
  case CardMove::laidOut:
  case CardMove::used: break;
  }
}

void moveTile(const Effect& effect, Board& board) {
  switch (static_cast<TileMove>(effect.detail)) {
  case TileMove::turnedUp: board.add({up, effect.what, 0, 0}, 1); break;
  case TileMove::turnedDown: board.add({up, effect.what, 0, 0}, -1); break;
  case TileMove::taken: board.add({tile, effect.player, effect.what, 0}, 1); break;
  case TileMove::putBack: board.add({tile, effect.player, effect.what, 0}, -1); break;
  }
}

/// What a hand does that follows one effect; false if things do not lie as the effect says.
bool follow(const Effect& effect, Board& board) {
  const auto change = [&](const std::array<int, 4>& thing) {
    const auto found = board.things.find(thing);
    const bool fits = (found == board.things.end() ? 0 : found->second) == effect.before;
    board.add(thing, effect.after - effect.before);
    return fits;
  };
  const int player = effect.player;
  switch (effect.kind) {
  case EffectKind::points: {
    const bool fits = board.track.points(effect.player) == effect.before;
    board.track.move(effect.player, effect.after - effect.before);
    return fits;
  }
  case EffectKind::queue: board.track.setPlaceInQueue(effect.player, effect.after); return true;
  case EffectKind::stock: return change({stock, player, effect.what, 0});
  case EffectKind::strength: return change({crew, player, effect.what, 0});
  case EffectKind::turned: return change({turned, player, effect.what, 0});
  case EffectKind::marker:
    return change({marker, effect.what == int(Marker::ring) ? nobody : player, effect.what, 0});
  case EffectKind::order: return change({order, player, 0, 0});
  case EffectKind::piece: {
    board.add({ship, player, effect.what, effect.detail}, effect.after - effect.before);
    return true;
  }
  case EffectKind::built:
    board.add({stone, player, effect.what, effect.detail}, effect.after < 0 ? -1 : 1);
    return true;
  case EffectKind::card: moveCard(effect, board); return true;
  case EffectKind::tile: moveTile(effect, board); return true;
  case EffectKind::phase:
  case EffectKind::note: return true;
  }
  return true;
}

/// The table after somebody has moved all that: the markers first, the queues last.
Board followed(Board board, const Effects& effects) {
  for (const bool queues : {false, true}) {
    for (const Effect& effect : effects) {
      if ((effect.kind == EffectKind::queue) != queues) continue;
      if (!follow(effect, board)) board.things[{-1, 0, 0, 0}] = 1;
    }
  }
  return board;
}

bool namesACard(const Effect& effect) {
  return effect.kind == EffectKind::note && effect.what == std::uint8_t(Note::sphinxScored);
}

} // namespace

class tst_TableDifference : public QObject {
  Q_OBJECT
private Q_SLOTS:
  void tablesOfRandomGamesAreReachedFromEachOther_data();
  void tablesOfRandomGamesAreReachedFromEachOther();
  void sameTableNeedsNoMove();
  void shipGoesBackWithAllItBrought();
  void cardGoesBackToItsSpace();
  void markerInFrontOfOthersIsPutThereByHand_TRACK1();
  void secretNamesAreNoDifference_SPHINX2();
};

void tst_TableDifference::tablesOfRandomGamesAreReachedFromEachOther_data() {
  QTest::addColumn<int>("seed");
  const int games = qEnvironmentVariableIsSet("NILOMETER_FULL") ? 240 : 24;
  for (int seed = 0; seed < games; ++seed) QTest::addRow("%d", seed) << seed;
}

void tst_TableDifference::tablesOfRandomGamesAreReachedFromEachOther() {
  QFETCH(const int, seed);
  const Edition edition = shipped();
  const egizia::GameRecord game = randomRecord(edition, static_cast<std::uint64_t>(seed));
  const Game rules = egizia::gameOf(game.header, edition);
  std::vector<State> tables{setUp(rules)};
  Effects ignored;
  for (const egizia::RecordedEntry& entry : game.entries) {
    tables.push_back(tables.back());
    apply(rules, tables.back(), entry.entry, ignored);
  }
  // Every entry forth and back, and far jumps from everywhere.
  const auto reaches = [&](std::size_t from, std::size_t to) {
    const Effects moves = movesBetween(edition, tables[from], tables[to]);
    if (std::ranges::any_of(moves, namesACard)) return false;
    return followed(boardOf(edition, tables[from]), moves) == boardOf(edition, tables[to]);
  };
  for (std::size_t i = 0; i + 1 < tables.size(); ++i) {
    const std::size_t far = (i * 37 + 11) % tables.size();
    for (const auto& [from, to] : {std::pair(i, i + 1), {i + 1, i}, {i, far}, {far, i}}) {
      QVERIFY2(reaches(from, to), qPrintable(u"%1 to %2"_s.arg(from).arg(to)));
    }
  }
}

void tst_TableDifference::sameTableNeedsNoMove() {
  const Edition edition = shipped();
  const egizia::GameRecord game = randomRecord(edition, 7);
  for (std::size_t entries = 0; entries <= game.entries.size(); entries += 5) {
    const State state = record::stateAfter(game, edition, entries);
    QVERIFY(movesBetween(edition, state, state).empty());
  }
}

void tst_TableDifference::shipGoesBackWithAllItBrought() {
  Table table;
  table.sail();
  const State before = table.state;
  const std::uint8_t alyi = table.stop(RoundSpace::alyi);
  PlaceShip entry{.player = a, .stop = alyi};
  entry.choices.crews[0] = Crew::black;
  entry.choices.crewCount = 1;
  table.state.sailTurn = a;
  QVERIFY(table.enter(entry));
  const auto stones = static_cast<std::int16_t>(before.player[a].stones);
  const Effects back = movesBetween(table.edition(), table.state, before);
  const auto effect = [](EffectKind kind, int what, int detail, int was, int is) {
    return Effect{kind,
                  a,
                  "ENTRY"_rule,
                  static_cast<std::uint8_t>(what),
                  static_cast<std::uint8_t>(detail),
                  static_cast<std::int16_t>(was),
                  static_cast<std::int16_t>(is)};
  };
  const Effects expected = {effect(EffectKind::piece, alyi, noSpace, 1, 0),
                            effect(EffectKind::strength, int(Crew::black), table::nothing, 2, 1),
                            effect(EffectKind::stock, int(Stock::stones), 0,
                                   stones + table.edition().alyiStones, stones)};
  QVERIFY(back == expected);
}

void tst_TableDifference::cardGoesBackToItsSpace() {
  const Edition edition = shipped();
  const egizia::GameRecord game = randomRecord(edition, 4); // an even seed: named when taken
  int seen = 0;
  for (std::size_t i = 0; i < game.entries.size(); ++i) {
    const auto* ship = std::get_if<PlaceShip>(&game.entries[i].entry);
    if (ship == nullptr || ship->card == unnamed) continue;
    const State before = record::stateAfter(game, edition, i);
    const State after = record::stateAfter(game, edition, i + 1);
    const Effects back = movesBetween(edition, after, before);
    const auto card = std::ranges::find_if(back, [](const Effect& effect) {
      return effect.kind == EffectKind::card &&
             effect.detail == static_cast<std::uint8_t>(CardMove::putBack);
    });
    QVERIFY(card != back.end());
    QCOMPARE(int{card->before}, int{ship->stop});
    const bool kept = after.player[ship->player].cards != before.player[ship->player].cards;
    // One that was carried out at once lies in the box.
    QCOMPARE(int{card->player}, kept ? int{ship->player} : int{noPlayer});
    if (kept) QCOMPARE(card->what, ship->card);
    ++seen;
  }
  QVERIFY(seen > 10);
}

void tst_TableDifference::markerInFrontOfOthersIsPutThereByHand_TRACK1() {
  Table table;
  const State before = table.state; // all on 0, d in front, a at the very back
  State after = before;
  after.track.move(d, 4);
  const Effects back = movesBetween(table.edition(), after, before);
  QCOMPARE(back.size(), std::size_t{2});
  QCOMPARE(back[0].kind, EffectKind::points);
  QCOMPARE(int{back[0].detail}, int{noPlayer}); // not behind those who stood behind him
  QCOMPARE(back[1].kind, EffectKind::queue);
  QCOMPARE(int{back[1].player}, int{d});
  QCOMPARE(int{back[1].after}, 0);
  State last = before;
  last.track.move(a, 4);
  // At the very back is where a marker arrives by itself.
  const Effects plain = movesBetween(table.edition(), last, before);
  QCOMPARE(plain.size(), std::size_t{1});
  QCOMPARE(int{plain[0].detail}, int{b});
}

void tst_TableDifference::secretNamesAreNoDifference_SPHINX2() {
  Table table;
  table.of(a).sphinxHeld = 2;
  State named = table.state;
  named.player[a].sphinxNamed = 0b11;
  QVERIFY(movesBetween(table.edition(), table.state, named).empty());
  QVERIFY(movesBetween(table.edition(), named, table.state).empty());
  named.player[a].sphinxHeld = 1;
  const Effects moves = movesBetween(table.edition(), table.state, named);
  QCOMPARE(moves.size(), std::size_t{1});
  QCOMPARE(int{moves[0].what}, int(Stock::sphinxHeld));
}

NILOMETER_TEST(tst_TableDifference)
#include "tst_table_difference.moc"
