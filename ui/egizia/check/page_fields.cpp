// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/check/page_fields.h"

#include "ui/egizia/style/box_colours.h"
#include "ui/egizia/words/printed_place.h"
#include "ui/egizia/words/words.h"
#include "ui/style/theme.h"
#include "ui/words/phrase.h"

#include "engine/egizia/edition_bounds.h"

#include <QPainter>

#include <algorithm>

namespace nilometer::ui {

namespace {

FieldsPage::Describe fieldsOf(egizia::PrintedPage page) {
  using egizia::PrintedPage;
  switch (page) {
  case PrintedPage::pieces: return piecesFields;
  case PrintedPage::river: return riverFields;
  case PrintedPage::roundSpaces: return roundSpacesFields;
  case PrintedPage::crewTracks: return crewTracksFields;
  case PrintedPage::markets: return marketsFields;
  case PrintedPage::obelisk:
    return [](const CopyState& copy) { return rowsFields(copy, egizia::Building::obelisk); };
  case PrintedPage::pyramid:
    return [](const CopyState& copy) { return rowsFields(copy, egizia::Building::pyramid); };
  case PrintedPage::temple: return templeFields;
  case PrintedPage::tombs: return tombsFields;
  case PrintedPage::fieldsAndQuarries:
  case PrintedPage::otherNileCards:
    return [page](const CopyState& copy) { return nileCardsFields(copy, page); };
  case PrintedPage::sphinxCards: return sphinxCardsFields;
  }
  return {};
}

} // namespace

std::unique_ptr<FieldsPage> fieldsPageOf(egizia::PrintedPage page) {
  return std::make_unique<FieldsPage>(fieldsOf(page));
}

FieldNumber numberAt(const CopyState& copy, const QString& place) {
  const std::string where = place.toStdString();
  const egizia::PrintedBounds bounds = egizia::printedBounds(where);
  FieldNumber field;
  field.place = place;
  field.content.least = bounds.least;
  field.content.most = bounds.most;
  field.content.name = words::printedPlace(where, {&copy.edition(), {}});
  return field;
}

FieldRow valueRow(const CopyState& copy, const QString& key) {
  FieldRow row;
  row.label = words::printedValue(key.toStdString(), {&copy.edition(), {}});
  const record::JsonValue* const value = copy.document.value(key.toStdString());
  const auto* const list = value == nullptr ? nullptr : value->as<record::JsonArray>();
  if (list == nullptr) {
    row.parts = {{numberAt(copy, key)}};
    return row;
  }
  FieldParts numbers;
  for (std::size_t i = 0; i < list->size(); ++i) {
    numbers.emplace_back(quietText(words::number(static_cast<int>(i) + 1)));
    numbers.emplace_back(numberAt(copy, QStringLiteral("%1[%2]").arg(key).arg(i)));
  }
  row.parts = {std::move(numbers)};
  return row;
}

std::string wordIn(const CopyState& copy, const QString& place) {
  const record::JsonValue* const value = copy.document.value(place.toStdString());
  const auto* const word = value == nullptr ? nullptr : value->as<std::string>();
  return word == nullptr ? std::string() : *word;
}

FieldText quietText(const QString& text) {
  return {text, FieldText::Tone::quiet, {}};
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
