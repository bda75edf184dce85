// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pyramidion/edition_editor/pyramidion_copy.h"

#include "engine/pyramidion/file/entry_names.h"
#include "engine/pyramidion/likely.h"
#include "engine/record/find_name.h"
#include "ui/pages/edition_editor/listed_fields.h"
#include "ui/pages/edition_editor/plain_copies.h"
#include "ui/pyramidion/text/words.h"
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

/// A page before it is translated.
struct CopyPageRow {
  std::string_view key; ///< what the keys of its values begin with
  const char* name;
  const char* where;
  const char* one = nullptr; ///< of things that are listed: %1 = which
  const char* add = nullptr;
};

struct PyramidionCopy {
  Q_DECLARE_TR_FUNCTIONS(PyramidionCopy)
public:
  static constexpr auto pages = std::to_array<CopyPageRow>({
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
  static const std::vector<ui::ListedThings>& listed(); ///< what is read in one by one
};
constexpr const auto& pageRows = PyramidionCopy::pages;

ui::CopyPage pageWith(std::string_view key) {
  const auto found = std::ranges::find(pageRows, key.substr(0, key.find('.')), &CopyPageRow::key);
  return ui::CopyPage(static_cast<std::size_t>(found - pageRows.begin()));
}

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
    findings.push_back({"cards." + std::string(kindNames[kind.kind]), pageWith("cards"),
                        kind.basic ? -count : count});
  }
}

class PyramidionCopies final : public ui::PlainCopies<Rules> {
public:
  [[nodiscard]] record::Result<ui::CheckedCopy>
  read(const record::EditionDocument& document) const override;
  [[nodiscard]] std::size_t pages() const override { return pageRows.size(); }
  [[nodiscard]] QString pageName(ui::CopyPage page) const override {
    return PyramidionCopy::tr(pageRows[page.number].name);
  }
  [[nodiscard]] QString whereToLook(ui::CopyPage page) const override {
    return PyramidionCopy::tr(pageRows[page.number].where);
  }
  [[nodiscard]] ui::FieldList fields(const ui::CopyState& copy, ui::CopyPage page) const override {
    const CopyPageRow& row = pageRows[page.number];
    if (row.one == nullptr) return PlainCopies::fields(copy, page);
    const auto things =
        std::ranges::find(PyramidionCopy::listed(), row.key, &ui::ListedThings::key);
    return ui::listFields(copy, *things, PyramidionCopy::tr(row.one), PyramidionCopy::tr(row.add));
  }
  [[nodiscard]] QString valueName(const ui::CheckedCopy& copy, std::string_view key) const override;
  [[nodiscard]] ui::CopyNumber number(const ui::CheckedCopy& copy,
                                      std::string_view place) const override;
  [[nodiscard]] QString nonsense(const ui::CheckedCopy& copy, std::size_t finding) const override;
  [[nodiscard]] std::optional<ui::ValueParts> parts(std::string_view key) const override;

private:
  [[nodiscard]] ui::CopyPage pageOf(std::string_view key) const override { return pageWith(key); }
};

QString PyramidionCopies::nonsense(const ui::CheckedCopy& copy, std::size_t finding) const {
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

record::Result<ui::CheckedCopy>
PyramidionCopies::read(const record::EditionDocument& document) const {
  std::vector<ui::CopyFinding> findings;
  record::EditionDocument inBox = document;
  setAsideSurplus(inBox, findings);
  record::Result<ui::CheckedCopy> copy = PlainCopies::read(inBox);
  if (!copy) return copy;
  copy->findings = std::move(findings);
  for (const ui::ListedThings& things : PyramidionCopy::listed())
    ui::openUntilRead(document, *copy, things);
  return copy;
}

/// "wood" of "boats[2].need.wood"; of a whole value its name.
QString PyramidionCopies::valueName(const ui::CheckedCopy& /*copy*/, std::string_view key) const {
  const table::PrintedPlace place = printedPlaces.placeOf(key);
  if (place.key != 0) return text::pyramidionPrinted(place);
  const std::string_view member = key.substr(key.rfind('.') + 1);
  const auto site = record::findName(siteNames, member);
  if (site) return text::siteName(static_cast<Site>(*site));
  const auto found = std::ranges::find(PyramidionCopy::members, member,
                                       &std::pair<std::string_view, const char*>::first);
  return found == PyramidionCopy::members.end() ? QString() : PyramidionCopy::tr(found->second);
}

std::optional<ui::ValueParts> PyramidionCopies::parts(std::string_view key) const {
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

ui::CopyNumber PyramidionCopies::number(const ui::CheckedCopy& copy, std::string_view place) const {
  const ui::CopyNumber plain{valueName(copy, place), {}, 0, maxNumber};
  ui::CopyNumber number = ui::countAt(copy, place, maxNumber).value_or(plain);
  number.likely = table::likelyAt(likelyNumbers, place);
  return number;
}

const PyramidionCopies theCopies;

std::string written(const auto& thing, const auto& as) {
  record::JsonText text;
  as.write(text, thing);
  return text.take();
}

} // namespace

const ui::CopyKind& copies = theCopies;

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
