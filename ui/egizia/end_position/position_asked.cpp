// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/end_position/position_asked.h"

#include "engine/egizia/bits.h"
#include "engine/egizia/file/position_judge.h"
#include "engine/egizia/final_facts.h"

#include <algorithm>
#include <array>
#include <bit>
#include <numeric>
#include <optional>

namespace nilometer::ui {

using egizia::Bits;
using egizia::Building;
using egizia::CardKind;
using egizia::Crew;
using egizia::Edition;
using egizia::Market;
using egizia::SphinxCard;
using egizia::SphinxKind;
using egizia::SphinxSet;
using table::Player;
using enum PositionRow;

namespace {

constexpr std::array buildings{Building::obelisk, Building::tombs, Building::pyramid,
                               Building::temple};

auto isKind(SphinxKind kind) {
  return [kind](const SphinxCard& card) { return card.kind == kind; };
}

/// What the Sphinx cards in play ask for.
class Asked {
public:
  Asked(const PositionEntered& entry, const Edition& edition) : m_entry(entry), m_edition(edition) {
    for (Player player = 0; player < entry.players(); ++player) {
      for (const PositionCard& card : entry.cardsIn({sphinx, 0, player})) {
        m_held[player] |= SphinxSet{1} << card.index;
      }
      m_all |= m_held[player];
    }
  }

  [[nodiscard]] bool needs(const PositionCell& cell) const;

  [[nodiscard]] bool onTiedSpace(Player player) const {
    return onOneSpace(m_entry, player, m_edition).size() > 1;
  }

  [[nodiscard]] bool onSaleStep(Player player) const {
    const PositionCell cell{stoneMarket, 0, player};
    const PositionNumber step = numberIn(m_entry, cell, m_edition);
    if (step.kind != PositionNumber::Kind::number) return false;
    egizia::PlayerFacts facts;
    facts.marketStep[0] = step.number - 1;
    return maySell(gameOf(m_entry, m_edition), facts);
  }

  [[nodiscard]] bool offersSale(Player player) const {
    const PositionNumber owned = numberIn(m_entry, {stones, 0, player}, m_edition);
    return onSaleStep(player) && owned.number >= std::max<int>(m_edition.stonesPerSalePoint, 1);
  }

  template <class Which> [[nodiscard]] bool among(SphinxSet cards, const Which& which) const {
    for (const int index : Bits(cards)) {
      if (which(m_edition.sphinxCards[static_cast<std::size_t>(index)])) return true;
    }
    return false;
  }
  template <class Which> [[nodiscard]] bool holds(Player player, const Which& which) const {
    return among(m_held[player], which);
  }
  [[nodiscard]] bool inPlay(SphinxKind kind) const { return among(m_all, isKind(kind)); }

  [[nodiscard]] bool mostField(egizia::FieldColour colour) const {
    return among(m_all, [colour](const SphinxCard& card) {
      return card.kind == SphinxKind::mostField && card.colour == colour;
    });
  }

  [[nodiscard]] bool needsGrainMarket(Player player) const {
    constexpr unsigned grain = 1U << static_cast<unsigned>(Market::grain);
    return holds(player,
                 [](const SphinxCard& card) {
                   return card.kind == SphinxKind::ownLast && (card.markets & grain) != 0;
                 }) ||
           among(m_all, [](const SphinxCard& card) {
             return card.kind == SphinxKind::playersOnLast && card.market == Market::grain;
           });
  }

private:
  [[nodiscard]] bool needsStones(Building building, Player player) const {
    return holds(player, [building](const SphinxCard& card) {
      if (card.kind == SphinxKind::ownStonesInEach) return true;
      const bool own = card.kind == SphinxKind::ownStones || card.kind == SphinxKind::perOwnStone;
      return own && card.building == building;
    });
  }

  /// Somebody's card asks whether it is built, and the stones of all do not tell.
  [[nodiscard]] bool needsPart(Building building, std::uint8_t part) const {
    const egizia::SpaceSet spaces = m_edition.plan(building).parts[part].spaces();
    return !stonesTell(building) && among(m_all, [&](const SphinxCard& card) {
      return card.kind == SphinxKind::built && card.building == building &&
             (card.spaces & spaces) != 0;
    });
  }

  /// Obelisk and tombs are built one space after the other (OBELISK-1, TOMB-1), so the number of
  /// stones tells; elsewhere only a list of all of them or a full building does.
  [[nodiscard]] bool stonesTell(Building building) const {
    const bool inOrder = building == Building::obelisk || building == Building::tombs;
    bool listed = true;
    int total = 0;
    for (Player player = 0; player < m_entry.players(); ++player) {
      const PositionCell cell{ownStonesRow(building), 0, player};
      const bool shown = m_entry.everything || needsStones(building, player);
      if (!shown) return false;
      const PositionNumber own = numberIn(m_entry, cell, m_edition);
      listed = listed && own.given() && (own.kind == PositionNumber::Kind::list || own.number == 0);
      total += own.number;
    }
    return inOrder || listed || total == m_edition.plan(building).count;
  }

