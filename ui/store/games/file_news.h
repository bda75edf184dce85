// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <functional>
#include <vector>

namespace nilometer::ui {

/// Something to be known about an open file, in a line that stays until it is so no more or one of
/// the ways is gone. Nobody has to: the game goes on.
struct FileNews {
  struct Way {
    QString text; ///< of its button
    std::function<void()> go;
  };
  QString sentence;
  std::vector<Way> ways; ///< one at least
};

} // namespace nilometer::ui
