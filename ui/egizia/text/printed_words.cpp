// SPDX-License-Identifier: GPL-3.0-or-later
// What is printed: the values of an edition and the numbers inside them.
#include "engine/egizia/building_plans.h"
#include "engine/record/edition_places.h"
#include "engine/table/names.h"
#include "ui/egizia/text/words.h"
#include "ui/text/phrase.h"
#include "ui/text/rests_mark.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <optional>
#include <string>

namespace nilometer::text {

using egizia::operator""_rule;
using table::EffectKind;

namespace {

struct PrintedName {
  std::string_view key;
  const char* name;
};

struct PrintedWords {
  Q_DECLARE_TR_FUNCTIONS(Printed)
public:
  static constexpr auto names = std::to_array<PrintedName>({
      {"box.players", QT_TR_NOOP("Number of players")},
      {"box.rounds", QT_TR_NOOP("Number of rounds")},
      {"box.stones", QT_TR_NOOP("Stones of a player")},
      {"box.markers", QT_TR_NOOP("Stones used as markers")},
      {"box.crewColours", QT_TR_NOOP("Colours of the crews")},
      {"box.siteNames", QT_TR_NOOP("Names of the building sites")},
      {"box.deckBacks", QT_TR_NOOP("Backs of the Nile cards")},
      {"players.ships", QT_TR_NOOP("Ships of a player")},
      {"players.startingStones", QT_TR_NOOP("Stones at the start")},
      {"players.startQuarry", QT_TR_NOOP("Yield of the start quarry")},
      {"players.startField", QT_TR_NOOP("Grain of the start field")},
      {"players.stoneTrackEnd", QT_TR_NOOP("End of the stone track")},
      {"players.crewStart", QT_TR_NOOP("Strengths of the crews at the start")},
      {"players.crewTrackEnd", QT_TR_NOOP("Ends of the strength tracks")},
      {"river.stops", QT_TR_NOOP("Order of the stops on the Nile")},
      {"river.thebae", QT_TR_NOOP("Crews pictured at Thebae")},
      {"river.selinon", QT_TR_NOOP("Crews pictured at Selinon")},
      {"river.beni-hasan", QT_TR_NOOP("Crews pictured at Beni Hasan")},
      {"river.alyiStones", QT_TR_NOOP("Stones at Alyi")},
      {"sites.spaces", QT_TR_NOOP("Building spaces of a site")},
      {"sites.spacesFewPlayers", QT_TR_NOOP("Building spaces of a site with 2 or 3 players")},
      {"sites.participation", QT_TR_NOOP("Points for participation")},
      {"sphinx.drawLimit", QT_TR_NOOP("Sphinx cards drawn at most")},
      {"obelisk.rows", QT_TR_NOOP("Rows of the obelisk")},
      {"pyramid.rows", QT_TR_NOOP("Rows of the pyramid")},
      {"pyramid.support", QT_TR_NOOP("Supporting stones in the pyramid")},
      {"temple.order", QT_TR_NOOP("Order of the parts of the temple")},
      {"temple.spaces", QT_TR_NOOP("Spaces of the temple")},
      {"tombs.spaces", QT_TR_NOOP("Number of tomb spaces")},
      {"tombs.open", QT_TR_NOOP("Open tomb tiles")},
      {"tombs.tiles", QT_TR_NOOP("Number of tomb tiles")},
      {"tombs.tileValues", QT_TR_NOOP("Values of the tomb tiles")},
      {"tombs.bands", QT_TR_NOOP("Points for the sum of the tombs")},
      {"stoneMarket.steps", QT_TR_NOOP("Steps of the stone market")},
      {"stoneMarket.lastStepStones", QT_TR_NOOP("Stones on the last step of the stone market")},
      {"stoneMarket.saleSteps", QT_TR_NOOP("Steps of the stone market that allow selling")},
      {"stoneMarket.stonesPerPoint", QT_TR_NOOP("Stones sold for a point")},
      {"grainMarket.penalties", QT_TR_NOOP("Penalties of the grain market")},
      {"grainMarket.lastStepPoints", QT_TR_NOOP("Points on the last step of the grain market")},
  });
};

/// "brown-8" of "nileCards.brown-8.bonus".
std::string_view idIn(std::string_view key) {
  const std::size_t begin = key.find('.') + 1;
  return key.substr(begin, key.find('.', begin) - begin);
}

QString nileCard(std::string_view id, const Table& table) {
  const auto card = table::findName(table.edition->cardNames, id);
  if (!card) return fromUtf8(id);
  return fill(PrintedWords::tr("Nile card “%1”"), {cardName(static_cast<int>(*card), table)});
}

QString sphinx(std::string_view id, const Table& table) {
  const auto& cards = table.edition->sphinxCards;
  const auto found = std::ranges::find(cards, id, &egizia::SphinxCard::id);
  if (found == cards.end()) return fromUtf8(id);
  return fill(PrintedWords::tr("Sphinx card “%1”"),
              {sphinxCondition(static_cast<int>(found - cards.begin()), table)});
}

} // namespace

QString printedValue(std::string_view key, const Table& table) {
  if (key.starts_with("nileCards.")) return nileCard(idIn(key), table);
  if (key.starts_with("sphinxCards.")) return sphinx(idIn(key), table);
  const auto found = std::ranges::find(PrintedWords::names, key, &PrintedName::key);
  return found == PrintedWords::names.end() ? fromUtf8(key) : PrintedWords::tr(found->name);
}

namespace {

struct PlaceNames {
  Q_DECLARE_TR_FUNCTIONS(PrintedPlace)
public:
  /// What a place is called and how it is asked for; %1 = which one.
  struct Kind {
    std::string_view value;  ///< begins with it
    std::string_view inside; ///< the last member of the place, or nothing
    const char* name;
    const char* question;
  };
  static constexpr auto kinds = std::to_array<Kind>({
      {"obelisk.rows", "value", QT_TR_NOOP("Value of row %1 of the obelisk"),
       QT_TR_NOOP("Look at the board: what is printed on row %1 of the obelisk?")},
      {"obelisk.rows", "spaces", QT_TR_NOOP("Spaces in row %1 of the obelisk"),
       QT_TR_NOOP("Look at the board: how many spaces does row %1 of the obelisk have?")},
      {"pyramid.rows", "value", QT_TR_NOOP("Value of row %1 of the pyramid"),
       QT_TR_NOOP("Look at the board: what is printed on row %1 of the pyramid?")},
      {"pyramid.rows", "spaces", QT_TR_NOOP("Spaces in row %1 of the pyramid"),
       QT_TR_NOOP("Look at the board: how many spaces does row %1 of the pyramid have?")},
      {"pyramid.support", "", QT_TR_NOOP("Stones that a stone of the pyramid rests on"),
       QT_TR_NOOP("Look at the pyramid: on how many stones below does a stone rest?")},
      {"players.crewTrackEnd", "", QT_TR_NOOP("End of the strength track (%1)"),
       QT_TR_NOOP("Look at the strength track (%1): what is its last number?")},
      {"players.crewStart", "", QT_TR_NOOP("Strength at the start (%1)"),
       QT_TR_NOOP("Look at the strength track (%1): what is its first number?")},
      {"stoneMarket.steps", "", QT_TR_NOOP("Steps of the stone market"),
       QT_TR_NOOP(
           "Look at the board: how many steps does the stone market have, top step included?")},
      {"grainMarket.penalties", "", QT_TR_NOOP("Penalty on step %1 of the grain market"),
       QT_TR_NOOP("Look at the grain market: how many points does missing grain cost on step %1?")},
      {"tombs.bands", "points", QT_TR_NOOP("Points in line %1 of the tomb table"),
       QT_TR_NOOP("Look at the tombs: how many points stand in line %1 of their table?")},
      {"tombs.bands", "upTo", QT_TR_NOOP("End of line %1 of the tomb table"),
       QT_TR_NOOP("Look at the tombs: up to which sum does line %1 of their table go?")},
      {"sites.participation", "", QT_TR_NOOP("Points for participation, step %1"),
       QT_TR_NOOP("Look at the board: how many points does participation give on step %1?")},
      {"players.startingStones", "", QT_TR_NOOP("Stones at the start with tile %1"),
       QT_TR_NOOP(
           "Look at the set-up in the rulebook: how many stones does tile %1 give at the start?")},
  });
};

struct Where {
  std::string key;          ///< "obelisk.rows"
  std::string group;        ///< "obelisk"
  std::string member;       ///< last member behind the key, or nothing
  std::optional<int> index; ///< the last one
};

Where whereOf(std::string_view place) {
  Where where;
  const record::PlaceSteps steps = record::placeSteps(place);
  for (std::size_t i = 0; i < steps.size(); ++i) {
    const record::PlaceStep& step = steps[i];
    if (step.name.empty()) {
      where.index = static_cast<int>(step.index);
    } else if (i < 2) {
      where.key += (where.key.empty() ? "" : ".") + step.name;
    } else {
      where.member = step.name;
    }
  }
  where.group = steps.empty() ? std::string() : steps.front().name;
  return where;
}

const PlaceNames::Kind* kindOf(const Where& where) {
  for (const PlaceNames::Kind& kind : PlaceNames::kinds) {
    if (kind.value != where.key) continue;
    // A list as a whole is called as its value is.
    const bool asksWhich = std::string_view(kind.name).find("%1") != std::string_view::npos;
    const bool named = where.index.has_value() || !where.member.empty();
    if (kind.inside.empty() ? named == asksWhich : kind.inside == where.member) return &kind;
  }
  return nullptr;
}

/// Which one it is: a crew, or a number from 1.
QString whichOne(const Where& where) {
  if (const auto crew = table::findName(egizia::crewNames, where.member)) {
    return crewName(static_cast<egizia::Crew>(*crew));
  }
  return number(where.index.value_or(0) + 1);
}

/// "temple.spaces.columns[0]" as the space of the board.
QString templeSpace(const Where& where, const Table& table) {
  const egizia::BuildingPlan& plan = table.edition->plan(egizia::Building::temple);
  const auto part = std::ranges::find(plan.parts, where.member, &egizia::BuildingPart::id);
  if (part == plan.parts.end() || !where.index) return {};
  return cell(egizia::Building::temple, part->first + *where.index, table);
}

/// "points[3]" of a card: for so many players.
QString playersOnStep(const Where& where) {
  return PlaceNames::tr("%n player(s) on the last step", nullptr, *where.index);
}

} // namespace

QString printedPlace(std::string_view place, const Table& table) {
  const Where where = whereOf(place);
  if (const PlaceNames::Kind* kind = kindOf(where)) {
    return fill(PlaceNames::tr(kind->name), {whichOne(where)});
  }
  if (where.key == "temple.spaces") {
    const QString space = templeSpace(where, table);
    if (!space.isEmpty()) return fill(PlaceNames::tr("Value of %1"), {space});
  }
  const QString value = printedValue(place, table);
  if (where.group == "sphinxCards" && where.member == "points") {
    return where.index ? fill(PlaceNames::tr("%1: points with %2"), {value, playersOnStep(where)})
                       : fill(PlaceNames::tr("%1: points"), {value});
  }
  return value == fromUtf8(place) ? printedValue(where.key, table) : value;
}

QString askFor(std::string_view place, const Table& table) {
  const Where where = whereOf(place);
  if (const PlaceNames::Kind* kind = kindOf(where)) {
    return fill(PlaceNames::tr(kind->question), {whichOne(where)});
  }
  if (where.key == "temple.spaces") {
    const QString space = templeSpace(where, table);
    if (!space.isEmpty()) {
      return fill(PlaceNames::tr("Look at the board: what is printed on %1?"), {space});
    }
  }
  if (where.group == "sphinxCards" && where.member == "points") {
    const QString card = printedValue(place, table);
    return where.index
               ? fill(PlaceNames::tr("Look at the %1: how many points with %2?"),
                      {card, playersOnStep(where)})
               : fill(PlaceNames::tr("Look at the %1: how many points does it give?"), {card});
  }
  return fill(PlaceNames::tr("%1: which number is printed there?"), {printedPlace(place, table)});
}

namespace {

struct WhyAsked {
  Q_DECLARE_TR_FUNCTIONS(WhyAsked)
};

/// %1 = the player.
QString reason(std::string_view place, const table::Effect& effect) {
  if (effect.rule == "END-1"_rule) return WhyAsked::tr("It decides what the stones of %1 bring.");
  if (effect.rule == "END-2"_rule) return WhyAsked::tr("It decides what the tombs of %1 bring.");
  if (effect.rule == "END-3"_rule) return WhyAsked::tr("The Sphinx card of %1 is scored with it.");
  if (effect.rule == "PYR-2"_rule) return WhyAsked::tr("%1 gets the bonus of this row.");
  if (effect.rule == "BONUS-1"_rule) return WhyAsked::tr("%1 has just got points for it.");
  if (place.starts_with("grainMarket.penalties")) {
    return WhyAsked::tr("%1 stands there and lacks grain.");
  }
  if (place.starts_with("pyramid.support")) {
    return WhyAsked::tr("%1 has just built above the lowest row.");
  }
  if (place.starts_with("stoneMarket.steps")) {
    return WhyAsked::tr("%1 has just reached the last step.");
  }
  if (place.starts_with("players.crewTrackEnd")) {
    return effect.kind == EffectKind::strength ? WhyAsked::tr("%1 has just arrived there.")
                                               : WhyAsked::tr("%1 could not advance any further.");
  }
  if (effect.rule == "BUILD-8"_rule) return WhyAsked::tr("%1 has just built there.");
  return WhyAsked::tr("It has just mattered for %1.");
}

} // namespace

QString whyAsked(std::string_view place, const table::Effect& effect, const Table& table) {
  return fill(reason(place, effect), {playerName(effect.player, table)});
}

namespace {

struct PageWords {
  Q_DECLARE_TR_FUNCTIONS(PrintedPage)
public:
  /// In the order of PrintedPage.
  static constexpr auto names = std::to_array<const char*>(
      {QT_TR_NOOP("Pieces and start"), QT_TR_NOOP("Order of the stops"), QT_TR_NOOP("Round spaces"),
       QT_TR_NOOP("Strength tracks"), QT_TR_NOOP("Both markets"), QT_TR_NOOP("The obelisk"),
       QT_TR_NOOP("The pyramid"), QT_TR_NOOP("The temple"), QT_TR_NOOP("The tombs"),
       QT_TR_NOOP("Grain fields and quarries"), QT_TR_NOOP("Other Nile cards"),
       QT_TR_NOOP("Sphinx cards")});
  static constexpr auto places = std::to_array<const char*>(
      {QT_TR_NOOP("Look at the box and at the player tableau in front of each player."),
       QT_TR_NOOP("Look at the board. Go down the Nile, stop by stop."),
       QT_TR_NOOP("Look at the round spaces beside the Nile and at the crews pictured there."),
       QT_TR_NOOP("Look at the track of each crew: where it starts and where it ends."),
       QT_TR_NOOP("Look at both markets on the board. Begin at the top step."),
       QT_TR_NOOP("Look at the obelisk on the board. Begin with the lowest row."),
       QT_TR_NOOP("Look at the pyramid on the board. Begin with the lowest row."),
       QT_TR_NOOP("Look at the temple on the board, part by part."),
       QT_TR_NOOP("Look at the tombs on the board and at the backs and fronts of their tiles."),
       QT_TR_NOOP("Take out all Nile cards with grain fields or quarries."),
       QT_TR_NOOP("Go through the other Nile cards, deck by deck."),
       QT_TR_NOOP("Go through all Sphinx cards. Do this before a game, not during one.")});
};
static_assert(PageWords::names.size() == egizia::printedPageCount);
static_assert(PageWords::places.size() == egizia::printedPageCount);

} // namespace

QString printedPage(egizia::PrintedPage page) {
  return PageWords::tr(PageWords::names[static_cast<std::size_t>(page)]);
}

QString whereToLook(egizia::PrintedPage page) {
  return PageWords::tr(PageWords::places[static_cast<std::size_t>(page)]);
}

QString restsSign(const egizia::PrintedSet& values) {
  return restsSign(!values.empty());
}

QString marked(const QString& text, const egizia::PrintedSet& values) {
  if (values.empty()) return text;
  const qsizetype rule = text.endsWith(u')') ? text.lastIndexOf(QStringLiteral(" (")) : -1;
  QString with = text;
  return with.insert(rule < 0 ? text.size() : rule, restsMark);
}

QStringList printedNames(const egizia::PrintedSet& values, const Table& table) {
  QStringList names;
  for (const std::size_t value : values) {
    names += printedValue(table.edition->printed[value].key, table);
  }
  names.removeDuplicates();
  return names;
}

QString restsOn(const egizia::PrintedSet& values, const Table& table) {
  return restsOn(printedNames(values, table));
}

QStringList restsOnLines(const egizia::PrintedSet& values, const Table& table) {
  return restsOnLines(printedNames(values, table));
}

} // namespace nilometer::text
