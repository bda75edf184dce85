// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/score/result/score_sheet_model.h"

#include "ui/base/style/tool_tip.h"
#include "ui/text/phrase.h"

namespace nilometer::ui {

using text::fill;

namespace {

QString withRule(const QString& text, const QString& rule) {
  return fill(QStringLiteral("%1 (%2)"), {text, rule});
}

} // namespace

void ScoreSheetModel::setReport(const report::ScoreReport& report) {
  beginResetModel();
  m_rows = sheetRows(report);
  m_notes = sheetNotes(report);
  m_seats = report.seats;
  m_deciding = report.deciding.number;
  endResetModel();
}

PlayerColour ScoreSheetModel::colour(int column) const {
  return playerColourAt(m_seats[static_cast<std::size_t>(column) - 1].look);
}

int ScoreSheetModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(m_rows.size()) + static_cast<int>(m_notes.size());
}

int ScoreSheetModel::columnCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(m_seats.size()) + 1;
}

QVariant ScoreSheetModel::data(const QModelIndex& index, int role) const {
  if (!index.isValid()) return {};
  if (isNote(index.row())) {
    const bool text = role == Qt::DisplayRole || role == Qt::AccessibleTextRole;
    const auto note = index.row() - static_cast<int>(m_rows.size());
    return text && index.column() == 0 ? QVariant(m_notes[note]) : QVariant();
  }
  const SheetRow& row = m_rows[static_cast<std::size_t>(index.row())];
  switch (role) {
  case Qt::DisplayRole:
    if (index.column() == 0) return row.title;
    return row.cells[static_cast<std::size_t>(index.column()) - 1].text;
  case MarkRole:
    if (index.column() == 0) return {};
    return row.cells[static_cast<std::size_t>(index.column()) - 1].mark;
  case Qt::ToolTipRole: return toolTipOf(tip(row, index.column()));
  case Qt::WhatsThisRole: return why(row, index.column());
  case Qt::AccessibleTextRole: return spoken(row, index.column());
  default: return {};
  }
}

QString ScoreSheetModel::tip(const SheetRow& row, int column) const {
  if (column > 0) return row.cells[static_cast<std::size_t>(column) - 1].rest.join(u'\n');
  return row.rule.isEmpty() ? QString() : withRule(row.tip, row.rule);
}

QString ScoreSheetModel::why(const SheetRow& row, int column) const {
  QStringList lines;
  if (column > 0) lines += row.cells[static_cast<std::size_t>(column) - 1].rest;
  if (!row.rule.isEmpty()) lines += withRule(row.tip, row.rule);
  if (row.kind == SheetRow::Kind::group) lines += tr("The sum of the rows below.");
  if (row.kind == SheetRow::Kind::before) {
    lines += tr("Where the marker stood on the score track before the final scoring.");
  }
  if (row.isTotal() && row.rule.isEmpty()) {
    lines += withRule(tr("All of it together. Most points win"), m_deciding);
  }
  return lines.join(u'\n');
}

QString ScoreSheetModel::spoken(const SheetRow& row, int column) const {
  if (column == 0) return row.title;
  const SheetCell& cell = row.cells[static_cast<std::size_t>(column) - 1];
  const QString& name = m_seats[static_cast<std::size_t>(column) - 1].name;
  if (cell.text.isEmpty()) return fill(tr("%1, %2: nothing"), {name, row.title});
  const QString text = fill(QStringLiteral("%1, %2: %3"), {name, row.title, cell.text});
  return cell.rest.isEmpty() ? text : text + QStringLiteral(". ") + cell.rest.join(u' ');
}

QVariant ScoreSheetModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal) return {};
  if (role != Qt::DisplayRole && role != Qt::ToolTipRole) return {};
  if (section > 0) {
    const QString& name = m_seats[static_cast<std::size_t>(section) - 1].name;
    return role == Qt::ToolTipRole ? toolTipOf(name) : name;
  }
  return role == Qt::DisplayRole ? tr("Source") : QString();
}

} // namespace nilometer::ui
