// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainterPath>
#include <QVariantAnimation>
#include <QWidget>

#include <functional>
#include <vector>

namespace nilometer::ui {

/// A piece on its way to where it lies.
struct MovedPiece {
  QPainterPath way; ///< of its centre, in the coordinates of the overlay's parent
  qreal reach = 0;  ///< how far the piece reaches from its centre, in logical pixels
  std::function<void(QPainter& painter, const QPointF& centre)> paint;
};

/// Pieces that move over their parent. It takes no input and holds nothing up: the next motion ends
/// the one before at its end, and so does any key. At rest it is hidden and nothing runs.
class Moved : public QWidget {
  Q_OBJECT
public:
  /// How long every motion on the board takes, in milliseconds.
  static constexpr int time = 200;

  explicit Moved(QWidget* parent);
  /// All of them at once.
  void start(std::vector<MovedPiece> pieces);
  /// At its end at once.
  void end();
  [[nodiscard]] bool isMoving() const { return !m_pieces.empty(); }

Q_SIGNALS:
  void arrived();

protected:
  bool eventFilter(QObject* watched, QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;

private:
  [[nodiscard]] QPointF at(const MovedPiece& piece) const;

  QVariantAnimation m_motion;
  std::vector<MovedPiece> m_pieces;
};

} // namespace nilometer::ui
