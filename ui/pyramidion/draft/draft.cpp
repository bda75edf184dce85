// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pyramidion/draft/draft.h"

#include "engine/pyramidion/specials.h"
#include "engine/pyramidion/turn.h"
#include "ui/pyramidion/draft/form.h"

#include <algorithm>
#include <iterator>

namespace nilometer::pyramidion {

using Kind = Question::Kind;

const Card* cardOf(const Work& work) {
  if (!work.has(Ask::kind)) return nullptr;
  if (const auto* play = as<Play>(work)) return &play->card;
  const auto* pass = as<Pass>(work);
  return pass != nullptr && pass->recruit ? &*pass->recruit : nullptr;
}

std::optional<PrintedPlace> readNow(const Work& work) {
  if (const auto* corner = as<TellCorner>(work)) return printedCorner(corner->site);
  const auto* minima = as<TellMinima>(work);
  return minima == nullptr ? std::nullopt : std::optional(printedMinima(minima->site));
}

bool Draft::isDecided() const {
  const auto isOne = [](const Question& question) { return question.kind == Kind::one; };
  // What is corrected waits for Enter, and so do several boats: more of it may be wrong.
  const auto* boats = as<NewBoats>(m_shown);
  if (m_ground.replaced || (boats != nullptr && boats->count > 1)) return false;
  return saysNothing(m_shown) || std::ranges::all_of(m_questions, isOne);
}

void Draft::begin(const Ground& ground) {
  const auto sums = m_shown.sums;
  DraftOf::begin(ground);
  const State* state = ground.options == nullptr || ground.replaced ? nullptr : ground.state;
  const bool isThere = sums && state != nullptr && state->phase == Phase::tally &&
                       state->active == sums->site && state->round == sums->round;
  if (isThere) pressed(sums->typed);
}

Progress Draft::press(const ui::PlaceId& place) {
  if (m_ground.options == nullptr) return Progress::ignored;
  if (const auto choice = meant(place)) return choose(*choice);
  auto next = readAt(place);
  return next ? pressed(std::move(*next)) : Progress::ignored;
}

std::optional<Work> Draft::readAt(const ui::PlaceId& place) const {
  const State& state = *m_ground.state;
  Work next{.begun = begun()};
  if (kindOf(place) == BoardPlace::boat) {
    const int waiting = state.boatsWaiting();
    for (int about = 0; about < waiting; ++about) {
      if (placeOfBoat(state, about) != place.number) continue;
      next.entry = NewBoats{static_cast<std::uint8_t>(waiting), {}};
      put(next, questionId(Ask::boat, about));
      return next;
    }
    return std::nullopt;
  }
  const auto site = static_cast<Site>(place.number);
  const bool ofSite = kindOf(place) == BoardPlace::corner || kindOf(place) == BoardPlace::troop;
  if (!ofSite || state.phase == Phase::setup) return std::nullopt;
  const SitePrint& known = state.sheet[at(site)];
  next.entry = TellCorner{site, known.corner.value_or(ResourceSet{0})};
  if (kindOf(place) == BoardPlace::troop) {
    const auto minima = known.minima.value_or(std::array<std::uint8_t, 2>{});
    next.entry = TellMinima{site, minima[0], minima[1]};
    // The number that was pressed is typed; the other one stands where it is known.
    if (known.minima) next.said.meant = {questionId(Ask::minimum, 1 - place.part)};
    put(next, questionId(Ask::minimum, place.part));
  }
  return next;
}

Progress Draft::choose(const ui::ChoiceId& choice, Change change) {
  const Question* question = find(choice.question);
  if (question == nullptr) return Progress::ignored;
  const bool isOne = question->kind == Kind::one;
  const bool isDigit = question->kind == Kind::digits && choice.id >= 0 && choice.id <= belowZero;
  const bool isPut = choice.id == fieldItself && !isOne;
  const Choice* offered = find(choice);
  const Ask ask = question->ask;
  const bool insists = change == Change::anyway && ask == Ask::times;
  if (!isDigit && offered == nullptr && !isPut && !insists) return Progress::ignored;
  if (!insists && !refusal(choice).legal()) return Progress::ignored;
  const bool isSame =
      isOne && !insists && offered->chosen && m_shown.has(choice.question) && ask != Ask::happening;
  const bool isOnlyProposed =
      (m_next == choice.question || ask == Ask::site) && !m_pressed.now().has(choice.question);
  if (isSame && !isOnlyProposed) return askAnew(choice.question);
  const bool fills = isField(*question) && (isOne || isDigit);
  Work next = m_shown;
  if (isPut) {
    put(next, choice.question);
  } else {
    // A full field begins anew with a digit that is pressed.
    if (isDigit && change != Change::less && isFull(*question)) put(next, choice.question);
    answer(m_ground, next, choice, change);
    if (isOne) next.said.next.reset();
    if (fills && !next.said.next && wasKnown(choice.question)) {
      next.said.next = fieldBehind(next, questionsOf(m_ground, next), choice.question);
    }
  }
  // What was only proposed is meant by a press on it.
  if (next == m_shown && !isSame) return Progress::ignored;
  next.last = choice.question;
  const Progress progress = pressed(std::move(next));
  // What is pictured leads on to the first row by itself, too.
  const bool goesOn = isDigit || ask == Ask::order ||
                      (ask == Ask::pictured && m_next && maybeAbsent(m_shown, *m_next));
  if (goesOn && !m_shown.said.typing && m_next != choice.question) m_left = choice.question;
  // What is only proposed is seen before it is entered.
  const Question* which = find(questionId(Ask::card));
  const bool proposes =
      which != nullptr && which->choices.size() > 1 && (ask == Ask::kind || ask == Ask::special);
  return progress == Progress::ready && proposes ? Progress::asks : progress;
}

Progress Draft::start(Move move) {
  const Action* offered = find(move);
  if (offered == nullptr || !closes(move).legal()) return Progress::ignored;
  const Player turn = m_ground.state->turn;
  Work next{.entry = awaited(m_ground), .begun = begun()};
  switch (move) {
  case Move::pass: next.entry = Pass{turn, {}}; break;
  case Move::recruit: {
    // The card that is typed stays, and is seen before it is entered.
    const Card* typed = cardOf(m_shown);
    const Card card = typed != nullptr ? *typed : Card{};
    next.entry = Pass{turn, card};
    if (offered->on) next.entry = Play{.player = turn, .card = card};
    if (typed != nullptr) next.said = m_shown.said;
    return pressed(std::move(next)) == Progress::ignored ? Progress::ignored : Progress::asks;
  }
  case Move::decline:
    if (m_ground.state->phase == Phase::load) next.entry = Decline{turn};
    next.said.meant = {questionId(Ask::back), questionId(Ask::times), questionId(Ask::claim)};
    if (pressed(std::move(next)) == Progress::ignored) return Progress::ignored;
    return m_ground.replaced ? Progress::asks : Progress::ready;
  case Move::next: {
    if (forgetsGoingOn()) return Progress::ignored;
    const Progress progress = goOn();
    // A row without a sum is gone past, and asked for once more behind the others.
    const bool isBlank = progress == Progress::ignored && find(Move::absent) != nullptr;
    return isBlank ? go(ui::Arrow::down) : progress;
  }
  case Move::absent:
    next = m_shown;
    leaveOut(next, *m_next);
    break;
  case Move::later: {
    auto later = putOff(m_ground, m_shown, m_next);
    if (later) next = std::move(*later);
    break;
  }
  }
  return pressed(std::move(next));
}

Progress Draft::goOn() {
  Work next = m_shown;
  const bool again = m_next && wasKnown(*m_next);
  return pyramidion::goOn(next, m_questions, again) ? pressed(std::move(next)) : Progress::ignored;
}

bool Draft::isFull(const Question& question) const {
  return question.kind == Kind::digits && !question.now && m_shown.has(question.id()) &&
         m_shown.said.next != question.id();
}

bool Draft::wasKnown(const ui::QuestionId& field) const {
  const Work* was = &m_pressed.now();
  const auto& before = m_pressed.before();
  for (auto i = before.rbegin(); was->said.typing && was->said.next == field; ++i) was = &*i;
  const Questions asked = questionsOf(m_ground, *was);
  const Question* question = ui::findQuestion(asked, field);
  return was->has(field) || (question != nullptr && question->number);
}

bool Draft::types() const {
  return std::ranges::any_of(m_questions, isField);
}

/// Sums stand in a table; whatever else is typed together stands in one row.
Progress Draft::go(ui::Arrow arrow) {
  const bool back = arrow == ui::Arrow::left || arrow == ui::Arrow::up;
  const bool along = arrow == ui::Arrow::left || arrow == ui::Arrow::right;
  auto here = std::ranges::find(m_questions, m_next, &Question::id);
  // Where a field went on by itself, the hand goes on from there; not where an earlier one is left.
  const auto left = std::ranges::find(m_questions, m_left, &Question::id);
  if (!back && left < here) here = left;
  if (here == m_questions.end() || !isField(*here)) return Progress::ignored;
  const auto isThere = [&](const Question& question) {
    const bool isInTable = question.ask == Ask::sum && here->ask == Ask::sum;
    return isField(question) &&
           (along || !isInTable || question.about % categoryCount == here->about % categoryCount);
  };
  auto to = m_questions.end();
  if (back) {
    const auto before = std::find_if(std::make_reverse_iterator(here), m_questions.rend(), isThere);
    if (before != m_questions.rend()) to = std::prev(before.base());
  } else {
    to = std::find_if(here + 1, m_questions.end(), isThere);
  }
  if (to == m_questions.end()) return Progress::ignored;
  Work next = m_shown;
  put(next, to->id());
  return pressed(std::move(next));
}

Player Draft::asked() const {
  return m_shown.entry ? playerOf(*m_shown.entry) : noPlayer;
}

bool Draft::isComplete() const {
  if (!m_shown.entry || saysNothing(m_shown)) return m_shown.entry.has_value();
  const auto isSaid = [&](const Question& question) { return isAnswered(m_shown, question); };
  // A supply card puts something on one site at least.
  const auto isBare = [](const Question& question) {
    return question.ask == Ask::supply && std::ranges::none_of(question.choices, &Choice::chosen);
  };
  return std::ranges::all_of(m_questions, isSaid) &&
         std::ranges::count_if(m_questions, isBare) < siteCount;
}

int placeOfBoat(const State& state, int about) {
  const int row = static_cast<int>(state.row.size());
  if (state.boatsWaiting() == 0 || state.phase == Phase::site) return row + 1 + about;
  int place = 0;
  for (const Boat& boat : state.row) {
    ++place;
    if (boat.waits && about-- == 0) return place;
  }
  return reservedBoat;
}

std::optional<ui::PlaceId> placeOf(const Ground& ground, const ui::ChoiceId& choice) {
  const State& state = *ground.state;
  const int about = choice.question.about;
  const Ask ask = askOf(choice.question);
  if (ask == Ask::site) return placeId(BoardPlace::site, choice.id);
  if (ask == Ask::supply) return placeId(BoardPlace::site, about);
  if (isNo(ask, choice.id)) return std::nullopt;
  if (ask == Ask::marker) return placeId(BoardPlace::marker, choice.id);
  if (ask == Ask::load) return placeId(BoardPlace::boat, choice.id);
  if (ask == Ask::need) return placeId(BoardPlace::boat, placeOfBoat(state, about));
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

std::optional<Site> Draft::takenFrom(const Question& question) const {
  const State& state = *m_ground.state;
  const auto* play = as<Play>(m_shown);
  const auto* happens = as<Happen>(m_shown);
  if (question.ask == Ask::resource) {
    const auto* taken = as<Negotiate>(m_shown);
    if (taken != nullptr && m_shown.has(Ask::site)) return taken->site;
    // What a politician adds comes from the supply.
    const bool takes = happens != nullptr && happens->what == Happening::take;
    return takes ? std::optional(state.active) : std::nullopt;
  }
  if (question.ask == Ask::deed && play != nullptr) {
    const auto repeat = repeatOf(*m_ground.game, state, *play);
    const bool isOfCard = question.about == 0 && play->card.kind == CardKind::vizier;
    const bool isRepeated = question.about == 1 && repeat && repeat->kind == CardKind::vizier;
    return isOfCard || isRepeated ? std::optional(state.active) : std::nullopt;
  }
  if (question.ask == Ask::give) return state.active;
  if (question.ask != Ask::get) return std::nullopt;
  if (happens != nullptr) return happens->swap.site;
  const auto& swap = (question.about == 0 ? play->deed : play->again).swap;
  return swap ? std::optional(swap->site) : std::nullopt;
}

std::optional<ui::ChoiceId> Draft::meantWare(Site site, Resource kind) const {
  for (const Question& question : m_questions) {
    if (takenFrom(question) != site) continue;
    for (const Choice& choice : question.choices) {
      const bool isOne = question.ask == Ask::deed ? deedOf(choice.id).resource == kind
                                                   : choice.id == static_cast<int>(kind);
      if (isOne) return ui::ChoiceId{question.id(), choice.id};
    }
  }
  return std::nullopt;
}

std::optional<ui::ChoiceId> Draft::meant(const ui::PlaceId& place) const {
  if (kindOf(place) == BoardPlace::ware) {
    return meantWare(static_cast<Site>(place.number), static_cast<Resource>(place.part));
  }
  std::optional<ui::ChoiceId> found;
  for (const Question& question : m_questions) {
    const auto look = [&](int id) {
      const ui::ChoiceId choice{question.id(), id};
      const bool isFirst = !found || !m_shown.has(question.id());
      if (isFirst && placeOf(m_ground, choice) == place) found = choice;
    };
    const bool isChoice = question.kind == Kind::one || question.kind == Kind::several;
    if (!isChoice) look(fieldItself);
    for (const Choice& choice : question.choices) {
      if (isChoice) look(choice.id);
    }
  }
  return found;
}

Offer Draft::offer(const ui::PlaceId& place) const {
  const auto choice = meant(place);
  if (!choice) return {};
  const bool now = find(choice->question)->now;
  if (find(*choice) == nullptr) return {!now, now, {}};
  return offerOf(*choice, [](const Entry& /*isAllThatComes*/) {});
}

void Draft::lookOn() {
  const bool refused = !verdict().legal();
  putCursor(m_shown, m_questions, refused);
  m_next = nextOf(m_ground, m_shown, m_questions, m_pressed.now().said);
  m_actions = actionsOf(m_ground, m_shown, m_questions, m_next);
}

// What is open, and what is closed.

Stand Draft::standOf(const Question& question) const {
  const bool isTyped = question.now && question.kind == Kind::amounts;
  if (m_next == question.id() || staysOpen(question) || isTyped) return Stand::open;
  const bool isField = question.kind == Kind::digits;
  return isField || isAnswered(m_shown, question) ? Stand::answered : Stand::later;
}

Progress Draft::askAnew(const ui::QuestionId& question) {
  Work next = m_shown;
  const bool isAsked = next.said.next == question;
  const Question& anew = *find(question);
  if (staysOpen(anew) || anew.choices.size() <= 1 || (m_next == question && !isAsked))
    return Progress::ignored;
  next.said.next = isAsked ? std::nullopt : std::optional(question);
  m_pressed.press(std::move(next));
  lookAgain();
  return Progress::asks;
}

Verdict Draft::refusal(const ui::ChoiceId& choice) const {
  Verdict why;
  const Ask ask = askOf(choice.question);
  const Choice* closed = find(choice);
  if (ask == Ask::points && choice.id >= 0) {
    const Question* need = find(questionId(Ask::need, choice.question.about));
    const bool isBare = need != nullptr && !isAnswered(m_shown, *need);
    if (isBare) why.add(finding("BOAT-4"_rule, Fault::noNeed, noPlayer));
  }
  // More often than can be paid.
  if (closed == nullptr && ask == Ask::times) {
    const Trade trade{asked(), code(choice.id)};
    const Verdict all = judge(*m_ground.game, *m_ground.state, trade);
    if (!all.legal()) why.add(all.findings().front());
    return why;
  }
  if (closed == nullptr || closed->chosen) return why;
  // Another kind of card would take what is typed of this one with it.
  const Work& now = m_pressed.now();
  const bool isBegun = !m_ground.replaced && (now.has(Ask::value) || now.has(Ask::deed));
  if (isBegun && ask == Ask::kind) return closes(Move::pass);
  if (closed->open) return why;
  if (ask == Ask::order && !m_shown.has(choice.question)) {
    why.add(finding("SET-9"_rule, Fault::wrongNumbers, noPlayer));
  }
  const Player player = asked();
  if (player == noPlayer) return why;
  if (ask == Ask::kind || ask == Ask::special) {
    const CardKind kind = kindAt(choice.id);
    judgeCard(*m_ground.state, player, {.kind = kind, .basic = commonCards[at(kind)] == 0}, why);
  } else if (ask == Ask::card) {
    const auto list = listedCards(m_ground, player, cardOf(m_shown)->kind);
    judgeCard(*m_ground.state, player, list[at(choice.id - 1)], why);
  }
  return why;
}

Verdict Draft::closes(Move move) const {
  Verdict why;
  if (move == Move::later) return mayWait(m_ground, m_shown).value_or(why);
  const Work& now = m_pressed.now();
  const bool hasTyped = now.begun && !saysNothing(now) && (readNow(now) || !now.said.meant.empty());
  if ((move != Move::pass && move != Move::decline) || !hasTyped) return why;
  const Phase phase = m_ground.state->phase;
  const RuleId rule = phase == Phase::priest  ? "SPECIAL-HIGH-PRIEST"_rule
                      : phase == Phase::trade ? "POWER-ABU-SIMBEL"_rule
                      : phase == Phase::load  ? "LOAD-9"_rule
                      : phase == Phase::claim ? "END-3"_rule
                                              : "PLAY-2"_rule;
  why.add(finding(rule, Fault::entryBegun, m_ground.state->turn, {}));
  return why;
}

} // namespace nilometer::pyramidion
