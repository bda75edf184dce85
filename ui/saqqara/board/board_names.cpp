// SPDX-License-Identifier: GPL-3.0-or-later
// What the places are called, for whoever hears them, and what is to know of them.
#include "ui/saqqara/board/board_looks.h"

#include "ui/saqqara/text/names.h"
#include "ui/text/phrase.h"

namespace nilometer::saqqara {

using text::fill;
using text::number;

namespace {

template <class Number> QString notRead(const std::optional<Number>& value) {
  //: Of a printed number that nobody has read yet.
  return value ? number(*value) : BoardWords::tr("not read yet");
}

} // namespace

QString BoardReader::playersAt(auto isThere) const {
  QStringList names;
  for (Player player = 0; player < m_state.players; ++player) {
    if (isThere(player)) names += m_table.seats.name(player);
  }
  return text::listOf(names);
}

QString BoardReader::cardName(Warehouse at) const {
  const CardLook look = card(at);
  const QString where = text::warehouseName(at);
  switch (look.kind) {
  case CardLook::Kind::nothing:
    //: %1: the name of a warehouse.
    return fill(BoardWords::tr("%1: no card"), {where});
  case CardLook::Kind::won:
    //: %1: the name of a warehouse, %2: who has its market card.
    return fill(BoardWords::tr("%1: card taken by %2"), {where, look.words});
  case CardLook::Kind::market:
    if (!look.card) return fill(BoardWords::tr("%1: market card to read"), {where});
    if (look.number.isEmpty()) {
      //: %1: the name of a warehouse, %2: what the market card exchanges.
      return fill(BoardWords::tr("%1: market card %2, no bid"),
                  {where, text::marketCard(*look.card)});
    }
    return fill(BoardWords::tr("%1: market card %2, highest bid %3"),
                {where, text::marketCard(*look.card), look.number});
  case CardLook::Kind::threshold: break;
  }
  if (!look.threshold) return fill(BoardWords::tr("%1: threshold to read"), {where});
  const QString threshold = text::thresholdText(*look.threshold);
  if (look.number.isEmpty()) {
    //: %1: the name of a warehouse, %2: its threshold.
    return fill(BoardWords::tr("%1: threshold %2"), {where, threshold});
  }
  //: %1: the name of a warehouse, %2: its threshold, %3: goods there, %4: whether it is reached.
  return fill(BoardWords::tr("%1: threshold %2, %3, %4"),
              {where, threshold, look.number, look.words});
}

QString BoardReader::slotName(Warehouse at, Player player) const {
  const SlotLook look = slot(at, player);
  const QStringList who{m_table.seats.name(player), text::warehouseName(at)};
  QString text;
  switch (look.kind) {
  //: %1: a player, %2: the name of a warehouse.
  case SlotLook::Kind::nothing: text = fill(BoardWords::tr("%1 at %2: nothing"), who); break;
  case SlotLook::Kind::bid:
    text = fill(look.highest ? BoardWords::tr("%1 at %2: highest bid %3")
                             : BoardWords::tr("%1 at %2: bid %3"),
                who + QStringList{text::goodsText(look.goods + look.more)});
    break;
  case SlotLook::Kind::laid: text = fill(BoardWords::tr("%1 at %2: card face down"), who); break;
  case SlotLook::Kind::shown:
    if (look.card == faceDown) {
      text = fill(BoardWords::tr("%1 at %2: card to read"), who);
    } else {
      text = fill(BoardWords::tr("%1 at %2: card %3"),
                  who + QStringList{text::influenceCard(look.card)});
    }
  }
  //: Influence by markers that lie on a card.
  if (look.markers > 0) text += fill(BoardWords::tr(", markers +%1"), {number(look.markers)});
  return text;
}

QString BoardReader::stepName(Pyramid pyramid, int level) const {
  const QString here =
      playersAt([&](Player player) { return m_state.of(player).levelOf(pyramid) == level; });
  const QStringList place{text::pyramidName(pyramid), number(level)};
  //: %1: a pyramid, %2: one of its levels, %3: whose workers stand there.
  return here.isEmpty() ? fill(BoardWords::tr("%1, level %2"), place)
                        : fill(BoardWords::tr("%1, level %2: %3"), place + QStringList{here});
}

QString BoardReader::supplyText() const {
  return fill(BoardWords::tr("Supply: %1"), {text::goodsText(m_state.supply)});
}

QString BoardReader::name(const ui::PlaceId& id) const {
  const auto warehouse = static_cast<Warehouse>(id.number);
  switch (kindOf(id)) {
  case BoardPlace::warehouse: {
    const StoreLook look = store(warehouse);
    const QString goods = text::goodsText(look.goods + look.more);
    //: %1: the name of a warehouse, %2: the goods there.
    return fill(BoardWords::tr("Warehouse %1: %2"), {look.name, goods});
  }
  case BoardPlace::card: return cardName(warehouse);
  case BoardPlace::slot: return slotName(warehouse, id.part);
  case BoardPlace::step: return stepName(pyramidAt(id.part), id.number);
  case BoardPlace::field: {
    const FieldLook look = field(static_cast<Field>(id.number));
    QStringList here;
    if (look.die > 0) here += fill(BoardWords::tr("die, year %1"), {number(look.die)});
    //: Of the stall: where it goes is not read yet.
    if (look.stall) here += look.stallWaits ? BoardWords::tr("stall ?") : BoardWords::tr("stall");
    //: A field of the die track, and what stands there.
    return here.isEmpty() ? fill(BoardWords::tr("Field %1"), {look.name})
                          : fill(BoardWords::tr("Field %1: %2"), {look.name, text::listOf(here)});
  }
  case BoardPlace::nile: {
    QStringList boats;
    for (Player player = 0; player < m_state.players; ++player) {
      boats += fill(QStringLiteral("%1 %2"),
                    {m_table.seats.name(player), number(m_state.of(player).boat)});
    }
    //: The boats on the Nile: whose, and on which space.
    return fill(BoardWords::tr("Nile: %1"), {text::listOf(boats)});
  }
  case BoardPlace::nileEnd:
    return fill(BoardWords::tr("Last space of the Nile: %1"), {notRead(m_state.sheet.nileLast)});
  case BoardPlace::table: break;
  }
  const YearPrint& print = m_state.sheet.year(m_state.year());
  return fill(BoardWords::tr("Distribution table, year %1: bonus %2, land %3"),
              {number(m_state.year()), notRead(print.bonus), notRead(print.land)});
}

QString BoardReader::tip(const ui::PlaceId& id) const {
  if (kindOf(id) != BoardPlace::step) return {};
  const LevelPrint& print = m_state.sheet.level(pyramidAt(id.part), id.number);
  const QString price = print.cost ? text::priceText(*print.cost) : BoardWords::tr("not read yet");
  QString text = fill(BoardWords::tr("Price: %1. Points: %2."), {price, notRead(print.points)});
  if (print.spaces) text += u' ' + BoardWords::tr("Room for %n worker(s).", nullptr, *print.spaces);
  return text;
}

ui::PlaceLook BoardReader::place(const ui::PlaceId& id) const {
  return ui::lookAt(m_table, id, name(id), tip(id));
}

} // namespace nilometer::saqqara
