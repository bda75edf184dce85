// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/record/game_record.h"
#include "engine/table/player.h"

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

using Seat = record::RecordHeader::Seat;

/// The players of a new game in starting order (SET-2): name, colour with symbol, bid, and
/// buttons to move them. Every colour is taken once at any time.
class SeatRows : public QWidget {
  Q_OBJECT
public:
  /// `names` are offered in each row.
  explicit SeatRows(const QStringList& names, QWidget* parent);

  /// 2 to 4 players; those beyond are hidden, not forgotten.
  void setCount(int count);
  [[nodiscard]] int count() const { return m_count; }
  /// Fills the first rows. Colours must be distinct.
  void setSeats(const std::vector<Seat>& seats);
  /// Names without needless space; bids only while they are shown.
  [[nodiscard]] std::vector<Seat> seats() const;
  /// Bids for seats, in half points (option seatBids).
  void showBids(bool shown);
  /// Draws a starting order; `seed` is where chance comes from.
  void shuffle(const std::function<std::uint32_t()>& seed);

  /// Why these players cannot begin, in one sentence; empty if they can.
  [[nodiscard]] QString problem() const;
  /// The keyboard to the first name that is still missing, else to the first one.
  void focusFirst();

Q_SIGNALS:
  void changed();

protected:
  void changeEvent(QEvent* event) override;

private:
  struct Row {
    QLabel* number = nullptr;
    QComboBox* name = nullptr;
    QComboBox* colour = nullptr;
    QDoubleSpinBox* bid = nullptr;
    QToolButton* up = nullptr;
    QToolButton* down = nullptr;
    int colourNow = 0; ///< the one chosen last, to give it away in a swap
  };

  void build(int index, const QStringList& names);
  void connectRow(int index);
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

  std::array<Row, table::maxPlayers> m_rows{};
  int m_count = table::maxPlayers;
  bool m_bids = false;
};

} // namespace nilometer::ui
