// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/egizia/end_position/position_entry.h"
#include "ui/score/report/entered_form.h"
#include "ui/score/report/score_report.h"

#include <cstddef>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

/// An end position of Egizia as the form that page and file are kept by. The keys of its fields:
/// "points.0.1" is row, part and player of a cell.
namespace nilometer::ui {

/// The choices of a form beside the rule options that stand there by their keys, each as the place
/// of its value where that is not the usual one of the profile.
inline constexpr std::string_view profileKey = "profile";
inline constexpr std::string_view everythingKey = "everything"; ///< 1 = everything is asked

[[nodiscard]] std::string keyOf(const PositionCell& cell);
/// Nothing where that is no field of an end position.
[[nodiscard]] std::optional<PositionCell> cellOf(std::string_view key);
/// A card by its name in the files, "grain-3+1" where it counts one colour better.
[[nodiscard]] std::string nameOf(const PositionCard& card);

/// The place of the value that is chosen.
[[nodiscard]] std::size_t choiceIn(const PositionForm& form, std::string_view key);
/// Another profile sets its options, too.
void choose(PositionForm& form, std::string_view key, std::size_t value);

[[nodiscard]] PositionForm formOf(const PositionEntered& entry, const egizia::Edition& edition);
/// formOf() backwards, but for cards that the edition does not have.
[[nodiscard]] PositionEntered enteredIn(const PositionForm& form, const egizia::Edition& edition);

/// By row: what cards may be named there, in the language of the moment.
using CardFinders = std::map<PositionRow, std::shared_ptr<const NameFinder>>;
[[nodiscard]] CardFinders findersFor(const PositionEntered& entry, const egizia::Edition& edition);

/// The fields that are asked, with what is wrong in each.
[[nodiscard]] FormLook formLookOf(const PositionEntered& entry, const egizia::Edition& edition,
                                  const PositionCheck& result, const CardFinders& finders);

/// The score of what is entered, with everything disputed that is asked for. `position` = what
/// follows from `entry`.
[[nodiscard]] report::ScoreReport reportOf(const PositionEntered& entry,
                                           const egizia::Position& position,
                                           const egizia::Edition& edition);

} // namespace nilometer::ui
