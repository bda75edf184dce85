// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/position/position_check.h"

#include "engine/egizia/file/position_document.h"
#include "engine/egizia/turn.h"
#include "ui/egizia/position/position_asked.h"
#include "ui/egizia/position/position_filling.h"
#include "ui/egizia/position/position_words.h"
#include "ui/egizia/words/words.h"
#include "ui/words/phrase.h"

#include <QRegularExpression>

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

/// Keys of a player and where they are entered; several rows where it depends on what is shown.
struct Key {
  const char* key;
  std::array<PositionRow, 2> rows;
};
constexpr auto playerKeys = std::to_array<Key>({
    {"orderTile", {orderTile, orderTile}},
    {"points", {points, points}},
    {"queue", {queue, queue}},
    {"stones", {stones, stones}},
    {"stoneMarket", {stoneMarket, stoneMarket}},
    {"grainMarket", {grainMarket, grainMarket}},
    {"crews.blue", {blueCrew, blueCrew}},
    {"crews.black", {blackCrew, blackCrew}},
    {"crews.yellow", {yellowCrew, yellowCrew}},
    {"crews.joker", {jokerCrew, jokerCrew}},
    {"obelisk", {obelisk, obelisk}},
    {"tombs", {tombs, tombSum}},
    {"tombTiles", {tombSum, tombSum}},
    {"tombSum", {tombSum, tombs}},
    {"pyramid", {pyramid, pyramid}},
    {"temple", {temple, temple}},
    {"startField", {fieldCards, fieldCards}},
    {"fields", {fieldCards, fieldCards}},
    {"grain.green", {greenGrain, yellowGreenGrain}},
    {"grain.yellow-green", {yellowGreenGrain, brownGrain}},
    {"grain.brown", {brownGrain, brownGrain}},
    {"quarries", {quarryCards, quarryCards}},
    {"quarryYield", {quarryYield, quarryYield}},
    {"permanents", {permanentCards, tombCard}},
    {"morePermanents", {permanents, permanents}},
    {"sphinx", {sphinx, sphinx}},
    {"sell", {stoneMarket, stoneMarket}},
});

/// The first cell of the building that somebody has filled in.
std::optional<PositionCell> partOf(Building building, const PositionEntry& entry,
                                   const std::vector<PositionCell>& cells) {
  for (const PositionCell& cell : cells) {
    const bool inBuilding = buildingOf(cell.row) == building;
    if (inBuilding && isBuilt(cell.row) && !entry.text(cell).isEmpty()) return cell;
  }
  return std::nullopt;
}

class Checking {
public:
  Checking(const PositionEntry& entry, const Edition& edition)
      : m_entry(entry), m_left(entry), m_edition(edition), m_cells(cellsOf(entry, edition)) {}

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
      problem(cell, positionUnreadable(m_entry, cell));
    else if (number.given() && !inside)
      problem(cell, positionOutside(cell, bounds));
    else if (!number.given() && isNeeded(m_entry, cell, m_edition))
      m_check.missing.push_back(cell);
  }

  /// One reading without the cells that have a problem already. Whether it found another one.
  bool together() {
    const std::string text = writePosition(documentOf(m_left, m_edition), m_edition);
    const auto position = egizia::readPosition(text, m_edition);
    if (position) {
      m_check.position = *position;
      return partsTold(*position);
    }
    const record::ReadError& error = position.error();
    const bool awaited = error.fault == record::ReadFault::missingKey && !m_check.missing.empty();
    if (awaited) return false;
    const std::optional<PositionCell> cell = cellAt(error.where, m_entry, m_edition);
    if (!cell || m_check.problems.contains(*cell)) {
      if (!cell) m_check.otherProblem = words::wholeSentence(error);
      return false;
    }
    problem(*cell, positionProblem(*cell, error, m_entry, m_edition));
    return true;
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

  const PositionEntry& m_entry;
  PositionEntry m_left; ///< without the cells that have a problem
  const Edition& m_edition;
  std::vector<PositionCell> m_cells;
  PositionCheck m_check;
};

} // namespace

std::optional<PositionCell> cellAt(const std::string& path, const PositionEntry& entry,
                                   const Edition& edition) {
  static const QRegularExpression player(QStringLiteral("^players\\[(\\d)\\]\\.([a-zA-Z.-]+)"));
  const std::vector<PositionCell> cells = cellsOf(entry, edition);
  const QString where = words::fromUtf8(path);
  if (where.startsWith(QStringLiteral("built."))) {
    const bool inTemple = where.startsWith(QStringLiteral("built.temple"));
    return partOf(inTemple ? Building::temple : Building::pyramid, entry, cells);
  }
  const QRegularExpressionMatch match = player.match(where);
  if (!match.hasMatch()) return std::nullopt;
  const auto who = static_cast<table::Player>(match.captured(1).toInt());
  const QString name = match.captured(2);
  for (const Key& key : playerKeys) {
    const QString known = QString::fromLatin1(key.key);
    const bool same = name == known || name.startsWith(QString(known + u'.'));
    if (!same) continue;
    for (const PositionRow row : key.rows) {
      const PositionCell cell{row, 0, who};
      if (std::ranges::find(cells, cell) != cells.end()) return cell;
    }
    const std::optional<Building> building = buildingOf(key.rows.front());
    if (building) return partOf(*building, entry, cells);
  }
  return std::nullopt;
}

PositionCheck check(const PositionEntry& entry, const Edition& edition) {
  return Checking(entry, edition).run();
}

} // namespace nilometer::ui
