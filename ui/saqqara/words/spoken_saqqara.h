// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/saqqara/table_difference.h"
#include "engine/table/assumed.h"
#include "ui/saqqara/words/words.h"
#include "ui/words/phrase.h"
#include "ui/words/rests_mark.h"
#include "ui/words/rule_link.h"
#include "ui/words/spoken.h"
#include "ui/words/tally.h"

#include <QCoreApplication>

namespace nilometer::words {

/// The assumed values behind every movement of points (table::AssumedLines). What the table has
/// told while it played is read off the components, and missing values are asked for.
struct SaqqaraBasis : table::AssumedLines {
  SaqqaraBasis(const saqqara::Replay& replay, const saqqara::Edition& edition);
};

/// How Saqqara speaks.
template <> struct Spoken<saqqara::Rules> {
  using Names = SaqqaraNames;
  using Basis = SaqqaraBasis;

  [[nodiscard]] static QString name() { return QStringLiteral("Saqqara"); }
  [[nodiscard]] static Names names(const QStringList& players, const saqqara::Edition& edition) {
    return {&edition, players};
  }
  /// Of a recorded entry, an effect or a finding.
  template <class Thing>
  [[nodiscard]] static QString sentence(const Thing& thing, const Names& names) {
    return words::sentence(thing, names);
  }
  [[nodiscard]] static QString brief(const saqqara::Entry& entry, const Names& names) {
    return words::brief(entry, names);
  }
  [[nodiscard]] static QStringList impossible(table::Impossible broken, const Names& names);
  /// No change of the past shifts who acts when: nothing stays as it was played.
  [[nodiscard]] static QString asPlayed(const saqqara::Entry& entry, const table::Moment& /*then*/,
                                        const Names& names) {
    return words::sentence(entry, names);
  }
  [[nodiscard]] static QStringList moves(std::span<const table::Effect> effects,
                                         const Names& names) {
    return movesOf(effects, names);
  }
  [[nodiscard]] static QString reason(const table::LedgerLine& line, const Names& /*names*/,
                                      const table::EffectsView& entry) {
    return words::reason(line, entry);
  }
  [[nodiscard]] static QString phase(const table::Moment& moment, const Names& names) {
    return phaseSentence(moment.round, static_cast<saqqara::Phase>(moment.phase), names);
  }
  [[nodiscard]] static QString afterRounds(const table::Moment& moment) {
    const auto phase = static_cast<saqqara::Phase>(moment.phase);
    return phase < saqqara::Phase::final ? QString() : words::phase(phase);
  }
  [[nodiscard]] static QString standing(const table::Moment& moment) {
    return words::moment(moment.round, static_cast<saqqara::Phase>(moment.phase));
  }
  [[nodiscard]] static QString profileName(saqqara::Profile profile) {
    return words::profileName(profile);
  }
  static constexpr bool drawsOrder = false; // they sit as they sit (SET-1)
  [[nodiscard]] static QString seatOrder() {
    return QCoreApplication::translate(
        "nilometer::ui::NewGameDialog",
        "As they sit, clockwise. The set-up asks for the start player.");
  }
  [[nodiscard]] static QString profileSummary(saqqara::Profile profile) {
    return words::profileSummary(profile);
  }
  [[nodiscard]] static QString optionName(int option) { return saqqaraOptions().name(option); }
  [[nodiscard]] static QStringList optionValues(int option) {
    return saqqaraOptions().values(option);
  }
  [[nodiscard]] static RuleNames ruleNames() { return saqqara::ruleNames; }
  [[nodiscard]] static QString ruleName(table::RuleId rule) {
    return fromUtf8(saqqara::ruleName(rule));
  }
  [[nodiscard]] static QString ruleTitle(table::RuleId rule, const Names& /*names*/) {
    return saqqaraRuleTitle(rule);
  }
  [[nodiscard]] static QString ruleSummary(table::RuleId rule, const saqqara::Game& game) {
    return words::ruleSummary(rule, game.options);
  }
  /// What is read off a component puts nothing on the table right.
  [[nodiscard]] static bool corrects(const saqqara::Entry& /*entry*/) { return false; }
  [[nodiscard]] static table::Player playerOf(const saqqara::Entry& entry) {
    return saqqara::playerOf(entry);
  }
  /// Setting up and reading printed values begin nothing.
  [[nodiscard]] static bool isSettingUp(const saqqara::GameRecord& record);
  [[nodiscard]] static QString restsOn(const table::PrintedSet& values, const Names& names) {
    return words::restsOn(printedNames(values, names));
  }
  [[nodiscard]] static QStringList restsOnLines(const table::PrintedSet& values,
                                                const Names& names) {
    return words::restsOnLines(printedNames(values, names));
  }
  [[nodiscard]] static table::Effects movesBetween(const saqqara::Edition& /*edition*/,
                                                   const saqqara::State& from,
                                                   const saqqara::State& to) {
    return saqqara::movesBetween(from, to);
  }
  [[nodiscard]] static std::vector<Tally> tallies();
  [[nodiscard]] static int tally(const saqqara::Game& game, const saqqara::State& state,
                                 table::Player player, int index);
  [[nodiscard]] static QString printedName(table::PrintedPlace place, const Names& /*names*/) {
    return words::printedName(place);
  }
  [[nodiscard]] static bool sameLayout(const saqqara::Edition& a, const saqqara::Edition& b) {
    return a.warehouses == b.warehouses;
  }
  /// Of values by their index among those of the edition, each once.
  [[nodiscard]] static QStringList printedNames(const table::PrintedSet& values,
                                                const Names& names);
};
using SpokenSaqqara = Spoken<saqqara::Rules>;

} // namespace nilometer::words
