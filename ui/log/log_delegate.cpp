// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/log/log_delegate.h"

#include "ui/style/theme.h"

#include <QPainter>

#include <algorithm>
#include <utility>

namespace nilometer::ui {

namespace {

constexpr Length sidePadding = 2 * unit;
constexpr Length verticalPadding = unit;
constexpr Length toolsGap = unit / 2; ///< above and below the buttons

QFont bold(QFont font) {
  font.setBold(true);
  return font;
}

/// Of the entries' numbers, which nobody reads unless he looks for one.
QFont small(QFont font) {
  constexpr double size = 0.85;
  if (font.pointSizeF() > 0) font.setPointSizeF(size * font.pointSizeF());
  return font;
}

int phaseHeight(const QFont& font) {
  return QFontMetrics(bold(font)).height() + 2 * unit;
}

/// One paragraph of a row.
struct Paragraph {
  QString text;
  QFont font;
  const QColor Theme::*colour;
};

/// The paragraphs below each other; those without text take no room.
std::vector<Paragraph> paragraphs(const QModelIndex& index, const QFont& font, bool shown) {
  // A line ends with the dot between two moves, none begins with it.
  const QString separator = QString(QChar::Nbsp) + QStringLiteral("· ");
  const QString findings =
      index.data(LogModel::FindingsRole).toStringList().join(QLatin1Char('\n'));
  const QString number = index.data(LogModel::NumberRole).toString();
  std::vector<Paragraph> all{
      {index.data(Qt::DisplayRole).toString(), shown ? bold(font) : font, &Theme::ink},
      {findings, font, &Theme::stop},
      {index.data(LogModel::DisputedRole).toString(), font, &Theme::choose},
      number.isEmpty() ? Paragraph{index.data(LogModel::PointsRole).toString(), font, &Theme::ink}
                       : Paragraph{number, bold(font), &Theme::ink},
      {index.data(LogModel::MovesRole).toStringList().join(separator), font, &Theme::quietInk}};
  all.erase(std::remove_if(all.begin(), all.end(),
                           [](const Paragraph& one) { return one.text.isEmpty(); }),
            all.end());
  return all;
}

int heightOf(const Paragraph& paragraph, int width) {
  const QRect room(0, 0, std::max(width, 1), QWIDGETSIZE_MAX);
  return QFontMetrics(paragraph.font).boundingRect(room, Qt::TextWordWrap, paragraph.text).height();
}

void paintPhase(QPainter& painter, const QRect& room, const QString& text, const Theme& theme) {
  painter.setFont(bold(painter.font()));
  painter.setPen(theme.quietInk);
  painter.drawText(room, Qt::AlignLeft | Qt::AlignVCenter, text);
  const int left = room.left() + painter.fontMetrics().horizontalAdvance(text) + 2 * unit;
  const qreal y = room.center().y() + 0.5;
  painter.setPen(QPen(theme.line, 1));
  if (left < room.right()) painter.drawLine(QPointF(left, y), QPointF(room.right(), y));
}

QColor markColour(LogMark mark, const Theme& theme) {
  if (mark == LogMark::correction) return theme.quietInk;
  return mark == LogMark::disputed ? theme.choose : theme.stop;
}

QString markSign(LogMark mark) {
  switch (mark) {
  case LogMark::correction: return QStringLiteral("=");
  case LogMark::anyway: return QStringLiteral("!");
  case LogMark::disputed: return QStringLiteral("?");
  case LogMark::refused: return QStringLiteral("×");
  case LogMark::none: break;
  }
  return {};
}

/// The sign of a marked entry, in the place of the player's symbol.
void paintMark(QPainter& painter, const QRectF& box, LogMark mark, const Theme& theme) {
  const QColor colour = markColour(mark, theme);
  painter.setPen(QPen(colour, 1.5));
  painter.setBrush(Qt::NoBrush);
  painter.drawEllipse(box.adjusted(1, 1, -1, -1));
  painter.setFont(bold(painter.font()));
  painter.drawText(box, Qt::AlignCenter, markSign(mark));
}

void paintSign(QPainter& painter, const QRect& room, const QModelIndex& index, const Theme& theme) {
  const auto mark = static_cast<LogMark>(index.data(LogModel::MarkRole).toInt());
  const int colour = index.data(LogModel::ColourRole).toInt();
  const qreal size = room.height();
  const QRectF box(room.left(), room.top(), size, size);
  if (mark != LogMark::none) {
    paintMark(painter, box, mark, theme);
  } else if (colour >= 0) {
    paintSymbol(painter, box.center(), size * 0.65, static_cast<PlayerColour>(colour),
                theme.player[static_cast<std::size_t>(colour)]);
  }
}

} // namespace

LogDelegate::LogDelegate(const LogModel& model, QWidget* parent)
    : QStyledItemDelegate(parent), m_model(model) {
  countDigits();
  connect(&model, &QAbstractItemModel::rowsInserted, this, [this](const QModelIndex&, int first) {
    forgetFrom(first);
    countDigits();
  });
  connect(&model, &QAbstractItemModel::rowsRemoved, this,
          [this](const QModelIndex&, int first) { forgetFrom(first); });
  connect(&model, &QAbstractItemModel::dataChanged, this,
          [this](const QModelIndex& first) { forgetFrom(first.row()); });
}

void LogDelegate::countDigits() {
  constexpr qsizetype usual = 3;
  const auto digits = static_cast<int>(std::max(usual, QString::number(m_model.rowCount()).size()));
  if (digits == m_digits) return;
  m_digits = digits;
  forgetHeights();
}

int LogDelegate::numberRight(const QFont& font) const {
  return sidePadding + QFontMetrics(small(font)).horizontalAdvance(QString(m_digits, u'0'));
}

int LogDelegate::textLeft(const QFont& font) const {
  return numberRight(font) + unit + QFontMetrics(font).height() + unit;
}

int LogDelegate::textWidth(const QFont& font) const {
  return m_width - textLeft(font) - sidePadding;
}

void LogDelegate::paintNumber(QPainter& painter, const QRect& line, int row,
                              const Theme& theme) const {
  painter.save();
  const QRect room(line.left() + sidePadding, line.top(), numberRight(painter.font()) - sidePadding,
                   line.height());
  painter.setFont(small(painter.font()));
  painter.setPen(theme.quietInk);
  painter.drawText(room, Qt::AlignRight | Qt::AlignVCenter, QString::number(row + 1));
  painter.restore();
}

bool LogDelegate::setWidth(int width) {
  if (width == m_width) return false;
  m_width = width;
  forgetHeights();
  return true;
}

bool LogDelegate::setRows(const Rows& rows) {
  if (rows == m_rows) return false;
  // The sentence of the shown row is bold: it and the one before may need another line. The
  // buttons need one anyway.
  for (const int row : {m_rows.shown, rows.shown, m_rows.tooled, rows.tooled}) {
    const auto at = static_cast<std::size_t>(row);
    if (row >= 0 && at < m_heights.size()) m_heights[at] = 0;
  }
  m_rows = rows;
  return true;
}

void LogDelegate::setToolsHeight(int height) {
  if (height == m_toolsHeight) return;
  m_toolsHeight = height;
  forgetHeights();
}

QRect LogDelegate::toolsRect(const QFont& font, const QModelIndex& index, const QRect& row) const {
  const bool shown = index.row() == m_rows.shown;
  const Paragraph sentence = paragraphs(index, font, shown).front();
  int top = row.top() + verticalPadding + heightOf(sentence, textWidth(font));
  if (!index.data(LogModel::PhaseRole).toString().isEmpty()) top += phaseHeight(font);
  // They need the room below the number, too.
  return {row.left() + sidePadding, top + toolsGap, m_width - 2 * sidePadding, m_toolsHeight};
}

void LogDelegate::forgetHeights() {
  m_heights.clear();
}

void LogDelegate::forgetFrom(int row) {
  if (static_cast<std::size_t>(row) < m_heights.size()) {
    m_heights.resize(static_cast<std::size_t>(row));
  }
}

int LogDelegate::measure(const QFont& font, const QModelIndex& index) const {
  int height = 2 * verticalPadding;
  if (!index.data(LogModel::PhaseRole).toString().isEmpty()) height += phaseHeight(font);
  if (index.row() == m_rows.tooled) height += m_toolsHeight + 2 * toolsGap;
  const int width = textWidth(font);
  for (const Paragraph& paragraph : paragraphs(index, font, index.row() == m_rows.shown)) {
    height += heightOf(paragraph, width);
  }
  return height;
}

QSize LogDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
  const auto row = static_cast<std::size_t>(index.row());
  if (row >= m_heights.size()) m_heights.resize(row + 1);
  if (m_heights[row] == 0) m_heights[row] = measure(option.font, index);
  return {m_width, m_heights[row]};
}

void LogDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                        const QModelIndex& index) const {
  const Theme& theme = themeOf(*option.widget);
  const bool shown = index.row() == m_rows.shown;
  const bool future = index.row() > m_rows.shown;
  painter->save();
  painter->setRenderHint(QPainter::Antialiasing);
  painter->setFont(option.font);
  QRect room = option.rect;
  const QString phase = index.data(LogModel::PhaseRole).toString();
  if (!phase.isEmpty()) {
    const int height = phaseHeight(option.font);
    paintPhase(*painter,
               QRect(room.left() + sidePadding, room.top(), room.width() - 2 * sidePadding, height),
               phase, theme);
    room.setTop(room.top() + height);
  }
  const QRectF box = QRectF(room).adjusted(1, 0, -1, 0);
  if (shown) paintCard(*painter, box, theme.sunken, theme.line, 4);
  if (index.row() == m_rows.amended) paintChooseRing(*painter, box, theme, 4);
  if (index.row() == m_rows.before)
    painter->fillRect(QRectF(box.topLeft(), QSizeF(box.width(), 2)), theme.choose);
  if (shown && option.state.testFlag(QStyle::State_HasFocus)) paintFocus(*painter, box, theme, 4);

  room.adjust(0, verticalPadding, 0, -verticalPadding);
  const int line = QFontMetrics(option.font).height();
  paintNumber(*painter, QRect(room.left(), room.top(), room.width(), line), index.row(), theme);
  const int sign = room.left() + numberRight(option.font) + unit;
  paintSign(*painter, QRect(sign, room.top(), line, line), index, theme);
  QRect text(room.left() + textLeft(option.font), room.top(), textWidth(option.font), 0);
  int below = index.row() == m_rows.tooled ? m_toolsHeight + 2 * toolsGap : 0;
  for (const Paragraph& paragraph : paragraphs(index, option.font, shown)) {
    text.setHeight(heightOf(paragraph, text.width()));
    painter->setFont(paragraph.font);
    painter->setPen(future ? theme.quietInk : theme.*paragraph.colour);
    painter->drawText(text, Qt::TextWordWrap, paragraph.text);
    text.translate(0, text.height() + std::exchange(below, 0));
  }
  painter->restore();
}

} // namespace nilometer::ui
