// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/end_position/position_filling.h"

#include "engine/egizia/bits.h"
#include "engine/egizia/file/entry_names.h"
#include "engine/egizia/file/position_judge.h"
#include "ui/egizia/end_position/position_asked.h"
#include "ui/egizia/text/names.h"

#include <QStringList>

#include <algorithm>
#include <bit>
#include <set>
#include <utility>

namespace nilometer::ui {

using egizia::Building;
using egizia::Edition;
using egizia::PositionDocument;
using table::Player;
using Kind = PositionNumber::Kind;
using enum PositionRow;

namespace {

class Filling {
public:
  Filling(const PositionEntered& entry, const Edition& edition,
          const std::vector<PositionCell>* shown)
      : m_entry(entry), m_edition(edition), m_isAll(shown == nullptr) {
    if (shown != nullptr) m_shown.insert(shown->begin(), shown->end());
  }

  PositionDocument document() const {
    PositionDocument document;
    static_cast<egizia::PositionAbout&>(document) = m_entry;
    document.edition = {m_edition.id, m_edition.checksum};
    for (Player player = 0; player < m_entry.players(); ++player) {
      document.players.push_back(this->player(player));
    }
    for (std::size_t i = 0; i < egizia::buildingCount; ++i) document.built[i] = built(i);
    return document;
  }

private:
  [[nodiscard]] bool isShown(const PositionCell& cell) const {
    return m_isAll || m_shown.contains(cell);
  }
  [[nodiscard]] PositionNumber entered(const PositionCell& cell) const {
    return isShown(cell) ? numberIn(m_entry, cell, m_edition) : PositionNumber{};
  }
  [[nodiscard]] std::optional<int> number(const PositionCell& cell) const {
    const PositionNumber number = entered(cell);
    return number.given() ? std::optional(number.number) : std::nullopt;
  }
  [[nodiscard]] std::vector<PositionCard> cardsIn(PositionRow row, Player player) const {
    const PositionCell cell{row, 0, player};
    return isShown(cell) ? m_entry.cardsIn(cell) : std::vector<PositionCard>();
  }
  [[nodiscard]] std::vector<std::string> cards(PositionRow row, Player player) const {
    std::vector<std::string> ids;
    for (PositionCard& card : cardsIn(row, player)) ids.push_back(std::move(card.card));
    return ids;
  }

  PositionDocument::Player player(Player player) const {
    PositionDocument::Player result;
    const auto number = [&](PositionRow row) { return this->number({row, 0, player}); };
    result.seat = m_entry.seats[player];
    if (result.seat.name.empty()) {
      result.seat.name = text::playerColour(result.seat.colour).toStdString();
    }
    if (!m_entry.options.seatBids) result.seat.bid = 0;
    result.orderTile = number(orderTile);
    result.points = number(points);
    result.queue = number(queue);
    result.stones = number(stones);
    result.marketStep = {number(stoneMarket), number(grainMarket)};
    for (std::size_t i = 0; i < result.crews.size(); ++i) result.crews[i] = number(blueCrew + i);
    for (std::size_t i = 0; i < result.grain.size(); ++i) result.grain[i] = number(greenGrain + i);
    result.quarryYield = number(quarryYield);
    for (std::size_t i = 0; i < egizia::buildingCount; ++i) {
      const auto own = entered({obelisk + i, 0, player});
      if (own.kind == Kind::list)
        result.ownStones[i].spaces = own.spaces;
      else if (own.given())
        result.ownStones[i].count = own.number;
    }
    const PositionNumber tiles = entered({tombSum, 0, player});
    if (tiles.kind == Kind::list)
      result.tombTiles = tiles.values;
    else if (tiles.given())
      result.tombSum = tiles.number;
    // Who sells depends on what is shown.
    result.sell =
        !m_isAll && isShown({sell, 0, player}) && isOn(m_entry, {sell, 0, player}, m_edition);
    result.sphinx = cards(sphinx, player);
    result.quarries = cards(quarryCards, player);
    result.permanents = cards(permanentCards, player);
    for (PositionCard& card : cardsIn(fieldCards, player)) {
      if (card.card == egizia::startFieldName)
        result.startFieldImproved = card.improved;
      else
        result.fields.push_back(std::move(card));
    }
    std::uint8_t part = 0;
    for (const std::string& id : tombCards(m_edition)) {
      const PositionCell cell{tombCard, part++, player};
      if (isShown(cell) && m_entry.switched.contains(cell)) result.permanents.push_back(id);
    }
    if (const auto count = number(permanents)) {
      result.morePermanents = std::max(*count - static_cast<int>(result.permanents.size()), 0);
    }
    return result;
  }

