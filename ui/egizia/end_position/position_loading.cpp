// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/egizia/bits.h"
#include "engine/egizia/file/entry_names.h"
#include "engine/egizia/file/position.h"
#include "ui/egizia/end_position/position_asked.h"
#include "ui/egizia/end_position/position_filling.h"
#include "ui/text/phrase.h"

#include <QStringList>

namespace nilometer::ui {

using egizia::Building;
using egizia::Edition;
using egizia::PositionDocument;
using table::Player;
using enum PositionRow;

namespace {

class Loading {
public:
  Loading(const PositionDocument& document, const egizia::Position& position,
          const Edition& edition)
      : m_document(document), m_position(position), m_edition(edition) {}

  PositionEntered needed() {
    head(false);
    for (Player player = 0; player < m_entry.players(); ++player) {
      const egizia::PlayerFacts& facts = m_position.facts.player[player];
      for (std::size_t i = 0; i < egizia::buildingCount; ++i) {
        set(ownStonesRow(static_cast<Building>(i)), player, facts.ownStones[i]);
      }
      set(quarryYield, player, facts.quarryYield);
      set(greenGrain, player, facts.grainByColour[0]);
      set(yellowGreenGrain, player, facts.grainByColour[1]);
      set(brownGrain, player, facts.grainByColour[2]);
      set(permanents, player, facts.permanents);
      tombCards(player);
    }
    for (std::size_t i = 0; i < egizia::buildingCount; ++i) built(static_cast<Building>(i));
    keepShown();
    return std::move(m_entry);
  }

  PositionEntered everything() {
    head(true);
    for (Player player = 0; player < m_entry.players(); ++player) {
      const PositionDocument::Player& from = m_document.players[player];
      for (std::size_t i = 0; i < egizia::buildingCount; ++i)
        ownStones(static_cast<Building>(i), player);
      std::vector<PositionCard>& fields = m_entry.cards[{fieldCards, 0, player}];
      if (from.startFieldImproved > 0) {
        fields.push_back({PositionCard::startField, from.startFieldImproved});
      }
      for (const auto& field : from.fields) fields.push_back({nameOf(field.card), field.improved});
      names({quarryCards, 0, player}, from.quarries);
      names({permanentCards, 0, player}, from.permanents);
    }
    if (m_document.pyramid) built(Building::pyramid);
    if (m_document.temple) built(Building::temple);
    keepShown();
    return std::move(m_entry);
  }

private:
  void set(PositionRow row, Player player, int value) {
    m_entry.texts[{row, 0, player}] = std::to_string(value);
  }
  [[nodiscard]] int nameOf(const std::string& card) const {
    return static_cast<int>(egizia::findCardName(m_edition, card).value_or(0));
  }
  void names(const PositionCell& cell, const std::vector<std::string>& cards) {
    for (const std::string& card : cards) m_entry.cards[cell].push_back({nameOf(card), 0});
  }

  /// All that is the same however much is asked.
  void head(bool everything) {
    m_entry.profile = m_document.profile;
    m_entry.options = m_document.options;
    m_entry.date = m_document.date;
    m_entry.title = m_document.title;
    m_entry.everything = everything;
    for (const auto& player : m_document.players) m_entry.seats.push_back(player.seat);
    for (Player player = 0; player < m_entry.players(); ++player) this->player(player);
    const std::vector<int> tiles = orderTiles(m_entry, m_edition);
    for (Player player = 0; player < m_entry.players(); ++player) {
      const int tile = m_document.players[player].orderTile;
      if (tile != tiles[player]) set(orderTile, player, tile);
      const PositionCell cell{sell, 0, player};
      if (isOn(m_entry, cell, m_edition) != m_position.sell[player]) m_entry.switched.insert(cell);
    }
  }

  void player(Player player) {
    const PositionDocument::Player& from = m_document.players[player];
    for (const std::string& id : from.sphinx) {
      const auto card = egizia::findSphinxCard(m_edition, id).value_or(0);
      m_entry.cards[{sphinx, 0, player}].push_back({static_cast<int>(card), 0});
    }
    set(points, player, from.points);
    if (from.queue) set(queue, player, *from.queue);
    set(stoneMarket, player, from.marketStep[0]);
    set(grainMarket, player, from.marketStep[1]);
    set(stones, player, from.stones);
    for (std::size_t i = 0; i < from.crews.size(); ++i) {
      set(static_cast<PositionRow>(static_cast<std::size_t>(blueCrew) + i), player, from.crews[i]);
    }
    set(tombSum, player, m_position.facts.player[player].tombSum);
    if (from.tombTiles && from.tombTiles->size() > 1) {
      QStringList values;
      for (const int value : *from.tombTiles) values += QString::number(value);
      m_entry.texts[{tombSum, 0, player}] = values.join(u' ').toStdString();
    }
  }

  void tombCards(Player player) {
    std::uint8_t part = 0;
    for (const int name : tombCardNames(m_edition)) {
      const PositionCell cell{tombCard, part++, player};
      for (const std::string& held : m_document.players[player].permanents) {
        if (nameOf(held) == name) m_entry.switched.insert(cell);
      }
    }
  }

  void ownStones(Building building, Player player) {
    const auto& own = m_document.players[player].ownStones[static_cast<std::size_t>(building)];
    if (!own.spaces || *own.spaces == 0) return set(ownStonesRow(building), player, own.count);
    QStringList spaces;
    int number = 0;
    for (const egizia::BuildingPart& part : m_edition.plan(building).parts) {
      ++number;
      for (const int space : egizia::Bits(*own.spaces & part.spaces())) {
        spaces += QStringLiteral("%1.%2").arg(number).arg(space - part.first + 1);
      }
    }
    m_entry.texts[{ownStonesRow(building), 0, player}] = spaces.join(u' ').toStdString();
  }

  void built(Building building) {
    const egizia::SpaceSet spaces = m_position.facts.built[static_cast<std::size_t>(building)];
    std::uint8_t number = 0;
    for (const egizia::BuildingPart& part : m_edition.plan(building).parts) {
      m_entry.texts[{builtRow(building), number++, 0}] =
          std::to_string(std::popcount(spaces & part.spaces()));
    }
  }

  /// What is not asked is not kept, so that it never comes up as if somebody had entered it.
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
  const egizia::Position& m_position;
  const Edition& m_edition;
  PositionEntered m_entry;
};

bool hasSums(const PositionDocument& document) {
  return std::ranges::any_of(document.players, [](const PositionDocument::Player& player) {
    return player.grain || player.quarryYield || player.morePermanents > 0;
  });
}

} // namespace

PositionEntered neededEntryOf(const PositionDocument& document, const egizia::Position& position,
                              const Edition& edition) {
  return Loading(document, position, edition).needed();
}

PositionEntered entryOf(const PositionDocument& document, const egizia::Position& position,
                        const Edition& edition) {
  PositionEntered needed = neededEntryOf(document, position, edition);
  if (hasSums(document) || documentOf(needed, edition) == document) return needed;
  return Loading(document, position, edition).everything();
}

} // namespace nilometer::ui
