// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/pyramidion/table_difference.h"
#include "ui/pyramidion/words/words.h"
#include "ui/words/spoken_plainly.h"
#include "ui/words/tally.h"

#include <algorithm>
#include <variant>

namespace nilometer::words {

/// How Pyramidion speaks.
template <> struct Spoken<pyramidion::Rules> : SpokenPlainly<pyramidion::Rules> {
  [[nodiscard]] static QString name() { return QStringLiteral("Pyramidion"); }
  [[nodiscard]] static QString invariant(std::size_t index) {
    return words::sentence(static_cast<pyramidion::Invariant>(index));
  }
  [[nodiscard]] static QString reason(const table::LedgerLine& line, const Names& /*names*/,
                                      const table::EffectsView& /*entry*/) {
    return pyramidionReason(line);
  }
  [[nodiscard]] static QString phase(const table::Moment& moment, const Names& /*names*/) {
    return phaseSentence(moment.round, static_cast<pyramidion::Phase>(moment.phase));
  }
  [[nodiscard]] static QString afterRounds(const table::Moment& moment) {
    const auto phase = static_cast<pyramidion::Phase>(moment.phase);
    return phase == pyramidion::Phase::over ? words::phase(phase) : QString();
  }
  [[nodiscard]] static QString standing(const table::Moment& moment) {
    return words::moment(moment.round, static_cast<pyramidion::Phase>(moment.phase));
  }
  static constexpr QString (*profileName)(pyramidion::Profile) = words::profileName;
  static constexpr bool drawsOrder = false; // they sit as they sit (SET-1)
  static constexpr bool hidesPoints = true; // until the end (SEE-2)
  static constexpr QString (*seatOrder)() = pyramidionSeats;
  static constexpr QString (*profileSummary)(pyramidion::Profile) = words::profileSummary;
  static constexpr auto options = pyramidionOptions;
  [[nodiscard]] static RuleNames ruleNames() { return pyramidion::ruleNames; }
  [[nodiscard]] static QString ruleTitle(table::RuleId rule, const Names& /*names*/) {
    return pyramidionRuleTitle(rule);
  }
  [[nodiscard]] static QString ruleSummary(table::RuleId rule, const pyramidion::Game& game) {
    return words::ruleSummary(rule, game.options);
  }
  static constexpr table::Player (*playerOf)(const pyramidion::Entry&) = pyramidion::playerOf;
  /// Setting up and reading printed values begin nothing.
  [[nodiscard]] static bool isSettingUp(const record::GameRecord<pyramidion::Rules>& record) {
    return std::ranges::all_of(record.entries, [](const auto& line) {
      return std::holds_alternative<pyramidion::SetUp>(line.entry) ||
             std::holds_alternative<pyramidion::TellMinima>(line.entry) ||
             std::holds_alternative<pyramidion::TellCorner>(line.entry);
    });
  }
  /// Nothing that is hidden is counted (SEE-2).
  [[nodiscard]] static std::vector<words::Tally> tallies();
  [[nodiscard]] static int tally(const pyramidion::Game& game, const pyramidion::State& state,
                                 table::Player player, int index);
  [[nodiscard]] static QString printedName(table::PrintedPlace place, const Names& /*names*/) {
    return pyramidionPrinted(place);
  }
  [[nodiscard]] static QString printedAt(std::string_view key) {
    return pyramidionPrinted(pyramidion::placeNamed(key));
  }
};
using SpokenPyramidion = Spoken<pyramidion::Rules>;

} // namespace nilometer::words
