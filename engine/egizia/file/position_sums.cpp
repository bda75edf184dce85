// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/egizia/file/position_sums.h"

#include "engine/egizia/bits.h"

#include <numeric>

namespace nilometer::egizia {

using namespace record;

namespace {

int amountOf(const Edition& edition, CardKind kind) {
  int sum = 0;
  for (const int card : Bits(edition.kind(kind) & ~cardBit(startField))) {
    sum += edition.nileCards[static_cast<std::size_t>(card)].amount;
  }
  return sum;
}

void checkTotal(const JsonNode& node, int total, int most) {
  if (total <= most) return;
  node.fail(ReadFault::badPosition,
            "at most " + std::to_string(most) + " on all the cards of the box together",
            std::to_string(total));
}

/// Fields of this colour and worse ones, over all players.
void checkGrain(const Edition& edition, const JsonNode& players, const FinalFacts& facts,
                std::size_t best) {
  constexpr auto kinds =
      std::to_array({CardKind::fieldGreen, CardKind::fieldYellowGreen, CardKind::fieldBrown});
  int most = 0;
  for (std::size_t i = best; i < kinds.size(); ++i) most += amountOf(edition, kinds[i]);
  int total = 0;
  for (std::size_t i = 0; i < static_cast<std::size_t>(facts.players); ++i) {
    const auto& grain = facts.player[i].grainByColour;
    total = std::accumulate(grain.begin() + static_cast<std::ptrdiff_t>(best), grain.end(), total);
    if (best == 0) total -= edition.startFieldGrain;
    const JsonNode node = players.at(i).optional("grain");
    if (node) checkTotal(node.member(fieldColourNames[best]), total, most);
  }
}

} // namespace

void checkSums(const Edition& edition, const JsonNode& players, const FinalFacts& facts) {
  for (std::size_t best = fieldColourNames.size(); best-- > 0;) {
    checkGrain(edition, players, facts, best);
  }
  int total = 0;
  for (std::size_t i = 0; i < static_cast<std::size_t>(facts.players); ++i) {
    total += facts.player[i].quarryYield - edition.startQuarry;
    const JsonNode node = players.at(i).optional("quarryYield");
    if (node) checkTotal(node, total, amountOf(edition, CardKind::quarry));
  }
}

} // namespace nilometer::egizia
