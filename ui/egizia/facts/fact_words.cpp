// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/facts/prompts.h"
#include "ui/egizia/words/rule_link.h"
#include "ui/egizia/words/words.h"
#include "ui/words/phrase.h"

#include <QCoreApplication>

namespace nilometer::ui {

using words::fill;
using words::number;

namespace {

struct FactWords {
  Q_DECLARE_TR_FUNCTIONS(GuideFact)
};

/// One fact put into words.
class Teller {
public:
  Teller(const Fact& fact, const words::Table& table) : m_fact(fact), m_table(table) {}

  [[nodiscard]] QString text() const;

private:
  [[nodiscard]] QString name() const { return words::playerName(m_fact.player, m_table); }
  [[nodiscard]] QString n(std::size_t index) const { return number(m_fact.n[index]); }
  [[nodiscard]] QString stones(std::size_t index) const { return words::stones(m_fact.n[index]); }
  [[nodiscard]] QString site(words::Place place) const {
    return words::site(static_cast<egizia::Site>(m_fact.thing), place);
  }
  [[nodiscard]] QString sailText() const;
  [[nodiscard]] QString feedText() const;
  [[nodiscard]] QString buildText() const;
  [[nodiscard]] QString siteText() const;
  [[nodiscard]] QString tableText() const;
  [[nodiscard]] QString grain() const;
  [[nodiscard]] QString card() const;
  [[nodiscard]] QString ringMoves() const;
  [[nodiscard]] QString helped() const;
  [[nodiscard]] QString stoneStep() const;
  [[nodiscard]] QString grainStep() const;
  [[nodiscard]] QString reserveMay() const;

