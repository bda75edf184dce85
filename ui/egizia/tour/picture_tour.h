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
  QString scores;       ///< the final points, one player a line, best first
};

/// Plays the whole record through the real window, as a person would with the mouse, and takes
/// pictures into that directory: one of every phase of round 3 and of its table view, of a card
/// being named, of an entry that a rule forbids, of one that is put right, of round 5, of the final
/// scoring step by step and while Sphinx cards are named, and of the ranking. Needs a QApplication;
/// works without a display (offscreen).
[[nodiscard]] TourResult takeTour(const egizia::GameRecord& record,
                                  std::shared_ptr<const egizia::Edition> edition,
                                  const QString& directory, const QSize& size);

} // namespace nilometer::ui
