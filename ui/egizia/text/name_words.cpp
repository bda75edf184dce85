// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/text/words.h"
#include "ui/text/names_apart.h"
#include "ui/text/phrase.h"
#include "ui/text/text_rows.h"

#include <QCoreApplication>

#include <array>

namespace nilometer::text {

namespace {

/// Names in the order of the enumeration they belong to.
struct NameWords {
  Q_DECLARE_TR_FUNCTIONS(Name)
public:
  static constexpr auto crews =
      std::to_array<const char*>({QT_TR_NOOP("blue crew"), QT_TR_NOOP("black crew"),
                                  QT_TR_NOOP("yellow crew"), QT_TR_NOOP("joker crew")});
  static constexpr auto shortCrews = std::to_array<const char*>(
      {QT_TR_NOOP("blue"), QT_TR_NOOP("black"), QT_TR_NOOP("yellow"), QT_TR_NOOP("joker")});
  static constexpr auto fields =
      std::to_array<const char*>({//: The colour of a field.
                                  QT_TR_NOOP("green"), QT_TR_NOOP("yellow-green"),
                                  //: The colour of a field.
                                  QT_TR_NOOP("brown")});
  static constexpr auto rings =
      std::to_array<const char*>({QT_TR_NOOP("left"), QT_TR_NOOP("middle"), QT_TR_NOOP("right")});
  static constexpr auto markets =
      std::to_array<const char*>({QT_TR_NOOP("stone market"), QT_TR_NOOP("grain market")});
  static constexpr auto buildings = std::to_array<const char*>(
      {QT_TR_NOOP("obelisk"), QT_TR_NOOP("tombs"), QT_TR_NOOP("pyramid"), QT_TR_NOOP("temple")});
  static constexpr auto phases = std::to_array<const char*>(
      {QT_TR_NOOP("Lay out Nile cards"), QT_TR_NOOP("Sail the Nile"),
       QT_TR_NOOP("Feed the construction crews"), QT_TR_NOOP("Produce stones"), QT_TR_NOOP("Build"),
       QT_TR_NOOP("Participation"), QT_TR_NOOP("Next order"), QT_TR_NOOP("Final scoring"),
       QT_TR_NOOP("End of the game")});
};
static_assert(NameWords::crews.size() == egizia::crewNames.size());
static_assert(NameWords::shortCrews.size() == egizia::crewNames.size());
static_assert(NameWords::fields.size() == egizia::fieldColourNames.size());
static_assert(NameWords::rings.size() == egizia::ringNames.size());
static_assert(NameWords::markets.size() == egizia::marketNames.size());
static_assert(NameWords::buildings.size() == egizia::buildingNames.size());
static_assert(NameWords::phases.size() == egizia::phaseNames.size());

QString nameOf(const auto& names, auto value) {
  return text::named(names, value, &NameWords::tr);
}

template <std::size_t count>
QString setName(const std::array<const char*, count>& names, unsigned set) {
  return listOf(NameList<std::size_t, count>(names, &NameWords::tr).of(set));
}

} // namespace

Table tableOf(const std::vector<egizia::RecordHeader::Seat>& players,
              const egizia::Edition& edition) {
  return {&edition, namesApart(players)};
}

int firstOf(egizia::Correctable what) {
  const bool counted = what == egizia::Correctable::queuePlace ||
                       what == egizia::Correctable::stoneMarket ||
                       what == egizia::Correctable::grainMarket;
  return counted ? 1 : 0;
}

QString crewName(egizia::Crew crew) {
  return nameOf(NameWords::crews, crew);
}
QString crewSetName(egizia::CrewSet crews) {
  return setName(NameWords::shortCrews, crews);
}
QString fieldColour(egizia::FieldColour colour) {
  return nameOf(NameWords::fields, colour);
}
QString ring(egizia::Ring ring) {
  return nameOf(NameWords::rings, ring);
}
QString market(egizia::Market market) {
  return nameOf(NameWords::markets, market);
}
QString building(egizia::Building building) {
  return nameOf(NameWords::buildings, building);
}
QString buildingSetName(egizia::BuildingSet buildings) {
  return setName(NameWords::buildings, buildings);
}
QString deck(egizia::Deck deck) {
  const auto index = static_cast<std::size_t>(deck);
  return index < egizia::deckNames.size() ? fromUtf8(egizia::deckNames[index])
                                          : QStringLiteral("?");
}
QString phase(egizia::Phase phase) {
  return nameOf(NameWords::phases, phase);
}

} // namespace nilometer::text
