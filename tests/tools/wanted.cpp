// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/tools/wanted.h"

#include "engine/egizia/bits.h"
#include "engine/egizia/fields.h"

#include <algorithm>
#include <bit>

namespace nilometer::ui {

using egizia::Bits;
using Ids = std::vector<int>;

namespace {

Ids numbersOf(std::uint64_t set) {
  Ids ids;
  for (const int number : Bits(set)) ids.push_back(number);
  return ids;
}

Ids named(std::uint8_t value, std::uint8_t nothing) {
  return value == nothing ? Ids{} : Ids{value};
}

/// What one entry takes in one question; one function for each kind of entry.
struct Wanted {
  const Question& question;
  const egizia::State& state;
  const egizia::Edition& edition;

  [[nodiscard]] Ids inChoices(const egizia::Choices& choices) const {
    if (question.ask == Ask::ring) return {static_cast<int>(choices.ring.value_or(state.ring))};
    if (question.ask != Ask::crew || question.about >= choices.crewCount) return {};
    return {static_cast<int>(choices.crews[static_cast<std::size_t>(question.about)])};
  }
  [[nodiscard]] int indexOf(const egizia::FieldRef& field, table::Player player) const {
    const auto fields = egizia::fieldsOf(edition, state.player[player]);
    return static_cast<int>(std::find(fields.begin(), fields.end(), field) - fields.begin());
  }

  [[nodiscard]] Ids cardsOf(const egizia::Build& entry) const;

  Ids operator()(const egizia::LayOut& entry) const {
    const std::size_t stop = static_cast<std::size_t>(question.about);
    return named(entry.cards[edition.river[stop].index], egizia::unnamed);
  }
  Ids operator()(const egizia::PlaceShip& entry) const {
    return question.ask == Ask::card ? named(entry.card, egizia::unnamed)
                                     : inChoices(entry.choices);
  }
  Ids operator()(const egizia::TakeLeftover& entry) const {
    return question.ask == Ask::card ? named(entry.card, egizia::unnamed)
                                     : inChoices(entry.choices);
  }
  Ids operator()(const egizia::NameNileCard& entry) const { return {entry.card}; }
  Ids operator()(const egizia::NameTombs& entry) const {
    const int index = question.about - entry.first;
    return index < entry.count ? named(entry.values[static_cast<std::size_t>(index)], 0) : Ids{};
  }
  Ids operator()(const egizia::Build& entry) const;
  Ids operator()(const egizia::Feed& entry) const;
  Ids operator()(const egizia::PlayCard& entry) const;
  Ids operator()(const egizia::FinalScore& entry) const {
    return question.ask == Ask::sell ? Ids{entry.sell ? 1 : 0} : numbersOf(entry.cards);
  }
  template <class Other> Ids operator()(const Other& /*entry*/) const { return {}; }
};

/// With two normal crews their card is chosen by itself (CARD-TWO-CREWS).
Ids Wanted::cardsOf(const egizia::Build& entry) const {
  Ids ids = numbersOf(entry.strengthCards);
  if (std::popcount(unsigned{entry.crews} & egizia::normalCrews) < 2) return ids;
  for (const Choice& choice : question.choices) {
    const auto card = static_cast<std::size_t>(choice.id);
    if (edition.nileCards[card].kind == egizia::CardKind::twoCrews) ids.push_back(choice.id);
  }
  return ids;
}

Ids Wanted::operator()(const egizia::Build& entry) const {
  const Ask ask = question.ask;
  if (ask == Ask::pay) return numbersOf(entry.crews);
  if (ask == Ask::strength) return cardsOf(entry);
  if (ask == Ask::draw) return {entry.draw};
  if (ask == Ask::unpaid) return {entry.unpaid};
  if (ask == Ask::keep) return {entry.kept};
  if (ask == Ask::tomb) {
    return named(entry.opened[static_cast<std::size_t>(question.about - state.openedTombs)], 0);
  }
  return ask == Ask::market && entry.market ? Ids{static_cast<int>(*entry.market)} : Ids{};
}

Ids Wanted::operator()(const egizia::Feed& entry) const {
  const auto player = static_cast<table::Player>(question.about);
  const egizia::FeedHelp& help = entry.help[player];
  const Ask ask = question.ask;
  if (ask == Ask::grain4) return help.grain4 ? Ids{1} : Ids{};
  if (ask == Ask::feedStones) return {help.stones};
  const std::size_t card = ask == Ask::secondField ? 1 : 0;
  const bool field = ask == Ask::field || ask == Ask::secondField;
  return field && help.improveCount > card ? Ids{indexOf(help.improve[card], player)} : Ids{};
}

Ids Wanted::operator()(const egizia::PlayCard& entry) const {
  if (question.ask == Ask::crew) return {static_cast<int>(entry.crew)};
  if (question.ask == Ask::amount) return {entry.amount};
  if (question.ask == Ask::site) return {static_cast<int>(entry.site)};
  return question.ask == Ask::field ? Ids{indexOf(entry.field, entry.player)} : Ids{};
}

} // namespace

std::vector<int> wantedIn(const Question& question, const egizia::Entry& wanted,
                          const egizia::State& state, const egizia::Edition& edition) {
  return std::visit(Wanted{question, state, edition}, wanted);
}

} // namespace nilometer::ui
