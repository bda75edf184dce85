// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/table/egizia_view.h"

#include "ui/egizia/action_bar/choice_words.h"
#include "ui/egizia/board/board_view.h"
#include "ui/egizia/explain/table_why.h"
#include "ui/egizia/final_scoring/table_final_scoring.h"
#include "ui/egizia/guide/egizia_guide.h"
#include "ui/egizia/seats/player_card.h"
#include "ui/game/session/made_again.h"
#include "ui/game/session/real_board_of.h"
#include "ui/score/final_scoring/final_scoring_view.h"
#include "ui/table/explain/why_guide.h"
#include "ui/table/guide/guide_panel.h"
#include "ui/table/printed_values/difference_card.h"
#include "ui/table/printed_values/printed_value_prompt.h"

#include <QEvent>
#include <QKeyEvent>

#include <algorithm>
#include <bit>
#include <variant>

namespace nilometer::ui {

EgiziaView::EgiziaView(EgiziaSession& session, QWidget* parent)
    : GameView(session, stripTexts, parent), m_session(session),
      m_realBoard(RealBoardOf<egizia::Rules>::of(session)), m_board(new BoardView(session, this)),
      m_players(new PlayersView(session, this)),
      m_finalScoring(new TableFinalScoring(session, m_draft, *m_board)),
      m_difference(new DifferenceCard(this)) {
  m_finalScoring->setParent(this);
  m_difference->hide();
  connectBoard();
  connectWhy();
  connectAsked();
  layOut();
}

QWidget& EgiziaView::boardPart() const {
  return *m_board;
}

SeatsView& EgiziaView::playersPart() const {
  return *m_players;
}

void EgiziaView::setCompactLevel(const CompactLevel& folds) {
  GameView::setCompactLevel(folds);
  m_board->setCompactLevel(folds.flatStage, folds.siteOnly);
}

QWidget* EgiziaView::stage() const {
  return m_finalScoring->isShown() ? &m_finalScoring->view() : nullptr;
}

void EgiziaView::setMotion(bool on) {
  m_board->setMotion(on);
}

void EgiziaView::connectBoard() {
  connect(m_board, &BoardView::placePressed, this, [this](const PlaceId& place) { press(place); });
  connect(m_board, &BoardView::arranged, this, [this] {
    placeCard();
    placeStage();
    showSights();
  });
  connect(m_finalScoring, &TableFinalScoring::turned, this, &EgiziaView::refresh);
  connect(m_finalScoring, &TableFinalScoring::finished, this, [this] {
    // A difference that waits for an answer is left with the table.
    if (m_desk == nullptr || !m_desk->pending()) Q_EMIT resultRequested();
  });
  connect(m_finalScoring, &TableFinalScoring::ruleRequested, this, &EgiziaView::ruleRequested);
}

void EgiziaView::connectWhy() {
  const TableParts parts{{m_session, m_draft}, *m_board, *m_players, strip(), phaseCard()};
  why().add(
      [parts](QWidget& about, std::optional<QPoint> at) { return tableWhy(parts, about, at); });
  why().add(
      [this](QWidget& about, std::optional<QPoint> at) { return scoreWhy(m_session, about, at); });
}

void EgiziaView::choose(const QuestionId& question, int id) {
  // A card that somebody else has scored: why it is closed is said first.
  if (m_finalScoring->holdsBack({question, id})) return;
  follow(m_draft.choose({question, id}));
}

void EgiziaView::startAction(int index) {
  if (index == FinalScoring::allAtOnce) return m_finalScoring->showAll();
  if (const int player = index - TableFinalScoring::correctNamingFrom; player >= 0)
    return m_finalScoring->correctNaming(static_cast<table::Player>(player));
  const auto action = static_cast<std::size_t>(index);
  if (action < m_draft.actions().size()) follow(m_draft.start(m_draft.actions()[action]));
}

void EgiziaView::follow(Progress progress) {
  if (progress == Progress::ignored) return;
  if (progress == Progress::ready) {
    const auto entry = m_draft.entry();
    if (entry && enter(*entry)) return;
  }
  refresh();
}

void EgiziaView::confirm() {
  if (strip().asked().take()) return;
  if (m_finalScoring->leads()) return m_finalScoring->next();
  if (m_draft.goOn() != Progress::ignored) return refresh();
  const auto entry = m_draft.entry();
  if (!entry || enter(*entry)) return;
  refresh();
}

bool EgiziaView::enter(const egizia::Entry& entry) {
  const std::optional<egizia::Build> aside = m_draft.setAside();
  if (!m_session.enter(entry).accepted) return false;
  // A change of the past waits with the entry as it was made.
  if (aside && m_session.amended() == nullptr) {
    m_draft.resume(*aside);
    refresh();
  }
  return true;
}

void EgiziaView::insist() {
  const auto entry = m_draft.entry();
  if (!entry || !strip().content().canInsist) return;
  const QString reason = strip().reason();
  // Wherever the keyboard was, the next key means the next turn, or the change that waits.
  setFocus();
  m_session.enter(*entry, true, reason);
}

void EgiziaView::goBack() {
  const bool led = m_finalScoring->leads();
  if (led && m_finalScoring->back()) return;
  if (!led && m_draft.back()) {
    refresh();
  } else if (m_session.isPast()) {
    m_session.stepBack();
  }
}

bool EgiziaView::hasBegun() const {
  if (!m_finalScoring->leads()) return m_draft.begun();
  return !m_finalScoring->isAsBefore() && m_finalScoring->canGoBack();
}

bool EgiziaView::canDrop() const {
  if (m_desk != nullptr && m_desk->pending()) return true;
  return m_finalScoring->leads() ? m_finalScoring->hasBegun() : m_draft.begun();
}

bool EgiziaView::dropEntry() {
  if (!canDrop()) return false;
  if (m_desk != nullptr && m_desk->pending()) {
    m_desk->takeBack();
  } else {
    beginEntry();
    refresh();
  }
  return true;
}

void EgiziaView::press(const KeyBindings::Press& press) {
  if (const auto* place = std::get_if<PlaceId>(&press)) {
    pressPlace(*place, [&] { follow(m_draft.press(*place)); });
  } else if (const auto* chosen = std::get_if<ChoiceId>(&press)) {
    choose(chosen->question, chosen->id);
  } else {
    follow(m_draft.start(std::get<Action>(press)));
  }
}

bool EgiziaView::pressKey(const QKeyEvent& key) {
  if (key.key() == Qt::Key_Escape) {
    if (key.modifiers().testFlag(Qt::ShiftModifier) && dropEntry()) return true;
    const bool isDoubted = m_finalScoring->leads() && !strip().asked().content().said.isEmpty();
    if (m_desk != nullptr && (m_desk->pending() || isDoubted)) {
      m_desk->takeBack();
      return true;
    }
    m_finalScoring->isAsBefore() ? m_session.stepBack() : goBack();
    return true;
  }
  if (key.key() == Qt::Key_Backspace && m_finalScoring->leads()) {
    goBack();
    return true;
  }
  if ((key.modifiers() & (Qt::ControlModifier | Qt::AltModifier)) != 0) return false;
  if (pressAsked(key.text())) return true;
  const auto found = m_keys.find(key.text().toUpper());
  if (found && m_finalScoring->allows(*found)) {
    press(*found);
    return true;
  }
  if (!m_finalScoring->leads() || key.text() != FinalScoring::allAtOnceKey()) return false;
  m_finalScoring->showAll();
  return true;
}

std::optional<egizia::LayOut> EgiziaView::namesBefore() const {
  const egizia::Entry* before = m_session.enteredBefore();
  const auto* named = before == nullptr ? nullptr : std::get_if<egizia::LayOut>(before);
  return named == nullptr ? std::nullopt : std::optional(*named);
}

void EgiziaView::beginEntry() {
  m_draft.begin({{.game = &m_session.game(),
                  .state = &m_session.turn(),
                  .options = &m_session.options(),
                  .replaced = beginningOf(m_session)},
                 namesBefore()});
  m_finalScoring->begin();
  m_begunAt = sessionPlace();
}

void EgiziaView::refreshParts() {
  m_keys = KeyBindings(m_session.edition(), m_draft);
  m_board->refresh(m_draft.offers(), m_keys.board());
  m_players->refresh(m_draft.ringMove(), m_draft.asked());
  m_finalScoring->refresh();
  // What has been named is nothing to think of any more.
  if (m_session.shown().phase == egizia::Phase::final) refreshGuide();
}

QRect EgiziaView::boardRect() const {
  const QWidget& around = *m_board->parentWidget();
  QRect seen(around.mapTo(this, QPoint()), around.size());
  // A strip that has grown lies over the lower part of the board.
  seen.setBottom(std::min(seen.bottom(), strip().y() - 1));
  return seen;
}

QRect EgiziaView::cardRect() const {
  // The left bank, where the cards lie, stays in sight.
  QRect where = m_board->rect();
  where.setLeft(m_board->riverRect().center().x());
  where.setHeight(std::min(where.height(), phaseCard().fullHeight(where.width())));
  return where;
}

std::function<void(GameView&)> EgiziaView::begun() const {
  if (const auto scoring = m_finalScoring->begun()) {
    return [scoring](GameView& view) {
      static_cast<EgiziaView&>(view).m_finalScoring->takeUp(*scoring);
    };
  }
  if (!m_draft.begun()) return {};
  return [made = m_draft.made(), asked = m_draft.questions(),
          wasLegal = m_draft.verdict().legal()](GameView& view) {
    auto& own = static_cast<EgiziaView&>(view);
    own.m_draft.goOnWith(made);
    const bool isPossible =
        allowsAll(asked, own.m_draft.questions()) && (own.m_draft.verdict().legal() || !wasLegal);
    if (!isPossible) own.beginEntry();
  };
}

table::Player EgiziaView::decides() const {
  return decidingPlayer(m_session);
}

Guide EgiziaView::guideAt(PromptLevel level) const {
  const auto& entry = m_draft.work().entry;
  const auto* scoring = entry ? std::get_if<egizia::FinalScore>(&*entry) : nullptr;
  const int named = scoring == nullptr ? 0 : std::popcount(scoring->cards);
  return guideOf(m_session, level, named);
}

void EgiziaView::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange && m_desk != nullptr) m_desk->retranslate();
  GameView::changeEvent(event);
}

} // namespace nilometer::ui
