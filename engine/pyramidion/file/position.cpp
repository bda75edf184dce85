// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/pyramidion/file/position.h"
#include "engine/pyramidion/turn.h"

#include <algorithm>
#include <iterator>
#include <string>
#include <utility>

namespace nilometer::pyramidion {

using namespace record;

namespace {

/// The boats are turned up: what they show is entered (END-3).
Game gameOf(const PositionDocument& document, const Edition& edition) {
  RuleOptions options;
  options.target = document.options.target;
  options.majorityTie = document.options.majorityTie;
  options.boatPoints = BoatPoints::asked;
  return {&edition, options, static_cast<int>(document.players.size()), rulesVersion};
}

Reveal revealIn(const PositionDocument& document) {
  Reveal entry;
  for (std::size_t i = 0; i < document.players.size(); ++i) {
    const int points = std::clamp(document.players[i].points, 0, maxNumber);
    entry.points[i] = static_cast<std::uint8_t>(points);
  }
  return entry;
}

/// Lays what was entered on a table that waits for the boats to be turned up.
class EndTable {
public:
  EndTable(const PositionDocument& document, const Edition& edition)
      : m_document(document), m_game(gameOf(document, edition)) {
    m_judged.state = setUp(m_game);
    m_judged.state.phase = Phase::reveal;
  }

  JudgedPosition judge() {
    for (Player player = 0; player < m_judged.state.players; ++player) lay(player);
    if (m_judged.findings.empty()) judgeEnd();
    return std::move(m_judged);
  }

private:
  void lay(Player player) {
    using enum PositionField;
    State& state = m_judged.state;
    PlayerState& own = state.of(player);
    const PositionPlayer& said = m_document.players[player];
    const auto bounded = [&](PositionField field, RuleId rule, int value, int least, int most) {
      return m_judged.bounded({field, player}, rule, value, least, most);
    };
    bounded(points, "END-1"_rule, said.points, 0, maxNumber);
    own.loaded.resize(at(bounded(boats, "SET-7"_rule, said.boats, 0, state.boatPile)));
    state.boatPile = static_cast<std::uint8_t>(state.boatPile - std::ssize(own.loaded));
    // On whatever sites are free: END-2 only counts them.
    int left = bounded(troops, "SET-2"_rule, said.troops, 0, troopsOfAKind);
    left = bounded(troops, "TORTURER-2"_rule, left, 0, siteCount - m_sites);
    for (; left > 0; --left) state.sites[at(m_sites++)].troops[at(Troop::torturer)] = player;
    // Basic cards first: END-6 only counts them all.
    int cards = bounded(hand, "SET-3"_rule, said.hand, 0, basicCount + state.cardPile);
    for (std::uint8_t& basics : own.basics) {
      basics = static_cast<std::uint8_t>(std::min<int>(basics, cards));
      cards -= basics;
    }
    own.common = static_cast<std::uint8_t>(cards);
    state.cardPile = static_cast<std::uint8_t>(state.cardPile - cards);
    const int placed = bounded(place, "SET-9"_rule, said.place, 1, state.players);
    if (has(m_places, placed)) {
      m_judged.refuse({place, player}, "SET-9"_rule, ReadFault::badPosition, "each place once",
                      placed);
    }
    include(m_places, placed);
    state.order[at(placed - 1)] = player;
  }
  /// END-3, END-5: somebody has reached the target, or all boats are loaded.
  void judgeEnd() {
    State& state = m_judged.state;
    const bool allLoaded = state.boatPile == 0;
    state.claimed = allLoaded ? 0 : static_cast<PlayerSet>((1 << state.players) - 1);
    const Verdict verdict = pyramidion::judge(m_game, state, Entry(revealIn(m_document)));
    for (const Finding& found : verdict.findings()) {
      if (found.player != noPlayer) {
        refusePoints(found, found.player, "0, with nothing loaded");
        continue;
      }
      const bool needsAll = m_game.options.target == Target::allBoats;
      const Player best = nearestTheTarget();
      const int needed = found.needed - pointsOf(best) + m_document.players[best].points;
      refusePoints(found, best,
                   needsAll ? "everything loaded"
                            : "at least " + std::to_string(needed) + " for one of the players");
    }
  }
  /// With the point for most torturer troops.
  [[nodiscard]] int pointsOf(Player player) const {
    const bool isAhead = has(majority(m_game, m_judged.state), player);
    return m_document.players[player].points + (isAhead ? 1 : 0);
  }
  [[nodiscard]] Player nearestTheTarget() const {
    Player best = 0;
    for (Player player = 1; player < m_judged.state.players; ++player) {
      if (pointsOf(player) > pointsOf(best)) best = player;
    }
    return best;
  }
  void refusePoints(const Finding& found, Player player, std::string expected) {
    m_judged.refuse({PositionField::points, player}, found.rule, ReadFault::badPosition,
                    std::move(expected), m_document.players[player].points);
  }

  const PositionDocument& m_document;
  Game m_game;
  JudgedPosition m_judged;
  int m_sites = 0; ///< that have a troop
  Bits m_places = 0;
};

constexpr Number<int> counted{0, maxNumber};
constexpr auto playerObject =
    objectOf<PositionDocument::Player>([](Archive& at, PositionDocument::Player& player) {
      describe(at, player.seat, {.colours = playerColours});
      for (const auto& [key, in] : positionFields) at.needed(key, player.*in, counted);
    });

} // namespace

JudgedPosition judge(const PositionDocument& document, const Edition& edition) {
  return EndTable(document, edition).judge();
}

ScoredPosition scorePosition(const PositionDocument& document, const Edition& edition) {
  return scoreBy<Rules>(document, gameOf(document, edition), judge(document, edition).state,
                        revealIn(document));
}

void PositionForm::describe(Archive& at, Document& document, const Edition& edition) {
  describeEnd(at, document, edition, List{playerObject, maxPlayers, minPlayers});
  at.unless({}, "options", document.options, otherThan(RuleOptions(), endOptionKeys()));
  describeEntering(at, document);
}

} // namespace nilometer::pyramidion
