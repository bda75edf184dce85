// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

/// Writing files that people choose or find.
namespace nilometer::ui {

/// Writes all of it or leaves the old file as it was; makes missing directories. Returns why it
/// failed as one sentence, or nothing.
[[nodiscard]] QString writeFile(const QString& path, const QByteArray& bytes);

/// The text as the name of a file, without ending: without what file systems dislike, and short
/// enough that a date, a number and an ending still fit.
[[nodiscard]] QString fileNameOf(const QString& text);

} // namespace nilometer::ui
