// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/log/log_delegate.h"

#include "ui/base/style/theme.h"
#include "ui/base/style/unit.h"
#include "ui/table/log/entry_lines.h"
#include "ui/table/log/found_words.h"

#include <QPainter>

#include <algorithm>
#include <utility>

namespace nilometer::ui {

namespace {

// In u:
constexpr qreal side = 8;
constexpr qreal signSize = 16;
constexpr qreal gap = 8;

int inPixels(const QFont& font, qreal u) {
  return wholePixels(u, lookUnit(font));
}

QFont bold(QFont font) {
  font.setBold(true);
  return font;
}

/// The sentence of the entry, the table's being there is bold.
QFont sentenceFont(const QFont& font, bool shown) {
  return shown ? bold(font) : font;
}

/// One paragraph below the line.
struct Paragraph {
  QString text;
  const QColor Theme::*colour;
};

std::vector<Paragraph> paragraphs(const QModelIndex& index) {
  const QString findings =
      index.data(LogModel::FindingsRole).toStringList().join(QLatin1Char('\n'));
  std::vector<Paragraph> all{{findings, &Theme::stop},
                             {index.data(LogModel::DisputedRole).toString(), &Theme::choose}};
  std::erase_if(all, [](const Paragraph& one) { return one.text.isEmpty(); });
  return all;
}

int heightOf(const Paragraph& paragraph, const QFont& font, int width) {
  const QRect room(0, 0, std::max(width, 1), QWIDGETSIZE_MAX);
  return QFontMetrics(font).boundingRect(room, Qt::TextWordWrap, paragraph.text).height();
}

QColor markColour(LogMark mark, const Theme& theme) {
  if (mark == LogMark::correction || mark == LogMark::doubtful) return theme.quietInk;
  return mark == LogMark::disputed ? theme.choose : theme.stop;
}

QString markSign(LogMark mark) {
  switch (mark) {
  case LogMark::correction: return QStringLiteral("=");
  case LogMark::anyway: return QStringLiteral("!");
  case LogMark::doubtful: return QStringLiteral("~");
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
                theme.playerText[static_cast<std::size_t>(colour)]);
  }
}

} // namespace

LogDelegate::LogDelegate(const LogModel& model, QWidget* parent)
    : QStyledItemDelegate(parent), m_model(model) {
  connect(&model, &QAbstractItemModel::rowsInserted, this,
          [this](const QModelIndex&, int first) { forgetFrom(first); });
  connect(&model, &QAbstractItemModel::rowsRemoved, this,
          [this](const QModelIndex&, int first) { forgetFrom(first); });
  connect(&model, &QAbstractItemModel::dataChanged, this,
          [this](const QModelIndex& first) { forgetFrom(first.row()); });
}

int LogDelegate::textLeft(const QFont& font) const {
  return inPixels(font, side + signSize + gap);
}

int LogDelegate::textWidth(const QFont& font) const {
  return m_width - textLeft(font) - inPixels(font, side);
}

EntryLines LogDelegate::lineOf(const QFont& font, const QModelIndex& index) const {
  const int row = index.row();
  const int inMargin = inPixels(font, side / 2);
  return {m_model,
          index,
          sentenceFont(font, row == m_rows.shown),
          {.width = textWidth(font),
           .tools = row == m_rows.tooled ? m_toolsWidth - inMargin : 0,
           .onlyLine = m_rows.onlyLines,
           .numbered = m_isNumbered}};
}

int LogDelegate::roomForTools(const QFont& font, const QModelIndex& index, int least) const {
  const int inMargin = inPixels(font, side / 2);
  return lineOf(font, index).roomForTools(least - inMargin) + inMargin;
}

bool LogDelegate::setWidth(int width) {
  if (width == m_width) return false;
  m_width = width;
  forgetHeights();
  return true;
}

bool LogDelegate::setRows(const Rows& rows) {
  if (rows == m_rows) return false;
  const Rows before = std::exchange(m_rows, rows);
  // Bold letters and buttons may need another line.
  for (const int row : {before.shown, before.tooled, rows.shown, rows.tooled}) forgetRow(row);
  if (before.onlyLines != rows.onlyLines) forgetHeights();
  return true;
}

