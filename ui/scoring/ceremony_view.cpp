// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scoring/ceremony_view.h"

#include "ui/board/track_view.h"
#include "ui/strip/line_label.h"
#include "ui/style/plain_label.h"
#include "ui/style/tool_tip.h"
#include "ui/words/phrase.h"
#include "ui/words/rests_mark.h"

#include <QEvent>
#include <QLabel>
#include <QPainter>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace nilometer::ui {

namespace {

constexpr int titleLetters = 12;
constexpr int leftShare = 2; ///< of the width
constexpr int rightShare = 3;

/// Scrolls up and down only, and lets the card shine through.
QScrollArea* scrollFor(QWidget* content, QWidget* parent) {
  auto* scroll = new QScrollArea(parent);
  scroll->setFrameShape(QFrame::NoFrame);
  scroll->setWidgetResizable(true);
  scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  scroll->setWidget(content);
  // setWidget() makes both paint the window's ground over the card.
  scroll->viewport()->setAutoFillBackground(false);
  content->setAutoFillBackground(false);
  return scroll;
}

} // namespace

CeremonyView::CeremonyView(const words::ShownNames& names, TrackView& track, QWidget* parent)
    : QWidget(parent), m_track(&track) {
  track.setParent(this);
  auto* columns = new QHBoxLayout(this);
  columns->setContentsMargins(4 * unit, 3 * unit, 4 * unit, 3 * unit);
  columns->setSpacing(4 * unit);
  auto* left = new QVBoxLayout;
  left->setSpacing(unit);
  buildScoring(*left);
  m_title->setNames(names);
  columns->addLayout(left, leftShare);
  auto* right = new QVBoxLayout;
  right->setSpacing(2 * unit);
  buildTable(*right);
  columns->addLayout(right, rightShare);
  setFonts();
}

void CeremonyView::buildScoring(QBoxLayout& column) {
  auto* head = new QHBoxLayout;
  head->setSpacing(0); // the sign stands at its number
  head->addWidget(m_title = new LineLabel(TextSize::points, titleLetters, this), 1);
  head->addWidget(m_points = plainLabel(this));
  head->addWidget(m_sign = plainLabel(this), 0, Qt::AlignTop);
  m_sign->setForegroundRole(QPalette::PlaceholderText);
  column.addLayout(head);
  column.addWidget(m_detail = plainLabel(this));
  m_detail->setForegroundRole(QPalette::PlaceholderText);
  m_rowsScroll = scrollFor(m_rows = new ScoreRows(this), this);
  column.addWidget(m_rowsScroll, 1);
  // The rows get their height only after they have been shown.
  connect(m_rowsScroll->verticalScrollBar(), &QScrollBar::rangeChanged, this,
          &CeremonyView::keepLatestInSight);
}

void CeremonyView::buildTable(QBoxLayout& column) {
  column.addWidget(m_track);
  column.addWidget(m_chooserTitle = plainLabel(this));
  m_chooserScroll = scrollFor(m_chooser = new QuestionRows(this), this);
  column.addWidget(m_chooserScroll, 1);
  column.addWidget(m_sums = new ScoreTable(this), 1, Qt::AlignTop);
  connect(m_chooser, &QuestionRows::chosen, this, &CeremonyView::chosen);
}

void CeremonyView::setFonts() {
  m_points->setFont(sized(font(), TextSize::points));
  m_chooserTitle->setFont(sized(font(), TextSize::heading));
  m_track->setFixedHeight(m_track->minimumSizeHint().height());
}

void CeremonyView::show(const CeremonyContent& content) {
  setVisible(true);
  if (content == m_content) return;
  const bool samePage = content.title == m_content.title;
  m_content = content;
  showHead();
  m_rows->setRows(content.rows);
  m_rows->setAccessibleName(content.title);
  m_rowsScroll->setAccessibleName(content.title);
  m_track->setRests(content.trackRests);
  m_track->show(content.track, samePage ? TrackView::Arrival::sliding : TrackView::Arrival::atOnce);
  const bool names = !content.chooserTitle.isEmpty();
  m_chooserTitle->setText(content.chooserTitle);
  m_chooserScroll->setAccessibleName(content.chooserTitle);
  m_chooser->setRows(content.chooser);
  m_chooserTitle->setVisible(names);
  m_chooserScroll->setVisible(names);
  m_sums->show(content.sums);
  m_sums->setVisible(!names);
  keepLatestInSight();
}

void CeremonyView::showHead() {
  const Theme& theme = themeOf(*this);
  setAccessibleName(m_content.title);
  QString title = m_content.title;
  QColor colour = theme.ink;
  if (m_content.player) {
    title = words::fill(QStringLiteral("%1 %2"), {symbolText(*m_content.player), title});
    colour = theme.playerText[static_cast<std::size_t>(*m_content.player)];
  }
  m_title->setText(title, colour);
  m_points->setText(m_content.points);
  m_sign->setText(m_content.rests.isEmpty() ? QString() : QString(words::restsMark));
  m_sign->setVisible(!m_content.rests.isEmpty());
  for (QLabel* label : {m_points, m_sign}) {
    label->setToolTip(toolTipOf(m_content.rests));
    label->setAccessibleDescription(m_content.rests);
  }
  m_detail->setText(m_content.detail);
}

void CeremonyView::keepLatestInSight() {
  if (m_content.rows.empty()) return;
  const QRect row = m_rows->rowRect(std::min(m_content.latest, m_content.rows.size() - 1));
  m_rowsScroll->ensureVisible(0, row.bottom(), 0, unit);
  m_rowsScroll->ensureVisible(0, row.top(), 0, unit);
}

Chip* CeremonyView::choice(const QuestionId& question, int id) const {
  return m_chooser->chip(question, id);
}

void CeremonyView::setMotion(bool on) {
  m_track->setMotion(on);
}

void CeremonyView::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  const Theme& theme = themeOf(*this);
  painter.fillRect(rect(), theme.ground);
  paintCard(painter, rect(), theme.surface, theme.line);
}

void CeremonyView::changeEvent(QEvent* event) {
  if (event->type() == QEvent::FontChange) setFonts();
  if (event->type() == QEvent::PaletteChange) showHead();
  QWidget::changeEvent(event);
}

} // namespace nilometer::ui
