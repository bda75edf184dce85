// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace nilometer::ui {

/// An end position in a file, as a list of games shows it.
struct KeptPosition {
  QString path;
  QStringList players; ///< whoever has no name is called by the colour
  QString title;
  QString date;  ///< YYYY-MM-DD
  QString stand; ///< what is done with it: the game's name for its final scoring
  bool scored = false;
  int entered = -1; ///< how many of the players are, with all their numbers; -1: not known
};

} // namespace nilometer::ui
