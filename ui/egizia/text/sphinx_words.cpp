// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/text/names.h"
#include "ui/text/phrase.h"

#include "engine/egizia/building_plans.h"

#include <QCoreApplication>

#include <array>
#include <optional>

namespace nilometer::text {

using egizia::Building;
using egizia::SpaceSet;
using egizia::SphinxCard;
using egizia::SphinxKind;

namespace {

struct SphinxWords {
  Q_DECLARE_TR_FUNCTIONS(Sphinx)
public:
  // By Building.
  static constexpr auto wholes = std::to_array<const char*>(
      {QT_TR_NOOP("The whole obelisk is built"), QT_TR_NOOP("All tombs are built"),
       QT_TR_NOOP("The whole pyramid is built"), QT_TR_NOOP("The whole temple is built")});
  static constexpr auto own =
      std::to_array<const char*>({QT_TR_N_NOOP("At least %n own stone(s) in the obelisk"),
                                  QT_TR_N_NOOP("At least %n own stone(s) in the tombs"),
                                  QT_TR_N_NOOP("At least %n own stone(s) in the pyramid"),
                                  QT_TR_N_NOOP("At least %n own stone(s) in the temple")});
  static constexpr auto each =
      std::to_array<const char*>({QT_TR_NOOP("For each own stone in the obelisk"),
                                  QT_TR_NOOP("For each own stone in the tombs"),
                                  QT_TR_NOOP("For each own stone in the pyramid"),
                                  QT_TR_NOOP("For each own stone in the temple")});
  // By FieldColour.
  static constexpr auto fields =
      std::to_array<const char*>({QT_TR_NOOP("Nobody has more productive green fields"),
                                  QT_TR_NOOP("Nobody has more productive yellow-green fields"),
                                  QT_TR_NOOP("Nobody has more productive brown fields")});
  // By Market.
  static constexpr auto players =
      std::to_array<const char*>({QT_TR_NOOP("Players on the last step of the stone market"),
                                  QT_TR_NOOP("Players on the last step of the grain market")});
  static constexpr auto lasts =
      std::to_array<const char*>({QT_TR_NOOP("Own marker on the last step of the stone market"),
                                  QT_TR_NOOP("Own marker on the last step of the grain market")});
  // By part of the temple; the two pillars together come last.
  static constexpr auto temple = std::to_array<const char*>(
      {QT_TR_NOOP("The left pillar of the temple is built"),
       QT_TR_NOOP("The right pillar of the temple is built"),
       QT_TR_NOOP("The columns of the temple are built"),
       QT_TR_NOOP("The stones above the columns of the temple are built"),
       QT_TR_NOOP("Both pillars of the temple are built")});
};

/// The part of the building these spaces are, counted from 0.
std::optional<std::size_t> wholePart(const egizia::BuildingPlan& plan, SpaceSet spaces) {
  for (std::size_t i = 0; i < plan.parts.size(); ++i) {
    if (plan.parts[i].spaces() == spaces) return i;
  }
  return std::nullopt;
}

QString builtCondition(const SphinxCard& card, const Table& table) {
  const egizia::BuildingPlan& plan = table.edition->plan(card.building);
  if (card.spaces == plan.spaces()) {
    return SphinxWords::tr(SphinxWords::wholes[static_cast<std::size_t>(card.building)]);
  }
  if (card.building == Building::temple) {
    if (const auto part = egizia::templePartOf(plan, card.spaces)) {
      return SphinxWords::tr(SphinxWords::temple[*part]);
    }
  }
  const std::optional<std::size_t> row = wholePart(plan, card.spaces);
  if (row && card.building == Building::obelisk) {
    return fill(SphinxWords::tr("Row %1 of the obelisk is built"),
                {number(static_cast<int>(*row) + 1)});
  }
  if (row && card.building == Building::pyramid) {
    return fill(SphinxWords::tr("Row %1 of the pyramid is built"),
                {number(static_cast<int>(*row) + 1)});
  }
  return fill(SphinxWords::tr("Built: %1"),
              {cells(card.building, card.spaces, table).join(QStringLiteral(", "))});
}

QString lastStepCondition(const SphinxCard& card) {
  constexpr unsigned both = 0b11;
  if ((card.markets & both) == both) {
    return SphinxWords::tr("Own markers on the last step of both markets");
  }
  return SphinxWords::tr(SphinxWords::lasts[(card.markets & 0b10) != 0 ? 1 : 0]);
}

QString crewCondition(egizia::Crew crew) {
  return fill(SphinxWords::tr("Final strength, %1"), {crewName(crew)});
}

QString condition(const SphinxCard& card, const Table& table) {
  const auto building = static_cast<std::size_t>(card.building);
  switch (card.kind) {
  case SphinxKind::built: return builtCondition(card, table);
  case SphinxKind::playersOnLast:
    return SphinxWords::tr(SphinxWords::players[static_cast<std::size_t>(card.market)]);
  case SphinxKind::ownStones:
    return SphinxWords::tr(SphinxWords::own[building], nullptr, card.needed);
  case SphinxKind::ownStonesInEach:
    return SphinxWords::tr("At least %n own stone(s) in every building", nullptr, card.needed);
  case SphinxKind::perOwnStone: return SphinxWords::tr(SphinxWords::each[building]);
  case SphinxKind::crewStrength: return crewCondition(card.crew);
  case SphinxKind::mostQuarries: return SphinxWords::tr("Nobody has more productive quarries");
  case SphinxKind::mostField:
    return SphinxWords::tr(SphinxWords::fields[static_cast<std::size_t>(card.colour)]);
  case SphinxKind::ownLast: return lastStepCondition(card);
  case SphinxKind::perPermanent:
    return SphinxWords::tr("For each own Permanent card, fields and quarries not counted");
  case SphinxKind::perTen:
    return SphinxWords::tr("For every %n point(s), after everything else", nullptr, card.needed);
  }
  return {};
}

/// "0, 3, 5, 7 or 9 points": by the number of players.
QString tablePoints(const SphinxCard& card) {
  QStringList points;
  for (const std::int16_t value : card.table) points += number(value);
  const QString last = points.takeLast();
  return fill(SphinxWords::tr("%1 or %2 points for 0 to %3 players"),
              {points.join(QStringLiteral(", ")), last, number(egizia::maxPlayers)});
}

QString pointsOf(const SphinxCard& card) {
  if (card.kind == SphinxKind::playersOnLast) return tablePoints(card);
  if (card.kind == SphinxKind::crewStrength) return SphinxWords::tr("1 point per strength");
  return card.kind == SphinxKind::perTen ? SphinxWords::tr("%n more point(s)", nullptr, card.points)
                                         : points(card.points);
}

const SphinxCard* find(int index, const Table& table) {
  const auto& cards = table.edition->sphinxCards;
  const bool exists = index >= 0 && static_cast<std::size_t>(index) < cards.size();
  return exists ? &cards[static_cast<std::size_t>(index)] : nullptr;
}

} // namespace

QString sphinxCondition(int index, const Table& table) {
  const SphinxCard* card = find(index, table);
  return card == nullptr ? SphinxWords::tr("an unnamed Sphinx card") : condition(*card, table);
}

QString sphinxCard(int index, const Table& table) {
  const SphinxCard* card = find(index, table);
  if (card == nullptr) return SphinxWords::tr("an unnamed Sphinx card");
  return QStringLiteral("%1: %2").arg(condition(*card, table), pointsOf(*card));
}

} // namespace nilometer::text
