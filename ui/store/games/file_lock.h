// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLockFile>
#include <QString>

#include <cstdint>
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

/// How sure it is that the file of that key is open elsewhere, where holdFile() gave nothing. A
/// lock that is empty or damaged, or from another computer that shares the folder, may be one that
/// nobody is behind.
enum class Hold : std::uint8_t { certain, doubtful };
[[nodiscard]] Hold holdOn(const QString& key);
/// Takes a doubtful lock away. Nothing happens to one that a program here holds after all.
void letGoOf(const QString& key);
/// The sentence that says what is doubtful about the lock of that file.
[[nodiscard]] QString doubtSentence(const QString& path);

/// "“Our copy” is open in another window of Nilometer."
[[nodiscard]] QString inUseSentence(const QString& path);
/// Adds the holder to inUseSentence(), as the lock says: "… (anna on “laptop”, process 123)."
[[nodiscard]] QString holderSentence(const QString& path);

} // namespace nilometer::ui
