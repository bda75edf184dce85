// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/corrections/correction_facts.h"

#include "engine/egizia/turn.h"
#include "ui/egizia/text/entry_details.h"
#include "ui/text/phrase.h"

#include <QCoreApplication>

#include <algorithm>

namespace nilometer::ui {

using egizia::Correctable;

namespace {

struct CorrectionWords {
  Q_DECLARE_TR_FUNCTIONS(CorrectionDialog)
};

} // namespace

int valueNow(const egizia::State& state, const egizia::Correct& entry) {
  if (entry.what == Correctable::ring) return static_cast<int>(state.ring);
  if (entry.what == Correctable::order) return 0;
  const egizia::PlayerState& own = state.player[entry.player];
  switch (entry.what) {
  case Correctable::points: return state.track.points(entry.player);
  case Correctable::queuePlace: return state.track.placeInQueue(entry.player);
  case Correctable::stones: return own.stones;
  case Correctable::crew: return own.crews[static_cast<std::size_t>(entry.crew)];
  case Correctable::stoneMarket: return own.marketStep[0];
  case Correctable::grainMarket: return own.marketStep[1];
  case Correctable::sphinxCount: return own.sphinxHeld;
  case Correctable::ring:
  case Correctable::giveCard:
  case Correctable::takeCard:
  case Correctable::order: break;
  }
  return 0;
}

bool isAsNow(const egizia::State& state, const egizia::Correct& entry) {
  if (isCardCorrection(entry.what)) return false;
  if (entry.what == Correctable::order) return entry.order == egizia::orderOfPlay(state);
  return entry.value == valueNow(state, entry);
}

QString nowText(const EgiziaSession& session, const egizia::Correct& entry) {
  const egizia::State& state = session.shown();
  if (entry.what == Correctable::order) {
    return text::playersInOrder(egizia::orderOfPlay(state), session.table());
  }
  const int now = valueNow(state, entry);
  if (entry.what == Correctable::ring) return text::ring(static_cast<egizia::Ring>(now));
  QString value = text::number(now + text::firstOf(entry.what));
  if (text::firstOf(entry.what) == 0) return value;
  const bool queue = entry.what == Correctable::queuePlace;
  return text::fill(queue ? CorrectionWords::tr("%1; 1 is the front")
                          : CorrectionWords::tr("%1; 1 is the top step"),
                    {value});
}

std::vector<NamedCard> cardsFor(const EgiziaSession& session, Correctable what,
                                table::Player player) {
  const auto& all = session.edition().nileCards;
  const egizia::CardSet own = session.shown().player[player].cards;
  std::vector<NamedCard> cards;
  for (std::size_t i = 0; i < all.size(); ++i) {
    const bool fits = what == Correctable::takeCard
                          ? (own & egizia::cardBit(static_cast<int>(i))) != 0
                          : lifeOf(all[i].kind) != egizia::CardLife::immediate;
    const NamedCard card(all[i].name, all[i].deck);
    const bool known = std::find(cards.begin(), cards.end(), card) != cards.end();
    if (fits && !known) cards.push_back(card);
  }
  return cards;
}

} // namespace nilometer::ui
