// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStandardPaths>
#include <QString>

/// What both programs know about the players' files.
namespace nilometer::app {

/// Where the window keeps the games; "editions" in it holds the players' own copies.
[[nodiscard]] inline QString gamesFolder() {
  return QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) +
         QStringLiteral("/nilometer/games");
}

} // namespace nilometer::app
