// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/record/entered_position.h"
#include "ui/score/report/name_finder.h"
#include "ui/score/report/number_bounds.h"

#include <QString>

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// An end position of any game as one page of fields, without a window. The game says which there
/// are and what follows from them.
namespace nilometer::ui {

using PositionForm = record::EnteredPosition;

using record::noText;
using record::yesText;

/// What a field for a number shows.
struct NumberContent {
  enum class GoesOn : bool { never, whenDone };
  QString text;
  QString name; ///< accessible
  QString tip;
  QString problem;  ///< empty = none
  QString disputed; ///< what is said of it; empty = it is not
  QString beside;   ///< in quiet ink to the right of a narrow field
  QString proposal; ///< what holds if nothing is typed; selected while the keyboard is there
  NumberBounds bounds;
  int likely = 0; ///< the field is done when a further digit would make it more than that
  GoesOn goesOn = GoesOn::whenDone;
  friend bool operator==(const NumberContent&, const NumberContent&) = default;
};
/// A field: for a number, or for names, or for yes or no.
struct FormCell {
  std::string key{};                          ///< empty: nothing is asked of that player
  NumberContent content{};                    ///< without the text
  std::shared_ptr<const NameFinder> finder{}; ///< of names
  std::vector<std::string> without{};         ///< names that are not offered
  std::optional<bool> answer{};               ///< yes or no: what holds
};
/// Fields beside what is asked: one for each player, or a single one for the table.
struct FormRow {
  QString label;
  QString tip;
  std::vector<FormCell> cells;
  QString heading{}; ///< above it, where one begins
};
/// What the page shows, in the language of the moment.
struct FormLook {
  std::vector<FormRow> rows;
  /// The fields in the order in which they are entered; none: row by row.
  std::vector<std::string> walk{};
  std::vector<std::string> wrong;   ///< fields with a problem
  std::vector<std::string> missing; ///< fields without which nothing is scored
  QString problem{};                ///< what is wrong and belongs to no field
  QString reminder;                 ///< what might have been forgotten
  bool isEmpty = false;             ///< nothing has been typed: there is nothing to score
  bool hasBids = false;             ///< the players have bid for their seats
  [[nodiscard]] bool isReady() const {
    return !isEmpty && wrong.empty() && missing.empty() && problem.isEmpty();
  }
};
/// nullptr if that field is not shown.
[[nodiscard]] const FormCell* cellIn(const FormLook& look, const std::string& key);

} // namespace nilometer::ui
