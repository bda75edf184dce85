// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/board/panel.h"

#include "ui/base/accessibility/accessible_text.h"
#include "ui/base/style/focus.h"
#include "ui/base/style/tab_stop.h"
#include "ui/base/style/tool_tip.h"
#include "ui/egizia/board/heading.h"
#include "ui/text/rests_mark.h"

#include <QEvent>
#include <QPainter>
#include <QtMath>

#include <algorithm>

namespace nilometer::ui {

namespace {

constexpr Length belowTitle = unit / 2;

int titleHeight(const QWidget& widget) {
  return QFontMetrics(headingFont(widget.font())).height();
}

} // namespace

Panel::Panel(const EgiziaSession& session, QWidget* parent) : QWidget(parent), m_session(session) {
  makeTabStop(*this);
}

void Panel::setLook(StageLook look) {
  m_look = look;
  nameHeading();
  updateGeometry();
  arrange();
  update();
}

void Panel::setTitle(const QString& title) {
  if (title == m_title) return;
  m_title = title;
  setSpokenName(*this, title);
  update();
}

void Panel::setRests(const QString& rests) {
  if (rests == m_rests) return;
  m_rests = rests;
  setTip(*this, rests);
  update();
}

int Panel::titleWidth() const {
  const int title = QFontMetrics(headingFont(font())).horizontalAdvance(m_title);
  return m_rests.isEmpty() ? title : title + fontMetrics().horizontalAdvance(text::restsMark);
}

void Panel::paintSign(QPainter& painter, const QRect& line, int end) const {
  if (m_rests.isEmpty()) return;
  painter.setFont(font());
  painter.setPen(themeOf(*this).quietInk);
  const int width = fontMetrics().horizontalAdvance(text::restsMark);
  const int left = std::min(end, line.right() + 1 - width);
  painter.drawText(QRect(left, line.top(), width, line.height()), Qt::AlignCenter,
                   QString(text::restsMark));
}

QRect Panel::content() const {
  return rect().adjusted(0, frameHeight(), 0, 0);
}

int Panel::frameHeight() const {
  return titleHeight(*this) + belowTitle;
}

void Panel::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() != QEvent::FontChange && event->type() != QEvent::LanguageChange) return;
  updateGeometry();
  arrange();
}

void Panel::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  arrange();
}

void Panel::paintEvent(QPaintEvent* /*event*/) {
  const Theme& theme = themeOf(*this);
  QPainter painter(this);
  painter.setFont(headingFont(font()));
  painter.setPen(theme.ink);
  // The ring around it leaves the title whole.
  const int in = hasFocus() ? qCeil(focusWidth()) + 1 : 0;
  const QRect line(in, 0, width() - in, titleHeight(*this));
  painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter,
                   painter.fontMetrics().elidedText(m_title, Qt::ElideRight, line.width()));
  const int title = painter.fontMetrics().horizontalAdvance(m_title);
  if (!m_title.isEmpty()) paintSign(painter, line, line.left() + title);
  if (hasFocus()) paintFocus(painter, QRectF(rect()), theme);
}

} // namespace nilometer::ui
