// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scoring/score_rows.h"

#include "ui/style/look_unit.h"
#include "ui/style/text_width.h"
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

using Look = ScoreRow::Look;

namespace {

constexpr int leastText = 30; ///< letters that a title always has room for

/// Beside the texts, and between the numbers.
int rowPadding() {
  return 2 * unit;
}

/// Of a card that lies face down.
QSize backSize(const QFont& font) {
  const qreal u = lookUnit(font);
  return {wholePixels(48, u), wholePixels(68, u)};
}

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
  const int numbers = points + rowPadding() + (total > 0 ? total + rowPadding() : 0);
  return 2 * rowPadding() + (mark > 0 ? mark + rowPadding() : 0) +
         (symbol > 0 ? symbol + rowPadding() : 0) + numbers;
}

QFont ScoreRows::titleFont(const ScoreRow& row) const {
  if (row.look == Look::winner) return sized(font(), TextSize::points);
  QFont text = font();
  text.setBold(row.look == Look::latest);
  return text;
}

ScoreRows::Columns ScoreRows::columns() const {
  Columns columns;
  for (const ScoreRow& row : m_rows) {
    QFont bold = titleFont(row);
    bold.setBold(true);
    columns.mark = std::max(columns.mark, wholeTextWidth(bold, row.mark));
    if (row.player) columns.symbol = std::max(columns.symbol, QFontMetrics(bold).ascent());
    columns.points = std::max(columns.points, wholeTextWidth(bold, row.points));
    columns.total = std::max(columns.total, wholeTextWidth(bold, row.total));
    const auto sign = [&](const QString& text) { return wholeTextWidth(font(), text); };
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
  if (row.look == Look::waiting) detail = std::max(detail, fontMetrics().height());
  return heightOf(titleFont(row), row.title, textWidth) + detail + 2 * (unit - 1) + 1;
}

std::vector<QRect> ScoreRows::places(int width) const {
  const int text = width - columns().fixed();
  std::vector<QRect> places;
  int top = 0;
  for (const ScoreRow& row : m_rows) {
    const int height = row.look == Look::sealed ? 0 : rowHeight(row, text);
    places.emplace_back(0, top, width, height);
    top += height;
  }
  // The backs lie below all the rows, in lines.
  const QSize back = backSize(font());
  const int gap = back.width() / 6;
  QPoint at(rowPadding(), top + gap);
  for (std::size_t i = 0; i < m_rows.size(); ++i) {
    if (m_rows[i].look != Look::sealed) continue;
    if (at.x() > rowPadding() && at.x() + back.width() > width) {
      at = QPoint(rowPadding(), at.y() + back.height() + gap);
    }
    places[i] = QRect(at, back);
    at.rx() += back.width() + gap;
  }
  return places;
}

int ScoreRows::heightForWidth(int width) const {
  int bottom = 0;
  for (const QRect& place : places(width)) bottom = std::max(bottom, place.bottom() + 1);
  return bottom;
}

QRect ScoreRows::rowRect(std::size_t index) const {
  return places(width())[index];
}

std::optional<std::size_t> ScoreRows::rowAt(const QPoint& at) const {
  const std::vector<QRect> all = places(width());
  for (std::size_t i = 0; i < all.size(); ++i) {
    if (all[i].contains(at)) return i;
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
  const std::vector<QRect> rects = places(width());
  for (std::size_t i = 0; i < m_rows.size(); ++i) {
    if (m_rows[i].look != Look::sealed) paintRow(painter, m_rows[i], rects[i], all);
  }
  paintBacks(painter, rects);
  if (!hasFocus() || m_rows.empty()) return;
  paintFocus(painter, QRectF(rowRect(currentRow())), themeOf(*this));
}

void ScoreRows::paintBacks(QPainter& painter, const std::vector<QRect>& rects) const {
  const Theme& theme = themeOf(*this);
  QRect last;
  int count = 0;
  for (std::size_t i = 0; i < m_rows.size(); ++i) {
    if (m_rows[i].look != Look::sealed) continue;
    if (m_back) paintCardBack(painter, QRectF(rects[i]), m_back, theme, lookUnit(font()));
    last = rects[i];
    ++count;
  }
  if (count == 0) return;
  const QRect beside(last.right() + 2 * rowPadding(), last.top(),
                     width() - last.right() - 3 * rowPadding(), last.height());
  painter.setFont(font());
  painter.setPen(theme.quietInk);
  painter.drawText(beside, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap,
                   tr("%n card(s) face down", nullptr, count));
}

void ScoreRows::paintRow(QPainter& painter, const ScoreRow& row, const QRect& box,
                         const Columns& columns) const {
  const Theme& theme = themeOf(*this);
  const bool waits = row.look == Look::waiting;
  if (row.look == Look::latest) {
    paintCard(painter, box.adjusted(0, 0, 0, -1), theme.chosenFill, theme.chosenFill);
  } else {
    painter.fillRect(QRect(box.left(), box.bottom(), box.width(), 1), theme.line);
  }
  const QFont text = titleFont(row);
  const QRect inside = box.adjusted(rowPadding(), unit - 1, -rowPadding(), 1 - unit);
  int left = inside.left();
  const int line = QFontMetrics(text).height();
  painter.setFont(text);
  painter.setPen(waits ? theme.quietInk : theme.ink);
  if (columns.mark > 0) {
    painter.drawText(QRect(left, inside.top(), columns.mark, line), Qt::AlignRight, row.mark);
    left += columns.mark + rowPadding();
  }
  if (columns.symbol > 0 && row.player) {
    const QPointF centre(left + columns.symbol / 2.0, inside.top() + line / 2.0);
    paintSymbol(painter, centre, QFontMetrics(text).ascent() * 0.8, *row.player,
                theme.playerText[static_cast<std::size_t>(*row.player)]);
  }
  if (columns.symbol > 0) left += columns.symbol + rowPadding();
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
    right -= columns.total + rowPadding();
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
