// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/score/final_scoring/score_rows.h"

#include "ui/base/style/text_width.h"
#include "ui/base/style/tool_tip.h"
#include "ui/base/style/unit.h"
#include "ui/score/final_scoring/row_text.h"
#include "ui/text/isolated.h"

#include <QEvent>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QStringList>
#include <QToolTip>

#include <algorithm>

namespace nilometer::ui {

using Look = ScoreRow::Look;

namespace {

constexpr int leastText = 24; ///< letters that a title always has room for
// In u.
constexpr qreal textSize = 14;
constexpr qreal usualPitch = 34; ///< from row to row, where there is room

/// Of a card that lies face down.
QSize backSize(const QFont& font) {
  const qreal u = lookUnit(font);
  return {wholePixels(58, u), wholePixels(84, u)};
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
    QStringList parts{row.mark, text::isolated(row.title), row.detail, row.points + row.pointsSign,
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

QFont ScoreRows::letters() const {
  return fontWithHeight(font(), textSize, QFont::Normal);
}

QFont ScoreRows::titleFont(const ScoreRow& row) const {
  if (row.look == Look::winner) return sized(font(), TextSize::points);
  QFont text = letters();
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
    const auto sign = [&](const QString& text) { return wholeTextWidth(letters(), text); };
    columns.sign = std::max({columns.sign, sign(row.pointsSign), sign(row.totalSign)});
  }
  // Numbers that come later find their room.
  const int number = QFontMetrics(letters()).horizontalAdvance(QStringLiteral("000"));
  columns.points = std::max(columns.points, number) + columns.sign;
  if (columns.total > 0) columns.total = std::max(columns.total, number) + columns.sign;
  return columns;
}

QString ScoreRows::oneLine(const ScoreRow& row, int textWidth) const {
  if (row.detail.isEmpty()) return {};
  const QString detail = QStringLiteral(", ") + row.detail;
  const int both = wholeTextWidth(titleFont(row), row.title) + wholeTextWidth(letters(), detail);
  return both <= textWidth ? detail : QString();
}

int ScoreRows::rowHeight(const ScoreRow& row, int textWidth) const {
  const bool below = oneLine(row, textWidth).isEmpty();
  const int detail = below ? brokenHeight(letters(), row.detail, textWidth) : 0;
  return brokenHeight(titleFont(row), row.title, textWidth) + detail + unit + 1;
}

std::vector<QRect> ScoreRows::places(const QSize& room) const {
  const int width = room.width();
  const int text = width - columns().fixed();
  std::vector<int> heights;
  int lines = 0;
  for (const ScoreRow& row : m_rows) {
    if (row.look != Look::sealed) ++lines;
    heights.push_back(row.look == Look::sealed ? 0 : rowHeight(row, text));
  }
  const int over = room.height() == 0 ? 0 : room.height() - heightForWidth(width);
  const int spare = std::max(over, 0) / std::max(lines, 1);
  const int usual = wholePixels(usualPitch, lookUnit(font()));
  std::vector<QRect> places;
  int top = 0;
  for (const int least : heights) {
    const int height = least == 0 ? 0 : least + std::clamp(usual - least, 0, spare);
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
  for (const QRect& place : places({width, 0})) bottom = std::max(bottom, place.bottom() + 1);
  return bottom;
}

QRect ScoreRows::rowRect(std::size_t index) const {
  return places(size())[index];
}

std::optional<std::size_t> ScoreRows::rowAt(const QPoint& at) const {
  const std::vector<QRect> all = places(size());
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
