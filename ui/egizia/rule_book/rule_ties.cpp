// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/rule_book/rule_ties.h"

#include <algorithm>
#include <array>

namespace nilometer::ui {

using egizia::operator""_rule;

namespace {

struct Tie {
  table::RuleId one;
  table::RuleId other;
};

constexpr auto ties = std::to_array<Tie>({
    {"SET-1"_rule, "FEED-1"_rule},
    {"SET-1"_rule, "STONE-1"_rule},
    {"SET-1"_rule, "SAIL-7"_rule},
    {"SET-2"_rule, "TRACK-1"_rule},
    {"SET-2"_rule, "ORDER-1"_rule},
    {"SET-3"_rule, "SET-2"_rule},
    {"SET-3"_rule, "STONE-2"_rule},
    {"SET-4"_rule, "MARKET-2"_rule},
    {"SET-4"_rule, "MARKET-3"_rule},
    {"SET-5"_rule, "LAY-1"_rule},
    {"SET-5"_rule, "SPHINX-1"_rule},
    {"SET-6"_rule, "FEED-2"_rule},
    {"SET-7"_rule, "TOMB-1"_rule},
    {"SET-8"_rule, "SAIL-5"_rule},
    {"TRACK-1"_rule, "TRACK-3"_rule},
    {"TRACK-1"_rule, "ORDER-1"_rule},
    {"TRACK-1"_rule, "END-4"_rule},
    {"TRACK-2"_rule, "TRACK-1"_rule},
    {"TRACK-3"_rule, "FEED-1"_rule},
    {"TRACK-3"_rule, "BONUS-1"_rule},
    {"TIME-1"_rule, "TIME-2"_rule},
    {"TIME-2"_rule, "CARD-RESERVE"_rule},
    {"TIME-2"_rule, "CARD-FIRST"_rule},
    {"TIME-3"_rule, "CARD-CREW-STEP"_rule},
    {"TIME-3"_rule, "CARD-PAID-CREW-STEP"_rule},
    {"TIME-4"_rule, "FEED-1"_rule},
    {"TIME-4"_rule, "BONUS-1"_rule},
    {"TIME-5"_rule, "FEED-4"_rule},
    {"TIME-6"_rule, "TIME-2"_rule},
    {"LAY-1"_rule, "SAIL-4"_rule},
    {"LAY-1"_rule, "CARD-LEFTOVER"_rule},
    {"SAIL-1"_rule, "SAIL-6"_rule},
    {"SAIL-1"_rule, "ORDER-1"_rule},
    {"SAIL-2"_rule, "CARD-OCCUPIED"_rule},
    {"SAIL-3"_rule, "CARD-UPSTREAM"_rule},
    {"SAIL-3"_rule, "SAIL-4"_rule},
    {"SAIL-4"_rule, "SAIL-5"_rule},
    {"SAIL-5"_rule, "BUILD-1"_rule},
    {"SAIL-5"_rule, "BUILD-7"_rule},
    {"SAIL-6"_rule, "SAIL-9"_rule},
    {"SAIL-7"_rule, "SAIL-1"_rule},
    {"SAIL-7"_rule, "CARD-SECOND-SHIP"_rule},
    {"SAIL-8"_rule, "BONUS-1"_rule},
    {"SAIL-9"_rule, "CARD-UPSTREAM"_rule},
    {"ROUND-EDFU"_rule, "MARKET-2"_rule},
    {"ROUND-EDFU"_rule, "MARKET-3"_rule},
    {"ROUND-THEBAE"_rule, "CREW-1"_rule},
    {"ROUND-SELINON"_rule, "CREW-1"_rule},
    {"ROUND-BENIHASAN"_rule, "CREW-1"_rule},
    {"ROUND-PASSALON"_rule, "FEED-2"_rule},
    {"ROUND-PASSALON"_rule, "ROUND-HELIOPOLIS"_rule},
    {"ROUND-ALYI"_rule, "CREW-2"_rule},
    {"ROUND-HELIOPOLIS"_rule, "CARD-OCCUPIED"_rule},
    {"ROUND-HELIOPOLIS"_rule, "CARD-DOUBLE"_rule},
    {"CREW-1"_rule, "CREW-2"_rule},
    {"CREW-2"_rule, "CARD-CREWS-CHOICE"_rule},
    {"FEED-1"_rule, "FEED-2"_rule},
    {"FEED-1"_rule, "FEED-3"_rule},
    {"FEED-2"_rule, "CARD-IMPROVE-FIELD"_rule},
    {"FEED-3"_rule, "MARKET-3"_rule},
    {"FEED-3"_rule, "FEED-4"_rule},
    {"FEED-4"_rule, "CARD-GRAIN4"_rule},
    {"FEED-4"_rule, "CARD-STONES-AS-GRAIN"_rule},
    {"FEED-4"_rule, "CARD-IMPROVE-FIELD"_rule},
    {"STONE-1"_rule, "CARD-QUARRY"_rule},
    {"STONE-1"_rule, "STONE-2"_rule},
    {"BUILD-1"_rule, "CARD-FIRST"_rule},
    {"BUILD-2"_rule, "BUILD-3"_rule},
    {"BUILD-2"_rule, "CARD-TWO-CREWS"_rule},
    {"BUILD-3"_rule, "BUILD-4"_rule},
    {"BUILD-5"_rule, "BUILD-8"_rule},
    {"BUILD-5"_rule, "CARD-STRENGTH"_rule},
    {"BUILD-5"_rule, "SPHINX-1"_rule},
    {"BUILD-6"_rule, "BUILD-7"_rule},
    {"BUILD-6"_rule, "BONUS-1"_rule},
    {"BUILD-7"_rule, "CARD-RESERVE"_rule},
    {"BUILD-8"_rule, "PYR-2"_rule},
    {"SPHINX-1"_rule, "SPHINX-2"_rule},
    {"SPHINX-1"_rule, "CARD-MORE-SPHINX"_rule},
    {"SPHINX-2"_rule, "CARD-KEEP2"_rule},
    {"SPHINX-2"_rule, "SPHINX-3"_rule},
    {"SPHINX-3"_rule, "END-3"_rule},
    {"OBELISK-1"_rule, "MARKET-1"_rule},
    {"OBELISK-1"_rule, "BUILD-5"_rule},
    {"TOMB-1"_rule, "TOMB-2"_rule},
    {"TOMB-1"_rule, "MARKET-1"_rule},
    {"TOMB-2"_rule, "END-2"_rule},
    {"TEMPLE-1"_rule, "BUILD-5"_rule},
    {"TEMPLE-1"_rule, "PYR-1"_rule},
    {"PYR-1"_rule, "PYR-2"_rule},
    {"PYR-2"_rule, "PYR-3"_rule},
    {"MARKET-1"_rule, "MARKET-2"_rule},
    {"MARKET-1"_rule, "MARKET-3"_rule},
    {"MARKET-2"_rule, "MARKET-4"_rule},
    {"MARKET-4"_rule, "END-1"_rule},
    {"BONUS-1"_rule, "BUILD-5"_rule},
    {"ORDER-1"_rule, "TRACK-3"_rule},
    {"END-1"_rule, "CARD-SELL10"_rule},
    {"END-1"_rule, "CARD-STONES6"_rule},
    {"END-2"_rule, "CARD-TOMB"_rule},
    {"END-3"_rule, "END-4"_rule},
    {"CARD-FIELD-GREEN"_rule, "FEED-2"_rule},
    {"CARD-FIELD-YELLOWGREEN"_rule, "FEED-2"_rule},
    {"CARD-FIELD-BROWN"_rule, "FEED-2"_rule},
    {"CARD-FIELD-BROWN"_rule, "CARD-IMPROVE-FIELD"_rule},
    {"CARD-DOUBLE"_rule, "ROUND-PASSALON"_rule},
    {"CARD-SECOND-SHIP"_rule, "CARD-UPSTREAM"_rule},
    {"CARD-OCCUPIED"_rule, "CARD-UPSTREAM"_rule},
    {"CARD-STRENGTH"_rule, "CARD-TWO-CREWS"_rule},
    {"CARD-STONES6"_rule, "STONE-2"_rule},
    {"CARD-STONE-MARKET2"_rule, "MARKET-2"_rule},
    {"CARD-GRAIN-MARKET2"_rule, "MARKET-3"_rule},
    {"CARD-CREWS-CHOICE"_rule, "CREW-1"_rule},
    {"CARD-CREWS-PICTURED"_rule, "CREW-1"_rule},
    {"CARD-STONES-IN-BUILDINGS"_rule, "BUILD-8"_rule},
    {"CARD-GRAIN4"_rule, "TIME-2"_rule},
    {"CARD-CREW-STEP"_rule, "CARD-PAID-CREW-STEP"_rule},
    {"PHASE"_rule, "TIME-1"_rule},
    {"TURN"_rule, "SAIL-1"_rule},
    {"TURN"_rule, "TIME-1"_rule},
    {"ENTRY"_rule, "PHASE"_rule},
});

} // namespace

std::vector<table::RuleId> relatedRules(table::RuleId rule) {
  std::vector<table::RuleId> related;
  for (const Tie& tie : ties) {
    if (tie.one == rule) related.push_back(tie.other);
    if (tie.other == rule) related.push_back(tie.one);
  }
  std::ranges::sort(related, {}, &table::RuleId::index);
  related.erase(std::unique(related.begin(), related.end()), related.end());
  return related;
}

} // namespace nilometer::ui
