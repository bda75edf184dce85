// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/draft/draft.h"

#include "engine/egizia/bits.h"
#include "ui/egizia/draft/parts.h"

#include <algorithm>

namespace nilometer::ui {

using egizia::Feed;
using egizia::Phase;

/// Entries of phases without decisions, and what is built. Passing and declining are never
/// proposed: whoever presses Enter once too often must not end a turn.
std::optional<egizia::Entry> awaited(const Ground& ground) {
  const egizia::Options& options = *ground.options;
  const egizia::State& state = *ground.state;
  // What cannot be scored yet is shown all the same, with the reason.
  const bool scores = state.phase == Phase::final && options.onTurn != table::noPlayer;
  if (options.entries.empty() && !scores) return std::nullopt;
  if (state.leftoverStep) return std::nullopt;
  switch (state.phase) {
  case Phase::lay: return layOutOf(ground);
  case Phase::feed: return egizia::Feed{};
  case Phase::stone: return egizia::ProduceStones{};
  case Phase::bonus: return egizia::ScoreParticipation{};
  case Phase::order: return egizia::SetOrder{};
  case Phase::final: return finalScore(ground);
  case Phase::build: {
    std::optional<egizia::Build> build = buildingAction(ground);
    if (!build) return std::nullopt;
    const bool possible =
        build->site == egizia::Site::sphinx ? mayDraw(ground, *build) : !options.targets.empty();
    if (possible) return *build;
    return std::nullopt;
  }
  case Phase::sail:
  case Phase::over: break;
  }
  return std::nullopt;
}

void takeUp(const Ground& ground, Work& work) {
  work.entry = ground.replaced;
  if (const auto* ship = std::get_if<egizia::PlaceShip>(&*work.entry)) {
    work.doubled = ship->doubled;
    work.second = ship->second;
  } else if (const auto* feed = std::get_if<Feed>(&*work.entry)) {
    work.helping = helpsMore(ground, *feed);
  } else if (const auto* build = std::get_if<egizia::Build>(&*work.entry)) {
    if (!paysAsProposed(ground, *build)) work.answered.insert(questionId(Ask::pay));
  }
  work.naming = std::holds_alternative<egizia::NameNileCard>(*work.entry);
}

namespace {

/// Whether something else may be done as well on that turn: all other places and cards can be
/// pressed instead.
bool waitsForAPress(const Ground& ground, const Work& work) {
  if (work.begun || !ground.replaced) return false;
  return std::visit(
      [](const auto& entry) {
        return OneOf<std::decay_t<decltype(entry)>, egizia::PlaceShip, egizia::TakeLeftover,
                     egizia::NameNileCard, egizia::PlayCard>;
      },
      *work.entry);
}

/// Whether the entry stands on that space.
bool isAt(const std::optional<egizia::Entry>& entry, int stop, std::uint8_t space) {
  if (!entry) return false;
  if (const auto* ship = std::get_if<egizia::PlaceShip>(&*entry)) {
    return ship->stop == stop && ship->space == space;
  }
  if (const auto* leftover = std::get_if<egizia::TakeLeftover>(&*entry)) {
    return leftover->stop == stop;
  }
  const auto* named = std::get_if<egizia::NameNileCard>(&*entry);
  return named != nullptr && named->stop == stop;
}

/// Whether that means the entry to be replaced, made with the same switches.
bool isReplacedAt(const Ground& ground, const Work& work, int stop, std::uint8_t space) {
  if (!isAt(ground.replaced, stop, space)) return false;
  Work before;
  takeUp(ground, before);
  return before.doubled == work.doubled && before.second == work.second &&
         before.naming == work.naming;
}

bool isOfCards(const Question& question) {
  return question.ask == Ask::card;
}

} // namespace

Questions questionsOf(const Ground& ground, const Work& work) {
  Questions questions;
  if (!work.entry) return questions;
  std::visit([&](const auto& entry) { ask(ground, work, entry, questions); }, *work.entry);
  // A list of cards would cover the places.
  if (waitsForAPress(ground, work)) std::erase_if(questions, isOfCards);
  return questions;
}

namespace {

void takeOver(const Ground& ground, Work& work, const ChoiceId& choice) {
  Answer chosen{askOf(choice.question), choice.question.about, choice.id};
  chosen.first = !work.has(chosen.ask, chosen.about);
  // Another card asks its own questions.
  if (chosen.ask == Ask::card) work.answered.clear();
  // Whoever pays nothing has not chosen a crew yet (CARD-MORE-SPHINX).
  if (chosen.ask == Ask::draw && chosen.id == 0) {
    work.answered.erase(questionId(Ask::pay));
    work.answered.erase(questionId(Ask::strength));
  }
  work.answered.insert(questionId(chosen.ask, chosen.about));
  std::visit([&](auto& entry) { answer(ground, work, entry, chosen); }, *work.entry);
}

} // namespace

const Offer& offerAt(const Offers& offers, const PlaceId& place) {
  static const Offer none;
  const auto found = offers.find(place);
  return found == offers.end() ? none : found->second;
}

/// Whether nothing is left to choose, so that the entry needs no further confirmation.
bool Draft::isDecided() const {
  if (const auto* lay = making<egizia::LayOut>())
    return ui::isWhole(m_ground, *lay) && !m_shown.stop;
  if (making<Feed>() != nullptr || making<egizia::Build>() != nullptr ||
      making<egizia::FinalScore>() != nullptr) {
    return false;
  }
  return std::ranges::all_of(m_questions, [&](const Question& question) {
    return m_shown.has(question.ask, question.about);
  });
}

Progress Draft::press(const PlaceId& place) {
  switch (kindOf(place)) {
  case BoardPlace::stop: return pressStop(place.number, place.part);
  case BoardPlace::cell: return pressCell(buildingOf(place), place.number);
  case BoardPlace::ring: return pressRing(ringOf(place));
  }
  return Progress::ignored;
}

Progress Draft::pressStop(int stop, std::uint8_t space) {
  const egizia::State& state = *m_ground.state;
  if (m_ground.options->entries.empty()) return Progress::ignored;
  Work next = m_shown;
  next.answered.clear();
  // Its own place opens what was chosen there.
  if (isReplacedAt(m_ground, next, stop, space)) {
    if (!isAt(next.entry, stop, space)) takeUp(m_ground, next);
    next.begun = true;
    return pressed(next);
  }
  const auto where = static_cast<std::uint8_t>(stop);
  const bool card = m_ground.edition().river[where].kind == egizia::StopKind::card;
  if (state.phase == Phase::lay && card) {
    if (!next.entry || !std::holds_alternative<egizia::LayOut>(*next.entry)) {
      next.entry = layOutOf(m_ground);
    }
    next.stop = where;
    return pressed(next);
  }
  if (m_shown.naming && card) {
    next.entry = egizia::NameNileCard{.stop = where};
    return pressed(next);
  }
  if (state.leftoverStep && card) {
    next.entry = leftoverFrom(m_ground, stop);
    return pressed(next);
  }
  if (state.phase != Phase::sail || state.leftoverStep) return Progress::ignored;
  next.entry = shipTo(m_ground, m_shown, stop, space);
  return pressed(next);
}

Progress Draft::pressCell(egizia::Building building, int cell) {
  const egizia::State& state = *m_ground.state;
  if (m_ground.options->entries.empty()) return Progress::ignored;
  Work next = m_shown;
  const auto index = static_cast<std::size_t>(cell);
  const bool unnamedTile = building == egizia::Building::tombs && index < state.openedTombs &&
                           state.tombValues[index] == 0 &&
                           (state.built(building) & egizia::spaceBit(cell)) == 0;
  if (unnamedTile) {
    next.entry = *tombsToName(m_ground);
    next.stop.reset();
    next.answered.clear();
    return pressed(next);
  }
  if (state.phase != Phase::build) return Progress::ignored;
  if (!next.entry || !std::holds_alternative<egizia::Build>(*next.entry)) {
    const auto action = buildingAction(m_ground);
    if (!action) return Progress::ignored;
    next.entry = *action;
  }
  if (siteOf(building) != std::get<egizia::Build>(*next.entry).site) return Progress::ignored;
  toggleCell(m_ground, next, std::get<egizia::Build>(*next.entry), building, cell);
  return pressed(next);
}

std::optional<egizia::Build> Draft::setAside() const {
  if (making<egizia::NameTombs>() == nullptr) return {};
  for (auto work = m_pressed.before().rbegin(); work != m_pressed.before().rend(); ++work) {
    if (!work->entry) continue;
    if (const auto* build = std::get_if<egizia::Build>(&*work->entry)) return *build;
  }
  return {};
}

void Draft::resume(const egizia::Build& build) {
  for (std::size_t i = 0; i < build.spaces.size(); ++i) {
    for (const int cell : egizia::Bits(build.spaces[i])) {
      const PlaceId space = cellId(static_cast<egizia::Building>(i), cell);
      if (offer(space).open) press(space);
    }
  }
}

Progress Draft::pressRing(egizia::Ring ring) {
  return choose(Ask::ring, 0, static_cast<int>(ring));
}

Progress Draft::choose(const ChoiceId& choice, Change /*change*/) {
  if (!m_shown.entry || find(choice.question) == nullptr) return Progress::ignored;
  Work next = m_shown;
  takeOver(m_ground, next, choice);
  // A second field may be asked for after the first.
  const bool alone = m_questions.size() == 1 && questionsOf(m_ground, next).size() == 1;
  if (m_goesOn && alone && hasChosen(next, choice)) ++next.decided;
  const Progress progress = pressed(next);
  const auto* build = std::get_if<egizia::Build>(&*next.entry);
  const bool ends =
      build != nullptr && endsBuilding(m_ground, next, *build, askOf(choice.question));
  return ends ? Progress::ready : progress;
}

Progress Draft::start(const Action& action) {
  if (m_ground.options->entries.empty()) return Progress::ignored;
  Work next = m_shown;
  if (action.move == Move::skip) {
    skipCard(m_ground, next);
    pressed(next);
    return Progress::asks;
  }
  next.stop.reset();
  next.answered.clear();
  switch (action.move) {
  case Move::skip: break;
  case Move::pass: next.entry = egizia::Pass{action.player}; break;
  case Move::declineCard:
    next.entry = egizia::TakeLeftover{.player = action.player, .stop = {}};
    break;
  case Move::decline: {
    const auto build = buildingAction(m_ground);
    if (!build) return Progress::ignored;
    next.entry = egizia::DeclineBuild{action.player, build->site};
    break;
  }
  case Move::doubled: next.doubled = !next.doubled; break;
  case Move::second: next.second = !next.second; break;
  case Move::nameCard: next.naming = !next.naming; break;
  case Move::help: next.helping = !next.helping; break;
  case Move::play:
    next.begun = true;
    if (!begun() && replaces(action)) break;
    next.entry = playOf(m_ground, action.player, action.card);
    break;
  }
  const bool switched = action.move == Move::doubled || action.move == Move::second ||
                        action.move == Move::nameCard || action.move == Move::help;
  if (action.move == Move::help) next.decided = 0;
  // Help that was chosen stays when more is offered.
  const bool feeding = next.helping && next.entry && std::holds_alternative<Feed>(*next.entry);
  if (switched && !feeding) {
    // A ship stays where it was placed, with what was chosen there.
    const auto* ship = next.entry ? std::get_if<egizia::PlaceShip>(&*next.entry) : nullptr;
    next.entry =
        ship ? std::optional<egizia::Entry>(shipAgain(m_ground, next, *ship)) : awaited(m_ground);
  }
  const Progress progress = pressed(next);
  return switched ? Progress::asks : progress;
}

/// Whether the entry to be replaced plays that card.
bool Draft::replaces(const Action& action) const {
  if (!m_ground.replaced) return false;
  const auto* play = std::get_if<egizia::PlayCard>(&*m_ground.replaced);
  return play != nullptr && play->player == action.player && play->kind == action.card;
}

/// Whether that choice is taken in the entry, not just taken back.
bool Draft::hasChosen(const Work& work, const ChoiceId& choice) const {
  const Questions asked = questionsOf(m_ground, work);
  const Question* question = findQuestion(asked, choice.question);
  return question != nullptr && std::ranges::any_of(question->choices, [&](const Choice& each) {
           return each.id == choice.id && each.chosen;
         });
}

Progress Draft::goOn() {
  if (!m_goesOn) return Progress::ignored;
  Work next = m_shown;
  ++next.decided;
  return pressed(next);
}

table::Player Draft::asked() const {
  if (m_shown.second) return m_ground.state->lastActor;
  return making<Feed>() != nullptr && !m_questions.empty()
             ? static_cast<table::Player>(m_questions.front().about)
             : table::noPlayer;
}

bool Draft::isOpen(const Action& action) const {
  // What is built again needs the room for its own choices.
  const bool makes = begun() || (isAsReplaced() && making<egizia::Build>() != nullptr);
  if (!makes || endsTurn(action.move) || action.on) return true;
  if (action.move == Move::help || action.move == Move::skip) return true;
  // Two cards may be used for one ship.
  return !m_shown.entry && (action.move == Move::doubled || action.move == Move::second);
}

bool Draft::mustEndTurn() const {
  const auto ends = [](const Action& action) { return endsTurn(action.move); };
  if (m_shown.entry || std::none_of(m_actions.begin(), m_actions.end(), ends)) return false;
  return std::ranges::none_of(m_offers, [](const auto& at) { return at.second.open; });
}

bool Draft::isComplete() const {
  const auto complete = [&](const auto& entry) { return ui::isComplete(m_ground, entry); };
  return m_shown.entry && (isAsReplaced() || std::visit(complete, *m_shown.entry));
}

std::optional<egizia::Entry> Draft::with(const ChoiceId& choice) const {
  if (!m_shown.entry) return std::nullopt;
  Work trial = m_shown;
  takeOver(m_ground, trial, choice);
  return trial.entry;
}

std::optional<Bill> Draft::bill() const {
  const auto* build = making<egizia::Build>();
  return build == nullptr ? std::nullopt : std::optional(billOf(m_ground, *build));
}

std::optional<egizia::Ring> Draft::ringMove() const {
  const auto* ship = making<egizia::PlaceShip>();
  return ship == nullptr ? std::nullopt : ship->choices.ring;
}

bool Draft::waits() const {
  return waitsForAPress(m_ground, m_shown);
}

void Draft::lookOn() {
  m_goesOn = asksAnother(m_ground, m_shown);
  m_actions = actionsOf(m_ground, m_shown);
  for (Action& action : m_actions) action.open = isOpen(action);
  m_offers = offersOf(m_ground, m_shown, m_questions);
  if (!begun()) m_firstOffers = m_offers;
}

} // namespace nilometer::ui
