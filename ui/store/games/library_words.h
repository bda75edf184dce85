// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

namespace nilometer::ui {

/// Texts about files of the shelf.
struct ShelfWords {
  Q_DECLARE_TR_FUNCTIONS(GameLibrary)
};

} // namespace nilometer::ui
