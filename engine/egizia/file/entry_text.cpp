// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/egizia/file/entry_text.h"

#include "engine/egizia/file/edition_ids.h"
#include "engine/egizia/file/entry_names.h"

#include <bit>

namespace nilometer::egizia {

using namespace record;

namespace {

/// How many cards, stones, spaces: left out where it is none.
constexpr Number<std::uint8_t> count{};
/// Of a tomb tile; 0 = not named.
constexpr OrNull tombValue{std::uint8_t{0}, Number<std::uint8_t>{1}};

/// The cards of the round by card space, up to the last one that is named.
struct LaidCards {
  const Edition& edition;
  using Cards = decltype(LayOut::cards);
  [[nodiscard]] OrNull<std::uint8_t, CardId> each() const { return {unnamed, {edition}}; }

  [[nodiscard]] Cards read(const JsonNode& node) const {
    Cards cards = LayOut::filled();
    const std::size_t laid = node.size(0, edition.cardStops);
    for (std::size_t i = 0; i < laid; ++i) cards[i] = each().read(node.at(i));
    return cards;
  }
  void write(JsonText& out, const Cards& cards) const {
    std::size_t laid = cards.size();
    while (laid > 0 && cards[laid - 1] == unnamed) --laid;
    out.array();
    for (std::size_t i = 0; i < laid; ++i) each().write(out, cards[i]);
    out.endArray();
  }
  void schema(JsonText& out) const { List{each()}.schema(out); }
};

/// A player who may be named only once in a list.
struct PlayerOnce {
  SeatColour id;
  unsigned& named; ///< a bit for each
  [[nodiscard]] Player read(const JsonNode& node) const {
    const Player who = id.read(node);
    if ((named & (1U << who)) != 0) node.fail(ReadFault::duplicateKey, "each only once");
    named |= 1U << who;
    return who;
  }
  void write(JsonText& out, Player who) const { id.write(out, who); }
  void schema(JsonText& out) const { id.schema(out); }
};

/// Everybody by the order tiles, once.
struct OrderOfPlay {
  SeatColour id;
  [[nodiscard]] PlayerOrder read(const JsonNode& node) const {
    PlayerOrder order = noOrder;
    unsigned named = 0;
    const std::size_t players = node.size(id.seats.size(), id.seats.size());
    for (std::size_t i = 0; i < players; ++i) order[i] = PlayerOnce{id, named}.read(node.at(i));
    return order;
  }
  void write(JsonText& out, const PlayerOrder& order) const {
    List{id}.write(out, std::span(order).first(id.seats.size()));
  }
  void schema(JsonText& out) const { List{id, maxPlayers, minPlayers}.schema(out); }
};

/// What each kind of entry says.
class EntryDescription {
public:
  EntryDescription(Archive& archive, const Edition& edition, const std::vector<Seat>& seats)
      : m_at(archive), m_edition(edition), m_player{seats} {}

  void operator()(LayOut& entry) {
    m_at.unless(LayOut::filled(), "cards", entry.cards, LaidCards{m_edition});
  }

  void operator()(PlaceShip& entry) {
    player(entry.player);
    m_at.needed("at", entry.stop, StopId{m_edition});
    m_at.unless(noSpace, "space", entry.space, BuildingSpaceId{m_edition});
    m_at.unless(unnamed, "card", entry.card, CardId{m_edition});
    m_at.flag("double", entry.doubled);
    m_at.flag("second", entry.second);
    choices(entry.choices);
  }

  void operator()(Pass& entry) { player(entry.player); }

  void operator()(TakeLeftover& entry) {
    player(entry.player);
    m_at.optional("at", entry.stop, CardStopId{m_edition});
    m_at.unless(unnamed, "card", entry.card, CardId{m_edition});
    choices(entry.choices);
  }

  void operator()(Feed& entry) {
    struct Helped {
      Player player = noPlayer;
      FeedHelp help;
      bool operator==(const Helped&) const = default;
    };
    m_at.unless(noPlayer, "player", entry.only, m_player);
    m_at.decided();
    const bool one = entry.only != noPlayer;
    if (one) help(m_at, entry.help[entry.only]);
    unsigned named = one ? 1U << entry.only : 0U;
    const auto describe = [&](Archive& in, Helped& other) {
      in.needed("player", other.player, PlayerOnce{m_player, named});
      help(in, other.help);
    };
    std::vector<Helped> others;
    for (Player who = 0; who < entry.help.size() && !m_at.reads(); ++who) {
      if (who != entry.only && entry.help[who] != FeedHelp{})
        others.push_back({who, entry.help[who]});
    }
    m_at.unless({}, "help", others, List{objectOf<Helped>(describe), maxPlayers});
    for (const Helped& other : others) entry.help[other.player] = other.help;
  }

  void operator()(ProduceStones&) {}
  void operator()(ScoreParticipation&) {}
  void operator()(SetOrder&) {}

