// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/egizia/lessons/setup_steps.h"
#include "ui/egizia/session/egizia_session.h"

#include <QPixmap>
#include <QWidget>

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

  void show(SetupPicture what);
  [[nodiscard]] QSize sizeHint() const override;
  [[nodiscard]] QSize minimumSizeHint() const override;
  [[nodiscard]] const QPixmap& picture() const { return m_picture; }

protected:
  void paintEvent(QPaintEvent* event) override;
  void showEvent(QShowEvent* event) override;
  void changeEvent(QEvent* event) override;

private:
  void take();
  void takeSoon();
  [[nodiscard]] QPixmap boardPart() const;

  SetupPicture m_what = SetupPicture::board;
  BoardView* m_board;     ///< never shown itself
  PlayersView* m_players; ///< the same
  QPixmap m_picture;
};

} // namespace nilometer::ui
