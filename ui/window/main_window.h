// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/game/interface/game.h"
#include "ui/window/appearance.h"

#include <QMainWindow>

#include <memory>
#include <optional>

class QStackedWidget;

namespace nilometer::ui {

class GameNotice;
struct FileNews;
struct PageKind;

/// The window of the program. It only puts its parts together: each has a name and one purpose,
/// and knows those that it needs.
class MainWindow : public QMainWindow {
  Q_OBJECT
public:
  /// `library` and `preferences` are not owned and outlive the window; `games` are all it knows.
  MainWindow(GameLibrary& library, Preferences& preferences, Games games);
  ~MainWindow() override;

  /// The start page: go on with the last game, new game, open, example.
  void showStart();
  /// Opens a recorded game or an end position (GameFiles::open).
  void openFile(const QString& named);
  /// The example of the first game; it is not saved anywhere.
  void openExample();
  /// A page of page_list.h; nothing if it does not go with the open game.
  void showPage(const PageKind& kind);
  /// The rules in a window beside this one (RulesWindow::show).
  void showRules(const QString& rule = {});

  /// The open game; nullptr on the start page.
  [[nodiscard]] GameView* game() const;
  [[nodiscard]] GameSession* session() const;
  /// The widget of a page; nullptr until it was shown.
  [[nodiscard]] QWidget* page(const PageKind& kind) const;

  bool eventFilter(QObject* watched, QEvent* event) override;

protected:
  /// Esc that nobody needs leaves the full screen.
  void keyPressEvent(QKeyEvent* event) override;
  /// A file that is dropped on the window opens.
  void dragEnterEvent(QDragEnterEvent* event) override;
  void dropEvent(QDropEvent* event) override;
  void closeEvent(QCloseEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void changeEvent(QEvent* event) override;

private:
  /// Asks where an entry is begun that no file holds.
  [[nodiscard]] bool mayLoseWhatIsBegun();
  struct Parts;
  /// Made only when something is to be shown, so that the window itself is there at once.
  Parts& parts();
  void connectMenu();
  void addShortcuts();
  /// Another window that has the keyboard, a page, or this window.
  void closeFront();
  void setTitle();
  /// The screen stays awake while a game runs.
  void followRunning();
  /// Says as long as it is so what is to be known about the file of the page in front.
  void followFile();
  [[nodiscard]] std::optional<FileNews> newsOfFile();
  /// Below the log where the table is in front, so that the table keeps its room; else below the
  /// page.
  void placeNotice();
  void fitLetters();
  void openWithinTheScreen();

  GameLibrary& m_library;
  Preferences& m_preferences;
  Games m_games;
  ChosenLook m_look;
  QStackedWidget* m_stack;
  GameNotice* m_notice = nullptr; ///< lies over the central widget
  int m_noticeRoom = 0;           ///< so much height it takes from all other letters
  std::unique_ptr<Parts> m_parts;
};

} // namespace nilometer::ui
