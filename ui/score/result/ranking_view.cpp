// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/score/result/ranking_view.h"

#include "ui/base/accessibility/announce.h"
#include "ui/base/style/plain_label.h"
#include "ui/base/style/tool_tip.h"
#include "ui/base/style/unit.h"
#include "ui/score/chart/course_chart.h"
#include "ui/score/chart/point_stripes.h"
#include "ui/score/chart/source_bars.h"
#include "ui/score/report/report_texts.h"
#include "ui/score/result/course_story.h"
#include "ui/score/result/gauge_ranking.h"
#include "ui/score/result/ranking_words.h"
#include "ui/score/result/result_head.h"
#include "ui/score/result/winner_scene.h"
#include "ui/text/phrase.h"

#include <QAbstractScrollArea>
#include <QEvent>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QToolTip>
#include <QVBoxLayout>

#include <algorithm>
#include <initializer_list>

namespace nilometer::ui {

using text::fill;

namespace {

// How wide the view is at least, in u, for the course and for the sun.
constexpr qreal leastWithCourse = 1000;
constexpr qreal leastWithScene = 640;
// The same where it is too low for all that is told to stand below the ranking.
constexpr qreal leastHigh = 590;
constexpr qreal leastLowWithCourse = 1240;
constexpr qreal leastLowWithScene = 760;
/// Less is one column.
constexpr qreal leastWithTwo = 470;
// Shares of the row.
constexpr int usualScene = 54;
constexpr int lowScene = 30;
constexpr int usualGauge = 34;
constexpr int lowGauge = 40;
/// A head with large letters.
constexpr qreal leastWithHead = 640;

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

/// With long names shortened as far as they would break more lines; who listens hears them whole.
void writeFitting(QLabel& label, const QString& text, const text::ShownNames& names) {
  const auto sizeOf = [&label](const QString& said) {
    return label.fontMetrics()
        .boundingRect({0, 0, label.width(), QWIDGETSIZE_MAX}, Qt::TextWordWrap, said)
        .size();
  };
  QString shortest = text;
  for (qsizetype i = 0; i < names.whole.size(); ++i) {
    shortest.replace(names.whole[i], names.shown[i]);
  }
  const int high = sizeOf(shortest).height();
  const auto fits = [&](const QString& said) {
    const QSize size = sizeOf(said);
    return size.width() <= label.width() && size.height() <= high;
  };
  label.setText(names.fitting(shortest, fits));
  label.setAccessibleName(text);
}

} // namespace

RankingView::RankingView(QWidget* parent)
    : QWidget(parent), m_head(new ResultHead(this)), m_row(new QHBoxLayout),
      m_scene(new WinnerScene(this)) {
  setFocusPolicy(Qt::TabFocus); // so that it can be asked about by keyboard
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  column->addWidget(m_head);
  buildGauge();
  buildCourse();
  m_row->setSpacing(0);
  m_row->addWidget(m_scene, usualScene);
  m_row->addWidget(m_gauge, usualGauge);
  m_row->addWidget(m_course, 42);
  column->addLayout(m_row, 1);
  setFonts();
}

void RankingView::buildGauge() {
  m_gauge = new GaugeRanking(this);
  m_gauge->setAttribute(Qt::WA_TransparentForMouseEvents);
  m_told = new QWidget(this);
  m_told->setAttribute(Qt::WA_TransparentForMouseEvents);
  auto* below = new QVBoxLayout(m_told);
  below->setContentsMargins(0, 0, 0, 0);
  below->setSpacing(unit);
  below->addWidget(m_sourcesTitle = wrapping(m_told));
  below->addWidget(m_sourcesNames = wrapping(m_told));
  m_sourcesNames->setForegroundRole(QPalette::PlaceholderText);
  below->addWidget(m_sources = new PointStripes(m_told));
  below->addWidget(m_decided = wrapping(m_told));
  below->addWidget(m_notes = wrapping(m_told));
  m_notes->setForegroundRole(QPalette::PlaceholderText);
  below->addStretch();
  m_gauge->below().addWidget(m_told);
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
  for (QLabel* label : {m_sourcesTitle, m_courseTitle})
    label->setFont(headFont(font(), 14 * u, true));
  for (QLabel* label : {m_decided, m_story}) label->setFont(headFont(font(), 14 * u, false));
  for (QLabel* label : {m_sourcesNames, m_notes}) label->setFont(headFont(font(), 11.5 * u, false));
  fold();
}

void RankingView::show(const report::ScoreReport& report, int minutes) {
  m_isWon = report.isFinished && !report.isWinnerDisputed() && !report.ranking.empty();
  m_ranks.clear();
  for (const report::ScoreRank& rank : report.ranking) {
    const QString& name = report.seats[rank.player].name;
    const QString place = text::number(report.placeOf(rank.player));
    m_ranks.push_back({rank.player, name, report::Report::tr("Points"),
                       report.hasPlaces() ? fill(QStringLiteral("%1. %2"), {place, name}) : name});
  }
  m_current = m_ranks.empty() ? 0 : std::min(m_current, m_ranks.size() - 1);
  m_head->show(report, minutes);
  const bool isShown = !report.ranking.empty() && m_isWon;
  std::vector<PlayerColour> winners;
  for (const table::Player player : isShown ? report.first() : std::vector<table::Player>()) {
    winners.push_back(playerColourAt(report.seats[player].look));
  }
  m_scene->setWinners(std::move(winners));
  m_gauge->setRows(gaugeRows(report));
  m_sourcesTitle->setText(tr("Where the points come from"));
  m_sources->setAccessibleName(m_sourcesTitle->text());
  const std::vector<Bar> bySeat = familyBars(report);
  std::vector<Bar> bars;
  for (const report::ScoreRank& rank : report.ranking) bars.push_back(bySeat[rank.player]);
  const bool hasSources =
      std::ranges::any_of(bars, [](const Bar& bar) { return !bar.parts.empty(); });
  for (QWidget* part : std::initializer_list<QWidget*>{m_sourcesTitle, m_sourcesNames, m_sources}) {
    part->setVisible(hasSources);
  }
  m_sources->setBars(std::move(bars));
  m_sourcesNames->setText(stripesCaption(m_sources->bars()));
  m_courseTitle->setText(tr("The course of the game"));
  const Course course = byRounds(courseOf(report));
  m_hasCourse = report.isRecorded && !course.empty() && !report.isScoredAtTheEnd();
  m_chart->setCourse(course);
  QStringList names;
  for (const report::ScoreSeat& seat : report.seats) names += seat.name;
  m_names = text::ShownNames(names);
  m_said = {whatDecided(report), courseStory(report).join(u'\n'), rankingNotes(report).join(u'\n')};
  fold();
  // Labels that were hidden get their width only then.
  QMetaObject::invokeMethod(this, &RankingView::writeSaid, Qt::QueuedConnection);
  describe();
}

void RankingView::writeSaid() {
  const std::array labels{m_decided, m_story, m_notes};
  for (std::size_t i = 0; i < labels.size(); ++i) {
    writeFitting(*labels[i], m_said[i], m_names);
    labels[i]->setVisible(!m_said[i].isEmpty());
  }
}

void RankingView::celebrate(bool motion) {
  m_scene->setMotion(motion);
  m_gauge->setMotion(motion);
  // The page may turn only after this.
  const auto speak = [this] {
    if (!isVisible()) return;
    announce(*this, m_head->spoken());
    announce(*this, m_gauge->accessibleDescription().replace(u'\n', QStringLiteral("; ")));
  };
  QMetaObject::invokeMethod(this, speak, Qt::QueuedConnection);
  if (!m_isWon) return;
  m_scene->rise();
  m_gauge->rise();
}

/// What is seen at once: in an area that scrolls its own size, so that a scroll bar that comes or
/// goes folds nothing, which could make it go or come again.
QSize RankingView::seen() const {
  const QWidget* viewport = parentWidget();
  const auto* area = viewport != nullptr
                         ? qobject_cast<const QAbstractScrollArea*>(viewport->parentWidget())
                         : nullptr;
  return area != nullptr ? area->size() : size();
}

void RankingView::fold() {
  const qreal u = lookUnit(font());
  const int wide = seen().width();
  const int high = seen().height();
  const bool isLow = high < leastHigh * u;
  m_head->setSize(high < leastWithHead * u ? ResultHead::Size::small : ResultHead::Size::whole);
  putTold(isLow && wide >= leastWithTwo * u);
  m_course->setVisible(m_hasCourse && wide >= (isLow ? leastLowWithCourse : leastWithCourse) * u);
  m_scene->setVisible(wide >= (isLow ? leastLowWithScene : leastWithScene) * u);
  // Beside all that is told, names need some of its room.
  m_row->setStretchFactor(m_scene, isLow ? lowScene : usualScene);
  m_row->setStretchFactor(m_gauge, isLow ? lowGauge : usualGauge);
  layout()->activate();
  writeSaid();
}

void RankingView::putTold(bool beside) {
  const int around = beside ? wholePixels(12, lookUnit(font())) : 0;
  m_told->layout()->setContentsMargins(around, around, around, around);
  if (beside == m_isToldBeside) return;
  m_isToldBeside = beside;
  if (beside) {
    m_gauge->below().removeWidget(m_told);
    m_row->insertWidget(m_row->indexOf(m_gauge) + 1, m_told, 36);
  } else {
    m_row->removeWidget(m_told);
    m_gauge->below().addWidget(m_told);
  }
}

void RankingView::describe() {
  const auto rank = currentRank();
  setAccessibleName(report::Report::tr("Ranking"));
  setAccessibleDescription(rank ? rank->said : QString());
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
  QString said = m_sources->saidAt(m_sources->mapFrom(this, help.pos()));
  // What hears no pointer says its names in full all the same.
  for (const QLabel* label : {m_decided, m_notes, m_story}) {
    const bool isHere =
        label->isVisible() && label->rect().contains(label->mapFrom(this, help.pos()));
    if (isHere && label->text() != label->accessibleName()) said = label->accessibleName();
  }
  if (said.isEmpty()) said = m_gauge->saidAt(m_gauge->mapFrom(this, help.pos()));
  QToolTip::showText(help.globalPos(), toolTipOf(said), this);
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
  painter.fillRect(rect(), themeOf(*this).ground);
}

int RankingView::heightForWidth(int width) const {
  return layout()->totalMinimumHeightForWidth(width);
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
