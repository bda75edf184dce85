// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/game/interface/new_game.h"
#include "ui/game/session/prompt_level.h"

#include <QStringList>
#include <QWidget>

#include <functional>
#include <vector>

class QAbstractItemView;
class QComboBox;
class QDoubleSpinBox;
class QLabel;
class QToolButton;

namespace nilometer::ui {

/// The players of a new game in starting order: name, colour with symbol, how much they
/// want to be told, bid, and buttons to move them. Every colour is taken once at any time.
class SeatRows : public QWidget {
  Q_OBJECT
public:
  /// The remembered level of the player of that name.
  using LevelOf = std::function<PromptLevel(const QString& name)>;

  /// `names` are offered in each row. A name brings its level along, until one is chosen.
  /// `seats`: how many may play.
  SeatRows(const QStringList& names, table::SeatRange seats, LevelOf levelOf, QWidget* parent);

  /// What the colours are called; as many as before, if there were any.
  void offer(const std::vector<NewGameOffer::Colour>& colours);
  /// As many as may play; those beyond are hidden, not forgotten.
  void setCount(int count);
  [[nodiscard]] int count() const { return m_count; }
  /// Fills the first rows. Colours must be distinct.
  void setSeats(const std::vector<record::Seat>& seats);
  /// Names without needless space; bids only while they are shown.
  [[nodiscard]] std::vector<record::Seat> seats() const;
  /// The levels of the players, in the order of seats().
  [[nodiscard]] std::vector<PromptLevel> levels() const;
  /// Bids for seats, in half points (option seatBids).
  void showBids(bool shown);
  /// Nothing but names and colours is asked: the order is drawn, the levels are given.
  void leaveOrderOpen();
  /// Draws a starting order; `seed` is where chance comes from.
  void shuffle(const std::function<std::uint32_t()>& seed);

  /// Why these players cannot begin, in one sentence; empty if they can.
  [[nodiscard]] QString problem() const;
  /// The keyboard to the first name that cannot stay, else to the first one.
  void focusFirst();

Q_SIGNALS:
  void changed();
  /// Enter in the last name.
  void named();
  /// That name is to be offered no more: Delete on it in a list, or the menu there. No row offers
  /// it any more.
  void nameForgotten(const QString& name);

protected:
  void changeEvent(QEvent* event) override;
  /// Enter in a name goes on to the next one; it must not begin the game. In the lists of names
  /// Delete and the right button forget one.
  bool eventFilter(QObject* watched, QEvent* event) override;

private:
  /// The first player whose name is missing, too long or another one's; else 0.
  [[nodiscard]] int firstWrong() const;
  /// Somebody before him with that name; -1: nobody.
  [[nodiscard]] int sameAs(int player) const;
  struct Row {
    QLabel* number = nullptr;
    QComboBox* name = nullptr;
    QComboBox* colour = nullptr;
    QComboBox* level = nullptr;
    QDoubleSpinBox* bid = nullptr;
    QToolButton* up = nullptr;
    QToolButton* down = nullptr;
    int colourNow = 0;        ///< the one chosen last, to give it away in a swap
    bool levelChosen = false; ///< by hand: a name no longer changes it
  };

  void build(int index, const QStringList& names);
  void connectRow(int index);
  void showBeginning(int index);
  void goOnFrom(const QObject* name);
  void forget(const QString& name);
  /// Whether that was pressed on a name in a list.
  bool forgetsBy(QAbstractItemView& list, const QEvent& event);
  void retranslate();
  void paintIcons();
  void showRows();
  /// Gives the colour to that row; the row that had it gets the old one.
  void takeColour(int index, int colour);
  void exchange(int first, int second);
  void move(int index, int by);
  [[nodiscard]] int rowCount() const { return m_range.most; }
  [[nodiscard]] Row& row(int index) { return m_rows[static_cast<std::size_t>(index)]; }
  [[nodiscard]] const Row& row(int index) const { return m_rows[static_cast<std::size_t>(index)]; }
  [[nodiscard]] QString nameOf(int index) const;
  void proposeLevel(int index);

  table::SeatRange m_range;
  std::vector<NewGameOffer::Colour> m_colours;
  std::vector<Row> m_rows;
  int m_count;
  bool m_bids = false;
  bool m_ordered = true; ///< the rows stand in the starting order
  LevelOf m_levelOf;
};

} // namespace nilometer::ui
