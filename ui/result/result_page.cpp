// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/result/result_page.h"

#include "ui/chart/bars_chart.h"
#include "ui/chart/course_chart.h"
#include "ui/chart/source_bars.h"
#include "ui/result/chart_parts.h"
#include "ui/result/result_view.h"
#include "ui/strip/chip.h"
#include "ui/style/theme.h"

#include <QEvent>
#include <QKeyEvent>
#include <QScrollArea>
#include <QVBoxLayout>

namespace nilometer::ui {

ResultPage::ResultPage(Preferences& preferences, QWidget* parent)
    : QWidget(parent), m_view(new ResultView(preferences, ResultDialogs::usual(), this)),
      m_course(new CourseChart), m_sources(new BarsChart), m_back(new Chip(this)),
      m_again(new Chip(this)) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->addWidget(m_view);
  m_view->setCorner(m_back);
  m_view->setEnd(m_again);
  m_view->addPage([] { return tr("Course"); }, m_course);
  auto* scroll = new QScrollArea;
  scroll->setFrameShape(QFrame::NoFrame);
  scroll->setWidgetResizable(true);
  scroll->setFocusPolicy(Qt::NoFocus);
  scroll->setWidget(m_sources);
  m_view->addPage([] { return tr("Sources"); }, scroll);
  connect(m_back, &Chip::clicked, this, &ResultPage::closeRequested);
  connect(m_again, &Chip::clicked, this, &ResultPage::againRequested);
  retranslate();
}

void ResultPage::show(const PlayedReport& shown) {
  m_shown = shown;
  m_view->show({shown.report, [report = shown.report] { return chartParts(report()); }},
               shown.facts);
  showCharts();
}

void ResultPage::showCharts() {
  const report::ScoreReport report = m_shown.report();
  m_course->setCourse(courseOf(report));
  m_sources->setBars(sourceBars(report));
  m_again->setVisible(report.isFinished);
}

void ResultPage::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Escape) return Q_EMIT closeRequested();
  const bool enters = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
  // From who has won on to the sheet.
  if (enters && m_view->tab(0).isChecked()) return m_view->tab(1).click();
  QWidget::keyPressEvent(event);
}

void ResultPage::retranslate() {
  ChipLook look;
  look.tone = ChipLook::Tone::action;
  look.text = tr("Back");
  look.keyCap = tr("Esc");
  m_back->setLook(look);
  look.keyCap.clear();
  look.text = tr("Same players again");
  look.tip = tr("Begins another game with the same players, colours and order");
  m_again->setLook(look);
  m_course->setAccessibleName(tr("Course of the game"));
  m_sources->setAccessibleName(tr("Points by source"));
}

void ResultPage::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) {
    retranslate();
    if (m_shown.report) showCharts();
  }
  QWidget::changeEvent(event);
}

} // namespace nilometer::ui
