// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pyramidion/check/pyramidion_copy.h"

#include "engine/pyramidion/file/entry_names.h"
#include "engine/record/find_name.h"
#include "ui/check/fields.h"
#include "ui/check/plain_fields.h"
#include "ui/copy/checked_copy_of.h"
#include "ui/pyramidion/words/words.h"
#include "ui/words/phrase.h"

#include <QCoreApplication>

#include <algorithm>
#include <map>
#include <memory>
#include <utility>
#include <variant>

namespace nilometer::pyramidion {

namespace {

struct CopyPageWords {
  const char* key; ///< what the keys of its values begin with
  const char* name;
  const char* where;
};

struct PyramidionCopy {
  Q_DECLARE_TR_FUNCTIONS(PyramidionCopy)
public:
  static constexpr auto pages = std::to_array<CopyPageWords>({
      {"supply", QT_TR_NOOP("Box"), QT_TR_NOOP("Count the resources in the box.")},
      {"sites", QT_TR_NOOP("Sites"),
       QT_TR_NOOP("Look at the site tiles: both minima, and what stands in the top right corner.")},
      {"cards", QT_TR_NOOP("Character cards"),
       QT_TR_NOOP("Look at the character cards, one by one. Cards that are still missing can be "
                  "added later.")},
      {"boats", QT_TR_NOOP("Boats"),
       QT_TR_NOOP("Look at the boats: what each needs, and its points.")},
      {"supplyCards", QT_TR_NOOP("Supply cards"),
       QT_TR_NOOP("Look at the supply cards: which resources each brings to which site.")},
      {"revoltMarkers", QT_TR_NOOP("Revolt markers"),
       QT_TR_NOOP("Turn up all revolt markers: value and pictured resources.")},
  });
  /// What stands on one of the things that are listed.
  static constexpr auto members = std::to_array<std::pair<std::string_view, const char*>>({
      {"kind", QT_TR_NOOP("Kind")},
      {"basic", QT_TR_NOOP("Pile")},
      {"values", QT_TR_NOOP("Values")},
      {"ankh", QT_TR_NOOP("Ankh")},
      {"need", QT_TR_NOOP("Need")},
      {"points", QT_TR_NOOP("Points")},
      {"value", QT_TR_NOOP("Value")},
      {"resources", QT_TR_NOOP("Pictured")},
  });
  /// Whatever is listed, and what adds another one.
  static constexpr auto card = QT_TR_NOOP("Card %1");
  static constexpr auto boat = QT_TR_NOOP("Boat %1");
  static constexpr auto supply = QT_TR_NOOP("Supply card %1");
  static constexpr auto marker = QT_TR_NOOP("Revolt marker %1");
  static constexpr auto addCard = QT_TR_NOOP("Add a card");
  static constexpr auto addBoat = QT_TR_NOOP("Add a boat");
  static constexpr auto addSupply = QT_TR_NOOP("Add a supply card");
  static constexpr auto addMarker = QT_TR_NOOP("Add a revolt marker");
};

ui::CopyPage pageOf(std::string_view key) {
  const std::string_view first = key.substr(0, key.find('.'));
  const auto found = std::ranges::find(PyramidionCopy::pages, first, &CopyPageWords::key);
  return ui::CopyPage(static_cast<std::size_t>(found - PyramidionCopy::pages.begin()));
}

record::Result<ui::CheckedCopy> read(const record::EditionDocument& document) {
  record::Result<Edition> edition = readEdition(document.text());
  if (!edition) return edition.error();
  ui::CheckedCopy copy = ui::checkedCopyOf(*edition, pageOf);
  copy.game = std::make_shared<const Edition>(std::move(*edition));
  return copy;
}

/// "wood" of "boats[2].need.wood"; of a whole value its name.
QString valueName(const ui::CheckedCopy& /*copy*/, std::string_view key) {
  const table::PrintedPlace place = placeNamed(key);
  if (place.key != 0) return words::pyramidionPrinted(place);
  const std::string_view member = key.substr(key.rfind('.') + 1);
  const auto site = record::findName(siteNames, member);
  if (site) return words::siteName(static_cast<Site>(*site));
  const auto found = std::ranges::find(PyramidionCopy::members, member,
                                       &std::pair<std::string_view, const char*>::first);
  return found == PyramidionCopy::members.end() ? QString() : PyramidionCopy::tr(found->second);
}

ui::ValueParts partsOf(std::string_view key) {
  using record::jsonText;
  const std::string_view member = key.substr(key.rfind('.') + 1);
  ui::ValueParts parts;
  if (member == "need" || member == "resources" || record::findName(siteNames, member)) {
    for (const Resource kind : allResources) {
      parts.counts.push_back({std::string(resourceNames[at(kind)]), words::resourceName(kind)});
    }
  } else if (member == "values" || member == "minima") {
    parts.whole = member == "minima";
    for (const Category category : allCategories) {
      if (parts.whole && category == Category::haggling) continue;
      parts.counts.push_back(
          {std::string(categoryNames[at(category)]), words::categoryName(category)});
    }
  } else if (member == "corner") {
    parts.several = true;
    for (const Resource kind : allResources) {
      parts.words.push_back({jsonText(resourceNames[at(kind)]), words::resourceName(kind)});
    }
  } else if (member == "kind") {
    for (int kind = 0; kind < kindCount; ++kind) {
      parts.words.push_back({jsonText(kindNames[at(kind)]), words::cardName(kindAt(kind))});
    }
  } else if (member == "basic") {
    parts.words = {{record::JsonValue(false), PyramidionCopy::tr("common")},
                   {record::JsonValue(true), PyramidionCopy::tr("basic")}};
    parts.absent = 0;
  } else if (member == "ankh") {
    //: What a card shows: no ankh.
    parts.words = {{record::JsonValue(false), PyramidionCopy::tr("no ankh")},
                   {record::JsonValue(true), PyramidionCopy::tr("ankh")}};
  }
  return parts;
}

ui::CopyNumber number(const ui::CheckedCopy& copy, std::string_view place) {
  const std::size_t dot = place.rfind('.');
  const std::string_view around = place.substr(0, dot);
  for (const auto& count : partsOf(around).counts) {
    if (place.substr(dot + 1) != count.member) continue;
    return {words::fill(QStringLiteral("%1: %2"), {valueName(copy, around), count.name}),
            {},
            0,
            maxNumber};
  }
  return {valueName(copy, place), {}, 0, maxNumber};
}

/// Of a kind of which not all are listed yet, common cards first (SET-2, SET-3).
record::JsonValue nextCard(const record::JsonArray& list) {
  std::array<CardCounts, 2> listed{};
  for (const record::JsonValue& card : list) {
    const std::string text = record::writeJson(card);
    const bool basic = text.find(R"("basic":true)") != std::string::npos;
    for (std::size_t kind = 0; kind < kindNames.size(); ++kind) {
      const std::string name = '"' + std::string(kindNames[kind]) + '"';
      if (text.find(name) != std::string::npos) ++listed[basic ? 1 : 0][kind];
    }
  }
  for (const bool basic : {false, true}) {
    for (std::size_t kind = 0; kind < kindNames.size(); ++kind) {
      const int there = basic ? maxPlayers * basicCards[kind] : int{commonCards[kind]};
      if (listed[basic ? 1 : 0][kind] >= there) continue;
      return record::JsonValue(record::JsonObject{{"kind", record::jsonText(kindNames[kind])},
                                                  {"basic", record::JsonValue(basic)}});
    }
  }
  return {};
}

/// What is read in one by one, and what stands on one of them.
struct ListedThings {
  const char* name; ///< %1 = which
  const char* add;
  std::vector<const char*> members;
  std::size_t most;
  const char* first; ///< what is added, as JSON; nullptr: a card
};

ui::CopyChange adding(const std::string& key, const char* first) {
  return [=](record::EditionDocument& document) {
    const record::JsonValue* const value = document.value(key);
    const auto* known = value == nullptr ? nullptr : value->as<record::JsonArray>();
    record::JsonArray list = known == nullptr ? record::JsonArray() : *known;
    list.push_back(first == nullptr ? nextCard(list) : *record::parseJson(first));
    return document.set(key, record::JsonValue(std::move(list)));
  };
}

ui::FieldList listFields(const ui::CopyState& copy, const std::string& key,
                         const ListedThings& things) {
  const record::JsonValue* const value = copy.document.value(key);
  const auto* const list = value == nullptr ? nullptr : value->as<record::JsonArray>();
  const std::size_t count = list == nullptr ? 0 : list->size();
  const QString add = words::fromUtf8(key) + u" add";
  ui::FieldSection section;
  for (std::size_t i = 0; i < count; ++i) {
    const QString place = QStringLiteral("%1[%2]").arg(words::fromUtf8(key)).arg(i);
    ui::FieldGroup group;
    group.heading =
        words::fill(PyramidionCopy::tr(things.name), {words::number(static_cast<int>(i) + 1)});
    for (const char* const member : things.members) {
      group.rows.push_back(ui::valueRow(copy, place + u'.' + QLatin1String(member)));
    }
    group.behind = {ui::FieldStep{place + u" remove",
                                  ui::StepButton::Sign::remove,
                                  //: A card, boat or marker that was read in by mistake.
                                  words::fill(PyramidionCopy::tr("Remove: %1"), {group.heading}),
                                  [=](auto& document) { return document.remove(key, i); },
                                  count > 1,
                                  {add}}};
    section.groups.push_back(std::move(group));
  }
  ui::FieldText name{valueName(copy.checked, key), ui::FieldText::Tone::strong,
                     words::fromUtf8(key)};
  ui::FieldStep more{add,
                     ui::StepButton::Sign::add,
                     PyramidionCopy::tr(things.add),
                     adding(key, things.first),
                     count < things.most,
                     {add}};
  return {{{std::move(name), std::move(more)}}, {std::move(section)}};
}

ui::FieldList fieldsOn(const ui::CopyState& copy, ui::CopyPage page) {
  static const std::map<std::string, ListedThings, std::less<>> listed{
      {"cards",
       {PyramidionCopy::card,
        PyramidionCopy::addCard,
        {"kind", "basic", "values", "ankh"},
        cardCount,
        nullptr}},
      {"boats",
       {PyramidionCopy::boat,
        PyramidionCopy::addBoat,
        {"need", "points"},
        boatCount,
        R"({"need":{"camel":1}})"}},
      {"supplyCards",
       {PyramidionCopy::supply,
        PyramidionCopy::addSupply,
        {"giza", "abu-simbel", "thebes", "luxor", "alexandria", "cairo", "philae", "karnak"},
        supplyCards,
        "{}"}},
      {"revoltMarkers",
       {PyramidionCopy::marker,
        PyramidionCopy::addMarker,
        {"value", "resources"},
        revoltMarkers,
        R"({"value":0,"resources":{}})"}}};
  const auto found = listed.find(PyramidionCopy::pages[page.number].key);
  return found == listed.end() ? ui::plainFields(copy, page)
                               : listFields(copy, found->first, found->second);
}

} // namespace

const ui::CopyKind copies{
    .form = editionForm,
    .pages = PyramidionCopy::pages.size(),
    .pageName =
        [](ui::CopyPage page) {
          return PyramidionCopy::tr(PyramidionCopy::pages[page.number].name);
        },
    .whereToLook =
        [](ui::CopyPage page) {
          return PyramidionCopy::tr(PyramidionCopy::pages[page.number].where);
        },
    .read = read,
    // What cannot be on any copy is refused as it is entered.
    .nonsense = [](const auto& /*copy*/, auto /*finding*/) { return QString(); },
    .valueName = valueName,
    .number = number,
    .fields = fieldsOn,
    .shipped = ui::shippedIds<Rules>,
    .shippedCopy = ui::shippedDocument<Rules, editionForm>};

ui::ToldValues toldValues(const GameRecord& record, const Replay& replay) {
  using record::jsonNumber;
  ui::ToldValues values;
  for (std::size_t i = 0; i < record.entries.size(); ++i) {
    if (!replay.entries[i].accepted) continue;
    if (const auto* minima = std::get_if<TellMinima>(&record.entries[i].entry)) {
      record::JsonObject both{{"influence", jsonNumber(minima->influence)},
                              {"negotiation", jsonNumber(minima->negotiation)}};
      values.push_back({placeText(printedMinima(minima->site)), record::JsonValue(both)});
    } else if (const auto* corner = std::get_if<TellCorner>(&record.entries[i].entry)) {
      record::JsonArray kinds;
      for (const Resource kind : allResources) {
        if (has(corner->kinds, kind)) kinds.push_back(record::jsonText(resourceNames[at(kind)]));
      }
      values.push_back({placeText(printedCorner(corner->site)), record::JsonValue(kinds)});
    }
  }
  return values;
}

} // namespace nilometer::pyramidion
