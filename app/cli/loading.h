// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/kind.h"

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
[[nodiscard]] record::Result<ReadPosition> loadPosition(const QString& file, Editions& editions,
                                                        Games games);

/// Says what could not be read; gives exitUnreadable.
[[nodiscard]] int unreadable(const record::ReadError& error);

} // namespace nilometer::cli
