// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/saqqara/file/entry_text.h"

#include "engine/saqqara/file/entry_names.h"

#include <utility>

namespace nilometer::saqqara {

using namespace record;

namespace {

/// A player by the colour.
struct SeatColour {
  const std::vector<Seat>& seats;
  [[nodiscard]] std::vector<std::string_view> colours() const {
    std::vector<std::string_view> all;
    all.reserve(seats.size());
    for (const Seat& seat : seats) all.push_back(seat.colour);
    return all;
  }
  [[nodiscard]] Player read(const JsonNode& node) const {
    return static_cast<Player>(node.id(colours()));
  }
  void write(JsonText& out, Player who) const { out.value(std::string_view(seats[who].colour)); }
  void schema(JsonText& out) const { writeEnum(out, colours()); }
};

constexpr Number<std::uint8_t> printed{0, maxNumber};

/// What each kind of entry says.
class EntryLine {
public:
  EntryLine(Archive& archive, const Edition& edition, const std::vector<Seat>& seats)
      : m_at(archive), m_edition(edition), m_player{seats} {}

  void operator()(SetUp& entry) {
    m_at.needed("start", entry.start, m_player);
    m_at.needed("pyramids", entry.pyramids, PyramidIds{});
  }
  void operator()(OpenMarket& entry) {
    m_at.needed("cards", entry.cards, byWarehouse<MarketCard>(marketCardObject));
  }
  void operator()(Bid& entry) { goodsTo(entry); }
  void operator()(Withdraw& entry) {
    player(entry.player);
    m_at.needed("at", entry.at, warehouseId);
  }
  void operator()(Pass& entry) { player(entry.player); }
  void operator()(MoveStall& entry) { m_at.needed("to", entry.to, FieldId{m_edition}); }
  void operator()(TableNumber& entry) { m_at.needed("number", entry.number, printed); }
  void operator()(ChooseCrop& entry) {
    player(entry.player);
    m_at.needed("good", entry.good, goodId);
  }
  void operator()(OpenThresholds& entry) {
    m_at.needed("cards", entry.cards, byWarehouse<Threshold>(thresholdId));
  }
  void operator()(Intrigue& entry) {
    player(entry.player);
    m_at.flag("use", entry.use);
  }
  void operator()(PutMarker& entry) {
    player(entry.player);
    m_at.needed("at", entry.at, warehouseId);
  }
  void operator()(Invest& entry) { goodsTo(entry); }
  void operator()(Reveal& entry) {
    player(entry.player);
    m_at.needed("cards", entry.cards, byWarehouse<InfluenceCard>(influenceId));
  }
  void operator()(TakeGoods& entry) { goodsTo(entry); }
  void operator()(Convert& entry) {
    player(entry.player);
    m_at.decides("how", entry.how, Word<Exchange>{exchangeNames});
    m_at.needed("pay", entry.pay, goodId);
    m_at.needed("get", entry.get, goodId);
    if (entry.how == Exchange::card) m_at.needed("card", entry.card, warehouseId);
    m_at.unless(1, "times", entry.times, Number<std::uint8_t>{1, maxNumber});
  }
  void operator()(Steal& entry) {
    player(entry.player);
    const auto describeLoot = [&](Archive& in, Loot& loot) {
      for (std::size_t who = 0; who < m_player.seats.size(); ++who) {
        in.unless({}, m_player.seats[who].colour, loot[who], goodsObject);
      }
    };
    m_at.needed("loot", entry.loot, objectOf<Loot>(describeLoot));
  }
  void operator()(Advance& entry) {
    player(entry.player);
    m_at.needed("pyramid", entry.pyramid, pyramidId);
    m_at.optional("market", entry.market, warehouseId);
    m_at.unless({}, "paid", entry.paid, goodsObject);
  }
  void operator()(FreeWorker& entry) {
    player(entry.player);
    m_at.optional("pyramid", entry.pyramid, pyramidId);
  }
  void operator()(Sail& entry) {
    player(entry.player);
    m_at.unless(1, "times", entry.times, Number<std::uint8_t>{1, maxNumber});
  }
  void operator()(Done& entry) { player(entry.player); }
  void operator()(Tell& entry) { describe(m_at, entry); }

private:
  using Loot = decltype(Steal::loot);

  void player(Player& who) { m_at.needed("player", who, m_player); }
  template <class What> void goodsTo(What& entry) {
    player(entry.player);
    m_at.needed("at", entry.at, warehouseId);
    m_at.needed("goods", entry.goods, goodsObject);
  }

  Archive& m_at;
  const Edition& m_edition;
  SeatColour m_player;
};

/// The kind of entry with that place in entryNames, as it is without any key.
template <std::size_t... kinds>
Entry entryOf(std::size_t kind, std::index_sequence<kinds...> /*all*/) {
  Entry entry;
  static_cast<void>(((kind == kinds && (entry.emplace<kinds>(), true)) || ...));
  return entry;
}

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
  std::size_t kind = entry.index();
  at.decides("do", kind, Word<std::size_t>{entryNames});
  if (at.reads()) entry = entryOf(kind, std::make_index_sequence<entryNames.size()>());
  std::visit(EntryLine(at, edition, header.players), entry);
}

} // namespace nilometer::saqqara
