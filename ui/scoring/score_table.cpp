// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scoring/score_table.h"

#include "ui/style/tool_tip.h"
#include "ui/words/isolated.h"
#include "ui/words/rests_mark.h"

#include <QEvent>
#include <QFontMetrics>
#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <numeric>

namespace nilometer::ui {

namespace {

constexpr Length cellPadding = 2 * unit;
constexpr Length playerGap = 3 * unit;
constexpr int leastName = 9; ///< letters of a name that always have room

QFont boldOf(QFont font) {
  font.setBold(true);
  return font;
}

} // namespace

ScoreTable::ScoreTable(QWidget* parent) : QWidget(parent) {
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void ScoreTable::show(const ScoreTableContent& content) {
  setVisible(true);
  if (content == m_content) return;
  m_content = content;
  QStringList said;
  for (std::size_t row = 0; row < content.rows.size(); ++row) said += sentence(row);
  setAccessibleDescription(said.join(QLatin1Char('\n')));
  updateGeometry();
  update();
}

QString ScoreTable::sentence(std::size_t row) const {
  const ScoreTableContent::Row& of = m_content.rows[row];
  QStringList parts{words::isolated(of.name)};
  for (qsizetype i = 0; i < of.numbers.size(); ++i) {
    if (!of.numbers[i].isEmpty()) parts += m_content.header.value(i) + u' ' + of.numbers[i];
  }
  if (!of.rests.isEmpty()) parts += of.rests;
  return parts.join(QStringLiteral(", "));
}

std::optional<std::size_t> ScoreTable::rowAt(const QPoint& at) const {
  const int row = at.y() / lineHeight() - 1; // the header stands above the rows
  const bool isRow = row >= 0 && row < static_cast<int>(m_content.rows.size());
  return isRow ? std::optional(static_cast<std::size_t>(row)) : std::nullopt;
}

int ScoreTable::lineHeight() const {
  return fontMetrics().height() + 2 * unit;
}

int ScoreTable::signWidth() const {
  const bool any = std::ranges::any_of(
      m_content.rows, [](const ScoreTableContent::Row& row) { return !row.rests.isEmpty(); });
  return any ? QFontMetrics(boldOf(font())).horizontalAdvance(words::restsMark) : 0;
}

std::vector<int> ScoreTable::columns() const {
  const QFontMetrics metrics(boldOf(font()));
  std::vector<int> widths;
  for (qsizetype i = 0; i < m_content.header.size(); ++i) {
    int width = metrics.horizontalAdvance(m_content.header[i]) + signWidth();
    for (const ScoreTableContent::Row& row : m_content.rows) {
      width = std::max(width, metrics.horizontalAdvance(row.numbers.value(i)));
    }
    widths.push_back(width + playerGap);
  }
  return widths;
}

QSize ScoreTable::minimumSizeHint() const {
  const std::vector<int> widths = columns();
  const int numbers = std::accumulate(widths.begin(), widths.end(), 0);
  const int name = fontMetrics().height() + leastName * fontMetrics().averageCharWidth();
  return {2 * cellPadding + name + numbers,
          (static_cast<int>(m_content.rows.size()) + 1) * lineHeight()};
}

void ScoreTable::paintLine(QPainter& painter, int top, const QStringList& numbers,
                           const std::vector<int>& columns) const {
  // Signs stand in a room of their own, so that all numbers are in line.
  const int sign = signWidth();
  int right = width() - cellPadding;
  for (std::size_t i = columns.size(); i-- > 0;) {
    QString number = numbers.value(static_cast<qsizetype>(i));
    const QRect room(right - columns[i], top, columns[i], lineHeight());
    if (number.endsWith(words::restsMark)) {
      number.chop(1);
      painter.save();
      painter.setPen(themeOf(*this).quietInk);
      painter.drawText(room, Qt::AlignRight | Qt::AlignVCenter, QString(words::restsMark));
      painter.restore();
    }
    painter.drawText(room.adjusted(0, 0, -sign, 0), Qt::AlignRight | Qt::AlignVCenter, number);
    right -= columns[i];
  }
}

bool ScoreTable::event(QEvent* event) {
  if (event->type() != QEvent::ToolTip) return QWidget::event(event);
  const auto& help = *static_cast<QHelpEvent*>(event);
  const auto row = rowAt(help.pos());
  const QString rests = row ? m_content.rows[*row].rests : QString();
  QToolTip::showText(help.globalPos(), toolTipOf(rests), this);
  return true;
}

void ScoreTable::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const Theme& theme = themeOf(*this);
  const std::vector<int> widths = columns();
  const int line = lineHeight();
  painter.setPen(theme.quietInk);
  paintLine(painter, 0, m_content.header, widths);
  int top = line;
  const int symbol = fontMetrics().height();
  const int name =
      width() - 2 * cellPadding - symbol - unit - std::accumulate(widths.begin(), widths.end(), 0);
  for (const ScoreTableContent::Row& row : m_content.rows) {
    if (row.now) paintCard(painter, QRect(0, top, width(), line), theme.sunken, theme.sunken);
    painter.fillRect(QRect(0, top - 1, width(), 1), theme.line);
    const QPointF centre(cellPadding + symbol * 0.35, top + line / 2.0);
    paintSymbol(painter, centre, symbol * 0.7, row.player,
                theme.player[static_cast<std::size_t>(row.player)]);
    painter.setFont(row.now ? boldOf(font()) : font());
    painter.setPen(theme.ink);
    painter.drawText(QRect(cellPadding + symbol, top, name, line), Qt::AlignVCenter,
                     painter.fontMetrics().elidedText(row.name, Qt::ElideRight, name));
    paintLine(painter, top, row.numbers, widths);
    top += line;
  }
}

void ScoreTable::changeEvent(QEvent* event) {
  if (event->type() == QEvent::FontChange) updateGeometry();
  QWidget::changeEvent(event);
}

} // namespace nilometer::ui
