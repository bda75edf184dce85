// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/log/log_model.h"

#include "ui/egizia/words/moves.h"
#include "ui/egizia/words/rests_on.h"
#include "ui/egizia/words/words.h"
#include "ui/style/tool_tip.h"
#include "ui/words/phrase.h"

#include <algorithm>
#include <array>
#include <utility>

namespace nilometer::ui {

using table::EffectKind;

namespace {

QString gain(int points) {
  return points > 0 ? QLatin1Char('+') + words::number(points) : words::number(points);
}

LogMark markOf(const egizia::RecordedEntry& entry, const egizia::ReplayedEntry& replayed) {
  if (!replayed.accepted) return LogMark::refused;
  if (entry.anyway) return LogMark::anyway;
  return std::holds_alternative<egizia::Correct>(entry.entry) ? LogMark::correction : LogMark::none;
}

} // namespace

LogModel::LogModel(const EgiziaSession& session, QObject* parent)
    : QAbstractListModel(parent), m_session(session) {
  refresh();
}

std::size_t LogModel::firstDifference() const {
  const auto& entries = m_session.record().entries;
  const auto [mine, theirs] =
      std::mismatch(m_entries.begin(), m_entries.end(), entries.begin(), entries.end());
  return static_cast<std::size_t>(mine - m_entries.begin());
}

void LogModel::refresh() {
  const auto& entries = m_session.record().entries;
  // With other printed values every entry may have led to something else.
  const bool otherValues = std::exchange(m_edition, &m_session.edition()) != &m_session.edition();
  const std::size_t same = otherValues ? 0 : firstDifference();
  const std::size_t common = std::min(m_entries.size(), entries.size());
  if (entries.size() < m_entries.size()) {
    beginRemoveRows({}, static_cast<int>(common), static_cast<int>(m_rows.size()) - 1);
    m_rows.resize(common);
    m_entries.resize(common);
    endRemoveRows();
  }
  // A changed entry changes what all later ones led to.
  remake(same, common);
  if (entries.size() > common) {
    beginInsertRows({}, static_cast<int>(common), static_cast<int>(entries.size()) - 1);
    for (std::size_t i = common; i < entries.size(); ++i) {
      m_entries.push_back(entries[i]);
      m_rows.push_back(makeRow(i));
    }
    endInsertRows();
  }
}

void LogModel::remake(std::size_t first, std::size_t end) {
  if (first >= end) return;
  for (std::size_t i = first; i < end; ++i) {
    m_entries[i] = m_session.record().entries[i];
    m_rows[i] = makeRow(i);
  }
  Q_EMIT dataChanged(index(static_cast<int>(first)), index(static_cast<int>(end) - 1));
}

void LogModel::retranslate() {
  remake(0, m_rows.size());
}

int LogModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant LogModel::data(const QModelIndex& index, int role) const {
  if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid)) {
    return {};
  }
  const Row& row = m_rows[static_cast<std::size_t>(index.row())];
  const bool whole = row.player == table::noPlayer;
  switch (role) {
  case Qt::DisplayRole: return row.headline;
  case Qt::AccessibleTextRole: {
    QStringList all{row.phase, row.headline, row.points, row.rests};
    all += row.findings + row.moves;
    all.removeAll({});
    return m_session.names().inFull(all.join(QStringLiteral(". ")));
  }
  case Qt::ToolTipRole: return toolTipOf(m_session.names().tip(row.headline, row.rests));
  case PointsRole: return row.points;
  case MovesRole: return row.moves;
  case PhaseRole: return row.phase;
  case PlayerRole: return whole ? -1 : int{row.player};
  case ColourRole: return whole ? -1 : m_session.colourOf(row.player);
  case MarkRole: return static_cast<int>(row.mark);
  case FindingsRole: return row.findings;
  default: return {};
  }
}

void LogModel::addPoints(std::size_t entry, Row& row) const {
  std::array<int, table::maxSeats> points{};
  for (const egizia::Effect& effect : m_session.replay().effectsOf(entry)) {
    if (effect.kind != EffectKind::points || effect.player >= points.size()) continue;
    points[effect.player] += effect.after - effect.before;
  }
  QStringList parts;
  egizia::PrintedSet all;
  for (table::Player player = 0; player < points.size(); ++player) {
    if (points[player] == 0) continue;
    const egizia::PrintedSet basis = m_session.basis().ofEntry(entry, player);
    egizia::addPrinted(all, basis);
    parts +=
        words::fill(QStringLiteral("%1 %2%3"), {words::playerName(player, m_session.table()),
                                                gain(points[player]), words::restsSign(basis)});
  }
  row.points = parts.join(QStringLiteral(" · "));
  row.rests = words::restsOn(all, m_session.table());
}

QStringList LogModel::findingsOf(std::size_t entry) const {
  const egizia::ReplayedEntry& replayed = m_session.replay().entries[entry];
  QStringList findings;
  if (replayed.accepted) return findings;
  for (const egizia::Finding& finding : replayed.verdict.findings()) {
    findings += words::sentence(finding, m_session.table());
  }
  for (std::size_t i = 0; i < egizia::invariantNames.size(); ++i) {
    const auto invariant = static_cast<egizia::Invariant>(i);
    if ((replayed.impossible & egizia::invariantBit(invariant)) != 0) {
      findings += words::sentence(invariant);
    }
  }
  return findings;
}

QString LogModel::phaseBefore(std::size_t entry) const {
  const auto& replayed = m_session.replay().entries;
  const egizia::ReplayedEntry& now = replayed[entry];
  if (entry > 0 && replayed[entry - 1].round == now.round &&
      replayed[entry - 1].phase == now.phase) {
    return {};
  }
  // As the effect says it that begins a phase.
  egizia::Effect begins;
  begins.kind = EffectKind::phase;
  begins.detail = static_cast<std::uint8_t>(now.round);
  begins.after = static_cast<std::int16_t>(now.phase);
  return words::sentence(begins, m_session.table());
}

LogModel::Row LogModel::makeRow(std::size_t entry) const {
  const egizia::RecordedEntry& recorded = m_session.record().entries[entry];
  Row row;
  row.headline = words::sentence(recorded, m_session.table());
  addPoints(entry, row);
  row.phase = phaseBefore(entry);
  row.moves = words::movesOf(m_session.replay().effectsOf(entry), m_session.table());
  row.findings = findingsOf(entry);
  row.mark = markOf(recorded, m_session.replay().entries[entry]);
  row.player = egizia::playerOf(recorded.entry);
  return row;
}

} // namespace nilometer::ui
