// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/final_scoring/position_final_scoring.h"

#include "engine/egizia/file/entry_names.h"
#include "ui/egizia/action_bar/choice_words.h"
#include "ui/egizia/final_scoring/sphinx_motifs.h"
#include "ui/egizia/text/words.h"
#include "ui/score/final_scoring/final_scoring_view.h"
#include "ui/table/action_bar/single_keys.h"
#include "ui/text/phrase.h"

#include <QEvent>
#include <QKeyEvent>
#include <QVBoxLayout>

#include <utility>

namespace nilometer::ui {

namespace {

Seats seatsOf(const egizia::Position& position, const egizia::Edition& edition) {
  Seats seats;
  seats.names = text::ShownNames(text::tableOf(position.players, edition).playerNames);
  for (std::size_t i = 0; i < position.players.size(); ++i) {
    const std::string& colour = position.players[i].colour;
    seats.colours[i] =
        static_cast<PlayerColour>(record::findName(egizia::playerColours, colour).value_or(0));
  }
  return seats;
}

} // namespace

PositionFinalScoring::PositionFinalScoring(egizia::Position position,
                                           std::shared_ptr<const egizia::Edition> edition,
                                           QWidget* parent)
    : QWidget(parent), m_position(std::move(position)), m_edition(std::move(edition)),
      m_game(egizia::gameOf(m_position, *m_edition)),
      m_view(new FinalScoringView(
          [edition = m_edition](QPainter& painter, const QRectF& room, const ScoreCard& card,
                                const Theme& theme,
                                qreal u) { paintMotif(painter, room, card, *edition, theme, u); },
          this)),
      m_strip(new StripView(stripTexts, this)) {
  const egizia::ScoredPosition scored = egizia::scorePosition(m_position, *m_edition);
  m_ground = {.seats = seatsOf(m_position, *m_edition),
              .game = &m_game,
              .order = scored.order,
              .ranking = scored.ranking,
              .track = scored.track,
              .named = {}};
  m_progress.setPages(positionPages(m_position, *m_edition));
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(2 * unit, 2 * unit, 2 * unit, 2 * unit);
  column->setSpacing(2 * unit);
  column->addWidget(m_view, 1);
  column->addWidget(m_strip);
  setFocusPolicy(Qt::StrongFocus);
  connect(m_strip, &StripView::confirmed, this, &PositionFinalScoring::next);
  connect(m_strip, &StripView::wentBack, this, &PositionFinalScoring::back);
  connect(m_strip, &StripView::actionPressed, this, &PositionFinalScoring::showAll);
  connect(m_view, &FinalScoringView::ruleRequested, this, &PositionFinalScoring::ruleRequested);
  refresh();
}

void PositionFinalScoring::setMotion(bool on) {
  m_view->setMotion(on);
}

void PositionFinalScoring::setDoubt(std::function<ScoringDoubt()> doubt) {
  m_doubt = std::move(doubt);
  refresh();
}

void PositionFinalScoring::refresh() {
  if (m_doubt && m_progress.page() == nullptr) {
    const ScoringDoubt doubt = m_doubt();
    m_ground.winnerIsOpen = doubt.ofWinner;
    for (std::size_t player = 0; player < doubt.otherwise.size(); ++player) {
      m_ground.otherwise[player].lines = doubt.otherwise[player];
    }
  }
  m_view->show(contentOf(m_ground, m_progress));
  StripContent content = promptOf(m_ground, m_progress);
  content.canGoBack = true;
  if (m_progress.page() == nullptr) {
    content.hidesConfirm = false;
    content.canConfirm = true;
    content.confirm = tr("Result");
  }
  m_strip->show(content);
}

void PositionFinalScoring::next() {
  if (m_progress.page() != nullptr) {
    if (!m_progress.reveal()) m_progress.goTo(m_progress.pageIndex() + 1);
    refresh();
  }
  if (m_progress.page() == nullptr) Q_EMIT finished();
}

void PositionFinalScoring::back() {
  if (!m_progress.conceal()) {
    if (m_progress.pageIndex() == 0) return Q_EMIT wentBack();
    const std::size_t before = m_progress.pageIndex() - 1;
    m_progress.goTo(before, m_progress.pages()[before].steps.size());
  }
  refresh();
}

void PositionFinalScoring::showAll() {
  m_progress.revealAll();
  refresh();
}

void PositionFinalScoring::keyPressEvent(QKeyEvent* event) {
  switch (event->key()) {
  case Qt::Key_Return:
  case Qt::Key_Enter: return next();
  case Qt::Key_Escape:
  case Qt::Key_Backspace: return back();
  default: break;
  }
  if (singleKeysPress() && event->text() == allAtOnceKey()) return showAll();
  QWidget::keyPressEvent(event);
}

void PositionFinalScoring::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange) refresh();
  QWidget::changeEvent(event);
}

} // namespace nilometer::ui
