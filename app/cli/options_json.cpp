// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/options_report.h"

#include "engine/egizia/bits.h"
#include "engine/egizia/file/entry_names.h"
#include "ui/egizia/words/words.h"
#include "ui/words/phrase.h"

#include <QJsonArray>

namespace nilometer::cli {

using words::fromUtf8;

namespace {

QJsonObject findingJson(const table::Finding& finding, const words::Table& table) {
  return {{QStringLiteral("rule"), fromUtf8(egizia::ruleName(finding.rule))},
          {QStringLiteral("sentence"), words::sentence(finding, table)}};
}

template <class Names> QJsonArray setJson(const Names& names, std::uint64_t set) {
  QJsonArray json;
  for (const int bit : egizia::Bits(set)) json += fromUtf8(names[static_cast<std::size_t>(bit)]);
  return json;
}

QString buildingId(egizia::Building building) {
  return fromUtf8(egizia::buildingNames[static_cast<std::size_t>(building)]);
}

QJsonArray entriesJson(const OptionsReport& report) {
  QJsonArray json;
  for (const egizia::Entry& entry : report.options.entries) {
    json += QJsonObject{{QStringLiteral("line"), lineOf(entry, report)},
                        {QStringLiteral("sentence"), words::sentence(entry, report.table)}};
  }
  return json;
}

QJsonArray refusedPlacesJson(const OptionsReport& report) {
  QJsonArray json;
  for (const egizia::RefusedPlace& place : report.options.refusedPlaces) {
    QJsonArray findings;
    for (const table::Finding& finding : place.verdict.findings()) {
      findings += findingJson(finding, report.table);
    }
    QJsonObject refused{
        {QStringLiteral("at"), fromUtf8(egizia::stopId(*report.game->edition, place.stop))},
        {QStringLiteral("name"), placeName(place, report.table)},
        {QStringLiteral("findings"), findings}};
    if (place.space == egizia::reserveSpace) {
      refused[QStringLiteral("space")] = fromUtf8(egizia::reserveName);
    } else if (place.space != egizia::noSpace) {
      refused[QStringLiteral("space")] = place.space;
    }
    json += refused;
  }
  return json;
}

QJsonArray paymentsJson(const OptionsReport& report) {
  QJsonArray json;
  for (const egizia::Payment& payment : report.options.payments) {
    QJsonArray cards;
    for (const int card : egizia::Bits(payment.strengthCards)) {
      const egizia::Edition& edition = *report.game->edition;
      const auto name = edition.nileCards[static_cast<std::size_t>(card)].name;
      cards += fromUtf8(edition.cardNames[name]);
    }
    json += QJsonObject{{QStringLiteral("crews"), setJson(egizia::crewNames, payment.crews)},
                        {QStringLiteral("strengthCards"), cards},
                        {QStringLiteral("strength"), payment.strength}};
  }
  return json;
}

QJsonArray targetsJson(const OptionsReport& report) {
  QJsonArray json;
  for (const egizia::Target& target : report.options.targets) {
    json += QJsonObject{
        {QStringLiteral("building"), buildingId(target.building)},
        {QStringLiteral("name"), words::cell(target.building, target.cell, report.table)},
        {QStringLiteral("spaces"),
         QJsonArray::fromStringList(cellNames(target.building, target.spaces, report.table))},
        {QStringLiteral("value"), target.value}};
  }
  return json;
}

QJsonArray refusedCellsJson(const OptionsReport& report) {
  QJsonArray json;
  for (const egizia::RefusedCell& cell : report.options.refusedCells) {
    QJsonObject refused = findingJson(cell.finding, report.table);
    refused[QStringLiteral("building")] = buildingId(cell.building);
    refused[QStringLiteral("name")] = words::cell(cell.building, cell.cell, report.table);
    json += refused;
  }
  return json;
}

void addFinal(QJsonObject& json, const OptionsReport& report) {
  if (report.state.phase != egizia::Phase::final) return;
  QJsonArray cards;
  for (const int card : egizia::Bits(report.options.nameable)) {
    cards += fromUtf8(report.game->edition->sphinxCards[static_cast<std::size_t>(card)].id);
  }
  json[QStringLiteral("sphinxToName")] = report.options.sphinxToName;
  json[QStringLiteral("nameable")] = report.options.sphinxToName > 0 ? cards : QJsonArray();
  if (report.options.sphinxToName > 0) {
    json[QStringLiteral("example")] = lineOf(exampleScoring(report.options), report);
  }
  json[QStringLiteral("maySell")] = report.options.maySell;
}

} // namespace

QJsonObject optionsJson(const OptionsReport& report) {
  const table::Player player = report.options.onTurn;
  const auto& seats = report.game->record.header.players;
  QJsonObject json{{QStringLiteral("file"), report.file},
                   {QStringLiteral("after"), report.after},
                   {QStringLiteral("findings"), report.findings},
                   {QStringLiteral("round"), report.state.round},
                   {QStringLiteral("phase"),
                    fromUtf8(egizia::phaseNames[static_cast<std::size_t>(report.state.phase)])},
                   {QStringLiteral("onTurn"), player < seats.size()
                                                  ? QJsonValue(fromUtf8(seats[player].colour))
                                                  : QJsonValue()},
                   {QStringLiteral("entries"), entriesJson(report)},
                   {QStringLiteral("refusedPlaces"), refusedPlacesJson(report)},
                   {QStringLiteral("payments"), paymentsJson(report)},
                   {QStringLiteral("targets"), targetsJson(report)},
                   {QStringLiteral("refusedSpaces"), refusedCellsJson(report)},
                   {QStringLiteral("stones"), report.options.budget}};
  addFinal(json, report);
  return json;
}

} // namespace nilometer::cli
