// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

/// Writing files that people choose or find.
namespace nilometer::ui {

/// Writes all of it or leaves the old file as it was; makes missing directories. What is written
/// is on the disk then. Returns why it failed as one sentence, or nothing.
[[nodiscard]] QString writeFile(const QString& path, const QByteArray& bytes);

/// That the file cannot be saved, and what the system says about it.
[[nodiscard]] QString cannotBeSaved(const QString& path, const QString& said);

/// Keeps bytes that were found in a file beside it: "a game.nilometer.damaged-1", or the first
/// number that is free or holds the same. Its name, or nothing where it cannot be written.
[[nodiscard]] QString backUpBeside(const QString& path, const QString& as, const QByteArray& bytes);

/// The text as the name of a file, without ending: without what file systems dislike, and short
/// enough that a date, a number and an ending still fit.
[[nodiscard]] QString fileNameOf(const QString& text);

} // namespace nilometer::ui