  void operator()(Build& entry) {
    player(entry.player);
    m_at.needed("site", entry.site, siteId);
    m_at.unless(0, "crews", entry.crews, CrewIds{crewId});
    m_at.unless(0, "strength", entry.strengthCards, StrengthCardIds{m_edition});
    m_at.flag("reserveCard", entry.reserveCard);
    m_at.unless(0, "draw", entry.draw, count);
    m_at.unless(0, "unpaid", entry.unpaid, count);
    // As many as are named, if it does not say so.
    std::optional<std::uint8_t> kept;
    if (!m_at.reads() && entry.kept != std::popcount(entry.keptCards)) kept = entry.kept;
    m_at.optional("kept", kept, count);
    m_at.unless(0, "cards", entry.keptCards, SphinxCardIds{{m_edition}});
    entry.kept = kept.value_or(static_cast<std::uint8_t>(std::popcount(entry.keptCards)));
    for (std::size_t i = 0; i < buildingCount; ++i) {
      m_at.unless(0, buildingNames[i], entry.spaces[i],
                  SpaceIds{{m_edition, static_cast<Building>(i)}});
    }
    m_at.some("opened", entry.opened, entry.openedCount, tombValue);
    m_at.optional("market", entry.market, Word<Market>{marketNames});
  }

  void operator()(DeclineBuild& entry) {
    player(entry.player);
    m_at.needed("site", entry.site, siteId);
  }

  void operator()(PlayCard& entry) {
    player(entry.player);
    m_at.decides("card", entry.kind, PlayedCardId{});
    const bool step = entry.kind == CardKind::crewStep || entry.kind == CardKind::paidCrewStep;
    if (step) m_at.needed("crew", entry.crew, crewId);
    if (entry.kind == CardKind::improveField) m_at.needed("field", entry.field, FieldId{m_edition});
    if (entry.kind == CardKind::sell10) m_at.needed("amount", entry.amount, count);
    if (entry.kind == CardKind::reserve) m_at.needed("site", entry.site, siteId);
  }

  void operator()(FinalScore& entry) {
    player(entry.player);
    m_at.flag("sell", entry.sell);
    m_at.unless(0, "cards", entry.cards, SphinxCardIds{{m_edition}});
  }

  void operator()(NameNileCard& entry) {
    m_at.needed("at", entry.stop, CardStopId{m_edition});
    m_at.needed("card", entry.card, CardId{m_edition});
  }

  void operator()(NameTombs& entry) {
    const int tombs = m_at.lists() ? maxTombs : m_edition.plan(Building::tombs).count;
    m_at.unless(0, "first", entry.first, Number<std::uint8_t>{1, tombs, 1});
    const auto most = static_cast<std::size_t>(tombs - entry.first);
    m_at.some("values", entry.values, entry.count, tombValue, most, Archive::IfNone::emptyList);
  }

  void operator()(NameSphinxCards& entry) {
    player(entry.player);
    m_at.needed("cards", entry.cards, SphinxCardIds{{m_edition}});
  }

  void operator()(Correct& entry) {
    m_at.decides("what", entry.what, Word<Correctable>{correctableNames});
    if (entry.what == Correctable::ring) {
      return m_at.needed("ring", entry.value, Word<std::int16_t>{ringNames});
    }
    if (entry.what == Correctable::order) {
      return m_at.needed("order", entry.order, OrderOfPlay{m_player});
    }
    player(entry.player);
    switch (entry.what) {
    case Correctable::giveCard:
    case Correctable::takeCard:
      m_at.needed("card", entry.card, CardId{m_edition});
      return m_at.needed("deck", entry.deck, Word<Deck>{deckNames});
    case Correctable::queuePlace:
    case Correctable::stoneMarket:
    case Correctable::grainMarket:
      // People count places and steps from 1.
      return m_at.needed("value", entry.value, Number<std::int16_t>{INT16_MIN + 1, INT16_MAX, 1});
    case Correctable::crew: m_at.needed("crew", entry.crew, crewId); break;
    case Correctable::ring:
    case Correctable::order:
    case Correctable::points:
    case Correctable::stones:
    case Correctable::sphinxCount: break;
    }
    m_at.needed("value", entry.value, Number<std::int16_t>{});
  }

private:
  void player(Player& who) { m_at.needed("player", who, m_player); }

  void choices(Choices& made) {
    m_at.some("crews", made.crews, made.crewCount, crewId);
    m_at.optional("ring", made.ring, ringId);
  }

  void help(Archive& in, FeedHelp& given) const {
    in.flag("grain4", given.grain4);
    in.unless(0, "stones", given.stones, count);
    in.some("improve", given.improve, given.improveCount, FieldId{m_edition});
  }

  Archive& m_at;
  const Edition& m_edition;
  SeatColour m_player;
};

} // namespace

void describe(Archive& at, Entry& entry, const RecordHeader& header, const Edition& edition) {
  describeKind(at, entry, entryNames);
  std::visit(EntryDescription(at, edition, header.players), entry);
}

} // namespace nilometer::egizia
