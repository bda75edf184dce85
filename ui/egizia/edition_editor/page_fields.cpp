// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/edition_editor/page_fields.h"

#include "ui/egizia/board/round_look.h"
#include "ui/egizia/text/words.h"
#include "ui/table/board/signs.h"
#include "ui/text/phrase.h"

#include <QPainter>

namespace nilometer::ui {

namespace {

FieldList fieldsOn(const CopyState& copy, CopyPage page) {
  using egizia::PrintedPage;
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

} // namespace

const CopyKind egiziaCopies{
    .form = egizia::editionForm,
    .pages = egizia::printedPageCount,
    .pageName =
        [](CopyPage page) {
          return text::printedPage(static_cast<egizia::PrintedPage>(page.number));
        },
    .whereToLook =
        [](CopyPage page) {
          return text::whereToLook(static_cast<egizia::PrintedPage>(page.number));
        },
    .read = readEgizia,
    .nonsense = nonsenseOn,
    .valueName = valueNameOn,
    .number = numberOn,
    .fields = fieldsOn,
    .shipped = egizia::shippedEditions,
    .shippedCopy =
        [](const std::string& id) { return egizia::documentOf(*egizia::shippedEdition(id)); }};

std::string wordIn(const CopyState& copy, const QString& place) {
  const record::JsonValue* const value = copy.document.value(place.toStdString());
  const auto* const word = value == nullptr ? nullptr : value->as<std::string>();
  return word == nullptr ? std::string() : *word;
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
