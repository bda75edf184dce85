// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/egizia/list_options.h"

#include "engine/egizia/bits.h"
#include "engine/egizia/feed.h"
#include "engine/egizia/fields.h"
#include "engine/egizia/phases.h"

#include <algorithm>
#include <bit>
#include <vector>

namespace nilometer::egizia {

namespace {

class PlayLister {
public:
  PlayLister(const Game& game, const State& state, Player player, Options& options)
      : m_game(game), m_state(state), m_own(state.player[player]), m_options(options) {
    m_entry.player = player;
  }

  void list() {
    constexpr auto kinds = std::to_array<CardKind>(
        {CardKind::stones6, CardKind::sell10, CardKind::improveField, CardKind::crewStep,
         CardKind::paidCrewStep, CardKind::first, CardKind::reserve});
    for (const CardKind kind : kinds) {
      if (!holds(*m_game.edition, m_own, kind)) continue;
      m_entry.kind = kind;
      listKind();
    }
  }

private:
  // Asking the judge for each keeps listing and judging one.
  void addIfLegal() {
    Verdict verdict;
    judge(m_game, m_state, m_entry, verdict);
    if (verdict.legal()) m_options.entries.emplace_back(m_entry);
  }

  void listKind() {
    const PlayCard plain = m_entry;
    if (plain.kind == CardKind::sell10) {
      for (int amount = 1; amount <= m_own.stones; ++amount) {
        m_entry.amount = static_cast<std::uint8_t>(amount);
        addIfLegal();
      }
    } else if (plain.kind == CardKind::improveField) {
      for (const FieldRef& field : fieldsOf(*m_game.edition, m_own)) {
        m_entry.field = field;
        addIfLegal();
      }
    } else if (plain.kind == CardKind::crewStep || plain.kind == CardKind::paidCrewStep) {
      for (int crew = 0; crew < crewCount; ++crew) {
        m_entry.crew = static_cast<Crew>(crew);
        addIfLegal();
      }
    } else if (plain.kind == CardKind::reserve) {
      for (int site = 0; site < siteCount; ++site) {
        m_entry.site = static_cast<Site>(site);
        addIfLegal();
      }
    } else {
      addIfLegal();
    }
    m_entry = plain;
  }

  const Game& m_game;
  const State& m_state;
  const PlayerState& m_own;
  Options& m_options;
  PlayCard m_entry;
};

/// Every way of assigning up to two CARD-IMPROVE-FIELD cards while feeding.
std::vector<FeedHelp> improvements(const Game& game, const PlayerState& own) {
  std::vector<FeedHelp> ways{{}};
  const CardSet held = own.cards & game.edition->kind(CardKind::improveField);
  if (held == 0 || game.options.improveTiming == ImproveTiming::ownTurn) return ways;
  const std::vector<FieldRef> fields = fieldsOf(*game.edition, own);
  for (std::size_t first = 0; first < fields.size(); ++first) {
    FeedHelp one;
    one.improve[0] = fields[first];
    one.improveCount = 1;
    ways.push_back(one);
    if (std::popcount(held) < 2) continue;
    for (std::size_t second = first; second < fields.size(); ++second) {
      FeedHelp two = one;
      two.improve[1] = fields[second];
      two.improveCount = 2;
      ways.push_back(two);
    }
  }
  return ways;
}

} // namespace

void listPlays(const Game& game, const State& state, Options& options) {
  CardSet lone = 0;
  for (const CardKind kind :
       {CardKind::stones6, CardKind::sell10, CardKind::improveField, CardKind::crewStep,
        CardKind::paidCrewStep, CardKind::first, CardKind::reserve}) {
    lone |= game.edition->kind(kind);
  }
  for (Player player = 0; player < state.players; ++player) {
    if ((state.player[player].cards & lone) == 0) continue;
    PlayLister(game, state, player, options).list();
  }
}

void listFeed(const Game& game, const State& state, Options& options) {
  const Player player = options.onTurn;
  const PlayerState& own = state.player[player];
  options.entries.emplace_back(Feed{});
  const bool stonesHelp = holds(*game.edition, own, CardKind::stonesAsGrain);
  const int grain4 = holds(*game.edition, own, CardKind::grain4) ? 1 : 0;
  for (FeedHelp help : improvements(game, own)) {
    for (int card = 0; card <= grain4; ++card) {
      help.grain4 = card == 1;
      const int missing = stonesHelp ? missingBeforeStones(game, state, player, help) : 0;
      for (int stones = 0; stones <= std::min<int>(missing, own.stones); ++stones) {
        help.stones = static_cast<std::uint8_t>(stones);
        Feed entry{.only = player};
        entry.help[player] = help;
        Verdict verdict;
        judge(game, state, entry, verdict);
        if (verdict.legal()) options.entries.emplace_back(entry);
      }
    }
  }
}

} // namespace nilometer::egizia
