// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scoring/score_rows.h"

#include "ui/style/tool_tip.h"
#include "ui/words/isolated.h"

#include <QEvent>
#include <QFontMetrics>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QStringList>
#include <QToolTip>

#include <algorithm>

namespace nilometer::ui {

namespace {

constexpr Length rowPadding = 2 * unit; ///< beside the texts
constexpr int tightness = 3;         ///< above and below them
constexpr Length numberGap = 2 * unit;  ///< between the numbers
constexpr int leastText = 30;        ///< letters that a title always has room for

/// Between words; inside them only where one is wider than the room.
int wrapping(const QFontMetrics& metrics, const QString& text, int width) {
  const QStringList words = text.split(u' ');
  const bool fits = std::ranges::all_of(
      words, [&](const QString& word) { return metrics.horizontalAdvance(word) <= width; });
  return fits ? Qt::TextWordWrap : Qt::TextWrapAnywhere;
}

int heightOf(const QFont& font, const QString& text, int width) {
  if (text.isEmpty()) return 0;
  const QFontMetrics metrics(font);
  const QRect room(0, 0, std::max(width, 1), QWIDGETSIZE_MAX);
  return metrics.boundingRect(room, wrapping(metrics, text, width), text).height();
}

/// Writes it and says where it ends.
int write(QPainter& painter, const QRect& room, const QString& text) {
  const int height = heightOf(painter.font(), text, room.width());
  const int wrap = wrapping(painter.fontMetrics(), text, room.width());
  painter.drawText(QRect(room.left(), room.top(), room.width(), height), wrap, text);
  return room.top() + height;
}

} // namespace

ScoreRows::ScoreRows(QWidget* parent) : QWidget(parent) {
  QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
  policy.setHeightForWidth(true);
  setSizePolicy(policy);
  setFocusPolicy(Qt::TabFocus);
}

void ScoreRows::setRows(const std::vector<ScoreRow>& rows) {
  if (rows == m_rows) return;
  m_rows = rows;
  m_current = rows.empty() ? 0 : std::min(m_current, rows.size() - 1);
  QStringList said;
  for (const ScoreRow& row : rows) {
    QStringList parts{row.mark, words::isolated(row.title), row.detail, row.points + row.pointsSign,
                      row.total + row.totalSign};
    parts += row.rests.mid(0, 1);
    parts.removeAll({});
    said += parts.join(QStringLiteral(", "));
  }
  setAccessibleDescription(said.join(QLatin1Char('\n')));
  updateGeometry();
  update();
}

int ScoreRows::Columns::fixed() const {
  const int numbers = points + numberGap + (total > 0 ? total + numberGap : 0);
  return 2 * rowPadding + (mark > 0 ? mark + rowPadding : 0) +
         (symbol > 0 ? symbol + rowPadding : 0) + numbers;
}

QFont ScoreRows::titleFont(const ScoreRow& row) const {
  if (row.look == ScoreRow::Look::winner) return sized(font(), TextSize::points);
  QFont text = font();
  text.setBold(row.look == ScoreRow::Look::latest);
  return text;
}

ScoreRows::Columns ScoreRows::columns() const {
  Columns columns;
  for (const ScoreRow& row : m_rows) {
    QFont bold = titleFont(row);
    bold.setBold(true);
    const QFontMetrics metrics(bold);
    columns.mark = std::max(columns.mark, metrics.horizontalAdvance(row.mark));
    if (row.player) columns.symbol = std::max(columns.symbol, metrics.ascent());
    columns.points = std::max(columns.points, metrics.horizontalAdvance(row.points));
    columns.total = std::max(columns.total, metrics.horizontalAdvance(row.total));
    const auto sign = [&](const QString& text) { return fontMetrics().horizontalAdvance(text); };
    columns.sign = std::max({columns.sign, sign(row.pointsSign), sign(row.totalSign)});
  }
  // Numbers that come later find their room.
  const int number = QFontMetrics(font()).horizontalAdvance(QStringLiteral("000"));
  columns.points = std::max(columns.points, number) + columns.sign;
  if (columns.total > 0) columns.total = std::max(columns.total, number) + columns.sign;
  return columns;
}

int ScoreRows::rowHeight(const ScoreRow& row, int textWidth) const {
  int detail = heightOf(font(), row.detail, textWidth);
  // The detail finds its line when the row is revealed, so that nothing moves.
  if (row.look == ScoreRow::Look::waiting) detail = std::max(detail, fontMetrics().height());
  return heightOf(titleFont(row), row.title, textWidth) + detail + 2 * tightness + 1;
}

int ScoreRows::heightForWidth(int width) const {
  const int text = width - columns().fixed();
  int height = 0;
  for (const ScoreRow& row : m_rows) height += rowHeight(row, text);
  return height;
}

QRect ScoreRows::rowRect(std::size_t index) const {
  const int text = width() - columns().fixed();
  int top = 0;
  for (std::size_t i = 0; i < index; ++i) top += rowHeight(m_rows[i], text);
  return {0, top, width(), rowHeight(m_rows[index], text)};
}

std::optional<std::size_t> ScoreRows::rowAt(const QPoint& at) const {
  for (std::size_t i = 0; i < m_rows.size(); ++i) {
    if (rowRect(i).contains(at)) return i;
  }
  return std::nullopt;
}

std::size_t ScoreRows::currentRow() const {
  return std::min(m_current, m_rows.size() - 1);
}

QSize ScoreRows::minimumSizeHint() const {
  return {columns().fixed() + leastText * fontMetrics().averageCharWidth(), 0};
}

QSize ScoreRows::sizeHint() const {
  const int least = minimumSizeHint().width();
  return {least, heightForWidth(std::max(width(), least))};
}

bool ScoreRows::event(QEvent* event) {
  if (event->type() != QEvent::ToolTip) return QWidget::event(event);
  const auto& help = *static_cast<QHelpEvent*>(event);
  const auto row = rowAt(help.pos());
  const QString rests = row ? m_rows[*row].rests.value(0) : QString();
  QToolTip::showText(help.globalPos(), toolTipOf(rests), this);
  return true;
}

void ScoreRows::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const Columns all = columns();
  for (std::size_t i = 0; i < m_rows.size(); ++i) paintRow(painter, m_rows[i], rowRect(i), all);
  if (!hasFocus() || m_rows.empty()) return;
  paintFocus(painter, QRectF(rowRect(currentRow())), themeOf(*this));
}

