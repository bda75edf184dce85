// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/action_bar/card_lines.h"

#include "ui/base/style/tool_tip.h"

#include <QEvent>
#include <QFontMetrics>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPaintEvent>
#include <QPainter>
#include <QStringList>
#include <QToolTip>

#include <algorithm>

namespace nilometer::ui {

namespace {

constexpr Length lineGap = 2 * unit;

} // namespace

CardLines::CardLines(QWidget* parent) : QWidget(parent) {
  QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
  policy.setHeightForWidth(true);
  setSizePolicy(policy);
  setFocusPolicy(Qt::TabFocus);
  setMouseTracking(true);
}

void CardLines::setLines(const std::vector<CardLine>& lines) {
  if (m_lines == lines) return;
  m_lines = lines;
  m_current = 0;
  QStringList said;
  for (const CardLine& line : lines) said << line.text << line.why << line.rests;
  said.removeAll({});
  setAccessibleDescription(said.join(QLatin1Char('\n')));
  m_width = -1;
  updateGeometry();
  update();
}

int CardLines::indent() const {
  return fontMetrics().height() + unit;
}

int CardLines::linkWidth() const {
  const bool any = std::any_of(m_lines.begin(), m_lines.end(),
                               [](const CardLine& line) { return line.rule.has_value(); });
  return any ? fontMetrics().horizontalAdvance(tr("Why?")) + lineGap : 0;
}

int CardLines::textWidth(int width) const {
  return std::max(width - indent() - linkWidth(), 1);
}

QRect CardLines::lineRect(std::size_t line) const {
  const int room = textWidth(width());
  int top = 0;
  for (std::size_t i = 0;; ++i) {
    const int height = textHeight(m_lines[i].text, room) + textHeight(m_lines[i].why, room);
    if (i == line) return {0, top, width(), height};
    top += height + lineGap;
  }
}

QRect CardLines::linkRect(std::size_t line) const {
  if (!m_lines[line].rule) return {};
  const int link = linkWidth() - lineGap;
  return {width() - link - unit, lineRect(line).top(), link, fontMetrics().height()};
}

std::optional<std::size_t> CardLines::lineAt(const QPoint& at) const {
  for (std::size_t i = 0; i < m_lines.size(); ++i) {
    if (lineRect(i).contains(at)) return i;
  }
  return std::nullopt;
}

std::optional<std::size_t> CardLines::linkAt(const QPoint& at) const {
  const auto line = lineAt(at);
  return line && linkRect(*line).contains(at) ? line : std::nullopt;
}

std::size_t CardLines::currentLine() const {
  return std::min(m_current, m_lines.size() - 1);
}

int CardLines::textHeight(const QString& text, int width) const {
  if (text.isEmpty()) return 0;
  const QFontMetrics metrics = fontMetrics();
  if (metrics.horizontalAdvance(text) <= width) return metrics.height();
  return metrics.boundingRect(QRect(0, 0, width, QWIDGETSIZE_MAX), Qt::TextWordWrap, text).height();
}

int CardLines::heightForWidth(int width) const {
  if (width == m_width) return m_height;
  m_width = width;
  m_height = 0;
  const int room = textWidth(width);
  for (const CardLine& line : m_lines) {
    m_height += textHeight(line.text, room) + textHeight(line.why, room) + lineGap;
  }
  return m_height;
}

QSize CardLines::sizeHint() const {
  const int least = 60 * unit;
  return {least, heightForWidth(std::max(width(), least))};
}

bool CardLines::event(QEvent* event) {
  if (event->type() != QEvent::ToolTip) return QWidget::event(event);
  const auto& help = *static_cast<QHelpEvent*>(event);
  const auto line = lineAt(help.pos());
  const QString rests = line ? m_lines[*line].rests : QString();
  QToolTip::showText(help.globalPos(), toolTipOf(rests), this);
  return true;
}

void CardLines::paintEvent(QPaintEvent* event) {
  QPainter painter(this);
  const Theme& theme = themeOf(*this);
  const int left = indent();
  const int room = textWidth(width());
  int top = 0;
  const auto write = [&](const QString& text, const QColor& ink) {
    if (text.isEmpty()) return;
    const QRect box(left, top, room, textHeight(text, room));
    painter.setPen(ink);
    // A line measured as one is not broken: breaking needs a little more than the text is wide.
    const bool one = box.height() == fontMetrics().height();
    painter.drawText(box, one ? int{Qt::TextDontClip} : int{Qt::TextWordWrap}, text);
    top += box.height();
  };
  for (std::size_t i = 0; i < m_lines.size(); ++i) {
    const CardLine& line = m_lines[i];
    if (top > event->rect().bottom()) break;
    if (const QRect link = linkRect(i); !link.isEmpty()) {
      painter.setPen(theme.choose);
      painter.drawText(link, Qt::AlignCenter | Qt::TextDontClip, tr("Why?"));
    }
    if (hasFocus() && i == currentLine()) paintFocus(painter, QRectF(lineRect(i)), theme);
    if (line.player) {
      const QColor fill = theme.player[static_cast<std::size_t>(*line.player)];
      const int size = fontMetrics().height();
      paintSymbol(painter, QPointF(size / 2.0, top + size / 2.0), size * 0.7, *line.player, fill);
    }
    write(line.text, theme.ink);
    write(line.why, theme.quietInk);
    top += lineGap;
  }
}

void CardLines::keyPressEvent(QKeyEvent* event) {
  const int step = event->key() == Qt::Key_Down ? 1 : event->key() == Qt::Key_Up ? -1 : 0;
  const int wanted = static_cast<int>(m_current) + step;
  if (step != 0 && wanted >= 0 && wanted < static_cast<int>(m_lines.size())) {
    m_current = static_cast<std::size_t>(wanted);
    update();
  } else if (event->key() == Qt::Key_Space && !m_lines.empty() && m_lines[currentLine()].rule) {
    Q_EMIT whyRequested(currentLine());
  } else {
    event->ignore(); // the keys that press choices work here too
  }
}

void CardLines::mouseMoveEvent(QMouseEvent* event) {
  const bool link = linkAt(event->position().toPoint()).has_value();
  setCursor(link ? Qt::PointingHandCursor : Qt::ArrowCursor);
}

void CardLines::mouseReleaseEvent(QMouseEvent* event) {
  const auto line = linkAt(event->position().toPoint());
  if (line && event->button() == Qt::LeftButton) Q_EMIT whyRequested(*line);
}

void CardLines::changeEvent(QEvent* event) {
  if (event->type() == QEvent::FontChange || event->type() == QEvent::LanguageChange) {
    m_width = -1;
    updateGeometry();
  }
  QWidget::changeEvent(event);
}

} // namespace nilometer::ui
