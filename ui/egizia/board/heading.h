// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QString>

/// How headings on the board are written.
namespace nilometer::ui {

/// A name of the game as a heading: "obelisk" becomes "Obelisk".
[[nodiscard]] inline QString asHeading(const QString& name) {
  return name.left(1).toUpper() + name.mid(1);
}

/// Headings of panels keep the size of text, bold: what stands under them needs the room.
[[nodiscard]] inline QFont headingFont(const QFont& font) {
  QFont bold = font;
  bold.setBold(true);
  return bold;
}

} // namespace nilometer::ui
