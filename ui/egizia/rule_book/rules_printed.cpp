// SPDX-License-Identifier: GPL-3.0-or-later
// Tables of printed values, each with the rule it belongs to.
#include "ui/egizia/rule_book/rule_html.h"
#include "ui/egizia/rule_book/rules_pages.h"
#include "ui/egizia/text/words.h"
#include "ui/text/phrase.h"

#include "engine/egizia/building_plans.h"

#include <QCoreApplication>

#include <algorithm>
#include <map>
#include <utility>

namespace nilometer::ui {

using egizia::Building;
using egizia::Edition;
using egizia::operator""_rule;
using text::fill;
using text::number;

namespace {

struct PrintedFacts {
  Q_DECLARE_TR_FUNCTIONS(RulesPrinted)
};

using Keys = std::vector<std::string_view>;

/// A table with what is not sure of it below.
QString facts(const Edition& edition, const QStringList& head, const std::vector<QStringList>& rows,
              const Keys& keys) {
  QStringList bold;
  for (const QString& cell : head) bold += cell.toHtmlEscaped();
  return html::table(bold, rows) + assumedNote(edition, keys);
}

/// Values behind their numbers from 1.
QString numbered(const Edition& edition, const QStringList& head, const auto& values,
                 const Keys& keys) {
  std::vector<QStringList> rows;
  for (const int value : values) {
    rows.push_back({number(static_cast<int>(rows.size()) + 1), number(value)});
  }
  return facts(edition, head, rows, keys);
}

QString startingStones(const Edition& edition) {
  return numbered(edition, {PrintedFacts::tr("Order tile"), PrintedFacts::tr("Stones")},
                  edition.startingStones, {"players.startingStones"});
}

QString decks(const Edition& edition) {
  std::vector<QStringList> rows;
  for (std::size_t i = 0; i < egizia::deckCount; ++i) {
    const auto deck = static_cast<egizia::Deck>(i);
    const auto cards = std::ranges::count(edition.nileCards, deck, &egizia::NileCard::deck);
    rows.push_back({text::deck(deck), number(static_cast<int>(cards))});
  }
  return facts(edition, {PrintedFacts::tr("Deck"), PrintedFacts::tr("Nile cards")}, rows, {});
}

QString river(const Edition& edition) {
  const text::Table table{&edition, {}};
  std::vector<QStringList> rows;
  for (std::size_t i = 0; i < edition.river.size(); ++i) {
    const egizia::Stop& stop = edition.river[i];
    QString name = text::stop(static_cast<int>(i), table).toHtmlEscaped();
    if (stop.kind == egizia::StopKind::round) {
      const auto space = static_cast<egizia::RoundSpace>(stop.index);
      name = html::link(text::fromUtf8(egizia::ruleName(egizia::ruleOf(space))),
                        text::roundSpace(space));
    }
    rows.push_back({number(static_cast<int>(i) + 1), name});
  }
  return facts(edition, {PrintedFacts::tr("Stop"), PrintedFacts::tr("Downstream")}, rows,
               {"river.stops"});
}

/// Equal values written once: "4 × 3".
QString partValues(const egizia::BuildingPlan& plan, const egizia::BuildingPart& part) {
  QStringList values;
  for (int i = part.first; i < part.first + part.count; ++i) {
    values += number(plan.values[static_cast<std::size_t>(i)]);
  }
  const bool same = std::ranges::count(values, values.front()) == values.size();
  if (!same || values.size() == 1) return values.join(QStringLiteral(" · "));
  return fill(QStringLiteral("%1 × %2"), {number(static_cast<int>(values.size())), values.front()});
}

QString templePart(std::size_t part) {
  const QStringList names{PrintedFacts::tr("left pillar"), PrintedFacts::tr("right pillar"),
                          PrintedFacts::tr("columns"), PrintedFacts::tr("stones above")};
  return names.value(static_cast<qsizetype>(part), number(static_cast<int>(part) + 1));
}

QString buildingRows(const Edition& edition, Building building, const Keys& keys) {
  const egizia::BuildingPlan& plan = edition.plan(building);
  std::vector<QStringList> rows;
  for (std::size_t i = 0; i < plan.parts.size(); ++i) {
    //: A row of a building.
    const QString part = building == Building::temple
                             ? templePart(egizia::templePartIndex(plan.parts[i].id))
                             : fill(PrintedFacts::tr("Row %1"), {number(static_cast<int>(i) + 1)});
    rows.push_back({part.toHtmlEscaped(), partValues(plan, plan.parts[i])});
  }
  return facts(edition, {PrintedFacts::tr("From the bottom"), PrintedFacts::tr("Values")}, rows,
               keys);
}

QString tombTiles(const Edition& edition) {
  std::map<int, int> tiles;
  for (const std::int16_t value : edition.tombTileValues) ++tiles[value];
  std::vector<QStringList> rows;
  rows.reserve(tiles.size());
  for (const auto& [value, count] : tiles) rows.push_back({number(value), number(count)});
  return facts(edition, {PrintedFacts::tr("Value"), PrintedFacts::tr("Tomb tiles")}, rows,
               {"tombs.tileValues"});
}

QString tombBands(const Edition& edition) {
  std::vector<QStringList> rows;
  int from = 1;
  for (std::size_t i = 0; i < edition.tombBands.size(); ++i) {
    const egizia::TombBand& band = edition.tombBands[i];
    const bool last = i + 1 == edition.tombBands.size();
    const QString sum = last
                            ? fill(PrintedFacts::tr("%1 or more"), {number(from)})
                            : fill(PrintedFacts::tr("%1 to %2"), {number(from), number(band.upTo)});
    rows.push_back({sum.toHtmlEscaped(), number(band.points)});
    from = band.upTo + 1;
  }
  return facts(edition, {PrintedFacts::tr("Sum"), PrintedFacts::tr("Points")}, rows,
               {"tombs.bands"});
}

QString penalties(const Edition& edition) {
  return numbered(
      edition,
      {PrintedFacts::tr("Step from the top"), PrintedFacts::tr("Points lost per missing grain")},
      edition.grainPenalties, {"grainMarket.penalties", "grainMarket.lastStepPoints"});
}

QString stoneSteps(const Edition& edition) {
  const int last = edition.stoneMarketSteps;
  const int sale = last - edition.stoneMarketSaleSteps + 1;
  //: From the least to the greatest: sums of tombs, steps of a market.
  const QString selling = sale == last
                              ? number(last)
                              : fill(PrintedFacts::tr("%1 to %2"), {number(sale), number(last)});
  return facts(
      edition, {},
      {{PrintedFacts::tr("Steps").toHtmlEscaped(), number(last)},
       {PrintedFacts::tr("Selling allowed on steps").toHtmlEscaped(), selling.toHtmlEscaped()}},
      {"stoneMarket.steps", "stoneMarket.saleSteps"});
}

QString participation(const Edition& edition) {
  return numbered(edition, {PrintedFacts::tr("Building sites"), PrintedFacts::tr("Points")},
                  edition.participation, {"sites.participation"});
}

} // namespace

QString printedFacts(table::RuleId rule, const Edition& edition) {
  if (rule == "SET-3"_rule) return startingStones(edition);
  if (rule == "LAY-1"_rule) return decks(edition);
  if (rule == "SAIL-4"_rule) return river(edition);
  if (rule == "OBELISK-1"_rule) return buildingRows(edition, Building::obelisk, {"obelisk.rows"});
  if (rule == "PYR-1"_rule) {
    return buildingRows(edition, Building::pyramid, {"pyramid.rows", "pyramid.support"});
  }
  if (rule == "TEMPLE-1"_rule) return buildingRows(edition, Building::temple, {"temple.spaces"});
  if (rule == "TOMB-1"_rule) return tombTiles(edition);
  if (rule == "END-2"_rule) return tombBands(edition);
  // What its picture shows.
  if (rule == "MARKET-2"_rule) {
    return assumedNote(edition, {"stoneMarket.steps", "grainMarket.penalties"});
  }
  if (rule == "MARKET-3"_rule) return penalties(edition);
  if (rule == "MARKET-4"_rule) return stoneSteps(edition);
  if (rule == "BONUS-1"_rule) return participation(edition);
  return {};
}

} // namespace nilometer::ui