void ScoreRows::paintRow(QPainter& painter, const ScoreRow& row, const QRect& box,
                         const Columns& columns) const {
  const Theme& theme = themeOf(*this);
  const bool waits = row.look == ScoreRow::Look::waiting;
  if (row.look == ScoreRow::Look::latest) {
    paintCard(painter, box.adjusted(0, 0, 0, -1), theme.sunken, theme.sunken);
  } else {
    painter.fillRect(QRect(box.left(), box.bottom(), box.width(), 1), theme.line);
  }
  const QFont text = titleFont(row);
  const QRect inside = box.adjusted(rowPadding, tightness, -rowPadding, -tightness);
  int left = inside.left();
  const int line = QFontMetrics(text).height();
  painter.setFont(text);
  painter.setPen(waits ? theme.quietInk : theme.ink);
  if (columns.mark > 0) {
    painter.drawText(QRect(left, inside.top(), columns.mark, line), Qt::AlignRight, row.mark);
    left += columns.mark + rowPadding;
  }
  if (columns.symbol > 0 && row.player) {
    const QPointF centre(left + columns.symbol / 2.0, inside.top() + line / 2.0);
    paintSymbol(painter, centre, QFontMetrics(text).ascent() * 0.8, *row.player,
                theme.player[static_cast<std::size_t>(*row.player)]);
  }
  if (columns.symbol > 0) left += columns.symbol + rowPadding;
  QRect room(left, inside.top(), box.width() - columns.fixed(), inside.height());
  room.setTop(write(painter, room, row.title));
  painter.setFont(font());
  painter.setPen(theme.quietInk);
  write(painter, room, row.detail);
  paintNumbers(painter, row, inside, columns);
}

void ScoreRows::paintNumbers(QPainter& painter, const ScoreRow& row, const QRect& box,
                             const Columns& columns) const {
  const Theme& theme = themeOf(*this);
  QFont bold = titleFont(row);
  bold.setBold(true);
  const int line = QFontMetrics(bold).height();
  int right = box.right() + 1;
  // The signs have a room of their own, so that all numbers are in line.
  const auto paintSign = [&](const QString& sign, int end) {
    painter.setFont(font());
    painter.setPen(theme.quietInk);
    painter.drawText(QRect(end - columns.sign, box.top(), columns.sign, line),
                     Qt::AlignLeft | Qt::AlignVCenter, sign);
  };
  if (columns.total > 0) {
    painter.setFont(font());
    painter.setPen(theme.quietInk);
    painter.drawText(QRect(right - columns.total, box.top(), columns.total - columns.sign, line),
                     Qt::AlignRight | Qt::AlignVCenter, row.total);
    paintSign(row.totalSign, right);
    right -= columns.total + numberGap;
  }
  painter.setFont(bold);
  painter.setPen(row.gains ? theme.ink : theme.quietInk);
  painter.drawText(QRect(right - columns.points, box.top(), columns.points - columns.sign, line),
                   Qt::AlignRight | Qt::AlignVCenter, row.points);
  paintSign(row.pointsSign, right);
}

void ScoreRows::keyPressEvent(QKeyEvent* event) {
  const int step = event->key() == Qt::Key_Down ? 1 : event->key() == Qt::Key_Up ? -1 : 0;
  const int wanted = static_cast<int>(m_current) + step;
  if (step == 0 || wanted < 0 || wanted >= static_cast<int>(m_rows.size())) {
    event->ignore(); // Enter and the rest mean something for the whole window
    return;
  }
  m_current = static_cast<std::size_t>(wanted);
  update();
}

void ScoreRows::changeEvent(QEvent* event) {
  if (event->type() == QEvent::FontChange) updateGeometry();
  QWidget::changeEvent(event);
}

} // namespace nilometer::ui
