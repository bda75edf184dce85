// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/egizia/bits.h"
#include "engine/egizia/file/entry_names.h"
#include "engine/egizia/file/entry_text.h"
#include "engine/record/json_text.h"

namespace nilometer::egizia {

using namespace record;

namespace {

/// Writes the keys of one kind of entry; what is the default is left out.
class EntryWriter {
public:
  EntryWriter(JsonText& out, const RecordHeader& header, const Edition& edition)
      : m_out(out), m_header(header), m_edition(edition) {}

  void operator()(const LayOut& entry) {
    std::size_t count = 0;
    for (std::size_t i = 0; i < entry.cards.size(); ++i) {
      if (entry.cards[i] != unnamed) count = i + 1;
    }
    if (count == 0) return;
    m_out.key("cards").array();
    for (std::size_t i = 0; i < count; ++i) {
      if (entry.cards[i] == unnamed)
        m_out.null();
      else
        m_out.value(cardName(entry.cards[i]));
    }
    m_out.endArray();
  }

  void operator()(const PlaceShip& entry) {
    player(entry.player);
    m_out.member("at", stop(entry.stop));
    if (entry.space == reserveSpace)
      m_out.member("space", reserveName);
    else if (entry.space != noSpace)
      m_out.member("space", int{entry.space});
    card(entry.card);
    m_out.flag("double", entry.doubled).flag("second", entry.second);
    choices(entry.choices);
  }

  void operator()(const Pass& entry) { player(entry.player); }

  void operator()(const TakeLeftover& entry) {
    player(entry.player);
    if (entry.stop) m_out.member("at", stop(*entry.stop));
    card(entry.card);
    choices(entry.choices);
  }

  void operator()(const Feed& entry) {
    if (entry.only != noPlayer) {
      player(entry.only);
      help(entry.help[entry.only]);
    }
    bool others = false;
    for (std::size_t i = 0; i < entry.help.size(); ++i) {
      if (i == entry.only || entry.help[i] == FeedHelp{}) continue;
      if (!others) m_out.key("help").array();
      others = true;
      m_out.object();
      player(static_cast<Player>(i));
      help(entry.help[i]);
      m_out.endObject();
    }
    if (others) m_out.endArray();
  }

  void operator()(const ProduceStones&) {}
  void operator()(const ScoreParticipation&) {}
  void operator()(const SetOrder&) {}

  void operator()(const Build& entry) {
    player(entry.player);
    site(entry.site);
    crewSet(entry.crews);
    strengthCards(entry.strengthCards);
    m_out.flag("reserveCard", entry.reserveCard);
    number("draw", entry.draw);
    number("unpaid", entry.unpaid);
    if (entry.kept != std::popcount(entry.keptCards)) m_out.member("kept", int{entry.kept});
    sphinxCards(entry.keptCards);
    for (std::size_t i = 0; i < buildingCount; ++i) {
      if (entry.spaces[i] != 0) spaces(static_cast<Building>(i), entry.spaces[i]);
    }
    if (entry.openedCount > 0) tombValues("opened", entry.opened, entry.openedCount);
    if (entry.market) m_out.member("market", marketNames[static_cast<std::size_t>(*entry.market)]);
  }

  void operator()(const DeclineBuild& entry) {
    player(entry.player);
    site(entry.site);
  }

  void operator()(const PlayCard& entry) {
    player(entry.player);
    m_out.member("card", playedCardName(entry.kind));
    switch (entry.kind) {
    case CardKind::crewStep:
    case CardKind::paidCrewStep: crew(entry.crew); break;
    case CardKind::improveField: field(entry.field, "field"); break;
    case CardKind::sell10: m_out.member("amount", int{entry.amount}); break;
    case CardKind::reserve: site(entry.site); break;
    default: break;
    }
  }

  void operator()(const FinalScore& entry) {
    player(entry.player);
    m_out.flag("sell", entry.sell);
    sphinxCards(entry.cards);
  }

  void operator()(const NameNileCard& entry) {
    m_out.member("at", stop(entry.stop));
    card(entry.card);
  }

  void operator()(const NameTombs& entry) {
    if (entry.first != 0) m_out.member("first", entry.first + 1);
    tombValues("values", entry.values, entry.count);
  }

  void operator()(const NameSphinxCards& entry) {
    player(entry.player);
    sphinxCards(entry.cards);
  }

