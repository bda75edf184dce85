// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/score/final_scoring/final_scoring_page.h"

#include "ui/table/action_bar/single_keys.h"

#include <QEvent>
#include <QKeyEvent>
#include <QVBoxLayout>

#include <utility>

namespace nilometer::ui {

FinalScoringPage::FinalScoringPage(std::function<ScoringPlan()> plan, const CardPainter& pictures,
                                   QWidget* parent)
    : QWidget(parent), m_plan(std::move(plan)), m_view(new FinalScoringView(pictures, this)),
      m_strip(new StripView(
          [] {
            StripView::Texts texts;
            texts.confirm = FinalScoring::confirmTexts() + QStringList{tr("Result")};
            return texts;
          },
          this)) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(2 * unit, 2 * unit, 2 * unit, 2 * unit);
  column->setSpacing(2 * unit);
  column->addWidget(m_view, 1);
  column->addWidget(m_strip);
  setFocusPolicy(Qt::StrongFocus);
  connect(m_strip, &StripView::confirmed, this, &FinalScoringPage::next);
  connect(m_strip, &StripView::wentBack, this, &FinalScoringPage::back);
  connect(m_strip, &StripView::actionPressed, this, &FinalScoringPage::showAll);
  connect(m_view, &FinalScoringView::ruleRequested, this, &FinalScoringPage::ruleRequested);
  m_scoring.setPlan(m_plan());
  refresh();
}

void FinalScoringPage::begin(std::function<ScoringPlan()> plan, const MoveContent& moves) {
  m_plan = std::move(plan);
  m_moves = moves;
  m_scoring = {};
  m_scoring.setPlan(m_plan());
  refresh();
}

void FinalScoringPage::refresh() {
  m_view->show(m_scoring.content());
  StripContent content = m_scoring.prompt();
  content.canGoBack = true;
  if (m_scoring.isAtStart()) content.moves = m_moves;
  if (m_scoring.isAtRanking()) {
    content.hidesConfirm = false;
    content.canConfirm = true;
    content.confirm = tr("Result");
  }
  m_strip->show(content);
  if (m_scoring.isAtRanking()) Q_EMIT told();
}

void FinalScoringPage::next() {
  if (!m_scoring.next()) return Q_EMIT finished();
  refresh();
}

void FinalScoringPage::back() {
  if (!m_scoring.back()) return Q_EMIT wentBack();
  refresh();
}

void FinalScoringPage::showAll() {
  m_scoring.showAll();
  refresh();
}

void FinalScoringPage::keyPressEvent(QKeyEvent* event) {
  switch (event->key()) {
  case Qt::Key_Return:
  case Qt::Key_Enter: return next();
  case Qt::Key_Escape:
  case Qt::Key_Backspace: return back();
  default: break;
  }
  if (singleKeysPress() && event->text() == FinalScoring::allAtOnceKey()) return showAll();
  QWidget::keyPressEvent(event);
}

void FinalScoringPage::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) m_scoring.setPlan(m_plan());
  if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange) refresh();
  QWidget::changeEvent(event);
}

} // namespace nilometer::ui
