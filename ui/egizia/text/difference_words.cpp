// SPDX-License-Identifier: GPL-3.0-or-later
// What is printed differently on two copies of the game.
#include "engine/egizia/file/entry_names.h"
#include "engine/record/json.h"
#include "engine/table/names.h"
#include "ui/egizia/text/words.h"
#include "ui/text/phrase.h"

#include <QCoreApplication>

namespace nilometer::text {

namespace {

using record::Difference;
using record::JsonArray;
using record::JsonObject;
using record::JsonValue;

struct DifferenceWords {
  Q_DECLARE_TR_FUNCTIONS(Difference)
};

/// A word of the edition file: a crew, a building, a stop; as it is where it is none of them.
QString word(const std::string& id, const Table& table) {
  if (const auto crew = table::findName(egizia::crewNames, id)) {
    return crewName(static_cast<egizia::Crew>(*crew));
  }
  if (const auto building = table::findName(egizia::buildingNames, id)) {
    return text::building(static_cast<egizia::Building>(*building));
  }
  const auto card = table::findName(table.edition->cardNames, id);
  if (card) return cardName(static_cast<int>(*card), table);
  return fromUtf8(id);
}

QString plain(const JsonValue& value, const Table& table) {
  if (const auto* integer = value.as<std::int64_t>()) return number(static_cast<int>(*integer));
  if (const auto* text = value.as<std::string>()) return word(*text, table);
  QStringList parts;
  if (const auto* list = value.as<JsonArray>()) {
    for (const JsonValue& one : *list) parts += plain(one, table);
    return listOf(parts);
  }
  const JsonValue* spaces = value.find("spaces");
  const JsonValue* worth = value.find("value");
  const auto* count = spaces == nullptr ? nullptr : spaces->as<std::int64_t>();
  if (count != nullptr && worth != nullptr) {
    const QString text =
        DifferenceWords::tr("%n space(s) of value %1", nullptr, static_cast<int>(*count));
    return fill(text, {plain(*worth, table)});
  }
  if (const auto* members = value.as<JsonObject>()) {
    for (const auto& member : *members) parts += plain(member.second, table);
  }
  return parts.join(QStringLiteral(", "));
}

QString plain(const std::string& json, const Table& table) {
  const record::Result<JsonValue> value = record::parseJson(json);
  return value ? plain(*value, table) : fromUtf8(json);
}

/// "river.stops.alyi" as the stop.
QString stopNamed(std::string_view key, const Table& table) {
  const std::string_view id = key.substr(key.rfind('.') + 1);
  const auto stop = egizia::findStop(*table.edition, id);
  return stop ? text::stop(static_cast<int>(*stop), table) : fromUtf8(id);
}

} // namespace

QString sentence(const record::EditionDifference& difference, const Table& table) {
  const bool isStop = difference.key.starts_with("river.stops.");
  const QString what =
      isStop ? stopNamed(difference.key, table) : printedPlace(difference.key, table);
  // Of a card all its values would be read out.
  const bool whole =
      difference.before.starts_with('{') && difference.key.find("Cards.") != std::string::npos;
  switch (difference.kind) {
  case Difference::moved:
    return fill(DifferenceWords::tr("%1: stop %2 of the Nile instead of stop %3."),
                {what, fromUtf8(difference.after), fromUtf8(difference.before)});
  case Difference::added: return fill(DifferenceWords::tr("%1: added."), {what});
  case Difference::removed: return fill(DifferenceWords::tr("%1: removed."), {what});
  case Difference::changed: break;
  }
  if (whole) return fill(DifferenceWords::tr("%1: another card."), {what});
  return fill(DifferenceWords::tr("%1: %2 instead of %3."),
              {what, plain(difference.after, table), plain(difference.before, table)});
}

} // namespace nilometer::text
