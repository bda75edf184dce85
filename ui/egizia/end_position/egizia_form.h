// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/egizia/end_position/position_entry.h"
#include "ui/score/report/entered_form.h"

/// An end position of Egizia as the form that page and file are kept by. The keys of its fields:
/// "points.0.1" is row, part and player of a cell.
namespace nilometer::ui {

/// The choices of a form beside the rule options that stand there by their keys, each where it is
/// not as in the profile.
inline constexpr std::string_view profileKey = "profile";
inline constexpr std::string_view everythingKey = "everything";

[[nodiscard]] std::string keyOf(const PositionCell& cell);
/// Nothing where that is no field of an end position.
[[nodiscard]] std::optional<PositionCell> cellOf(std::string_view key);
/// A card by its name in the files, "grain-3+1" where it counts one colour better.
[[nodiscard]] std::string nameOf(const PositionCard& card, PositionRow row,
                                 const egizia::Edition& edition);

[[nodiscard]] egizia::Profile profileIn(const PositionForm& form);
[[nodiscard]] egizia::RuleOptions optionsIn(const PositionForm& form);
void setRules(PositionForm& form, egizia::Profile profile, const egizia::RuleOptions& options);

[[nodiscard]] PositionForm formOf(const PositionEntered& entry, const egizia::Edition& edition);
/// formOf() backwards, but for cards that the edition does not have.
[[nodiscard]] PositionEntered enteredIn(const PositionForm& form, const egizia::Edition& edition);

} // namespace nilometer::ui
