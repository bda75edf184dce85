// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/tutorial/lesson_position.h"

#include "engine/egizia/options.h"
#include "engine/egizia/turn.h"

#include <algorithm>

namespace nilometer::ui {

namespace {

/// More entries than any way from the set-up to the final scoring takes.
constexpr int patience = 400;

/// Whether nobody decides anything with that: the first such entry that is listed goes on.
bool isIdle(const egizia::Entry& entry) {
  using namespace egizia;
  if (const auto* leftover = std::get_if<TakeLeftover>(&entry)) return !leftover->stop;
  return !std::holds_alternative<PlaceShip>(entry) && !std::holds_alternative<Build>(entry) &&
         !std::holds_alternative<PlayCard>(entry) && !std::holds_alternative<FinalScore>(entry);
}

/// The card's number in the edition, or egizia::unnamed.
std::uint8_t cardNamed(const egizia::Edition& edition, std::string_view id) {
  const auto found = std::ranges::find(edition.cardNames, id);
  return found == edition.cardNames.end()
             ? egizia::unnamed
             : static_cast<std::uint8_t>(found - edition.cardNames.begin());
}

} // namespace

LessonPosition& LessonPosition::enter(const egizia::Entry& entry) {
  egizia::RecordedEntry recorded;
  recorded.entry = entry;
  if (std::holds_alternative<egizia::Correct>(entry)) recorded.reason = "–";
  LessonTableOf::enter(std::move(recorded));
  return *this;
}

LessonPosition& LessonPosition::ship(table::Player who, int stop, std::uint8_t space) {
  return enter(
      egizia::PlaceShip{.player = who, .stop = static_cast<std::uint8_t>(stop), .space = space});
}

LessonPosition& LessonPosition::layOut(std::initializer_list<std::string_view> cards) {
  egizia::LayOut lay;
  std::ranges::transform(cards, lay.cards.begin(),
                         [this](std::string_view id) { return cardNamed(*edition(), id); });
  return enter(lay);
}

LessonPosition& LessonPosition::layOut() {
  egizia::LayOut lay;
  auto next = lay.cards.begin();
  for (std::size_t i = 0; i < edition()->nileCards.size(); ++i) {
    const egizia::NileCard& card = edition()->nileCards[i];
    if (next == lay.cards.begin() + edition()->cardStops) break;
    if (card.deck != egizia::deckOfRound(state().round) ||
        (state().seenCards & egizia::cardBit(static_cast<int>(i))) != 0) {
      continue;
    }
    if (std::find(lay.cards.begin(), next, card.name) == next) *next++ = card.name;
  }
  return enter(lay);
}

LessonPosition& LessonPosition::advanceTo(int round, egizia::Phase phase) {
  egizia::Options options;
  for (int i = 0; i < patience && isSound(); ++i) {
    if (state().round == round && state().phase == phase) return *this;
    egizia::listOptions(game(), state(), options);
    const auto idle = std::ranges::find_if(options.entries, isIdle);
    if (idle == options.entries.end()) break;
    enter(*idle);
  }
  fail();
  return *this;
}

LessonPosition& LessonPosition::put(egizia::Correctable what, table::Player who, int value,
                                    egizia::Crew crew) {
  return enter(egizia::Correct{
      .what = what, .player = who, .crew = crew, .value = static_cast<std::int16_t>(value)});
}

LessonPosition& LessonPosition::marketStep(table::Player who, egizia::Market market, int step) {
  using egizia::Correctable;
  const bool stone = market == egizia::Market::stone;
  return put(stone ? Correctable::stoneMarket : Correctable::grainMarket, who, step);
}

LessonPosition& LessonPosition::card(table::Player who, std::string_view id) {
  egizia::Correct give{.what = egizia::Correctable::giveCard, .player = who};
  give.card = cardNamed(*edition(), id);
  for (const egizia::NileCard& card : edition()->nileCards) {
    if (card.name != give.card) continue;
    give.deck = card.deck;
    if (egizia::judge(game(), state(), give).legal()) break;
  }
  return enter(give);
}

int LessonPosition::stopOf(egizia::StopKind kind, int index) const {
  const auto found = std::ranges::find_if(edition()->river, [&](const egizia::Stop& stop) {
    return stop.kind == kind && stop.index == index;
  });
  return static_cast<int>(found - edition()->river.begin());
}

} // namespace nilometer::ui
