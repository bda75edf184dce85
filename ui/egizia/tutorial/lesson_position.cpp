// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/tutorial/lesson_position.h"

#include "engine/egizia/file/edition_file.h"
#include "engine/egizia/options.h"
#include "engine/egizia/turn.h"
#include "engine/record/files.h"
#include "ui/egizia/text/words.h"

#include <algorithm>

namespace nilometer::ui {

using egizia::Correctable;
using egizia::Phase;

namespace {

/// More entries than any way from the set-up to the final scoring takes.
constexpr int patience = 400;

/// What is entered when nobody wants anything; nothing where a decision is needed.
std::optional<egizia::Entry> idleEntry(const egizia::Game& game, const egizia::State& state) {
  egizia::Options options;
  egizia::listOptions(game, state, options);
  switch (state.phase) {
  case Phase::lay: return egizia::LayOut{};
  case Phase::sail:
    if (state.leftoverStep) return egizia::TakeLeftover{.player = options.onTurn};
    return egizia::Pass{options.onTurn};
  case Phase::feed: return egizia::Feed{};
  case Phase::stone: return egizia::ProduceStones{};
  case Phase::bonus: return egizia::ScoreParticipation{};
  case Phase::order: return egizia::SetOrder{};
  case Phase::build:
    for (const egizia::Entry& entry : options.entries) {
      if (std::holds_alternative<egizia::DeclineBuild>(entry)) return entry;
    }
    return std::nullopt;
  case Phase::final:
  case Phase::over: break;
  }
  return std::nullopt;
}

} // namespace

record::Result<LessonPosition::EditionPtr> lessonEdition() {
  const std::string file = ":/example/egizia/edition.json";
  const record::Result<std::string> text = record::readFile(file);
  if (!text) return text.error();
  record::Result<egizia::Edition> edition = egizia::readEdition(*text, file);
  if (!edition) return edition.error();
  // In a lesson the numbers are given: there is no copy to compare them with.
  for (egizia::PrintedValue& value : edition->printed) {
    value.provenance = egizia::Provenance::certain;
  }
  return std::make_shared<const egizia::Edition>(std::move(*edition));
}

LessonPosition::LessonPosition(EditionPtr edition, int players, table::Player learner)
    : LessonTableOf(std::move(edition), players, learner), m_learner(learner) {}

text::Table LessonPosition::table() const {
  return text::tableOf(record().header.players, *edition());
}

LessonPosition& LessonPosition::enter(const egizia::Entry& entry) {
  egizia::RecordedEntry recorded;
  recorded.entry = entry;
  if (std::holds_alternative<egizia::Correct>(entry)) recorded.reason = "–";
  LessonTableOf::enter(std::move(recorded));
  return *this;
}

LessonPosition& LessonPosition::ship(table::Player who, int stop, std::uint8_t space) {
  egizia::PlaceShip ship;
  ship.player = who;
  ship.stop = static_cast<std::uint8_t>(stop);
  ship.space = space;
  return enter(ship);
}

LessonPosition&
LessonPosition::layOut(std::initializer_list<std::pair<int, std::string_view>> cards) {
  egizia::LayOut lay;
  for (const auto& [number, id] : cards)
    lay.cards[static_cast<std::size_t>(number)] = cardNamed(id);
  return enter(lay);
}

LessonPosition& LessonPosition::layOut() {
  const egizia::Deck deck = egizia::deckOfRound(state().round);
  egizia::LayOut lay;
  std::size_t laid = 0;
  for (std::size_t i = 0; i < edition()->nileCards.size() && laid < edition()->cardStops; ++i) {
    const egizia::NileCard& card = edition()->nileCards[i];
    if (card.deck != deck || (state().seenCards & egizia::cardBit(static_cast<int>(i))) != 0) {
      continue;
    }
    const auto end = lay.cards.begin() + static_cast<std::ptrdiff_t>(laid);
    if (std::find(lay.cards.begin(), end, card.name) == end) lay.cards[laid++] = card.name;
  }
  return enter(lay);
}

LessonPosition& LessonPosition::advanceTo(int round, Phase phase) {
  for (int i = 0; i < patience && isSound(); ++i) {
    if (state().round == round && state().phase == phase) return *this;
    const auto entry = idleEntry(game(), state());
    if (!entry) break;
    enter(*entry);
  }
  if (state().round != round || state().phase != phase) fail();
  return *this;
}

LessonPosition& LessonPosition::correct(egizia::Correct correction) {
  return enter(correction);
}

namespace {

egizia::Correct correction(Correctable what, table::Player who, int value) {
  egizia::Correct result;
  result.what = what;
  result.player = who;
  result.value = static_cast<std::int16_t>(value);
  return result;
}

} // namespace

LessonPosition& LessonPosition::points(table::Player who, int points) {
  return correct(correction(Correctable::points, who, points));
}

LessonPosition& LessonPosition::stones(table::Player who, int stones) {
  return correct(correction(Correctable::stones, who, stones));
}

LessonPosition& LessonPosition::crew(table::Player who, egizia::Crew crew, int strength) {
  egizia::Correct entry = correction(Correctable::crew, who, strength);
  entry.crew = crew;
  return correct(entry);
}

LessonPosition& LessonPosition::marketStep(table::Player who, egizia::Market market, int step) {
  const bool stone = market == egizia::Market::stone;
  return correct(
      correction(stone ? Correctable::stoneMarket : Correctable::grainMarket, who, step));
}

LessonPosition& LessonPosition::ring(egizia::Ring ring) {
  return correct(correction(Correctable::ring, table::noPlayer, static_cast<int>(ring)));
}

LessonPosition& LessonPosition::sphinxCards(table::Player who, int count) {
  return correct(correction(Correctable::sphinxCount, who, count));
}

LessonPosition& LessonPosition::card(table::Player who, std::string_view id) {
  egizia::Correct entry = correction(Correctable::giveCard, who, 0);
  entry.card = cardNamed(id);
  // The first deck in which one is still to be had.
  for (const egizia::NileCard& card : edition()->nileCards) {
    if (card.name != entry.card) continue;
    entry.deck = card.deck;
    if (egizia::judge(game(), state(), entry).legal()) break;
  }
  return correct(entry);
}

int LessonPosition::stopOf(egizia::StopKind kind, int index) const {
  const auto found = std::ranges::find_if(edition()->river, [&](const egizia::Stop& stop) {
    return stop.kind == kind && stop.index == index;
  });
  return static_cast<int>(found - edition()->river.begin());
}

int LessonPosition::cardStop(int number) const {
  return stopOf(egizia::StopKind::card, number);
}

int LessonPosition::roundStop(egizia::RoundSpace space) const {
  return stopOf(egizia::StopKind::round, static_cast<int>(space));
}

int LessonPosition::siteStop(egizia::Site site) const {
  return stopOf(egizia::StopKind::site, static_cast<int>(site));
}

std::uint8_t LessonPosition::cardNamed(std::string_view id) const {
  const auto found = std::ranges::find(edition()->cardNames, id);
  if (found == edition()->cardNames.end()) return egizia::unnamed;
  return static_cast<std::uint8_t>(found - edition()->cardNames.begin());
}

} // namespace nilometer::ui