  const PositionEntered& m_entry;
  const Edition& m_edition;
  std::array<SphinxSet, egizia::maxPlayers> m_held{};
  SphinxSet m_all = 0;
};

int largestTombSum(const Edition& edition) {
  const auto& tiles = edition.tombTileValues; // ascending
  const auto count =
      std::min<std::ptrdiff_t>(edition.plan(Building::tombs).count, std::ssize(tiles));
  return std::accumulate(tiles.end() - count, tiles.end(), 0);
}

int tombCardsOf(const PositionEntered& entry, table::Player player, const Edition& edition) {
  int count = 0;
  for (std::size_t i = 0; i < tombCardNames(edition).size(); ++i) {
    const PositionCell cell{tombCard, static_cast<std::uint8_t>(i), player};
    if (entry.switched.contains(cell)) ++count;
  }
  return count;
}

struct At {
  const PositionEntered& entry;
  Player player;
  const Edition& edition;
};
/// What is entered as a number: from where to where, and whether it is asked for. Own stones and
/// what is built are apart.
struct NumberRow {
  PositionRow row;
  NumberBounds (*bounds)(const At& at);
  bool (*needed)(const Asked& asked, Player player);
};

constexpr auto always = [](const Asked& /*asked*/, Player /*player*/) { return true; };
constexpr auto never = [](const Asked& /*asked*/, Player /*player*/) { return false; };
template <egizia::FieldColour colour> bool mostField(const Asked& asked, Player /*player*/) {
  return asked.mostField(colour);
}
template <Crew crew> bool strengthCounts(const Asked& asked, Player player) {
  return asked.holds(player, [](const SphinxCard& card) {
    return card.kind == SphinxKind::crewStrength && card.crew == crew;
  });
}

template <Crew crew> NumberBounds strengths(const At& at) {
  constexpr auto of = static_cast<std::size_t>(crew);
  return {at.edition.crewStart[of], at.edition.crewTrackEnd[of]};
}
template <Market market> NumberBounds steps(const At& at) {
  return {1, at.edition.steps(market)};
}
NumberBounds places(const At& at) {
  return {1, at.entry.players()};
}
/// So much at the beginning, and with all cards of those kinds.
NumberBounds withCards(const At& at, int start, egizia::CardSet cards) {
  return {start, start + amountOf(at.edition, cards)};
}

constexpr auto numberRows = std::to_array<NumberRow>({
    {points,
     [](const At&) {
       return NumberBounds{-1000, 1000};
     },
     always},
    {queue, places, [](const Asked& asked, Player who) { return asked.onTiedSpace(who); }},
    {orderTile, places, never},
    {stoneMarket, steps<Market::stone>, always}, // END-1
    {grainMarket, steps<Market::grain>,
     [](const Asked& asked, Player who) { return asked.needsGrainMarket(who); }},
    {tombSum,
     [](const At& at) {
       return NumberBounds{0, largestTombSum(at.edition)};
     },
     always},
    {stones,
     [](const At& at) {
       return NumberBounds{0, at.edition.stoneTrackEnd};
     },
     [](const Asked& asked, Player who) { return asked.onSaleStep(who); }},
    {blueCrew, strengths<Crew::blue>, strengthCounts<Crew::blue>},
    {blackCrew, strengths<Crew::black>, strengthCounts<Crew::black>},
    {yellowCrew, strengths<Crew::yellow>, strengthCounts<Crew::yellow>},
    {jokerCrew, strengths<Crew::joker>, strengthCounts<Crew::joker>},
    {quarryYield,
     [](const At& at) {
       return withCards(at, at.edition.startQuarry, at.edition.kind(CardKind::quarry));
     },
     [](const Asked& asked, Player) { return asked.inPlay(SphinxKind::mostQuarries); }},
    {greenGrain,
     [](const At& at) { return withCards(at, at.edition.startFieldGrain, at.edition.fields); },
     mostField<egizia::FieldColour::green>},
    {yellowGreenGrain,
     [](const At& at) {
       return withCards(at, 0, at.edition.fields & ~at.edition.kind(CardKind::fieldGreen));
     },
     mostField<egizia::FieldColour::yellowGreen>},
    {brownGrain,
     [](const At& at) { return withCards(at, 0, at.edition.kind(CardKind::fieldBrown)); },
     mostField<egizia::FieldColour::brown>},
    {permanents,
     [](const At& at) {
       return NumberBounds{tombCardsOf(at.entry, at.player, at.edition),
                           std::popcount(otherPermanents(gameOf(at.entry, at.edition)))};
     },
     [](const Asked& asked, Player who) {
       return asked.holds(who, isKind(SphinxKind::perPermanent));
     }},
});

constexpr const NumberRow* numberRow(PositionRow row) {
  const auto found = std::ranges::find(numberRows, row, &NumberRow::row);
  return found == numberRows.end() ? nullptr : &*found;
}

bool Asked::needs(const PositionCell& cell) const {
  if (isBuilt(cell.row)) return needsPart(*buildingOf(cell.row), cell.part);
  if (buildingOf(cell.row)) return needsStones(*buildingOf(cell.row), cell.player);
  const NumberRow* row = numberRow(cell.row);
  return row != nullptr && row->needed(*this, cell.player);
}

/// Puts the cells together in the order in which they are walked.
class Cells {
public:
  Cells(const PositionEntered& entry, const Edition& edition)
      : m_entry(entry), m_edition(edition), m_asked(entry, edition),
        m_everything(entry.everything) {}

