// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/result_page.h"

#include "ui/chart/bars_chart.h"
#include "ui/chart/course_chart.h"
#include "ui/chart/source_bars.h"
#include "ui/egizia/report/game_report.h"
#include "ui/result/chart_parts.h"
#include "ui/result/result_view.h"
#include "ui/strip/chip.h"
#include "ui/style/theme.h"

#include <QDateTime>
#include <QEvent>
#include <QKeyEvent>
#include <QScrollArea>
#include <QVBoxLayout>

#include <functional>
#include <utility>

namespace nilometer::ui {

/// What the page is made from, in whatever language: all that it shows is worked out again.
struct ResultPage::Shown {
  std::function<report::ScoreReport()> report;
  PlayFacts facts;
};

namespace {

struct PlayedGame {
  std::shared_ptr<const egizia::Edition> edition;
  egizia::GameRecord record;
  egizia::Replay replay;
};

} // namespace

ResultPage::ResultPage(Preferences& preferences, QWidget* parent)
    : QWidget(parent), m_view(new ResultView(preferences, ResultDialogs::usual(), this)),
      m_course(new CourseChart), m_sources(new BarsChart), m_back(new Chip(this)) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->addWidget(m_view);
  m_view->setCorner(m_back);
  m_view->addPage([] { return tr("Course"); }, m_course);
  auto* scroll = new QScrollArea;
  scroll->setFrameShape(QFrame::NoFrame);
  scroll->setWidgetResizable(true);
  scroll->setFocusPolicy(Qt::NoFocus);
  scroll->setWidget(m_sources);
  m_view->addPage([] { return tr("Sources"); }, scroll);
  connect(m_back, &Chip::clicked, this, &ResultPage::closeRequested);
  retranslate();
}

void ResultPage::show(std::shared_ptr<const Shown> shown) {
  m_shown = std::move(shown);
  const ResultSource source{m_shown->report,
                            [shown = m_shown] { return chartParts(shown->report()); }};
  m_view->show(source, m_shown->facts);
  showCharts();
}

void ResultPage::showCharts() {
  const report::ScoreReport report = m_shown->report();
  m_course->setCourse(courseOf(report));
  m_sources->setBars(sourceBars(report));
}

void ResultPage::showGame(const EgiziaSession& session) {
  const auto game = std::make_shared<const PlayedGame>(
      PlayedGame{session.sharedEdition(), session.record(), session.replay()});
  show(std::make_shared<const Shown>(
      Shown{[game] { return report::scoreReport(game->record, game->replay, *game->edition); },
            playFacts(game->record, *game->edition)}));
}

void ResultPage::showPosition(const egizia::Position& position,
                              const std::shared_ptr<const egizia::Edition>& edition) {
  const auto report = [position, edition] { return report::scoreReport(position, *edition); };
  show(std::make_shared<const Shown>(
      Shown{report, playFacts(report(), QDateTime::currentDateTime())}));
}

void ResultPage::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Escape) return Q_EMIT closeRequested();
  QWidget::keyPressEvent(event);
}

void ResultPage::retranslate() {
  ChipLook look;
  look.tone = ChipLook::Tone::action;
  look.text = tr("Back");
  look.keyCap = tr("Esc");
  m_back->setLook(look);
  m_course->setAccessibleName(tr("Course of the game"));
  m_sources->setAccessibleName(tr("Points by source"));
}

void ResultPage::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) {
    retranslate();
    if (m_shown) showCharts();
  }
  QWidget::changeEvent(event);
}

} // namespace nilometer::ui
