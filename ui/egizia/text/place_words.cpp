// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/text/names.h"
#include "ui/text/phrase.h"

#include "engine/egizia/building_plans.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <bit>
#include <vector>

namespace nilometer::text {

namespace {

using PlaceForms = std::array<const char*, 4>; // in the order of Place

struct PlaceWords {
  Q_DECLARE_TR_FUNCTIONS(Place)
public:
  static constexpr PlaceForms cardSpace = {
      QT_TR_NOOP("Nile card space %1"), QT_TR_NOOP("on Nile card space %1"),
      QT_TR_NOOP("to Nile card space %1"), QT_TR_NOOP("from Nile card space %1")};
  static constexpr PlaceForms town = {"%1",
                                      //: %1: a town on the Nile.
                                      QT_TR_NOOP("at %1"),
                                      //: %1: a town on the Nile; where a ship goes.
                                      QT_TR_NOOP("to %1"), QT_TR_NOOP("from %1")};
  static constexpr auto sites = std::to_array<PlaceForms>({
      {QT_TR_NOOP("Sphinx"), QT_TR_NOOP("at the Sphinx"), QT_TR_NOOP("to the Sphinx"),
       QT_TR_NOOP("from the Sphinx")},
      {QT_TR_NOOP("Obelisk and tombs"), QT_TR_NOOP("at obelisk and tombs"),
       QT_TR_NOOP("to obelisk and tombs"), QT_TR_NOOP("from obelisk and tombs")},
      {QT_TR_NOOP("Pyramid and temple"), QT_TR_NOOP("at pyramid and temple"),
       QT_TR_NOOP("to pyramid and temple"), QT_TR_NOOP("from pyramid and temple")},
  });
  static constexpr auto rounds = std::to_array<const char*>(
      {QT_TR_NOOP("Edfu"), QT_TR_NOOP("Thebae"), QT_TR_NOOP("Selinon"), QT_TR_NOOP("Beni Hasan"),
       QT_TR_NOOP("Passalon"), QT_TR_NOOP("Alyi"), QT_TR_NOOP("Heliopolis")});
  /// For one space and for several; %1: their numbers in the part.
  static constexpr auto templeParts = std::to_array<std::array<const char*, 2>>(
      {{QT_TR_NOOP("left temple pillar %1"), QT_TR_NOOP("left temple pillar %1")},
       {QT_TR_NOOP("right temple pillar %1"), QT_TR_NOOP("right temple pillar %1")},
       {QT_TR_NOOP("temple column %1"), QT_TR_NOOP("temple columns %1")},
       {QT_TR_NOOP("temple top %1"), QT_TR_NOOP("temple top %1")},
       {QT_TR_NOOP("temple %1"), QT_TR_NOOP("temple %1")}});
  static constexpr auto briefTempleParts = std::to_array<std::array<const char*, 2>>(
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
static_assert(PlaceWords::templeParts.size() == egizia::templePartNames.size() + 1);
static_assert(PlaceWords::briefTempleParts.size() == PlaceWords::templeParts.size());
static_assert(PlaceWords::sites.size() == egizia::siteCount);
static_assert(PlaceWords::rounds.size() == egizia::roundSpaceCount);

QString unknown() {
  return QStringLiteral("?");
}

QString formOf(const PlaceForms& forms, Place place) {
  return PlaceWords::tr(forms[static_cast<std::size_t>(place)]);
}

/// The spaces of one part, counted from 1 in that part.
QStringList spacesOf(const egizia::BuildingPart& part, egizia::SpaceSet spaces) {
  QStringList numbers;
  for (int i = 0; i < part.count; ++i) {
    if ((spaces & egizia::spaceBit(part.first + i)) != 0) numbers += number(i + 1);
  }
  return numbers;
}

/// The parts of the building that have some of these spaces.
std::vector<std::size_t> partsAt(const egizia::BuildingPlan& plan, egizia::SpaceSet spaces) {
  std::vector<std::size_t> parts;
  for (std::size_t i = 0; i < plan.parts.size(); ++i) {
    if ((plan.parts[i].spaces() & spaces) != 0) parts.push_back(i);
  }
  return parts;
}

QStringList obeliskCells(const egizia::BuildingPlan& plan, egizia::SpaceSet spaces) {
  QStringList cells;
  QStringList numbers;
  for (const std::size_t i : partsAt(plan, spaces)) {
    const egizia::BuildingPart& part = plan.parts[i];
    const QString row = number(static_cast<int>(i) + 1);
    if (part.count == 1) {
      numbers += row;
    } else {
      const QStringList places = spacesOf(part, spaces);
      cells += fill(places.size() == 1 ? PlaceWords::tr("obelisk row %1 space %2")
                                       : PlaceWords::tr("obelisk row %1 spaces %2"),
                    {row, listOf(places)});
    }
  }
  if (!numbers.isEmpty()) cells.prepend(fill(PlaceWords::tr("obelisk %1"), {listOf(numbers)}));
  return cells;
}

QStringList tombCells(const egizia::BuildingPlan& plan, egizia::SpaceSet spaces) {
  QStringList numbers;
  for (int i = 0; i < plan.count; ++i) {
    if ((spaces & egizia::spaceBit(i)) != 0) numbers += number(i + 1);
  }
  if (numbers.isEmpty()) return {};
  return {fill(numbers.size() == 1 ? PlaceWords::tr("tomb %1") : PlaceWords::tr("tombs %1"),
               {listOf(numbers)})};
}

QStringList pyramidCells(const egizia::BuildingPlan& plan, egizia::SpaceSet spaces) {
  QStringList cells;
  for (const std::size_t i : partsAt(plan, spaces)) {
    const QStringList places = spacesOf(plan.parts[i], spaces);
    cells += fill(places.size() == 1 ? PlaceWords::tr("pyramid row %1 space %2")
                                     : PlaceWords::tr("pyramid row %1 spaces %2"),
                  {number(static_cast<int>(i) + 1), listOf(places)});
  }
  return cells;
}

QStringList templeCells(const egizia::BuildingPlan& plan, egizia::SpaceSet spaces) {
  QStringList cells;
  for (const std::size_t i : partsAt(plan, spaces)) {
    const QStringList places = spacesOf(plan.parts[i], spaces);
    const auto& texts = PlaceWords::templeParts[egizia::templePartIndex(plan.parts[i].id)];
    cells += fill(PlaceWords::tr(texts[places.size() == 1 ? 0 : 1]), {listOf(places)});
  }
  return cells;
}

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
  for (const std::size_t i : partsAt(plan, spaces)) {
    const QString row = number(static_cast<int>(i) + 1);
    const int stones = std::popcount(plan.parts[i].spaces() & spaces);
    rows += stones == 1 ? row : fill(QStringLiteral("%1 (%2×)"), {row, number(stones)});
  }
  return plus(rows);
}

/// The building is said once.
QString briefTemple(const egizia::BuildingPlan& plan, egizia::SpaceSet spaces) {
  QStringList parts;
  for (const std::size_t i : partsAt(plan, spaces)) {
    const egizia::BuildingPart& part = plan.parts[i];
    const auto& forms = PlaceWords::briefTempleParts[egizia::templePartIndex(part.id)];
    const bool isOne = std::popcount(part.spaces() & spaces) == 1;
    parts += fill(PlaceWords::tr(forms[isOne ? 0 : 1]), {briefSpaces(part, spaces)});
  }
  return plus(parts);
}

} // namespace

QString roundSpace(egizia::RoundSpace space) {
  const auto index = static_cast<std::size_t>(space);
  return index < PlaceWords::rounds.size() ? PlaceWords::tr(PlaceWords::rounds[index]) : unknown();
}

QString site(egizia::Site site, Place place) {
  const auto index = static_cast<std::size_t>(site);
  return index < PlaceWords::sites.size() ? formOf(PlaceWords::sites[index], place) : unknown();
}

QString site(egizia::Site site) {
  return text::site(site, Place::name);
}

QString stop(int stop, const Table& table, Place place) {
  if (stop < 0 || static_cast<std::size_t>(stop) >= table.edition->river.size()) return unknown();
  const egizia::Stop& at = table.edition->river[static_cast<std::size_t>(stop)];
  switch (at.kind) {
  case egizia::StopKind::card:
    return fill(formOf(PlaceWords::cardSpace, place), {number(at.index + 1)});
  case egizia::StopKind::round: {
    const QString name = roundSpace(static_cast<egizia::RoundSpace>(at.index));
    return place == Place::name ? name : fill(formOf(PlaceWords::town, place), {name});
  }
  case egizia::StopKind::site: return site(static_cast<egizia::Site>(at.index), place);
  }
  return unknown();
}

QStringList cells(egizia::Building building, egizia::SpaceSet spaces, const Table& table) {
  if (static_cast<int>(building) >= egizia::buildingCount) return {unknown()};
  const egizia::BuildingPlan& plan = table.edition->plan(building);
  switch (building) {
  case egizia::Building::obelisk: return obeliskCells(plan, spaces);
  case egizia::Building::tombs: return tombCells(plan, spaces);
  case egizia::Building::pyramid: return pyramidCells(plan, spaces);
  case egizia::Building::temple: return templeCells(plan, spaces);
  }
  return {};
}

QString briefCells(egizia::Building building, egizia::SpaceSet spaces, const Table& table) {
  if (static_cast<int>(building) >= egizia::buildingCount) return unknown();
  const egizia::BuildingPlan& plan = table.edition->plan(building);
  switch (building) {
  case egizia::Building::obelisk:
    return fill(PlaceWords::tr("obelisk %1"), QStringList(briefRows(plan, spaces)));
  case egizia::Building::tombs: {
    egizia::BuildingPart all;
    all.count = plan.count;
    const bool isOne = std::popcount(spaces) == 1;
    return fill(isOne ? PlaceWords::tr("tomb %1") : PlaceWords::tr("tombs %1"),
                {briefSpaces(all, spaces)});
  }
  case egizia::Building::pyramid:
    //: %1: rows, and how many stones were put there: "pyramid row 1 (2×) + 2".
    return fill(PlaceWords::tr("pyramid row %1"), QStringList(briefRows(plan, spaces)));
  case egizia::Building::temple:
    return fill(PlaceWords::tr("temple %1"), QStringList(briefTemple(plan, spaces)));
  }
  return {};
}

QString briefStop(int stop, const Table& table) {
  const auto at = static_cast<std::size_t>(stop);
  if (at < table.edition->river.size() && table.edition->river[at].kind == egizia::StopKind::card) {
    return fill(PlaceWords::tr("card %1"), {number(table.edition->river[at].index + 1)});
  }
  return text::stop(stop, table);
}

QString cell(egizia::Building building, int cell, const Table& table) {
  if (cell < 0 || cell >= egizia::maxSpaces) return unknown();
  const QStringList one = cells(building, egizia::spaceBit(cell), table);
  return one.isEmpty() ? unknown() : one.first();
}

} // namespace nilometer::text
