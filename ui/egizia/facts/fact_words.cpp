// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/facts/prompts.h"
#include "ui/egizia/words/rule_link.h"
#include "ui/egizia/words/words.h"
#include "ui/words/phrase.h"
#include "ui/words/row_order.h"

#include <QCoreApplication>

#include <array>
#include <string_view>

namespace nilometer::ui {

using words::fill;
using words::number;

namespace {

/// What a sentence mentions of a fact, and how it is read (facts.h).
enum class Say : std::uint8_t {
  nothing,
  name, // player
  n0,
  n1,
  n2,
  n3,
  stones0, // n0 stones
  stones1,
  loss1, // n1 points less
  atSite,
  deck,
  card,
  row,
  otherPlayer,
};

/// One fact put into words.
class Teller {
public:
  Teller(const Fact& fact, const words::Table& table) : m_fact(fact), m_table(table) {}

  [[nodiscard]] QString text() const;
  [[nodiscard]] QString grain() const;
  [[nodiscard]] QString ringMoves() const;
  [[nodiscard]] QString helped() const;
  [[nodiscard]] QString cannotBuild() const;
  [[nodiscard]] QString stoneStep() const;
  [[nodiscard]] QString grainStep() const;
  [[nodiscard]] QString reserveMay() const;
  [[nodiscard]] QString roundsLeft() const;
  [[nodiscard]] QString takesPart() const;

private:
  [[nodiscard]] QString name() const { return words::playerName(m_fact.player, m_table); }
  [[nodiscard]] QString n(std::size_t index) const { return number(m_fact.n[index]); }
  [[nodiscard]] QString stones(std::size_t index) const { return words::stones(m_fact.n[index]); }
  [[nodiscard]] QString card() const;
  [[nodiscard]] QString said(Say what) const;

