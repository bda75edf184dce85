// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/score/end_position/position_form.h"

#include <algorithm>
#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace nilometer::ui {

/// The key of a player's field: "0.nile".
[[nodiscard]] std::string keyOfPlayer(std::size_t player, std::string_view what);
/// The number in a field, from 0 to `most`; nothing if it is empty or makes no sense.
[[nodiscard]] std::optional<int> numberIn(const PositionForm& form, const std::string& key,
                                          int most);

/// Puts the rows of a page together, with what is wrong in each field.
class FormRows {
public:
  /// The form outlives this.
  explicit FormRows(const PositionForm& form) : m_form(form) {}

  /// Why the number in that field cannot be; comes before its row. The first one is said.
  void addProblem(const std::string& key, const QString& why) { m_problems.emplace(key, why); }
  /// What an empty field of a player means.
  enum class Empty : std::uint8_t {
    isNone,
    isMissing ///< nothing is scored before
  };
  /// A row with a field for each player.
  void addPlayers(const QString& label, std::string_view what, int most, const QString& tip,
                  Empty empty = Empty::isNone, int least = 0);
  /// A row with one field for the table, without which nothing is scored.
  void addNeeded(const QString& label, const std::string& key, int most, const QString& tip);
  [[nodiscard]] bool isTyped(const std::string& key) const { return m_form.texts.contains(key); }

  [[nodiscard]] FormLook take(const QString& reminder);

private:
  void add(FormRow& row, const std::string& key, const QString& name, NumberBounds bounds);

  const PositionForm& m_form;
  std::map<std::string, QString> m_problems;
  FormLook m_look;
};

/// Why what was entered cannot be together, before it is translated.
struct FormConflict {
  table::RuleId rule;
  const char* text;
};
/// The text of the conflict with that rule; the last one is of every other rule.
[[nodiscard]] inline const char* conflictText(std::span<const FormConflict> all,
                                              table::RuleId rule) {
  const auto found = std::ranges::find(all, rule, &FormConflict::rule);
  return found == all.end() ? all.back().text : found->text;
}

} // namespace nilometer::ui
