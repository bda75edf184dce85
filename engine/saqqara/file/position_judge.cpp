// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/saqqara/file/position.h"
#include "engine/saqqara/phases.h"
#include "engine/saqqara/turn.h"

#include <algorithm>
#include <bit>

namespace nilometer::saqqara {

namespace {

using record::ReadFault;

Game gameOf(const PositionDocument& document, const Edition& edition) {
  return {&edition, {}, static_cast<int>(document.players.size()), rulesVersion};
}

/// The table waits for nothing but that the last player is done.
void beginLastTurn(State& state) {
  state.phase = Phase::develop;
  state.round = rounds;
  state.step = static_cast<std::uint8_t>(state.players - 1);
  state.turn = seat(state, state.step);
}

class PositionJudge {
public:
  PositionJudge(const PositionDocument& document, const Edition& edition)
      : m_document(document), m_edition(edition) {}

  JudgedPosition judge() {
    m_judged.state = setUp(gameOf(m_document, m_edition));
    m_judged.state.supply = m_edition.supply;
    beginLastTurn(m_judged.state);
    for (std::size_t i = 0; i < m_document.printed.size(); ++i) judgeTold(static_cast<int>(i));
    for (Player player = 0; player < m_judged.state.players; ++player) judgePlayer(player);
    judgeSpaces();
    judgePyramids();
    return std::move(m_judged);
  }

private:
  void judgePlayer(Player player) {
    using enum PositionField;
    State& state = m_judged.state;
    const PositionDocument::Player& said = m_document.players[player];
    PlayerState& own = state.of(player);
    own.boat = static_cast<std::int16_t>(m_judged.bounded(
        {nile, player}, "NILE-3"_rule, said.nile, 0, state.sheet.nileLast.value_or(maxNumber)));
    // SET-7: no more gold than the box holds. Other goods decide nothing any more.
    own.goods =
        some(m_judged.bounded({gold, player}, "SET-7"_rule, said.gold, 0, state.supply[Good::gold]),
             Good::gold);
    state.supply -= own.goods;
    for (int i = 0; i < pyramidCount; ++i) {
      const int level =
          m_judged.bounded({workers, player, i}, "WORKER-1"_rule, said.workers[at(i)], 0, topLevel);
      own.level[at(i)] = static_cast<std::uint8_t>(level);
      if (level > 0) m_last[at(i)] = player;
      // WORKER-8
      if (level == 0 || own.workersPlaced() != workersPerPlayer + 1) continue;
      m_judged.refuse({workers, player, i}, "WORKER-8"_rule, ReadFault::badPosition,
                      "0, with at most 4 pyramids for each player", level);
    }
  }

  void judgeTold(int index) {
    const Tell& told = m_document.printed[at(index)];
    const Game game = gameOf(m_document, m_edition);
    Verdict verdict;
    if (isWithin(game, told)) saqqara::judge(game, m_judged.state, told, verdict);
    if (!isWithin(game, told) || !verdict.legal()) {
      m_judged.refuse({PositionField::printed, 0, index}, "ASK-4"_rule, ReadFault::badPosition,
                      "a number", told.number);
      return;
    }
    Effects effects; // nothing is scored yet
    Changes changes(game, m_judged.state, effects);
    apply(changes, told);
  }

  /// WORKER-5, as far as anybody knows.
  void judgeSpaces() {
    const State& state = m_judged.state;
    for (int i = 0; i < pyramidCount; ++i) {
      for (Player player = 0; player < state.players; ++player) {
        const int level = state.of(player).level[at(i)];
        if (level == 0) continue;
        const auto spaces = state.sheet.level(pyramidAt(i), level).spaces;
        const auto there =
            std::count_if(state.player.begin(), state.player.begin() + player + 1,
                          [&](const PlayerState& own) { return own.level[at(i)] == level; });
        if (!spaces || there <= *spaces) continue;
        m_judged.refuse(
            {PositionField::workers, player, i}, "WORKER-5"_rule, ReadFault::badPosition,
            "another level, with room for at most " + std::to_string(*spaces) + " there", level);
      }
    }
  }

  /// SET-3: no more than two pyramids above the number of players; of Soldiers and Thief both.
  void judgePyramids() {
    State& state = m_judged.state;
    constexpr PyramidSet pair = pyramidBit(Pyramid::soldiers) | pyramidBit(Pyramid::thief);
    const int most = state.players + pyramidsBesides;
    for (int i = 0; i < pyramidCount; ++i) {
      if (m_last[at(i)] == noPlayer) continue;
      const PyramidSet bit = pyramidBit(pyramidAt(i));
      const PyramidSet more = (bit & pair) != 0 ? pair : bit;
      state.pyramids = static_cast<PyramidSet>(state.pyramids | more);
      if (std::popcount(state.pyramids) <= most) continue;
      m_judged.refuse({PositionField::workers, m_last[at(i)], i}, "SET-3"_rule,
                      ReadFault::badPosition,
                      "0, with at most " + std::to_string(most) + " pyramids",
                      state.of(m_last[at(i)]).level[at(i)]);
      return;
    }
  }

  const PositionDocument& m_document;
  const Edition& m_edition;
  JudgedPosition m_judged;
  /// Who stands on each pyramid, the last of them.
  std::array<Player, pyramidCount> m_last = [] {
    std::array<Player, pyramidCount> nobody{};
    nobody.fill(noPlayer);
    return nobody;
  }();
};

} // namespace

JudgedPosition judge(const PositionDocument& document, const Edition& edition) {
  return PositionJudge(document, edition).judge();
}

ScoredPosition scorePosition(const PositionDocument& document, const Edition& edition) {
  const State table = judge(document, edition).state;
  auto scored =
      record::scoreBy<Rules>(document, gameOf(document, edition), table, Done{table.turn});
  scored.missing = asked(scored.replay.state);
  return scored;
}

} // namespace nilometer::saqqara
