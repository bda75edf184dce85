// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/base/style/theme.h"

#include <QObject>
#include <QString>

#include <memory>

class QScreen;
class QWidget;

namespace nilometer::ui {

class DisplayMenu;
class DisplayWindow;
class GameTable;
class OpenGame;
class Preferences;

/// The screen on which the table view fills everything: another one than that; nullptr where there
/// is none.
[[nodiscard]] QScreen* otherScreen(const QScreen* screen);

/// The table view of the open game: a window beside that of the program, which shows every change
/// together with it. It goes with the game and comes back with the next, at the next start only
/// where it has a screen of its own; place, look and language are remembered.
class TableDisplay : public QObject {
public:
  /// Nothing is owned, and all of it outlives this. It is to be made after `table`, so that the
  /// table is laid first.
  TableDisplay(QWidget& window, OpenGame& game, GameTable& table, Preferences& preferences,
               DisplayMenu& menu);
  ~TableDisplay() override;

  /// nullptr while it is closed.
  [[nodiscard]] DisplayWindow* window() const { return m_display.get(); }
  /// The window of the program is closed, and this one with it.
  void leave();

protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

private:
  void open();
  void close();
  void setOpen(bool open);
  /// Whether the window of the program may lie over it.
  [[nodiscard]] bool mayBeCovered() const;
  void follow();
  /// Shows the table as it is now, in the language of the table view.
  void refresh();
  void keepPlace();
  void place();

  QWidget& m_window;
  OpenGame& m_game;
  GameTable& m_table;
  Preferences& m_preferences;
  DisplayMenu& m_menu;
  std::unique_ptr<DisplayWindow> m_display;
  bool m_isNew = false;   ///< since it was asked for no key was pressed in that window
  bool m_inFront = false; ///< since then nobody has touched the window of the program
};

} // namespace nilometer::ui
