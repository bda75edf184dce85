// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/score/report/text_table.h"

#include "ui/score/report/terminal_columns.h"

#include <algorithm>

namespace nilometer::report {

namespace {

constexpr int gap = 2;
constexpr int narrowest = 20; // of a wrapped last column

QString withoutTrailingSpaces(QString line) {
  while (line.endsWith(u' ')) line.chop(1);
  return line;
}

} // namespace

void TextTable::row(const QStringList& cells) {
  QStringList clean;
  for (const QString& cell : cells) clean += onOneLine(cell);
  m_rows.push_back(clean);
}

std::vector<int> TextTable::widths() const {
  std::vector<int> widths(m_columns.size(), 0);
  for (const QStringList& cells : m_rows) {
    for (std::size_t i = 0; i < static_cast<std::size_t>(cells.size()); ++i) {
      widths[i] = std::max(widths[i], columnsOf(cells[static_cast<qsizetype>(i)]));
    }
  }
  return widths;
}

QString TextTable::text(int indent) const {
  std::vector<int> width = widths();
  const bool wraps = m_columns.back() == Align::left;
  int before = indent;
  for (std::size_t i = 0; i + 1 < width.size(); ++i) before += width[i] + gap;
  if (wraps) width.back() = std::min(width.back(), std::max(narrowest, textWidth - before));
  const int all = before - indent + width.back();

  QString text;
  for (const QStringList& cells : m_rows) {
    QString line(indent, u' ');
    if (cells.isEmpty()) {
      text += line + QString(all, QChar(0x2500)) + u'\n';
      continue;
    }
    const QStringList last =
        wraps ? wrapped(cells.last(), std::max(width.back(), 2)) : QStringList{cells.last()};
    for (std::size_t i = 0; i < width.size(); ++i) {
      const bool isLast = i + 1 == width.size();
      const QString& cell = isLast ? last.first() : cells[static_cast<qsizetype>(i)];
      line += m_columns[i] == Align::left ? padded(cell, width[i]) : paddedLeft(cell, width[i]);
      if (!isLast) line += QString(gap, u' ');
    }
    text += withoutTrailingSpaces(line) + u'\n';
    for (qsizetype i = 1; i < last.size(); ++i) text += QString(before, u' ') + last[i] + u'\n';
  }
  return text;
}

} // namespace nilometer::report
