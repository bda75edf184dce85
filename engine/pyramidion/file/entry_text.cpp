// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/pyramidion/file/game_record.h"

#include "engine/record/by_seat.h"

#include <algorithm>
#include <utility>

namespace nilometer::pyramidion {

using namespace record;

namespace {

constexpr Number<std::int16_t> sumNumber{-maxSum, maxSum};
constexpr auto reservedWord = std::to_array<std::string_view>({"reserved"});
constexpr NumberOrWord boatPlace{1, boatsInRow, reservedBoat, reservedWord};

/// The number of a card or boat that an edition lists singly.
template <class Thing> struct ListedId {
  const std::vector<Thing>& listed;
  Number<std::uint8_t> any;

  [[nodiscard]] std::uint8_t read(const JsonNode& node) const {
    const std::uint8_t id = any.read(node);
    if (std::ranges::find(listed, id, &Thing::id) == listed.end()) node.fail(ReadFault::unknownId);
    return id;
  }
  void write(JsonText& out, std::uint8_t id) const { any.write(out, id); }
  void schema(JsonText& out) const { any.schema(out); }
};

/// One of those that an edition lists by their numbers, or one that is not known singly.
template <class Thing> auto singleObject(const std::vector<Thing>& listed, int most) {
  return objectOf<Thing>([&listed, most](Archive& at, Thing& thing) {
    at.unless(0, "id", thing.id, ListedId<Thing>{listed, {1, most}});
    describe(at, thing);
  });
}
auto cardOf(const Readings& listed) {
  return singleObject(listed.cards, cardCount);
}
/// Null as long as nobody has read it.
auto boatOf(const Readings& listed) {
  return OrNull{Boat{.waits = true}, singleObject(listed.boats, boatCount)};
}
struct NextCard {
  [[nodiscard]] static NextSupply read(const JsonNode& node) { return {supplyObject.read(node)}; }
  static void write(JsonText& out, const NextSupply& next) { supplyObject.write(out, next.card); }
  static void schema(JsonText& out) { supplyObject.schema(out); }
};
/// A supply card that nobody has read is null, too.
constexpr OrNull nextCard{NextSupply{.waits = true}, NextCard()};

void describe(Archive& at, TroopAt& troop, std::string_view kind) {
  at.needed("site", troop.site, siteId);
  at.needed(kind, troop.kind, troopId);
}
constexpr auto troopObject =
    objectOf<TroopAt>([](Archive& at, TroopAt& troop) { describe(at, troop, "kind"); });

void describe(Archive& at, Swap& swap) {
  at.needed("site", swap.site, siteId);
  at.needed("give", swap.give, resourcesObject);
  at.needed("get", swap.get, resourcesObject);
}
constexpr auto swapObject = objectOf<Swap>([](Archive& at, Swap& swap) { describe(at, swap); });

/// But for the resource, whose key says what is done with it.
void describe(Archive& at, Deed& deed) {
  at.unless(0, "target", deed.target, lyingNumber);
  at.optional("troop", deed.troop, troopObject);
  at.flag("raise", deed.raise);
  at.optional("swap", deed.swap, swapObject);
}
/// It goes by the doubled card whether that is taken or added.
constexpr auto repeatedObject = objectOf<Deed>([](Archive& at, Deed& deed) {
  describe(at, deed);
  at.optional("kind", deed.resource, resourceId);
});

using Fetched = decltype(Load::troops);
constexpr auto fetchedObject = objectOf<Fetched>([](Archive& at, Fetched& troops) {
  for (std::size_t i = 0; i < troops.size(); ++i) at.optional(siteNames[i], troops[i], resourceId);
});

/// What each kind of entry says: every member under its own name.
class EntryMembers {
public:
  EntryMembers(Archive& archive, const std::vector<Seat>& seats, const Readings& listed)
      : m_at(archive), m_player{seats}, m_listed(listed) {}

