// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/desktop_options.h"

class QApplication;

namespace nilometer::app {

/// What pictures are taken of, and where they are put.
struct TourOptions : DesktopOptions {
  QString directory;
};

/// Plays the game of the options, or else the example, through the window and puts pictures of it,
/// of the start page and of the winner into their directory. What is said of it goes to the
/// standard output, one sentence about what went wrong to the other. How the program ends.
[[nodiscard]] int tour(QApplication& application, const TourOptions& options);

} // namespace nilometer::app
