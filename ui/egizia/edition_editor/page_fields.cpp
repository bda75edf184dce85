// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/edition_editor/page_fields.h"

#include "engine/egizia/edition_bounds.h"
#include "engine/egizia/file/game_record.h"
#include "engine/egizia/likely.h"
#include "engine/record/find_name.h"
#include "ui/egizia/board/round_look.h"
#include "ui/egizia/spaces/signs.h"
#include "ui/egizia/text/words.h"
#include "ui/pages/edition_editor/plain_copies.h"
#include "ui/text/phrase.h"

#include <QPainter>

#include <memory>
#include <utility>

namespace nilometer::ui {

namespace {

using egizia::PrintedPage;

struct Colours {
  Q_DECLARE_TR_FUNCTIONS(Colours)
public:
  static constexpr auto words =
      std::to_array<const char*>({QT_TR_NOOP("white"), QT_TR_NOOP("yellow"), QT_TR_NOOP("orange"),
                                  QT_TR_NOOP("red"), QT_TR_NOOP("violet"), QT_TR_NOOP("blue"),
                                  //: The colour of a piece, as its name.
                                  QT_TR_NOOP("green"),
                                  //: The colour of a piece, as its name.
                                  QT_TR_NOOP("brown"), QT_TR_NOOP("grey"), QT_TR_NOOP("black")});
};

text::Table tableOf(const CheckedCopy& copy) {
  return {&editionOf(copy), {}};
}

class EgiziaCopies final : public PlainCopies<egizia::Rules> {
public:
  [[nodiscard]] const record::EditionForm& form() const override { return egizia::editionForm(); }
  [[nodiscard]] record::Result<CheckedCopy>
  read(const record::EditionDocument& document) const override;
  [[nodiscard]] std::size_t pages() const override { return egizia::printedPageCount; }
  [[nodiscard]] QString pageName(CopyPage page) const override {
    return text::printedPage(static_cast<PrintedPage>(page.number));
  }
  [[nodiscard]] QString whereToLook(CopyPage page) const override {
    return text::whereToLook(static_cast<PrintedPage>(page.number));
  }
  [[nodiscard]] FieldList fields(const CopyState& copy, CopyPage page) const override;
  [[nodiscard]] QString valueName(const CheckedCopy& copy, std::string_view key) const override {
    return text::printedValue(key, tableOf(copy));
  }
  [[nodiscard]] CopyNumber number(const CheckedCopy& copy, std::string_view place) const override {
    const egizia::PrintedBounds bounds = egizia::printedBounds(place);
    return {text::printedPlace(place, tableOf(copy)),
            {},
            bounds.least,
            bounds.most,
            table::likelyAt(egizia::likelyNumbers, place)};
  }
  [[nodiscard]] QString nonsense(const CheckedCopy& copy, std::size_t finding) const override {
    return text::nonsense(checkedEdition(copy).findings[finding], tableOf(copy));
  }
  [[nodiscard]] std::optional<ValueParts> parts(std::string_view key) const override;
};

record::Result<CheckedCopy> EgiziaCopies::read(const record::EditionDocument& document) const {
  using egizia::EditionFault;
  record::Result<egizia::CheckedEdition> read = egizia::check(document);
  if (!read) return read.error();
  const auto checked = std::make_shared<const egizia::CheckedEdition>(std::move(*read));
  const egizia::Edition& edition = checked->edition;
  const auto pageOf = [&](std::string_view key) { return egizia::pageOf(edition, key); };
  CheckedCopy copy = checkedCopyOf(*this, edition, pageOf);
  for (const egizia::EditionFinding& finding : checked->findings) {
    const EditionFault fault = finding.fault;
    copy.findings.push_back({finding.key, pageOf(finding.key),
                             fault == EditionFault::emptyRow ? 0 : finding.had,
                             fault == EditionFault::rowMissing, fault == EditionFault::stepsRise});
  }
  copy.game = checked;
  return copy;
}

FieldList EgiziaCopies::fields(const CopyState& copy, CopyPage page) const {
  const auto printed = static_cast<PrintedPage>(page.number);
  switch (printed) {
  case PrintedPage::pieces: return piecesFields(copy);
  case PrintedPage::river: return riverFields(copy);
  case PrintedPage::roundSpaces: return roundSpacesFields(copy);
  case PrintedPage::crewTracks: return crewTracksFields(copy);
  case PrintedPage::markets: return marketsFields(copy);
  case PrintedPage::obelisk: return rowsFields(copy, egizia::Building::obelisk);
  case PrintedPage::pyramid: return rowsFields(copy, egizia::Building::pyramid);
  case PrintedPage::temple: return templeFields(copy);
  case PrintedPage::tombs: return tombsFields(copy);
  case PrintedPage::fieldsAndQuarries:
  case PrintedPage::otherNileCards: return nileCardsFields(copy, printed);
  case PrintedPage::sphinxCards: return sphinxCardsFields(copy);
  }
  return {};
}

std::optional<ValueParts> EgiziaCopies::parts(std::string_view key) const {
  using namespace egizia;
  const std::string_view member = key.substr(key.rfind('.') + 1);
  const auto crew = [](Crew one) { return text::crewSetName(crewBit(one)); };
  ValueParts parts;
  if (key.starts_with("river.") && record::findName(roundSpaceNames, member)) {
    addWords<Crew>(parts, std::span(crewNames).first(crewCount - 1), crew);
    parts.several = true;
    parts.label = CopyFields::tr("Crews shown");
  } else if (member == "crew" || member == "crews") {
    addWords<Crew>(parts, crewNames, crew);
  } else if (member == "building" || member == "buildings") {
    addWords<Building>(parts, buildingNames, text::building);
  } else if (member == "market" || member == "markets") {
    addWords<Market>(parts, marketNames, text::market);
  } else if (member == "colour") {
    addWords<FieldColour>(parts, fieldColourNames, text::fieldColour);
  }
  if (parts.words.empty()) return std::nullopt;
  parts.several = parts.several || member.ends_with('s');
  return parts;
}

const EgiziaCopies theCopies;

} // namespace

const CopyKind& egiziaCopies = theCopies;

FieldRow lineOf(FieldPart part) {
  return {{}, {{std::move(part)}}, FieldRow::Lay::flow};
}

CopyChange inserting(const QString& list, std::size_t index, record::JsonValue value) {
  return [place = list.toStdString(), index, value = std::move(value)](auto& document) {
    return document.insert(place, index, value);
  };
}

CopyChange removing(const QString& list, std::size_t index) {
  return
      [place = list.toStdString(), index](auto& document) { return document.remove(place, index); };
}

FieldChoice colourField(const CopyState& copy, const QString& place, const QString& name) {
  ValueParts colours;
  for (const char* const word : Colours::words) {
    colours.words.push_back({record::jsonText(word), Colours::tr(word)});
  }
  // One that boxes do not have stands in the list as it is.
  const auto* const now = copy.document.value(place.toStdString())->as<std::string>();
  if (std::ranges::find(Colours::words, *now) == Colours::words.end()) {
    colours.words.push_back({record::jsonText(*now), text::fromUtf8(*now)});
  }
  return choiceAt(copy, place, name, colours);
}

FieldDrawing crewsDrawing(egizia::CrewSet meant) {
  constexpr qreal size = 0.1; // of the unit of the look, in heights of a letter
  const std::vector<QColor> tiles = crewTiles(meant);
  const auto paint = [tiles](QPainter& painter, const QRectF& room, const Theme& theme) {
    const qreal u = painter.fontMetrics().height() * size;
    QRectF place({}, tilesSize(tiles.size()) * u);
    place.moveCenter(room.center());
    paintTiles(painter, place, tiles, theme, u);
  };
  return {tilesSize(tiles.size()) * size, paint, {}};
}

FieldGroup CardHere::group(bool mayGo) const {
  FieldGroup group;
  group.heading = name;
  group.findings = copy.findings(key.toStdString());
  if (!mayGo) return group;
  group.behind = {
      stepAt(key, "remove", text::fill(CopyFields::tr("Take “%1” out"), {name}),
             [card = key.toStdString()](auto& document) { return document.removeCard(card); })};
  return group;
}

FieldPart CardHere::field(const char* member, const QString& called) const {
  return fieldAt(copy, place(member), text::fill(called, {name}));
}

FieldNumber CardHere::number(const char* member, int least, const QString& called) const {
  FieldNumber number = numberAt(copy, place(member), text::fill(called, {name}));
  number.content.least = least;
  return number;
}

FieldChoice addingField(const QString& group, const QString& name,
                        std::vector<ChoiceField::Option> kinds,
                        std::function<CopyChange(int kind)> add) {
  FieldChoice field;
  field.place = group + u" add";
  field.content.options = std::move(kinds);
  field.content.chosen = {-1};
  field.content.text = CopyFields::tr("Add a card");
  field.content.name = name;
  field.change = [add = std::move(add)](const auto& chosen) { return add(chosen.front()); };
  return field;
}

FieldText countedCards(const QString& text, int over) {
  if (over == 0) return {text, FieldText::Tone::strong, {}};
  const QString wrong = over < 0 ? CopyFields::tr("%n card(s) missing", nullptr, -over)
                                 : CopyFields::tr("%n card(s) too many", nullptr, over);
  return {text + QStringLiteral(" – ") + wrong, FieldText::Tone::wrong, {}};
}

} // namespace nilometer::ui
