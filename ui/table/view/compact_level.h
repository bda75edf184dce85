// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace nilometer::ui {

/// What of the table is folded because its window has few units u, or lies apart because it has
/// many. Larger text folds like a smaller window.
struct CompactLevel {
  bool numbersOnly = false;   ///< the header says no name; phases not on turn become numbers
  bool closedPlayers = false; ///< cards of players are closed but for one; the log is three rows
  bool playerTabs = false;    ///< players are a row of tabs above the strip
  bool flatStage = false;     ///< the score track is folded away, markets are one line each
  bool siteOnly = false;      ///< the stage shows only the site on turn
  bool guideBulb = false;     ///< the guide is a button that opens it
  bool logColumn = false;     ///< log and guide have a column of their own
  friend bool operator==(const CompactLevel&, const CompactLevel&) = default;
};

} // namespace nilometer::ui
