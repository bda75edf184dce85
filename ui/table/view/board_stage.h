// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRect>
#include <QScrollArea>
#include <QScrollBar>

#include <vector>

namespace nilometer::ui {

/// What of the board should be in sight, in its coordinates.
struct BoardSights {
  std::vector<QRect> chosen{}; ///< what is being entered
  std::vector<QRect> open{};   ///< what can be pressed now
  friend bool operator==(const BoardSights&, const BoardSights&) = default;
};

/// A scroll bar with a mark wherever something can be pressed.
class MarkedBar : public QScrollBar {
public:
  explicit MarkedBar(QWidget* parent);

  /// `places` of a board of that height.
  void mark(const std::vector<QRect>& places, int height);
  /// Where the marks of places out of sight are, in its own coordinates.
  [[nodiscard]] std::vector<QRect> marks() const;

protected:
  void paintEvent(QPaintEvent* event) override;

private:
  std::vector<QRect> m_places;
  int m_of = 0;
};

/// Around the board: it scrolls up and down where there is less room than the board needs, and by
/// itself to what can be pressed. Every key is left to the table, which knows the board's.
class BoardStage : public QScrollArea {
public:
  /// The board becomes its child.
  BoardStage(QWidget& board, QWidget* table);

  /// Scrolls only when something else than before should be in sight, so that whoever scrolls
  /// keeps what was scrolled to.
  void setSights(const BoardSights& sights);
  /// The board gets that height at least.
  void place(const QRect& seen, int leastHeight);
  [[nodiscard]] const MarkedBar& bar() const { return *m_bar; }
  /// What of the board is seen, in its coordinates.
  [[nodiscard]] QRect seen() const;

protected:
  void keyPressEvent(QKeyEvent* event) override;

private:
  void bringIntoSight();

  MarkedBar* m_bar;
  BoardSights m_sights;
};

} // namespace nilometer::ui
