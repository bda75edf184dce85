// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pages/archive/statistics.h"

#include <QAbstractTableModel>

namespace nilometer::ui {

/// Everybody's games, wins and results, one row for each kind of games.
class StatisticsModel : public QAbstractTableModel {
  Q_OBJECT
public:
  enum Column : std::uint8_t { Player, Game, Games, Wins, Share, Average, Best, columnTotal };

  using QAbstractTableModel::QAbstractTableModel;

  void setPlayers(std::vector<PlayerStatistics> players);
  [[nodiscard]] const std::vector<PlayerStatistics>& players() const { return m_players; }
  /// 0 for one who is not there.
  [[nodiscard]] int rowOf(const QString& name, const ui::Game* kind) const;
  [[nodiscard]] bool hasSeveralKinds() const;
  /// Sets all texts again after a change of language.
  void retranslate();

  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
  [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                    int role) const override;
  /// The order is kept for players who come later, too.
  void sort(int column, Qt::SortOrder order) override;

private:
  void arrange();

  std::vector<PlayerStatistics> m_players;
  int m_column = Games;
  Qt::SortOrder m_order = Qt::DescendingOrder;
};

} // namespace nilometer::ui