  std::vector<PositionCell> all() {
    for (Player player = 0; player < m_entry.players(); ++player) add({sphinx, 0, player});
    for (auto row = points; row <= temple; row = next(row)) {
      for (Player player = 0; player < m_entry.players(); ++player) board({row, 0, player});
    }
    for (Player player = 0; player < m_entry.players(); ++player) tableau(player);
    for (const Building building : buildings) parts(building);
    return std::move(m_cells);
  }

private:
  static PositionRow next(PositionRow row) {
    return static_cast<PositionRow>(static_cast<int>(row) + 1);
  }
  void add(const PositionCell& cell) { m_cells.push_back(cell); }

  void board(const PositionCell& cell) {
    const bool stands = cell.row == orderTile || (m_everything && cell.row != queue);
    if (stands || m_asked.needs(cell)) add(cell);
  }

  void parts(Building building) {
    const auto count = static_cast<std::uint8_t>(m_edition.plan(building).parts.size());
    const bool offered =
        m_everything && (building == Building::pyramid || building == Building::temple);
    for (std::uint8_t part = 0; part < count; ++part) {
      const PositionCell cell{builtRow(building), part, 0};
      if (offered || m_asked.needs(cell)) add(cell);
    }
  }

  void tableau(Player player) {
    add({tombSum, 0, player});
    for (std::size_t i = 0; i < tombCardNames(m_edition).size() && !m_everything; ++i) {
      add({tombCard, static_cast<std::uint8_t>(i), player});
    }
    for (auto row = stones; row <= permanents; row = next(row)) {
      const PositionCell cell{row, 0, player};
      if (row == sell ? m_asked.offersSale(player) : wanted(cell)) add(cell);
    }
    if (!m_everything) return;
    for (const PositionRow row : {fieldCards, quarryCards, permanentCards}) add({row, 0, player});
  }

  /// With everything asked, cards stand in place of their sums.
  [[nodiscard]] bool wanted(const PositionCell& cell) const {
    if (!m_everything) return m_asked.needs(cell);
    return cell.row == stones || (cell.row >= blueCrew && cell.row <= jokerCrew);
  }

  const PositionEntered& m_entry;
  const Edition& m_edition;
  Asked m_asked;
  bool m_everything;
  std::vector<PositionCell> m_cells;
};

} // namespace

std::vector<PositionCell> cellsOf(const PositionEntered& entry, const Edition& edition) {
  return Cells(entry, edition).all();
}

bool isNeeded(const PositionEntered& entry, const PositionCell& cell, const Edition& edition) {
  if (isCards(cell.row) || isYesNo(cell.row) || cell.row == orderTile) return false;
  if (isBuilt(cell.row)) return Asked(entry, edition).needs(cell);
  return !proposed(entry, cell, edition);
}

bool isOn(const PositionEntered& entry, const PositionCell& cell, const Edition& edition) {
  const bool usual = cell.row == sell && Asked(entry, edition).offersSale(cell.player);
  return usual != entry.switched.contains(cell);
}

NumberBounds boundsOf(const PositionEntered& entry, const PositionCell& cell,
                      const Edition& edition) {
  if (const std::optional<Building> building = buildingOf(cell.row)) {
    const egizia::BuildingPlan& plan = edition.plan(*building);
    return {0, isBuilt(cell.row) ? plan.parts[cell.part].count : plan.count};
  }
  const NumberRow* row = numberRow(cell.row);
  return row != nullptr ? row->bounds({entry, cell.player, edition}) : NumberBounds{};
}

} // namespace nilometer::ui
