// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/egizia/session/egizia_session.h"

#include <QPixmap>
#include <QRect>
#include <QWidget>

#include <vector>

namespace nilometer::ui {

class BoardView;
class PlayersView;

/// A part of the game's own board as a picture, made by the widgets of the table: what lies where
/// when the step is done. Never larger than the real one, as large as there is room.
class SetupPictureView : public QWidget {
  Q_OBJECT
public:
  /// `session` is not owned and outlives the view.
  explicit SetupPictureView(const EgiziaSession& session, QWidget* parent);

  /// What belongs to that step, by its key.
  void show(const QString& step);
  [[nodiscard]] QSize sizeHint() const override;
  [[nodiscard]] QSize minimumSizeHint() const override;
  [[nodiscard]] const QPixmap& picture() const { return m_picture; }
  /// Where what the step is about is seen; nothing where it is the whole picture, or not on it.
  [[nodiscard]] std::vector<QRect> spots() const;

protected:
  void paintEvent(QPaintEvent* event) override;
  void showEvent(QShowEvent* event) override;
  void changeEvent(QEvent* event) override;

private:
  void take();
  void takeSoon();
  void takeBoard();
  void takePlayers();
  [[nodiscard]] QSizeF fittingSize() const;

  const EgiziaSession& m_session;
  QString m_step;
  BoardView* m_board;     ///< never shown itself
  PlayersView* m_players; ///< never shown itself
  QPixmap m_picture;
  std::vector<QRect> m_spots; ///< on the picture
};

} // namespace nilometer::ui
