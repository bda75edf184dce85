// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pages/archive/statistics_model.h"

#include <QWidget>

class QLabel;

namespace nilometer::ui {

class BarsChart;
class Chip;
class RowTable;

/// What the finished games say about the players: everybody in a table, and the one chosen there
/// in detail: the best game, where his points come from, and how he does on each starting seat.
class StatisticsView : public QWidget {
  Q_OBJECT
public:
  explicit StatisticsView(QWidget* parent = nullptr);

  /// Counts these games. The chosen player stays chosen.
  void count(const std::vector<const ArchivedGame*>& games);
  [[nodiscard]] RowTable* players() const { return m_players; }
  [[nodiscard]] BarsChart* sources() const { return m_sources; }
  [[nodiscard]] BarsChart* seats() const { return m_seats; }
  [[nodiscard]] Chip* bestButton() const { return m_best; }
  [[nodiscard]] QString summary() const;
  /// The chosen one; empty if there is none.
  [[nodiscard]] QString player() const;

Q_SIGNALS:
  void openRequested(const QString& path);

protected:
  void changeEvent(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

private:
  QWidget* buildDetails();
  void giveRoom();
  void retranslate();
  void showPlayer();
  [[nodiscard]] const PlayerStatistics* chosen() const;

  StatisticsModel* m_model;
  RowTable* m_players;
  QLabel* m_name = nullptr;
  QLabel* m_summary = nullptr;
  QLabel* m_assumed = nullptr; ///< what the marks say
  Chip* m_best = nullptr;
  QLabel* m_sourcesTitle = nullptr;
  BarsChart* m_sources = nullptr;
  QLabel* m_seatsTitle = nullptr;
  BarsChart* m_seats = nullptr;
};

} // namespace nilometer::ui