  void operator()(const Correct& entry) {
    m_out.member("what", correctableNames[static_cast<std::size_t>(entry.what)]);
    if (entry.player != noPlayer) player(entry.player);
    switch (entry.what) {
    case Correctable::ring: ring(static_cast<Ring>(entry.value)); break;
    case Correctable::giveCard:
    case Correctable::takeCard:
      card(entry.card);
      m_out.member("deck", deckNames[static_cast<std::size_t>(entry.deck)]);
      break;
    case Correctable::queuePlace:
    case Correctable::stoneMarket:
    case Correctable::grainMarket: m_out.member("value", entry.value + 1); break;
    case Correctable::crew: crew(entry.crew); [[fallthrough]];
    default: m_out.member("value", int{entry.value}); break;
    }
  }

private:
  void player(Player who) { m_out.member("player", std::string_view(colour(who))); }
  void crew(Crew which) { m_out.member("crew", crewNames[static_cast<std::size_t>(which)]); }
  void site(Site where) { m_out.member("site", siteNames[static_cast<std::size_t>(where)]); }
  void ring(Ring to) { m_out.member("ring", ringNames[static_cast<std::size_t>(to)]); }
  void card(std::uint8_t name) {
    if (name != unnamed) m_out.member("card", cardName(name));
  }
  void number(std::string_view key, std::uint8_t value) {
    if (value != 0) m_out.member(key, int{value});
  }

  void choices(const Choices& made) {
    if (made.crewCount > 0) {
      m_out.key("crews").array();
      for (std::size_t i = 0; i < made.crewCount; ++i) {
        m_out.value(crewNames[static_cast<std::size_t>(made.crews[i])]);
      }
      m_out.endArray();
    }
    if (made.ring) ring(*made.ring);
  }

  void field(const FieldRef& of, std::string_view key) {
    const std::string_view name = of.name ? cardName(*of.name) : startFieldName;
    if (!key.empty()) m_out.key(key);
    if (of.copy == 1) {
      m_out.value(name);
      return;
    }
    m_out.object().member("field", name).member("copy", int{of.copy}).endObject();
  }

  void help(const FeedHelp& given) {
    m_out.flag("grain4", given.grain4);
    number("stones", given.stones);
    if (given.improveCount == 0) return;
    m_out.key("improve").array();
    for (std::size_t i = 0; i < given.improveCount; ++i) field(given.improve[i], {});
    m_out.endArray();
  }

  void crewSet(CrewSet crews) {
    if (crews == 0) return;
    m_out.key("crews").array();
    for (const int each : Bits(crews)) m_out.value(crewNames[static_cast<std::size_t>(each)]);
    m_out.endArray();
  }

  /// A name stands for the first card of that name not yet listed, so a further copy is only
  /// written out where one before it is not played.
  void strengthCards(CardSet cards) {
    if (cards == 0) return;
    m_out.key("strength").array();
    CardSet listed = 0;
    for (const int index : Bits(cards)) {
      const std::uint8_t name = m_edition.nileCards[static_cast<std::size_t>(index)].name;
      const CardSet alike = cardsNamed(m_edition, name);
      const int copy = std::popcount(alike & (cardBit(index) - 1)) + 1;
      if (*Bits(alike & ~listed).begin() == index) {
        m_out.value(cardName(name));
      } else {
        m_out.object().member("card", cardName(name)).member("copy", copy).endObject();
      }
      listed |= cardBit(index);
    }
    m_out.endArray();
  }

  void sphinxCards(SphinxSet cards) {
    if (cards == 0) return;
    m_out.key("cards").array();
    for (const int card : Bits(cards)) {
      m_out.value(std::string_view(m_edition.sphinxCards[static_cast<std::size_t>(card)].id));
    }
    m_out.endArray();
  }

  void spaces(Building building, SpaceSet set) {
    const BuildingPlan& plan = m_edition.plan(building);
    m_out.key(buildingNames[static_cast<std::size_t>(building)]).array();
    const bool inParts = building == Building::pyramid || building == Building::temple;
    if (!inParts) {
      for (const int space : Bits(set)) m_out.value(space + 1);
    }
    for (std::size_t row = 0; inParts && row < plan.parts.size(); ++row) {
      const BuildingPart& part = plan.parts[row];
      for (const int space : Bits(set & part.spaces())) {
        m_out.array();
        if (building == Building::pyramid)
          m_out.value(static_cast<int>(row) + 1);
        else
          m_out.value(std::string_view(part.id));
        m_out.value(space - part.first + 1).endArray();
      }
    }
    m_out.endArray();
  }

  void tombValues(std::string_view key, const std::array<std::uint8_t, maxTombs>& values,
                  std::size_t count) {
    m_out.key(key).array();
    for (std::size_t i = 0; i < count; ++i) {
      if (values[i] == 0)
        m_out.null();
      else
        m_out.value(int{values[i]});
    }
    m_out.endArray();
  }

  std::string_view cardName(std::uint8_t name) const { return m_edition.cardNames[name]; }
  const std::string& colour(Player who) const { return m_header.players[who].colour; }
  std::string stop(std::size_t at) const { return stopId(m_edition, at); }

  JsonText& m_out;
  const RecordHeader& m_header;
  const Edition& m_edition;
};

} // namespace

void writeEntry(JsonText& out, const Entry& entry, const RecordHeader& header,
                const Edition& edition) {
  out.member("do", entryNames[entry.index()]);
  std::visit(EntryWriter(out, header, edition), entry);
}

} // namespace nilometer::egizia
