// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/egizia/file/game_record.h"

#include <QSize>
#include <QString>
#include <QStringList>

#include <memory>

namespace nilometer::ui {

/// What a tour led to.
struct TourResult {
  QStringList pictures; ///< the files written, in order
  QString error;        ///< one sentence; empty if all went well
  QString scores;       ///< the points at its end, one player a line, best first
  bool isOver = false;  ///< the game has a winner
  /// Entries that could not be made with the mouse; they were taken from the record all the same.
  QStringList notPressed;
};

/// Plays the whole record through the real window, as a person would with the mouse, and takes
/// pictures into that directory: of every phase of round 3 (tourPlan) and of its table view, of a
/// card being named, of an entry that a rule forbids, of one that is put right, of the last round,
/// of the final scoring step by step, while Sphinx cards are named and while known ones are turned,
/// and of the end. Needs a QApplication; works without a display (offscreen).
[[nodiscard]] TourResult takeTour(const egizia::GameRecord& record,
                                  std::shared_ptr<const egizia::Edition> edition,
                                  const QString& directory, const QSize& size);

/// One sentence: the window did not take that entry.
[[nodiscard]] QString notTaken(const QString& entry);

} // namespace nilometer::ui