  const Fact& m_fact;
  const words::Table& m_table;
};

/// How to say a fact; %n stands for n0. Where one text is not enough, `teller` finds it.
struct FactRow {
  FactKind kind;
  const char* text = "";
  std::array<Say, 5> facts{};
  QString (Teller::*teller)() const = nullptr;
};

struct FactWords {
  Q_DECLARE_TR_FUNCTIONS(GuideFact)
public:
  using enum Say;
  static constexpr auto rows = std::to_array<FactRow>({
      {FactKind::newDeck, QT_TR_NOOP("A new deck begins: %1"), {deck}},
      {FactKind::deckEnds,
       QT_TR_NOOP("This is the last round of its deck: %1. What is left of it goes to the box"),
       {deck}},
      {.kind = FactKind::roundsLeft, .teller = &Teller::roundsLeft},
      {.kind = FactKind::hungry, .teller = &Teller::grain},
      {.kind = FactKind::ringMoves, .teller = &Teller::ringMoves},
      {FactKind::stonesLost,
       QT_TR_NOOP("%1 has %2 and gets %3 more. The stone track ends at %4. Lost: %5"),
       {name, stones0, n1, n2, n3}},
      {FactKind::stonesForSites,
       QT_TR_NOOP("%1 will have %2 to build with. One space or card at each own building site "
                  "costs %3 in all as things are now"),
       {name, stones0, n3}},
      {FactKind::lastSpace, QT_TR_NOOP("Only one building space is left %1"), {atSite}},
      {FactKind::onlyReserve,
       QT_TR_NOOP("No building space is left %1. A ship in reserve builds only if somebody frees "
                  "one"),
       {atSite}},
      {FactKind::cardUsable, QT_TR_NOOP("%1 can use a card now: %2"), {name, card}},
      {FactKind::openStops,
       QT_TR_NOOP("Within reach of %1: card spaces %2, round spaces %3, building sites %4"),
       {name, n0, n1, n2}},
      {FactKind::othersOut,
       QT_TR_NOOP("All others are done with sailing. %1 goes on alone"),
       {name}},
      {FactKind::shipsLeft, QT_TR_N_NOOP("%1 has %n ship(s) left"), {name}},
      {FactKind::nextSailor, QT_TR_NOOP("After this %1 is next"), {name}},
      {FactKind::cardsOnRiver, QT_TR_NOOP("Cards left on the river: %1"), {n0}},
      {FactKind::shortOfGrain, QT_TR_N_NOOP("%1 is %n grain short: %2"), {name, loss1}},
      {.kind = FactKind::helped, .teller = &Teller::helped},
      {FactKind::allFed, QT_TR_NOOP("Everybody still to be fed has enough grain")},
      {FactKind::noneLost, QT_TR_NOOP("No stones are lost: all find room on the track")},
      {FactKind::yields, QT_TR_NOOP("%1 gets %2 and then has %3"), {name, n0, stones1}},
      {.kind = FactKind::cannotBuild, .teller = &Teller::cannotBuild},
      {FactKind::buildUpTo,
       QT_TR_NOOP("%1 can build for at most %2: %3, strength at most %4"),
       {name, n0, stones1, n2}},
      {FactKind::spacesOpen,
       QT_TR_NOOP("Spaces %1 can build on now: %2. The cheapest costs %3"),
       {name, n0, n1}},
      {FactKind::drawUpTo,
       QT_TR_NOOP("%1 can draw at most %2: %3, strength at most %4"),
       {name, n0, stones1, n2}},
      {FactKind::keepUpTo,
       QT_TR_N_NOOP("At most %n drawn card(s) may be kept. Each other card gives a point")},
      {FactKind::deckSmall, QT_TR_NOOP("Sphinx cards left in the deck: only %1"), {n0}},
      {.kind = FactKind::reserveMay, .teller = &Teller::reserveMay},
      {FactKind::reserveMayNot,
       QT_TR_NOOP("No building space was freed. %1 builds only with a card"),
       {name}},
      {FactKind::rowDone,
       QT_TR_N_NOOP("Row %1 of the pyramid can be completed now. It gives %2 %n point(s)"),
       {row, name}},
      {FactKind::tombStep,
       QT_TR_NOOP("The tombs of %1 add up to %2. With %3 more they count %5 at the end instead "
                  "of %4"),
       {name, n0, n2, n1, n3}},
      {.kind = FactKind::stoneStep, .teller = &Teller::stoneStep},
      {.kind = FactKind::grainStep, .teller = &Teller::grainStep},
      {FactKind::laterSites,
       QT_TR_N_NOOP("%1 has a ship at %n more site(s) after this. Normal crews not used yet: %2"),
       {name, n1}},
      {FactKind::joker,
       QT_TR_NOOP("The joker crew of %1 can add strength %2, once in this round"),
       {name, n0}},
      {FactKind::nextShip, QT_TR_NOOP("After this %1 is next here"), {name}},
      {FactKind::reserveWaits,
       QT_TR_NOOP("%1 waits in the reserve and builds only if a building space is freed"),
       {name}},
      {.kind = FactKind::takesPart, .teller = &Teller::takesPart},
      {FactKind::tie,
       QT_TR_NOOP("%1 came later to the space of %2 and gets the smaller number"),
       {name, otherPlayer}},
      {FactKind::tile, QT_TR_NOOP("%1 gets order tile %2"), {name, n0}},
      {FactKind::sealed, QT_TR_N_NOOP("%1 has %n hidden Sphinx card(s) to name"), {name}},
      {FactKind::sale, QT_TR_NOOP("%1 may sell all that is left, %2: +%3"), {name, stones0, n1}},
      {FactKind::noSale,
       QT_TR_N_NOOP("%1 stands %n step(s) too high on the stone market to sell stones"),
       {name}},
      {FactKind::tombs, QT_TR_NOOP("The tombs of %1 add up to %2: +%3"), {name, n0, n1}},
  });
};

static_assert(words::inEnumOrder(FactWords::rows, &FactRow::kind,
                                 static_cast<std::size_t>(FactKind::tombs) + 1),
              "every fact needs its words, in the order of FactKind");

QString Teller::grain() const {
  QStringList positions;
  for (int i = 0; i < 3; ++i) {
    const int missing = m_fact.n[static_cast<std::size_t>(i)];
    const bool now = i == m_fact.thing;
    QString place = words::ring(static_cast<egizia::Ring>(i));
    //: A position of the water ring.
    if (now) place = fill(FactWords::tr("%1 (now)"), {place});
    //: A position of the water ring: missing grain and the points it costs.
    positions += missing == 0 ? fill(FactWords::tr("%1 enough"), {place})
                              : fill(FactWords::tr("%1 %n short, %2", nullptr, missing),
                                     {place, words::points(-missing * m_fact.n[3])});
  }
  return fill(FactWords::tr("Grain for %1 by water ring: %2"),
              {name(), positions.join(QStringLiteral("; "))});
}

QString Teller::ringMoves() const {
  QStringList stops;
  for (const std::size_t i : {0U, 1U}) {
    if (m_fact.n[i] >= 0) stops += words::stop(m_fact.n[i], m_table);
  }
  return fill(FactWords::tr("The water ring can still be moved. Open for that: %1"),
              {words::listOf(stops)});
}

QString Teller::helped() const {
  QStringList cards;
  const auto add = [&](Help help, egizia::CardKind kind) {
    if ((m_fact.thing & static_cast<int>(help)) != 0) cards += words::cardKind(kind, m_table);
  };
  add(Help::grain4, egizia::CardKind::grain4);
  add(Help::improveField, egizia::CardKind::improveField);
  add(Help::stonesAsGrain, egizia::CardKind::stonesAsGrain);
  const QString all = words::listOf(cards);
  if (m_fact.n[0] == 0) {
    return fill(FactWords::tr("%1 has help in hand that is enough: %2"), {name(), all});
  }
  return fill(FactWords::tr("%1 has help in hand: %2. All of it leaves %n grain short: %3", nullptr,
                            m_fact.n[0]),
              {name(), all, words::points(-m_fact.n[1])});
}

QString Teller::cannotBuild() const {
  if (m_fact.thing == 1) {
    return fill(FactWords::tr("%1 has no unused normal crew and cannot build here"), {name()});
  }
  return fill(FactWords::tr("%1 cannot pay for anything here: %2, strength at most %3"),
              {name(), stones(0), n(1)});
}

QString Teller::stoneStep() const {
  if (m_fact.n[0] > 0) {
    return fill(
        FactWords::tr("A step down the stone market gives %1 %n stone(s)", nullptr, m_fact.n[0]),
        {name()});
  }
  return fill(FactWords::tr("On the stone market %1 is %n step(s) from the last one, which gives "
                            "stones",
                            nullptr, m_fact.n[1]),
              {name()});
}

QString Teller::grainStep() const {
  if (m_fact.n[2] > 0) {
    return fill(
        FactWords::tr("A step down the grain market gives %1 %n point(s)", nullptr, m_fact.n[2]),
        {name()});
  }
  if (m_fact.n[0] == m_fact.n[1]) {
    return fill(
        FactWords::tr("A step down the grain market leaves missing grain at %2 each for %1"),
        {name(), number(-m_fact.n[0])});
  }
  return fill(FactWords::tr("A step down the grain market makes missing grain cost %1 only %3 "
                            "instead of %2 each"),
              {name(), number(-m_fact.n[0]), number(-m_fact.n[1])});
}

QString Teller::reserveMay() const {
  switch (static_cast<ReserveRight>(m_fact.thing)) {
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
  if (m_fact.n[0] == 0) return FactWords::tr("This is the last round");
  return fill(FactWords::tr("Rounds still to come after this one: %1"), {n(0)});
}

QString Teller::takesPart() const {
  if (m_fact.n[0] == 0) {
    return fill(FactWords::tr("%1 spent no stones this round: no points"), {name()});
  }
  return fill(FactWords::tr("%1 spent stones at %n site(s): +%2", nullptr, m_fact.n[0]),
              {name(), n(1)});
}

/// Kinds of which there are several cards are called by the one that is held.
QString Teller::card() const {
  const auto kind = static_cast<egizia::CardKind>(m_fact.thing);
  if (kind != egizia::CardKind::strength) return words::cardKind(kind, m_table);
  const auto& cards = m_table.edition->nileCards;
  return words::cardName(cards[static_cast<std::size_t>(m_fact.n[0])].name, m_table);
}

QString Teller::said(Say what) const {
  switch (what) {
  case Say::nothing: break;
  case Say::name: return name();
  case Say::n0: return n(0);
  case Say::n1: return n(1);
  case Say::n2: return n(2);
  case Say::n3: return n(3);
  case Say::stones0: return stones(0);
  case Say::stones1: return stones(1);
  case Say::loss1: return words::points(-m_fact.n[1]);
  case Say::atSite: return words::site(static_cast<egizia::Site>(m_fact.thing), words::Place::at);
  case Say::deck: return words::deck(static_cast<egizia::Deck>(m_fact.thing));
  case Say::card: return card();
  case Say::row: return number(m_fact.thing + 1);
  case Say::otherPlayer:
    return words::playerName(static_cast<table::Player>(m_fact.thing), m_table);
  }
  return {};
}

QString Teller::text() const {
  const FactRow& row = FactWords::rows[static_cast<std::size_t>(m_fact.kind)];
  if (row.teller != nullptr) return (this->*row.teller)();
  QStringList facts;
  for (const Say what : row.facts) facts += said(what);
  const bool counted = std::string_view(row.text).find("%n") != std::string_view::npos;
  return fill(FactWords::tr(row.text, nullptr, counted ? m_fact.n[0] : -1), facts);
}

} // namespace

QString sentence(const Fact& fact, const words::Table& table) {
  return words::withRule(Teller(fact, table).text(), fact.rule);
}

} // namespace nilometer::ui
