// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/guide/guide_panel.h"

#include "ui/base/style/theme.h"
#include "ui/base/style/tool_tip.h"

#include <QEvent>
#include <QToolButton>

#include <algorithm>

namespace nilometer::ui {

namespace {

/// From so many lines of text on, guide and log each have enough of the height.
constexpr int linesForBoth = 22;

} // namespace

GuidePanel::GuidePanel(QWidget& log, text::RuleNames rules, QWidget* parent)
    : QWidget(parent), m_log(log), m_guide(new GuideView(rules, this)),
      m_close(new QToolButton(this)) {
  m_log.setParent(this);
  m_close->setText(QStringLiteral("✕"));
  m_close->setAutoRaise(true);
  connect(m_close, &QToolButton::clicked, this, [this] { choose(Front::log); });
  connect(m_guide, &GuideView::ruleRequested, this, &GuidePanel::ruleRequested);
  setSizePolicy(m_log.sizePolicy());
  // In this order the keyboard goes through them.
  setTabOrder(m_guide, m_close);
  setTabOrder(m_close, &m_log);
  retranslate();
}

void GuidePanel::retranslate() {
  m_close->setAccessibleName(tr("Close the guide"));
  setTip(*m_close, m_close->accessibleName());
}

void GuidePanel::setContent(const GuideContent& content) {
  m_guide->setContent(content);
}

void GuidePanel::setTurn(const Turn& turn) {
  if (turn == m_turn) return;
  m_turn = turn;
  const Front usual = turn.level == PromptLevel::newcomer ? Front::guide : Front::log;
  bringToFront(m_chosen.value_or(usual));
}

void GuidePanel::choose(Front front) {
  m_chosen = front;
  bringToFront(front);
}

void GuidePanel::toggle() {
  choose(m_front == Front::guide ? Front::log : Front::guide);
}

void GuidePanel::bringToFront(Front front) {
  m_front = front;
  arrange();
}

bool GuidePanel::shows(Front front) const {
  return hasRoomForBoth() || front == m_front;
}

void GuidePanel::leaveRoomBelow(int height) {
  if (height == m_below) return;
  m_below = height;
  arrange();
}

void GuidePanel::setLogHeight(int height) {
  m_logHeight = height;
  arrange();
}

int GuidePanel::guideHeight() const {
  // The guide has more to say at once than the log.
  constexpr double share = 0.6;
  return static_cast<int>((height() - m_below - 2 * unit) * share);
}

bool GuidePanel::hasRoomForBoth() const {
  const int room = height() - m_below;
  return room >= linesForBoth * fontMetrics().height() &&
         room - guideHeight() - 2 * unit >= m_logHeight;
}

QSize GuidePanel::minimumSizeHint() const {
  return m_log.minimumSizeHint();
}

QSize GuidePanel::sizeHint() const {
  return m_log.sizeHint().expandedTo(minimumSizeHint());
}

void GuidePanel::arrange() {
  const bool both = hasRoomForBoth();
  const QRect room = rect().adjusted(0, 0, 0, -m_below);
  const int upper = guideHeight();
  m_guide->setGeometry(both ? QRect(0, 0, width(), upper) : room);
  m_log.setGeometry(both ? room.adjusted(0, upper + 2 * unit, 0, 0) : room);
  m_guide->setVisible(shows(Front::guide));
  m_log.setVisible(shows(Front::log));
  const int side = std::max<int>(targetHeight, m_guide->headingHeight());
  m_guide->setHeadingHeight(both ? 0 : side);
  m_close->setVisible(!both && m_front == Front::guide);
  m_close->setGeometry(width() - side - unit, unit, side, side);
  m_close->raise();
}

void GuidePanel::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  arrange();
}

void GuidePanel::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) retranslate();
  if (event->type() == QEvent::LanguageChange || event->type() == QEvent::FontChange) {
    arrange();
    updateGeometry();
  }
}

} // namespace nilometer::ui
