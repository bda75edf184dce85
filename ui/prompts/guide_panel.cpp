// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/prompts/guide_panel.h"

#include "ui/prompts/guide_tab.h"
#include "ui/style/theme.h"

#include <QEvent>

#include <algorithm>

namespace nilometer::ui {

namespace {

/// From so many lines of text on, guide and log each have enough of the height.
constexpr int linesForBoth = 22;

std::size_t index(GuidePanel::Front front) {
  return static_cast<std::size_t>(front);
}

} // namespace

GuidePanel::GuidePanel(QWidget& log, words::RuleNames rules, QWidget* parent)
    : QWidget(parent), m_log(log), m_guide(new GuideView(rules, this)) {
  m_log.setParent(this);
  for (const Front front : {Front::guide, Front::log}) {
    auto* tab = new GuideTab(this);
    m_tabs[index(front)] = tab;
    connect(tab, &QAbstractButton::clicked, this, [this, front] { choose(front); });
  }
  connect(m_guide, &GuideView::ruleRequested, this, &GuidePanel::ruleRequested);
  setSizePolicy(m_log.sizePolicy());
  // In this order the keyboard goes through them.
  setTabOrder(m_tabs[0], m_tabs[1]);
  setTabOrder(m_tabs[1], m_guide);
  setTabOrder(m_guide, &m_log);
  retranslate();
}

void GuidePanel::retranslate() {
  m_tabs[index(Front::guide)]->setText(tr("Guide"));
  m_tabs[index(Front::log)]->setText(tr("Log"));
  for (GuideTab* tab : m_tabs) tab->setAccessibleName(tab->text());
  markTab();
}

void GuidePanel::markTab() {
  const bool hidden = !shows(Front::guide);
  const auto lines = static_cast<int>(m_guide->content().guide.think.size());
  GuideTab& tab = *m_tabs[index(Front::guide)];
  tab.setCount(hidden ? lines : 0);
  tab.setAccessibleDescription(lines == 0 ? QString()
                                          : tr("%n thing(s) to think of", nullptr, lines));
  tab.setToolTip(tab.accessibleDescription());
}

void GuidePanel::setContent(const GuideContent& content) {
  m_guide->setContent(content);
  markTab();
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

void GuidePanel::bringToFront(Front front) {
  m_front = front;
  arrange();
}

bool GuidePanel::shows(Front front) const {
  return hasRoomForBoth() || front == m_front;
}

QAbstractButton& GuidePanel::tab(Front front) const {
  return *m_tabs[index(front)];
}

int GuidePanel::tabHeight() const {
  return m_tabs[0]->sizeHint().height();
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
  const QSize log = m_log.minimumSizeHint();
  const int tabs = m_tabs[0]->sizeHint().width() + m_tabs[1]->sizeHint().width() + 2 * unit;
  return {std::max(log.width(), tabs), log.height()};
}

QSize GuidePanel::sizeHint() const {
  return m_log.sizeHint().expandedTo(minimumSizeHint());
}

void GuidePanel::arrange() {
  const bool both = hasRoomForBoth();
  const int heading = both ? 0 : tabHeight();
  Q_EMIT logHeadingChanged(heading);
  m_guide->setHeadingHeight(heading);
  const QRect room = rect().adjusted(0, 0, 0, -m_below);
  const int upper = guideHeight();
  m_guide->setGeometry(both ? QRect(0, 0, width(), upper) : room);
  m_log.setGeometry(both ? room.adjusted(0, upper + 2 * unit, 0, 0) : room);
  int left = unit;
  for (const Front front : {Front::guide, Front::log}) {
    GuideTab& tab = *m_tabs[index(front)];
    tab.setVisible(!both);
    tab.setGeometry(QRect(QPoint(left, unit), tab.sizeHint()));
    tab.setChecked(front == m_front);
    tab.raise();
    left += tab.width();
  }
  m_guide->setVisible(shows(Front::guide));
  m_log.setVisible(shows(Front::log));
  markTab();
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
