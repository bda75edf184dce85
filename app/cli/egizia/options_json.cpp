// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/egizia/egizia_options.h"

#include "engine/egizia/bits.h"
#include "engine/egizia/file/entry_names.h"
#include "ui/egizia/text/words.h"
#include "ui/text/phrase.h"

#include <QJsonArray>

namespace nilometer::cli {

using text::fromUtf8;

namespace {

QJsonObject findingJson(const table::Finding& finding, const text::Table& table) {
  return {{QStringLiteral("rule"), fromUtf8(egizia::ruleName(finding.rule))},
          {QStringLiteral("sentence"), text::sentence(finding, table)}};
}

template <class Names> QJsonArray setJson(const Names& names, std::uint64_t set) {
  QJsonArray json;
  for (const int bit : egizia::Bits(set)) json += fromUtf8(names[static_cast<std::size_t>(bit)]);
  return json;
}

QString buildingId(egizia::Building building) {
  return fromUtf8(egizia::buildingNames[static_cast<std::size_t>(building)]);
}

QJsonArray refusedPlacesJson(const EgiziaStanding& now) {
  QJsonArray json;
  for (const egizia::RefusedPlace& place : now.list.refusedPlaces) {
    QJsonArray findings;
    for (const table::Finding& finding : place.verdict.findings()) {
      findings += findingJson(finding, now.names);
    }
    QJsonObject refused{
        {QStringLiteral("at"), fromUtf8(egizia::stopId(*now.game.edition, place.stop))},
        {QStringLiteral("name"), placeName(place, now.names)},
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

QJsonArray paymentsJson(const EgiziaStanding& now) {
  QJsonArray json;
  for (const egizia::Payment& payment : now.list.payments) {
    QJsonArray cards;
    for (const int card : egizia::Bits(payment.strengthCards)) {
      const egizia::Edition& edition = *now.game.edition;
      const auto name = edition.nileCards[static_cast<std::size_t>(card)].name;
      cards += fromUtf8(edition.cardNames[name]);
    }
    json += QJsonObject{{QStringLiteral("crews"), setJson(egizia::crewNames, payment.crews)},
                        {QStringLiteral("strengthCards"), cards},
                        {QStringLiteral("strength"), payment.strength}};
  }
  return json;
}

QJsonArray targetsJson(const EgiziaStanding& now) {
  QJsonArray json;
  for (const egizia::Target& target : now.list.targets) {
    json += QJsonObject{
        {QStringLiteral("building"), buildingId(target.building)},
        {QStringLiteral("name"), text::cell(target.building, target.cell, now.names)},
        {QStringLiteral("spaces"),
         QJsonArray::fromStringList(text::cells(target.building, target.spaces, now.names))},
        {QStringLiteral("value"), target.value}};
  }
  return json;
}

QJsonArray refusedCellsJson(const EgiziaStanding& now) {
  QJsonArray json;
  for (const egizia::RefusedCell& cell : now.list.refusedCells) {
    QJsonObject refused = findingJson(cell.finding, now.names);
    refused[QStringLiteral("building")] = buildingId(cell.building);
    refused[QStringLiteral("name")] = text::cell(cell.building, cell.cell, now.names);
    json += refused;
  }
  return json;
}

void addFinal(QJsonObject& json, const EgiziaStanding& now) {
  if (now.replay.state.phase != egizia::Phase::final) return;
  QJsonArray cards;
  for (const int card : egizia::Bits(now.list.nameable)) {
    cards += fromUtf8(now.game.edition->sphinxCards[static_cast<std::size_t>(card)].id);
  }
  json[QStringLiteral("sphinxToName")] = now.list.sphinxToName;
  json[QStringLiteral("nameable")] = now.list.sphinxToName > 0 ? cards : QJsonArray();
  if (now.list.sphinxToName > 0) {
    json[QStringLiteral("example")] = now.game.lineOf(exampleScoring(now.list));
  }
  json[QStringLiteral("maySell")] = now.list.maySell;
}

} // namespace

QJsonObject moreOptionsJson(const EgiziaStanding& now) {
  QJsonObject json{{QStringLiteral("refusedPlaces"), refusedPlacesJson(now)},
                   {QStringLiteral("payments"), paymentsJson(now)},
                   {QStringLiteral("targets"), targetsJson(now)},
                   {QStringLiteral("refusedSpaces"), refusedCellsJson(now)},
                   {QStringLiteral("stones"), now.list.budget}};
  addFinal(json, now);
  return json;
}

} // namespace nilometer::cli
