// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/archive/statistics_model.h"

#include "ui/pages/archive/archive_text.h"
#include "ui/text/phrase.h"
#include "ui/text/rests_mark.h"

#include <algorithm>
#include <utility>

namespace nilometer::ui {

namespace {

QString playerText(const PlayerStatistics& player, int column) {
  switch (column) {
  case StatisticsModel::Player: return player.name;
  case StatisticsModel::Game: return player.kind->name();
  case StatisticsModel::Games: return text::number(player.all.games);
  case StatisticsModel::Wins: return text::number(player.all.wins);
  case StatisticsModel::Share: return shareText(player.all.wins, player.all.games);
  case StatisticsModel::Average:
    return averageText(player.all.average()) + text::restsSign(player.assumed.all);
  default: return text::halves(player.bestHalves) + text::restsSign(player.assumed.best);
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
  const bool isText = column == StatisticsModel::Player || column == StatisticsModel::Game;
  const Qt::Alignment across = isText ? Qt::AlignLeft : Qt::AlignRight;
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
    if (m_column == Game) return first.kind->id() < second.kind->id();
    return sortNumber(first, m_column) < sortNumber(second, m_column);
  };
  std::stable_sort(m_players.begin(), m_players.end(), before);
}

void StatisticsModel::sort(int column, Qt::SortOrder order) {
  Q_EMIT layoutAboutToBeChanged();
  const QModelIndexList shown = persistentIndexList();
  std::vector<std::pair<QString, const ui::Game*>> whose;
  for (const QModelIndex& index : shown) {
    const PlayerStatistics& player = m_players[static_cast<std::size_t>(index.row())];
    whose.emplace_back(player.name, player.kind);
  }
  m_column = column;
  m_order = order;
  arrange();
  QModelIndexList moved;
  for (qsizetype i = 0; i < shown.size(); ++i) {
    const auto& [name, kind] = whose[static_cast<std::size_t>(i)];
    moved += index(rowOf(name, kind), shown[i].column());
  }
  changePersistentIndexList(shown, moved);
  Q_EMIT layoutChanged();
}

int StatisticsModel::rowOf(const QString& name, const ui::Game* kind) const {
  const auto at = std::ranges::find_if(m_players, [&](const PlayerStatistics& player) {
    return player.name == name && player.kind == kind;
  });
  return at == m_players.end() ? 0 : static_cast<int>(at - m_players.begin());
}

bool StatisticsModel::hasSeveralKinds() const {
  return std::ranges::any_of(m_players, [this](const PlayerStatistics& player) {
    return player.kind != m_players.front().kind;
  });
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
  //: Which game the numbers are of.
  case Game: return tr("Game");
  case Games: return tr("Games");
  case Wins: return tr("Wins");
  case Share: return tr("Wins in %");
  case Average: return tr("Average");
  default: return tr("Best");
  }
}

} // namespace nilometer::ui
