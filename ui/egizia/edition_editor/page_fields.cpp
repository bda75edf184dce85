// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/edition_editor/page_fields.h"

#include "engine/egizia/edition_bounds.h"
#include "engine/egizia/likely.h"
#include "ui/egizia/board/round_look.h"
#include "ui/egizia/text/printed_place.h"
#include "ui/egizia/text/words.h"
#include "ui/store/own_edition/checked_copy_of.h"
#include "ui/table/board/signs.h"
#include "ui/text/phrase.h"

#include <QPainter>

#include <memory>
#include <utility>

namespace nilometer::ui {

namespace {

using egizia::EditionFault;
using egizia::PrintedPage;

CopyFinding findingOf(const egizia::Edition& edition, const egizia::EditionFinding& finding) {
  return {finding.key, egizia::pageOf(edition, finding.key),
          finding.fault == EditionFault::emptyRow ? 0 : finding.had,
          finding.fault == EditionFault::rowMissing, finding.fault == EditionFault::stepsRise};
}

text::Table tableOf(const CheckedCopy& copy) {
  return {&editionOf(copy), {}};
}

class EgiziaCopies final : public CopyKind {
public:
  [[nodiscard]] const record::EditionForm& form() const override { return egizia::editionForm(); }
  [[nodiscard]] record::Result<CheckedCopy>
  read(const record::EditionDocument& document) const override {
    record::Result<egizia::CheckedEdition> read = egizia::check(document);
    if (!read) return read.error();
    const auto checked = std::make_shared<const egizia::CheckedEdition>(std::move(*read));
    const egizia::Edition& edition = checked->edition;
    CheckedCopy copy = checkedCopyOf(
        *this, edition, [&](std::string_view key) { return egizia::pageOf(edition, key); });
    for (const egizia::EditionFinding& finding : checked->findings) {
      copy.findings.push_back(findingOf(edition, finding));
    }
    copy.game = checked;
    return copy;
  }
  [[nodiscard]] std::vector<std::string> shipped() const override {
    return egizia::shippedEditions();
  }
  [[nodiscard]] record::EditionDocument shippedCopy(const std::string& id) const override {
    return egizia::documentOf(*egizia::shippedEdition(id));
  }
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
};

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

const EgiziaCopies theCopies;

} // namespace

const CopyKind& egiziaCopies = theCopies;

std::string wordIn(const CopyState& copy, const QString& place) {
  const record::JsonValue* const value = copy.document.value(place.toStdString());
  const auto* const word = value == nullptr ? nullptr : value->as<std::string>();
  return word == nullptr ? std::string() : *word;
}

FieldNumber cardNumber(const QString& place, int least, int most, const QString& name) {
  FieldNumber field;
  field.place = place;
  field.content.least = least;
  field.content.most = most;
  field.content.likely = table::likelyAt(egizia::likelyNumbers, place.toStdString());
  field.content.name = name;
  return field;
}

FieldStep lessStep(const QString& name, const QString& text, CopyChange change, bool may) {
  return {name, StepButton::Sign::remove, text, std::move(change), may};
}

FieldStep moreStep(const QString& name, const QString& text, CopyChange change, bool may) {
  return {name, StepButton::Sign::add, text, std::move(change), may};
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

FieldText countedCards(const QString& text, int over) {
  if (over == 0) return {text, FieldText::Tone::strong, {}};
  const QString wrong = over < 0 ? CopyFields::tr("%n card(s) missing", nullptr, -over)
                                 : CopyFields::tr("%n card(s) too many", nullptr, over);
  return {text + QStringLiteral(" – ") + wrong, FieldText::Tone::wrong, {}};
}

} // namespace nilometer::ui
