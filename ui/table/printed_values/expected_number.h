// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/store/own_edition/copy_in_play.h"

#include <string>

namespace nilometer::ui {

/// A number that was typed for a place of the edition file.
struct TypedNumber {
  std::string place;
  QString name; ///< of the place: "Value of row 3 of the obelisk"
  int number = 0;
};

/// Why it cannot stand there beside what else is printed, in one sentence: from where to where it
/// could be, and which page of the copy shows where to look. `failure` = why it was refused, for
/// what no other number would put right.
[[nodiscard]] QString expectedNumber(const CopyKind& kind, const record::EditionDocument& played,
                                     const TypedNumber& typed, const CopyFailure& failure);

/// The doubt about a number that is unlikely to be printed there, and how it is taken all the same;
/// empty if it is likely.
[[nodiscard]] QString doubtedNumber(const CopyKind& kind, const CheckedCopy& copy,
                                    const TypedNumber& typed);

} // namespace nilometer::ui
