// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/score/result/result_page.h"

#include "ui/base/style/chip.h"
#include "ui/base/style/plain_label.h"
#include "ui/base/style/theme.h"
#include "ui/score/chart/bars_chart.h"
#include "ui/score/chart/course_chart.h"
#include "ui/score/chart/source_bars.h"
#include "ui/score/result/chart_parts.h"
#include "ui/score/result/ranking_view.h"
#include "ui/score/result/result_head.h"
#include "ui/score/result/scrolling_page.h"
#include "ui/text/phrase.h"

#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>
#include <initializer_list>

namespace nilometer::ui {

ResultPage::ResultPage(Preferences& preferences, QWidget* parent)
    : QWidget(parent), m_view(new ResultView(preferences, ResultDialogs::usual(), this)),
      m_course(new CourseChart), m_sources(new BarsChart), m_back(new Chip(this)),
      m_again(new Chip(this)), m_finalScoring(new Chip(this)) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->addWidget(m_view);
  setFocusProxy(m_view); // whose keys go on to the page
  m_view->setCorner(m_back);
  m_view->addEnd(m_finalScoring);
  m_view->addEnd(m_again);
  m_finalScoring->hide();
  m_view->addPage(
      [this] { return m_hasCourse ? tr("Course and sources") : tr("Points by source"); },
      chartsPage());
  m_view->setShortening([this](ResultView::Line line) {
    m_line = line;
    sayBelow();
  });
  m_view->ranking().head().chips().onPress(
      [this](WindowButton button, const QWidget* below) { windowButtonPressed(button, below); });
  connect(m_back, &Chip::clicked, this, &ResultPage::leave);
  connect(m_again, &Chip::clicked, this, &ResultPage::againRequested);
  connect(m_finalScoring, &Chip::clicked, this, &ResultPage::finalScoringRequested);
  retranslate();
}

/// The course above, and below it the sources; it scrolls where both need more room.
QWidget* ResultPage::chartsPage() {
  auto* charts = new QWidget;
  auto* column = new QVBoxLayout(charts);
  column->setContentsMargins(4 * unit, 4 * unit, 4 * unit, 2 * unit);
  column->setSpacing(unit);
  column->addWidget(m_courseTitle = plainLabel(charts));
  column->addWidget(m_course, 1);
  column->addSpacing(2 * unit);
  column->addWidget(m_sourcesTitle = plainLabel(charts));
  column->addWidget(m_sources);
  column->addStretch();
  return scrollingPage(charts, m_view);
}

void ResultPage::show(const PlayedReport& shown) {
  m_shown = shown;
  m_hasCourse = !shown.report().isScoredAtTheEnd();
  m_view->show({shown.report, [report = shown.report] { return chartParts(report()); }},
               shown.facts);
  showCharts();
}

void ResultPage::offerFinalScoring(bool offers) {
  m_finalScoring->setVisible(offers);
  m_view->fitLine();
}

int ResultPage::heightForWidth(int width) const {
  return layout()->totalMinimumHeightForWidth(width);
}

void ResultPage::showCharts() {
  const report::ScoreReport report = m_shown.report();
  m_course->setCourse(courseOf(report));
  // The page is named like the sources where it has nothing else.
  for (QWidget* part : std::initializer_list<QWidget*>{m_courseTitle, m_course}) {
    part->setVisible(m_hasCourse);
  }
  m_sourcesTitle->setVisible(m_hasCourse);
  m_sources->setBars(sourceBars(report));
  m_again->setVisible(report.isFinished);
  m_view->fitLine();
}

void ResultPage::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Escape) return leave();
  const bool enters = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
  // From who has won on to the sheet.
  if (enters && m_view->tab(0).isChecked()) return m_view->tab(1).click();
  QWidget::keyPressEvent(event);
}

/// From the sheet and all that is beside it back to who has won; from there out of the result.
void ResultPage::leave() {
  if (m_view->tab(0).isChecked()) return Q_EMIT closeRequested();
  m_view->tab(0).click();
}

/// The way back is always named; where there is little room its key leaves.
ChipLook ResultPage::backLook(const QString& name, const QString& shorter) const {
  const bool isWhole = m_line == ResultView::Line::whole;
  ChipLook look;
  look.tone = ChipLook::Tone::action;
  look.name = name;
  look.text = isWhole ? name : shorter;
  if (isWhole) look.keyCap = tr("Esc");
  if (!isWhole) look.tip = text::fill(QStringLiteral("%1 (%2)"), {name, tr("Esc")});
  return look;
}

void ResultPage::sayBelow() {
  const bool isWhole = m_line == ResultView::Line::whole;
  const bool isResult = m_view->tab(0).isChecked();
  // It takes the same room on all pages.
  const ChipLook closes = backLook(tr("Close the result"), tr("Close"));
  const ChipLook leads = backLook(tr("Back to the result"), tr("To the result"));
  m_back->setMinimumWidth(
      std::max(chipWidth(closes, m_back->font()), chipWidth(leads, m_back->font())));
  m_back->setLook(isResult ? closes : leads);
  ChipLook look;
  look.tone = ChipLook::Tone::action;
  look.name = tr("Same players again");
  //: Another game with the same players, on a short button.
  look.text = isWhole ? look.name : tr("Play again");
  look.tip = tr("Begins another game with the same players, colours and order");
  m_again->setLook(look);
  look.name = tr("Final scoring step by step");
  //: The same on a short button.
  look.text = isWhole ? tr("Final scoring") : tr("Scoring");
  look.tip = tr("Tells once more where all points come from");
  m_finalScoring->setLook(look);
}

void ResultPage::retranslate() {
  sayBelow();
  for (QLabel* title : {m_courseTitle, m_sourcesTitle}) {
    title->setFont(sized(font(), TextSize::heading));
  }
  m_courseTitle->setText(tr("Course of the game"));
  m_sourcesTitle->setText(tr("Points by source"));
  m_course->setAccessibleName(tr("Course of the game"));
  m_sources->setAccessibleName(tr("Points by source"));
}

void ResultPage::changeEvent(QEvent* event) {
  if (event->type() == QEvent::FontChange) retranslate();
  if (event->type() == QEvent::LanguageChange) {
    retranslate();
    if (m_shown.report) showCharts();
  }
  QWidget::changeEvent(event);
}

} // namespace nilometer::ui
