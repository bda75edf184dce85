// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/egizia/bits.h"
#include "engine/egizia/file/entry_names.h"
#include "engine/egizia/file/position_asked.h"
#include "ui/egizia/end_position/position_asked.h"
#include "ui/egizia/end_position/position_filling.h"

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
  /// So many players are whole: what is not said of them they do not have.
  Loading(const PositionDocument& document, const Edition& edition, std::size_t whole)
      : m_document(document), m_edition(edition), m_judged(judge(document, edition)),
        m_whole(whole) {}

  PositionEntered needed() {
    head(false);
    for (Player player = 0; player < m_entry.players(); ++player) {
      for (std::size_t i = 0; i < egizia::buildingCount; ++i) {
        const auto& own = m_document.players[player].ownStones[i];
        set(obelisk + i, player, own.number());
      }
      sums(player);
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
    for (const Building building : {Building::pyramid, Building::temple}) {
      if (!m_document.built[static_cast<std::size_t>(building)].empty()) built(building);
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
    for (const std::string& id : from.sphinx) {
      const auto card = egizia::findSphinxCard(m_edition, id).value_or(0);
      m_entry.cards[{sphinx, 0, player}].push_back({static_cast<int>(card), 0});
    }
    set(points, player, from.points);
    set(queue, player, from.queue);
    set(stoneMarket, player, from.marketStep[0]);
    set(grainMarket, player, from.marketStep[1]);
    set(stones, player, from.stones);
    for (std::size_t i = 0; i < from.crews.size(); ++i) {
      set(blueCrew + i, player, from.crews[i]);
    }
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
    tombCards(player);
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
    const auto index = static_cast<std::size_t>(building);
    const auto& own = m_document.players[player].ownStones[index];
    if (!own.spaces || *own.spaces == 0) return set(obelisk + index, player, own.number());
    QStringList spaces;
    int number = 0;
    for (const egizia::BuildingPart& part : m_edition.plan(building).parts) {
      ++number;
      for (const int space : egizia::Bits(*own.spaces & part.spaces())) {
        spaces += QStringLiteral("%1.%2").arg(number).arg(space - part.first + 1);
      }
    }
    m_entry.texts[{obelisk + index, 0, player}] = spaces.join(u' ').toStdString();
  }

  void built(Building building) {
    const auto index = static_cast<std::size_t>(building);
    const auto& said = m_document.built[index];
    const egizia::SpaceSet spaces = m_judged.position.facts.built[index];
    std::uint8_t number = 0;
    for (const egizia::BuildingPart& part : m_edition.plan(building).parts) {
      const int count = std::popcount(spaces & part.spaces());
      // What follows from the stones is known once all of them are.
      const auto value = number < said.size()        ? said[number]
                         : m_judged.findings.empty() ? std::optional(count)
                                                     : std::nullopt;
      if (value) m_entry.texts[{obeliskBuilt + index, number, 0}] = std::to_string(*value);
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
  PositionEntered needed = Loading(document, edition, whole).needed();
  if (hasSums(document) || keepsAll(needed, document, edition)) return needed;
  return Loading(document, edition, whole).everything();
}

} // namespace

PositionEntered neededEntryOf(const PositionDocument& document, const Edition& edition) {
  return Loading(document, edition, document.players.size()).needed();
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
