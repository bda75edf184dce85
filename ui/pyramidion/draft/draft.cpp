// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pyramidion/draft/draft.h"

#include "engine/pyramidion/load.h"
#include "ui/pyramidion/draft/form.h"

#include <algorithm>

namespace nilometer::pyramidion {

using Kind = Question::Kind;

namespace {

constexpr auto isChosen = [](const Question& question) {
  return std::ranges::any_of(question.choices, &Choice::chosen);
};

} // namespace

const Card* cardOf(const Work& work) {
  if (!work.has(Ask::kind)) return nullptr;
  if (const auto* play = as<Play>(work)) return &play->card;
  const auto* pass = as<Pass>(work);
  return pass != nullptr && pass->recruit ? &*pass->recruit : nullptr;
}

Work Draft::first() const {
  Work work;
  if (m_ground.replaced) {
    takeUp(m_ground, work);
  } else {
    work.entry = awaited(m_ground);
  }
  return work;
}

bool Draft::isDecided() const {
  const auto isOne = [](const Question& question) { return question.kind == Kind::one; };
  return saysNothing(m_shown) || std::ranges::all_of(m_questions, isOne);
}

Progress Draft::press(const ui::PlaceId& place) {
  if (m_ground.options == nullptr) return Progress::ignored;
  if (const auto choice = meant(place)) return choose(*choice);
  const auto site = static_cast<Site>(place.number);
  const bool ofSite = kindOf(place) == BoardPlace::corner || kindOf(place) == BoardPlace::troop;
  if (!ofSite || m_ground.state->phase == Phase::setup) return Progress::ignored;
  const SitePrint& known = m_ground.state->sheet[at(site)];
  Work next{.entry = TellCorner{site, known.corner.value_or(ResourceSet{0})}, .begun = begun()};
  if (kindOf(place) == BoardPlace::troop) {
    const auto minima = known.minima.value_or(std::array<std::uint8_t, 2>{});
    next.entry = TellMinima{site, minima[0], minima[1]};
  }
  return pressed(std::move(next));
}

Progress Draft::choose(const ui::ChoiceId& choice, Change change) {
  const Question* question = find(choice.question);
  if (question == nullptr) return Progress::ignored;
  const bool isDigit = question->kind == Kind::digits && choice.id >= 0 && choice.id <= belowZero;
  const bool isOffered =
      std::ranges::find(question->choices, choice.id, &Choice::id) != question->choices.end();
  const bool isPut = choice.id == fieldItself && question->kind != Kind::one;
  if (!isDigit && !isOffered && !isPut) return Progress::ignored;
  // What is only proposed is seen before it is entered.
  const Ask ask = question->ask;
  Work next = m_shown;
  if (isPut) {
    next.said.next = choice.question;
    next.said.meant.erase(choice.question);
  } else {
    answer(m_ground, next, choice, change);
  }
  const Progress progress = pressed(std::move(next));
  const Question* which = find(questionId(Ask::card));
  const bool proposes =
      which != nullptr && which->choices.size() > 1 && (ask == Ask::kind || ask == Ask::special);
  return progress == Progress::ready && proposes ? Progress::asks : progress;
}

Progress Draft::start(Move move) {
  const Action* offered = find(move);
  if (offered == nullptr) return Progress::ignored;
  const Player turn = m_ground.state->turn;
  Work next{.entry = awaited(m_ground), .begun = begun()};
  switch (move) {
  case Move::pass: next.entry = Pass{turn, {}}; break;
  case Move::recruit:
    if (!offered->on) next.entry = Pass{turn, Card{}};
    break;
  case Move::decline:
    if (m_ground.state->phase == Phase::load) next.entry = Decline{turn};
    next.said.meant = {questionId(Ask::back), questionId(Ask::times), questionId(Ask::claim)};
    return pressed(std::move(next)) == Progress::ignored ? Progress::ignored : Progress::ready;
  case Move::next:
    next = m_shown;
    goOn(next, m_questions);
    break;
  }
  return pressed(std::move(next));
}

Player Draft::asked() const {
  if (m_ground.options == nullptr) return noPlayer;
  const bool reads = as<TellCorner>(m_shown) != nullptr || as<TellMinima>(m_shown) != nullptr;
  if (reads || !m_shown.entry) return noPlayer;
  return playerOf(*m_shown.entry);
}

bool Draft::isComplete() const {
  if (!m_shown.entry || saysNothing(m_shown)) return m_shown.entry.has_value();
  const auto isSaid = [&](const Question& question) {
    const bool said = m_shown.said.meant.contains(question.id());
    switch (question.kind) {
    case Kind::digits: return said;
    case Kind::one: return said || question.ask == Ask::happening;
    case Kind::several: return said || question.ask == Ask::piece || isChosen(question);
    case Kind::amounts: break;
    }
    const bool isSwap = question.ask == Ask::give || question.ask == Ask::get;
    if (isSwap) return std::ranges::none_of(question.choices, &Choice::open);
    return said || question.ask == Ask::revolts || question.ask == Ask::supply ||
           (question.ask == Ask::need && isChosen(question));
  };
  const bool readsSupply = find(questionId(Ask::supply)) != nullptr;
  const auto hasSupply = [](const Question& question) {
    return question.ask == Ask::supply && isChosen(question);
  };
  return std::ranges::all_of(m_questions, isSaid) &&
         (!readsSupply || std::ranges::any_of(m_questions, hasSupply));
}

std::optional<ui::PlaceId> placeOf(const Ground& ground, const ui::ChoiceId& choice) {
  const State& state = *ground.state;
  const int about = choice.question.about;
  const Ask ask = askOf(choice.question);
  if (ask == Ask::site) return placeId(BoardPlace::site, choice.id);
  if (ask == Ask::supply) return placeId(BoardPlace::site, about);
  if (ask == Ask::marker) return placeId(BoardPlace::marker, choice.id);
  if (ask == Ask::load) return placeId(BoardPlace::boat, choice.id);
  if (ask == Ask::need) {
    return placeId(BoardPlace::boat, static_cast<int>(state.row.size()) + 1 + about);
  }
  if (ask == Ask::back) return placeId(BoardPlace::card, choice.id);
  if (ask == Ask::sum)
    return placeId(BoardPlace::sum, about / categoryCount, about % categoryCount);
  if (ask == Ask::before) return placeId(BoardPlace::before, about);
  if (ask == Ask::home)
    return placeId(BoardPlace::troop, static_cast<int>(state.active), choice.id);
  if (ask != Ask::deed) return std::nullopt;
  const Deed deed = deedOf(choice.id);
  if (deed.target != 0) return placeId(BoardPlace::card, deed.target);
  if (deed.swap) return placeId(BoardPlace::site, static_cast<int>(deed.swap->site));
  if (!deed.troop) return std::nullopt;
  return placeId(BoardPlace::troop, static_cast<int>(deed.troop->site),
                 static_cast<int>(deed.troop->kind));
}

std::optional<ui::ChoiceId> Draft::meant(const ui::PlaceId& place) const {
  std::optional<ui::ChoiceId> found;
  for (const Question& question : m_questions) {
    const bool isChoice = question.kind == Kind::one || question.kind == Kind::several;
    std::vector<int> ids{fieldItself};
    if (isChoice) ids.clear();
    for (const Choice& choice : question.choices) {
      if (isChoice) ids.push_back(choice.id);
    }
    for (const int id : ids) {
      const ui::ChoiceId choice{question.id(), id};
      const bool isLeft = !m_shown.said.meant.contains(question.id());
      if (placeOf(m_ground, choice) == place && (isLeft || !found)) found = choice;
    }
  }
  return found;
}

Offer Draft::offer(const ui::PlaceId& place) const {
  const auto choice = m_ground.options == nullptr ? std::nullopt : meant(place);
  if (!choice) return {};
  const Question& question = *find(choice->question);
  const auto known = std::ranges::find(question.choices, choice->id, &Choice::id);
  if (known == question.choices.end()) return {!question.now, question.now, {}};
  if (known->open || known->chosen) return {known->open && !known->chosen, known->chosen, {}};
  Work trial = m_shown;
  answer(m_ground, trial, *choice, Change::more);
  if (!isWithin(*m_ground.game, *trial.entry)) return {};
  return {false, false, judge(*m_ground.game, *m_ground.state, *trial.entry)};
}

void Draft::lookAgain() {
  m_shown = m_pressed.now();
  if (m_ground.options != nullptr && m_shown.entry) fillIn(m_ground, m_shown);
  m_questions = questionsOf(m_ground, m_shown);
  const bool refused = !verdict().legal();
  putCursor(m_shown, m_questions, refused);
  m_actions = actionsOf(m_ground, m_shown, m_questions);
}

} // namespace nilometer::pyramidion
