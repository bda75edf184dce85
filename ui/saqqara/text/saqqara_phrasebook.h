// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/saqqara/effects.h"
#include "engine/saqqara/table_difference.h"
#include "engine/table/assumed.h"
#include "ui/saqqara/text/words.h"
#include "ui/text/default_phrasebook.h"
#include "ui/text/phrase.h"
#include "ui/text/rule_link.h"
#include "ui/text/tracked_number.h"

#include <QCoreApplication>

namespace nilometer::text {

/// The assumed values behind every movement of points (table::AssumedLines). What the table has
/// told while it played is read off the components, and missing values are asked for.
struct SaqqaraBasis : table::AssumedLines {
  SaqqaraBasis(const saqqara::Replay& replay, const saqqara::Edition& edition);
};

/// How Saqqara speaks.
template <> struct Phrasebook<saqqara::Rules> : DefaultPhrasebook<saqqara::Rules> {
  using Basis = SaqqaraBasis;

  [[nodiscard]] static QString name() { return QStringLiteral("Saqqara"); }
  static const NameList<std::size_t, saqqara::invariantNames.size()> invariant;
  [[nodiscard]] static QString reason(const table::LedgerLine& line, const Names& /*names*/,
                                      const table::EffectsView& entry) {
    return text::reason(line, entry);
  }
  [[nodiscard]] static QString phase(const table::GameClock& moment, const Names& names) {
    return phaseSentence(moment.round, static_cast<saqqara::Phase>(moment.phase), names);
  }
  static constexpr QString (*phaseName)(saqqara::Phase) = text::phase;
  static constexpr auto firstAfter = saqqara::Phase::final;
  static constexpr bool drawsOrder = false; // they sit as they sit (SET-1)
  [[nodiscard]] static QString seatOrder() {
    return QCoreApplication::translate(
        "nilometer::ui::NewGameDialog",
        "As they sit, clockwise. The set-up asks for the start player.");
  }
  static constexpr auto options = saqqaraOptions;
  [[nodiscard]] static RuleNames ruleNames() { return saqqara::ruleNames; }
  static constexpr QString (*question)(saqqara::PrintedPlace) = text::askFor;
  static constexpr auto titleOf = saqqaraRuleTitle;
  static constexpr QString (*summaryOf)(table::RuleId,
                                        const saqqara::RuleOptions&) = text::ruleSummary;
  static constexpr table::Player (*playerOf)(const saqqara::Entry&) = saqqara::playerOf;
  /// The table before it belongs to what is said of a bid: whether goods are added (AUCTION-6).
  [[nodiscard]] static QString sentenceOn(const saqqara::State& before, const saqqara::Entry& entry,
                                          const Names& names);
  /// How many goods of that bid's player lay there; 0 of other entries.
  [[nodiscard]] static int seenAt(const saqqara::Replay& replay, std::size_t index,
                                  const saqqara::Entry& entry);
  static constexpr auto isDoubt = table::isNoteOf<saqqara::Note::doubtful>;
  /// Setting up and reading printed values begin nothing.
  static constexpr auto isSettingUp = hasOnly<saqqara::SetUp, saqqara::Tell, saqqara::Correct>;
  /// Points of levels count at the end, and are shown as soon as they are read (END-3).
  [[nodiscard]] static KnownPoints knownPoints(const saqqara::State& state, table::Player player);
  [[nodiscard]] static std::vector<TrackedNumber> trackedNumbers();
  [[nodiscard]] static int trackedNumber(const saqqara::Game& game, const saqqara::State& state,
                                         table::Player player, int index);
  [[nodiscard]] static bool corrects(const saqqara::Entry& entry) {
    return std::holds_alternative<saqqara::Correct>(entry);
  }
  using Correct = saqqara::Correct;
  static constexpr std::span<const table::CorrectableKind> correctables = saqqara::correctables;
  /// Whether its values have names.
  [[nodiscard]] static bool isNamed(const Correct& entry) {
    return entry.what == saqqara::Correctable::stall;
  }
  [[nodiscard]] static QString correctable(const Correct& entry);
  [[nodiscard]] static QString placeOf(const Correct& entry);
  [[nodiscard]] static QString correctedTo(const Correct& entry, const Names& names);
  static constexpr QString (*printed)(table::PrintedPlace) = text::printedName;
  static constexpr auto printedReason = saqqaraPrintedReason;
  static constexpr const table::PlaceTexts& places = saqqara::printedPlaces;
  [[nodiscard]] static bool sameLayout(const saqqara::Edition& a, const saqqara::Edition& b) {
    return a.warehouses == b.warehouses;
  }
};
using SpokenSaqqara = Phrasebook<saqqara::Rules>;

} // namespace nilometer::text
