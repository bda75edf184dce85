// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace nilometer::ui {

/// The path of a file that belongs to another one and lies beside it: its name between `before` and
/// `behind`. A name too long for that is cut, and told apart by a checksum of the whole.
[[nodiscard]] QString fileBeside(const QString& path, const QString& before, const QString& behind);

/// Cuts a text between characters, at most so many bytes of UTF-8.
[[nodiscard]] QString cutToBytes(QString text, qsizetype most);

} // namespace nilometer::ui
