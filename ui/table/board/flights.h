// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/table/board/canvas.h"
#include "ui/table/board/moved.h"

#include <QPointer>

#include <functional>
#include <optional>
#include <vector>

namespace nilometer::ui {

class Place;

/// What an entry moves at a table, from where it lay to where it lies: pieces that a game draws on
/// their way between two of its widgets. A place keeps the look it had until its piece has come.
class Flights : public QObject {
  Q_OBJECT
public:
  /// Where a way begins or ends: in the middle of a widget, or at a point of it, in u. Without a
  /// widget, or one that is not seen, nothing moves.
  struct End {
    QWidget* widget = nullptr;
    std::optional<QPointF> at{};
  };
  using Draw = std::function<void(Canvas& canvas, const QPointF& centre)>;

  /// `table` holds all of the widgets, and owns this.
  explicit Flights(QWidget& table);

  void setOn(bool on);
  [[nodiscard]] bool isOn() const { return m_on; }
  void add(const End& from, const End& to, Draw draw);
  /// A piece whose way the game knows, over the table; `to` may be a place or nullptr.
  void add(MovedPiece piece, QWidget* to);
  /// All that was added, at once.
  void start();
  /// All is where it belongs.
  void end();
  [[nodiscard]] bool isMoving() const { return m_moved->isMoving(); }

Q_SIGNALS:
  void arrived();

private:
  [[nodiscard]] std::optional<QPointF> pointOf(const End& end) const;
  void arrive();

  QWidget& m_table;
  Moved* m_moved;
  std::vector<MovedPiece> m_pieces;
  std::vector<QPointer<Place>> m_awaiting;
  bool m_on = true;
};

} // namespace nilometer::ui