  [[nodiscard]] std::vector<std::optional<int>> built(std::size_t building) const {
    std::vector<std::optional<int>> parts(
        m_edition.plan(static_cast<Building>(building)).parts.size());
    for (std::uint8_t part = 0; part < parts.size(); ++part) {
      parts[part] = number({obeliskBuilt + building, part, 0});
    }
    const bool isSaid =
        std::ranges::any_of(parts, [](const auto& part) { return part.has_value(); });
    return isSaid ? parts : std::vector<std::optional<int>>();
  }

  const PositionEntered& m_entry;
  const Edition& m_edition;
  bool m_isAll;
  std::set<PositionCell> m_shown;
};

} // namespace

PositionDocument documentOf(const PositionEntered& entry, const Edition& edition) {
  return documentOf(entry, edition, cellsOf(entry, edition));
}

PositionDocument documentOf(const PositionEntered& entry, const Edition& edition,
                            const std::vector<PositionCell>& shown) {
  return Filling(entry, edition, &shown).document();
}

PositionDocument documentOfAll(const PositionEntered& entry, const Edition& edition) {
  return Filling(entry, edition, nullptr).document();
}

namespace {

class Loading {
public:
  /// So many players are whole: what is not said of them they do not have.
  Loading(const PositionDocument& document, const Edition& edition, std::size_t whole)
      : m_document(document), m_edition(edition), m_judged(judge(document, edition)),
        m_whole(whole) {}

  /// With everything asked, or only what is needed.
  PositionEntered entry(bool everything) {
    head(everything);
    for (Player player = 0; player < m_entry.players(); ++player) {
      for (std::size_t i = 0; i < egizia::buildingCount; ++i) ownStones(i, player);
      sums(player);
      cards(player);
    }
    for (std::size_t i = 0; i < egizia::buildingCount; ++i) {
      if (!everything || !m_document.built[i].empty()) built(i);
    }
    keepShown();
    return std::move(m_entry);
  }

private:
  void set(PositionRow row, Player player, std::optional<int> value) {
    if (value) m_entry.texts[{row, 0, player}] = std::to_string(*value);
  }
  /// Who sells, and sums of cards, which are none of a player who is cut off and has none yet.
  [[nodiscard]] bool isWhole(Player player) const { return player < m_whole; }
  void addCard(PositionRow row, Player player, const std::string& id, int improved = 0) {
    const bool isKnown = row == sphinx ? egizia::findSphinxCard(m_edition, id).has_value()
                                       : id == egizia::startFieldName ||
                                             egizia::findCardName(m_edition, id).has_value();
    if (isKnown) m_entry.cards[{row, 0, player}].push_back({id, improved});
  }

  void head(bool everything) {
    static_cast<egizia::PositionAbout&>(m_entry) = m_document;
    m_entry.edition = {};
    m_entry.everything = everything;
    for (const auto& player : m_document.players) m_entry.seats.push_back(player.seat);
    for (Player player = 0; player < m_entry.players(); ++player) this->player(player);
    PositionDocument withoutTiles = m_document;
    for (auto& each : withoutTiles.players) each.orderTile.reset();
    const egizia::AskedValues asked(withoutTiles, m_edition);
    for (Player player = 0; player < m_entry.players(); ++player) {
      const auto& said = m_document.players[player];
      if (said.orderTile != asked.orderTile(player)) set(orderTile, player, said.orderTile);
      const PositionCell cell{sell, 0, player};
      const bool isSwitched = isOn(m_entry, cell, m_edition) != said.sell;
      if (isSwitched && (said.sell || isWhole(player))) m_entry.switched.insert(cell);
    }
  }

