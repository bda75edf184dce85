// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/game_session.h"

#include <QListView>

class QAction;
class QMenu;

namespace nilometer::ui {

class LogDelegate;
class LogModel;

/// The log: every entry as a sentence with its points, below it what to move on the real board.
/// Selecting one shows the table as it was right after it; the last one is now. Keys: arrows,
/// Page, Home and End select, F2 changes the shown entry, Ctrl+E explains it; all others are
/// left to the window.
class LogView : public QListView {
  Q_OBJECT
public:
  /// `session` is not owned and outlives the view.
  explicit LogView(const GameSession& session, QWidget* parent = nullptr);

  /// Takes over what changed in the session. Requests nothing. The newest entry, or the one whose
  /// table is shown, comes into sight, and again whenever size, font or language change.
  void refresh();

  /// Leaves that much room at the top for a heading that somebody else shows; 0 = shows its own.
  void setHeadingHeight(int height);

  /// A heading and some lines of text.
  [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
  /// The table after so many entries is wanted.
  void lookAtRequested(std::size_t entries);
  /// Another entry is to take the place of that one (its index in the record).
  void replaceRequested(std::size_t index);
  /// The rules behind that entry are wanted.
  void explainRequested(std::size_t index);

protected:
  bool event(QEvent* event) override;
  void changeEvent(QEvent* event) override;
  void contextMenuEvent(QContextMenuEvent* event) override;
  void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;
  void keyPressEvent(QKeyEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

private:
  void addActions();
  /// Says at the top of the menu which entry it is about, in one line.
  void nameEntry(QMenu& menu, const QString& sentence) const;
  void retranslate();
  void layOut();
  void markRows();
  void bringIntoSight();
  void paintFrame();
  [[nodiscard]] int headingHeight() const;

  const GameSession& m_session;
  LogModel* m_model;
  LogDelegate* m_delegate;
  QWidget* m_besideHeading; ///< so that the scroll bar begins where the rows do
  int m_heading = 0;
  QAction* m_change;
  QAction* m_explain;
  bool m_refreshing = false; ///< the current row changes, but nobody has asked for it
};

} // namespace nilometer::ui
