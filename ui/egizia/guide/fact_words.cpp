// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/guide/prompts.h"
#include "ui/egizia/text/rule_link.h"
#include "ui/egizia/text/words.h"
#include "ui/text/phrase.h"
#include "ui/text/row_order.h"

#include <QCoreApplication>

#include <array>

namespace nilometer::ui {

using text::fill;
using text::number;

namespace {

/// How something a sentence mentions of a fact is said (facts.h).
enum class Say : std::uint8_t {
  nothing,
  asNumber,
  inStones,
  asLoss, // so many points less
  name,   // player
  atSite,
  deck,
  card,
  row,
  otherPlayer,
};

/// What is mentioned: a number of the fact, or something else of it.
struct Mention {
  Say how = Say::nothing;
  FactNumber of = FactNumber::nothing;
  constexpr Mention() = default;
  constexpr Mention(Say what) : how(what) {}
  constexpr Mention(FactNumber number) : how(Say::asNumber), of(number) {}
  constexpr Mention(Say as, FactNumber number) : how(as), of(number) {}
};

/// One fact put into words.
class Teller {
public:
  Teller(const Fact& fact, const text::Table& table) : m_fact(fact), m_table(table) {}

  [[nodiscard]] QString text() const;
  [[nodiscard]] QString grain() const;
  [[nodiscard]] QString ringMoves() const;
  [[nodiscard]] QString helped() const;
  [[nodiscard]] QString stoneStep() const;
  [[nodiscard]] QString grainStep() const;
  [[nodiscard]] QString reserveMay() const;
  [[nodiscard]] QString roundsLeft() const;
  [[nodiscard]] QString takesPart() const;

private:
  [[nodiscard]] QString name() const { return text::playerName(m_fact.player, m_table); }
  [[nodiscard]] int n(FactNumber of) const { return m_fact.number(of); }
  [[nodiscard]] QString card() const;
  [[nodiscard]] QString said(const Mention& what) const;

