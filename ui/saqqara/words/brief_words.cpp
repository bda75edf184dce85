// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/saqqara/words/words.h"
#include "ui/words/phrase.h"

#include <QCoreApplication>

namespace nilometer::words {

using namespace saqqara;

namespace {

/// Says one entry in a few words. The player comes first; what has few words anyway is said in its
/// sentence.
class SaqqaraBrief {
  Q_DECLARE_TR_FUNCTIONS(SaqqaraBrief)
public:
  explicit SaqqaraBrief(const SaqqaraNames& names) : m_names(names) {}

  QString operator()(const SetUp& entry) const {
    return fill(tr("%1 starts"), {playerName(entry.start, m_names)});
  }
  QString operator()(const OpenMarket& /*entry*/) const { return tr("Market cards"); }
  QString operator()(const Bid& entry) const { return to(entry); }
  QString operator()(const Withdraw& entry) const {
    return of(entry, fill(tr("away from %1"), {warehouseName(entry.at)}));
  }
  QString operator()(const Invest& entry) const { return to(entry); }
  QString operator()(const Reveal& entry) const {
    QStringList cards;
    for (const Warehouse warehouse : m_names.edition->warehouses) {
      cards += influenceCard(entry.cards[at(warehouse)]);
    }
    return of(entry, cards.join(QStringLiteral(", ")));
  }
  QString operator()(const TakeGoods& entry) const {
    return of(entry,
              QStringLiteral("%1 ← %2").arg(goodsText(entry.goods), warehouseName(entry.at)));
  }
  QString operator()(const Convert& entry) const {
    const QString text = QStringLiteral("%1 → %2").arg(goodName(entry.pay), goodName(entry.get));
    const bool isOnce = entry.times == 1;
    return of(entry, isOnce ? text : QStringLiteral("%1 (%2×)").arg(text, number(entry.times)));
  }
  QString operator()(const Steal& entry) const {
    Goods all;
    for (const Goods& loot : entry.loot) all += loot;
    return of(entry, fill(tr("stolen: %1"), {goodsText(all)}));
  }
  QString operator()(const Advance& entry) const {
    //: %1 = the pyramid in which a worker goes up
    return of(entry, fill(tr("%1 up"), {pyramidName(entry.pyramid)}));
  }
  QString operator()(const auto& entry) const { return sentence(Entry(entry), m_names); }

private:
  [[nodiscard]] QString of(const auto& entry, const QString& said) const {
    return fill(QStringLiteral("%1: %2"), {playerName(entry.player, m_names), said});
  }
  [[nodiscard]] QString to(const auto& entry) const {
    return of(entry,
              QStringLiteral("%1 → %2").arg(goodsText(entry.goods), warehouseName(entry.at)));
  }

  const SaqqaraNames& m_names;
};

} // namespace

QString brief(const Entry& entry, const SaqqaraNames& names) {
  return std::visit(SaqqaraBrief(names), entry);
}

} // namespace nilometer::words
