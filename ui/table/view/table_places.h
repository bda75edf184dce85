// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/table/view/board_stage.h"
#include "ui/table/view/table_grid.h"

#include <QObject>
#include <QRect>

class QWidget;

namespace nilometer::ui {

/// Puts the parts of a table where the grid has them. Where the log is folded to a few rows it
/// opens over the players for as long as the keyboard is in it.
class TablePlaces : public QObject {
  Q_OBJECT
public:
  /// All but the board are children of the table; none is owned.
  struct Parts {
    QWidget& header;
    QWidget& board;
    QWidget& strip;
    QWidget& players;
    QWidget& log;
  };
  TablePlaces(QWidget& table, const Parts& parts);

  /// Takes the place of the log, which is not seen any more; a child of the table, not owned.
  void putBelowPlayers(QWidget& panel);
  /// nullptr while there is none.
  [[nodiscard]] QWidget* panel() const { return m_panel; }
  /// The log needs so much height, in pixels; 0 = what the grid has for it.
  void setLogHeight(int height) { m_logHeight = height; }
  /// For the size and the letters of the table as they are now.
  void place();
  [[nodiscard]] const CompactLevel& folds() const { return m_grid.folds; }
  /// Board and strip together, where all that is entered happens; in a small window all below the
  /// header.
  [[nodiscard]] QRect boardAndStrip() const;
  /// Where the board lies while the strip does not grow.
  [[nodiscard]] QRect board() const;
  [[nodiscard]] BoardStage& stage() const { return *m_stage; }
  /// The strip has another height. What it covers of the board becomes its lower contents margin.
  void placeBoard();

  bool eventFilter(QObject* watched, QEvent* event) override;

Q_SIGNALS:
  /// The log opens or closes, and has another place from now on: place() is wanted.
  void logOpened();

private:
  [[nodiscard]] QRect pixels(const QRectF& units) const;
  [[nodiscard]] QRect logPlace() const;
  void liftTabs();
  void placeLog();
  /// What the log may lie over where it needs more room than it has.
  [[nodiscard]] QRect roomOfLog() const;
  /// The strip has grown over the row of the players' tabs.
  [[nodiscard]] bool coversTabs() const;
  /// Half of a row says nothing: it hides for as long as it is covered.
  void showTabs();
  void followFocus(const QWidget* now);
  void openLog(bool open);

  QWidget& m_table;
  Parts m_parts;
  BoardStage* m_stage;
  QWidget* m_panel = nullptr;
  TableGrid m_usual; ///< with a strip that has not grown
  TableGrid m_grid;
  int m_logHeight = 0;
  bool m_isOpen = false;
  bool m_hidesTabs = false; ///< as showTabs() has left them
  bool m_hidesLog = false;
};

} // namespace nilometer::ui
