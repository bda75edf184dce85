// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/record/game_record.h"

#include <QWidget>

#include <span>
#include <string_view>

class QComboBox;
class QDoubleSpinBox;
class QLineEdit;

namespace nilometer::ui {

/// The head of a player's column: colour with symbol, name, and his bid where bids are played.
class SeatHead : public QWidget {
  Q_OBJECT
public:
  /// `colours` = the ids of those in the box, in the order of the window's.
  SeatHead(std::span<const std::string_view> colours, QWidget* parent);

  enum class Bids : bool { no, yes };
  /// `number` counts the columns from 1.
  void setSeat(int number, const record::Seat& seat, Bids bids);
  [[nodiscard]] QLineEdit& name() const { return *m_name; }
  [[nodiscard]] QComboBox& colour() const { return *m_colour; }
  [[nodiscard]] QDoubleSpinBox& bid() const { return *m_bid; }

Q_SIGNALS:
  /// By the person, not by setSeat().
  void changed(const nilometer::record::Seat& seat);

protected:
  void changeEvent(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

private:
  /// The tip of the name has all of it where the field has not.
  void tipName();
  void retranslate();
  void paintIcons();
  void tell();

  std::span<const std::string_view> m_colours;
  record::Seat m_seat;
  int m_number = 1;
  QComboBox* m_colour;
  QLineEdit* m_name;
  QDoubleSpinBox* m_bid;
};

} // namespace nilometer::ui
