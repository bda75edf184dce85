// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/score/final_scoring/final_scoring_view.h"

#include "ui/base/accessibility/accessible_text.h"
#include "ui/base/accessibility/announce.h"
#include "ui/base/style/tool_tip.h"
#include "ui/base/style/unit.h"
#include "ui/score/final_scoring/upright_scroll.h"

#include <QEvent>
#include <QPainter>
#include <QScrollBar>

#include <algorithm>
#include <utility>

namespace nilometer::ui {

namespace {

// In u.
constexpr qreal widthWithCard = 1000;
constexpr qreal widthOfColumns = 640;
constexpr qreal cardColumn = 270;
constexpr qreal usualBelow = 304; ///< height of card, story and steps
constexpr qreal leastPanel = 150; ///< what scrolls in less scrolls with all the rest
constexpr qreal askedBelow = 430; ///< the same with what the strip may ask
constexpr qreal leastBelow = 200; ///< below all lanes; else only one is shown
constexpr qreal gapOfParts = 8;

} // namespace

FinalScoringView::FinalScoringView(const CardPainter& pictures, QWidget* parent)
    : QWidget(parent), m_order(new ScoringOrder(this)), m_all(new QWidget(this)),
      m_scroll(uprightScroll(*m_all, *this)), m_lanes(new ScoreLanes(m_all)),
      m_card(new CardView(pictures, m_all)), m_story(new StepStory(m_all)),
      m_panel(new ScorePanel(pictures, m_all)) {
  // What it covers need not be painted.
  setAttribute(Qt::WA_OpaquePaintEvent);
  m_scroll->setWidgetResizable(false);
  m_scroll->setFocusPolicy(Qt::NoFocus);
  connect(m_story, &StepStory::ruleRequested, this, &FinalScoringView::ruleRequested);
}

void FinalScoringView::leaveOrderToHeader() {
  m_order->hide();
}

void FinalScoringView::show(const FinalScoringContent& content) {
  setVisible(true);
  if (content == m_content) return;
  const bool samePage = content.title == m_content.title;
  const bool sameTable = content.sums.rows.size() == m_content.sums.rows.size();
  m_content = content;
  setSpokenName(*this, content.title);
  m_order->show(content.heading, content.order);
  using Arrival = ScoreLanes::Arrival;
  m_lanes->show(content.sums, sameTable ? Arrival::sliding : Arrival::atOnce);
  m_card->show(content.card, samePage ? CardView::Turn::over : CardView::Turn::atOnce);
  m_story->show(content.story);
  setTip(*m_story, content.story.names.tip(content.story.name, content.rests));
  std::vector<ScoreRow> rows = content.rows;
  if (content.start) rows.insert(rows.begin(), *content.start);
  m_panel->show(content.title, rows, content.latest + (content.start ? 1 : 0));
  QMetaObject::invokeMethod(this, &FinalScoringView::speak, Qt::QueuedConnection);
  arrange();
  m_scroll->verticalScrollBar()->setValue(m_top);
}

void FinalScoringView::speak() {
  if (!isVisible()) return;
  if (std::exchange(m_spoken, m_content.story) != m_content.story) {
    announce(*this, m_story->accessibleName());
  }
}

void FinalScoringView::placeColumns(Plan& plan, const QSize& room) const {
  const qreal u = lookUnit(font());
  const int gap = wholePixels(gapOfParts, u);
  const bool carded =
      room.width() >= widthWithCard * u && m_content.card.side != ScoreCard::Side::none;
  const int top = plan.lane.bottom() + 1 + gap;
  const qreal share = carded ? 0.434 : 0.5;
  plan.panel = QRect(0, top, qRound(share * room.width()), plan.height - top);
  plan.panel.moveRight(room.width() - 1);
  const int card = carded ? wholePixels(cardColumn, u) : 0;
  const int tall = std::min(plan.panel.height(), wholePixels(usualBelow + gapOfParts, u));
  if (carded) plan.card = QRect(0, top, card, tall);
  plan.story =
      QRect(QPoint(card + 2 * gap, top), QPoint(plan.panel.left() - 2 * gap, plan.panel.bottom()));
}

void FinalScoringView::placeColumn(Plan& plan, const QSize& room) const {
  const int gap = wholePixels(gapOfParts, lookUnit(font()));
  const int wide = room.width() - 2 * gap;
  plan.story = QRect(gap, plan.lane.bottom() + 1 + gap, wide, m_story->heightForWidth(wide));
  const int top = plan.story.bottom() + 1 + gap;
  const int panel = std::max(m_panel->heightForWidth(room.width()), room.height() - top);
  plan.panel = QRect(0, top, room.width(), panel);
  plan.height = top + panel;
}

void FinalScoringView::placeLanes(Plan& plan, int width) const {
  const qreal u = lookUnit(font());
  const int gap = wholePixels(gapOfParts, u);
  const int order = m_order->isHidden() ? 0 : m_order->sizeHint().height() + unit;
  const int high = height() - gap - order;
  // As large as it takes while the strip asks something, before and after that, too.
  const int wanted = wholePixels(askedBelow, u);
  const int least = m_lanes->minimumSizeHint().height();
  const int most = std::max(least, m_lanes->sizeHint().height());
  plan.lane = QRect(0, 0, width, std::clamp(high - gap - wanted, least, most));
  const bool columns = this->width() >= widthOfColumns * u;
  if (columns && high - plan.lane.height() - gap >= wholePixels(leastBelow, u)) return;
  plan.lanes = ScoreLanes::Shown::now;
  plan.lane.setHeight(m_lanes->heightOfOne());
}

FinalScoringView::Plan FinalScoringView::plan(const QSize& room) const {
  const qreal u = lookUnit(font());
  const int gap = wholePixels(gapOfParts, u);
  Plan plan;
  plan.height = room.height();
  placeLanes(plan, room.width());
  if (width() < widthOfColumns * u) {
    placeColumn(plan, room);
    return plan;
  }
  placeColumns(plan, room);
  const int story = m_story->heightForWidth(std::max(plan.story.width(), 1));
  const int steps = m_panel->heightForWidth(plan.panel.width());
  const int least = std::max(story, std::min(steps, wholePixels(leastPanel, u)));
  const int below = room.height() - plan.lane.height() - gap;
  if (below >= least) return plan;
  plan.height = plan.lane.height() + gap + std::max(story, steps);
  placeColumns(plan, room);
  return plan;
}

void FinalScoringView::arrange() {
  // The strip may cover some of it: what can be pressed stays above that.
  QRect room = contentsRect().adjusted(0, 0, 0, -wholePixels(gapOfParts, lookUnit(font())));
  if (!m_order->isHidden()) {
    m_order->setGeometry(0, 0, width(), m_order->sizeHint().height());
    room.setTop(m_order->height() + unit);
  }
  m_scroll->setGeometry(room);
  Plan plan = this->plan(room.size());
  if (plan.height > room.height()) {
    const int bar = m_scroll->verticalScrollBar()->sizeHint().width();
    plan = this->plan({room.width() - bar, room.height()});
  }
  m_all->resize(plan.lane.width(), plan.height);
  m_lanes->setShown(plan.lanes);
  m_lanes->setGeometry(plan.lane);
  m_card->setVisible(!plan.card.isEmpty());
  m_card->setGeometry(plan.card);
  m_story->setGeometry(plan.story);
  m_panel->setGeometry(plan.panel);
  // Where the strip leaves too little for all of it, what is new comes before the lanes.
  const bool isSqueezed = contentsMargins().bottom() > 0 && plan.height > room.height();
  const int top = isSqueezed ? plan.story.top() : 0;
  if (top != std::exchange(m_top, top)) m_scroll->verticalScrollBar()->setValue(top);
}

QSize FinalScoringView::minimumSizeHint() const {
  const qreal u = lookUnit(font());
  return {wholePixels(320, u), wholePixels(120, u)};
}

void FinalScoringView::setMotion(bool on) {
  m_lanes->setMotion(on);
  m_card->setMotion(on);
}

void FinalScoringView::paintEvent(QPaintEvent* /*event*/) {
  QPainter(this).fillRect(rect(), themeOf(*this).ground);
}

void FinalScoringView::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  arrange();
}

bool FinalScoringView::event(QEvent* event) {
  const bool handled = QWidget::event(event);
  if (event->type() == QEvent::ContentsRectChange) arrange();
  return handled;
}

void FinalScoringView::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::FontChange || event->type() == QEvent::LanguageChange) arrange();
  if (event->type() == QEvent::PaletteChange) update();
}

} // namespace nilometer::ui
