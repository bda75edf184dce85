// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/egizia/end_position/card_finder.h"
#include "ui/egizia/end_position/position_check.h"

#include <QWidget>

#include <array>
#include <map>
#include <optional>
#include <utility>
#include <vector>

class QGridLayout;
class QLabel;

namespace nilometer::ui {

class CardCell;
class Chip;
class NumberCell;
class SeatHead;

/// The fields of an end position: players as columns, what is asked as rows. It shows an entry
/// and says what is typed; it changes nothing by itself.
class PositionTable : public QWidget {
  Q_OBJECT
public:
  /// `under` is what the lists of cards lie over.
  PositionTable(QWidget* under, QWidget* parent);

  void show(const PositionEntered& entry, const egizia::Edition& edition,
            const PositionCheck& result);
  /// How wide it may become, in logical pixels: with little room what is asked stands above the
  /// fields of the players, not beside them.
  void setRoom(int width);
  /// The keyboard to that cell, if it is shown. A number that stands there is selected, so that
  /// typing replaces it; only with Tab's reason cards are listed.
  void focusCell(const PositionCell& cell, Qt::FocusReason reason = Qt::TabFocusReason);
  /// The part of a cell that takes the keyboard; nullptr if it is not shown.
  [[nodiscard]] QWidget* field(const PositionCell& cell) const;
  /// The cell that has the keyboard; nothing if none has.
  [[nodiscard]] std::optional<PositionCell> cellWithKeyboard() const;
  /// The cell in which letters stand that have not become a card yet; nothing if there is none.
  [[nodiscard]] std::optional<PositionCell> cellBeingNamed() const;
  [[nodiscard]] NumberCell* numberCell(const PositionCell& cell) const;
  [[nodiscard]] CardCell* cardCell(const PositionCell& cell) const;
  [[nodiscard]] Chip* chip(const PositionCell& cell) const;
  [[nodiscard]] SeatHead& head(table::Player player) const { return *m_heads[player]; }

Q_SIGNALS:
  void typed(const nilometer::ui::PositionCell& cell, const QString& text);
  void cardAdded(const nilometer::ui::PositionCell& cell, const nilometer::ui::PositionCard& card);
  void cardRemoved(const nilometer::ui::PositionCell& cell, std::size_t index);
  /// The letters by which a card is named have changed; no card is named yet.
  void naming();
  void switched(const nilometer::ui::PositionCell& cell);
  void stepped(const nilometer::ui::PositionCell& cell, int by);
  /// The number there is all it can be; the keyboard goes on by itself.
  void filled(const nilometer::ui::PositionCell& cell);
  void seatChanged(nilometer::table::Player player,
                   const nilometer::egizia::RecordHeader::Seat& seat);
  /// To be marked as disputed, or settled.
  void disputeRequested(const nilometer::ui::PositionCell& cell);
  /// The keyboard has come to that field.
  void entered(QWidget* field);

protected:
  void changeEvent(QEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

private:
  using RowKey = std::pair<PositionRow, std::uint8_t>;
  struct RowLabels {
    QLabel* label = nullptr;
    QLabel* total = nullptr;
  };

  [[nodiscard]] static int gridRow(PositionRow row, int part) {
    // The row before it is for what is asked there.
    return 2 * (static_cast<int>(row) * 80 + part + 2);
  }
  void showHeads(const PositionEntered& entry);
  void showNames();
  void paintNames();
  void showLabels(const PositionEntered& entry, const egizia::Edition& edition,
                  const std::vector<PositionCell>& cells);
  void showCell(const PositionCell& cell, const PositionEntered& entry,
                const egizia::Edition& edition, const PositionCheck& result);
  void showNumber(const PositionCell& cell, const PositionEntered& entry,
                  const egizia::Edition& edition, const QString& problem);
  void showCards(const PositionCell& cell, const PositionEntered& entry,
                 const egizia::Edition& edition, const QString& problem);
  void showSwitch(const PositionCell& cell, const PositionEntered& entry,
                  const egizia::Edition& edition);
  void refreshFinders(const PositionEntered& entry, const egizia::Edition& edition);
  void place(const PositionCell& cell, QWidget* widget);
  void setTabs(const std::vector<PositionCell>& cells);
  RowLabels& labels(const RowKey& key);
  /// Where there is room for it now.
  void placeLabels(const RowKey& key, const RowLabels& row);
  void placeHeadings();
  void fold();

  QWidget* m_under;
  QGridLayout* m_grid;
  QLabel* m_together;
  QLabel* m_boardHeading;
  QLabel* m_tableauHeading;
  std::array<SeatHead*, egizia::maxPlayers> m_heads{};
  std::array<std::array<QLabel*, 2>, egizia::maxPlayers> m_names{}; ///< above both blocks
  std::vector<egizia::RecordHeader::Seat> m_seats;
  std::map<RowKey, RowLabels> m_labels;
  std::map<PositionCell, QWidget*> m_widgets;
  std::map<PositionRow, CardFinder> m_finders;
  std::pair<QString, egizia::RuleOptions> m_findersFor; ///< language, edition and options
  std::vector<PositionCell> m_shown;
  int m_room = QWIDGETSIZE_MAX;
  std::size_t m_columns = 0; ///< players there are columns for
  bool m_above = false;      ///< what is asked stands above the fields
};

} // namespace nilometer::ui