  template <class What> void operator()(What& entry) {
    constexpr bool always = !std::is_same_v<What, Happen> && !std::is_same_v<What, Correct>;
    if constexpr (always && requires { entry.player; }) {
      m_at.needed("player", entry.player, m_player);
    }
    if constexpr (requires { entry.site; }) m_at.needed("site", entry.site, siteId);
    if constexpr (always && requires { entry.resource; }) {
      m_at.needed("kind", entry.resource, resourceId);
    }
    if constexpr (requires { own(entry); }) own(entry);
  }

private:
  // What no other kind has.
  void own(SetUp& entry) {
    m_at.needed("numbers", entry.numbers,
                forEverybody<decltype(SetUp::numbers)>(m_player.seats, orderNumber));
    m_at.needed("supply", entry.supply, supplyObject);
  }
  void own(NewBoats& entry) {
    m_at.some("cards", entry.boats, entry.count, boatOf(m_listed), mostBoatsRead,
              Archive::IfNone::emptyList);
  }
  void own(NextSupply& entry) { m_at.needed("next", entry, nextCard); }
  void own(Activate& entry) { m_at.optional("boat", entry.boat, boatOf(m_listed)); }
  void own(Play& entry) {
    m_at.needed("card", entry.card, cardOf(m_listed));
    m_at.optional("category", entry.category, Word<Category>{categoryNames});
    describe(m_at, entry.deed);
    const bool adds = entry.card.kind == CardKind::politician;
    if (!adds || m_at.lists()) m_at.optional("take", entry.deed.resource, resourceId);
    if (adds || m_at.lists()) m_at.optional("add", entry.deed.resource, resourceId);
    m_at.unless({}, "again", entry.again, repeatedObject);
    m_at.unless(0, "marker", entry.marker, orderNumber);
    m_at.optional("gain", entry.gain, resourceId);
    m_at.optional("home", entry.home, troopId);
  }
  void own(Pass& entry) { m_at.optional("recruit", entry.recruit, cardOf(m_listed)); }
  void own(Revolt& entry) { markers(entry.markers, Archive::IfNone::emptyList); }
  void own(TellMinima& entry) {
    m_at.needed("influence", entry.influence, printedNumber);
    m_at.needed("negotiation", entry.negotiation, printedNumber);
  }
  void own(TellCorner& entry) { m_at.needed("kinds", entry.kinds, resourceKinds); }
  void own(Later& entry) {
    m_at.unless(Waiting::minima, "what", entry.what, Word<Waiting>{waitingNames});
  }
  void own(TakeBack& entry) {
    if (entry.cards[0] == 0) std::swap(entry.cards[0], entry.cards[1]);
    auto count = static_cast<std::uint8_t>(2 - std::ranges::count(entry.cards, 0));
    m_at.some("cards", entry.cards, count, lyingNumber, 2, Archive::IfNone::emptyList);
  }
  void own(Trade& entry) { m_at.needed("times", entry.times, printedNumber); }
  void own(Load& entry) {
    m_at.needed("boat", entry.boat, boatPlace);
    m_at.unless({}, "statues", entry.statues, resourcesObject);
    m_at.unless({}, "troops", entry.troops, fetchedObject);
    m_at.unless({}, "drawnStatues", entry.drawnStatues, resourcesObject);
  }
  void own(Claim& entry) {
    m_at.needed("players", entry.players, SetOf<PlayerSet, SeatColour>{m_player, maxPlayers});
  }
  void own(Reveal& entry) {
    m_at.needed("points", entry.points,
                forEverybody<decltype(Reveal::points)>(m_player.seats, printedNumber));
  }
  void own(Happen& entry) {
    using enum Happening;
    m_at.decides("what", entry.what, Word<Happening>{happeningNames});
    const bool isGain = entry.what == gain || entry.what == take;
    if (isGain || entry.what == marker) m_at.needed("player", entry.player, m_player);
    if (isGain || entry.what == add) m_at.needed("kind", entry.resource, resourceId);
    if (entry.what == marker) m_at.needed("marker", entry.marker, orderNumber);
    if (entry.what == home) describe(m_at, entry.troop, "troop");
    if (entry.what == swap) describe(m_at, entry.swap);
  }
  void own(Tally& entry) {
    const auto sums = forSome<Totals>(m_player.seats, sumNumber); // of those who take part
    markers(entry.markers, Archive::IfNone::leftOut);
    m_at.unless({}, "before", entry.before, sums);
    for (std::size_t i = 0; i < entry.sums.size(); ++i) {
      m_at.needed(categoryNames[i], entry.sums[i], sums);
    }
    m_at.unless(0, "raised", entry.raised, printedNumber);
  }
  void own(Correct& entry) {
    m_at.decides("what", entry.what, Word<Correctable>{correctableNames});
    const table::CorrectableKind& kind = correctables[at(entry.what)];
    if (kind.ofPlayer) m_at.needed("player", entry.player, m_player);
    if (kind.places > 1) m_at.needed("site", entry.place, Word<std::uint8_t>{siteNames});
    if (entry.what == Correctable::troop) {
      m_at.needed("troop", entry.thing, Word<std::uint8_t>{troopNames});
    } else if (kind.things > 1) {
      m_at.needed("kind", entry.thing, Word<std::uint8_t>{resourceNames});
    }
    m_at.needed("value", entry.value, Number<std::int16_t>{});
  }
  void own(Hands& entry) {
    m_at.needed("sizes", entry.sizes,
                forEverybody<decltype(Hands::sizes)>(m_player.seats, printedNumber));
  }

  void markers(Markers& markers, Archive::IfNone none) {
    m_at.some("markers", markers.turned, markers.count, markerObject, mostRevoltMarkers, none);
  }

  Archive& m_at;
  SeatColour m_player;
  const Readings& m_listed;
};

} // namespace

void describe(Archive& at, Entry& entry, const RecordHeader& header, const Edition& edition) {
  describeKind(at, entry, entryNames);
  std::visit(EntryMembers(at, header.players, edition.readings), entry);
}

} // namespace nilometer::pyramidion
