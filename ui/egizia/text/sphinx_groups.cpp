// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/text/sphinx_groups.h"

#include "ui/text/phrase.h"

#include "engine/egizia/building_plans.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace nilometer::text {

using egizia::Building;
using egizia::SphinxCard;
using egizia::SphinxKind;

namespace {

struct GroupWords {
  Q_DECLARE_TR_FUNCTIONS(SphinxGroup)
public:
  // By SphinxGroup.
  static constexpr auto names = std::to_array<const char*>(
      {QT_TR_NOOP("Is built"), QT_TR_NOOP("Players on the last step"), QT_TR_NOOP("Own stones"),
       QT_TR_NOOP("Strength of the crew"), QT_TR_NOOP("Nobody has more"),
       QT_TR_NOOP("You on the last step"), QT_TR_NOOP("Others")});
  // By Building.
  static constexpr auto rows = std::to_array<const char*>(
      {QT_TR_NOOP("obelisk %1"), QT_TR_NOOP("tombs"), QT_TR_NOOP("pyramid row %1"), ""});
  static constexpr auto own =
      std::to_array<const char*>({QT_TR_NOOP("%1 in the obelisk"), QT_TR_NOOP("%1 in the tombs"),
                                  QT_TR_NOOP("%1 in the pyramid"), QT_TR_NOOP("%1 in the temple")});
  static constexpr auto each = std::to_array<const char*>(
      {QT_TR_NOOP("each in the obelisk"), QT_TR_NOOP("each in the tombs"),
       QT_TR_NOOP("each in the pyramid"), QT_TR_NOOP("each in the temple")});
  // By part of the temple; the two pillars together come last.
  static constexpr auto temple = std::to_array<const char*>(
      {QT_TR_NOOP("left pillar"), QT_TR_NOOP("right pillar"), QT_TR_NOOP("columns"),
       QT_TR_NOOP("stones above the columns"), QT_TR_NOOP("both pillars")});
};
static_assert(GroupWords::names.size() == sphinxGroupCount);

/// Spaces that are a part of the building, or both pillars, or anything else.
QString builtText(const SphinxCard& card, const Table& table) {
  const egizia::BuildingPlan& plan = table.edition->plan(card.building);
  if (card.spaces == plan.spaces()) return building(card.building);
  if (card.building == Building::temple) {
    if (const auto part = egizia::templePartOf(plan, card.spaces)) {
      return GroupWords::tr(GroupWords::temple[*part]);
    }
  } else if (const auto part =
                 std::ranges::find(plan.parts, card.spaces, &egizia::BuildingPart::spaces);
             part != plan.parts.end()) {
    const auto row = static_cast<int>(part - plan.parts.begin()) + 1;
    return fill(GroupWords::tr(GroupWords::rows[static_cast<std::size_t>(card.building)]),
                {number(row)});
  }
  return cells(card.building, card.spaces, table).join(QStringLiteral(", "));
}

QString marketsText(const SphinxCard& card) {
  if ((card.markets & 0b11) == 0b11) return GroupWords::tr("both");
  return market((card.markets & 0b10) != 0 ? egizia::Market::grain : egizia::Market::stone);
}

QString conditionText(const SphinxCard& card, const Table& table) {
  const auto building = static_cast<std::size_t>(card.building);
  const QStringList needed{number(card.needed)};
  switch (card.kind) {
  case SphinxKind::built: return builtText(card, table);
  case SphinxKind::playersOnLast: return market(card.market);
  case SphinxKind::ownStones: return fill(GroupWords::tr(GroupWords::own[building]), needed);
  case SphinxKind::ownStonesInEach: return fill(GroupWords::tr("%1 in every building"), needed);
  case SphinxKind::perOwnStone: return GroupWords::tr(GroupWords::each[building]);
  case SphinxKind::crewStrength: return crewSetName(egizia::crewBit(card.crew));
  case SphinxKind::mostQuarries: return GroupWords::tr("quarries");
  case SphinxKind::mostField: return fieldColour(card.colour);
  case SphinxKind::ownLast: return marketsText(card);
  case SphinxKind::perPermanent: return GroupWords::tr("each Permanent card");
  case SphinxKind::perTen: return GroupWords::tr("every %n point(s)", nullptr, card.needed);
  }
  return {};
}

/// Nothing where the card gives what decides it.
QString pointsText(const SphinxCard& card) {
  if (card.kind == SphinxKind::crewStrength) return {};
  if (card.kind != SphinxKind::playersOnLast) return number(card.points);
  QStringList points;
  for (const std::int16_t value : card.table) points += number(value);
  return points.join(QLatin1Char('/'));
}

} // namespace

SphinxGroup sphinxGroup(const SphinxCard& card) {
  switch (card.kind) {
  case SphinxKind::built: return SphinxGroup::built;
  case SphinxKind::playersOnLast: return SphinxGroup::playersOnLast;
  case SphinxKind::ownStones:
  case SphinxKind::ownStonesInEach:
  case SphinxKind::perOwnStone: return SphinxGroup::ownStones;
  case SphinxKind::crewStrength: return SphinxGroup::crew;
  case SphinxKind::mostQuarries:
  case SphinxKind::mostField: return SphinxGroup::most;
  case SphinxKind::ownLast: return SphinxGroup::ownLast;
  case SphinxKind::perPermanent:
  case SphinxKind::perTen: break;
  }
  return SphinxGroup::others;
}

QString sphinxGroupName(SphinxGroup group) {
  return GroupWords::tr(GroupWords::names[static_cast<std::size_t>(group)]);
}

QString sphinxInGroup(int index, const Table& table) {
  const SphinxCard& card = table.edition->sphinxCards[static_cast<std::size_t>(index)];
  const QString points = pointsText(card);
  const QString condition = conditionText(card, table);
  return points.isEmpty() ? condition : fill(QStringLiteral("%1: %2"), {condition, points});
}

} // namespace nilometer::text
