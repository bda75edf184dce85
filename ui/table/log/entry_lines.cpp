// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/log/entry_lines.h"

#include "ui/base/style/text_width.h"
#include "ui/base/style/theme.h"
#include "ui/base/style/unit.h"
#include "ui/table/log/found_words.h"

#include <QFontMetrics>
#include <QPainter>
#include <QTextLayout>

#include <algorithm>

namespace nilometer::ui {

using namespace Qt::Literals::StringLiterals;

namespace {

// In u:
constexpr qreal rowHeight = 28;
constexpr qreal gapBeside = 8;

QFont resultFont(QFont font) {
  font.setBold(true);
  return font;
}

} // namespace

EntryLines::EntryLines(const LogModel& model, const QModelIndex& index, const QFont& font,
                       Room room)
    : m_words(index.data(LogModel::BriefRole).toString()), m_font(font),
      m_result(model, index.row(), resultFont(font)), m_room(room),
      m_gap(wholePixels(gapBeside, lookUnit(font))) {
  if (m_room.numbered) m_words.prepend(index.data(LogModel::PlaceRole).toString() + u"  "_s);
  const int beside = m_result.width() > 0 ? m_gap + m_result.width() : 0;
  // A pixel less and the text would be elided.
  const auto needed = [&](const QString& words) {
    return qCeil(textWidth(m_font, words)) + beside;
  };
  const int rest = m_room.width - (m_room.tools > 0 ? m_gap + m_room.tools : 0);
  m_words =
      model.names().fitting(m_words, [&](const QString& words) { return needed(words) <= rest; });
  m_needed = needed(m_words);
  if (!m_room.onlyLine && m_needed > m_room.width) breakWords();
}

int EntryLines::lineHeight(const QFont& font) {
  return std::max(wholePixels(rowHeight, lookUnit(font)), QFontMetrics(font).height());
}

bool EntryLines::isOneLine(int tools) const {
  return m_lines.isEmpty() && (tools == 0 || m_needed + m_gap + tools <= m_room.width);
}

void EntryLines::breakWords() {
  QTextLayout layout(m_words, m_font);
  QTextOption breaks;
  breaks.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
  layout.setTextOption(breaks);
  layout.beginLayout();
  for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
    line.setLineWidth(std::max(m_room.width, 1));
    m_lines += m_words.mid(line.textStart(), line.textLength()).trimmed();
  }
  layout.endLayout();
}

int EntryLines::textHeight() const {
  const int one = lineHeight(m_font);
  if (m_lines.isEmpty()) return one;
  const auto more = static_cast<int>(m_lines.size()) - 1 + m_result.linesIn(m_room.width);
  return one + more * QFontMetrics(m_font).height();
}

int EntryLines::toolsTop() const {
  return isOneLine(m_room.tools) ? 0 : textHeight();
}

int EntryLines::height() const {
  return m_room.tools > 0 ? toolsTop() + std::max(lineHeight(m_font), textHeight() - toolsTop())
                          : textHeight();
}

int EntryLines::roomForTools(int least) const {
  return isOneLine(least) ? m_room.width - m_needed - m_gap : m_room.width;
}

void EntryLines::paintLine(QPainter& painter, const QRect& line, const Theme& theme,
                           const LogQuery& query) const {
  QRect words = line;
  if (m_result.width() > 0) {
    const QColor ink = painter.pen().color();
    words.setRight(words.right() - m_result.paintLine(painter, line, theme) - m_gap);
    painter.setPen(ink);
  }
  painter.setFont(m_font);
  const QString shown = painter.fontMetrics().elidedText(m_words, Qt::ElideRight, words.width());
  markFound(painter, words, shown, TextLines::one, query, theme);
  painter.drawText(words, Qt::AlignLeft | Qt::AlignVCenter, shown);
}

void EntryLines::paint(QPainter& painter, const QPoint& topLeft, const Theme& theme,
                       const LogQuery& query) const {
  const int one = lineHeight(m_font);
  if (m_lines.isEmpty()) {
    QRect line(topLeft, QSize(m_room.width, one));
    if (m_room.tools > 0 && isOneLine(m_room.tools)) {
      line.setRight(line.right() - m_room.tools - m_gap);
    }
    return paintLine(painter, line, theme, query);
  }
  painter.setFont(m_font);
  const int height = painter.fontMetrics().height();
  QRect line(topLeft + QPoint(0, (one - height) / 2), QSize(m_room.width, height));
  for (const QString& words : m_lines) {
    markFound(painter, line, words, TextLines::one, query, theme);
    painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter, words);
    line.translate(0, height);
  }
  m_result.paint(painter, line, theme);
}

} // namespace nilometer::ui
