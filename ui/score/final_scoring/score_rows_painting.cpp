// SPDX-License-Identifier: GPL-3.0-or-later
// How the rows of the final scoring are painted.
#include "ui/base/style/unit.h"
#include "ui/score/final_scoring/row_text.h"
#include "ui/score/final_scoring/score_rows.h"

#include <QFontInfo>
#include <QPainter>

#include <optional>

namespace nilometer::ui {

using Look = ScoreRow::Look;

namespace {

/// Writes it and says where it ends.
int writeBroken(QPainter& painter, const QRect& room, const QString& text) {
  const int height = brokenHeight(painter.font(), text, room.width());
  const int wrap = wrapping(painter.font(), room.width(), text);
  painter.drawText(QRect(room.left(), room.top(), room.width(), height), wrap, text);
  return room.top() + height;
}

/// The font made smaller until all of the text is in the room; nothing if that takes too small
/// ones.
std::optional<QFont> wholeIn(const QSize& room, const QString& text, QFont font) {
  constexpr double least = 0.8;
  const int usual = QFontInfo(font).pixelSize();
  for (int size = usual; size >= least * usual; --size) {
    font.setPixelSize(size);
    const QRect taken = QFontMetrics(font).boundingRect(QRect(0, 0, room.width(), QWIDGETSIZE_MAX),
                                                        Qt::TextWordWrap, text);
    if (taken.width() <= room.width() && taken.height() <= room.height()) return font;
  }
  return std::nullopt;
}

} // namespace

void ScoreRows::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const Columns all = columns();
  const std::vector<QRect> rects = places(size());
  for (std::size_t i = 0; i < m_rows.size(); ++i) {
    const bool isRow = m_rows[i].look != Look::sealed && isSeen(rects[i]);
    if (isRow) paintRow(painter, m_rows[i], rects[i], all);
  }
  paintBacks(painter, rects);
  if (!hasFocus() || m_rows.empty()) return;
  paintFocus(painter, QRectF(rowRect(currentRow())), themeOf(*this));
}

bool ScoreRows::isSeen(const QRect& row) const {
  const QRect seen = visibleRegion().boundingRect();
  return seen.contains(row) || row.height() > seen.height();
}

void ScoreRows::paintBacks(QPainter& painter, const std::vector<QRect>& rects) const {
  const Theme& theme = themeOf(*this);
  QRect last;
  int count = 0;
  for (std::size_t i = 0; i < m_rows.size(); ++i) {
    if (m_rows[i].look != Look::sealed) continue;
    if (!isSeen(rects[i])) return;
    if (m_back) paintCardBack(painter, QRectF(rects[i]), m_back, theme, lookUnit(font()));
    last = rects[i];
    ++count;
  }
  if (count == 0) return;
  const QRect beside(last.right() + 2 * rowPadding(), last.top(),
                     width() - last.right() - 3 * rowPadding(), last.height());
  const QString text = tr("%n card(s) face down", nullptr, count);
  const auto fitted = wholeIn(beside.size(), text, letters());
  if (!fitted) return; // the backs can be counted
  painter.setFont(*fitted);
  painter.setPen(theme.quietInk);
  painter.drawText(beside, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap, text);
}

void ScoreRows::paintRow(QPainter& painter, const ScoreRow& row, const QRect& box,
                         const Columns& columns) const {
  const Theme& theme = themeOf(*this);
  const bool waits = row.look == Look::waiting;
  if (row.look == Look::latest) paintCard(painter, box, theme.chosenFill, theme.chosenFill, unit);
  // The sum is below all that is added up.
  if (row.look == Look::winner && box.top() > 0) {
    painter.fillRect(QRect(box.left(), box.top(), box.width(), 1), theme.line);
  }
  const QFont text = titleFont(row);
  const int texts = rowHeight(row, box.width() - columns.fixed());
  QRect inside = box.adjusted(rowPadding(), 0, -rowPadding(), -1);
  inside.setTop(box.top() + (box.height() - texts + unit) / 2);
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
  const QRect room(left, inside.top(), box.width() - columns.fixed(), inside.height());
  paintTexts(painter, row, room);
  paintNumbers(painter, row, inside, columns);
}

void ScoreRows::paintTexts(QPainter& painter, const ScoreRow& row, const QRect& room) const {
  const QString behind = oneLine(row, room.width());
  const int base = painter.fontMetrics().ascent();
  const int end = painter.fontMetrics().horizontalAdvance(row.title);
  const int below = writeBroken(painter, room, row.title);
  painter.setFont(letters());
  painter.setPen(themeOf(*this).quietInk);
  if (!behind.isEmpty()) return painter.drawText(room.topLeft() + QPoint(end, base), behind);
  writeBroken(painter, QRect(room.left(), below, room.width(), room.height()), row.detail);
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
    painter.setFont(letters());
    painter.setPen(theme.quietInk);
    painter.drawText(QRect(end - columns.sign, box.top(), columns.sign, line),
                     Qt::AlignLeft | Qt::AlignVCenter, sign);
  };
  if (columns.total > 0) {
    const bool now = row.look == Look::latest || row.look == Look::winner;
    painter.setFont(now ? bold : letters());
    painter.setPen(now ? theme.ink : theme.quietInk);
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

} // namespace nilometer::ui
