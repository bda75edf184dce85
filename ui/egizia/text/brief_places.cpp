// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/text/brief_places.h"

#include "ui/text/phrase.h"

#include "engine/egizia/building_plans.h"
#include "engine/egizia/edition.h"

#include <QCoreApplication>

#include <array>
#include <bit>

namespace nilometer::text {

namespace {

struct BriefPlaceWords {
  Q_DECLARE_TR_FUNCTIONS(BriefPlace)
public:
  /// For one space and for several.
  static constexpr auto templeParts = std::to_array<std::array<const char*, 2>>(
      {//: Spaces of the temple's left pillar, after "temple": "left 1".
       {QT_TR_NOOP("left %1"), QT_TR_NOOP("left %1")},
       //: Spaces of the temple's right pillar, after "temple".
       {QT_TR_NOOP("right %1"), QT_TR_NOOP("right %1")},
       //: A column of the temple by its number, after "temple": "column 2".
       {QT_TR_NOOP("column %1"),
        //: Columns of the temple, after "temple".
        QT_TR_NOOP("columns %1")},
       //: Stones above the temple's columns, after "temple".
       {QT_TR_NOOP("top %1"), QT_TR_NOOP("top %1")},
       {"%1", "%1"}});
};
static_assert(BriefPlaceWords::templeParts.size() == egizia::templePartNames.size() + 1);

QString plus(const QStringList& parts) {
  return parts.join(QStringLiteral(" + "));
}

/// The spaces of one part, counted from 1 in that part; those beside each other as one: "1 + 3–5".
QString briefSpaces(const egizia::BuildingPart& part, egizia::SpaceSet spaces) {
  const auto isIn = [&](int i) {
    return i < part.count && (spaces & egizia::spaceBit(part.first + i)) != 0;
  };
  QStringList numbers;
  for (int i = 0; i < part.count; ++i) {
    if (!isIn(i)) continue;
    const int first = i;
    while (isIn(i + 1)) ++i;
    if (i == first + 1) numbers += number(first + 1);
    numbers += i <= first + 1 ? number(i + 1)
                              : fill(QStringLiteral("%1–%2"), {number(first + 1), number(i + 1)});
  }
  return plus(numbers);
}

/// Rows of one space are called by their number alone, of others how many stones were put there.
QString briefRows(const egizia::BuildingPlan& plan, egizia::SpaceSet spaces) {
  QStringList rows;
  for (std::size_t i = 0; i < plan.parts.size(); ++i) {
    const egizia::SpaceSet here = plan.parts[i].spaces() & spaces;
    if (here == 0) continue;
    const QString row = number(static_cast<int>(i) + 1);
    const int stones = std::popcount(here);
    rows += stones == 1 ? row : fill(QStringLiteral("%1 (%2×)"), {row, number(stones)});
  }
  return plus(rows);
}

QString tombNumbers(const egizia::BuildingPlan& plan, egizia::SpaceSet spaces) {
  egizia::BuildingPart all;
  all.count = plan.count;
  const bool isOne = std::popcount(spaces) == 1;
  return fill(isOne ? BriefPlaceWords::tr("tomb %1") : BriefPlaceWords::tr("tombs %1"),
              {briefSpaces(all, spaces)});
}

/// The building is said once.
QString briefTemple(const egizia::BuildingPlan& plan, egizia::SpaceSet spaces) {
  QStringList parts;
  for (const egizia::BuildingPart& part : plan.parts) {
    const QString places = briefSpaces(part, spaces);
    if (places.isEmpty()) continue;
    const bool isOne = std::popcount(part.spaces() & spaces) == 1;
    const auto& forms = BriefPlaceWords::templeParts[egizia::templePartIndex(part.id)];
    parts += fill(BriefPlaceWords::tr(forms[isOne ? 0 : 1]), {places});
  }
  return fill(BriefPlaceWords::tr("temple %1"), {plus(parts)});
}

} // namespace

QString briefStop(int stop, const Table& table) {
  const auto at = static_cast<std::size_t>(stop);
  if (at < table.edition->river.size() && table.edition->river[at].kind == egizia::StopKind::card) {
    return fill(BriefPlaceWords::tr("card %1"), {number(table.edition->river[at].index + 1)});
  }
  return text::stop(stop, table);
}

QString briefCells(egizia::Building building, egizia::SpaceSet spaces, const Table& table) {
  if (static_cast<int>(building) >= egizia::buildingCount) return QStringLiteral("?");
  const egizia::BuildingPlan& plan = table.edition->plan(building);
  switch (building) {
  case egizia::Building::obelisk:
    return fill(BriefPlaceWords::tr("obelisk %1"), QStringList(briefRows(plan, spaces)));
  case egizia::Building::tombs: return tombNumbers(plan, spaces);
  case egizia::Building::pyramid:
    //: %1: rows, and how many stones were put there: "pyramid row 1 (2×) + 2".
    return fill(BriefPlaceWords::tr("pyramid row %1"), QStringList(briefRows(plan, spaces)));
  case egizia::Building::temple: return briefTemple(plan, spaces);
  }
  return {};
}

} // namespace nilometer::text
