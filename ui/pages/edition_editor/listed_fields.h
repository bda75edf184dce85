// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pages/edition_editor/fields.h"

#include <functional>
#include <string>
#include <string_view>
#include <vector>

/// Things of one kind that are read in one by one: each a card of the page.
namespace nilometer::ui {

struct ListedThings {
  std::string_view key;                  ///< of the list, a printed value
  std::vector<std::string_view> members; ///< what stands on one of them
  std::size_t most;                      ///< so many are in the box
  std::string_view first;                ///< the field where reading one begins: ".need.camel"
  /// Another one, of which nobody has read anything yet: what is open is null.
  std::function<record::JsonValue(const record::JsonArray& list)> blank;
};

/// None where the list is missing.
[[nodiscard]] const record::JsonArray& listIn(const record::EditionDocument& copy,
                                              std::string_view key);
/// The last one takes the list with it: nobody has read any.
bool takeAway(record::EditionDocument& copy, std::string_view key, std::size_t index);

/// A list that players have begun to read is missing until all that is in the box is there, and
/// nothing on it is open.
void openUntilRead(const record::EditionDocument& document, CheckedCopy& copy,
                   const ListedThings& things);

/// `one` = what each is called, %1 = its number; `add` = what adds one.
[[nodiscard]] FieldList listFields(const CopyState& copy, const ListedThings& things,
                                   const QString& one, const QString& add);

} // namespace nilometer::ui
