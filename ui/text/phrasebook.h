// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/record/replay.h"
#include "ui/text/rule_link.h"
#include "ui/text/tracked_number.h"

#include <QStringList>

#include <concepts>
#include <string_view>

namespace nilometer::text {

/// How a game speaks of itself: each game has its own among its words (`ui/<game>/text`), derived
/// from PhrasebookDefaults or DefaultPhrasebook. Nothing in it names what is hidden.
template <class G> struct Phrasebook;

/// The points of a player as far as the table knows them.
struct KnownPoints {
  int points = 0;
  bool isOpen = false; ///< more are printed on something that nobody has read yet
};

/// The usual answers of a Phrasebook. A game that answers otherwise hides them.
template <class G> struct PhrasebookDefaults {
  static constexpr bool hidesPoints = false; ///< until the end
  [[nodiscard]] static KnownPoints knownPoints(const typename G::State& state,
                                               table::Player player) {
    return {G::points(state, player)};
  }
  /// Whether the effect says that something speaks against an entry which the rules allow.
  [[nodiscard]] static bool isDoubt(const table::Effect& /*effect*/) { return false; }
  /// Of an entry that is made on that table.
  [[nodiscard]] static QString sentenceOn(const typename G::State& /*before*/,
                                          const typename G::Entry& entry, const auto& names) {
    return Phrasebook<G>::sentence(entry, names);
  }
  /// Of an entry of a record, or of what could stand in its place, after all before it.
  [[nodiscard]] static QString sentenceAt(const record::Replay<G>& /*replay*/,
                                          std::size_t /*index*/,
                                          const record::RecordedEntry<G>& entry,
                                          const auto& names) {
    return Phrasebook<G>::sentence(entry, names);
  }
  /// That entry in the words that a row of the log has room for.
  [[nodiscard]] static QString briefAt(const record::Replay<G>& /*replay*/, std::size_t /*index*/,
                                       const typename G::Entry& entry, const auto& names) {
    return Phrasebook<G>::brief(entry, names);
  }
};

/// `Speech` = the Phrasebook of G.
template <class Speech, class G>
concept PhrasebookOf = requires(const typename Speech::Names& names, const typename G::Setup& setup,
                                const typename G::State& state, const typename G::Edition& edition,
                                const typename G::Entry& entry,
                                const record::RecordedEntry<G>& recorded,
                                const record::GameRecord<G>& record,
                                const record::Replay<G>& replay, const table::Effect& effect,
                                const table::Effects& effects, const table::Finding& finding,
                                const table::LedgerLine& line, const table::GameClock& clock,
                                table::Impossible broken, table::RuleId rule,
                                table::PrintedPlace place, const table::PrintedSet& values,
                                const QStringList& players, std::size_t index) {
  { Speech::name() } -> std::convertible_to<QString>; ///< as it stands on the box
  /// What sentences need: players, printed names. The edition outlives it.
  { Speech::names(players, edition) } -> std::same_as<typename Speech::Names>;
  { Speech::sentence(recorded, names) } -> std::convertible_to<QString>;
  /// Empty where nobody moves anything.
  { Speech::sentence(effect, names) } -> std::convertible_to<QString>;
  { Speech::sentence(finding, names) } -> std::convertible_to<QString>; ///< with the rule's number
  { Speech::brief(entry, names) } -> std::convertible_to<QString>;
  { Speech::sentenceOn(state, entry, names) } -> std::convertible_to<QString>;
  { Speech::sentenceAt(replay, index, recorded, names) } -> std::convertible_to<QString>;
  { Speech::briefAt(replay, index, entry, names) } -> std::convertible_to<QString>;
  { Speech::isDoubt(effect) } -> std::same_as<bool>;
  /// A sentence for each broken invariant.
  { Speech::impossible(broken, names) } -> std::convertible_to<QStringList>;
  /// Of an entry of RepairRules::asPlayed: what stays as it was at that time.
  { Speech::asPlayed(entry, clock, names) } -> std::convertible_to<QString>;
  /// What to move on the real board.
  { Speech::moves(effects, names) } -> std::convertible_to<QStringList>;
  { Speech::reason(line, names, effects) } -> std::convertible_to<QString>; ///< for its points
  { Speech::phase(clock, names) } -> std::convertible_to<QString>;          ///< as it begins
  /// The name of what is done when the rounds are over; empty before.
  { Speech::afterRounds(clock) } -> std::convertible_to<QString>;
  { Speech::standing(clock) } -> std::convertible_to<QString>; ///< "round 3, Build"
  /// What the order of the players means, and whether it may be drawn.
  { Speech::seatOrder() } -> std::convertible_to<QString>;
  { Speech::drawsOrder } -> std::convertible_to<bool>;
  { Speech::hidesPoints } -> std::convertible_to<bool>;
  { Speech::knownPoints(state, table::Player{}) } -> std::same_as<KnownPoints>;
  { Speech::profileName(G::usualProfile) } -> std::convertible_to<QString>;
  { Speech::profileSummary(G::usualProfile) } -> std::convertible_to<QString>;
  { Speech::optionName(0) } -> std::convertible_to<QString>;
  { Speech::optionValues(0) } -> std::convertible_to<QStringList>; ///< a sentence each
  { Speech::ruleNames() } -> std::same_as<RuleNames>;
  { Speech::ruleName(rule) } -> std::convertible_to<QString>;
  { Speech::ruleTitle(rule, names) } -> std::convertible_to<QString>;
  { Speech::ruleSummary(rule, setup) } -> std::convertible_to<QString>;
  /// Whether the entry puts something on the table right.
  { Speech::corrects(entry) } -> std::same_as<bool>;
  /// Whether nothing has been done that begins the game.
  { Speech::isSettingUp(record) } -> std::same_as<bool>;
  { Speech::playerOf(entry) } -> std::same_as<table::Player>; ///< noPlayer: the whole table
  /// The assumed values behind each line of the ledger (`lines()`), and behind what an entry
  /// brought a player (`ofEntry(entry, player)`).
  requires std::constructible_from < typename Speech::Basis, const record::Replay<G>
  &, const typename G::Edition& > ;
  { Speech::restsOn(values, names) } -> std::convertible_to<QString>;
  { Speech::restsOnLines(values, names) } -> std::convertible_to<QStringList>;
  /// From one table to another.
  { Speech::movesBetween(edition, state, state) } -> std::same_as<table::Effects>;
  /// Every number of a table, the points first; and how much somebody, or the table, has of one.
  { Speech::trackedNumbers() } -> std::same_as<std::vector<TrackedNumber>>;
  { Speech::trackedNumber(setup, state, table::Player{}, 0) } -> std::same_as<int>;
  {
    Speech::printedName(place, names)
    } -> std::convertible_to<QString>; ///< "What the harbour gives"
  /// Whether places and things have the same numbers in both.
  { Speech::sameLayout(edition, edition) } -> std::same_as<bool>;
};

} // namespace nilometer::text
