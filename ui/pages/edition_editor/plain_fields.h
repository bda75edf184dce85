// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pages/edition_editor/fields.h"

#include <string_view>

/// Fields that are called and bounded as the edition says, which is all that most pages are made
/// of.
namespace nilometer::ui {

[[nodiscard]] FieldText quietText(const QString& text);
/// An element of a list, or something on it: "tombs.bands[2].upTo".
[[nodiscard]] QString elementAt(const QString& list, std::size_t index, const char* member = "");
/// A button beside `place`. `deed` = what it does there: "add", "more", "remove", "fewer",
/// "earlier" or "later".
[[nodiscard]] FieldStep stepAt(const QString& place, std::string_view deed, const QString& text,
                               CopyChange change, bool may = true);
/// Another value at that place.
[[nodiscard]] CopyChange setting(const QString& place, record::JsonValue value);

/// The number at that place; called as the edition says where it gets no name.
[[nodiscard]] FieldNumber numberAt(const CopyState& copy, const QString& place,
                                   const QString& name = {});
/// One or several of the words at that place.
[[nodiscard]] FieldChoice choiceAt(const CopyState& copy, const QString& place, const QString& name,
                                   const ValueParts& parts);
/// What stands at that place: words that are chosen (CopyKind::parts), a word that is typed, or a
/// number.
[[nodiscard]] FieldPart fieldAt(const CopyState& copy, const QString& place, const QString& name);
/// The printed value of that key with its name: a number, a word, or each number of a list behind
/// its own.
[[nodiscard]] FieldRow valueRow(const CopyState& copy, const QString& key);
/// A page that draws nothing: all its values below each other.
[[nodiscard]] FieldList plainFields(const CopyState& copy, CopyPage page);

} // namespace nilometer::ui