  const Fact& m_fact;
  const words::Table& m_table;
};

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

QString Teller::sailText() const {
  switch (m_fact.kind) {
  case FactKind::hungry: return grain();
  case FactKind::ringMoves: return ringMoves();
  case FactKind::stonesLost:
    return fill(FactWords::tr("%1 has %2 and gets %3 more. The stone track ends at %4. Lost: %5"),
                {name(), stones(0), n(1), n(2), n(3)});
  case FactKind::stonesForSites:
    return fill(FactWords::tr("%1 will have %2 to build with. One space or card at each own "
                              "building site costs %3 in all as things are now"),
                {name(), stones(0), n(3)});
  case FactKind::lastSpace:
    return fill(FactWords::tr("Only one building space is left %1"), {site(words::Place::at)});
  case FactKind::onlyReserve:
    return fill(FactWords::tr("No building space is left %1. A ship in reserve builds only if "
                              "somebody frees one"),
                {site(words::Place::at)});
  case FactKind::openStops:
    return fill(FactWords::tr("Within reach of %1: card spaces %2, round spaces %3, building sites "
                              "%4"),
                {name(), n(0), n(1), n(2)});
  case FactKind::othersOut:
    return fill(FactWords::tr("All others are done with sailing. %1 goes on alone"), {name()});
  case FactKind::shipsLeft:
    return fill(FactWords::tr("%1 has %n ship(s) left", nullptr, m_fact.n[0]), {name()});
  case FactKind::nextSailor: return fill(FactWords::tr("After this %1 is next"), {name()});
  case FactKind::cardsOnRiver: return fill(FactWords::tr("Cards left on the river: %1"), {n(0)});
  default: return feedText();
  }
}

QString Teller::feedText() const {
  switch (m_fact.kind) {
  case FactKind::shortOfGrain:
    return fill(FactWords::tr("%1 is %n grain short: %2", nullptr, m_fact.n[0]),
                {name(), words::points(-m_fact.n[1])});
  case FactKind::helped: return helped();
  case FactKind::allFed: return FactWords::tr("Everybody still to be fed has enough grain");
  case FactKind::noneLost: return FactWords::tr("No stones are lost: all find room on the track");
  case FactKind::yields:
    return fill(FactWords::tr("%1 gets %2 and then has %3"), {name(), n(0), stones(1)});
  default: return buildText();
  }
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

QString Teller::buildText() const {
  switch (m_fact.kind) {
  case FactKind::cannotBuild:
    if (m_fact.thing == 1) {
      return fill(FactWords::tr("%1 has no unused normal crew and cannot build here"), {name()});
    }
    return fill(FactWords::tr("%1 cannot pay for anything here: %2, strength at most %3"),
                {name(), stones(0), n(1)});
  case FactKind::buildUpTo:
    return fill(FactWords::tr("%1 can build for at most %2: %3, strength at most %4"),
                {name(), n(0), stones(1), n(2)});
  case FactKind::spacesOpen:
    return fill(FactWords::tr("Spaces %1 can build on now: %2. The cheapest costs %3"),
                {name(), n(0), n(1)});
  case FactKind::drawUpTo:
    return fill(FactWords::tr("%1 can draw at most %2: %3, strength at most %4"),
                {name(), n(0), stones(1), n(2)});
  case FactKind::keepUpTo:
    return FactWords::tr("At most %n drawn card(s) may be kept. Each other card gives a point",
                         nullptr, m_fact.n[0]);
  case FactKind::deckSmall:
    return fill(FactWords::tr("Sphinx cards left in the deck: only %1"), {n(0)});
  case FactKind::rowDone:
    return fill(FactWords::tr("Row %1 of the pyramid can be completed now. It gives %2 %n point(s)",
                              nullptr, m_fact.n[0]),
                {number(m_fact.thing + 1), name()});
  case FactKind::tombStep:
    return fill(FactWords::tr("The tombs of %1 add up to %2. With %3 more they count %5 at the end "
                              "instead of %4"),
                {name(), n(0), n(2), n(1), n(3)});
  case FactKind::stoneStep: return stoneStep();
  case FactKind::grainStep: return grainStep();
  default: return siteText();
  }
}

QString Teller::siteText() const {
  switch (m_fact.kind) {
  case FactKind::reserveMay: return reserveMay();
  case FactKind::reserveMayNot:
    return fill(FactWords::tr("No building space was freed. %1 builds only with a card"), {name()});
  case FactKind::laterSites:
    return fill(
        FactWords::tr("%1 has a ship at %n more site(s) after this. Normal crews not used yet: "
                      "%2",
                      nullptr, m_fact.n[0]),
        {name(), n(1)});
  case FactKind::joker:
    return fill(FactWords::tr("The joker crew of %1 can add strength %2, once in this round"),
                {name(), n(0)});
  case FactKind::nextShip: return fill(FactWords::tr("After this %1 is next here"), {name()});
  case FactKind::reserveWaits:
    return fill(
        FactWords::tr("%1 waits in the reserve and builds only if a building space is freed"),
        {name()});
  case FactKind::cardUsable:
    return fill(FactWords::tr("%1 can use a card now: %2"), {name(), card()});
  default: return tableText();
  }
}

/// Kinds of which there are several cards are called by the one that is held.
QString Teller::card() const {
  const auto kind = static_cast<egizia::CardKind>(m_fact.thing);
  if (kind != egizia::CardKind::strength) return words::cardKind(kind, m_table);
  const auto& cards = m_table.edition->nileCards;
  return words::cardName(cards[static_cast<std::size_t>(m_fact.n[0])].name, m_table);
}

QString Teller::tableText() const {
  switch (m_fact.kind) {
  case FactKind::newDeck:
    return fill(FactWords::tr("A new deck begins: %1"),
                {words::deck(static_cast<egizia::Deck>(m_fact.thing))});
  case FactKind::deckEnds:
    return fill(FactWords::tr("This is the last round of its deck: %1. What is left of it goes to "
                              "the box"),
                {words::deck(static_cast<egizia::Deck>(m_fact.thing))});
  case FactKind::roundsLeft:
    if (m_fact.n[0] == 0) return FactWords::tr("This is the last round");
    return fill(FactWords::tr("Rounds still to come after this one: %1"), {n(0)});
  case FactKind::takesPart:
    if (m_fact.n[0] == 0) {
      return fill(FactWords::tr("%1 spent no stones this round: no points"), {name()});
    }
    return fill(FactWords::tr("%1 spent stones at %n site(s): +%2", nullptr, m_fact.n[0]),
                {name(), n(1)});
  case FactKind::tie:
    return fill(FactWords::tr("%1 came later to the space of %2 and gets the smaller number"),
                {name(), words::playerName(static_cast<table::Player>(m_fact.thing), m_table)});
  case FactKind::tile: return fill(FactWords::tr("%1 gets order tile %2"), {name(), n(0)});
  case FactKind::sealed:
    return fill(FactWords::tr("%1 has %n hidden Sphinx card(s) to name", nullptr, m_fact.n[0]),
                {name()});
  case FactKind::sale:
    return fill(FactWords::tr("%1 may sell all that is left, %2: +%3"), {name(), stones(0), n(1)});
  case FactKind::noSale:
    return fill(FactWords::tr("%1 stands %n step(s) too high on the stone market to sell stones",
                              nullptr, m_fact.n[0]),
                {name()});
  case FactKind::tombs:
    return fill(FactWords::tr("The tombs of %1 add up to %2: +%3"), {name(), n(0), n(1)});
  default: return {};
  }
}

QString Teller::text() const {
  return sailText();
}

} // namespace

QString sentence(const Fact& fact, const words::Table& table) {
  return words::withRule(Teller(fact, table).text(), fact.rule);
}

} // namespace nilometer::ui
