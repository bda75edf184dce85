// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLockFile>
#include <QString>

#include <memory>
#include <optional>

/// Keeping other running programs off a file, so that two of them never write over each other.
namespace nilometer::ui {

using FileLock = std::unique_ptr<QLockFile>;

/// One path for one file, however it was named. The file need not be there yet.
[[nodiscard]] QString fileKey(const QString& path);

/// Holds the file of that key (fileKey()); nothing if another running program has it open. A null
/// pointer where nobody can hold a file: saving there says why.
[[nodiscard]] std::optional<FileLock> holdFile(const QString& key);

/// "“Our copy” is open in another window of Nilometer."
[[nodiscard]] QString inUseSentence(const QString& path);

} // namespace nilometer::ui
