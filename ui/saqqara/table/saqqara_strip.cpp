// SPDX-License-Identifier: GPL-3.0-or-later
// What the strip of a game of Saqqara says.
#include "ui/saqqara/strip/strip_words.h"
#include "ui/saqqara/table/saqqara_view.h"
#include "ui/saqqara/words/words.h"
#include "ui/table/moves_told.h"
#include "ui/table/verdict_told.h"
#include "ui/words/phrase.h"

#include <QCoreApplication>

#include <algorithm>
#include <bit>
#include <variant>

namespace nilometer::saqqara {

using ui::StripContent;

bool View::leavesAsItWas() const {
  const RecordedEntry* replaced = m_session.replaced();
  return replaced != nullptr && !m_session.enteringAgain() && m_draft.entry() == replaced->entry;
}

QString View::title() const {
  const auto& entry = m_draft.work().entry;
  if (!entry) return {};
  if (const auto* told = std::get_if<Tell>(&*entry)) {
    QString question = words::askFor(placeOf(*told));
    // The number of a level or a year is never alone on a line.
    return question.replace(question.lastIndexOf(u' '), 1, QChar::Nbsp);
  }
  // What is still to be said is no part of a sentence.
  const bool isWhole = m_draft.begun() && m_draft.entry();
  return isWhole || leavesAsItWas() ? words::sentence(*entry, m_session.table()) : QString();
}

StripContent View::stripContent(const std::optional<ui::PhaseCardContent>& /*card*/) const {
  StripContent content;
  content.names = m_session.names();
  content.backText = QCoreApplication::translate("nilometer::ui::GameView", "Back");
  content.canGoBack = hasBegun() || m_session.isPast();
  tellMoves(content);
  if (tellsShares()) {
    content.columns = sharesOf(m_session, m_realBoard.moves());
    content.confirm = continueText();
    content.canConfirm = true;
    return content;
  }
  content.title = title();
  content.confirm = leavesAsItWas() ? leaveText() : enterText();
  content.rows = rowsOf(m_session, m_draft, m_keys);
  addActions(content);
  addVerdict(content);
  if (!m_whyNot.legal()) {
    content.body = m_session.objections(m_whyNot, 0).join(QLatin1Char('\n'));
    content.refused = true;
  }
  const ui::Prompt turn = prompt();
  // What is printed whoever writes reads for all.
  const auto& made = m_draft.work().entry;
  const bool reads = made && std::holds_alternative<Tell>(*made);
  if (turn.player != noPlayer && !reads) {
    content.player = ui::playerColourAt(m_session.colourOf(turn.player));
  }
  if (content.title.isEmpty()) {
    content.title = turn.title;
    content.hint = turn.hint;
  }
  return content;
}

void View::addActions(StripContent& content) const {
  for (std::size_t i = 0; i < m_draft.actions().size(); ++i) {
    const Action& action = m_draft.actions()[i];
    if (!action.open && !action.on) continue;
    StripContent::ActionChip chip{.index = static_cast<int>(i), .look = lookOf(m_session, action)};
    chip.main = endsTurn(action.move);
    chip.look.keyCap = m_keys.of(action.move);
    content.actions.push_back(chip);
  }
}

std::optional<Entry> View::judged() const {
  const auto& made = m_draft.work().entry;
  // A theft from nobody says why there is nobody.
  const bool isVain = std::ranges::find(m_draft.actions(), Action{Move::steal, false, true}) !=
                      m_draft.actions().end();
  if (isVain) return made;
  const auto* setUp = made ? std::get_if<SetUp>(&*made) : nullptr;
  const bool isLate = setUp == nullptr || setUp->start != noPlayer ||
                      std::popcount(setUp->pyramids) < m_session.players() + 2;
  return isLate ? m_draft.entry() : std::optional<Entry>(SetUp{0, setUp->pyramids});
}

void View::addVerdict(StripContent& content) const {
  const auto entry = judged();
  if (!entry) return;
  ui::tellVerdict(content, m_session, *entry, leavesAsItWas());
  const bool isWhole = m_draft.entry().has_value();
  content.canConfirm = content.canConfirm && isWhole;
  content.canInsist = content.canInsist && isWhole;
  if (!content.canConfirm || content.refused) return;
  QStringList doubtful;
  const table::Verdict against = doubts(m_session.game(), table(), *entry);
  for (const table::Finding& found : against.findings()) doubtful += words::doubtText(found);
  content.hint = doubtful.join(QStringLiteral("  ·  "));
}

void View::tellMoves(StripContent& content) const {
  const ui::Because because = m_realBoard.because();
  const QStringList told = words::movesOf(m_realBoard.moves(), m_session.table());
  content.moves = ui::movesTold(because, moveParts(m_session, m_realBoard.moves()), told,
                                m_session.shownEntries());
  const auto& entries = m_session.record().entries;
  content.begins = entries.empty();
  // Done again it is said as when it was entered.
  const bool isDone = because == ui::Because::entered || because == ui::Because::returned;
  if (isDone && told.isEmpty() && !entries.empty()) {
    content.moves.text = words::sentence(entries.back(), m_session.table());
  }
}

} // namespace nilometer::saqqara
