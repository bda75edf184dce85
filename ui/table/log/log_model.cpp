// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/log/log_model.h"

#include "ui/base/style/tool_tip.h"
#include "ui/text/phrase.h"

#include <algorithm>
#include <utility>

namespace nilometer::ui {

LogModel::LogModel(const GameSession& session, QObject* parent)
    : QAbstractListModel(parent), m_session(session) {
  refresh();
}

std::size_t LogModel::firstDifference() const {
  const auto& stamps = m_session.stamps();
  const auto [mine, theirs] =
      std::mismatch(m_stamps.begin(), m_stamps.end(), stamps.begin(), stamps.end());
  return static_cast<std::size_t>(mine - m_stamps.begin());
}

void LogModel::refresh() {
  const std::size_t entries = m_session.entries();
  const std::size_t same = firstDifference();
  const std::size_t common = std::min(m_rows.size(), entries);
  m_stamps = m_session.stamps();
  if (entries < m_rows.size()) {
    beginRemoveRows({}, static_cast<int>(common), static_cast<int>(m_rows.size()) - 1);
    m_rows.resize(common);
    endRemoveRows();
  }
  // A changed entry changes what all later ones led to.
  remake(same, common);
  if (entries > common) {
    beginInsertRows({}, static_cast<int>(common), static_cast<int>(entries) - 1);
    for (std::size_t i = common; i < entries; ++i) m_rows.push_back(m_session.logLine(i));
    endInsertRows();
  }
}

void LogModel::remake(std::size_t first, std::size_t end) {
  if (first >= end) return;
  for (std::size_t i = first; i < end; ++i) m_rows[i] = m_session.logLine(i);
  Q_EMIT dataChanged(index(static_cast<int>(first)), index(static_cast<int>(end) - 1));
}

void LogModel::retranslate() {
  remake(0, m_rows.size());
}

void LogModel::showNumber(std::optional<NumberLog> log) {
  m_number = std::move(log);
  if (m_rows.empty()) return;
  Q_EMIT dataChanged(index(0), index(static_cast<int>(m_rows.size()) - 1));
}

const NumberChange* LogModel::changeIn(int row) const {
  if (!m_number) return nullptr;
  const std::vector<NumberChange>& changes = m_number->changes;
  const auto at =
      std::ranges::lower_bound(changes, static_cast<std::size_t>(row), {}, &NumberChange::entry);
  const bool isThere = at != changes.end() && at->entry == static_cast<std::size_t>(row);
  return isThere ? &*at : nullptr;
}

int LogModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QString LogModel::tip(int at) const {
  const LogLine& row = m_rows[static_cast<std::size_t>(at)];
  QStringList all{row.phase, text::fill(tr("Entry %1"), {text::number(at + 1)}), row.headline};
  all += row.findings;
  all += {row.disputed, row.points};
  all += row.moves;
  all += row.rests;
  all.removeAll({});
  return m_session.names().inFull(all.join(QLatin1Char('\n')));
}

QVariant LogModel::data(const QModelIndex& index, int role) const {
  if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid)) {
    return {};
  }
  const LogLine& row = m_rows[static_cast<std::size_t>(index.row())];
  const bool whole = row.player == table::noPlayer;
  const NumberChange* change = changeIn(index.row());
  switch (role) {
  case Qt::DisplayRole: return row.headline;
  case Qt::AccessibleTextRole: {
    //: The number of an entry in the log.
    const QString entry = text::fill(tr("Entry %1"), {text::number(index.row() + 1)});
    const QString phase = row.begins ? row.phase : QString();
    QStringList all{phase, entry, row.headline, row.disputed, row.points, row.rests};
    all += row.findings + row.moves;
    if (change != nullptr) all = {change->phase, entry, row.headline, change->text};
    all.removeAll({});
    return m_session.names().inFull(all.join(QStringLiteral(". ")));
  }
  case Qt::ToolTipRole: return toolTipOf(tip(index.row()));
  case BriefRole: return row.brief;
  case PointsRole: return row.points;
  case MovesRole: return change == nullptr ? row.moves : QStringList();
  case PhaseRole: return change == nullptr ? (row.begins ? row.phase : QString()) : change->phase;
  case NumberRole: return change == nullptr ? QString() : change->text;
  case RoundRole: return row.round;
  case PlayerRole: return whole ? -1 : int{row.player};
  case ColourRole: return whole ? -1 : m_session.colourOf(row.player);
  case MarkRole: return static_cast<int>(row.mark);
  case DisputedRole: return row.disputed;
  case FindingsRole: return row.findings;
  case BeginsRole: return row.begins ? 1 : 0;
  case SearchRole:
    return QString(row.phase + u'\n' + index.data(Qt::AccessibleTextRole).toString());
  case PlaceRole:
    if (row.round == 0) return text::number(index.row() + 1);
    //: Where an entry stands in the log, as short as can be: its round and its number.
    return text::fill(tr("R%1 · %2"), {text::number(row.round), text::number(index.row() + 1)});
  default: return {};
  }
}

} // namespace nilometer::ui
