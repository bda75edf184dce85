// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/record/edition_name.h"
#include "engine/record/entered_position.h"
#include "engine/record/game_record.h"
#include "ui/score/report/name_finder.h"
#include "ui/score/report/number_bounds.h"

#include <QString>

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// An end position of any game as one page of fields, without a window. The game says which there
/// are and what follows from them.
namespace nilometer::ui {

/// What was entered, whatever is missing or wrong in it.
struct PositionForm {
  std::vector<record::Seat> seats;          ///< a name may be empty
  std::map<std::string, std::string> texts; ///< what stands in a field, by its key
  /// Told in a field of names, by its key, in the words of the game's files.
  std::map<std::string, std::vector<std::string>> names{};
  std::string title{};
  std::string date{}; ///< YYYY-MM-DD
  record::EditionName values{};
  /// How it was played and is entered, where a game keeps that beside its fields: nothing that
  /// anybody would miss.
  std::map<std::string, std::string> choices{};
  /// What the table does not agree about, by the key of its field.
  std::map<std::string, record::PositionDispute> disputes{};

  /// Whether it is equal but for disputes, which change nothing of what is scored.
  [[nodiscard]] bool scoresAs(const PositionForm& other) const {
    PositionForm same = other;
    same.disputes = disputes;
    return same == *this;
  }
  /// Nothing has been typed.
  [[nodiscard]] bool isEmpty() const { return texts.empty() && names.empty(); }
  friend bool operator==(const PositionForm&, const PositionForm&) = default;
};

/// The text of a field of yes or no that is not answered as proposed.
inline constexpr std::string_view yesText = "yes";
inline constexpr std::string_view noText = "no";

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
