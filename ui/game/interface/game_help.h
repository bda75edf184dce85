// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <vector>

namespace nilometer::ui {

/// What a key does, or several keys, in one line.
struct KeyHelp {
  QString keys; ///< as they are called in the present language, ", " between them
  QString what;
};

/// What the list of keys says of one game alone, in the language of the moment.
struct GameHelp {
  std::vector<KeyHelp> table;    ///< keys of its table that not every game has
  std::vector<KeyHelp> position; ///< the same of its page for final scoring only
  QString corrected;             ///< what a correction puts right; a sentence
  QString hidden;                ///< what becomes of hidden cards; empty where there are none
};

} // namespace nilometer::ui