  void player(Player player) {
    const PositionDocument::Player& from = m_document.players[player];
    for (const std::string& id : from.sphinx) addCard(sphinx, player, id);
    set(points, player, from.points);
    set(queue, player, from.queue);
    set(stoneMarket, player, from.marketStep[0]);
    set(grainMarket, player, from.marketStep[1]);
    set(stones, player, from.stones);
    for (std::size_t i = 0; i < from.crews.size(); ++i) set(blueCrew + i, player, from.crews[i]);
    set(tombSum, player, from.tombSum);
    if (from.tombTiles) {
      QStringList values;
      for (const int value : *from.tombTiles) values += QString::number(value);
      const QString text = values.isEmpty() ? QStringLiteral("0") : values.join(u' ');
      m_entry.texts[{tombSum, 0, player}] = text.toStdString();
    }
    // No tombs, no tiles.
    const auto tombs = from.ownStones[static_cast<std::size_t>(Building::tombs)].number();
    if (!from.tombSum && !from.tombTiles && tombs == 0) set(tombSum, player, 0);
  }

  void sums(Player player) {
    const PositionDocument::Player& from = m_document.players[player];
    const egizia::PlayerFacts& facts = m_judged.position.facts.player[player];
    const auto of = [&](std::optional<int> said, bool isListed, int sum) {
      return said || !(isListed || isWhole(player)) ? said : std::optional(sum);
    };
    const bool hasFields = !from.fields.empty() || from.startFieldImproved > 0;
    for (std::size_t i = 0; i < from.grain.size(); ++i) {
      set(greenGrain + i, player,
          from.hasGrain() ? from.grain[i] : of({}, hasFields, facts.grainByColour[i]));
    }
    set(quarryYield, player, of(from.quarryYield, !from.quarries.empty(), facts.quarryYield));
    const bool hasPermanents = !from.permanents.empty() || from.morePermanents > 0;
    set(PositionRow::permanents, player, of({}, hasPermanents, facts.permanents));
  }

  void cards(Player player) {
    const PositionDocument::Player& from = m_document.players[player];
    const int improved = from.startFieldImproved;
    if (improved > 0) addCard(fieldCards, player, std::string(egizia::startFieldName), improved);
    for (const PositionCard& field : from.fields) {
      addCard(fieldCards, player, field.card, field.improved);
    }
    for (const std::string& id : from.quarries) addCard(quarryCards, player, id);
    for (const std::string& id : from.permanents) addCard(permanentCards, player, id);
    std::uint8_t part = 0;
    for (const std::string& id : tombCards(m_edition)) {
      const PositionCell cell{tombCard, part++, player};
      if (std::ranges::count(from.permanents, id) > 0) m_entry.switched.insert(cell);
    }
  }

  void ownStones(std::size_t building, Player player) {
    const auto& own = m_document.players[player].ownStones[building];
    set(obelisk + building, player, own.number());
    if (!m_entry.everything || own.spaces.value_or(0) == 0) return;
    QStringList spaces;
    int number = 0;
    for (const egizia::BuildingPart& part : m_edition.plan(static_cast<Building>(building)).parts) {
      ++number;
      for (const int space : egizia::Bits(*own.spaces & part.spaces())) {
        spaces += QStringLiteral("%1.%2").arg(number).arg(space - part.first + 1);
      }
    }
    m_entry.texts[{obelisk + building, 0, player}] = spaces.join(u' ').toStdString();
  }

