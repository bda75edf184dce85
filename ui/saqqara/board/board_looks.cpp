// SPDX-License-Identifier: GPL-3.0-or-later
// What the places show.
#include "ui/saqqara/board/board_looks.h"

#include "engine/saqqara/auction.h"
#include "ui/saqqara/text/words.h"
#include "ui/text/phrase.h"

#include <algorithm>
#include <bit>

namespace nilometer::saqqara {

using text::fill;
using text::number;

namespace {

constexpr int usualScale = 14; ///< of the Nile, as long as nobody knows how long it is

template <class Number> QString readOrNot(const std::optional<Number>& value) {
  return value ? number(*value) : QStringLiteral("?");
}

} // namespace

Goods BoardReader::comingTo(Warehouse at) const {
  const auto* invest = making<Invest>();
  const bool there = invest != nullptr && m_work.has(Ask::warehouse) && invest->at == at;
  return there ? invest->goods : Goods{};
}

std::optional<Question> BoardReader::reads(Ask ask, Warehouse at) const {
  const Question* found = m_table.draft->find(questionId(ask, at));
  return found == nullptr ? std::nullopt : std::optional(*found);
}

StoreLook BoardReader::store(Warehouse at) const {
  StoreLook look{static_cast<ui::Ware>(goodOf(at)), text::warehouseName(at), in(at).goods,
                 comingTo(at)};
  const Player hut = in(at).hut;
  if (hut != noPlayer && m_state.phase == Phase::auction) look.hut = m_table.seats.colours[hut];
  return look;
}

CardLook BoardReader::card(Warehouse at) const {
  using Kind = CardLook::Kind;
  const WarehouseState& there = in(at);
  CardLook look{.goods = there.goods, .more = comingTo(at)};
  for (const Ask ask : {Ask::marketCard, Ask::threshold}) {
    const auto question = reads(ask, at);
    if (!question) continue;
    look.isRead = true;
    look.isNext = question->now;
    const auto chosen = std::ranges::find(question->choices, true, &Choice::chosen);
    look.kind = ask == Ask::threshold ? Kind::threshold : Kind::market;
    if (chosen == question->choices.end()) return look;
    if (ask == Ask::threshold) look.threshold = static_cast<Threshold>(chosen->id);
    if (ask == Ask::marketCard) look.card = marketCardOf(chosen->id);
    return look;
  }
  const bool sells = m_state.phase == Phase::auction || m_state.phase == Phase::stall;
  if (there.threshold) {
    look.kind = Kind::threshold;
    look.threshold = there.threshold;
    const int has = (there.goods + look.more).total();
    if (*there.threshold == noYield) {
      look.words = text::thresholdText(noYield);
      return look;
    }
    // What has been judged stays so (INVEST-5).
    const bool judged = m_state.phase == Phase::distribute || m_state.phase == Phase::develop;
    look.reached = judged ? there.reached : has >= *there.threshold;
    //: Goods in a warehouse / goods that its threshold asks for.
    look.number = fill(BoardWords::tr("%1 / %2"), {number(has), number(*there.threshold)});
    look.words = look.reached ? BoardWords::tr("✓ reached")
                              : BoardWords::tr("%n short", "goods", *there.threshold - has);
  } else if (sells && there.cardAt == CardAt::open) {
    look.kind = Kind::market;
    look.card = there.card;
    const auto* bid = making<Bid>();
    const bool more = bid != nullptr && m_work.has(Ask::warehouse) && bid->at == at;
    const int highest = highestBid(m_state, at);
    const int own = more ? (bid->goods + there.bids[bid->player]).total() : 0;
    if (std::max(highest, own) > 0) look.number = number(std::max(highest, own));
    //: The highest bid on a market card; the same with what is being entered.
    if (highest > 0) look.words = BoardWords::tr("leads");
    if (own > highest) look.words = BoardWords::tr("then leads");
  } else if (sells && there.cardAt == CardAt::won) {
    look.kind = Kind::won;
    look.winner = m_table.seats.colours[there.winner];
    look.words = m_table.seats.name(there.winner);
  }
  return look;
}

SlotLook BoardReader::slot(Warehouse at, Player player) const {
  using Kind = SlotLook::Kind;
  const PlayerState& own = m_state.of(player);
  SlotLook look{.colour = m_table.seats.colours[player]};
  look.goods = in(at).bids[player];
  look.highest = in(at).hut == player;
  look.markers = own.markers[saqqara::at(at)];
  look.card = own.shown[saqqara::at(at)];
  const auto* bid = making<Bid>();
  if (bid != nullptr && bid->player == player && bid->at == at && m_work.has(Ask::warehouse)) {
    look.more = bid->goods;
    look.entering = !bid->goods.empty();
  }
  if (!look.goods.empty() || look.entering) look.kind = Kind::bid;
  if (own.laid > 0) look.kind = look.card == faceDown ? Kind::laid : Kind::shown;
  const auto* reveal = making<Reveal>();
  if (reveal != nullptr && reveal->player == player) {
    look.isRead = true;
    look.isNext = m_work.next == at;
    const bool said = m_work.has(Ask::influence, static_cast<int>(at));
    look.kind = Kind::shown;
    look.card = said ? reveal->cards[saqqara::at(at)] : faceDown;
  }
  const auto aside = m_work.aside.find(player);
  const auto id = questionId(Ask::influence, static_cast<int>(at));
  if (aside != m_work.aside.end() && aside->second.said.contains(id)) {
    look.kind = Kind::shown;
    look.card = aside->second.cards[saqqara::at(at)];
  }
  return look;
}

StepLook BoardReader::step(int level, Pyramid pyramid) const {
  const LevelPrint& print = m_state.sheet.level(pyramid, level);
  StepLook look{level, readOrNot(print.points), print.cost.has_value(), {}};
  for (Player player = 0; player < m_state.players; ++player) {
    if (m_state.of(player).levelOf(pyramid) != level) continue;
    look.workers.push_back(m_table.seats.colours[player]);
  }
  const Offer offer = m_table.draft->offer(placeId(BoardPlace::step, level, pyramid));
  const auto* tell = making<Tell>();
  look.asksPoints = offer.chosen && tell != nullptr && tell->what == Told::points;
  const auto aside = m_table.draft->setAside();
  const bool comes = tell == nullptr || (aside && pyramidAt(aside->part) == pyramid);
  if (offer.chosen && comes) look.comes = m_table.seats.colours[m_state.turn];
  return look;
}

PyramidLook BoardReader::pyramid(Pyramid pyramid) const {
  PyramidLook look{.name = text::pyramidName(pyramid),
                   .power = text::ruleSummary(text::powerRule(pyramid), m_table.game->options)};
  for (int level = 1; level <= topLevel; ++level) {
    look.levels[saqqara::at(level - 1)] = m_state.sheet.level(pyramid, level);
  }
  if (m_state.turn != noPlayer) look.next = m_state.of(m_state.turn).levelOf(pyramid) + 1;
  const auto* tell = making<Tell>();
  const bool isAsked = tell != nullptr && isOfLevel(tell->what) && tell->pyramid == pyramid;
  if (isAsked) look.next = tell->level;
  return look;
}

NileLook BoardReader::nile(const BoardLayout& layout) const {
  NileLook look{
      .name = BoardWords::tr("Nile"), .first = layout.firstSpace, .end = layout.lastSpace};
  int furthest = usualScale;
  for (Player player = 0; player < m_state.players; ++player) {
    const bool lies = player != m_table.sailing;
    if (lies) look.boats.push_back({m_table.seats.colours[player], m_state.of(player).boat});
    furthest = std::max<int>(furthest, m_state.of(player).boat);
  }
  if (const auto* sail = making<Sail>()) {
    const int space = m_state.of(sail->player).boat + sail->times;
    look.comes = NileLook::Boat{m_table.seats.colours[sail->player], space};
    furthest = std::max(furthest, space);
  }
  look.last = furthest > usualScale ? (furthest + 9) / 10 * 10 : usualScale;
  if (m_state.sheet.nileLast) look.last = std::max<int>(*m_state.sheet.nileLast, furthest);
  return look;
}

TextLook BoardReader::nileEnd() const {
  return {readOrNot(m_state.sheet.nileLast)};
}

FieldLook BoardReader::field(Field field) const {
  const text::SaqqaraNames names{m_table.game->edition, {}};
  FieldLook look{.name = text::fieldName(field, names)};
  if (field == m_state.field()) {
    //: The field of the die: the market of this round.
    look.now = BoardWords::tr("current");
    look.die = m_state.year();
  }
  const auto* stall = making<MoveStall>();
  const bool moves = stall != nullptr && m_work.has(Ask::field);
  look.comes = moves && stall->to == field;
  look.stall = look.comes || (!moves && m_state.stall == field);
  look.stallWaits = look.stall && !look.comes && m_state.stallWaits;
  return look;
}

YearsLook BoardReader::years() const {
  YearsLook look{BoardWords::tr("Distribution"),
                 //: Head of a narrow column: extra goods for the warehouse of the round.
                 BoardWords::tr("bonus"), text::goodName(Good::land)};
  look.now = m_state.year();
  const auto* tell = making<Tell>();
  const bool isTold = tell != nullptr && isOfYear(tell->what);
  if (isTold || making<TableNumber>() != nullptr) {
    look.asked = isTold ? tell->year : look.now;
    look.asksLand = isTold ? tell->what == Told::land : m_state.field() == landField;
  }
  for (int year = 1; year <= saqqara::years; ++year) {
    const YearPrint& print = m_state.sheet.year(year);
    look.rows[at(year - 1)] = {readOrNot(print.bonus), readOrNot(print.land)};
  }
  return look;
}

QStringList BoardReader::head() const {
  if (m_state.phase == Phase::setup) return {};
  PyramidSet tops = 0;
  for (const PlayerState& own : m_state.player) {
    for (int i = 0; i < pyramidCount; ++i) {
      if (own.level[at(i)] == topLevel) tops = static_cast<PyramidSet>(tops | 1U << i);
    }
  }
  const QStringList reached{number(std::popcount(tops)), number(m_state.players)};
  const bool ends = m_state.lastRound < rounds && m_state.round >= m_state.lastRound;
  //: %1 of %2 pyramids have a worker at their top; when all have, one more round is played.
  return {fill(ends ? BoardWords::tr("Tops reached: %1 of %2. Last round.")
                    : BoardWords::tr("Tops reached: %1. At %2, one more round."),
               reached),
          fill(BoardWords::tr("Threshold cards left: %1"), {number(m_state.thresholdPile)})};
}

} // namespace nilometer::saqqara
