// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/egizia/lessons/lesson.h"

#include <QWidget>

namespace nilometer::ui {

class EgiziaView;

/// Rings around what a step talks about, over the table of a lesson. The mouse and the keyboard
/// go through it.
class LessonMarks : public QWidget {
  Q_OBJECT
public:
  /// Lies over `view` and goes with it.
  explicit LessonMarks(EgiziaView& view);

  void setSpots(const std::vector<LessonSpot>& spots);
  /// Where a spot is, in the coordinates of the view; empty if it is not to be seen.
  [[nodiscard]] QRect rectOf(const LessonSpot& spot) const;

protected:
  void paintEvent(QPaintEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

private:
  EgiziaView& m_view;
  std::vector<LessonSpot> m_spots;
};

} // namespace nilometer::ui