  void built(std::size_t building) {
    const auto& said = m_document.built[building];
    const egizia::SpaceSet spaces = m_judged.position.facts.built[building];
    std::uint8_t number = 0;
    for (const egizia::BuildingPart& part : m_edition.plan(static_cast<Building>(building)).parts) {
      const int count = std::popcount(spaces & part.spaces());
      // What follows from the stones is known once all of them are.
      const auto value = number < said.size()        ? said[number]
                         : m_judged.findings.empty() ? std::optional(count)
                                                     : std::nullopt;
      if (value) m_entry.texts[{obeliskBuilt + building, number, 0}] = std::to_string(*value);
      ++number;
    }
  }

  /// Drops what the form does not ask: once it asks it, nobody has entered it yet.
  void keepShown() {
    const std::vector<PositionCell> cells = cellsOf(m_entry, m_edition);
    const std::set<PositionCell> shown(cells.begin(), cells.end());
    const auto hidden = [&](const auto& entered) { return !shown.contains(entered.first); };
    std::erase_if(m_entry.texts, hidden);
    std::erase_if(m_entry.cards, hidden);
    std::erase_if(m_entry.switched,
                  [&](const PositionCell& cell) { return !shown.contains(cell); });
  }

  const PositionDocument& m_document;
  const Edition& m_edition;
  egizia::JudgedPosition m_judged;
  std::size_t m_whole;
  PositionEntered m_entry;
};

bool hasSums(const PositionDocument& document) {
  return std::ranges::any_of(document.players, [](const PositionDocument::Player& player) {
    return player.hasGrain() || player.quarryYield || player.morePermanents > 0;
  });
}

/// Whether the fields that are asked hold all of a document. Where nothing was asked, the formats
/// before 7 say the start value, the top step or nothing, and stones that fit the rest.
bool keepsAll(const PositionEntered& needed, const PositionDocument& document,
              const Edition& edition) {
  PositionDocument kept = documentOf(needed, edition);
  const auto take = [](std::optional<int>& to, const std::optional<int>& said, int usual) {
    if (!to && said == usual) to = said;
  };
  for (std::size_t i = 0; i < kept.players.size(); ++i) {
    PositionDocument::Player& to = kept.players[i];
    const PositionDocument::Player& said = document.players[i];
    if (!to.orderTile) to.orderTile = said.orderTile;
    take(to.stones, said.stones, 0);
    for (std::size_t j = 0; j < 2; ++j) take(to.marketStep[j], said.marketStep[j], 1);
    for (std::size_t j = 0; j < to.crews.size(); ++j) {
      take(to.crews[j], said.crews[j], edition.crewStart[j]);
    }
    for (std::size_t j = 0; j < egizia::buildingCount; ++j) {
      const bool isTold = !kept.built[j].empty() || j == static_cast<std::size_t>(Building::tombs);
      auto& own = to.ownStones[j].count;
      if (isTold && !own) own = said.ownStones[j].count;
      take(own, said.ownStones[j].count, 0);
    }
  }
  for (std::size_t j = 0; j < egizia::buildingCount; ++j) {
    if (!kept.built[j].empty()) kept.built[j] = document.built[j];
  }
  return kept == document;
}

PositionEntered entryOf(const PositionDocument& document, const Edition& edition,
                        std::size_t whole) {
  PositionEntered needed = Loading(document, edition, whole).entry(false);
  if (hasSums(document) || keepsAll(needed, document, edition)) return needed;
  return Loading(document, edition, whole).entry(true);
}

} // namespace

PositionEntered neededEntryOf(const PositionDocument& document, const Edition& edition) {
  return Loading(document, edition, document.players.size()).entry(false);
}

PositionEntered entryOf(const PositionDocument& document, const Edition& edition) {
  return entryOf(document, edition, document.players.size());
}

std::optional<PositionEntered> entryOfRest(const egizia::ReadablePosition& readable,
                                           const Edition& edition) {
  const auto rest = egizia::restOf(readable, edition);
  if (!rest) return std::nullopt;
  return entryOf(rest->document, edition, rest->whole);
}

} // namespace nilometer::ui
