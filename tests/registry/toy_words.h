// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "registry/toy_game.h"

#include "engine/record/replay.h"
#include "ui/text/phrase.h"
#include "ui/text/phrasebook.h"
#include "ui/text/rule_link.h"
#include "ui/text/shown_names.h"
#include "ui/text/tracked_number.h"

/// How the toy game speaks.
namespace nilometer::text {

template <> struct Phrasebook<toy::Rules> : PhrasebookDefaults<toy::Rules> {
  struct Names {
    QStringList players;
  };
  /// Everything on the toy's board is certain.
  struct Basis {
    using Values = table::PrintedSet;
    Basis(const record::Replay<toy::Rules>& replay, const toy::Edition&)
        : m_lines(replay.ledger.lines().size()) {}
    [[nodiscard]] const std::vector<Values>& lines() const { return m_lines; }
    [[nodiscard]] static Values ofEntry(std::size_t, table::Player) { return {}; }

  private:
    std::vector<Values> m_lines;
  };

  static QString name() { return QStringLiteral("Stones"); }
  static QString place(int place) { return text::fromUtf8(toy::placeNames[std::size_t(place)]); }
  static Names names(const QStringList& players, const toy::Edition&) { return {players}; }
  static QString sentence(const record::RecordedEntry<toy::Rules>& entry, const Names& names) {
    const bool puts = entry.entry.doing == toy::Doing::put;
    return text::fill(puts ? QStringLiteral("%1 puts a stone on %2")
                           : QStringLiteral("%1 takes a stone from %2"),
                      {text::playerName(entry.entry.player, names.players),
                       place(static_cast<int>(entry.entry.place))});
  }
  static QString brief(const toy::Entry& entry, const Names& names) {
    const bool puts = entry.doing == toy::Doing::put;
    return text::fill(QStringLiteral("%1: %2%3"), {text::playerName(entry.player, names.players),
                                                   puts ? QStringLiteral("+") : QStringLiteral("−"),
                                                   place(static_cast<int>(entry.place))});
  }
  static QString sentence(const table::Effect& effect, const Names& names) {
    return text::fill(QStringLiteral("%1: %2 → %3"),
                      {text::playerName(effect.player, names.players), text::number(effect.before),
                       text::number(effect.after)});
  }
  static QString sentence(const table::Finding& finding, const Names&) {
    return text::withRule(QStringLiteral("Not so"), ruleName(finding.rule));
  }
  static QStringList impossible(table::Impossible broken, const Names&) {
    return broken == 0 ? QStringList() : QStringList(QStringLiteral("No such table"));
  }
  static QString asPlayed(const toy::Entry& entry, const table::GameClock&, const Names& names) {
    record::RecordedEntry<toy::Rules> line;
    line.entry = entry;
    return sentence(line, names);
  }
  static QStringList moves(table::EffectsView effects, const Names& names) {
    QStringList moves;
    for (const table::Effect& effect : effects) moves += sentence(effect, names);
    return moves;
  }
  static QString reason(const table::LedgerLine& line, const Names&, table::EffectsView) {
    return place(line.what);
  }
  static QString phase(const table::GameClock& clock, const Names&) {
    return text::fill(QStringLiteral("Round %1"), {text::number(clock.round)});
  }
  static QString afterRounds(const table::GameClock&) { return {}; }
  static QString standing(const table::GameClock& clock) { return phase(clock, {}); }
  static text::RuleNames ruleNames() { return toy::ruleNames; }
  static QString ruleName(table::RuleId rule) { return text::fromUtf8(toy::ruleNames[rule.index]); }
  static QString ruleTitle(table::RuleId rule, const Names&) { return ruleName(rule); }
  static QString ruleSummary(table::RuleId, const toy::Setup&) {
    return QStringLiteral("A rule of the toy.");
  }
  static bool corrects(const toy::Entry& entry) { return entry.doing == toy::Doing::takeBack; }
  static table::Player playerOf(const toy::Entry& entry) { return entry.player; }
  static bool isSettingUp(const record::GameRecord<toy::Rules>& record) {
    return record.entries.empty();
  }
  static QString restsOn(const Basis::Values&, const Names&) { return {}; }
  static QStringList restsOnLines(const Basis::Values&, const Names&) { return {}; }
  static table::Effects movesBetween(const toy::Edition&, const toy::State& from,
                                     const toy::State& to) {
    table::Effects moves;
    for (table::Player player = 0; player < table::maxSeats; ++player) {
      if (from.points[player] == to.points[player]) continue;
      moves.push_back({.kind = table::EffectKind::points,
                       .player = player,
                       .rule = toy::turnRule,
                       .before = static_cast<std::int16_t>(from.points[player]),
                       .after = static_cast<std::int16_t>(to.points[player])});
    }
    return moves;
  }
  static std::vector<TrackedNumber> trackedNumbers() {
    return {{.name = QStringLiteral("Points")}};
  }
  static int trackedNumber(const toy::Setup&, const toy::State& state, table::Player player, int) {
    return toy::Rules::points(state, player);
  }
  static QString printedName(table::PrintedPlace printed, const Names&) {
    return text::fill(QStringLiteral("What %1 gives"), {place(printed.first)});
  }
  static bool sameLayout(const toy::Edition& a, const toy::Edition& b) {
    return a.holds == b.holds;
  }
  static constexpr bool drawsOrder = false;
  static QString seatOrder() { return QStringLiteral("As they sit."); }
  static QString profileName(toy::Profile) { return QStringLiteral("Usual rules"); }
  static QString profileSummary(toy::Profile) { return {}; }
  static QString optionName(int) { return {}; }
  static QStringList optionValues(int) { return {}; }
};
static_assert(PhrasebookOf<Phrasebook<toy::Rules>, toy::Rules>);

} // namespace nilometer::text
