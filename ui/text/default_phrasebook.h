// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/record/replay.h"
#include "engine/table/assumed.h"
#include "ui/text/entered.h"
#include "ui/text/game_names.h"
#include "ui/text/phrase.h"
#include "ui/text/phrasebook.h"
#include "ui/text/rests_mark.h"
#include "ui/text/rule_link.h"

#include <QStringList>

#include <algorithm>
#include <concepts>
#include <span>
#include <string_view>
#include <variant>

namespace nilometer::text {

/// The functions of a game that stand behind members of the same name. Where it has none, the
/// member is none either, and PhrasebookOf says so.
namespace own {
[[nodiscard]] auto said(const auto& thing, const auto& names, const auto&... seen)
    -> decltype(sentence(thing, names, seen...)) {
  return sentence(thing, names, seen...);
}
[[nodiscard]] auto saidBriefly(const auto& entry, const auto& names, const auto&... seen)
    -> decltype(brief(entry, names, seen...)) {
  return brief(entry, names, seen...);
}
[[nodiscard]] auto refused(const table::Finding& finding, const auto& names)
    -> decltype(refusal(finding, names)) {
  return refusal(finding, names);
}
[[nodiscard]] auto moved(std::span<const table::Effect> effects, const auto& names)
    -> decltype(movesOf(effects, names)) {
  return movesOf(effects, names);
}
[[nodiscard]] auto between(const auto& from, const auto& to) -> decltype(movesBetween(from, to)) {
  return movesBetween(from, to);
}
} // namespace own

/// What a game says in the usual way: `Phrasebook<G>` rests on it and says the rest. It adds
///
/// ```
/// static QString invariant(index);      // why a table is impossible
/// static OptionTexts<n, m> options();
/// static QString printed(place);         // what a printed value is called
/// static constexpr const PlaceTexts& places;
/// static QString titleOf(rule);  static QString summaryOf(rule, ruleOptions);
/// static QString phaseName(phase);
/// static constexpr auto firstAfter;    // the first phase behind the last round
/// static Seen seenAt(replay, index, entry);   // what was there before an entry of the record
/// ```
///
/// and has functions `sentence`, `brief`, `refusal`, `effectText` and `movesOf` among its words,
/// with GameNames, and `movesBetween(from, to)` of two tables in its own namespace.
template <table::Rules G> struct DefaultPhrasebook : PhrasebookDefaults<G> {
  using Entry = typename G::Entry;
  using Edition = typename G::Edition;
  using Names = GameNames<Edition>;
  /// Every movement of points rests on what its effect names.
  struct Basis : table::AssumedLines {
    Basis(const record::Replay<G>& replay, const Edition& edition)
        : AssumedLines(replay.ledger, replay.effects, [&](table::PrintedPlace place) {
            return Phrasebook<G>::places.assumedAt(edition, place);
          }) {}
  };

  [[nodiscard]] static Names names(const QStringList& players, const Edition& edition) {
    return {&edition, players};
  }
  /// Of an entry or an effect. `seen` = what the game has seen of an entry (seenAt).
  [[nodiscard]] static auto sentence(const auto& thing, const Names& names, const auto&... seen)
      -> decltype(own::said(thing, names, seen...)) {
    return own::said(thing, names, seen...);
  }
  /// Why an entry is refused, with the rule's number behind it: "… (LOAD-4)".
  template <std::same_as<table::Finding> Finding>
  [[nodiscard]] static auto sentence(const Finding& finding, const Names& names)
      -> decltype(own::refused(finding, names)) {
    const auto place = table::missingIn(finding);
    return ruled(place ? valueMissing(Phrasebook<G>::printed(*place))
                       : own::refused(finding, names),
                 finding.rule);
  }
  /// With the scribe's reason and the mark of an entry made although illegal.
  [[nodiscard]] static auto sentence(const record::RecordedEntry<G>& line, const Names& names,
                                     const auto&... seen)
      -> decltype(own::said(line.entry, names, seen...)) {
    return asEntered(own::said(line.entry, names, seen...), line.anyway, line.reason);
  }
  [[nodiscard]] static auto brief(const Entry& entry, const Names& names, const auto&... seen)
      -> decltype(own::saidBriefly(entry, names, seen...)) {
    return own::saidBriefly(entry, names, seen...);
  }
  [[nodiscard]] static QString sentenceAt(const record::Replay<G>& replay, std::size_t index,
                                          const record::RecordedEntry<G>& line,
                                          const Names& names) {
    return sentence(line, names, Phrasebook<G>::seenAt(replay, index, line.entry));
  }
  [[nodiscard]] static QString briefAt(const record::Replay<G>& replay, std::size_t index,
                                       const Entry& entry, const Names& names) {
    return brief(entry, names, Phrasebook<G>::seenAt(replay, index, entry));
  }
  [[nodiscard]] static auto moves(std::span<const table::Effect> effects, const auto& names)
      -> decltype(own::moved(effects, names)) {
    return own::moved(effects, names);
  }
  template <class State>
  [[nodiscard]] static auto movesBetween(const Edition& /*edition*/, const State& from,
                                         const State& to) -> decltype(own::between(from, to)) {
    return own::between(from, to);
  }
  /// Every copy has the same places.
  [[nodiscard]] static bool sameLayout(const Edition& /*a*/, const Edition& /*b*/) { return true; }

  [[nodiscard]] static QStringList impossible(table::Impossible broken, const auto& /*names*/) {
    QStringList lines;
    const auto count = table::Names(G::impossibleNames).size();
    for (std::size_t i = 0; i < count; ++i) {
      if ((broken >> i & 1U) != 0) lines += Phrasebook<G>::invariant(i);
    }
    return lines;
  }
  /// No change of the past shifts who acts when: nothing stays as it was played.
  [[nodiscard]] static QString asPlayed(const Entry& entry, const table::GameClock& /*then*/,
                                        const auto& names) {
    return Phrasebook<G>::sentence(entry, names);
  }
  /// No entry puts anything on the table right.
  [[nodiscard]] static bool corrects(const Entry& /*entry*/) { return false; }
  /// Whether every entry is one of those kinds, which begin nothing.
  template <class... Kinds> [[nodiscard]] static bool hasOnly(const record::GameRecord<G>& record) {
    return std::ranges::all_of(record.entries, [](const auto& line) {
      return (std::holds_alternative<Kinds>(line.entry) || ...);
    });
  }
  [[nodiscard]] static QString afterRounds(const table::GameClock& clock) {
    const auto phase = static_cast<typename G::Phase>(clock.phase);
    return phase < Phrasebook<G>::firstAfter ? QString() : Phrasebook<G>::phaseName(phase);
  }
  [[nodiscard]] static QString standing(const table::GameClock& clock) {
    const auto phase = static_cast<typename G::Phase>(clock.phase);
    return phase < Phrasebook<G>::firstAfter
               ? standingIn(clock.round, Phrasebook<G>::phaseName(phase))
               : afterRounds(clock);
  }
  [[nodiscard]] static QString ruleTitle(table::RuleId rule, const Names& /*names*/) {
    return Phrasebook<G>::titleOf(rule);
  }
  [[nodiscard]] static QString ruleSummary(table::RuleId rule, const typename G::Setup& game) {
    return Phrasebook<G>::summaryOf(rule, game.options);
  }
  [[nodiscard]] static QString printedName(table::PrintedPlace place, const Names& /*names*/) {
    return Phrasebook<G>::printed(place);
  }
  [[nodiscard]] static QString printedAt(std::string_view key) {
    return Phrasebook<G>::printed(Phrasebook<G>::places.placeOf(key));
  }
  [[nodiscard]] static QString ruleName(table::RuleId rule) {
    return fromUtf8(Phrasebook<G>::ruleNames()[rule.index]);
  }
  /// With the number of its rule behind it.
  [[nodiscard]] static QString ruled(const QString& text, table::RuleId rule) {
    return withRule(text, ruleName(rule));
  }
  /// A text filled with its facts, with the number of its rule behind it.
  [[nodiscard]] static QString lineOf(table::RuleId rule, const QString& text,
                                      const QStringList& facts) {
    return ruled(fill(text, facts), rule);
  }
  /// What a rule says, with its number.
  [[nodiscard]] static QString ruledSummary(table::RuleId rule, const typename G::Setup& game) {
    return ruled(Phrasebook<G>::ruleSummary(rule, game), rule);
  }
  [[nodiscard]] static QString profileName(typename G::Profile profile) {
    return Phrasebook<G>::options().profileName(static_cast<std::size_t>(profile));
  }
  [[nodiscard]] static QString profileSummary(typename G::Profile profile) {
    return Phrasebook<G>::options().profileSummary(static_cast<std::size_t>(profile));
  }
  [[nodiscard]] static QString optionName(int option) {
    return Phrasebook<G>::options().name(option);
  }
  [[nodiscard]] static QStringList optionValues(int option) {
    return Phrasebook<G>::options().values(option);
  }
  /// Of values by their index among those of the edition, each once.
  [[nodiscard]] static QStringList printedNames(const table::PrintedSet& values,
                                                const auto& names) {
    QStringList all;
    for (const std::size_t value : values) {
      all += Phrasebook<G>::printedAt(names.edition->printed[value].key);
    }
    all.removeDuplicates();
    return all;
  }
  [[nodiscard]] static QString restsOn(const table::PrintedSet& values, const auto& names) {
    return text::restsOn(printedNames(values, names));
  }
  [[nodiscard]] static QStringList restsOnLines(const table::PrintedSet& values,
                                                const auto& names) {
    return text::restsOnLines(printedNames(values, names));
  }
};

} // namespace nilometer::text
