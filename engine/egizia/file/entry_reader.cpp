// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/egizia/file/entry_names.h"
#include "engine/egizia/file/entry_text.h"
#include "engine/egizia/file/id_reader.h"
#include "engine/record/record_lines.h"

namespace nilometer::egizia {

using namespace record;

namespace {

using Keys = std::initializer_list<std::string_view>;

/// Reads one entry; what its kind does not know is refused.
class EntryReader {
public:
  EntryReader(const JsonNode& node, const IdReader& ids) : m_node(node), m_ids(ids) {}

  Entry read() { return entry(m_node.member("do").id(entryNames)); }

private:
  /// In the order of entryNames.
  Entry entry(std::size_t kind) {
    using Read = Entry (EntryReader::*)();
    static constexpr auto readers = std::to_array<Read>(
        {&EntryReader::layOut, &EntryReader::ship, &EntryReader::pass, &EntryReader::leftover,
         &EntryReader::feed, &EntryReader::plain<ProduceStones>, &EntryReader::build,
         &EntryReader::decline, &EntryReader::plain<ScoreParticipation>,
         &EntryReader::plain<SetOrder>, &EntryReader::play, &EntryReader::score,
         &EntryReader::nameCard, &EntryReader::nameTombs, &EntryReader::nameSphinx,
         &EntryReader::correct});
    static_assert(readers.size() == entryNames.size());
    return (this->*readers[kind])();
  }

  template <class Plain> Entry plain() {
    allow({});
    return Plain{};
  }

  Entry layOut() {
    allow({"cards"});
    LayOut entry;
    const JsonNode cards = m_node.optional("cards");
    const std::size_t count = cards.size(0, m_ids.edition().cardStops);
    for (std::size_t i = 0; i < count; ++i) {
      if (!isNull(cards.at(i))) entry.cards[i] = m_ids.card(cards.at(i));
    }
    return entry;
  }

  Entry ship() {
    allow({"player", "at", "space", "card", "double", "second", "crews", "ring"});
    return PlaceShip{.player = player(),
                     .stop = m_ids.stop(m_node.member("at")),
                     .space = m_ids.buildingSpace(m_node.optional("space")),
                     .card = m_ids.card(m_node.optional("card")),
                     .doubled = yes("double"),
                     .second = yes("second"),
                     .choices = choices()};
  }

  Entry pass() {
    allow({"player"});
    return Pass{player()};
  }

  Entry leftover() {
    allow({"player", "at", "card", "crews", "ring"});
    TakeLeftover entry{.player = player(),
                       .stop = std::nullopt,
                       .card = m_ids.card(m_node.optional("card")),
                       .choices = choices()};
    if (const JsonNode at = m_node.optional("at")) entry.stop = m_ids.cardStop(at);
    return entry;
  }

  Entry feed() {
    Feed entry;
    if (const JsonNode only = m_node.optional("player")) {
      allow({"player", "grain4", "stones", "improve", "help"});
      entry.only = m_ids.player(only);
      entry.help[entry.only] = help(m_node);
    } else {
      allow({"help"});
    }
    unsigned named = entry.only == noPlayer ? 0U : 1U << entry.only;
    const JsonNode list = m_node.optional("help");
    for (std::size_t i = 0; i < list.size(0, maxPlayers); ++i) {
      list.at(i).allowOnly({"player", "grain4", "stones", "improve"});
      const JsonNode who = list.at(i).member("player");
      const Player of = m_ids.player(who);
      if ((named & (1U << of)) != 0) who.fail(ReadFault::duplicateKey, "each only once");
      named |= 1U << of;
      entry.help[of] = help(list.at(i));
    }
    return entry;
  }

  Entry build() {
    allow({"player", "site", "crews", "strength", "reserveCard", "draw", "unpaid", "kept", "cards",
           "obelisk", "tombs", "pyramid", "temple", "opened", "market"});
    Build entry;
    entry.player = player();
    entry.site = site();
    entry.crews = m_ids.crewSet(m_node.optional("crews"));
    entry.strengthCards = m_ids.strengthCards(m_node.optional("strength"));
    entry.reserveCard = yes("reserveCard");
    entry.draw = count("draw");
    entry.unpaid = count("unpaid");
    entry.keptCards = m_ids.sphinxCards(m_node.optional("cards"));
    entry.kept = static_cast<std::uint8_t>(std::popcount(entry.keptCards));
    if (m_node.optional("kept")) entry.kept = count("kept");
    for (std::size_t i = 0; i < buildingCount; ++i) {
      entry.spaces[i] = m_ids.spaces(m_node.optional(buildingNames[i]), static_cast<Building>(i));
    }
    entry.openedCount = tombValues(m_node.optional("opened"), maxTombs, entry.opened);
    if (const JsonNode market = m_node.optional("market")) {
      entry.market = market.id<Market>(marketNames);
    }
    return entry;
  }

  Entry decline() {
    allow({"player", "site"});
    return DeclineBuild{player(), site()};
  }

