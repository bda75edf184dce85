// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/egizia/end_position/position_entry.h"
#include "ui/score/report/score_report.h"

#include <map>
#include <memory>

/// How an end position of Egizia stands on its page.
namespace nilometer::ui {

/// By row: what cards may be named there, in the language of the moment.
using CardFinders = std::map<PositionRow, std::shared_ptr<const NameFinder>>;
[[nodiscard]] CardFinders findersFor(const PositionForm& entry, const egizia::Edition& edition);

/// The fields that are asked, with what is wrong in each.
[[nodiscard]] FormLook formLookOf(const PositionForm& entry, const egizia::Edition& edition,
                                  const PositionCheck& result, const CardFinders& finders);

/// The score of what is entered, with everything disputed that is asked for. `position` = what
/// follows from `entry`.
[[nodiscard]] report::ScoreReport reportOf(const PositionForm& entry,
                                           const egizia::Position& position,
                                           const egizia::Edition& edition);

} // namespace nilometer::ui
