// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pyramidion/edition_editor/pyramidion_copy.h"

#include "engine/pyramidion/file/entry_names.h"
#include "engine/pyramidion/likely.h"
#include "engine/record/find_name.h"
#include "ui/pages/edition_editor/page_rows.h"
#include "ui/pyramidion/text/words.h"
#include "ui/store/own_edition/checked_copy_of.h"
#include "ui/text/phrase.h"

#include <QCoreApplication>

#include <algorithm>
#include <cstdlib>
#include <memory>
#include <set>
#include <string>
#include <utility>
#include <variant>

namespace nilometer::pyramidion {

namespace {

struct PyramidionCopy {
  Q_DECLARE_TR_FUNCTIONS(PyramidionCopy)
public:
  static constexpr auto pages = std::to_array<ui::CopyPageRow>({
      {"supply", QT_TR_NOOP("Box"), QT_TR_NOOP("Count the resources in the box.")},
      {"sites", QT_TR_NOOP("Sites"),
       QT_TR_NOOP("Look at the site tiles: both minima, and what stands in the top right corner.")},
      {"cards", QT_TR_NOOP("Character cards"),
       QT_TR_NOOP("Look at the character cards, one by one. Cards that are still missing can be "
                  "added later."),
       QT_TR_NOOP("Card %1"), QT_TR_NOOP("Add a card")},
      {"boats", QT_TR_NOOP("Boats"),
       QT_TR_NOOP("Look at the boats: what each needs, and its points."), QT_TR_NOOP("Boat %1"),
       QT_TR_NOOP("Add a boat")},
      {"supplyCards", QT_TR_NOOP("Supply cards"),
       QT_TR_NOOP("Look at the supply cards: which resources each brings to which site."),
       QT_TR_NOOP("Supply card %1"), QT_TR_NOOP("Add a supply card")},
      {"revoltMarkers", QT_TR_NOOP("Revolt markers"),
       QT_TR_NOOP("Turn up all revolt markers: value and pictured resources."),
       QT_TR_NOOP("Revolt marker %1"), QT_TR_NOOP("Add a revolt marker")},
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
  static const std::vector<ui::ListedThings>& listed();
};
using Pages = ui::RowedPages<PyramidionCopy>;

/// Which pile a card lies in, and its place in kindNames.
struct Kind {
  bool basic = false;
  std::size_t kind = 0;
  [[nodiscard]] int inBox() const { return cardsOf(kindAt(static_cast<int>(kind)), basic); }
  friend bool operator==(const Kind&, const Kind&) = default;
};
Kind kindOf(const record::JsonValue& card) {
  record::JsonReading reading(card);
  const record::JsonNode basic = reading.root().optional("basic");
  return {basic && basic.boolean(), reading.root().member("kind").id(kindNames)};
}
std::vector<Kind> kindsOf(const record::JsonArray& cards) {
  std::vector<Kind> kinds(cards.size());
  std::ranges::transform(cards, kinds.begin(), kindOf);
  return kinds;
}

/// Common cards first.
std::vector<Kind> allKinds() {
  std::vector<Kind> all;
  for (const bool basic : {false, true}) {
    for (std::size_t kind = 0; kind < kindNames.size(); ++kind) all.push_back({basic, kind});
  }
  return all;
}

/// Of a kind of which not all are listed yet (SET-2, SET-3).
record::JsonValue nextCard(const record::JsonArray& list) {
  const std::vector<Kind> listed = kindsOf(list);
  for (const Kind& kind : allKinds()) {
    if (std::ranges::count(listed, kind) >= kind.inBox()) continue;
    return record::JsonValue(record::JsonObject{{"kind", record::jsonText(kindNames[kind.kind])},
                                                {"basic", record::JsonValue(kind.basic)},
                                                {"values", {}}});
  }
  return {};
}

const std::vector<ui::ListedThings>& PyramidionCopy::listed() {
  using record::JsonArray;
  const auto blank = [](const char* json) {
    return [json](const JsonArray& /*list*/) { return *record::parseJson(json); };
  };
  static const std::vector<ui::ListedThings> all{
      {"cards", {"kind", "basic", "values", "ankh"}, cardCount, ".kind", nextCard},
      {"boats", {"need", "points"}, boatCount, ".need.camel", blank(R"({"need":null})")},
      {"supplyCards",
       {siteNames.begin(), siteNames.end()},
       supplyCards,
       ".giza.camel",
       blank("null")},
      {"revoltMarkers",
       {"value", "resources"},
       revoltMarkers,
       ".value",
       blank(R"({"value":null,"resources":null})")}};
  return all;
}

/// SET-2, SET-3: what is more than the box has is told, and no game is played with it.
void setAsideSurplus(record::EditionDocument& copy, std::vector<ui::CopyFinding>& findings) {
  const std::vector<Kind> seen = kindsOf(ui::listIn(copy, "cards"));
  for (std::size_t i = seen.size(); i-- > 0;) {
    // The first ones of a kind stay.
    const auto before = std::count(seen.begin(), seen.begin() + std::ptrdiff_t(i), seen[i]);
    if (before >= seen[i].inBox()) ui::takeAway(copy, "cards", i);
  }
  for (const Kind& kind : allKinds()) {
    const auto count = static_cast<int>(std::ranges::count(seen, kind));
    if (count <= kind.inBox()) continue;
    // Of basic cards the number is below zero.
    findings.push_back({"cards." + std::string(kindNames[kind.kind]), Pages::of("cards"),
                        kind.basic ? -count : count});
  }
}

QString nonsense(const ui::CheckedCopy& copy, std::size_t finding) {
  const ui::CopyFinding& found = copy.findings[finding];
  const int count = found.number.value_or(0);
  const std::string_view name = std::string_view(found.key).substr(found.key.rfind('.') + 1);
  const Kind kind{count < 0, record::findName(kindNames, name).value_or(0)};
  return text::fill(
      //: %1: a kind of card, %2: its pile, %3: how many were read in, %4: how many there are.
      PyramidionCopy::tr("%1 (%2): %3 read in, but the box has %4."),
      {text::cardName(static_cast<CardKind>(kind.kind)),
       kind.basic ? PyramidionCopy::tr("basic") : PyramidionCopy::tr("common"),
       text::number(std::abs(count)), text::number(kind.inBox())});
}

record::Result<ui::CheckedCopy> read(const record::EditionDocument& document) {
  std::vector<ui::CopyFinding> findings;
  record::EditionDocument inBox = document;
  setAsideSurplus(inBox, findings);
  record::Result<Edition> edition = readEdition(inBox.text());
  if (!edition) return edition.error();
  ui::CheckedCopy copy = ui::checkedCopyOf(*edition, Pages::of);
  copy.kind = &copies;
  copy.findings = std::move(findings);
  copy.game = std::make_shared<const Edition>(std::move(*edition));
  for (const ui::ListedThings& things : PyramidionCopy::listed())
    ui::openUntilRead(document, copy, things);
  return copy;
}

/// "wood" of "boats[2].need.wood"; of a whole value its name.
QString valueName(const ui::CheckedCopy& /*copy*/, std::string_view key) {
  const table::PrintedPlace place = printedPlaces.placeOf(key);
  if (place.key != 0) return text::pyramidionPrinted(place);
  const std::string_view member = key.substr(key.rfind('.') + 1);
  const auto site = record::findName(siteNames, member);
  if (site) return text::siteName(static_cast<Site>(*site));
  const auto found = std::ranges::find(PyramidionCopy::members, member,
                                       &std::pair<std::string_view, const char*>::first);
  return found == PyramidionCopy::members.end() ? QString() : PyramidionCopy::tr(found->second);
}

ui::ValueParts partsOf(std::string_view key) {
  const std::string_view member = key.substr(key.rfind('.') + 1);
  ui::ValueParts parts;
  if (member == "need" || member == "resources" || record::findName(siteNames, member)) {
    parts.some = member == "need";
    ui::addCounts<Resource>(parts, resourceNames, text::resourceName);
  } else if (member == "values" || member == "minima") {
    parts.whole = true;
    // Haggling has no minimum.
    const std::span all(categoryNames);
    const auto categories = member == "values" ? all : all.first(at(Category::haggling));
    ui::addCounts<Category>(parts, categories, text::categoryName);
  } else if (member == "corner") {
    parts.several = true;
    ui::addWords<Resource>(parts, resourceNames, text::resourceName);
  } else if (member == "kind") {
    ui::addWords<CardKind>(parts, kindNames, text::cardName);
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
  const ui::CopyNumber plain{valueName(copy, place), {}, 0, maxNumber};
  ui::CopyNumber number = ui::countAt(copy, place, maxNumber).value_or(plain);
  number.likely = table::likelyAt(likelyNumbers, place);
  return number;
}

std::string written(const auto& thing, const auto& as) {
  record::JsonText text;
  as.write(text, thing);
  return text.take();
}

} // namespace

const ui::CopyKind copies{.form = editionForm,
                          .pages = PyramidionCopy::pages.size(),
                          .pageName = Pages::name,
                          .whereToLook = Pages::where,
                          .read = read,
                          .nonsense = nonsense,
                          .valueName = valueName,
                          .number = number,
                          .fields = Pages::fields,
                          .shipped = ui::shippedIds<Rules>,
                          .shippedCopy = ui::shippedDocument<Rules, editionForm>,
                          .parts = partsOf};

ui::ToldValues toldValues(const GameRecord& record, const Replay& replay) {
  ui::ToldValues values;
  std::set<std::string> seen; // each thing only once
  const auto see = [&](const char* list, const auto& things, const auto& as,
                       std::string_view open = {}) {
    for (const auto& thing : things) {
      const std::string text = written(thing, as);
      if (!seen.insert(list + text).second) continue;
      values.push_back({list, *record::parseJson(text), true, open});
    }
  };
  for (std::size_t i = 0; i < record.entries.size(); ++i) {
    if (!replay.entries[i].accepted) continue;
    const Entry& entry = record.entries[i].entry;
    const Readings read = readingsOf(entry);
    see("supplyCards", read.supply, supplyObject);
    see("boats", read.boats, printedBoat, "points");
    see("cards", read.cards, printedCard, "ankh");
    see("revoltMarkers", read.markers, markerObject);
    if (const auto* told = std::get_if<TellMinima>(&entry)) {
      const record::JsonObject minima{{"influence", record::jsonNumber(told->influence)},
                                      {"negotiation", record::jsonNumber(told->negotiation)}};
      values.push_back({printedPlaces.of(printedMinima(told->site)), record::JsonValue(minima)});
    }
    if (const auto* told = std::get_if<TellCorner>(&entry)) {
      values.push_back({printedPlaces.of(printedCorner(told->site)),
                        *record::parseJson(written(told->kinds, resourceKinds))});
    }
  }
  return values;
}

} // namespace nilometer::pyramidion