  Entry play() {
    PlayCard entry;
    entry.kind = m_ids.playedCard(m_node.member("card"));
    switch (entry.kind) {
    case CardKind::crewStep:
    case CardKind::paidCrewStep:
      allow({"player", "card", "crew"});
      entry.crew = m_node.member("crew").id<Crew>(crewNames);
      break;
    case CardKind::improveField:
      allow({"player", "card", "field"});
      entry.field = m_ids.field(m_node.member("field"));
      break;
    case CardKind::sell10:
      allow({"player", "card", "amount"});
      entry.amount = m_node.member("amount").number<std::uint8_t>();
      break;
    case CardKind::reserve:
      allow({"player", "card", "site"});
      entry.site = site();
      break;
    default: allow({"player", "card"}); break;
    }
    entry.player = player();
    return entry;
  }

  Entry score() {
    allow({"player", "sell", "cards"});
    return FinalScore{player(), yes("sell"), m_ids.sphinxCards(m_node.optional("cards"))};
  }

  Entry nameCard() {
    allow({"at", "card"});
    return NameNileCard{m_ids.cardStop(m_node.member("at")), m_ids.card(m_node.member("card"))};
  }

  Entry nameTombs() {
    allow({"first", "values"});
    const int tombs = m_ids.edition().plan(Building::tombs).count;
    NameTombs entry;
    if (const JsonNode first = m_node.optional("first")) {
      entry.first = static_cast<std::uint8_t>(first.integer(1, tombs) - 1);
    }
    const auto most = static_cast<std::size_t>(tombs - entry.first);
    entry.count = tombValues(m_node.member("values"), most, entry.values);
    return entry;
  }

  Entry nameSphinx() {
    allow({"player", "cards"});
    return NameSphinxCards{player(), m_ids.sphinxCards(m_node.member("cards"))};
  }

  Entry correct() {
    Correct entry;
    entry.what = m_node.member("what").id<Correctable>(correctableNames);
    switch (entry.what) {
    case Correctable::ring:
      allow({"what", "ring"});
      entry.value = static_cast<std::int16_t>(m_node.member("ring").id<Ring>(ringNames));
      return entry;
    case Correctable::giveCard:
    case Correctable::takeCard:
      allow({"what", "player", "card", "deck"});
      entry.card = m_ids.card(m_node.member("card"));
      entry.deck = m_node.member("deck").id<Deck>(deckNames);
      break;
    case Correctable::queuePlace:
    case Correctable::stoneMarket:
    case Correctable::grainMarket:
      allow({"what", "player", "value"});
      // People count places and steps from 1.
      entry.value = static_cast<std::int16_t>(number("value", INT16_MIN + 1) - 1);
      break;
    case Correctable::crew:
      allow({"what", "player", "crew", "value"});
      entry.crew = m_node.member("crew").id<Crew>(crewNames);
      entry.value = number("value", INT16_MIN);
      break;
    default:
      allow({"what", "player", "value"});
      entry.value = number("value", INT16_MIN);
      break;
    }
    entry.player = player();
    return entry;
  }

  void allow(Keys keys) const { allowInEntry(m_node, keys); }

  Player player() const { return m_ids.player(m_node.member("player")); }
  Site site() const { return m_node.member("site").id<Site>(siteNames); }
  static bool isNull(const JsonNode& node) { return node.value()->as<std::nullptr_t>() != nullptr; }
  bool yes(std::string_view key) const {
    const JsonNode flag = m_node.optional(key);
    return flag && flag.boolean();
  }
  std::uint8_t count(std::string_view key) const {
    return m_node.optional(key).number<std::uint8_t>();
  }
  std::int16_t number(std::string_view key, int least) const {
    return static_cast<std::int16_t>(m_node.member(key).integer(least, INT16_MAX));
  }

  Choices choices() const {
    Choices made;
    const JsonNode crews = m_node.optional("crews");
    made.crewCount = static_cast<std::uint8_t>(crews.size(0, made.crews.size()));
    for (std::size_t i = 0; i < made.crewCount; ++i) {
      made.crews[i] = crews.at(i).id<Crew>(crewNames);
    }
    if (const JsonNode ring = m_node.optional("ring")) made.ring = ring.id<Ring>(ringNames);
    return made;
  }

  FeedHelp help(const JsonNode& node) const {
    FeedHelp given;
    if (const JsonNode grain = node.optional("grain4")) given.grain4 = grain.boolean();
    given.stones = node.optional("stones").number<std::uint8_t>();
    const JsonNode improve = node.optional("improve");
    given.improveCount = static_cast<std::uint8_t>(improve.size(0, given.improve.size()));
    for (std::size_t i = 0; i < given.improveCount; ++i) {
      given.improve[i] = m_ids.field(improve.at(i));
    }
    return given;
  }

  /// Numbers, or null where a value is not named; returns how many.
  std::uint8_t tombValues(const JsonNode& list, std::size_t most,
                          std::array<std::uint8_t, maxTombs>& values) const {
    const std::size_t count = list.size(0, most);
    for (std::size_t i = 0; i < count; ++i) {
      if (!isNull(list.at(i))) values[i] = list.at(i).number<std::uint8_t>(1);
    }
    return static_cast<std::uint8_t>(count);
  }

  JsonNode m_node;
  const IdReader& m_ids;
};

} // namespace

Entry readEntry(const JsonNode& node, const RecordHeader& header, const Edition& edition) {
  std::vector<std::string_view> colours;
  for (const Seat& seat : header.players) colours.push_back(seat.colour);
  const IdReader ids(edition, std::move(colours));
  return EntryReader(node, ids).read();
}

} // namespace nilometer::egizia
