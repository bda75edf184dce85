// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/record/read_error.h"

#include <cstdint>
#include <string>
#include <vector>

namespace nilometer::record {

/// No file of ours comes near it; a larger one is refused before it is read.
inline constexpr std::int64_t maxFileBytes = std::int64_t{64} * 1024 * 1024;
/// No document of an end position comes near this size; a larger one is refused before it is read.
inline constexpr std::int64_t maxPositionBytes = std::int64_t{1024} * 1024;

/// The bytes of a whole file, never opened for writing. "-" is the standard input. Refuses, each
/// with its own ReadFault: what is not there, a link to nothing, a directory, what is no file and
/// might be waited for, no permission, an empty file, one of more than `limit` bytes. A pipe that
/// is open already (/dev/fd/63 of a shell) is read. `name` is UTF-8 and is named in errors; Qt
/// resources (":/…") are files.
[[nodiscard]] Result<std::string> readFile(const std::string& name,
                                           std::int64_t limit = maxFileBytes);

/// The paths of the files in the directory whose names end in ".json", by name. What only looks
/// like a file (a pipe, a device) is passed over: reading it might never end.
[[nodiscard]] std::vector<std::string> jsonFilesIn(const std::string& directory);

} // namespace nilometer::record
