// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/edition_editor/copied_tombs.h"

#include "ui/egizia/edition_editor/copied_values.h"
#include "ui/pages/edition_editor/listed_fields.h"

#include "engine/egizia/edition_bounds.h"

namespace nilometer::ui {

using egizia::EditionDocument;
using egizia::maxPrinted;

namespace {

constexpr std::string_view tilesPlace = "tombs.tileValues";
constexpr std::string_view bandsPlace = "tombs.bands";
constexpr int usualBand = 10; ///< how far a new band goes where nothing says it

/// The number of all tiles as the kinds add up, as far as it can be printed.
void count(EditionDocument& document) {
  const int tiles = tilesIn(copiedTiles(document));
  const bool isOther = copiedNumber(document.value("tombs.tiles")) != tiles;
  if (isOther && tiles <= maxPrinted) document.set("tombs.tiles", tiles);
}

record::JsonValue jsonOfBand(const CopiedBand& band) {
  if (!band.upTo) return jsonOf({{"points", band.points}});
  return jsonOf({{"upTo", *band.upTo}, {"points", band.points}});
}

bool setBands(EditionDocument& document, const std::vector<CopiedBand>& bands) {
  record::JsonArray list;
  for (const CopiedBand& band : bands) list.push_back(jsonOfBand(band));
  return document.set(bandsPlace, record::JsonValue(std::move(list)));
}

/// Halfway between the ends of its neighbours, or as much further as bands mostly go.
CopiedBand bandBetween(const std::vector<CopiedBand>& bands, std::size_t index) {
  const int before = index == 0 ? 0 : bands[index - 1].upTo.value_or(0);
  const int points = index == 0 ? 0 : bands[index - 1].points;
  const int behind = bands[index].upTo.value_or(before + 2 * usualBand);
  return {std::min(std::max(before + 1, (before + behind) / 2), largestCopied), points};
}

} // namespace

std::vector<CopiedTiles> copiedTiles(const EditionDocument& document) {
  std::vector<CopiedTiles> kinds;
  for (const record::JsonValue& kind : listIn(document, tilesPlace)) {
    kinds.push_back({copiedNumber(kind.find("value")), copiedNumber(kind.find("tiles"))});
  }
  return kinds;
}

int tilesIn(const std::vector<CopiedTiles>& kinds) {
  int tiles = 0;
  for (const CopiedTiles& kind : kinds) tiles += kind.tiles;
  return tiles;
}

std::vector<CopiedBand> copiedBands(const EditionDocument& document) {
  std::vector<CopiedBand> bands;
  for (const record::JsonValue& band : listIn(document, bandsPlace)) {
    const record::JsonValue* upTo = band.find("upTo");
    bands.push_back({upTo == nullptr ? std::nullopt : std::optional(copiedNumber(upTo)),
                     copiedNumber(band.find("points"))});
  }
  return bands;
}

CopyChange setTiles(std::size_t index, int tiles) {
  return [=](EditionDocument& document) {
    const std::string place = std::string(tilesPlace) + '[' + std::to_string(index) + "].tiles";
    if (document.value(place) == nullptr || !document.enterNumber(place, tiles)) return false;
    count(document);
    return true;
  };
}

CopyChange addTiles() {
  return [](EditionDocument& document) {
    const std::vector<CopiedTiles> kinds = copiedTiles(document);
    if (tilesIn(kinds) >= maxPrinted) return false;
    int highest = 0;
    for (const CopiedTiles& kind : kinds) highest = std::max(highest, kind.value);
    const int value = std::min(highest + 1, maxPrinted);
    if (!document.insert(tilesPlace, kinds.size(), jsonOf({{"value", value}, {"tiles", 1}}))) {
      return false;
    }
    count(document);
    return true;
  };
}

CopyChange removeTiles(std::size_t index) {
  return [=](EditionDocument& document) {
    if (copiedTiles(document).size() < 2 || !document.remove(tilesPlace, index)) return false;
    count(document);
    return true;
  };
}

CopyChange addBand(std::size_t index) {
  return [=](EditionDocument& document) {
    std::vector<CopiedBand> bands = copiedBands(document);
    if (bands.size() >= maxPrinted) return false;
    if (bands.empty()) return setBands(document, {{std::nullopt, 0}});
    if (index >= bands.size()) return false;
    bands.insert(bands.begin() + static_cast<std::ptrdiff_t>(index), bandBetween(bands, index));
    return setBands(document, bands);
  };
}

CopyChange removeBand(std::size_t index) {
  return [=](EditionDocument& document) {
    std::vector<CopiedBand> bands = copiedBands(document);
    if (bands.size() < 2 || index >= bands.size()) return false;
    bands.erase(bands.begin() + static_cast<std::ptrdiff_t>(index));
    bands.back().upTo.reset();
    return setBands(document, bands);
  };
}

} // namespace nilometer::ui
