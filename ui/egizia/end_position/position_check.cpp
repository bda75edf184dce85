// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/end_position/position_check.h"

#include "engine/egizia/turn.h"
#include "ui/egizia/end_position/position_asked.h"
#include "ui/egizia/end_position/position_filling.h"
#include "ui/egizia/end_position/position_words.h"
#include "ui/egizia/text/words.h"
#include "ui/text/phrase.h"

#include <algorithm>
#include <array>
#include <bit>
#include <utility>

namespace nilometer::ui {

using egizia::Building;
using egizia::Edition;
using Kind = PositionNumber::Kind;
using enum PositionRow;

namespace {

/// Where each field is entered, in the order of PositionField; two rows where it depends on what is
/// shown. Crews, buildings and colours count on from the first.
struct Rows {
  PositionRow first;
  PositionRow otherwise;
};
constexpr auto fieldRows = std::to_array<Rows>({
    {orderTile, orderTile},
    {points, points},
    {queue, queue},
    {stones, stones},
    {stoneMarket, stoneMarket},
    {grainMarket, grainMarket},
    {blueCrew, blueCrew},
    {obelisk, obelisk},
    {tombSum, tombSum},
    {tombSum, tombs},
    {fieldCards, fieldCards},
    {fieldCards, fieldCards},
    {greenGrain, yellowGreenGrain},
    {quarryCards, quarryCards},
    {quarryYield, quarryYield},
    {permanentCards, tombCard},
    {permanents, permanents},
    {sphinx, sphinx},
    {stoneMarket, stoneMarket},
});

class Checking {
public:
  Checking(const PositionEntered& entry, const Edition& edition,
           std::span<const PositionCell> typed)
      : m_entry(entry), m_left(entry), m_edition(edition), m_typed(typed),
        m_cells(cellsOf(entry, edition)) {}

  PositionCheck run() {
    for (const PositionCell& cell : m_cells) eachAlone(cell);
    for (int i = 0; i < mostProblems && together(); ++i) continue;
    const bool fine = m_check.problems.empty() && m_check.otherProblem.isEmpty();
    if (!fine || !m_check.missing.empty()) m_check.position.reset();
    return std::move(m_check);
  }

private:
  static constexpr int mostProblems = 12;

  void eachAlone(const PositionCell& cell) {
    if (isCards(cell.row) || isYesNo(cell.row)) return;
    const PositionNumber number = numberIn(m_entry, cell, m_edition);
    const NumberBounds bounds = boundsOf(m_entry, cell, m_edition);
    const bool inside = number.number >= bounds.least && number.number <= bounds.most;
    if (number.kind == Kind::unreadable)
      problem(cell, positionUnreadable(m_entry, cell, m_edition));
    else if (number.given() && !inside)
      problem(cell, positionOutside(cell, bounds));
    else if (!number.given() && isNeeded(m_entry, cell, m_edition))
      m_check.missing.push_back(cell);
  }

  /// One judgement without the cells that have a problem already. Whether it found another one.
  bool together() {
    const egizia::JudgedPosition judged = judge(documentOf(m_left, m_edition), m_edition);
    if (judged.findings.empty()) {
      m_check.position = judged.position;
      return partsTold(judged.position);
    }
    const egizia::PositionFinding& finding = judged.findings.front();
    const bool awaited = finding.fault == record::ReadFault::missingKey && !m_check.missing.empty();
    if (awaited) return false;
    std::optional<PositionCell> cell = cellAt(finding.place);
    if (cell) cell = typedLast(*cell);
    if (!cell || m_check.problems.contains(*cell)) {
      if (!cell) m_check.otherProblem = text::wholeSentence(errorOf(finding, m_edition));
      return false;
    }
    problem(*cell, positionProblem(*cell, finding, m_entry, m_edition));
    return true;
  }

  /// Of the numbers in the row of that cell the one typed last, if without it the cell would do.
  [[nodiscard]] PositionCell typedLast(const PositionCell& found) const {
    const auto last = std::find_if(m_typed.rbegin(), m_typed.rend(), [&](const auto& cell) {
      return cell.row == found.row && cell.part == found.part && m_left.texts.contains(cell);
    });
    if (last == m_typed.rend()) return found;
    PositionEntered without = m_left;
    without.texts.erase(*last);
    const egizia::JudgedPosition judged = judge(documentOf(without, m_edition), m_edition);
    const bool wouldDo = judged.findings.empty() || cellAt(judged.findings.front().place) != found;
    return wouldDo ? *last : found;
  }

