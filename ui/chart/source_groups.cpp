// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/chart/source_groups.h"

#include "engine/egizia/vocabulary.h"
#include "ui/egizia/words/rests_on.h"
#include "ui/words/phrase.h"

#include <QCoreApplication>

#include <algorithm>
#include <numeric>

namespace nilometer::ui {

using egizia::operator""_rule;
using table::LedgerLine;

namespace {

struct SourceWords {
  Q_DECLARE_TR_FUNCTIONS(SourceGroup)
};

/// BUILD-8 names the site.
SourceGroup groupOfSite(std::uint8_t site) {
  switch (static_cast<egizia::Site>(site)) {
  case egizia::Site::sphinx: return SourceGroup::sphinxSite;
  case egizia::Site::obelisk: return SourceGroup::obeliskTombs;
  case egizia::Site::pyramid: return SourceGroup::pyramidTemple;
  }
  return SourceGroup::corrections;
}

bool isCard(table::RuleId rule) {
  return std::ranges::find(egizia::cardRules, rule) != egizia::cardRules.end();
}

Bar barOf(const ChartPlayer& player, const GroupSums& sums) {
  const int total = std::accumulate(sums.begin(), sums.end(), 0);
  return {player.name, player.colour, partsOf(sums), words::number(total)};
}

/// Marks what rests on assumed printed values.
void mark(Bar& bar, table::Player player, std::span<const LedgerLine> lines,
          const ChartBasis& basis) {
  if (basis.lines == nullptr) return;
  std::array<bool, sourceGroupCount> marked{};
  for (std::size_t i = 0; i < lines.size(); ++i) {
    const bool rests = lines[i].player == player && !basis.lines->lines()[i].empty();
    if (rests) marked[static_cast<std::size_t>(groupOf(lines[i]))] = true;
  }
  for (BarPart& part : bar.parts) part.marked = marked[static_cast<std::size_t>(part.source)];
  bar.rests = words::restsOn(basis.lines->ofPlayer(player, SIZE_MAX), basis.table);
}

} // namespace

SourceGroup groupOf(const LedgerLine& line) {
  const table::RuleId rule = line.rule;
  if (rule == "BUILD-8"_rule) return groupOfSite(line.what);
  if (rule == "SPHINX-2"_rule) return SourceGroup::sphinxSite;
  if (rule == "PYR-2"_rule) return SourceGroup::pyramidRows;
  if (rule == "BONUS-1"_rule) return SourceGroup::participation;
  if (rule == "MARKET-3"_rule || isCard(rule)) return SourceGroup::cardsMarkets;
  if (rule == "FEED-3"_rule) return SourceGroup::penalties;
  if (rule == "END-1"_rule || rule == "END-2"_rule) return SourceGroup::stonesTombs;
  if (rule == "END-3"_rule) return SourceGroup::sphinxCards;
  return SourceGroup::corrections;
}

QString groupName(SourceGroup group) {
  switch (group) {
  case SourceGroup::sphinxSite: return SourceWords::tr("Sphinx");
  case SourceGroup::obeliskTombs: return SourceWords::tr("Obelisk and tombs");
  case SourceGroup::pyramidTemple: return SourceWords::tr("Pyramid and temple");
  case SourceGroup::pyramidRows: return SourceWords::tr("Pyramid rows");
  case SourceGroup::participation: return SourceWords::tr("Participation");
  case SourceGroup::cardsMarkets: return SourceWords::tr("Nile cards and markets");
  case SourceGroup::penalties: return SourceWords::tr("Missing grain");
  case SourceGroup::stonesTombs: return SourceWords::tr("End: stones and tombs");
  case SourceGroup::sphinxCards: return SourceWords::tr("End: Sphinx cards");
  case SourceGroup::corrections: return SourceWords::tr("Corrections");
  case SourceGroup::before: return SourceWords::tr("Before the final scoring");
  }
  return {};
}

GroupSums groupSums(std::span<const LedgerLine> lines, table::Player player) {
  GroupSums sums{};
  for (const LedgerLine& line : lines) {
    if (line.player == player) sums[static_cast<std::size_t>(groupOf(line))] += line.points;
  }
  return sums;
}

std::vector<BarPart> partsOf(const GroupSums& sums) {
  std::vector<BarPart> parts;
  for (int source = 0; source < sourceGroupCount; ++source) {
    const int value = sums[static_cast<std::size_t>(source)];
    if (value == 0) continue;
    parts.push_back({source, groupName(static_cast<SourceGroup>(source)), qreal{1} * value});
  }
  return parts;
}

std::vector<Bar> sourceBars(std::span<const LedgerLine> lines, std::span<const ChartPlayer> players,
                            const ChartBasis& basis) {
  std::vector<Bar> bars;
  for (std::size_t seat = 0; seat < players.size(); ++seat) {
    const auto player = static_cast<table::Player>(seat);
    bars.push_back(barOf(players[seat], groupSums(lines, player)));
    mark(bars.back(), player, lines, basis);
  }
  return bars;
}

std::vector<Bar> sourceBars(const egizia::Position& position, const egizia::ScoredPosition& scored,
                            const ChartBasis& basis) {
  const std::vector<ChartPlayer> players = chartPlayers(position.players);
  std::vector<Bar> bars;
  for (table::Player seat = 0; seat < scored.game.players; ++seat) {
    GroupSums sums = groupSums(scored.ledger.lines(), seat);
    sums[static_cast<std::size_t>(SourceGroup::before)] = position.track.points(seat);
    bars.push_back(barOf(players[seat], sums));
    mark(bars.back(), seat, scored.ledger.lines(), basis);
  }
  return bars;
}

} // namespace nilometer::ui
