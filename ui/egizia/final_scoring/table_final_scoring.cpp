// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/final_scoring/table_final_scoring.h"

#include "engine/egizia/bits.h"
#include "engine/egizia/turn.h"
#include "ui/egizia/board/board_view.h"
#include "ui/egizia/final_scoring/sphinx_motifs.h"
#include "ui/score/final_scoring/final_scoring_view.h"
#include "ui/table/board/seats_of.h"
#include "ui/text/phrase.h"

#include <QApplication>

#include <algorithm>
#include <iterator>
#include <utility>
#include <variant>

namespace nilometer::ui {

using egizia::Phase;
using text::fill;

namespace {

egizia::SphinxSet bitOf(int card) {
  return egizia::SphinxSet{1} << card;
}

const Question* questionOf(const Draft& draft, Ask ask) {
  const auto found = std::ranges::find(draft.questions(), ask, &Question::ask);
  return found == draft.questions().end() ? nullptr : &*found;
}

} // namespace

TableFinalScoring::TableFinalScoring(EgiziaSession& session, Draft& draft, BoardView& board)
    : m_session(session), m_draft(draft), m_board(board),
      m_view(new FinalScoringView(
          [&session](QPainter& painter, const QRectF& room, const ScoreCard& card,
                     const Theme& theme,
                     qreal u) { paintMotif(painter, room, card, session.edition(), theme, u); },
          board.parentWidget())) {
  m_view->hide();
  m_view->leaveOrderToHeader();
  connect(m_view, &FinalScoringView::ruleRequested, this, &TableFinalScoring::ruleRequested);
}

bool TableFinalScoring::isShown() const {
  const Phase phase = m_session.shown().phase;
  if (phase == Phase::over) return true;
  return phase == Phase::final && !m_session.isLookingBack();
}

const egizia::FinalScore* TableFinalScoring::drafted() const {
  const auto& entry = m_draft.work().entry;
  return entry ? std::get_if<egizia::FinalScore>(&*entry) : nullptr;
}

bool TableFinalScoring::isOver() const {
  return m_session.shown().phase == Phase::over;
}

bool TableFinalScoring::leads() const {
  return isShown() && (drafted() != nullptr || isOver());
}

const ScoringPage* TableFinalScoring::page() const {
  return m_scoring.pageIndex() < m_pages.size() ? &m_pages[m_scoring.pageIndex()] : nullptr;
}

const ScoringStep* TableFinalScoring::latest() const {
  const std::size_t revealed = m_scoring.revealed();
  return page() == nullptr || revealed == 0 ? nullptr : &page()->steps[revealed - 1];
}

std::optional<std::size_t> TableFinalScoring::stepOf(int card) const {
  if (page() == nullptr) return std::nullopt;
  const auto& steps = page()->steps;
  const auto found = std::ranges::find_if(steps, [&](const ScoringStep& step) {
    return step.kind == ScoringStep::Kind::sphinx && step.card == card;
  });
  if (found == steps.end()) return std::nullopt;
  return static_cast<std::size_t>(found - steps.begin());
}

bool TableFinalScoring::allowsCards() const {
  return page() != nullptr && m_scoring.revealed() == 0;
}

bool TableFinalScoring::allows(const KeyBindings::Press& press) const {
  if (!leads()) return true;
  if (std::holds_alternative<Action>(press)) return allowsCards();
  const auto* choice = std::get_if<ChoiceId>(&press);
  if (choice == nullptr) return false;
  const Ask ask = askOf(choice->question);
  return (ask == Ask::sell && asksSale()) || (ask == Ask::sphinx && asksCards());
}

bool TableFinalScoring::holdsBack(const ChoiceId& choice) {
  const auto pressed = std::exchange(m_heldBack, std::nullopt);
  if (!leads() || askOf(choice.question) != Ask::sphinx) return false;
  const Question* question = questionOf(m_draft, Ask::sphinx);
  const bool isOffered =
      question != nullptr && std::ranges::any_of(question->choices, [&](const Choice& one) {
        return one.open && one.id == choice.id;
      });
  if (isOffered || pressed == choice.id) return false;
  m_heldBack = choice.id;
  return true;
}

bool TableFinalScoring::isMadeAgain() const {
  return drafted() != nullptr && scoredBefore().has_value();
}

bool TableFinalScoring::asksCards() const {
  return m_scoring.mustName() || (isMadeAgain() && questionOf(m_draft, Ask::sphinx) != nullptr);
}

bool TableFinalScoring::asksSale() const {
  if (questionOf(m_draft, Ask::sell) == nullptr) return false;
  // The stones come first.
  return (allowsCards() || isMadeAgain()) && page()->steps.front().fact > 0;
}

void TableFinalScoring::begin() {
  m_named.clear();
  m_scored.clear();
  m_takenBack.reset();
  if (!isShown()) return;
  const auto shown = m_session.shownGame();
  m_scored = recordedPages(shown.record, m_session.edition(), shown.replay, shown.entries);
  orderScored();
  m_pages = m_scored;
  follow();
  // In the end the last step stays in sight: who has won is told by the result.
  if (isOver()) return m_scoring.goTo(m_scored.size() - 1, SIZE_MAX);
  m_scoring.goTo(m_scored.size());
  followDraft();
  m_scoring.goTo(m_scored.size());
  const auto before = scoredBefore();
  if (!before) return;
  take(*before);
  m_scoring.showAll();
}

void TableFinalScoring::follow() {
  m_scoring.setPlan(tablePlan(m_session, made()));
}

std::optional<TableFinalScoring::Begun> TableFinalScoring::scoredBefore() const {
  const egizia::RecordedEntry* replaced = m_session.replaced();
  if (replaced == nullptr) return std::nullopt;
  const auto* entry = std::get_if<egizia::FinalScore>(&replaced->entry);
  if (entry == nullptr) return std::nullopt;
  return Begun{*entry, asNamed(*entry), SIZE_MAX};
}

bool TableFinalScoring::isAsBefore() const {
  const auto before = scoredBefore();
  return before && drafted() != nullptr && *drafted() == before->entry && m_scoring.isWhole();
}

/// Takes over what has been chosen. A card named shows its row at once.
void TableFinalScoring::followDraft() {
  const egizia::FinalScore* entry = drafted();
  if (entry == nullptr) return follow();
  std::erase_if(m_named, [&](int card) { return (entry->cards & bitOf(card)) == 0; });
  std::vector<int> added;
  for (const int card : egizia::Bits(entry->cards)) {
    if (std::ranges::find(m_named, card) == m_named.end()) added.push_back(card);
  }
  m_named.insert(m_named.end(), added.begin(), added.end());
  if (!added.empty()) m_takenBack.reset();
  m_pages = m_scored;
  m_pages.push_back(draftedPage(m_session.game(), m_session.shown(), *entry, m_named));
  follow();
  for (const int card : added) {
    if (const auto step = stepOf(card)) m_scoring.revealTo(*step);
  }
  // What is disputed may count otherwise with them.
  if (!added.empty()) follow();
}

SphinxOffer TableFinalScoring::offerOf(int card, const KeyBindings& keys) const {
  const Question* question = questionOf(m_draft, Ask::sphinx);
  if (question != nullptr) {
    const auto choice = std::ranges::find(question->choices, card, &Choice::id);
    if (choice != question->choices.end()) {
      return {choice->open, choice->chosen, keys.of(ChoiceId{question->id(), card}), {}};
    }
  }
  const egizia::State& state = m_session.shown();
  if ((egizia::sphinxCardsInGame(m_session.game()) & bitOf(card)) == 0) {
    return {.why = tr("A rule option has left it out of this game.")};
  }
  for (table::Player player = 0; player < state.players; ++player) {
    const egizia::PlayerState& other = state.player[player];
    if (!other.scored || (other.sphinxNamed & bitOf(card)) == 0) continue;
    return {.why = fill(tr("%1 has scored it."), {seatsOf(m_session).name(player)})};
  }
  return {.why = tr("It is named already.")};
}

void TableFinalScoring::refresh() {
  const QWidget* focus = QApplication::focusWidget();
  const bool inside =
      focus != nullptr && (m_board.isAncestorOf(focus) || m_view->isAncestorOf(focus));
  m_board.setCover(isShown() ? BoardView::Cover::whole : BoardView::Cover::none);
  m_view->setVisible(isShown());
  if (!isShown()) return;
  showNow();
  // What has been pressed may be gone: the keys go on where the others are heard.
  if (inside && !focus->isVisible()) m_board.parentWidget()->setFocus();
}

void TableFinalScoring::showNow() {
  followDraft();
  m_view->setMotion(m_board.hasMotion());
  m_view->show(m_scoring.content());
}

StripContent TableFinalScoring::strip(const KeyBindings& keys) const {
  StripContent content = m_scoring.prompt();
  content.canGoBack = canGoBack();
  if (isOver() && !m_entered) {
    content.moves = {};
    content.rests.clear();
    content.body = m_scoring.whereMarkersStand();
  }
  sayTakenBack(content);
  if (isMadeAgain() && m_scoring.isWhole()) content.confirm = confirmText(m_session, m_draft);
  if (asksSale()) {
    content.rows.push_back(rowOf(m_session, m_draft, *questionOf(m_draft, Ask::sell), keys));
  }
  if (asksCards()) {
    content.player = playerColourAt(m_session.colourOf(page()->player));
    std::ranges::move(sphinxRows(m_session.table(), page()->player,
                                 [&](int card) { return offerOf(card, keys); }),
                      std::back_inserter(content.rows));
  }
  return content;
}

QString TableFinalScoring::otherPoints(table::Player player) const {
  if (m_session.otherPoints().empty()) return {};
  return otherwiseOf(m_session, player, made()).total;
}

void TableFinalScoring::next() {
  if (!leads()) return;
  m_takenBack.reset();
  if (isOver()) return Q_EMIT finished();
  if (!m_scoring.isWhole()) {
    if (m_scoring.reveal()) Q_EMIT turned();
    return;
  }
  const auto entry = m_draft.entry();
  if (!entry) return;
  // The session says that it has changed before enter() returns.
  const bool before = m_entered;
  m_entered = true;
  m_order[drafted()->player] = m_named;
  if (m_session.enter(*entry).accepted) {
    // The last Enter leads to who has won.
    if (isOver() && !m_session.amending()) Q_EMIT finished();
    return;
  }
  m_entered = before;
  Q_EMIT turned();
}

void TableFinalScoring::showAll() {
  if (!leads() || isOver()) return;
  m_takenBack.reset();
  m_scoring.showAll();
  Q_EMIT turned();
}

} // namespace nilometer::ui
