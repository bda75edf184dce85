// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/egizia/bits.h"
#include "engine/egizia/file/entry_names.h"
#include "engine/egizia/file/position_asked.h"
#include "ui/egizia/end_position/position_asked.h"
#include "ui/egizia/end_position/position_filling.h"

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
using enum PositionRow;

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
    m_entry.profile = m_document.profile;
    m_entry.options = m_document.options;
    m_entry.date = m_document.date;
    m_entry.title = m_document.title;
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