  /// Whether what was entered of a building is what came out. The first cell that is not gets a
  /// problem.
  bool partsTold(const egizia::Position& position) {
    for (const PositionCell& cell : m_cells) {
      const PositionNumber number = numberIn(m_left, cell, m_edition);
      if (!isBuilt(cell.row) || !number.given()) continue;
      const auto building = static_cast<std::size_t>(*buildingOf(cell.row));
      const egizia::SpaceSet spaces = m_edition.buildings[building].parts[cell.part].spaces();
      const int built = std::popcount(position.facts.built[building] & spaces);
      if (built == number.number) continue;
      problem(cell, positionPartProblem(built));
      return true;
    }
    return false;
  }

  /// The first cell of the building that somebody has filled in.
  [[nodiscard]] std::optional<PositionCell> partOf(Building building) const {
    const auto part = std::ranges::find_if(m_cells, [&](const PositionCell& cell) {
      return buildingOf(cell.row) == building && isBuilt(cell.row) &&
             !textIn(m_entry, cell).isEmpty();
    });
    return part == m_cells.end() ? std::nullopt : std::optional(*part);
  }

  [[nodiscard]] std::optional<PositionCell> cellAt(const egizia::PositionPlace& place) const {
    using Field = egizia::PositionField;
    if (place.field == Field::pyramidBuilt) return partOf(Building::pyramid);
    if (place.field == Field::templeBuilt) return partOf(Building::temple);
    auto [first, otherwise] = fieldRows[static_cast<std::size_t>(place.field)];
    const bool inRows = place.field == Field::crew || place.field == Field::ownStones ||
                        place.field == Field::grain;
    if (inRows) {
      first = static_cast<PositionRow>(static_cast<int>(first) + place.number);
      otherwise = static_cast<PositionRow>(static_cast<int>(otherwise) + place.number);
    }
    if (first == tombs) otherwise = tombSum;
    if (first == brownGrain) otherwise = brownGrain;
    for (const PositionRow row : {first, otherwise}) {
      const PositionCell cell{row, 0, place.player};
      if (std::ranges::find(m_cells, cell) != m_cells.end()) return cell;
    }
    const std::optional<Building> building = buildingOf(first);
    return building ? partOf(*building) : std::nullopt;
  }

  void problem(const PositionCell& cell, const QString& sentence) {
    m_check.problems.emplace(cell, sentence);
    m_left.texts.erase(cell);
    m_left.switched.erase(cell);
    if (cell.row != sphinx) m_left.cards.erase(cell);
    // A Sphinx card too many is taken out alone: the others still decide what is asked.
    if (cell.row == sphinx) dropDoubles(cell);
  }

  void dropDoubles(const PositionCell& cell) {
    const egizia::Game game = gameOf(m_entry, m_edition);
    const egizia::SphinxSet inGame = egizia::sphinxCardsInGame(game);
    std::erase_if(m_left.cards[cell], [&](const PositionCard& card) {
      const auto holdsIt = [&](table::Player player) {
        const auto held = m_left.cardsIn({sphinx, 0, player});
        return std::ranges::find(held, card) != held.end();
      };
      bool elsewhere = false;
      for (table::Player player = 0; player < cell.player; ++player) {
        elsewhere = elsewhere || holdsIt(player);
      }
      return elsewhere || (inGame & (egizia::SphinxSet{1} << card.index)) == 0;
    });
  }

  const PositionEntered& m_entry;
  PositionEntered m_left; ///< without the cells that have a problem
  const Edition& m_edition;
  std::span<const PositionCell> m_typed;
  std::vector<PositionCell> m_cells;
  PositionCheck m_check;
};

} // namespace

PositionCheck check(const PositionEntered& entry, const Edition& edition,
                    std::span<const PositionCell> typed) {
  return Checking(entry, edition, typed).run();
}

} // namespace nilometer::ui
