// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/game_session.h"

#include <QListView>

#include <cstdint>
#include <optional>

class QMenu;
class QPainter;

namespace nilometer::ui {

class LogDelegate;
class LogModel;
class Chip;
class LogTools;

/// The log: every entry as a sentence with its points, below it what to move on the real board.
/// Selecting one shows the table as it was right after it; the last one is now. The selected row
/// has buttons to correct it, and so has the menu of every row. Keys: arrows, Page, Home and End
/// select; all others are left to the window.
class LogView : public QListView {
  Q_OBJECT
public:
  /// `session` is not owned and outlives the view.
  explicit LogView(const GameSession& session, QWidget* parent = nullptr);

  /// Takes over what changed in the session. Requests nothing. The newest entry, or the one whose
  /// table is shown, comes into sight, and again whenever size, font or language change.
  void refresh();

  /// Where a key leads that works wherever the keyboard is.
  enum class Go : std::uint8_t { entryBack, entryOn, roundBack, roundOn, first, last };
  /// Shows the table after another entry; nothing where there is none.
  void go(Go where);

  /// Shows only the entries that changed that number, each with what it did to it, until the
  /// button in the heading or Esc is pressed; nothing = all entries.
  void showOnly(const std::optional<words::AskedNumber>& number);
  /// Shows all entries again; hidden while they are shown.
  [[nodiscard]] Chip* allButton() const { return m_all; }
  /// Which number is shown, and how much it is: "Anna · Stones: 7". Empty while all entries are.
  [[nodiscard]] const QString& numberHeading() const { return m_numberHeading; }
  /// What it began with: "At the beginning: 1".
  [[nodiscard]] QString beginning() const;

  /// Leaves that much room at the top for a heading that somebody else shows; 0 = shows its own.
  void setHeadingHeight(int height);

  /// Whether entries can be put right here: only then the log offers it. Not in the beginning.
  void setAmendable(bool amendable);
  /// The buttons in the selected row; hidden where there is nothing to correct.
  [[nodiscard]] LogTools& tools() const { return *m_tools; }

  /// A heading and some lines of text.
  [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
  /// The table after so many entries is wanted.
  void lookAtRequested(std::size_t entries);
  /// Another entry is to take the place of that one (its index in the record).
  void replaceRequested(std::size_t index);
  /// Something forgotten is to be entered before that one.
  void insertRequested(std::size_t index);
  void removeRequested(std::size_t index);
  /// The table does not agree about that entry, or does again.
  void disputeRequested(std::size_t index);
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
  void scrollContentsBy(int dx, int dy) override;

protected Q_SLOTS:
  void updateGeometries() override;

private:
  void connectTools();
  /// The first entry of the round before or after that row's, or the row's own round.
  [[nodiscard]] int roundStart(int row, Go where) const;
  void placeTools();
  void hideOthers();
  void nameNumber();
  void placeAllButton();
  /// Says at the top of the menu which entry it is about, in one line.
  void nameEntry(QMenu& menu, const QString& sentence) const;
  void retranslate();
  void layOut();
  void markRows();
  void bringIntoSight();
  void paintFrame();
  void paintNumber(QPainter& painter) const;
  /// The two lines that say which number is shown.
  [[nodiscard]] QRect numberRoom() const;
  [[nodiscard]] int titleRoom() const;
  [[nodiscard]] int headingHeight() const;

  const GameSession& m_session;
  LogModel* m_model;
  LogDelegate* m_delegate;
  QWidget* m_besideHeading; ///< so that the scroll bar begins where the rows do
  LogTools* m_tools;
  std::optional<words::AskedNumber> m_number;
  QString m_numberHeading;
  Chip* m_all;
  bool m_amendable = false;
  int m_heading = 0;
  bool m_refreshing = false; ///< the current row changes, but nobody has asked for it
};

} // namespace nilometer::ui
