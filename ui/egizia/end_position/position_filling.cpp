// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/end_position/position_filling.h"

#include "engine/egizia/file/entry_names.h"
#include "ui/egizia/end_position/position_asked.h"
#include "ui/egizia/text/names.h"

#include <algorithm>
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
    document.edition = {m_edition.id, m_edition.checksum};
    document.profile = m_entry.profile;
    document.options = m_entry.options;
    document.date = m_entry.date;
    document.title = m_entry.title;
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

} // namespace nilometer::ui
