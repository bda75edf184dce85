// SPDX-License-Identifier: GPL-3.0-or-later
// What is asked next, what is proposed, and what else can be done.
#include "ui/pyramidion/draft/form.h"

#include "engine/pyramidion/resolve.h"
#include "engine/pyramidion/turn.h"

#include <algorithm>
#include <bit>

namespace nilometer::pyramidion {

using Kind = Question::Kind;

namespace {

/// What is read off one component is typed together, one field after the other: a number for each
/// of them, nothing for what is no field.
std::optional<int> componentOf(const Question& question) {
  Ask ask = question.ask;
  if (ask == Ask::need || ask == Ask::points) ask = Ask::boat;
  if (ask == Ask::strength || ask == Ask::pictured) ask = Ask::turned;
  const bool isField = question.kind == Kind::digits || ask == Ask::order || ask == Ask::supply ||
                       (isListed(ask) && ask != Ask::card);
  return isField ? std::optional(static_cast<int>(ask) * 100 + question.about) : std::nullopt;
}

/// Taken as it is offered first, unless something else is said: what a deity shows counts for
/// nothing (CARD-6), and of each special there is one.
bool isProposed(const State& state, const Work& work, Ask ask) {
  if (ask != Ask::card) return ask == Ask::raised;
  const CardKind kind = cardOf(work)->kind;
  const bool wasRead =
      std::ranges::find(state.readings.cards, kind, &Card::kind) != state.readings.cards.end();
  return kind == CardKind::deity || (kind >= CardKind::highPriest && wasRead);
}

/// Whether nothing may be typed there at all.
bool mayBeLeft(const Question& question) {
  const Ask ask = question.ask;
  if (ask == Ask::need) return std::ranges::any_of(question.choices, &Choice::chosen);
  return question.kind != Kind::digits || question.number;
}

/// From where a full field goes on, if one was typed last.
std::optional<ui::QuestionId> typedLast(const Question* last) {
  const bool isTyped = last != nullptr && last->kind == Kind::digits;
  return isTyped ? std::optional(last->id()) : std::nullopt;
}

/// The entry by which what is read waits; nothing where it cannot, or where nobody has asked for
/// it.
std::optional<Entry> laterEntry(const Ground& ground, const Work& work) {
  const State& state = *ground.state;
  const auto* corner = as<TellCorner>(work);
  if (corner != nullptr && has(cornersAsked(state), corner->site)) {
    return Later{corner->site, Waiting::corner};
  }
  const auto* minima = as<TellMinima>(work);
  const bool isAsked = minima != nullptr && state.phase == Phase::minima;
  if (isAsked && minima->site == minimaAskedOf(state)) return Later{minima->site};
  if (as<NextSupply>(work) != nullptr) return NextSupply{.waits = true};
  constexpr Boat unread{.waits = true};
  if (const auto* boats = as<NewBoats>(work)) {
    NewBoats later{boats->count, {}};
    std::fill_n(later.boats.begin(), later.count, unread);
    return later;
  }
  const auto* there = as<Activate>(work);
  if (there == nullptr || !there->boat || !work.has(Ask::site)) return std::nullopt;
  return Activate{there->player, there->site, unread};
}

/// The one that is read as that one of several. @pre it is asked for
const Boat& boatOf(const Work& work, int about) {
  const auto* there = as<Activate>(work);
  return there != nullptr ? *there->boat : as<NewBoats>(work)->boats[at(about)];
}

/// The rule by which it decides at once what is read now; nothing where nothing printed is.
std::optional<RuleId> decidesAtOnce(const Work& work) {
  const auto* tally = as<Tally>(work);
  if (as<Revolt>(work) != nullptr || (tally != nullptr && tally->markers.count > 0)) {
    return "REVOLT-2"_rule;
  }
  if (as<SetUp>(work) != nullptr) return "SET-6"_rule;
  if (as<Reveal>(work) != nullptr) return "END-3"_rule;
  if (cardOf(work) == nullptr) return std::nullopt;
  return as<Pass>(work) != nullptr ? "CARD-3"_rule : "CARD-6"_rule;
}

/// What was chosen there is refused.
bool isClosed(const Question& question) {
  return question.kind == Kind::one &&
         std::ranges::any_of(question.choices,
                             [](const Choice& each) { return each.chosen && !each.open; });
}

} // namespace

std::optional<Verdict> mayWait(const Ground& ground, const Work& work) {
  if (const auto later = laterEntry(ground, work))
    return judge(*ground.game, *ground.state, *later);
  // Whoever has begun it unasked leaves it as it was.
  if (readNow(work)) return ground.replaced ? std::nullopt : std::optional(Verdict());
  const auto rule = decidesAtOnce(work);
  if (!rule) return std::nullopt;
  Verdict why;
  why.add(finding(*rule, Fault::cannotWait, noPlayer));
  return why;
}

std::optional<Work> putOff(const Ground& ground, const Work& work,
                           const std::optional<ui::QuestionId>& next) {
  const auto later = laterEntry(ground, work);
  if (!later) return std::nullopt;
  if (work.aside && ground.replaced) {
    // The change is about the boat: it is paid without that corner, or left.
    Work left{.entry = awaited(ground), .left = work.left};
    include(left.left, as<TellCorner>(work)->site);
    const State& state = *ground.state;
    const int boat = work.aside->number;
    const State known = withBlankCorners(state, state.cornersLeft | left.left);
    const bool pays = proposedLoad(known, state.turn, boat).has_value();
    if (pays) answer(ground, left, {questionId(Ask::load), boat}, Change::more);
    return left;
  }
  const auto* boats = std::get_if<NewBoats>(&*later);
  // The boat that waits for a corner is pressed again: others are still asked for.
  if (boats == nullptr) {
    const auto said = as<Activate>(work) == nullptr ? ui::Saying() : work.said;
    Work left{.entry = later, .said = said, .aside = work.aside};
    left.said.meant.insert(questionId(Ask::boat));
    return left;
  }
  const int about = next ? next->about : 0;
  Work left = work;
  std::get<NewBoats>(*left.entry).boats[at(about)] = boats->boats[0];
  for (const Ask ask : {Ask::boat, Ask::need, Ask::points}) {
    left.said.meant.erase(questionId(ask, about));
    left.said.fresh.erase(questionId(ask, about));
  }
  left.said.next.reset();
  left.said.typing = false;
  left.said.meant.insert(questionId(Ask::boat, about));
  left.last = questionId(Ask::boat, about);
  return left;
}

std::optional<Entry> awaited(const Ground& ground) {
  const State& state = *ground.state;
  const Player turn = state.turn;
  switch (state.phase) {
  case Phase::setup: return SetUp{};
  case Phase::boats: return NewBoats{static_cast<std::uint8_t>(boatsDue(state)), {}};
  case Phase::supply: return NextSupply{};
  case Phase::nego:
    return Negotiate{turn, static_cast<Site>(std::countr_zero(state.toNegotiate)), {}};
  case Phase::site: return Activate{turn, Site::giza, {}};
  case Phase::play: return Play{.player = turn};
  case Phase::tally: return Tally{};
  case Phase::revolt: return Revolt{{static_cast<std::uint8_t>(markersDue(state)), {}}};
  case Phase::minima: return TellMinima{minimaAskedOf(state), 0, 0};
  case Phase::priest: return TakeBack{turn, {}};
  case Phase::trade: return Trade{turn, 0};
  case Phase::load: return Load{turn, 1, {}, {}, {}};
  case Phase::corner:
    return TellCorner{static_cast<Site>(std::countr_zero(cornersAsked(state))), 0};
  case Phase::claim: return Claim{};
  case Phase::reveal: return Reveal{};
  case Phase::hands: return Hands{};
  case Phase::over: break;
  }
  return std::nullopt;
}

void putCursor(const Work& work, Questions& questions, bool refused) {
  ui::Saying said = work.said;
  const auto isNoField = [&](const std::optional<ui::QuestionId>& id) {
    const Question* question = ui::findQuestion(questions, id);
    return question == nullptr || !componentOf(*question);
  };
  if (isNoField(said.next)) said.next.reset();
  // What is refused is read again where it was typed, or chosen anew.
  if (refused && !said.next && !isNoField(work.last)) said.next = work.last;
  const Question* last = ui::findQuestion(questions, work.last);
  const bool isChosen = last != nullptr && isClosed(*last);
  ui::putCursor(said, questions, typedLast(last), refused && !isChosen, componentOf);
}

bool isAnswered(const Work& work, const Question& question) {
  const bool said = work.has(question.id());
  const auto isChosen = [&] { return std::ranges::any_of(question.choices, &Choice::chosen); };
  switch (question.kind) {
  case Kind::digits: return said;
  case Kind::one: return said || question.ask == Ask::happening;
  case Kind::several: return said || question.ask == Ask::piece || isChosen();
  case Kind::amounts: break;
  }
  const bool isSwap = question.ask == Ask::give || question.ask == Ask::get;
  if (isSwap) return std::ranges::none_of(question.choices, &Choice::open);
  if (question.ask == Ask::need) return isChosen(); // BOAT-4
  return said || question.ask == Ask::revolts || question.ask == Ask::supply;
}

std::optional<ui::QuestionId> nextOf(const Ground& ground, const Work& work,
                                     const Questions& questions, const ui::Saying& pressed) {
  const Question* last = ui::findQuestion(questions, work.last);
  const auto idOf = [&](auto is) -> std::optional<ui::QuestionId> {
    const auto found = std::ranges::find_if(questions, is);
    return found == questions.end() ? std::nullopt : std::optional(found->id());
  };
  if (ui::findQuestion(questions, work.said.next) != nullptr) return work.said.next;
  const auto isLeft = [&](const Question& question) { return !isAnswered(work, question); };
  const auto left = ui::firstBehind(questions, typedLast(last), isLeft);
  // More of the same may come before the next component is read.
  const bool maybeMore = last != nullptr && last->kind == Kind::amounts && isTyped(*last) &&
                         !work.has(last->id()) &&
                         (left == questions.end() || componentOf(*left) != componentOf(*last));
  if (maybeMore) return work.last;
  if (left != questions.end()) return left->id();
  // What is refused stays as it was typed or chosen last.
  if (last != nullptr && (isTyped(*last) || isClosed(*last))) return work.last;
  if (const auto typed = idOf(isTyped)) return typed;
  const auto isOwn = [](const Question& question) {
    return question.kind == Kind::one && !staysOpen(question);
  };
  // What is only proposed could be something else.
  const auto proposed = idOf([&](const Question& question) {
    return isOwn(question) && !pressed.meant.contains(question.id()) &&
           std::ranges::count_if(question.choices, &Choice::open) > 1;
  });
  if (proposed && work.begun) return proposed;
  // So could what was chosen in an entry that is changed; places are pressed on the board.
  const auto couldBeOther = [&](const Question& question) {
    return isOwn(question) && !work.said.fresh.contains(question.id()) &&
           std::ranges::any_of(question.choices, [&](const Choice& choice) {
             return choice.open && !choice.chosen && !placeOf(ground, {question.id(), choice.id});
           });
  };
  const bool stays = last != nullptr && (last->kind != Kind::one || couldBeOther(*last));
  if (const auto other = idOf(couldBeOther); other && ground.replaced && !stays) return other;
  return last != nullptr ? work.last : std::nullopt;
}

void takeUp(const Ground& ground, Work& work) {
  work.entry = ground.replaced;
  // As many are read as are due, where fewer were turned up against the rule.
  if (auto* boats = std::get_if<NewBoats>(&*work.entry)) {
    boats->count = static_cast<std::uint8_t>(boatsDue(*ground.state));
  } else if (auto* revolt = std::get_if<Revolt>(&*work.entry)) {
    revolt->markers.count = static_cast<std::uint8_t>(markersDue(*ground.state));
  }
  const auto* load = as<Load>(work);
  const Boat* boat = load == nullptr ? nullptr : boatAt(*ground.state, load->player, load->boat);
  if (boat != nullptr) work.pieces = piecesOf(*boat, *load);
  // What is said asks for more; what was not read before is read anew.
  const auto isNew = [&](const Question& question) {
    if (work.said.meant.insert(question.id()).second) return true;
    const bool waits = question.ask == Ask::boat && boatOf(work, question.about).waits;
    const bool known =
        waits || !isListed(question.ask) || std::ranges::any_of(question.choices, &Choice::chosen);
    return !known && work.said.fresh.insert(question.id()).second;
  };
  const auto* supply = as<NextSupply>(work);
  const bool isRead = as<Later>(work) == nullptr && (supply == nullptr || !supply->waits);
  while (isRead && std::ranges::count_if(questionsOf(ground, work), isNew) > 0) {
  }
  // The first number that is typed is there to be typed anew, and what was put off to be read.
  const Questions questions = questionsOf(ground, work);
  const auto first = std::ranges::find_if(questions, [&](const Question& question) {
    const bool waits = question.ask == Ask::boat && boatOf(work, question.about).waits;
    return waits || question.kind == Kind::digits || question.ask == Ask::order;
  });
  if (first != questions.end()) put(work, first->id());
  for (const Question& question : questions) {
    if (question.kind == Kind::amounts) work.said.stands.insert(question.id());
  }
}

bool isField(const Question& question) {
  return componentOf(question).has_value();
}

std::optional<ui::QuestionId> fieldBehind(const Work& work, const Questions& questions,
                                          const ui::QuestionId& field) {
  const auto isSaid = [&](const Question& question) { return isAnswered(work, question); };
  auto next = std::ranges::find(questions, field, &Question::id);
  if (next == questions.end() || !std::ranges::all_of(questions, isSaid)) return std::nullopt;
  next = std::find_if(next + 1, questions.end(), isField);
  return next == questions.end() ? std::nullopt : std::optional(next->id());
}

void put(Work& work, const ui::QuestionId& field) {
  work.said.next = field;
  work.said.typing = false;
  work.last = field;
}

bool goOn(Work& work, const Questions& questions, bool again) {
  std::optional<ui::QuestionId> from;
  for (const Question& question : questions) {
    if (!isTyped(question) || !mayBeLeft(question)) continue;
    work.said.meant.insert(question.id());
    from = question.id();
  }
  if (!from) return false;
  work.said.typing = false;
  const auto isSaid = [&](const Question& question) { return isAnswered(work, question); };
  // A supply card may have nothing on a site: none of its fields is ever left to be said.
  const bool isNextBehind = again || askOf(*from) == Ask::supply;
  work.said.next = isNextBehind ? fieldBehind(work, questions, *from) : std::nullopt;
  // Behind the last one nothing is typed.
  if (!work.said.next && std::ranges::all_of(questions, isSaid)) work.said.next = from;
  return true;
}

bool maybeAbsent(const Work& work, const ui::QuestionId& field) {
  if (askOf(field) == Ask::before) return !work.has(field);
  if (askOf(field) != Ask::sum) return false;
  const auto player = at(field.about / categoryCount);
  return std::ranges::none_of(std::get<Tally>(*work.entry).sums,
                              [&](const Totals& sums) { return sums[player].has_value(); });
}

void leaveOut(Work& work, const ui::QuestionId& field) {
  const int row = field.about / categoryCount * categoryCount;
  work.said.next.reset();
  work.said.typing = false;
  work.last = field;
  if (askOf(field) == Ask::before) work.said.meant.insert(field);
  for (int i = 0; askOf(field) == Ask::sum && i < categoryCount; ++i) {
    work.last = questionId(Ask::sum, row + i);
    work.said.meant.insert(*work.last);
  }
}

std::vector<Action> actionsOf(const Ground& ground, const Work& work, const Questions& questions,
                              const std::optional<ui::QuestionId>& next) {
  std::vector<Action> actions;
  if (ground.options == nullptr) return actions;
  const Question* first = ui::findQuestion(questions, next);
  const auto isDeclined = [&](const Choice& choice) { return isNo(first->ask, choice.id); };
  const bool saysNo = first != nullptr && std::ranges::any_of(first->choices, isDeclined);
  const Phase phase = ground.state->phase;
  const auto* pass = as<Pass>(work);
  if (phase == Phase::play) {
    const bool may = !ground.options->entries.empty();
    // What is optional about a card that was pressed is declined first, in the same way.
    if (!saysNo || !work.begun)
      actions.push_back({Move::pass, may, pass != nullptr && !pass->recruit});
    const bool recruits = pass != nullptr && pass->recruit.has_value();
    if (ground.options->recruits || recruits) actions.push_back({Move::recruit, true, recruits});
  }
  const bool declines = phase == Phase::priest || phase == Phase::trade || phase == Phase::load ||
                        phase == Phase::claim;
  // SPECIAL-HIGH-PRIEST: by an option one card has to be taken back.
  const bool mayDecline = phase != Phase::priest || !ground.game->options.highPriestMust;
  if (declines) actions.push_back({Move::decline, mayDecline, saysNothing(work)});
  if (std::ranges::any_of(questions, isTyped)) actions.push_back({Move::next});
  // What cannot wait has its key, too, which says why.
  if (const auto may = mayWait(ground, work)) actions.push_back({Move::later, may->legal()});
  if (next && maybeAbsent(work, *next)) actions.push_back({Move::absent});
  return actions;
}

void fillIn(const Ground& ground, Work& work) {
  if (saysNothing(work)) return;
  ui::answerAll(ground, work, [&](const Question& question) {
    // Each reads off his own number (SET-9); what may be left out as well is chosen, even the only
    // card that can be played or taken back, the only boat, the only trade.
    const Ask ask = question.ask;
    const bool waits = ask == Ask::happening || ask == Ask::order || ask == Ask::kind ||
                       ask == Ask::back || ask == Ask::load || ask == Ask::times;
    if (question.kind != Kind::one || waits || work.has(question.id())) return false;
    const auto open = std::ranges::count_if(question.choices, &Choice::open);
    // That it is new is said, so that 0 means the same whether others were read before or not.
    const auto first = std::ranges::find_if(question.choices, &Choice::open);
    const bool isNew = open > 0 && (first->id == readNew || first->id == newBasic);
    const bool isLone = question.ask != Ask::card && question.choices.size() == 1;
    if (isNew && isListed(question.ask) && !isLone) return false;
    return open == 1 || (open > 1 && isProposed(*ground.state, work, question.ask));
  });
}

} // namespace nilometer::pyramidion
