// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/saqqara/text/names.h"
#include "ui/text/phrase.h"

#include "engine/saqqara/goods.h"

#include <QCoreApplication>

#include <array>

namespace nilometer::text {

using namespace saqqara;

namespace {

/// Names in the order of the enumeration they belong to.
struct SaqqaraNameWords {
  Q_DECLARE_TR_FUNCTIONS(SaqqaraName)
public:
  static constexpr auto goods =
      std::to_array<const char*>({QT_TR_NOOP("land"), QT_TR_NOOP("fish"), QT_TR_NOOP("linen"),
                                  QT_TR_NOOP("wood"), QT_TR_NOOP("gold")});
  /// Land, then the warehouses: a field of the die, or where something lies.
  static constexpr auto places =
      std::to_array<const char*>({QT_TR_NOOP("Land"), QT_TR_NOOP("Fish"), QT_TR_NOOP("Linen"),
                                  QT_TR_NOOP("Wood"), QT_TR_NOOP("Gold")});
  static constexpr auto pyramids = std::to_array<const char*>(
      {QT_TR_NOOP("Irrigation"), QT_TR_NOOP("Intrigue"), QT_TR_NOOP("Government"),
       QT_TR_NOOP("Religion"), QT_TR_NOOP("Soldiers"), QT_TR_NOOP("Agriculture"),
       QT_TR_NOOP("Royal Court"), QT_TR_NOOP("Trade"), QT_TR_NOOP("Progress"),
       QT_TR_NOOP("Thief")});
  static constexpr auto phases = std::to_array<const char*>(
      {QT_TR_NOOP("Set-up"), QT_TR_NOOP("Market"), QT_TR_NOOP("Auction"), QT_TR_NOOP("Stall"),
       QT_TR_NOOP("New goods"), QT_TR_NOOP("Agriculture"), QT_TR_NOOP("Thresholds"),
       QT_TR_NOOP("Intrigue"), QT_TR_NOOP("Influence markers"), QT_TR_NOOP("Invest"),
       QT_TR_NOOP("Turn up"),
       //: The name of a phase.
       QT_TR_NOOP("Share out"), QT_TR_NOOP("Build and exchange"), QT_TR_NOOP("Final scoring"),
       QT_TR_NOOP("End of the game")});
};
static_assert(SaqqaraNameWords::places.size() == goodCount);
static_assert(SaqqaraNameWords::phases.size() == phaseNames.size());

constexpr auto nameTr = &SaqqaraNameWords::tr;

QStringList countedGoods(const Goods& goods) {
  QStringList parts;
  for (const Good good : allGoods) {
    if (goods[good] != 0) parts += QStringLiteral("%1 %2").arg(number(goods[good]), goodName(good));
  }
  return parts;
}

} // namespace

std::vector<Pyramid> pyramidsIn(PyramidSet set) {
  std::vector<Pyramid> all;
  for (int i = 0; i < pyramidCount; ++i) {
    if ((set & pyramidBit(pyramidAt(i))) != 0) all.push_back(pyramidAt(i));
  }
  return all;
}

const NameList<Good, goodCount> goodName(SaqqaraNameWords::goods, nameTr);
const NameList<Pyramid, pyramidCount> pyramidName(SaqqaraNameWords::pyramids, nameTr);

QString goodsText(const Goods& goods) {
  return goods.empty() ? SaqqaraNameWords::tr("nothing") : listOf(countedGoods(goods));
}

QString priceText(const Price& price) {
  if (price.any == 0) return goodsText(price.goods);
  return listOf(countedGoods(price.goods) +
                QStringList(SaqqaraNameWords::tr("%n good(s) of any kind", nullptr, price.any)));
}

QString warehouseName(Warehouse warehouse) {
  return named(SaqqaraNameWords::places, static_cast<std::size_t>(warehouse) + 1, nameTr);
}

QString fieldName(int field, const SaqqaraNames& names) {
  if (field == landField) return named(SaqqaraNameWords::places, 0, nameTr);
  if (field == offTrack) return SaqqaraNameWords::tr("no field");
  const auto place = static_cast<std::size_t>(field) - 1;
  return place < names.edition->warehouses.size() ? warehouseName(names.edition->warehouses[place])
                                                  : QStringLiteral("?");
}

QString marketCard(const MarketCard& card) {
  const bool isA = card.kind == CardKind::goods;
  if (!card.good) {
    return isA ? SaqqaraNameWords::tr("1 gold → 2 goods of one kind")
               : SaqqaraNameWords::tr("3 goods of one kind → 1 land");
  }
  const Goods paid = isA ? some(1, Good::gold) : some(3, *card.good);
  const Goods got = isA ? some(2, *card.good) : some(1, Good::land);
  return QStringLiteral("%1 → %2").arg(goodsText(paid), goodsText(got));
}

QString thresholdText(int threshold) {
  return threshold == noYield ? SaqqaraNameWords::tr("no yield") : number(threshold);
}

QString influenceCard(int card) {
  if (card == faceDown) return SaqqaraNameWords::tr("face down");
  if (card == beggar) return SaqqaraNameWords::tr("Beggar");
  return card == trader ? SaqqaraNameWords::tr("Trader") : number(card);
}

QString phase(Phase phase) {
  return named(SaqqaraNameWords::phases, phase, nameTr);
}

} // namespace nilometer::text
