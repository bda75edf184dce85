// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/egizia/file/game_record.h"
#include "engine/table/player.h"
#include "ui/prompts/prompt_level.h"

#include <QStringList>
#include <QWidget>

#include <array>
#include <functional>
#include <vector>

class QComboBox;
class QDoubleSpinBox;
class QLabel;
class QToolButton;

namespace nilometer::ui {

using Seat = egizia::RecordHeader::Seat;

/// The players of a new game in starting order (SET-2): name, colour with symbol, how much they
/// want to be told, bid, and buttons to move them. Every colour is taken once at any time.
class SeatRows : public QWidget {
  Q_OBJECT
public:
  /// What is remembered for the player of that name.
  using LevelOf = std::function<PromptLevel(const QString& name)>;

  /// `names` are offered in each row. A name brings its level along, until one is chosen.
  SeatRows(const QStringList& names, LevelOf levelOf, QWidget* parent);

  /// 2 to 4 players; those beyond are hidden, not forgotten.
  void setCount(int count);
  [[nodiscard]] int count() const { return m_count; }
  /// Fills the first rows. Colours must be distinct.
  void setSeats(const std::vector<Seat>& seats);
  /// Names without needless space; bids only while they are shown.
  [[nodiscard]] std::vector<Seat> seats() const;
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
  /// The keyboard to the first name that is still missing, else to the first one.
  void focusFirst();

Q_SIGNALS:
  void changed();
  /// Enter in the last name.
  void named();

protected:
  void changeEvent(QEvent* event) override;
  /// Enter in a name goes on to the next one; it must not begin the game.
  bool eventFilter(QObject* watched, QEvent* event) override;

private:
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
  void goOnFrom(const QObject* name);
  void retranslate();
  void paintIcons();
  void showRows();
  /// Gives the colour to that row; the row that had it gets the old one.
  void takeColour(int index, int colour);
  void exchange(int first, int second);
  void move(int index, int by);
  [[nodiscard]] Row& row(int index) { return m_rows[static_cast<std::size_t>(index)]; }
  [[nodiscard]] const Row& row(int index) const { return m_rows[static_cast<std::size_t>(index)]; }
  [[nodiscard]] QString nameOf(int index) const;
  void proposeLevel(int index);

  std::array<Row, egizia::maxPlayers> m_rows{};
  int m_count = egizia::maxPlayers;
  bool m_bids = false;
  bool m_ordered = true; ///< the rows stand in the starting order
  LevelOf m_levelOf;
};

} // namespace nilometer::ui
