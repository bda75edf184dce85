// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/archive/statistics_model.h"

#include "ui/archive/archive_text.h"
#include "ui/words/phrase.h"
#include "ui/words/rests_mark.h"

#include <algorithm>

namespace nilometer::ui {

namespace {

QString playerText(const PlayerStatistics& player, int column) {
  switch (column) {
  case StatisticsModel::Player: return player.name;
  case StatisticsModel::Games: return words::number(player.all.games);
  case StatisticsModel::Wins: return words::number(player.all.wins);
  case StatisticsModel::Share: return shareText(player.all.wins, player.all.games);
  case StatisticsModel::Average:
    return averageText(player.all.average()) + words::restsSign(player.assumed.all);
  default: return words::halves(player.bestHalves) + words::restsSign(player.assumed.best);
  }
}

QString tipOf(const PlayerStatistics& player, int column) {
  if (column == StatisticsModel::Average) return assumedText(player.assumed.all);
  return assumedText(column == StatisticsModel::Best && player.assumed.best);
}

double sortNumber(const PlayerStatistics& player, int column) {
  switch (column) {
  case StatisticsModel::Games: return player.all.games;
  case StatisticsModel::Wins: return player.all.wins;
  case StatisticsModel::Share: return double(player.all.wins) / player.all.games;
  case StatisticsModel::Average: return player.all.average();
  default: return player.bestHalves;
  }
}

QVariant alignment(int column) {
  const Qt::Alignment across = column == StatisticsModel::Player ? Qt::AlignLeft : Qt::AlignRight;
  return QVariant::fromValue<Qt::Alignment>(across | Qt::AlignVCenter);
}

} // namespace

void StatisticsModel::setPlayers(std::vector<PlayerStatistics> players) {
  beginResetModel();
  m_players = std::move(players);
  arrange();
  endResetModel();
}

void StatisticsModel::arrange() {
  const auto before = [this](const PlayerStatistics& a, const PlayerStatistics& b) {
    const bool up = m_order == Qt::AscendingOrder;
    const PlayerStatistics& first = up ? a : b;
    const PlayerStatistics& second = up ? b : a;
    if (m_column == Player) return QString::localeAwareCompare(first.name, second.name) < 0;
    return sortNumber(first, m_column) < sortNumber(second, m_column);
  };
  std::stable_sort(m_players.begin(), m_players.end(), before);
}

void StatisticsModel::sort(int column, Qt::SortOrder order) {
  Q_EMIT layoutAboutToBeChanged();
  const QModelIndexList shown = persistentIndexList();
  QStringList names;
  for (const QModelIndex& index : shown) {
    names += m_players[static_cast<std::size_t>(index.row())].name;
  }
  m_column = column;
  m_order = order;
  arrange();
  QModelIndexList moved;
  for (qsizetype i = 0; i < shown.size(); ++i) {
    const auto at = std::ranges::find(m_players, names[i], &PlayerStatistics::name);
    moved += index(static_cast<int>(at - m_players.begin()), shown[i].column());
  }
  changePersistentIndexList(shown, moved);
  Q_EMIT layoutChanged();
}

void StatisticsModel::retranslate() {
  if (rowCount() > 0) Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
  Q_EMIT headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
}

int StatisticsModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(m_players.size());
}

int StatisticsModel::columnCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : columnTotal;
}

QVariant StatisticsModel::data(const QModelIndex& index, int role) const {
  if (role == Qt::TextAlignmentRole) return alignment(index.column());
  const PlayerStatistics& player = m_players[static_cast<std::size_t>(index.row())];
  if (role == Qt::ToolTipRole) return tipOf(player, index.column());
  return role == Qt::DisplayRole ? playerText(player, index.column()) : QVariant();
}

QVariant StatisticsModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal) return {};
  if (role == Qt::TextAlignmentRole) return alignment(section);
  if (role != Qt::DisplayRole) return {};
  switch (section) {
  //: The name of a player.
  case Player: return tr("Player");
  case Games: return tr("Games");
  case Wins: return tr("Wins");
  case Share: return tr("Wins in %");
  case Average: return tr("Average");
  default: return tr("Best");
  }
}

} // namespace nilometer::ui