  const Fact& m_fact;
  const text::Table& m_table;
};

/// How to say a fact; %n stands for what is `counted`. Where one text is not enough, `teller` finds
/// it.
struct FactRow {
  FactKind kind;
  const char* text = "";
  std::array<Mention, 5> facts{};
  FactNumber counted = FactNumber::nothing;
  QString (Teller::*teller)() const = nullptr;
};

struct FactWords {
  Q_DECLARE_TR_FUNCTIONS(GuideFact)
public:
  using enum FactNumber;
  static constexpr auto asLoss = Say::asLoss;
  static constexpr auto atSite = Say::atSite;
  static constexpr auto inStones = Say::inStones;
  static constexpr auto name = Say::name;
  static constexpr auto rows = std::to_array<FactRow>({
      {FactKind::newDeck, QT_TR_NOOP("A new deck begins: %1"), {Say::deck}},
      {FactKind::deckEnds,
       QT_TR_NOOP("This is the last round of its deck: %1. What is left of it goes to the box"),
       {Say::deck}},
      {.kind = FactKind::roundsLeft, .teller = &Teller::roundsLeft},
      {.kind = FactKind::hungry, .teller = &Teller::grain},
      {.kind = FactKind::ringMoves, .teller = &Teller::ringMoves},
      {FactKind::stonesLost,
       QT_TR_NOOP("%1 has %2 and gets %3 more. The stone track ends at %4. Lost: %5"),
       {name, {inStones, stones}, yield, end, lost}},
      {FactKind::stonesForSites,
       QT_TR_NOOP("%1 will have %2 to build with. One space or card at each own building site "
                  "costs %3 in all as things are now"),
       {name, {inStones, stones}, price}},
      {FactKind::lastSpace, QT_TR_NOOP("Only one building space is left %1"), {atSite}},
      {FactKind::onlyReserve,
       QT_TR_NOOP("No building space is left %1. A ship in reserve builds only if somebody frees "
                  "one"),
       {atSite}},
      {FactKind::cardUsable, QT_TR_NOOP("%1 can use a card now: %2"), {name, Say::card}},
      {FactKind::openStops,
       QT_TR_NOOP("Within reach of %1: card spaces %2, round spaces %3, building sites %4"),
       {name, cardSpaces, roundSpaces, sites}},
      {FactKind::othersOut,
       QT_TR_NOOP("All others are done with sailing. %1 goes on alone"),
       {name}},
      {FactKind::shipsLeft, QT_TR_N_NOOP("%1 has %n ship(s) left"), {name}, ships},
      {FactKind::nextSailor, QT_TR_NOOP("After this %1 is next"), {name}},
      {FactKind::cardsOnRiver, QT_TR_NOOP("Cards left on the river: %1"), {cards}},
      {FactKind::shortOfGrain,
       QT_TR_N_NOOP("%1 is %n grain short: %2"),
       {name, {asLoss, points}},
       missing},
      {.kind = FactKind::helped, .teller = &Teller::helped},
      {FactKind::allFed, QT_TR_NOOP("Everybody still to be fed has enough grain")},
      {FactKind::noneLost, QT_TR_NOOP("No stones are lost: all find room on the track")},
      {FactKind::yields,
       QT_TR_NOOP("%1 gets %2 and then has %3"),
       {name, yield, {inStones, stones}}},
      {FactKind::noCrew, QT_TR_NOOP("%1 has no unused normal crew and cannot build here"), {name}},
      {FactKind::cannotPay,
       QT_TR_NOOP("%1 cannot pay for anything here: %2, strength at most %3"),
       {name, {inStones, stones}, strength}},
      {FactKind::buildUpTo,
       QT_TR_NOOP("%1 can build for at most %2: %3, strength at most %4"),
       {name, value, {inStones, stones}, strength}},
      {FactKind::spacesOpen,
       QT_TR_NOOP("Spaces %1 can build on now: %2. The cheapest costs %3"),
       {name, spaces, value}},
      {FactKind::drawUpTo,
       QT_TR_NOOP("%1 can draw at most %2: %3, strength at most %4"),
       {name, cards, {inStones, stones}, strength}},
      {FactKind::keepUpTo,
       QT_TR_N_NOOP("At most %n drawn card(s) may be kept. Each other card gives a point"),
       {},
       cards},
      {FactKind::deckSmall, QT_TR_NOOP("Sphinx cards left in the deck: only %1"), {cards}},
      {.kind = FactKind::reserveMay, .teller = &Teller::reserveMay},
      {FactKind::reserveMayNot,
       QT_TR_NOOP("No building space was freed. %1 builds only with a card"),
       {name}},
      {FactKind::rowDone,
       QT_TR_N_NOOP("Row %1 of the pyramid can be completed now. It gives %2 %n point(s)"),
       {Say::row, name},
       points},
      {FactKind::tombStep,
       QT_TR_NOOP("The tombs of %1 add up to %2. With %3 more they count %5 at the end instead "
                  "of %4"),
       {name, sum, missing, points, pointsThen}},
      {.kind = FactKind::stoneStep, .teller = &Teller::stoneStep},
      {.kind = FactKind::grainStep, .teller = &Teller::grainStep},
      {FactKind::laterSites,
       QT_TR_N_NOOP("%1 has a ship at %n more site(s) after this. Normal crews not used yet: %2"),
       {name, crews},
       sites},
      {FactKind::joker,
       QT_TR_NOOP("The joker crew of %1 can add strength %2, once in this round"),
       {name, strength}},
      {FactKind::nextShip, QT_TR_NOOP("After this %1 is next here"), {name}},
      {FactKind::reserveWaits,
       QT_TR_NOOP("%1 waits in the reserve and builds only if a building space is freed"),
       {name}},
      {.kind = FactKind::takesPart, .teller = &Teller::takesPart},
      {FactKind::tie,
       QT_TR_NOOP("%1 came later to the space of %2 and gets the smaller number"),
       {name, Say::otherPlayer}},
      {FactKind::tile, QT_TR_NOOP("%1 gets order tile %2"), {name, tile}},
      {FactKind::sealed, QT_TR_N_NOOP("%1 has %n hidden Sphinx card(s) to name"), {name}, cards},
      {FactKind::sale,
       QT_TR_NOOP("%1 may sell all that is left, %2: +%3"),
       {name, {inStones, stones}, points}},
      {FactKind::noSale,
       QT_TR_N_NOOP("%1 stands %n step(s) too high on the stone market to sell stones"),
       {name},
       steps},
      {FactKind::tombs, QT_TR_NOOP("The tombs of %1 add up to %2: +%3"), {name, sum, points}},
  });
};

static_assert(text::inEnumOrder(FactWords::rows, &FactRow::kind,
                                static_cast<std::size_t>(FactKind::tombs) + 1),
              "every fact needs its words, in the order of FactKind");

QString Teller::grain() const {
  QStringList positions;
  using egizia::Ring;
  for (const Ring ring : {Ring::left, Ring::middle, Ring::right}) {
    const int missing = n(missingWith(ring));
    const bool now = ring == m_fact.about<Ring>();
    QString place = text::ring(ring);
    //: A position of the water ring.
    if (now) place = fill(FactWords::tr("%1 (now)"), {place});
    //: A position of the water ring: missing grain and the points it costs.
    positions += missing == 0 ? fill(FactWords::tr("%1 enough"), {place})
                              : fill(FactWords::tr("%1 %n short, %2", nullptr, missing),
                                     {place, text::points(-missing * n(FactNumber::perGrain))});
  }
  return fill(FactWords::tr("Grain for %1 by water ring: %2"),
              {name(), positions.join(QStringLiteral("; "))});
}

QString Teller::ringMoves() const {
  QStringList stops;
  for (const FactNumber open : {FactNumber::stop, FactNumber::otherStop}) {
    if (m_fact.numbers.contains(open)) stops += text::stop(n(open), m_table);
  }
  return fill(FactWords::tr("The water ring can still be moved. Open for that: %1"),
              {text::listOf(stops)});
}

QString Teller::helped() const {
  QStringList cards;
  const auto help = m_fact.about<HelpInHand>();
  if (help.grain4) cards += text::cardKind(egizia::CardKind::grain4, m_table);
  if (help.improveField) cards += text::cardKind(egizia::CardKind::improveField, m_table);
  if (help.stonesAsGrain) cards += text::cardKind(egizia::CardKind::stonesAsGrain, m_table);
  const QString all = text::listOf(cards);
  const int missing = n(FactNumber::missing);
  if (missing == 0) {
    return fill(FactWords::tr("%1 has help in hand that is enough: %2"), {name(), all});
  }
  return fill(FactWords::tr("%1 has help in hand: %2. All of it leaves %n grain short: %3", nullptr,
                            missing),
              {name(), all, text::points(-n(FactNumber::points))});
}

QString Teller::stoneStep() const {
  const int stones = n(FactNumber::stones);
  if (stones > 0) {
    return fill(FactWords::tr("A step down the stone market gives %1 %n stone(s)", nullptr, stones),
                {name()});
  }
  return fill(FactWords::tr("On the stone market %1 is %n step(s) from the last one, which gives "
                            "stones",
                            nullptr, n(FactNumber::steps)),
              {name()});
}

QString Teller::grainStep() const {
  const int points = n(FactNumber::points);
  const int now = n(FactNumber::perGrain);
  const int then = n(FactNumber::perGrainThen);
  if (points > 0) {
    return fill(FactWords::tr("A step down the grain market gives %1 %n point(s)", nullptr, points),
                {name()});
  }
  if (now == then) {
    return fill(
        FactWords::tr("A step down the grain market leaves missing grain at %2 each for %1"),
        {name(), number(-now)});
  }
  return fill(FactWords::tr("A step down the grain market makes missing grain cost %1 only %3 "
                            "instead of %2 each"),
              {name(), number(-now), number(-then)});
}

QString Teller::reserveMay() const {
  switch (m_fact.about<ReserveRight>()) {
  case ReserveRight::movedFirst:
    return fill(FactWords::tr("%1 builds from the reserve: a card has put that ship first"),
                {name()});
  case ReserveRight::assured:
    return fill(FactWords::tr("%1 builds from the reserve: a card makes sure of it"), {name()});
  case ReserveRight::freed: break;
  }
  return fill(FactWords::tr("%1 builds from the reserve: a building space was freed"), {name()});
}

QString Teller::roundsLeft() const {
  const int rounds = n(FactNumber::rounds);
  if (rounds == 0) return FactWords::tr("This is the last round");
  return fill(FactWords::tr("Rounds still to come after this one: %1"), {number(rounds)});
}

QString Teller::takesPart() const {
  const int sites = n(FactNumber::sites);
  if (sites == 0) {
    return fill(FactWords::tr("%1 spent no stones this round: no points"), {name()});
  }
  return fill(FactWords::tr("%1 spent stones at %n site(s): +%2", nullptr, sites),
              {name(), number(n(FactNumber::points))});
}

/// Kinds of which there are several cards are called by the one that is held.
QString Teller::card() const {
  const auto kind = m_fact.about<egizia::CardKind>();
  if (kind != egizia::CardKind::strength) return text::cardKind(kind, m_table);
  const auto& cards = m_table.edition->nileCards;
  return text::cardName(cards[static_cast<std::size_t>(n(FactNumber::card))].name, m_table);
}

QString Teller::said(const Mention& what) const {
  switch (what.how) {
  case Say::nothing: break;
  case Say::asNumber: return number(n(what.of));
  case Say::inStones: return text::stones(n(what.of));
  case Say::asLoss: return text::points(-n(what.of));
  case Say::name: return name();
  case Say::atSite: return text::site(m_fact.about<egizia::Site>(), text::Place::at);
  case Say::deck: return text::deck(m_fact.about<egizia::Deck>());
  case Say::card: return card();
  case Say::row: return number(static_cast<int>(m_fact.about<PyramidRow>().index) + 1);
  case Say::otherPlayer: return text::playerName(m_fact.about<table::Player>(), m_table);
  }
  return {};
}

QString Teller::text() const {
  const FactRow& row = FactWords::rows[static_cast<std::size_t>(m_fact.kind)];
  if (row.teller != nullptr) return (this->*row.teller)();
  QStringList facts;
  for (const Mention& what : row.facts) facts += said(what);
  const int counted = row.counted == FactNumber::nothing ? -1 : n(row.counted);
  return fill(FactWords::tr(row.text, nullptr, counted), facts);
}

} // namespace

QString sentence(const Fact& fact, const text::Table& table) {
  return text::withRule(Teller(fact, table).text(), fact.rule);
}

} // namespace nilometer::ui
