// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/game.h"

#include "engine/record/damage.h"
#include "engine/record/read_error.h"

#include <QString>

#include <string>

/// Reading what commands are given. Errors name the file as a person would.
namespace nilometer::cli {

/// "-" is called the standard input.
[[nodiscard]] std::string shownName(const QString& file);

/// The text of a file or of the standard input, for files of ours.
[[nodiscard]] record::Result<Given> load(const QString& file);

[[nodiscard]] record::Result<ReadRecord> loadRecord(const QString& file, Editions& editions,
                                                    Games games);

/// A record as far as its lines are whole; an error where not even the header can be read.
using RecordUpToDamage = record::Result<record::UpToDamage<ReadRecord>>;
[[nodiscard]] RecordUpToDamage readUpToDamage(const Given& given, Editions& editions, Games games);
/// Whether it says that it is an end position, whatever became of the rest of it.
[[nodiscard]] bool isPosition(const Given& given);
[[nodiscard]] record::Result<ReadPosition> loadPosition(const QString& file, Editions& editions,
                                                        Games games);

/// The damage of an end position, and where it can be read no further; without the file.
[[nodiscard]] QString damageSentence(const SavedPosition& saved);
/// That the record is damaged from there on, and why; without the place, but with the line where
/// it was typed. @pre it is damaged
[[nodiscard]] QString damageSentence(const record::UpToDamage<ReadRecord>& whole);

/// Whether somebody has typed the record: then a line that cannot be read is not damaged.
[[nodiscard]] bool isTyped(const record::UpToDamage<ReadRecord>& whole);

/// Says what is wrong with a file, and the way out if there is one.
[[nodiscard]] QString sentence(const record::ReadError& error);
/// Says what could not be read; gives exitUnreadable.
[[nodiscard]] int unreadable(const record::ReadError& error);

} // namespace nilometer::cli
