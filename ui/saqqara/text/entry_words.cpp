// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/saqqara/text/saqqara_phrasebook.h"
#include "ui/text/correction_words.h"
#include "ui/text/phrase.h"

#include <QCoreApplication>

namespace nilometer::text {

using namespace saqqara;

namespace {

/// Says one entry; one function for each kind.
class SaqqaraEntryWords {
  Q_DECLARE_TR_FUNCTIONS(SaqqaraEntry)
public:
  SaqqaraEntryWords(const SaqqaraNames& names, int before) : m_names(names), m_before(before) {}

  QString operator()(const SetUp& entry) const;
  QString operator()(const OpenMarket& entry) const {
    return fill(tr("Market cards: %1"),
                {atWarehouses(entry.cards, QStringLiteral("%1: %2"), marketCard)});
  }
  QString operator()(const Bid& entry) const {
    if (m_before == 0) return fill(tr("%1 bids %2 for the card under %3"), goodsAt(entry));
    //: A bid is raised by the goods %2; %4 = how many lie there now.
    return fill(tr("%1 adds %2 for the card under %3, %4 now"),
                goodsAt(entry) + QStringList(number(m_before + entry.goods.total())));
  }
  QString operator()(const Withdraw& entry) const {
    return fill(tr("%1 withdraws from the card under %2"), at(entry));
  }
  QString operator()(const Pass& entry) const { return fill(tr("%1 passes"), {name(entry)}); }
  QString operator()(const MoveStall& entry) const {
    if (entry.to == offTrack) return tr("The stall leaves its track: no further market");
    return fill(tr("The stall goes to %1"), {fieldName(entry.to, m_names)});
  }
  QString operator()(const Later& entry) const {
    //: What the distribution table shows is not read off now, but later in the round.
    return entry.what == Waiting::stall ? tr("The stall goes to ?")
                                        : tr("Number of the distribution table: ?");
  }
  QString operator()(const TableNumber& entry) const {
    return fill(tr("The distribution table says %1 for this round"), {number(entry.number)});
  }
  QString operator()(const ChooseCrop& entry) const {
    return fill(tr("%1 gets %2 from Agriculture"), {name(entry), goodName(entry.good)});
  }
  QString operator()(const OpenThresholds& entry) const {
    return fill(tr("Thresholds: %1"),
                {atWarehouses(entry.cards, QStringLiteral("%1 %2"), thresholdText)});
  }
  QString operator()(const Intrigue& entry) const {
    return fill(entry.use ? tr("%1 uses Intrigue") : tr("%1 does not use Intrigue"), {name(entry)});
  }
  QString operator()(const PutMarker& entry) const {
    return fill(tr("%1 lays an influence marker at %2"), at(entry));
  }
  QString operator()(const Invest& entry) const {
    return fill(tr("%1 invests %2 into %3"), goodsAt(entry));
  }
  QString operator()(const Reveal& entry) const {
    return fill(tr("%1 turns up: %2"),
                {name(entry), atWarehouses(entry.cards, QStringLiteral("%1 %2"), influenceCard)});
  }
  QString operator()(const TakeGoods& entry) const {
    return fill(tr("%1 takes %2 from the warehouse %3"), goodsAt(entry));
  }
  QString operator()(const Convert& entry) const;
  QString operator()(const Steal& entry) const;
  QString operator()(const Advance& entry) const;
  QString operator()(const FreeWorker& entry) const {
    if (!entry.pyramid) return fill(tr("%1 places no free worker"), {name(entry)});
    return fill(tr("%1 places a free worker on the pyramid %2"),
                {name(entry), pyramidName(*entry.pyramid)});
  }
  QString operator()(const Sail& entry) const {
    return fill(tr("%1 sails %n space(s) on the Nile", nullptr, entry.times), {name(entry)});
  }
  QString operator()(const Done& entry) const {
    return fill(tr("%1 ends the turn"), {name(entry)});
  }
  QString operator()(const Tell& entry) const;
  QString operator()(const Correct& entry) const {
    return correctionSentence<SpokenSaqqara>(entry, m_names);
  }

private:
  [[nodiscard]] QString name(const auto& entry) const { return playerName(entry.player, m_names); }
  [[nodiscard]] QStringList at(const auto& entry) const {
    return {name(entry), warehouseName(entry.at)};
  }
  [[nodiscard]] QStringList goodsAt(const auto& entry) const {
    return {name(entry), goodsText(entry.goods), warehouseName(entry.at)};
  }
  /// What lies at each warehouse, from left to right.
  [[nodiscard]] QString atWarehouses(const auto& cards, const QString& form, auto say) const {
    QStringList parts;
    for (const Warehouse warehouse : m_names.edition->warehouses) {
      parts += form.arg(warehouseName(warehouse), say(cards[saqqara::at(warehouse)]));
    }
    return parts.join(QStringLiteral(", "));
  }

