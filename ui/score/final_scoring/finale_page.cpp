// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/score/final_scoring/finale_page.h"

#include "ui/table/action_bar/single_keys.h"

#include <QEvent>
#include <QKeyEvent>
#include <QVBoxLayout>

#include <utility>

namespace nilometer::ui {

FinalePage::FinalePage(std::function<report::ScoreReport()> report, const CardPainter& pictures,
                       QWidget* parent)
    : QWidget(parent), m_report(std::move(report)), m_view(new CeremonyView(pictures, this)),
      m_strip(new StripView(
          [] {
            StripView::Texts texts;
            texts.confirm = ScoreFinale::confirmTexts() + QStringList{tr("Result")};
            return texts;
          },
          this)) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(2 * unit, 2 * unit, 2 * unit, 2 * unit);
  column->setSpacing(2 * unit);
  column->addWidget(m_view, 1);
  column->addWidget(m_strip);
  setFocusPolicy(Qt::StrongFocus);
  connect(m_strip, &StripView::confirmed, this, &FinalePage::next);
  connect(m_strip, &StripView::wentBack, this, &FinalePage::back);
  connect(m_strip, &StripView::actionPressed, this, &FinalePage::showAll);
  connect(m_view, &CeremonyView::ruleRequested, this, &FinalePage::ruleRequested);
  m_finale.setReport(m_report());
  refresh();
}

void FinalePage::begin(std::function<report::ScoreReport()> report, const MoveContent& moves) {
  m_report = std::move(report);
  m_moves = moves;
  m_finale = {};
  m_finale.setReport(m_report());
  refresh();
}

void FinalePage::refresh() {
  m_view->show(m_finale.content());
  StripContent content = m_finale.prompt();
  content.canGoBack = true;
  if (m_finale.isAtStart()) content.moves = m_moves;
  if (m_finale.isAtRanking()) {
    content.hidesConfirm = false;
    content.canConfirm = true;
    content.confirm = tr("Result");
  }
  m_strip->show(content);
  if (m_finale.isAtRanking()) Q_EMIT told();
}

void FinalePage::next() {
  if (!m_finale.next()) return Q_EMIT finished();
  refresh();
}

void FinalePage::back() {
  if (!m_finale.back()) return Q_EMIT wentBack();
  refresh();
}

void FinalePage::showAll() {
  m_finale.showAll();
  refresh();
}

void FinalePage::keyPressEvent(QKeyEvent* event) {
  switch (event->key()) {
  case Qt::Key_Return:
  case Qt::Key_Enter: return next();
  case Qt::Key_Escape:
  case Qt::Key_Backspace: return back();
  default: break;
  }
  if (singleKeysPress() && event->text() == ScoreFinale::allAtOnceKey()) return showAll();
  QWidget::keyPressEvent(event);
}

void FinalePage::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) m_finale.setReport(m_report());
  if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange) refresh();
  QWidget::changeEvent(event);
}

} // namespace nilometer::ui
