// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/record/ids.h"
#include "engine/saqqara/edition.h"
#include "engine/saqqara/entry.h"
#include "engine/saqqara/printed.h"

#include <array>
#include <string_view>
#include <variant>

/// What the parts of records and editions of Saqqara are called, and how they stand there.
namespace nilometer::saqqara {

/// What "do" says, in the order of Entry.
inline constexpr auto entryNames = std::to_array<std::string_view>(
    {"setup",      "market",   "bid",    "withdraw", "pass",    "stall", "table",   "agriculture",
     "thresholds", "intrigue", "marker", "invest",   "reveal",  "take",  "convert", "steal",
     "advance",    "free",     "nile",   "done",     "printed", "later", "correct"});
static_assert(entryNames.size() == std::variant_size_v<Entry>);
/// What "what" says of a correction.
inline constexpr auto correctableNames = table::namesOf(correctables);

/// The five colours, in the order in which the window numbers its own.
inline constexpr auto playerColours =
    std::to_array<std::string_view>({"blue", "red", "green", "yellow", "violet"});

inline constexpr record::Word<Good> goodId{goodNames};
inline constexpr record::Word<Warehouse> warehouseId{warehouseNames};
inline constexpr record::Word<Pyramid> pyramidId{pyramidNames};

/// Goods by their names, those that are none left out: `{"fish": 2}`.
void describe(record::Archive& at, Goods& goods);
inline constexpr auto goodsObject =
    record::objectOf<Goods>([](record::Archive& at, Goods& goods) { describe(at, goods); });
/// The goods of a price by their names, and so many of any kind: `{"fish": 2, "any": 1}`.
inline constexpr auto priceObject = record::objectOf<Price>([](record::Archive& at, Price& price) {
  describe(at, price.goods);
  at.unless(0, "any", price.any, record::Number<std::int16_t>{0, maxNumber});
});

/// `{"kind": "land", "good": "fish"}`; the good is left out where the card leaves it open.
inline constexpr auto marketCardObject =
    record::objectOf<MarketCard>([](record::Archive& at, MarketCard& card) {
      at.needed("kind", card.kind, record::Word<CardKind>{cardKindNames});
      at.optional("good", card.good, goodId);
    });

/// A field of the stall's track by the good of its warehouse, "land" or "none".
struct FieldId {
  const Edition& edition;
  [[nodiscard]] std::string_view word(Field field) const;
  [[nodiscard]] Field read(const record::JsonNode& node) const;
  void write(record::JsonText& out, Field field) const;
  static void schema(record::JsonText& out);
};

inline constexpr auto noYieldWord = std::to_array<std::string_view>({"none"});
inline constexpr record::NumberOrWord thresholdId{1, highestNumber, noYield, noYieldWord};
inline constexpr record::NumberOrWord influenceId{1, highestNumber, beggar, specialWords};

/// One of each warehouse: `{"fish": …, "linen": …, "wood": …, "gold": …}`.
template <class T, class As> [[nodiscard]] constexpr auto byWarehouse(As as) {
  using All = std::array<T, warehouseCount>;
  return record::objectOf<All>([as](record::Archive& at, All& all) {
    for (std::size_t i = 0; i < all.size(); ++i) at.needed(warehouseNames[i], all[i], as);
  });
}

/// A set of different pyramids.
struct PyramidIds : record::SetOf<PyramidSet, record::Word<Pyramid>> {
  PyramidIds()
      : SetOf{pyramidId, pyramidCount, record::ReadFault::outOfRange, "each at most once"} {}
  static void schema(record::JsonText& out) { record::List{pyramidId}.schema(out); }
};

} // namespace nilometer::saqqara
