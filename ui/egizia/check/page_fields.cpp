// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/check/page_fields.h"

#include "ui/egizia/style/box_colours.h"
#include "ui/egizia/words/words.h"
#include "ui/style/theme.h"
#include "ui/words/phrase.h"

#include <QPainter>

#include <algorithm>

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
          return words::printedPage(static_cast<egizia::PrintedPage>(page.number));
        },
    .whereToLook =
        [](CopyPage page) {
          return words::whereToLook(static_cast<egizia::PrintedPage>(page.number));
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

FieldDrawing crewTiles(const std::vector<int>& crews) {
  constexpr qreal step = 1.1; // from a tile to the next, in heights of a letter
  const auto paint = [crews](QPainter& painter, const QRectF& room, const Theme& theme) {
    const qreal side = painter.fontMetrics().height() * 0.95;
    QRectF tile(room.left(), room.center().y() - side / 2, side, side);
    for (const int crew : crews) {
      paintCard(painter, tile, crewTint(static_cast<egizia::Crew>(crew)).fill, theme.quietInk, 4);
      tile.translate(side * step, 0);
    }
  };
  return {{step * static_cast<qreal>(crews.size()), step}, paint, {}};
}

FieldText countedCards(const QString& text, int over) {
  if (over == 0) return {text, FieldText::Tone::strong, {}};
  const QString wrong = over < 0 ? CopyFields::tr("%n card(s) missing", nullptr, -over)
                                 : CopyFields::tr("%n card(s) too many", nullptr, over);
  return {text + QStringLiteral(" – ") + wrong, FieldText::Tone::wrong, {}};
}

} // namespace nilometer::ui
