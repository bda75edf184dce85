// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/kind/game_kind.h"

#include <QAbstractButton>

#include <vector>

namespace nilometer::ui {

/// The box of a game, or the place of one that lies in a file somewhere.
class BoxButton : public QAbstractButton {
  Q_OBJECT
public:
  /// nullptr: the place that is empty.
  BoxButton(const GameKind* kind, QWidget* parent);

  void retranslate();
  /// How many pixels one of the sketch's lengths is: u, or less where there is little room.
  void setScale(qreal scale);
  /// In pixels at the present scale.
  [[nodiscard]] QSizeF boxSize() const;

protected:
  void keyPressEvent(QKeyEvent* event) override;
  void paintEvent(QPaintEvent* event) override;

private:
  void paintBox(QPainter& painter) const;
  void paintLabel(QPainter& painter, const QRectF& label) const;
  void paintEmptyPlace(QPainter& painter) const;

  const GameKind* m_kind;
  qreal m_scale = 1;
  QString m_about; ///< "2–4 players · 5 rounds"
};

/// The games of the program as boxes on a shelf, one of them chosen, and the way to a file.
class BoxShelf : public QWidget {
  Q_OBJECT
public:
  /// As high as it is drawn, and as low as the names on the boxes can be read, in u.
  static constexpr qreal wholeHeight = 244;
  static constexpr qreal leastHeight = 96;

  BoxShelf(Games games, QWidget* parent);

  void retranslate();
  void choose(const GameKind& game);
  [[nodiscard]] const GameKind& chosen() const;
  [[nodiscard]] QAbstractButton& box(int game) const;
  [[nodiscard]] QAbstractButton& openButton() const { return *m_open; }

Q_SIGNALS:
  /// Another box than before.
  void chosenChanged();
  /// The box that is chosen was pressed once more.
  void pressed();

protected:
  void keyPressEvent(QKeyEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

private:
  void press(int game);
  void lay();

  Games m_games;
  std::vector<BoxButton*> m_boxes;
  BoxButton* m_open;
  int m_chosen = 0;
};

} // namespace nilometer::ui
