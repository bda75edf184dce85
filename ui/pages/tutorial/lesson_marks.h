// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRect>
#include <QWidget>

#include <functional>
#include <vector>

namespace nilometer::ui {

/// Where a part of that view is, in its coordinates; empty if it is not to be seen or there is
/// none.
[[nodiscard]] QRect placeIn(const QWidget& view, const QWidget* part);

/// Rings around what a step of a lesson or set-up talks about, over its table or picture. The mouse
/// and the keyboard go through it.
class LessonMarks : public QWidget {
  Q_OBJECT
public:
  /// Lies over `view` and goes with it.
  explicit LessonMarks(QWidget& view);

  /// Where they are in the coordinates of the view; asked for whenever it is painted, as parts
  /// move. Those that are empty are not to be seen.
  using Spots = std::function<std::vector<QRect>()>;
  void setSpots(Spots spots);
  [[nodiscard]] std::vector<QRect> rects() const {
    return m_spots ? m_spots() : std::vector<QRect>();
  }

protected:
  void paintEvent(QPaintEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

private:
  QWidget& m_view;
  Spots m_spots;
};

/// Rings around those over that table or picture, in place of others that were there.
void markSpots(QWidget& view, LessonMarks::Spots spots);

} // namespace nilometer::ui
