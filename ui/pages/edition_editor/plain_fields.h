// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pages/edition_editor/fields.h"

/// Fields that are called and bounded as the edition says, which is all that most pages are made
/// of.
namespace nilometer::ui {

[[nodiscard]] FieldText quietText(const QString& text);
/// The number at that place.
[[nodiscard]] FieldNumber numberAt(const CopyState& copy, const QString& place);
/// The printed value of that key with its name: a number, a word, or each number of a list behind
/// its own.
[[nodiscard]] FieldRow valueRow(const CopyState& copy, const QString& key);
/// A page that draws nothing: all its values below each other.
[[nodiscard]] FieldList plainFields(const CopyState& copy, CopyPage page);

} // namespace nilometer::ui
