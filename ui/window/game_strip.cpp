// SPDX-License-Identifier: GPL-3.0-or-later
// What the strip of a running game says.
#include "ui/scoring/table_ceremony.h"
#include "ui/session/session_basis.h"
#include "ui/strip/phase_content.h"
#include "ui/strip/strip_view.h"
#include "ui/window/game_view.h"
#include "ui/words/rests_on.h"
#include "ui/words/words.h"

#include <algorithm>

namespace nilometer::ui {

StripContent GameView::stripContent(const std::optional<PhaseCardContent>& card) const {
  StripContent content;
  content.names = m_session.names();
  content.title = draftTitle(m_session, m_draft);
  content.confirm = confirmText(m_draft);
  content.backText = tr("Back");
  content.canGoBack = m_draft.begun() || m_session.isPast();
  for (const Question& question : m_draft.questions()) {
    const auto same = [&](const QuestionRow& row) {
      return row.ask == question.ask && row.about == question.about;
    };
    if (card && std::any_of(card->rows.begin(), card->rows.end(), same)) continue;
    content.rows.push_back(rowOf(m_session, m_draft, question, keyOf()));
    content.hidesConfirm = content.hidesConfirm || question.ask == Ask::market;
  }
  addActions(content);
  addVerdict(content);
  if (content.body.isEmpty()) {
    egizia::PrintedSet basis;
    content.body = lastMoves(basis);
    content.rests = words::restsOn(basis, m_session.table());
  }
  if (content.title.isEmpty()) {
    content.title = content.body.isEmpty() ? promptOf(m_session).title : tr("Now move");
  }
  return content;
}

StripContent GameView::ceremonyStrip() const {
  StripContent content = m_ceremony->strip(keyOf());
  content.canGoBack = content.canGoBack || m_session.isPast();
  if (m_ceremony->allowsCards()) addActions(content);
  if (m_ceremony->ceremony().isWhole()) addVerdict(content);
  return content;
}

void GameView::addActions(StripContent& content) const {
  for (std::size_t i = 0; i < m_draft.actions().size(); ++i) {
    const Action& action = m_draft.actions()[i];
    StripContent::ActionChip chip{.index = static_cast<int>(i), .look = {}};
    chip.main = endsTurn(action.move);
    if (!m_draft.isOpen(action)) continue;
    chip.look = lookOf(m_session, action);
    if (chip.main && m_draft.mustEndTurn()) chip.look.tone = ChipLook::Tone::confirm;
    chip.look.keyCap = m_keys.of({KeyCaps::Press::What::action, static_cast<int>(i), 0, 0});
    content.actions.push_back(chip);
  }
}

void GameView::addVerdict(StripContent& content) const {
  const auto entry = m_draft.entry();
  if (!entry) return;
  const egizia::Outcome outcome = m_session.tryOut(*entry);
  content.canConfirm = outcome.verdict.legal() && outcome.impossible == 0;
  if (content.canConfirm) return;
  QStringList lines;
  for (const egizia::Finding& finding : outcome.verdict.findings()) {
    lines += words::sentence(finding, m_session.table());
  }
  for (std::size_t i = 0; i < egizia::invariantNames.size(); ++i) {
    const auto invariant = static_cast<egizia::Invariant>(i);
    if ((outcome.impossible & egizia::invariantBit(invariant)) != 0) {
      lines += words::sentence(invariant);
    }
  }
  content.body = lines.join(QLatin1Char('\n'));
  content.refused = true;
  content.canInsist = outcome.impossible == 0;
  content.hidesConfirm = true;
}

QString GameView::lastMoves(egizia::PrintedSet& basis) const {
  if (m_draft.begun() || m_session.shownEntries() == 0) return {};
  QStringList moves;
  const auto effects = m_session.replay().effectsOf(m_session.shownEntries() - 1);
  for (const egizia::Effect& effect : effects) {
    const QString move = words::sentence(effect, m_session.table());
    if (!words::asksForAMove(effect) || move.isEmpty()) continue;
    const egizia::PrintedSet behind = effectBasis(m_session, effects, effect);
    egizia::addPrinted(basis, behind);
    moves += move + words::restsSign(behind);
  }
  return moves.join(QStringLiteral("  ·  "));
}

} // namespace nilometer::ui
