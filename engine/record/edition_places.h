// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/record/json.h"

#include <string>
#include <string_view>
#include <vector>

/// Finding one's way in the parsed text of an edition. Use edition_document.h.
namespace nilometer::record {

/// One step of a place: a member, or a place in a list.
struct PlaceStep {
  std::string name; ///< empty: `index` counts
  std::size_t index = 0;
};
using PlaceSteps = std::vector<PlaceStep>;

/// "a.b[2]" as a, b, 2. Empty for what is no place.
[[nodiscard]] PlaceSteps placeSteps(std::string_view place);

/// The member of an object, or nullptr.
[[nodiscard]] record::JsonValue* memberOf(record::JsonValue& object, std::string_view name);
[[nodiscard]] const record::JsonValue* memberOf(const record::JsonValue& object,
                                                std::string_view name);

/// Sets a member or adds it at the end. @pre `object` is an object
void setMember(record::JsonValue& object, std::string_view name, record::JsonValue value);

/// Takes a member away, if it is there.
void removeMember(record::JsonValue& object, std::string_view name);

/// The id of a card, or an empty text.
[[nodiscard]] std::string_view idOf(const record::JsonValue& card);

/// Whether it is a printed value: an object with value, provenance and reason.
[[nodiscard]] bool isPrinted(const record::JsonValue& value);

/// The places of all numbers in a value, relative to it: "[2].value", ".blue"; "" if it is one.
[[nodiscard]] std::vector<std::string> numberPlaces(const record::JsonValue& value);

/// The text of an edition: a printed value on one line, all else indented.
[[nodiscard]] std::string layOut(const record::JsonValue& edition);

} // namespace nilometer::record
