// SPDX-License-Identifier: GPL-3.0-or-later
// What the strip of a game of Egizia says.
#include "ui/egizia/action_bar/choice_words.h"
#include "ui/egizia/action_bar/move_parts.h"
#include "ui/egizia/board/board_view.h"
#include "ui/egizia/final_scoring/table_final_scoring.h"
#include "ui/egizia/session/session_basis.h"
#include "ui/egizia/table/egizia_view.h"
#include "ui/egizia/text/move_groups.h"
#include "ui/egizia/text/words.h"
#include "ui/game/session/real_board.h"
#include "ui/table/action_bar/strip_view.h"
#include "ui/table/view/moves_told.h"
#include "ui/table/view/verdict_told.h"
#include "ui/text/phrase.h"

#include <QCoreApplication>

#include <algorithm>
#include <utility>

namespace nilometer::ui {

namespace {

/// One card for two players, both turned over: which one it is, and the ways to put that right.
void sayNamedTwice(const EgiziaSession& session, const TableFinalScoring& finalScoring,
                   StripContent& content) {
  const auto twice = finalScoring.namedTwice();
  if (!twice) return;
  const auto nameOf = [&](table::Player player) { return session.names().shown[player]; };
  //: A Sphinx card, then two players.
  const QString body = QCoreApplication::translate(
      "nilometer::ui::GameView", "“%1” is named for %2 and for %3. One of them has another card.");
  content.body = text::fill(body, {text::sphinxCondition(twice->card, session.table()),
                                   nameOf(twice->players[0]), nameOf(twice->players[1])});
  for (const table::Player player : twice->players) {
    StripContent::ActionChip chip{.index = TableFinalScoring::correctNamingFrom + player,
                                  .look = {}};
    chip.look.tone = ChipLook::Tone::action;
    //: A button: what was entered about a player's Sphinx cards is put right.
    const QString text =
        QCoreApplication::translate("nilometer::ui::GameView", "Correct the cards of %1");
    chip.look.text = text::fill(text, {nameOf(player)});
    content.actions.push_back(chip);
  }
}

} // namespace

StripContent EgiziaView::draftStrip(const std::optional<PhaseCardContent>& card,
                                    const Prompt& prompt) const {
  StripContent content;
  content.names = m_session.names();
  content.title = draftTitle(m_session, m_draft);
  content.confirm = confirmText(m_session, m_draft);
  content.backText = QCoreApplication::translate("nilometer::ui::GameView", "Back");
  content.canGoBack = m_draft.begun() || m_session.isPast();
  for (const Question& question : m_draft.questions()) {
    const auto same = [&](const QuestionRow& row) { return row.question == question.id(); };
    if (card && std::any_of(card->rows.begin(), card->rows.end(), same)) continue;
    content.rows.push_back(rowOf(m_session, m_draft, question, m_keys));
  }
  addActions(content);
  addVerdict(content);
  content.columns = phaseColumnsOf(m_session, m_draft);
  tellMoves(content);
  addTurn(content, prompt);
  return content;
}

void EgiziaView::addTurn(StripContent& content, const Prompt& prompt) const {
  const auto& entry = m_draft.work().entry;
  const bool saysEntry = entry && !content.title.isEmpty();
  const table::Player said = saysEntry ? egizia::playerOf(*entry) : table::noPlayer;
  const table::Player player = said == table::noPlayer ? prompt.player : said;
  if (player != table::noPlayer) {
    content.player = playerColourAt(m_session.colourOf(player));
  }
  if (!content.title.isEmpty()) return;
  content.title = prompt.title;
  content.hint = prompt.hint;
}

TableContent EgiziaView::content() const {
  TableContent content{.phases = phaseLook(m_session.clock()),
                       .prompt = promptOf(m_session, m_draft.asked())};
  if (m_finalScoring->isShown()) {
    content.phases.turns = m_finalScoring->view().content().order;
  } else {
    content.card = phaseCardOf(m_session, m_draft, m_keys);
  }
  content.strip =
      m_finalScoring->leads() ? finalScoringStrip() : draftStrip(content.card, content.prompt);
  content.strip.asked = askedContent();
  content.heard = content.strip.rows;
  return content;
}

StripContent EgiziaView::finalScoringStrip() const {
  StripContent content = m_finalScoring->strip(m_keys);
  content.canGoBack = content.canGoBack || m_session.isPast();
  if (m_finalScoring->allowsCards()) addActions(content);
  if (m_finalScoring->scoring().isWhole()) addVerdict(content);
  if (content.refused) sayNamedTwice(m_session, *m_finalScoring, content);
  // A card that is played before the scoring moves things of its own.
  const auto& entries = m_session.record().entries;
  const bool playsCard = m_realBoard.because() == Because::entered &&
                         m_finalScoring->allowsCards() && !entries.empty() &&
                         std::holds_alternative<egizia::PlayCard>(entries.back().entry);
  if (putsBack() || playsCard) {
    content.body.clear();
    content.moves = {};
    tellMoves(content);
    // Signs, too, would need more room than a narrow stage leaves.
    if (playsCard) content.body = std::exchange(content.moves, {}).told;
  }
  return content;
}

bool EgiziaView::putsBack() const {
  const bool takesBack =
      m_realBoard.because() == Because::undone || m_realBoard.because() == Because::changed;
  return takesBack && m_finalScoring->leads() && m_finalScoring->scoring().revealed() == 0;
}

std::optional<TableStep> EgiziaView::step() const {
  // While the past is put right the real table waits.
  if (!m_finalScoring->leads() || m_session.isPast()) return std::nullopt;
  TableStep step;
  const bool over = m_session.shown().phase == egizia::Phase::over;
  if (!putsBack() && (!over || m_finalScoring->wasEntered()))
    step.moves = finalScoringStrip().moves;
  const ScoringPage* page = m_finalScoring->page();
  if (over || page == nullptr) return step;
  const table::ScoreTrack track = page->trackAfter(m_finalScoring->scoring().revealed());
  for (table::Player player = 0; player < m_session.players(); ++player) {
    step.scores.push_back({track.points(player), m_finalScoring->otherPoints(player)});
  }
  return step;
}

void EgiziaView::addActions(StripContent& content) const {
  for (std::size_t i = 0; i < m_draft.actions().size(); ++i) {
    const Action& action = m_draft.actions()[i];
    StripContent::ActionChip chip{.index = static_cast<int>(i), .look = {}};
    chip.main = endsTurn(action.move);
    if (!action.open) continue;
    chip.look = lookOf(m_session, action);
    if (chip.main && m_draft.mustEndTurn()) chip.look.tone = ChipLook::Tone::confirm;
    chip.look.keyCap = m_keys.of(action);
    content.actions.push_back(chip);
  }
}

void EgiziaView::addVerdict(StripContent& content) const {
  const auto entry = m_draft.entry();
  if (!entry) return;
  const bool leaves = leavesAsItWas(m_session, m_draft);
  tellVerdict(content, m_session, *entry, leaves);
  if (content.refused && leaves) content.hidesConfirm = false;
}

void EgiziaView::tellMoves(StripContent& content) const {
  const egizia::Effects& effects = m_realBoard.moves();
  const Because because = m_realBoard.because();
  egizia::PrintedSet basis;
  const auto sign = [&](const egizia::Effect& effect) {
    if (because != Because::entered) return QString();
    const egizia::PrintedSet behind = effectBasis(m_session, effects, effect);
    egizia::addPrinted(basis, behind);
    return text::restsSign(behind);
  };
  const QStringList told = text::movesOf(effects, m_session.table(), sign);
  content.moves = movesTold(because, moveParts(m_session, effects, sign), told,
                            m_realBoard.entryNumber(), text::restsOn(basis, m_session.table()));
  // Where nothing is moved, the band says what was entered.
  const auto& entries = m_session.record().entries;
  const bool isDone = because == Because::entered || because == Because::returned;
  if (isDone && told.isEmpty() && !entries.empty()) {
    content.moves.text = text::sentence(entries.back(), m_session.table());
  }
}

BoardSights EgiziaView::boardSights() const {
  return {.chosen = m_board->placesThatAre(SpaceLook::State::chosen),
          .open = m_board->placesThatAre(SpaceLook::State::open)};
}

} // namespace nilometer::ui
