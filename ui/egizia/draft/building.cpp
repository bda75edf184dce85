// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/draft/parts.h"

#include "engine/egizia/bits.h"
#include "engine/egizia/build.h"
#include "engine/egizia/changes.h"
#include "engine/egizia/turn.h"

#include <algorithm>
#include <bit>
#include <cstddef>
#include <tuple>
#include <vector>

namespace nilometer::ui {

using egizia::Bits;
using egizia::Build;
using egizia::Building;
using egizia::Payment;
using egizia::Site;
using egizia::spaceBit;
using egizia::SpaceSet;

namespace {

const egizia::PlayerState& ownOf(const Ground& ground, const Build& entry) {
  return ground.state->player[entry.player];
}

egizia::TombValues tombValues(const Ground& ground, const Build& entry) {
  egizia::TombValues values = ground.state->tombValues;
  for (std::size_t i = 0; i < entry.openedCount; ++i) {
    values[ground.state->openedTombs + i] = entry.opened[i];
  }
  return values;
}

/// Stones and strength the action takes (BUILD-5).
int costOf(const Ground& ground, const Build& entry) {
  int cost = entry.draw;
  for (std::size_t i = 0; i < entry.spaces.size(); ++i) {
    cost += egizia::valueOf(ground.edition(), static_cast<Building>(i), entry.spaces[i],
                            tombValues(ground, entry));
  }
  return cost;
}

/// Crews just strong enough come first: no cards, one crew rather than two, no joker.
auto costOfPayment(const Payment& payment) {
  const bool joker = (payment.crews & crewBit(egizia::Crew::joker)) != 0;
  return std::tuple(std::popcount(payment.strengthCards),
                    std::popcount(static_cast<unsigned>(payment.crews & egizia::normalCrews)),
                    joker, payment.strength);
}

void proposePayment(const Ground& ground, const Work& work, Build& entry) {
  if (work.has(Ask::pay) || work.has(Ask::strength)) return;
  const int cost = costOf(ground, entry);
  entry.crews = 0;
  entry.strengthCards = 0;
  if (cost == 0) return;
  const Payment* best = nullptr;
  const Payment* strongest = nullptr;
  for (const Payment& payment : ground.options->payments) {
    if (strongest == nullptr || payment.strength > strongest->strength) strongest = &payment;
    if (payment.strength < cost) continue;
    if (best == nullptr || costOfPayment(payment) < costOfPayment(*best)) best = &payment;
  }
  if (best == nullptr) best = strongest;
  if (best == nullptr) return;
  entry.crews = best->crews;
  entry.strengthCards = best->strengthCards;
}

/// Of normal crews the one that was pressed first, else the first one.
unsigned firstOf(const Work& work, unsigned crews) {
  for (const egizia::Crew crew : work.crews) {
    if ((crews & crewBit(crew)) != 0) return crewBit(crew);
  }
  return crews & (~crews + 1);
}

/// A press on a crew that was only proposed confirms it; the joker is confirmed with the crew that
/// it goes with. A third crew takes the place of the last of two, or of one that was only proposed.
void chooseCrew(const Ground& ground, Work& work, Build& entry, egizia::Crew crew, bool first) {
  const egizia::CrewSet bit = crewBit(crew);
  std::erase(work.crews, crew);
  work.crews.push_back(crew);
  if (first && (entry.crews & bit) != 0) {
    if (crew != egizia::Crew::joker) entry.crews = bit;
    return;
  }
  // Of what was recorded another crew takes the place; two are said by their card.
  const auto* recorded = ground.replaced ? std::get_if<Build>(&*ground.replaced) : nullptr;
  const bool stands = recorded != nullptr && recorded->crews == entry.crews;
  const bool toggles = crew == egizia::Crew::joker || (entry.crews & bit) != 0 ||
                       (!stands && egizia::holds(ground.edition(), ownOf(ground, entry),
                                                 egizia::CardKind::twoCrews));
  unsigned kept = toggles ? entry.crews : entry.crews & crewBit(egizia::Crew::joker);
  const unsigned normal = kept & egizia::normalCrews;
  const bool isThird = (normal & bit) == 0 && std::popcount(normal) > 1;
  if (isThird && crew != egizia::Crew::joker) kept ^= normal ^ firstOf(work, normal);
  entry.crews = static_cast<egizia::CrewSet>(kept ^ bit);
}

/// Two normal crews instead of one, or the stronger one alone (CARD-TWO-CREWS).
void switchTwoCrews(const Ground& ground, Build& entry) {
  const egizia::PlayerState& own = ownOf(ground, entry);
  const unsigned normal = entry.crews & egizia::normalCrews;
  const bool two = std::popcount(normal) > 1;
  const unsigned among = two ? normal : egizia::normalCrews & ~(own.usedCrews | normal);
  std::optional<int> strongest;
  for (const int crew : Bits(among)) {
    const auto index = static_cast<std::size_t>(crew);
    if (!strongest || own.crews[index] > own.crews[static_cast<std::size_t>(*strongest)]) {
      strongest = crew;
    }
  }
  if (!strongest) return;
  const egizia::CrewSet bit = crewBit(static_cast<egizia::Crew>(*strongest));
  const unsigned kept = two ? entry.crews & crewBit(egizia::Crew::joker) : entry.crews;
  entry.crews = static_cast<egizia::CrewSet>(kept | bit);
}

void chooseStrength(const Ground& ground, Build& entry, std::uint8_t card, bool first) {
  const egizia::CardSet bit = egizia::cardBit(card);
  if (first && (entry.strengthCards & bit) != 0) {
    entry.strengthCards = bit;
  } else if (ground.edition().nileCards[card].kind == egizia::CardKind::twoCrews) {
    switchTwoCrews(ground, entry);
  } else {
    entry.strengthCards ^= bit;
  }
}

/// As the number drawn: it has not been said.
constexpr int nothingYet = -1;

int mostDrawn(const Ground& ground) {
  return std::min<int>(ground.edition().sphinxDrawLimit, ground.state->sphinxDeck);
}

int unpaidRoom(const Ground& ground, const Build& entry) {
  return std::clamp(mostDrawn(ground) - entry.draw, 0,
                    egizia::unpaidAllowed(ground.edition(), ownOf(ground, entry)));
}

int keepRoom(const Ground& ground, const Build& entry) {
  return std::min(entry.draw + entry.unpaid,
                  egizia::keepAllowed(ground.edition(), ownOf(ground, entry)));
}

Question numbers(Ask ask, int least, int most, int chosen) {
  Question question{.ask = ask};
  for (int number = least; number <= most; ++number) {
    question.choices.push_back({number, number == chosen});
  }
  return question;
}

/// Whether CARD-MORE-SPHINX may draw without a paid card.
bool drawsUnpaidOnly(const Ground& ground, const Build& entry) {
  return !ground.game->options.moreSphinxNeedsStone &&
         egizia::unpaidAllowed(ground.edition(), ownOf(ground, entry)) > 0;
}

/// How many paid cards may be drawn, whoever pays.
int mostPaid(const Ground& ground) {
  int strongest = 0;
  for (const Payment& payment : ground.options->payments) {
    strongest = std::max<int>(strongest, payment.strength);
  }
  return std::max(std::min<int>({mostDrawn(ground), strongest, ground.options->budget}), 0);
}

/// A drawing without a paid card: of cards beyond those, and with no crew unless one is asked for.
void adaptToNothingPaid(const Ground& ground, Build& entry) {
  if (entry.draw > 0) return;
  entry.crews = 0;
  entry.strengthCards = 0;
  if (entry.unpaid == 0) entry.unpaid = static_cast<std::uint8_t>(unpaidRoom(ground, entry));
}

/// Whether a number of Sphinx cards is the last one that can be said. What pays and how many are
/// kept can be chosen before.
bool endsDrawing(const Ground& ground, const Build& entry, Ask ask) {
  if (entry.site != Site::sphinx || ground.replaced) return false;
  return ask == Ask::unpaid ||
         (ask == Ask::draw && egizia::unpaidAllowed(ground.edition(), ownOf(ground, entry)) == 0);
}

/// In how many ways that many stones can be paid without a crew or a card too many.
std::ptrdiff_t waysToPay(const Ground& ground, int cost) {
  if (cost == 0) return 0;
  const std::vector<Payment>& all = ground.options->payments;
  const auto isLess = [](const Payment& less, const Payment& more) {
    return (less.crews & ~more.crews) == 0 && (less.strengthCards & ~more.strengthCards) == 0 &&
           (less.crews != more.crews || less.strengthCards != more.strengthCards);
  };
  return std::ranges::count_if(all, [&](const Payment& payment) {
    return payment.strength >= cost && std::ranges::none_of(all, [&](const Payment& other) {
             return other.strength >= cost && isLess(other, payment);
           });
  });
}

void askDrawing(const Ground& ground, const Build& entry, Questions& questions) {
  const bool isSaid = isComplete(ground, entry);
  const int least = drawsUnpaidOnly(ground, entry) ? 0 : 1;
  questions.push_back(
      numbers(Ask::draw, least, mostPaid(ground), isSaid ? entry.draw : nothingYet));
  if (!isSaid && !endsDrawing(ground, entry, Ask::draw)) return;
  const int unpaid = unpaidRoom(ground, entry);
  if (unpaid > 0) {
    questions.push_back(numbers(Ask::unpaid, entry.draw == 0 ? 1 : 0, unpaid, entry.unpaid));
  }
  const int keep = isSaid ? keepRoom(ground, entry)
                          : egizia::keepAllowed(ground.edition(), ownOf(ground, entry));
  questions.push_back(numbers(Ask::keep, 0, keep, entry.kept));
}

void askPayment(const Ground& ground, const Build& entry, Questions& questions) {
  const egizia::PlayerState& own = ownOf(ground, entry);
  Question pay{.ask = Ask::pay, .kind = Question::Kind::several};
  for (int crew = 0; crew < egizia::crewCount; ++crew) {
    const egizia::CrewSet bit = crewBit(static_cast<egizia::Crew>(crew));
    pay.choices.push_back({crew, (entry.crews & bit) != 0, (own.usedCrews & bit) == 0});
  }
  questions.push_back(pay);
  const egizia::CardSet cards = own.cards & ground.edition().kind(egizia::CardKind::strength);
  const int twoCrews = egizia::heldCard(ground.edition(), own, egizia::CardKind::twoCrews);
  Question strength{.ask = Ask::strength, .kind = Question::Kind::several};
  for (const int card : Bits(cards)) {
    strength.choices.push_back({card, (entry.strengthCards & egizia::cardBit(card)) != 0});
  }
  if (twoCrews >= 0) {
    const unsigned normal = entry.crews & egizia::normalCrews;
    const unsigned free = egizia::normalCrews & ~unsigned{own.usedCrews};
    strength.choices.push_back({twoCrews, std::popcount(normal) > 1, std::popcount(free) > 1});
  }
  if (!strength.choices.empty()) questions.push_back(strength);
}

void askOpenedTombs(const Ground& ground, const Build& entry, Questions& questions) {
  for (std::size_t i = 0; i < entry.openedCount; ++i) {
    questions.push_back(askTomb(ground.edition(), ground.state->openedTombs + static_cast<int>(i),
                                tombValues(ground, entry)));
  }
}

/// As many tiles are turned up as were taken, while there are any (TOMB-1).
void adaptOpened(const Ground& ground, Build& entry) {
  const auto tombs = entry.spaces[static_cast<std::size_t>(Building::tombs)];
  const int open = egizia::openTombsAfter(ground.edition(), *ground.state, std::popcount(tombs));
  const int opened = std::max(open - ground.state->openedTombs, 0);
  for (std::size_t i = static_cast<std::size_t>(opened); i < entry.opened.size(); ++i) {
    entry.opened[i] = 0;
  }
  entry.openedCount = static_cast<std::uint8_t>(opened);
}

void addCell(const Ground& ground, Build& entry, Building building, int cell) {
  const auto index = static_cast<std::size_t>(building);
  const SpaceSet needs = ground.edition().plan(building).needs[static_cast<std::size_t>(cell)];
  entry.spaces[index] |= (needs & ~ground.state->built(building)) | spaceBit(cell);
  adaptOpened(ground, entry);
}

} // namespace

std::optional<Build> buildingAction(const Ground& ground) {
  const std::optional<egizia::BuildTurn> turn = egizia::buildTurn(*ground.state);
  if (!turn) return std::nullopt;
  const egizia::SiteState& site = ground.state->sites[static_cast<std::size_t>(turn->site)];
  const egizia::Slot& slot = site.slots[turn->slot];
  Build entry;
  entry.player = slot.player;
  entry.site = turn->site;
  entry.reserveCard = !egizia::isEntitled(site, slot);
  if (turn->site == Site::obelisk) entry.market = egizia::Market::stone;
  // What is drawn costs, and is for the player to say; one card is kept of it.
  if (turn->site == Site::sphinx) entry.kept = 1;
  return entry;
}

void toggleCell(const Ground& ground, const Work& work, Build& entry, Building building, int cell) {
  const auto index = static_cast<std::size_t>(building);
  if ((entry.spaces[index] & spaceBit(cell)) == 0) {
    addCell(ground, entry, building, cell);
  } else {
    const auto& needs = ground.edition().plan(building).needs;
    for (const int other : Bits(entry.spaces[index])) {
      const bool rests = (needs[static_cast<std::size_t>(other)] & spaceBit(cell)) != 0;
      if (rests || other == cell) entry.spaces[index] &= ~spaceBit(other);
    }
    adaptOpened(ground, entry);
  }
  proposePayment(ground, work, entry);
}

void ask(const Ground& ground, const Work& /*work*/, const Build& entry, Questions& questions) {
  if (entry.site == Site::sphinx) {
    askDrawing(ground, entry, questions);
    const bool ends = endsDrawing(ground, entry, Ask::draw);
    if (!ends && !isComplete(ground, entry)) return;
    // Without a paid card no crew is needed.
    const bool mayUseCrews = ends || entry.draw > 0 || egizia::unpaidMayUseCrews(*ground.game);
    if (mayUseCrews) askPayment(ground, entry, questions);
    return;
  }
  if (!isComplete(ground, entry)) return;
  askPayment(ground, entry, questions);
  askOpenedTombs(ground, entry, questions);
  if (entry.site != Site::obelisk) return;
  Question market{.ask = Ask::market};
  for (const egizia::Market which : {egizia::Market::stone, egizia::Market::grain}) {
    market.choices.push_back({static_cast<int>(which), entry.market == which});
  }
  questions.push_back(market);
}

void answer(const Ground& ground, Work& work, Build& entry, const Answer& chosen) {
  const auto number = static_cast<std::uint8_t>(chosen.id);
  const Ask ask = chosen.ask;
  const bool first = chosen.first && !ground.replaced;
  if (ask == Ask::pay) chooseCrew(ground, work, entry, static_cast<egizia::Crew>(number), first);
  if (ask == Ask::strength) chooseStrength(ground, entry, number, first);
  if (ask == Ask::draw) {
    entry.draw = number;
    entry.unpaid = std::min(entry.unpaid, static_cast<std::uint8_t>(unpaidRoom(ground, entry)));
    adaptToNothingPaid(ground, entry);
  }
  if (ask == Ask::unpaid) entry.unpaid = number;
  if (ask == Ask::keep) entry.kept = number;
  if (ask == Ask::tomb) {
    entry.opened[static_cast<std::size_t>(chosen.about - ground.state->openedTombs)] = number;
  }
  if (ask == Ask::market) entry.market = static_cast<egizia::Market>(number);
  if (isComplete(ground, entry)) {
    entry.kept = static_cast<std::uint8_t>(std::min<int>(entry.kept, keepRoom(ground, entry)));
  }
  proposePayment(ground, work, entry);
}

bool isComplete(const Ground& /*ground*/, const Build& entry) {
  if (entry.site == Site::sphinx) return entry.draw + entry.unpaid > 0;
  return std::any_of(entry.spaces.begin(), entry.spaces.end(),
                     [](SpaceSet spaces) { return spaces != 0; });
}

bool mayDraw(const Ground& ground, const Build& entry) {
  return mostPaid(ground) > 0 || (drawsUnpaidOnly(ground, entry) && unpaidRoom(ground, entry) > 0);
}

bool endsBuilding(const Ground& ground, const Work& work, const Build& entry, Ask ask) {
  const auto* end = entry.opened.begin() + entry.openedCount;
  if (ask == Ask::market) return std::find(entry.opened.begin(), end, 0) == end;
  return endsDrawing(ground, entry, ask) &&
         (work.has(Ask::pay) || waysToPay(ground, entry.draw) <= 1);
}

bool paysAsProposed(const Ground& ground, const Build& entry) {
  Build proposed = entry;
  proposePayment(ground, {}, proposed);
  return proposed == entry;
}

Bill billOf(const Ground& ground, const Build& entry) {
  const egizia::PlayerState& own = ownOf(ground, entry);
  const int cost = costOf(ground, entry);
  return {.cost = cost,
          .strength = egizia::strengthOf(ground.edition(), own, entry.crews, entry.strengthCards),
          .stonesLeft = own.stones - cost};
}

void offerCells(const Ground& ground, const Work& work, const Build& entry, Offers& offers) {
  if (entry.site == Site::sphinx) return;
  const int cost = costOf(ground, entry);
  const egizia::Verdict now = egizia::judge(*ground.game, *ground.state, entry);
  for (std::size_t i = 0; i < egizia::buildingCount; ++i) {
    const auto building = static_cast<Building>(i);
    if (siteOf(building) != entry.site) continue;
    const SpaceSet built = ground.state->built(building);
    for (int cell = 0; cell < ground.edition().plan(building).count; ++cell) {
      Offer& offer = offers[cellId(building, cell)];
      offer.chosen = (entry.spaces[i] & spaceBit(cell)) != 0;
      if (offer.chosen) offer.verdict = now;
      if (offer.chosen || (built & spaceBit(cell)) != 0) continue;
      Build candidate = entry;
      addCell(ground, candidate, building, cell);
      proposePayment(ground, work, candidate);
      offer.value = static_cast<std::int16_t>(costOf(ground, candidate) - cost);
      offer.adds = static_cast<std::int16_t>(std::popcount(candidate.spaces[i] & ~entry.spaces[i]));
      offer.verdict = egizia::judge(*ground.game, *ground.state, candidate);
      offer.open = offer.verdict.legal();
    }
  }
}

} // namespace nilometer::ui
