// SPDX-License-Identifier: GPL-3.0-or-later
// The way back through the final scoring, and what of it has been named.
#include "engine/egizia/bits.h"
#include "ui/egizia/final_scoring/table_final_scoring.h"
#include "ui/egizia/text/move_groups.h"
#include "ui/table/board/seats_of.h"
#include "ui/text/phrase.h"

#include <algorithm>
#include <variant>

namespace nilometer::ui {

using text::fill;

namespace {

egizia::SphinxSet cardBitOf(int card) {
  return egizia::SphinxSet{1} << card;
}

} // namespace

/// The cards of a final scoring in the order in which they were named here; what is not known of
/// that, as the edition lists them.
std::vector<int> TableFinalScoring::asNamed(const egizia::FinalScore& entry) const {
  std::vector<int> cards;
  for (const int card : m_order[entry.player]) {
    if ((entry.cards & cardBitOf(card)) != 0) cards.push_back(card);
  }
  for (const int card : egizia::Bits(entry.cards)) {
    if (std::ranges::find(cards, card) == cards.end()) cards.push_back(card);
  }
  return cards;
}

/// A person's eye finds every card again where it was turned over.
void TableFinalScoring::orderScored() {
  const auto shown = m_session.shownGame();
  for (std::size_t i = 0; i < std::min(shown.entries, shown.record.entries.size()); ++i) {
    const auto* entry = std::get_if<egizia::FinalScore>(&shown.record.entries[i].entry);
    if (entry != nullptr) m_order[entry->player] = asNamed(*entry);
  }
  for (ScoringPage& page : m_scored) {
    orderAsNamed(m_session.edition(), m_order[page.player], page);
  }
}

bool TableFinalScoring::hasBegun() const {
  if (!leads() || isOver() || isAsBefore()) return false;
  return m_scoring.revealed() > 0 || m_draft.begun();
}

bool TableFinalScoring::canGoBack() const {
  if (isOver()) return mayReopen();
  return m_scoring.revealed() > 0 || !m_named.empty() || mayReopen();
}

/// Whether the last thing done was to name a card.
bool TableFinalScoring::takesBackName() const {
  if (m_named.empty()) return false;
  const auto step = stepOf(m_named.back());
  if (!step) return false;
  return *step + 1 == m_scoring.revealed() ||
         (*step >= m_scoring.revealed() && !m_scoring.isComing());
}

bool TableFinalScoring::back() {
  m_takenBack.reset();
  if (isOver()) {
    if (!mayReopen()) return false;
    reopen();
  }
  if (takesBackName()) {
    const int card = m_named.back();
    if (*stepOf(card) < m_scoring.revealed()) m_scoring.conceal();
    m_draft.choose(Ask::sphinx, drafted()->player, card);
    Q_EMIT turned();
    return true;
  }
  if (m_scoring.conceal()) {
    Q_EMIT turned();
    return true;
  }
  if (!mayReopen()) return false;
  reopen();
  return true;
}

bool TableFinalScoring::mayReopen() const {
  const auto& entries = m_session.record().entries;
  if (m_session.isPast() || entries.empty()) return false;
  if (isOver() && !m_entered) return false;
  return std::holds_alternative<egizia::FinalScore>(entries.back().entry);
}

/// Takes the final scoring before this one back and shows it whole once more, with all that was
/// chosen in it.
void TableFinalScoring::reopen() {
  const auto entry = std::get<egizia::FinalScore>(m_session.record().entries.back().entry);
  m_session.undo();
  take({entry, asNamed(entry), SIZE_MAX});
  m_takenBack = page()->trackAfter(m_scoring.revealed()).points(entry.player);
  Q_EMIT turned();
}

std::optional<TableFinalScoring::Begun> TableFinalScoring::begun() const {
  if (!leads() || drafted() == nullptr) return std::nullopt;
  return Begun{*drafted(), m_named, m_scoring.revealed(), m_order};
}

void TableFinalScoring::takeUp(const Begun& begun) {
  m_order = begun.order;
  orderScored();
  take(begun);
  Q_EMIT turned();
}

void TableFinalScoring::take(const Begun& begun) {
  const egizia::FinalScore& entry = begun.entry;
  if (drafted() == nullptr || drafted()->player != entry.player) return;
  for (const int card : begun.named) {
    if ((drafted()->cards & cardBitOf(card)) != 0) continue;
    m_draft.choose(Ask::sphinx, entry.player, card);
    followDraft();
  }
  if (drafted()->sell != entry.sell) {
    m_draft.choose(Ask::sell, entry.player, entry.sell ? 1 : 0);
  }
  // What is scored again has its cards from the beginning.
  std::ranges::stable_sort(m_named, {}, [&](int card) {
    return std::ranges::find(begun.named, card) - begun.named.begin();
  });
  followDraft();
  m_scoring.goTo(m_scored.size(), begun.revealed);
}

/// After a final scoring was taken back: that it was, and what to put back on the real board.
void TableFinalScoring::sayTakenBack(StripContent& content) const {
  if (!m_takenBack || page() == nullptr) return;
  const table::Player player = page()->player;
  const int now = page()->trackAfter(m_scoring.revealed()).points(player);
  const QString name = m_session.names().shown[player];
  content.moves = {};
  content.rests.clear();
  if (now == *m_takenBack) {
    content.moves.text =
        fill(tr("The final scoring of %1 is taken back. Nothing to move on the table."), {name});
    return;
  }
  const egizia::Effect way{egizia::EffectKind::points,
                           player,
                           page()->steps.front().rule,
                           table::nothing,
                           table::noPlayer,
                           static_cast<std::int16_t>(*m_takenBack),
                           static_cast<std::int16_t>(now)};
  const QString text = text::effectMove(way, m_session.table());
  //: A player's final scoring is taken back, and what to put back for it follows.
  content.moves.heading = tr("Scoring taken back, put back");
  content.moves.told = text;
  content.moves.parts = {
      {seatsOf(m_session).colours[player], name, {{.text = text, .told = text}}}};
}

std::optional<TableFinalScoring::NamedTwice> TableFinalScoring::namedTwice() const {
  if (!leads() || drafted() == nullptr || !m_scoring.isWhole()) return std::nullopt;
  const egizia::State& state = m_session.shown();
  const table::Player own = drafted()->player;
  const egizia::SphinxSet cards = state.player[own].sphinxNamed | drafted()->cards;
  for (table::Player other = 0; other < state.players; ++other) {
    // What others have not shown yet stays hidden.
    if (other == own || !state.player[other].scored) continue;
    for (const int card : egizia::Bits(state.player[other].sphinxNamed & cards)) {
      return NamedTwice{card, {own, other}};
    }
  }
  return std::nullopt;
}

void TableFinalScoring::correctNaming(table::Player player) {
  const auto twice = namedTwice();
  if (!twice) return;
  const auto& entries = m_session.record().entries;
  for (std::size_t i = entries.size(); i-- > 0;) {
    const egizia::Entry& entry = entries[i].entry;
    const auto* scored = std::get_if<egizia::FinalScore>(&entry);
    const auto* named = std::get_if<egizia::NameSphinxCards>(&entry);
    const auto holds = [&](const auto* naming) {
      return naming != nullptr && naming->player == player &&
             (naming->cards & cardBitOf(twice->card)) != 0;
    };
    if (holds(scored)) return m_session.startReplacing(i);
    // Without it the cards are named here, where all can see them.
    if (holds(named)) return m_session.startRemoving(i);
  }
}

} // namespace nilometer::ui
