// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scoring/ceremony_view.h"

#include "ui/style/look_unit.h"
#include "ui/style/plain_label.h"
#include "ui/style/tool_tip.h"

#include <QEvent>
#include <QLabel>
#include <QPainter>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>

namespace nilometer::ui {

namespace {

/// Scrolls up and down only, and lets the ground shine through.
QScrollArea* scrollFor(QWidget* content, QWidget* parent) {
  auto* scroll = new QScrollArea(parent);
  scroll->setFrameShape(QFrame::NoFrame);
  scroll->setWidgetResizable(true);
  scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  scroll->setWidget(content);
  // setWidget() makes both paint the window's ground over what is below.
  scroll->viewport()->setAutoFillBackground(false);
  content->setAutoFillBackground(false);
  return scroll;
}

} // namespace

CeremonyView::CeremonyView(const CardPainter& pictures, QWidget* parent)
    : QWidget(parent), m_order(new ScoringOrder(this)), m_lanes(new ScoreLanes(this)),
      m_card(new CardView(pictures, this)), m_story(new StepStory(this)) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 2 * unit);
  column->setSpacing(2 * unit);
  column->addWidget(m_order);
  column->addWidget(m_lanes, 3);
  auto* below = new QHBoxLayout;
  below->setSpacing(4 * unit);
  buildStep(*below);
  buildPanel(*below);
  m_rows->setBack(pictures);
  column->addLayout(below, 4);
  connect(m_story, &StepStory::ruleRequested, this, &CeremonyView::ruleRequested);
}

void CeremonyView::buildStep(QBoxLayout& row) {
  row.addSpacing(2 * unit);
  row.addWidget(m_card, 2);
  row.addWidget(m_story, 4);
}

void CeremonyView::buildPanel(QBoxLayout& row) {
  auto* panel = new QVBoxLayout;
  panel->setContentsMargins(3 * unit, 3 * unit, 3 * unit, 3 * unit);
  panel->setSpacing(2 * unit);
  m_rowsScroll = scrollFor(m_rows = new ScoreRows(this), this);
  panel->addWidget(m_rowsScroll, 1);
  // The rows get their height only after they have been shown.
  connect(m_rowsScroll->verticalScrollBar(), &QScrollBar::rangeChanged, this,
          &CeremonyView::keepLatestInSight);
  panel->addWidget(m_chooserTitle = plainLabel(this));
  m_chooserTitle->setFont(sized(font(), TextSize::heading));
  m_chooserScroll = scrollFor(m_chooser = new QuestionRows(this), this);
  panel->addWidget(m_chooserScroll, 1);
  connect(m_chooser, &QuestionRows::chosen, this, &CeremonyView::chosen);
  row.addLayout(panel, 5);
}

void CeremonyView::show(const CeremonyContent& content) {
  setVisible(true);
  if (content == m_content) return;
  const bool samePage = content.title == m_content.title;
  m_content = content;
  setAccessibleName(content.title);
  m_order->show(content.heading, content.order);
  using Arrival = ScoreLanes::Arrival;
  m_lanes->show(content.sums, samePage ? Arrival::sliding : Arrival::atOnce);
  m_card->show(content.card, samePage ? CardView::Turn::over : CardView::Turn::atOnce);
  m_story->show(content.story);
  m_story->setToolTip(toolTipOf(content.rests));
  m_story->setAccessibleDescription(content.rests);
  showParts();
}

void CeremonyView::showParts() {
  std::vector<ScoreRow> rows = m_content.rows;
  if (m_content.start) rows.insert(rows.begin(), *m_content.start);
  m_rows->setRows(rows);
  m_rows->setAccessibleName(m_content.title);
  m_rowsScroll->setAccessibleName(m_content.title);
  const bool names = !m_content.chooserTitle.isEmpty();
  m_chooserTitle->setText(m_content.chooserTitle);
  m_chooserScroll->setAccessibleName(m_content.chooserTitle);
  m_chooser->setRows(m_content.chooser);
  m_chooserTitle->setVisible(names);
  m_chooserScroll->setVisible(names);
  m_rowsScroll->setVisible(!names);
  fold();
  keepLatestInSight();
  update();
}

void CeremonyView::fold() {
  constexpr qreal leastWithCard = 800; // u
  m_card->setVisible(m_content.card.side != ScoreCard::Side::none &&
                     width() >= leastWithCard * lookUnit(font()));
}

void CeremonyView::keepLatestInSight() {
  if (m_rows->rows().empty()) return;
  const std::size_t latest = m_content.latest + (m_content.start ? 1 : 0);
  const QRect row = m_rows->rowRect(std::min(latest, m_rows->rows().size() - 1));
  m_rowsScroll->ensureVisible(0, row.bottom(), 0, unit);
  m_rowsScroll->ensureVisible(0, row.top(), 0, unit);
}

Chip* CeremonyView::choice(const QuestionId& question, int id) const {
  return m_chooser->chip(question, id);
}

void CeremonyView::setMotion(bool on) {
  m_lanes->setMotion(on);
  m_card->setMotion(on);
}

void CeremonyView::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  const Theme& theme = themeOf(*this);
  painter.fillRect(rect(), theme.ground);
  const QWidget* shown = m_chooserScroll->isHidden() ? m_rowsScroll : m_chooserScroll;
  QRect panel = shown->geometry();
  panel.setTop(m_story->geometry().top());
  paintCard(painter, panel.adjusted(-3 * unit, 0, 3 * unit, 3 * unit), theme.surface, theme.line,
            2 * unit);
}

void CeremonyView::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  fold();
}

void CeremonyView::changeEvent(QEvent* event) {
  if (event->type() == QEvent::FontChange) {
    m_chooserTitle->setFont(sized(font(), TextSize::heading));
    fold();
  }
  if (event->type() == QEvent::PaletteChange) update();
  QWidget::changeEvent(event);
}

} // namespace nilometer::ui
