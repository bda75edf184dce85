// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/game/interface/game.h"

#include <QAbstractButton>

#include <cstdint>
#include <vector>

namespace nilometer::ui {

enum class ShelfForm : std::uint8_t {
  boxes,
  line ///< only the names, where there is no room for pictures
};

/// The box of a game, or the place of one that lies in a file somewhere.
class BoxButton : public QAbstractButton {
  Q_OBJECT
public:
  static constexpr qreal frame = 6; ///< what the frame around the chosen box needs, as drawn

  /// nullptr: the place that is empty.
  BoxButton(const Game* kind, QWidget* parent);

  void retranslate();
  /// How many pixels one of the sketch's lengths is: u, or less where there is little room.
  void setScale(qreal scale);
  void setForm(ShelfForm form);
  /// In the sketch's lengths.
  [[nodiscard]] QSizeF drawnSize() const;
  /// In pixels at the present scale.
  [[nodiscard]] QSizeF boxSize() const;

protected:
  void keyPressEvent(QKeyEvent* event) override;
  void paintEvent(QPaintEvent* event) override;

private:
  void paintBox(QPainter& painter) const;
  /// In pixels: all that is drawn of it, and the side with its name.
  [[nodiscard]] QRectF wholeBox() const;
  [[nodiscard]] QRectF frontOfBox() const;
  void paintLabel(QPainter& painter, const QRectF& label) const;
  void paintEmptyPlace(QPainter& painter) const;
  void paintName(QPainter& painter) const;
  [[nodiscard]] QString shownName() const;

  const Game* m_kind;
  qreal m_scale = 1;
  ShelfForm m_form = ShelfForm::boxes;
  QString m_about; ///< "2–4 players · 5 rounds"
};

/// The games of the program as boxes on a shelf, one of them chosen, and the way to a file.
class BoxShelf : public QWidget {
  Q_OBJECT
public:
  /// As high as it is drawn, and as low as the names on the boxes can be read, in u.
  static constexpr qreal wholeHeight = 244;
  static constexpr qreal leastHeight = 96;
  static constexpr qreal lineHeight = 34; ///< without pictures

  BoxShelf(Games games, QWidget* parent);

  void retranslate();
  void setForm(ShelfForm form);
  void choose(const Game& game);
  [[nodiscard]] const Game& chosen() const;
  [[nodiscard]] QAbstractButton& box(int game) const;
  [[nodiscard]] QAbstractButton& openButton() const { return *m_open; }

Q_SIGNALS:
  /// Another box than before.
  void chosenChanged();

protected:
  void keyPressEvent(QKeyEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

private:
  void lay();
  void layLine();

  Games m_games;
  std::vector<BoxButton*> m_boxes;
  BoxButton* m_open;
  int m_chosen = 0;
  ShelfForm m_form = ShelfForm::boxes;
};

} // namespace nilometer::ui
