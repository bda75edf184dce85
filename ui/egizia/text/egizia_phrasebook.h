// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/egizia/file/game_record.h"
#include "engine/egizia/file/score_basis.h"
#include "engine/egizia/printed.h"
#include "engine/egizia/table_difference.h"
#include "engine/egizia/tracked_numbers.h"
#include "ui/egizia/text/move_groups.h"
#include "ui/egizia/text/names.h"
#include "ui/egizia/text/words.h"
#include "ui/text/default_phrasebook.h"
#include "ui/text/phrase.h"
#include "ui/text/rule_link.h"
#include "ui/text/text_rows.h"
#include "ui/text/tracked_number.h"

#include <QCoreApplication>

#include <span>
#include <vector>

namespace nilometer::text {

/// How Egizia speaks.
template <> struct Phrasebook<egizia::Rules> : DefaultPhrasebook<egizia::Rules> {
  using Basis = egizia::ScoreBasis;

  [[nodiscard]] static QString name() { return QStringLiteral("Egizia"); }
  // An entry needs nothing of what was there before it.
  using PhrasebookDefaults::briefAt;
  using PhrasebookDefaults::sentenceAt;
  static const NameList<std::size_t, egizia::invariantNames.size()> invariant;
  [[nodiscard]] static QString asPlayed(const egizia::Entry& entry, const table::GameClock& then,
                                        const Names& names) {
    return text::stayingOrder(std::get<egizia::Correct>(entry), then.round,
                              static_cast<egizia::Phase>(then.phase), names);
  }
  [[nodiscard]] static QString reason(const table::LedgerLine& line, const Names& names,
                                      std::span<const table::Effect> entry) {
    return text::reason(line, names, entry);
  }
  [[nodiscard]] static QString phase(const table::GameClock& moment, const Names& names);
  static constexpr auto firstAfter = egizia::Phase::final;
  static constexpr QString (*phaseName)(egizia::Phase) = text::phase;
  static constexpr auto options = egiziaOptions;
  static constexpr bool drawsOrder = true;
  [[nodiscard]] static QString seatOrder() {
    return QCoreApplication::translate("nilometer::ui::NewGameDialog",
                                       "In the order of their tiles: the first one begins.");
  }
  [[nodiscard]] static RuleNames ruleNames() { return egizia::ruleNames; }
  [[nodiscard]] static QString ruleTitle(table::RuleId rule, const Names& names) {
    return text::ruleTitle(rule, names);
  }
  [[nodiscard]] static QString ruleSummary(table::RuleId rule, const egizia::Game& game) {
    return text::ruleSummary(rule, game.options);
  }
  [[nodiscard]] static bool corrects(const egizia::Entry& entry) {
    return std::holds_alternative<egizia::Correct>(entry);
  }
  static constexpr table::Player (*playerOf)(const egizia::Entry&) = egizia::playerOf;
  [[nodiscard]] static QString restsOn(const egizia::PrintedSet& values, const Names& names) {
    return text::restsOn(values, names);
  }
  [[nodiscard]] static QStringList restsOnLines(const egizia::PrintedSet& values,
                                                const Names& names) {
    return text::restsOnLines(values, names);
  }
  [[nodiscard]] static table::Effects
  movesBetween(const egizia::Edition& edition, const egizia::State& from, const egizia::State& to) {
    return egizia::movesBetween(edition, from, to);
  }
  [[nodiscard]] static std::vector<TrackedNumber> trackedNumbers();
  [[nodiscard]] static int trackedNumber(const egizia::Game& game, const egizia::State& state,
                                         table::Player player, int index) {
    return egizia::trackedNumber(game, state, player, static_cast<egizia::TrackedNumber>(index));
  }
  [[nodiscard]] static QString printedName(table::PrintedPlace place, const Names& names) {
    return text::printedPlace(egizia::placeText(*names.edition, place), names);
  }
  /// Laying out and naming cards and tiles, and corrections, begin nothing; the first ship does.
  [[nodiscard]] static bool isSettingUp(const egizia::GameRecord& record) {
    return hasOnly<egizia::LayOut, egizia::NameNileCard, egizia::NameTombs, egizia::NameSphinxCards,
                   egizia::Correct>(record);
  }
  [[nodiscard]] static bool sameLayout(const egizia::Edition& a, const egizia::Edition& b);
};

} // namespace nilometer::text
