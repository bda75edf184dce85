// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/table/spectator/display_content.h"

#include <QWidget>

namespace nilometer::ui {

/// The table view: what a whole table reads from some metres away, in a window of its own. F11
/// makes it full screen and back, Esc leaves that and then closes it, as F12 does at once.
class DisplayWindow : public QWidget {
  Q_OBJECT
public:
  DisplayWindow();

  /// Only what differs from before is painted anew.
  void show(const DisplayContent& content);
  using QWidget::show;
  [[nodiscard]] const DisplayContent& content() const { return m_content; }
  /// `system` = as the other windows of the program.
  void setAppearance(Appearance appearance);
  void setFullScreen(bool on);

  /// What belongs there, as on the screen; what is hidden as so much is to be moved.
  MovesCover paintOn(QPaintDevice& device, const QRegion& region) const;

Q_SIGNALS:
  /// It was closed by whoever looks at it.
  void closed();
  /// The keyboard is wanted elsewhere: Esc.
  void left();

protected:
  void paintEvent(QPaintEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void mouseDoubleClickEvent(QMouseEvent* event) override;
  void closeEvent(QCloseEvent* event) override;

private:
  void describe();
  [[nodiscard]] const Theme& theme() const;

  DisplayContent m_content;
  Appearance m_appearance = Appearance::system;
  MovesCover m_covered = MovesCover::nothing; ///< as it was painted last
};

} // namespace nilometer::ui
