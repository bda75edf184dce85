// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/egizia/printed.h"
#include "ui/egizia/text/names.h"
#include "ui/text/rests_mark.h"

/// The mark of a number that rests on printed values that nobody has compared with a copy of the
/// game yet (Provenance::assumed), and what it says.
namespace nilometer::text {

/// The sign, or nothing where there is nothing to mark.
[[nodiscard]] QString restsSign(const egizia::PrintedSet& values);
/// A number or sentence with the sign behind it. Where a sentence ends with its rule, "… (SAIL-3)",
/// the sign stands before the rule.
[[nodiscard]] QString marked(const QString& text, const egizia::PrintedSet& values);

/// What the values are called, each once.
[[nodiscard]] QStringList printedNames(const egizia::PrintedSet& values, const Table& table);

/// In one sentence (ui/text/rests_mark.h). Empty for none.
[[nodiscard]] QString restsOn(const egizia::PrintedSet& values, const Table& table);
/// All of them, and how to confirm them; no lines for none.
[[nodiscard]] QStringList restsOnLines(const egizia::PrintedSet& values, const Table& table);

} // namespace nilometer::text