  const SaqqaraNames& m_names;
  int m_before;
};

QString SaqqaraEntryWords::operator()(const SetUp& entry) const {
  QStringList pyramids;
  for (const Pyramid pyramid : pyramidsIn(entry.pyramids)) pyramids += pyramidName(pyramid);
  return fill(tr("%1 starts; pyramids in play: %2"),
              {playerName(entry.start, m_names), listOf(pyramids)});
}

/// What is paid and what comes of it, once. How many of them depends on the level of a pyramid,
/// else it is always the same (CONV-1, MARKET-3).
QStringList dealOf(const Convert& entry) {
  const bool isOfCard = entry.how == Exchange::card;
  if (!isOfCard && entry.how != Exchange::land) return {goodName(entry.pay), goodName(entry.get)};
  const int pay = !isOfCard ? 1 : entry.get == Good::land ? 3 : entry.get == Good::gold ? 2 : 1;
  const int get = !isOfCard || pay > 1 ? 1 : entry.pay == Good::land ? 3 : 2;
  return {goodsText(some(pay, entry.pay)), goodsText(some(get, entry.get))};
}

QString SaqqaraEntryWords::operator()(const Convert& entry) const {
  QString text = fill(tr("%1 exchanges %2 for %3"), QStringList(name(entry)) + dealOf(entry));
  if (entry.how == Exchange::card) {
    text = fill(tr("%1, with the market card under %2"), {text, warehouseName(entry.card)});
  } else if (entry.how != Exchange::land) {
    const bool isTrade = entry.how == Exchange::trade;
    text = fill(tr("%1, by the pyramid %2"),
                {text, pyramidName(isTrade ? Pyramid::trade : Pyramid::irrigation)});
  }
  return entry.times == 1 ? text : fill(tr("%1, %n times", nullptr, entry.times), {text});
}

QString SaqqaraEntryWords::operator()(const Steal& entry) const {
  QStringList parts;
  for (table::Player victim = 0; victim < maxPlayers; ++victim) {
    if (entry.loot[victim].empty()) continue;
    parts += fill(tr("%1 from %2"), {goodsText(entry.loot[victim]), playerName(victim, m_names)});
  }
  return fill(tr("%1 steals %2"), {name(entry), parts.isEmpty() ? goodsText({}) : listOf(parts)});
}

QString SaqqaraEntryWords::operator()(const Advance& entry) const {
  QString text = fill(tr("%1 builds in the pyramid %2"), {name(entry), pyramidName(entry.pyramid)});
  if (entry.market) {
    text = fill(tr("%1, with the discount on %2"), {text, goodName(goodOf(*entry.market))});
  }
  if (entry.paid.empty()) return text;
  return fill(tr("%1, paid where any good will do: %2"), {text, goodsText(entry.paid)});
}

QString SaqqaraEntryWords::operator()(const Tell& entry) const {
  const bool isPrice = entry.what == Told::cost;
  return fill(QStringLiteral("%1: %2"), {printedName(placeOf(entry)),
                                         isPrice ? priceText(entry.cost) : number(entry.number)});
}

/// Says one entry in a few words. The player comes first; what has few words anyway is said in its
/// sentence.
class SaqqaraBrief {
  Q_DECLARE_TR_FUNCTIONS(SaqqaraBrief)
public:
  SaqqaraBrief(const SaqqaraNames& names, int before) : m_names(names), m_before(before) {}

  QString operator()(const SetUp& entry) const {
    return fill(tr("%1 starts"), {playerName(entry.start, m_names)});
  }
  QString operator()(const Bid& entry) const {
    const QStringList facts{goodsText(entry.goods), warehouseName(entry.at),
                            number(m_before + entry.goods.total())};
    //: %1 = goods, %2 = the warehouse below which the card lies
    if (m_before == 0) return of(entry, fill(tr("bid %1 → %2"), facts));
    //: The same, added to a bid; %3 = how many lie there now.
    return of(entry, fill(tr("%1 more → %2, %3 now"), facts));
  }
  QString operator()(const Withdraw& entry) const {
    return fill(tr("%1 withdraws from %2"),
                {playerName(entry.player, m_names), warehouseName(entry.at)});
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
    const QString text = fill(QStringLiteral("%1 → %2"), dealOf(entry));
    const bool isOnce = entry.times == 1;
    return of(entry, isOnce ? text : QStringLiteral("%1 (%2×)").arg(text, number(entry.times)));
  }
  QString operator()(const Advance& entry) const {
    //: %1 = the pyramid in which a worker is put, or goes up
    return of(entry, fill(tr("worker → %1"), {pyramidName(entry.pyramid)}));
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
  int m_before;
};

} // namespace

QString sentence(const Entry& entry, const SaqqaraNames& names, int before) {
  return std::visit(SaqqaraEntryWords(names, before), entry);
}

QString brief(const Entry& entry, const SaqqaraNames& names, int before) {
  return std::visit(SaqqaraBrief(names, before), entry);
}

} // namespace nilometer::text
