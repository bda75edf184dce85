// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/saqqara/file/edition_file.h"

#include "engine/record/edition_schema.h"
#include "engine/saqqara/file/edition_parts.h"
#include "engine/saqqara/game_rules.h"

namespace nilometer::saqqara {

using namespace record;

namespace {

constexpr Number<std::int16_t> printedSum{0, maxNumber};

/// The values of an edition, in the order of the file.
void walk(EditionSchema& at, Edition& edition) {
  Sheet& sheet = edition.sheet;
  at.group("supply", [&] {
    for (const Good good : allGoods) {
      at.needed(goodNames[saqqara::at(good)], edition.supply.of[saqqara::at(good)],
                Number<std::int16_t>{leastInBox(good), maxNumber});
    }
  });
  at.needed("warehouses", edition.warehouses, WarehouseOrder{});
  at.group("specialValue", [&] {
    for (std::size_t i = 0; i < specialWords.size(); ++i) {
      at.needed(specialWords[i], edition.specialValue[i], printedSum);
    }
  });
  at.each("distribution", years, [&](std::size_t i) {
    YearPrint& row = sheet.rows[i];
    at.value("bonus", row.bonus, printedNumber);
    at.value("land", row.land, printedNumber);
    at.list("stalls", row.stalls.size(),
            [&](std::size_t which) { at.value(row.stalls[which], FieldId{edition}); });
  });
  at.value("thresholds", edition.thresholds, ThresholdCards{thresholdId, printedNumber});
  at.value("influence", edition.influence, InfluenceCards{influenceId, printedNumber});
  at.value("marketCards", edition.marketCards, MarketCards{});
  at.group("pyramids", [&] {
    for (std::size_t i = 0; i < pyramidCount; ++i) {
      at.each(pyramidNames[i], topLevel, [&](std::size_t level) {
        LevelPrint& print = sheet.levels[i][level];
        at.value("cost", print.cost, priceObject);
        at.value("vp", print.points, printedSum);
        at.value("spaces", print.spaces, printedNumber);
      });
    }
  });
  at.value("nileLast", sheet.nileLast, printedNumber);
}

} // namespace

const EditionForm& editionForm() {
  static constexpr EditionForm form{{Rules::id, GameNamed::always}};
  return form;
}

Result<Edition> readEdition(std::string_view text, const std::string& file) {
  return readWalked<Edition>(text, file, editionForm(), walk);
}

Result<Edition> shippedEdition() {
  return readShipped(":/editions/saqqara-2012.json", readEdition);
}

std::string writeEdition(const Edition& edition) {
  return writeWalked(edition, editionForm(), walk);
}

std::string editionChecksum(const Edition& edition) {
  return walkedChecksum(edition, walk);
}

} // namespace nilometer::saqqara
