// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/pyramidion/effects.h"
#include "engine/pyramidion/turn.h"
#include "ui/pyramidion/text/words.h"
#include "ui/text/default_phrasebook.h"
#include "ui/text/tracked_number.h"

namespace nilometer::text {

/// How Pyramidion speaks.
template <> struct Phrasebook<pyramidion::Rules> : DefaultPhrasebook<pyramidion::Rules> {
  [[nodiscard]] static QString name() { return QStringLiteral("Pyramidion"); }
  static const NameList<std::size_t, pyramidion::invariantNames.size()> invariant;
  [[nodiscard]] static QString reason(const table::LedgerLine& line, const Names& /*names*/,
                                      const table::EffectsView& /*entry*/) {
    return pyramidionReason(line);
  }
  [[nodiscard]] static QString phase(const table::GameClock& moment, const Names& /*names*/) {
    return phaseSentence(moment.round, static_cast<pyramidion::Phase>(moment.phase));
  }
  static constexpr QString (*phaseName)(pyramidion::Phase) = text::phase;
  static constexpr auto firstAfter = pyramidion::Phase::over;
  static constexpr bool drawsOrder = false; // they sit as they sit (SET-1)
  static constexpr bool hidesPoints = true; // until the end (SEE-2)
  static constexpr QString (*seatOrder)() = pyramidionSeats;
  static constexpr auto options = pyramidionOptions;
  [[nodiscard]] static RuleNames ruleNames() { return pyramidion::ruleNames; }
  static constexpr auto question = pyramidionQuestion;
  static constexpr auto titleOf = pyramidionRuleTitle;
  static constexpr QString (*summaryOf)(table::RuleId,
                                        const pyramidion::RuleOptions&) = text::ruleSummary;
  static constexpr table::Player (*playerOf)(const pyramidion::Entry&) = pyramidion::playerOf;
  [[nodiscard]] static QString sentenceOn(const pyramidion::State& before,
                                          const pyramidion::Entry& entry, const Names& names) {
    const auto* load = std::get_if<pyramidion::Load>(&entry);
    const auto* boat = load == nullptr ? nullptr : boatAt(before, load->player, load->boat);
    return text::sentence(entry, names, {.need = boat == nullptr ? nullptr : &boat->need});
  }
  [[nodiscard]] static PyramidionSeen seenAt(const record::Replay<pyramidion::Rules>& replay,
                                             std::size_t index, const pyramidion::Entry& entry);
  static constexpr auto isDoubt = table::isNoteOf<pyramidion::Note::doubtful>;
  /// Setting up and reading printed values begin nothing.
  static constexpr auto isSettingUp = hasOnly<pyramidion::SetUp, pyramidion::TellMinima,
                                              pyramidion::TellCorner, pyramidion::Correct>;
  /// Nothing that is hidden is counted (SEE-2).
  [[nodiscard]] static std::vector<text::TrackedNumber> trackedNumbers();
  [[nodiscard]] static int trackedNumber(const pyramidion::Game& game,
                                         const pyramidion::State& state, table::Player player,
                                         int index);
  [[nodiscard]] static bool corrects(const pyramidion::Entry& entry) {
    return std::holds_alternative<pyramidion::Correct>(entry);
  }
  using Correct = pyramidion::Correct;
  static constexpr std::span<const table::CorrectableKind> correctables = pyramidion::correctables;
  /// Whether its values have names.
  [[nodiscard]] static bool isNamed(const Correct& /*entry*/) { return false; }
  [[nodiscard]] static QString correctable(const Correct& entry);
  [[nodiscard]] static QString placeOf(const Correct& entry);
  [[nodiscard]] static QString correctedTo(const Correct& entry, const Names& names);
  static constexpr auto printed = pyramidionPrinted;
  static constexpr auto printedReason = pyramidionPrintedReason;
  static constexpr const table::PlaceTexts& places = pyramidion::printedPlaces;
};
using SpokenPyramidion = Phrasebook<pyramidion::Rules>;

} // namespace nilometer::text
