// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/text/printed_place.h"

#include "engine/egizia/building_plans.h"
#include "engine/egizia/rules.h"
#include "engine/record/edition_places.h"
#include "ui/egizia/text/words.h"
#include "ui/text/phrase.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <optional>
#include <string>

namespace nilometer::text {

using egizia::operator""_rule;
using table::EffectKind;

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
  const auto crew = std::ranges::find(egizia::crewNames, where.member);
  if (crew != egizia::crewNames.end()) {
    return crewName(static_cast<egizia::Crew>(crew - egizia::crewNames.begin()));
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

} // namespace nilometer::text
