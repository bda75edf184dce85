// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/game/session/game_session.h"
#include "ui/table/log/log_query.h"

#include <QListView>

#include <cstdint>
#include <optional>
#include <vector>

namespace nilometer::ui {

class LogDelegate;
class LogModel;
class Chip;
class LogFinder;
class LogHeading;
class LogTools;

/// The log: every entry as a sentence with its points; what to move on the real board is in the
/// tool tip.
/// Selecting one shows the table as it was right after it; the last one is now. The selected row
/// has buttons to correct it, and so has the menu of every row. Keys: arrows, Page, Home and End
/// select; all others are left to the window. While only some entries are shown, those of a number
/// or those that were looked for, every way leads along these; only the way to now does not.
class LogView : public QListView {
  Q_OBJECT
public:
  /// `session` is not owned and outlives the view.
  explicit LogView(const GameSession& session, QWidget* parent = nullptr);

  /// Takes over what changed in the session. Requests nothing. The newest entry, or the one whose
  /// table is shown, comes into sight, and again whenever size, font or language change.
  void refresh();

  /// Where a key leads that works wherever the keyboard is.
  enum class Go : std::uint8_t {
    entryBack,
    entryOn,
    phaseBack, ///< to the first entry of the phase, then to that of the one before
    phaseOn,
    roundBack, ///< the same of rounds
    roundOn,
    first,
    now
  };
  /// Shows the table after another entry; nothing where there is none.
  void go(Go where);

  /// Opens the field in which entries are looked for; nothing without entries, and while the past
  /// is amended.
  void find();
  /// Hidden while nothing is looked for.
  [[nodiscard]] LogFinder& finder() const;
  /// The mouse's way to it.
  [[nodiscard]] Chip* findButton() const;

  /// Shows only the entries that changed that number, each with what it did to it, until the
  /// button in the heading or Esc is pressed; nothing = all entries. A button offers `all`, which
  /// are several numbers.
  void showOnly(const std::optional<text::AskedNumber>& number,
                std::vector<text::AskedNumber> all = {});
  /// Hidden where no other numbers are offered.
  [[nodiscard]] Chip* othersButton() const;
  /// Shows all entries again; hidden while they are shown.
  [[nodiscard]] Chip* allButton() const;
  /// Which number is shown, and how much it is: "Anna · Stones: 7". Empty while all entries are.
  [[nodiscard]] const QString& numberHeading() const;
  /// What it began with: "At the beginning: 1".
  [[nodiscard]] QString beginning() const;

  /// Leaves that much room at the top for a heading that somebody else shows; 0 = there is none.
  void setHeadingHeight(int height);

  /// Whether entries can be put right here: only then the log offers it. Not in the beginning.
  void setAmendable(bool amendable);
  /// The buttons in the selected row; hidden where there is nothing to correct.
  [[nodiscard]] LogTools& tools() const { return *m_tools; }

  /// Three rows.
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
  /// So high it would be for some rows to be seen while only some entries are shown or looked for;
  /// 0 = as high as it is.
  void heightWanted(int height);

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
  void selectionChanged(const QItemSelection& selected, const QItemSelection& deselected) override;

protected Q_SLOTS:
  void updateGeometries() override;

private:
  void connectTools();
  void connectFinder();
  /// The next row before (-1) or after (1) that one which is shown; -1 if there is none.
  [[nodiscard]] int nextShown(int row, int step) const;
  /// What tells the phases, or rounds, of two rows apart.
  [[nodiscard]] int section(int row, bool phases) const;
  /// The first row of a phase or round in that direction; -1 if there is none.
  [[nodiscard]] int sectionStart(int row, int step, bool phases) const;
  void lookFor(const QString& typed);
  /// The shown row that is looked for, beginning at the selected one; -1 if there is none.
  [[nodiscard]] int foundRow() const;
  void sayFound();
  void closeFinder();
  void placeTools();
  void hideOthers();
  void nameNumber();
  void popUpOthers();
  void retranslate();
  void layOut();
  void markRows();
  /// Whether the current row changes only because the past is being put right.
  [[nodiscard]] bool isQuiet() const { return m_refreshing && m_session.amending().has_value(); }
  void bringIntoSight();
  void paintFrame();
  void placeHeading();
  /// As many whole rows as there is room for: at rest none is cut.
  void placeRows();
  /// Says it where it is another one than before.
  void sayHeightWanted();
  /// Of any four shown rows below each other.
  [[nodiscard]] int heightOfSomeRows() const;

  const GameSession& m_session;
  LogModel* m_model;
  LogDelegate* m_delegate;
  QWidget* m_besideHeading; ///< so that the scroll bar begins where the rows do
  LogTools* m_tools;
  LogHeading* m_heading;
  std::optional<text::AskedNumber> m_number;
  std::vector<text::AskedNumber> m_offered; ///< m_number and others beside it, or none
  LogQuery m_query;
  std::size_t m_foundFrom = 0; ///< entries of the table that was shown when the search began
  int m_heightWanted = 0;
  bool m_amendable = false;
  bool m_refreshing = false; ///< the current row changes, but nobody has asked for it
};

} // namespace nilometer::ui
