// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/saqqara/file/entry_text.h"

#include "engine/saqqara/file/entry_names.h"

namespace nilometer::saqqara {

using namespace record;

namespace {

constexpr Number<std::uint8_t> printed{0, maxNumber};

/// What each kind of entry says: every member under its own name.
class EntryLine {
public:
  EntryLine(Archive& archive, const Edition& edition, const std::vector<Seat>& seats)
      : m_at(archive), m_edition(edition), m_player{seats} {}

  template <class What> void operator()(What& entry) {
    if constexpr (requires { entry.player; } && !std::is_same_v<What, Correct>)
      m_at.needed("player", entry.player, m_player);
    if constexpr (requires { entry.at; }) m_at.needed("at", entry.at, warehouseId);
    if constexpr (requires { entry.goods; }) m_at.needed("goods", entry.goods, goodsObject);
    if constexpr (requires { own(entry); }) own(entry);
    if constexpr (requires { entry.times; }) m_at.unless(1, "times", entry.times, atLeastOne);
  }

private:
  using Loot = decltype(Steal::loot);
  static constexpr Number<std::uint8_t> atLeastOne{1, maxNumber};

  // What no other kind has.
  void own(SetUp& entry) {
    m_at.needed("start", entry.start, m_player);
    m_at.needed("pyramids", entry.pyramids, PyramidIds{});
  }
  void own(OpenMarket& entry) {
    m_at.needed("cards", entry.cards, byWarehouse<MarketCard>(marketCardObject));
  }
  void own(MoveStall& entry) { m_at.needed("to", entry.to, FieldId{m_edition}); }
  void own(TableNumber& entry) { m_at.needed("number", entry.number, printed); }
  void own(ChooseCrop& entry) { m_at.needed("good", entry.good, goodId); }
  void own(OpenThresholds& entry) {
    m_at.needed("cards", entry.cards, byWarehouse<Threshold>(thresholdId));
  }
  void own(Intrigue& entry) { m_at.flag("use", entry.use); }
  void own(Reveal& entry) {
    m_at.needed("cards", entry.cards, byWarehouse<InfluenceCard>(influenceId));
  }
  void own(Convert& entry) {
    m_at.decides("how", entry.how, Word<Exchange>{exchangeNames});
    m_at.needed("pay", entry.pay, goodId);
    m_at.needed("get", entry.get, goodId);
    if (entry.how == Exchange::card) m_at.needed("card", entry.card, warehouseId);
  }
  void own(Steal& entry) {
    const auto describeLoot = [&](Archive& in, Loot& loot) {
      for (std::size_t who = 0; who < m_player.seats.size(); ++who) {
        in.unless({}, m_player.seats[who].colour, loot[who], goodsObject);
      }
    };
    m_at.needed("loot", entry.loot, objectOf<Loot>(describeLoot));
  }
  void own(Advance& entry) {
    m_at.needed("pyramid", entry.pyramid, pyramidId);
    m_at.optional("market", entry.market, warehouseId);
    m_at.unless({}, "paid", entry.paid, goodsObject);
  }
  void own(FreeWorker& entry) { m_at.optional("pyramid", entry.pyramid, pyramidId); }
  void own(Tell& entry) { describe(m_at, entry); }
  void own(Later& entry) { m_at.needed("what", entry.what, Word<Waiting>{waitingNames}); }

  // Its player is not always there.
  void own(Correct& entry) {
    m_at.decides("what", entry.what, Word<Correctable>{correctableNames});
    if (correctables[at(entry.what)].ofPlayer) m_at.needed("player", entry.player, m_player);
    const bool isLevel = entry.what == Correctable::level;
    if (isLevel) m_at.needed("pyramid", entry.thing, Word<std::uint8_t>{pyramidNames});
    if (correctables[at(entry.what)].places > 1) {
      m_at.needed("at", entry.place, Word<std::uint8_t>{warehouseNames});
    }
    if (!isLevel && correctables[at(entry.what)].things > 1) {
      m_at.needed("good", entry.thing, Word<std::uint8_t>{goodNames});
    }
    m_at.needed("value", entry.value, Number<std::int16_t>{});
  }

  Archive& m_at;
  const Edition& m_edition;
  SeatColour m_player;
};

} // namespace

void describe(Archive& at, Tell& told) {
  at.decides("what", told.what, Word<Told>{toldNames});
  if (isOfLevel(told.what)) {
    at.needed("pyramid", told.pyramid, pyramidId);
    at.needed("level", told.level, Number<std::uint8_t>{1, topLevel});
  }
  if (isOfYear(told.what)) at.needed("year", told.year, Number<std::uint8_t>{1, years});
  if (told.what == Told::cost) {
    at.needed("cost", told.cost, priceObject);
  } else {
    at.needed("number", told.number, printed);
  }
}

void describe(Archive& at, Entry& entry, const RecordHeader& header, const Edition& edition) {
  describeKind(at, entry, entryNames);
  std::visit(EntryLine(at, edition, header.players), entry);
}

} // namespace nilometer::saqqara
