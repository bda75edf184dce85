// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/result/ranking_view.h"

#include "ui/chart/course_chart.h"
#include "ui/chart/point_stripes.h"
#include "ui/chart/source_bars.h"
#include "ui/report/report_texts.h"
#include "ui/report/score_text.h"
#include "ui/result/course_story.h"
#include "ui/result/gauge_ranking.h"
#include "ui/result/ranking_words.h"
#include "ui/result/winner_scene.h"
#include "ui/strip/line_label.h"
#include "ui/style/look_unit.h"
#include "ui/style/plain_label.h"
#include "ui/style/tool_tip.h"
#include "ui/words/phrase.h"

#include <QEvent>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QToolTip>
#include <QVBoxLayout>

#include <algorithm>

namespace nilometer::ui {

using words::fill;

namespace {

// How wide the view is at least, in u, for the course and for the sun.
constexpr qreal leastWithCourse = 1000;
constexpr qreal leastWithScene = 640;
constexpr int nameLetters = 12;

QFont headFont(QFont font, qreal pixels, bool bold) {
  font.setPixelSize(qRound(pixels));
  font.setBold(bold);
  return font;
}

QLabel* wrapping(QWidget* parent) {
  QLabel* label = plainLabel(parent);
  label->setWordWrap(true);
  label->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
  return label;
}

/// "Anna wins", without the full stop of a sentence.
QString titleOf(const report::ScoreReport& report) {
  QString title = report::outcome(report);
  if (title.endsWith(u'.')) title.chop(1);
  return title;
}

} // namespace

RankingView::RankingView(QWidget* parent) : QWidget(parent), m_scene(new WinnerScene(this)) {
  setFocusPolicy(Qt::TabFocus); // so that it can be asked about by keyboard
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  buildHead(*column);
  buildGauge();
  buildCourse();
  auto* row = new QHBoxLayout;
  row->setSpacing(0);
  row->addWidget(m_scene, 55);
  row->addWidget(m_gauge, 32);
  row->addWidget(m_course, 43);
  column->addLayout(row, 1);
  setFonts();
}

void RankingView::buildHead(QVBoxLayout& column) {
  auto* head = new QVBoxLayout;
  head->setContentsMargins(8 * unit, 2 * unit, 4 * unit, 2 * unit);
  head->setSpacing(0);
  head->addWidget(m_title = new LineLabel(TextSize::points, nameLetters, this));
  head->addWidget(m_lead = wrapping(this));
  column.addLayout(head);
}

void RankingView::buildGauge() {
  m_gauge = new GaugeRanking(this);
  m_gauge->setAttribute(Qt::WA_TransparentForMouseEvents);
  QVBoxLayout& below = m_gauge->below();
  below.setSpacing(unit);
  below.addWidget(m_sourcesTitle = wrapping(m_gauge));
  below.addWidget(m_sourcesNames = wrapping(m_gauge));
  m_sourcesNames->setForegroundRole(QPalette::PlaceholderText);
  below.addWidget(m_sources = new PointStripes(m_gauge));
  below.addWidget(m_decided = wrapping(m_gauge));
  below.addWidget(m_notes = wrapping(m_gauge));
  m_notes->setForegroundRole(QPalette::PlaceholderText);
}

void RankingView::buildCourse() {
  m_course = new QWidget(this);
  auto* column = new QVBoxLayout(m_course);
  column->setContentsMargins(2 * unit, 4 * unit, 4 * unit, 2 * unit);
  column->setSpacing(unit);
  column->addWidget(m_courseTitle = wrapping(m_course));
  column->addWidget(m_chart = new CourseChart(m_course), 1);
  column->addWidget(m_story = wrapping(m_course));
}

void RankingView::setFonts() {
  const qreal u = lookUnit(font());
  // LineLabel makes letters of this kind 1.4 times as large.
  m_title->setFont(headFont(font(), 38 / 1.4 * u, true));
  m_lead->setFont(headFont(font(), 18 * u, false));
  for (QLabel* label : {m_sourcesTitle, m_courseTitle})
    label->setFont(headFont(font(), 14 * u, true));
  for (QLabel* label : {m_decided, m_story}) label->setFont(headFont(font(), 14 * u, false));
  fold();
}

void RankingView::show(const report::ScoreReport& report) {
  m_isWon = report.isFinished && !report.isWinnerDisputed() && !report.ranking.empty();
  m_ranks.clear();
  for (const report::ScoreRank& rank : report.ranking) {
    m_ranks.push_back({rank.player, report.seats[rank.player].name, report::Report::tr("Points")});
  }
  m_current = m_ranks.empty() ? 0 : std::min(m_current, m_ranks.size() - 1);
  showHead(report);
  m_gauge->setRows(gaugeRows(report));
  m_sourcesTitle->setText(tr("Where the points come from"));
  m_sources->setAccessibleName(m_sourcesTitle->text());
  const std::vector<Bar> bySeat = sourceBars(report);
  std::vector<Bar> bars;
  for (const report::ScoreRank& rank : report.ranking) bars.push_back(bySeat[rank.player]);
  m_sources->setBars(std::move(bars));
  m_sourcesNames->setText(stripesCaption(m_sources->bars()));
  m_decided->setText(whatDecided(report));
  m_courseTitle->setText(tr("The course of the game"));
  const Course course = courseOf(report);
  m_hasCourse = report.isRecorded && !course.empty();
  m_chart->setCourse(course);
  m_story->setText(courseStory(report).join(u'\n'));
  showNotes(report);
  fold();
  describe();
}

void RankingView::showHead(const report::ScoreReport& report) {
  if (report.ranking.empty()) return;
  const PlayerColour first = playerColourAt(report.seats[report.ranking.front().player].look);
  m_title->setText(fill(QStringLiteral("%1 %2"), {symbolText(first), titleOf(report)}),
                   themeOf(*this).playerText[static_cast<std::size_t>(first)]);
  m_lead->setText(leadText(report));
  m_scene->setWinner(m_isWon ? std::optional(first) : std::nullopt);
}

void RankingView::showNotes(const report::ScoreReport& report) {
  m_notes->setText(rankingNotes(report).join(u'\n'));
  for (QLabel* label : {m_decided, m_notes, m_story}) label->setVisible(!label->text().isEmpty());
}

void RankingView::celebrate(bool motion) {
  m_scene->setMotion(motion);
  m_gauge->setMotion(motion);
  if (!m_isWon) return;
  m_scene->rise();
  m_gauge->rise();
}

void RankingView::fold() {
  const qreal u = lookUnit(font());
  m_course->setVisible(m_hasCourse && width() >= leastWithCourse * u);
  m_scene->setVisible(width() >= leastWithScene * u);
}

void RankingView::describe() {
  const auto rank = currentRank();
  setAccessibleName(report::Report::tr("Ranking"));
  setAccessibleDescription(rank ? fill(QStringLiteral("%1. %2"),
                                       {words::number(static_cast<int>(m_current) + 1), rank->name})
                                : QString());
  m_gauge->setCurrent(hasFocus() && rank ? std::optional(m_current) : std::nullopt);
}

std::optional<RankingView::Rank> RankingView::currentRank() const {
  return m_ranks.empty() ? std::nullopt : std::optional(m_ranks[m_current]);
}

std::optional<RankingView::Rank> RankingView::rankAt(const QPoint& at) const {
  const auto row = m_gauge->rowAt(m_gauge->mapFrom(this, at));
  return row ? std::optional(m_ranks[*row]) : std::nullopt;
}

bool RankingView::event(QEvent* event) {
  if (event->type() != QEvent::ToolTip) return QWidget::event(event);
  const auto& help = *static_cast<QHelpEvent*>(event);
  QToolTip::showText(help.globalPos(),
                     toolTipOf(m_gauge->saidAt(m_gauge->mapFrom(this, help.pos()))), this);
  return true;
}

void RankingView::keyPressEvent(QKeyEvent* event) {
  const std::size_t last = std::max<std::size_t>(m_ranks.size(), 1) - 1;
  switch (event->key()) {
  case Qt::Key_Up: m_current -= m_current > 0 ? 1 : 0; return describe();
  case Qt::Key_Down: m_current = std::min(m_current + 1, last); return describe();
  default: QWidget::keyPressEvent(event);
  }
}

void RankingView::focusInEvent(QFocusEvent* event) {
  QWidget::focusInEvent(event);
  describe();
}

void RankingView::focusOutEvent(QFocusEvent* event) {
  QWidget::focusOutEvent(event);
  describe();
}

void RankingView::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  const Theme& theme = themeOf(*this);
  painter.fillRect(rect(), theme.ground);
  const int head = m_gauge->geometry().top();
  painter.fillRect(QRect(0, 0, width(), head), theme.surface);
  painter.fillRect(QRect(0, head - 1, width(), 1), theme.line);
}

void RankingView::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  fold();
}

void RankingView::changeEvent(QEvent* event) {
  if (event->type() == QEvent::FontChange) setFonts();
  QWidget::changeEvent(event);
}

} // namespace nilometer::ui