bool LogDelegate::setToolsWidth(int width) {
  if (std::exchange(m_toolsWidth, width) == width) return false;
  forgetRow(m_rows.tooled);
  return true;
}

QRect LogDelegate::toolsRect(const QFont& font, const QModelIndex& index, const QRect& row) const {
  const int right = row.left() + m_width - inPixels(font, side / 2);
  const int width = std::min(m_toolsWidth, m_width - inPixels(font, side));
  return {right - width, row.top() + lineOf(font, index).toolsTop(), width,
          EntryLines::lineHeight(font)};
}

void LogDelegate::forgetRow(int row) {
  if (row >= 0 && static_cast<std::size_t>(row) < m_heights.size()) {
    m_heights[static_cast<std::size_t>(row)] = 0;
  }
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
  int height = lineOf(font, index).height();
  for (const Paragraph& one : paragraphs(index)) height += heightOf(one, font, textWidth(font));
  return height;
}

QSize LogDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
  const auto row = static_cast<std::size_t>(index.row());
  if (row >= m_heights.size()) m_heights.resize(row + 1);
  if (m_heights[row] == 0) m_heights[row] = measure(option.font, index);
  return {m_width, m_heights[row]};
}

void LogDelegate::paintGround(QPainter& painter, const QStyleOptionViewItem& option,
                              int row) const {
  const Theme& theme = themeOf(*option.widget);
  const qreal u = lookUnit(option.font);
  const qreal corner = 5 * u;
  const QRectF box = QRectF(option.rect).adjusted(u, 0, -u, 0);
  const bool shown = row == m_rows.shown;
  // Where all fills are one, a line says it.
  const QColor& edge = theme.sunken == theme.surface ? theme.ink : theme.sunken;
  if (shown) paintCard(painter, box, theme.sunken, edge, corner);
  if (row == m_rows.amended) paintChooseRing(painter, box, theme, corner);
  if (row == m_rows.before) {
    painter.fillRect(QRectF(box.topLeft(), QSizeF(box.width(), 2 * u)), theme.choose);
  }
  if (shown && option.state.testFlag(QStyle::State_HasFocus)) {
    paintFocus(painter, box, theme, corner);
  }
}

void LogDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                        const QModelIndex& index) const {
  const Theme& theme = themeOf(*option.widget);
  const QFont& font = option.font;
  const bool future = index.row() > m_rows.shown;
  painter->save();
  painter->setRenderHint(QPainter::Antialiasing);
  paintGround(*painter, option, index.row());
  if (index.row() > 0 && index.data(LogModel::BeginsRole).toInt() == 1) {
    // A phase or round begins.
    painter->fillRect(option.rect.left() + inPixels(font, side), option.rect.top(),
                      option.rect.width() - 2 * inPixels(font, side), 1, theme.line);
  }
  const int line = EntryLines::lineHeight(font);
  const int sign = inPixels(font, signSize);
  painter->setFont(font);
  paintSign(*painter,
            QRect(option.rect.left() + inPixels(font, side), option.rect.top() + (line - sign) / 2,
                  sign, sign),
            index, theme);
  painter->setFont(font);
  painter->setPen(future ? theme.quietInk : theme.ink);
  const EntryLines words = lineOf(font, index);
  QRect text(option.rect.left() + textLeft(font), option.rect.top(), textWidth(font), 0);
  words.paint(*painter, text.topLeft(), theme, m_query);
  text.translate(0, words.height());
  painter->setFont(font);
  for (const Paragraph& one : paragraphs(index)) {
    text.setHeight(heightOf(one, font, text.width()));
    markFound(*painter, text, one.text, TextLines::wrapped, m_query, theme);
    painter->setPen(future ? theme.quietInk : theme.*one.colour);
    painter->drawText(text, Qt::TextWordWrap, one.text);
    text.translate(0, text.height());
  }
  painter->restore();
}

} // namespace nilometer::ui
