// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/text/names.h"
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

struct SphinxWords {
  Q_DECLARE_TR_FUNCTIONS(Sphinx)
public:
  // By SphinxGroup.
  static constexpr auto groups = std::to_array<const char*>(
      {QT_TR_NOOP("Is built"), QT_TR_NOOP("Players on the last step"), QT_TR_NOOP("Own stones"),
       QT_TR_NOOP("Strength of the crew"), QT_TR_NOOP("Nobody has more"),
       QT_TR_NOOP("You on the last step"), QT_TR_NOOP("Others")});
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
  static constexpr auto rows =
      std::to_array<const char*>({QT_TR_NOOP("Row %1 of the obelisk is built"), "",
                                  QT_TR_NOOP("Row %1 of the pyramid is built"), ""});
  // In few words, below the heading of their group.
  static constexpr auto briefOwn =
      std::to_array<const char*>({QT_TR_NOOP("%1 in the obelisk"), QT_TR_NOOP("%1 in the tombs"),
                                  QT_TR_NOOP("%1 in the pyramid"), QT_TR_NOOP("%1 in the temple")});
  static constexpr auto briefEach = std::to_array<const char*>(
      {QT_TR_NOOP("each in the obelisk"), QT_TR_NOOP("each in the tombs"),
       QT_TR_NOOP("each in the pyramid"), QT_TR_NOOP("each in the temple")});
  static constexpr auto briefRows =
      std::to_array<const char*>({QT_TR_NOOP("obelisk %1"), "", QT_TR_NOOP("pyramid row %1"), ""});
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
  static constexpr auto briefTemple = std::to_array<const char*>(
      {QT_TR_NOOP("left pillar"), QT_TR_NOOP("right pillar"), QT_TR_NOOP("columns"),
       QT_TR_NOOP("stones above the columns"), QT_TR_NOOP("both pillars")});
};
static_assert(SphinxWords::groups.size() == sphinxGroupCount);

/// What a card asks for, as a whole or below the heading of its group.
class Condition {
public:
  Condition(const SphinxCard& card, const Table& table, bool isBrief)
      : m_card(card), m_table(table), m_isBrief(isBrief) {}

  [[nodiscard]] QString text() const {
    const QStringList needed{number(m_card.needed)};
    switch (m_card.kind) {
    case SphinxKind::built: return built();
    case SphinxKind::playersOnLast:
      return m_isBrief ? market(m_card.market)
                       : tr(SphinxWords::players[static_cast<std::size_t>(m_card.market)]);
    case SphinxKind::ownStones:
      return m_isBrief ? fill(tr(SphinxWords::briefOwn[building()]), needed)
                       : SphinxWords::tr(SphinxWords::own[building()], nullptr, m_card.needed);
    case SphinxKind::ownStonesInEach:
      return m_isBrief ? fill(SphinxWords::tr("%1 in every building"), needed)
                       : SphinxWords::tr("At least %n own stone(s) in every building", nullptr,
                                         m_card.needed);
    case SphinxKind::perOwnStone:
      return tr(m_isBrief ? SphinxWords::briefEach[building()] : SphinxWords::each[building()]);
    case SphinxKind::crewStrength:
      return m_isBrief ? crewSetName(egizia::crewBit(m_card.crew))
                       : fill(SphinxWords::tr("Final strength, %1"), {crewName(m_card.crew)});
    case SphinxKind::mostQuarries:
      return m_isBrief ? SphinxWords::tr("quarries")
                       : SphinxWords::tr("Nobody has more productive quarries");
    case SphinxKind::mostField:
      return m_isBrief ? fieldColour(m_card.colour)
                       : tr(SphinxWords::fields[static_cast<std::size_t>(m_card.colour)]);
    case SphinxKind::ownLast: return lastSteps();
    case SphinxKind::perPermanent:
      return m_isBrief
                 ? SphinxWords::tr("each Permanent card")
                 : SphinxWords::tr("For each own Permanent card, fields and quarries not counted");
    case SphinxKind::perTen:
      return m_isBrief ? SphinxWords::tr("every %n point(s)", nullptr, m_card.needed)
                       : SphinxWords::tr("For every %n point(s), after everything else", nullptr,
                                         m_card.needed);
    }
    return {};
  }

private:
  /// Spaces that are a part of the building, or both pillars, or anything else.
  [[nodiscard]] QString built() const {
    const egizia::BuildingPlan& plan = m_table.edition->plan(m_card.building);
    if (m_card.spaces == plan.spaces()) {
      return m_isBrief ? text::building(m_card.building) : tr(SphinxWords::wholes[building()]);
    }
    if (m_card.building == Building::temple) {
      if (const auto part = egizia::templePartOf(plan, m_card.spaces)) {
        return tr(m_isBrief ? SphinxWords::briefTemple[*part] : SphinxWords::temple[*part]);
      }
    } else if (const auto row =
                   std::ranges::find(plan.parts, m_card.spaces, &egizia::BuildingPart::spaces);
               row != plan.parts.end()) {
      const auto& texts = m_isBrief ? SphinxWords::briefRows : SphinxWords::rows;
      return fill(tr(texts[building()]), {number(static_cast<int>(row - plan.parts.begin()) + 1)});
    }
    const QString spaces =
        cells(m_card.building, m_card.spaces, m_table).join(QStringLiteral(", "));
    return m_isBrief ? spaces : fill(SphinxWords::tr("Built: %1"), {spaces});
  }
  [[nodiscard]] QString lastSteps() const {
    constexpr unsigned both = 0b11;
    if ((m_card.markets & both) == both) {
      return m_isBrief ? SphinxWords::tr("both")
                       : SphinxWords::tr("Own markers on the last step of both markets");
    }
    const std::size_t which = (m_card.markets & 0b10) != 0 ? 1 : 0;
    return m_isBrief ? market(static_cast<egizia::Market>(which)) : tr(SphinxWords::lasts[which]);
  }
  [[nodiscard]] static QString tr(const char* text) { return SphinxWords::tr(text); }
  [[nodiscard]] std::size_t building() const { return static_cast<std::size_t>(m_card.building); }

  const SphinxCard& m_card;
  const Table& m_table;
  bool m_isBrief;
};

/// By the number of players on a last step.
QStringList pointsByPlayers(const SphinxCard& card) {
  QStringList points;
  for (const std::int16_t value : card.table) points += number(value);
  return points;
}

/// "0, 3, 5, 7 or 9 points": by the number of players.
QString tablePoints(const SphinxCard& card) {
  QStringList points = pointsByPlayers(card);
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
  return card == nullptr ? SphinxWords::tr("an unnamed Sphinx card")
                         : Condition(*card, table, false).text();
}

QString sphinxCard(int index, const Table& table) {
  const SphinxCard* card = find(index, table);
  const QString condition = sphinxCondition(index, table);
  return card == nullptr ? condition : QStringLiteral("%1: %2").arg(condition, pointsOf(*card));
}

QString sphinxInGroup(int index, const Table& table) {
  const SphinxCard& card = table.edition->sphinxCards[static_cast<std::size_t>(index)];
  const QString condition = Condition(card, table, true).text();
  // Such a card gives what decides it.
  if (card.kind == SphinxKind::crewStrength) return condition;
  const QString points = card.kind == SphinxKind::playersOnLast
                             ? pointsByPlayers(card).join(QLatin1Char('/'))
                             : number(card.points);
  return fill(QStringLiteral("%1: %2"), {condition, points});
}

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
  return SphinxWords::tr(SphinxWords::groups[static_cast<std::size_t>(group)]);
}

} // namespace nilometer::text
