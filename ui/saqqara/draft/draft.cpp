// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/saqqara/draft/draft.h"

#include "engine/saqqara/turn.h"
#include "ui/saqqara/draft/parts.h"

#include <algorithm>

namespace nilometer::saqqara {

using Kind = Question::Kind;

namespace {

/// Whether the worker of the player on turn enters that level next.
bool isNextStep(const State& state, const ui::PlaceId& place) {
  return kindOf(place) == BoardPlace::step && state.phase == Phase::develop && !state.freeWorker &&
         state.of(state.turn).levelOf(pyramidAt(place.part)) + 1 == place.number;
}
/// What lies below a warehouse.
bool isUnder(const ui::PlaceId& place) {
  return kindOf(place) == BoardPlace::card || kindOf(place) == BoardPlace::slot;
}

/// Whether what is read off now is printed there.
bool isRead(const Work& work, const ui::PlaceId& place) {
  const BoardPlace kind = kindOf(place);
  if (is<TableNumber>(work)) return kind == BoardPlace::table;
  if (!is<Tell>(work)) return false;
  const auto& tell = std::get<Tell>(*work.entry);
  if (isOfYear(tell.what)) return kind == BoardPlace::table;
  if (!isOfLevel(tell.what)) return kind == BoardPlace::nileEnd;
  return kind == BoardPlace::step && pyramidAt(place.part) == tell.pyramid &&
         place.number == tell.level;
}

bool readsCards(const Questions& questions) {
  return std::ranges::any_of(questions, isCard, &Question::ask);
}

} // namespace

void takeUp(const Ground& ground, Work& work) {
  work.entry = ground.replaced;
  // What was put off can be read off now.
  if (is<Later>(work)) return;
  for (const Question& question : questionsOf(ground, work)) work.said.insert(question.id());
  // An exchange asks the rest when its goods are said.
  for (const Question& question : questionsOf(ground, work)) work.said.insert(question.id());
  work.stands = true;
}

bool Draft::isDecided() const {
  const auto isPlain = [](const Question& question) {
    return question.kind == Kind::one && !isCard(question.ask);
  };
  // What is doubtful waits for Enter.
  return (saysNothing(m_shown) || std::ranges::all_of(m_questions, isPlain)) &&
         doubts(*m_ground.game, *m_ground.state, *entry()).legal();
}

/// What is read of other players' cards outlasts the entry of one.
void Draft::begin(const Ground& ground) {
  auto aside = m_ground.replaced ? decltype(Work::aside)() : m_pressed.now().aside;
  DraftOf::begin(ground);
  if (is<Tell>(m_shown) && ground.options != nullptr && !ground.replaced) {
    if (const auto first = askedBehind(ground.options->asked.begin())) {
      m_pressed.begin({.entry = *first});
      lookAgain();
    }
  }
  std::erase_if(aside, [&](const auto& cards) { return ground.state->of(cards.first).isShown(); });
  const bool reads = types() && is<Reveal>(m_shown) && !ground.replaced;
  if (!reads || aside.empty()) return;
  Work next = m_shown;
  const Player player = std::get<Reveal>(*next.entry).player;
  next.aside = std::move(aside);
  const auto own = next.aside.find(player);
  if (own != next.aside.end()) {
    std::get<Reveal>(*next.entry).cards = own->second.cards;
    next.said = own->second.said;
    next.next.reset();
    next.aside.erase(own);
  }
  pressed(std::move(next));
}

Progress Draft::press(const ui::PlaceId& place) {
  if (m_ground.options == nullptr) return Progress::ignored;
  Work next = m_shown;
  // Of the cards that are turned up none lies where the thresholds are.
  const bool isThreshold = kindOf(place) == BoardPlace::card && is<Reveal>(next);
  if (isUnder(place) && readsCards(m_questions) && !isThreshold) {
    if (is<Reveal>(next)) {
      const bool isOther = std::get<Reveal>(*next.entry).player != place.part;
      if (isOther && m_ground.replaced) return Progress::ignored;
      turnTo(next, place.part);
    }
    next.next = static_cast<Warehouse>(place.number);
    return pressed(next);
  }
  if (isNextStep(*m_ground.state, place)) {
    climb(m_ground, next, pyramidAt(place.part));
    return pressed(next);
  }
  if (const auto choice = meant(place)) return choose(*choice);
  switch (kindOf(place)) {
  case BoardPlace::nile: return start(Move::sail);
  case BoardPlace::nileEnd: return read({Told::nileLast, {}, 1, 1, {}, 0});
  case BoardPlace::step:
    return read(besideLevel(Told::points, pyramidAt(place.part), place.number));
  case BoardPlace::table: {
    // What the round goes by: land in its Land rounds, else the bonus.
    const bool isLand = m_ground.state->field() == landField;
    const auto year = static_cast<std::uint8_t>(m_ground.state->year());
    return read({isLand ? Told::land : Told::bonus, {}, 1, year, {}, 0});
  }
  case BoardPlace::warehouse:
  case BoardPlace::card:
  case BoardPlace::slot:
  case BoardPlace::field: break;
  }
  return Progress::ignored;
}

Progress Draft::choose(const ui::ChoiceId& choice, Change change) {
  const Question* question = find(choice.question);
  if (question == nullptr) return Progress::ignored;
  const bool isDigit = question->kind == Kind::digits && choice.id >= 0 && choice.id <= 9;
  if (!isDigit && find(choice) == nullptr) return Progress::ignored;
  Work next = m_shown;
  answer(m_ground, next, choice, change);
  if (isDigit && next == m_shown) return Progress::ignored;
  const Progress progress = pressed(next);
  if (isCard(askOf(choice.question)) && m_shown.next) m_left = choice.question;
  return progress;
}

Progress Draft::go(ui::Arrow arrow) {
  if (!types()) return Progress::ignored;
  const bool back = arrow == ui::Arrow::left || arrow == ui::Arrow::up;
  const Edition& edition = *m_ground.game->edition;
  int column = m_shown.next ? placeOf(edition, *m_shown.next) : warehouseCount;
  // Where a card went on by itself, the hand goes on from there.
  if (m_left && !back) {
    column = std::min(column, placeOf(edition, static_cast<Warehouse>(m_left->about)));
  }
  const auto& order = edition.warehouses;
  Work next = m_shown;
  const auto* reveal = std::get_if<Reveal>(&*m_shown.entry);
  const bool isOneRow = reveal == nullptr || m_ground.replaced;
  if (isOneRow || arrow == ui::Arrow::left || arrow == ui::Arrow::right) {
    column += back ? -1 : 1;
    if (column < 0 || column >= warehouseCount) return Progress::ignored;
  } else {
    column = std::min(column, warehouseCount - 1);
    int row = reveal->player;
    const auto isHidden = [&] { return !m_ground.state->of(static_cast<Player>(row)).isShown(); };
    do row += back ? -1 : 1;
    while (row >= 0 && row < m_ground.state->players && !isHidden());
    if (row < 0 || row >= m_ground.state->players) return Progress::ignored;
    turnTo(next, static_cast<Player>(row));
  }
  next.next = order[at(column)];
  return pressed(std::move(next));
}

bool Draft::types() const {
  return readsCards(m_questions);
}

Progress Draft::start(Move move) {
  const Action* offered = find(move);
  if (offered == nullptr) return Progress::ignored;
  if (move == Move::sail && offered->on) return choose({questionId(Ask::times), 0});
  const Player turn = m_ground.state->turn;
  Work next{.entry = awaited(m_ground), .next = m_shown.next, .begun = m_shown.begun};
  const auto toggle = [&](const Entry& entry) {
    if (!offered->on) next.entry = entry;
  };
  switch (move) {
  case Move::withdraw: toggle(Withdraw{turn, Warehouse::fish}); break;
  case Move::exchange:
    toggle(Convert{.player = turn});
    // With nothing to exchange what everybody may do is refused (CONV-1).
    if (!offered->open) next.said = {questionId(Ask::pay), questionId(Ask::get)};
    break;
  case Move::steal: toggle(Steal{turn, {}}); break;
  case Move::sail: next.entry = Sail{turn, 1}; break;
  case Move::pass: next.entry = Pass{turn}; break;
  case Move::done: next.entry = Done{turn}; break;
  case Move::later: {
    if (!closes(move).legal()) return Progress::ignored;
    const auto later = waiting(m_shown);
    if (!later) return readNext();
    next.entry = *later;
    break;
  }
  case Move::use: next.entry = Intrigue{turn, true}; break;
  case Move::decline:
    if (!next.entry) next.entry = Intrigue{turn, false};
    next.said = {questionId(Ask::goods), questionId(Ask::pyramid)};
    return pressed(next) == Progress::ignored ? Progress::ignored : Progress::ready;
  }
  return pressed(next);
}

Progress Draft::readNext() {
  const auto& asked = m_ground.options->asked;
  const PrintedPlace place = placeOf(std::get<Tell>(*m_shown.entry));
  m_putOff.insert(place);
  const auto now = std::ranges::find(asked, place);
  const auto next = askedBehind(now == asked.end() ? asked.begin() : now);
  return next ? read(*next) : Progress::ignored;
}

std::optional<Tell> Draft::askedBehind(Asked::const_iterator from) {
  const Asked& asked = m_ground.options->asked;
  const auto isOpen = [this](const PrintedPlace& place) { return !m_putOff.contains(place); };
  if (std::ranges::none_of(asked, isOpen)) m_putOff = {};
  auto next = std::find_if(from, asked.end(), isOpen);
  if (next == asked.end()) next = std::ranges::find_if(asked, isOpen);
  if (next == asked.end()) return std::nullopt;
  return besideLevel(Told::points, pyramidAt(next->first), next->second + 1);
}

Progress Draft::read(const Tell& about) {
  if (m_ground.options == nullptr) return Progress::ignored;
  const Sheet& sheet = m_ground.state->sheet;
  const bool isCost = about.what == Told::cost;
  Tell known = about;
  known.cost = isCost ? sheet.level(about.pyramid, about.level).cost.value_or(Price{}) : Price{};
  known.number = static_cast<std::uint8_t>(isCost ? 0 : std::max(0, knownNumber(sheet, about)));
  return pressed({.entry = known, .next = m_shown.next, .begun = m_shown.begun});
}

std::optional<ui::PlaceId> Draft::setAside() const {
  const Work& now = m_pressed.now();
  const auto* tell = is<Tell>(now) ? &std::get<Tell>(*now.entry) : nullptr;
  const bool climbs = tell != nullptr && tell->what == Told::cost &&
                      (m_ground.options->unpriced & pyramidBit(tell->pyramid)) != 0;
  const Player player = m_ground.state->turn;
  if (!climbs || player == noPlayer) return std::nullopt;
  const int level = m_ground.state->of(player).levelOf(tell->pyramid) + 1;
  return placeId(BoardPlace::step, level, tell->pyramid);
}

Player Draft::asked() const {
  if (m_ground.options == nullptr) return noPlayer;
  return m_shown.entry ? playerOf(*m_shown.entry) : m_ground.state->turn;
}

bool Draft::isComplete() const {
  if (!m_shown.entry) return false;
  if (saysNothing(m_shown)) return true;
  // An amount may be none only where that has been said.
  const bool maybeNone = is<TakeGoods>(m_shown) || is<Tell>(m_shown);
  const auto isSaid = [&](const Question& question) {
    const bool amounts = question.kind == Kind::amounts && !maybeNone;
    if (!amounts && question.kind != Kind::several) {
      return question.ask == Ask::revealer || m_shown.said.contains(question.id());
    }
    return question.ask == Ask::loot || std::ranges::any_of(question.choices, &Choice::chosen);
  };
  const auto* steal = std::get_if<Steal>(&*m_shown.entry);
  if (steal != nullptr && std::ranges::all_of(steal->loot, &Goods::empty)) return false;
  return std::ranges::all_of(m_questions, isSaid);
}

std::optional<ui::ChoiceId> Draft::meant(const ui::PlaceId& place) const {
  const auto choice = [&](Ask ask, int id) {
    const bool isAsked = find(questionId(ask)) != nullptr;
    return isAsked ? std::optional(ui::ChoiceId{questionId(ask), id}) : std::nullopt;
  };
  switch (kindOf(place)) {
  case BoardPlace::warehouse:
  case BoardPlace::card:
  case BoardPlace::slot: return choice(Ask::warehouse, place.number);
  case BoardPlace::field: return choice(Ask::field, place.number);
  case BoardPlace::step:
    if (isNextStep(*m_ground.state, place) || (m_ground.state->freeWorker && place.number == 1)) {
      return choice(Ask::pyramid, place.part);
    }
    break;
  case BoardPlace::nile:
  case BoardPlace::nileEnd:
  case BoardPlace::table: break;
  }
  return std::nullopt;
}

Offer Draft::offer(const ui::PlaceId& place) const {
  const Game& game = *m_ground.game;
  const State& state = *m_ground.state;
  if (kindOf(place) == BoardPlace::nile) {
    const Action* sails = find(Move::sail);
    if (sails == nullptr) return {};
    const bool closed = !sails->open && !sails->on;
    const Verdict verdict = closed ? judge(game, state, Sail{state.turn, 1}) : Verdict();
    return {sails->open && !sails->on, sails->on, verdict};
  }
  // What lies below a warehouse means it, too, but only there is it said.
  if (isUnder(place) && !readsCards(m_questions)) return {};
  if (isUnder(place)) {
    const auto* reveal = std::get_if<Reveal>(&*m_shown.entry);
    const bool isSlot = kindOf(place) == BoardPlace::slot;
    const bool own = reveal == nullptr ? !isSlot : isSlot && reveal->player == place.part;
    const bool now = m_shown.next == static_cast<Warehouse>(place.number);
    const bool isOther = reveal != nullptr && isSlot && !own && !m_ground.replaced &&
                         !m_ground.state->of(place.part).isShown();
    return {(own && !now) || isOther, own && now, {}};
  }
  if (isRead(m_shown, place)) return {false, true, {}};
  const auto choice = meant(place);
  if (!choice || find(*choice) == nullptr) return {};
  // A place is judged by all that could come to it.
  return offerOf(*choice, [this](Entry& entry) {
    if (auto* bid = std::get_if<Bid>(&entry)) bid->goods = goodsFor(m_ground, *bid);
  });
}

Verdict Draft::refusal(const ui::ChoiceId& choice) const {
  Verdict why;
  const Player player = asked();
  const bool isOwn =
      askOf(choice.question) == Ask::goods && m_ground.state->phase != Phase::distribute;
  if (!isOwn || player == noPlayer) return why;
  const auto good = static_cast<Good>(choice.id);
  judgeOwned(*m_ground.state, player, some(m_ground.state->of(player).goods[good] + 1, good), why);
  return why;
}

Verdict Draft::closes(Move move) const {
  Verdict why;
  const Action* action = find(move);
  if (move == Move::later && action != nullptr && !action->open) {
    const bool isFinal = m_ground.state->phase == Phase::final;
    const RuleId rule = is<MoveStall>(m_shown)        ? "STALL-1"_rule
                        : is<TableNumber>(m_shown)    ? "ASK-1"_rule
                        : isFinal                     ? "ASK-3"_rule
                        : is<OpenMarket>(m_shown)     ? "MARKET-2"_rule
                        : is<OpenThresholds>(m_shown) ? "THRESH-1"_rule
                        : is<Reveal>(m_shown)         ? "INFL-6"_rule
                                                      : "ASK-2"_rule;
    why.add(finding(rule, Fault::cannotWait, noPlayer));
    return why;
  }
  const bool isClosed = action != nullptr && !action->open && !action->on;
  if (move == Move::withdraw && isClosed) {
    why.add(finding("AUCTION-7"_rule, Fault::noBidThere, asked(), {}));
  }
  return why;
}

void Draft::lookOn() {
  const auto isLeft = [&](const Question& question) {
    return isCard(question.ask) && !m_shown.said.contains(question.id());
  };
  auto first = std::ranges::find_if(m_questions, isLeft);
  // What is to be changed is read again.
  if (first == m_questions.end() && m_ground.replaced && !begun()) {
    first = std::ranges::find_if(m_questions, isCard, &Question::ask);
  }
  if (!m_shown.next && first != m_questions.end()) {
    first->now = true;
    m_shown.next = static_cast<Warehouse>(first->about);
  }
  m_actions = actionsOf(m_ground, m_shown);
}

} // namespace nilometer::saqqara
