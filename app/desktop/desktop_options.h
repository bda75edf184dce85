// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/base/style/theme.h"

#include <QSize>
#include <QString>
#include <QStringList>

#include <optional>

namespace nilometer::app {

/// What the command line of the desktop program asks for.
struct DesktopOptions {
  QString file; ///< a record to open
  bool example = false;
  QString language;
  std::optional<ui::Appearance> appearance;
  std::optional<int> textPercent; ///< of the usual size of letters, 80 to 250
  QSize size;                     ///< of the window; invalid = as last time
};

/// Reads the arguments. A wrong one prints one clear sentence and ends the program with 2;
/// --help and --version print and end it with 0.
[[nodiscard]] DesktopOptions readOptions(const QStringList& arguments);

/// Whether the arguments ask only for a text (--help, --version); before there is an application to
/// parse them.
[[nodiscard]] bool wantsText(int argc, const char* const* argv);

} // namespace nilometer::app
