// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/end_position/position_entry.h"

#include "engine/egizia/file/entry_names.h"
#include "engine/egizia/file/position_judge.h"
#include "engine/egizia/turn.h"
#include "ui/egizia/text/words.h"
#include "ui/text/phrase.h"
#include "ui/text/reader_phrases.h"

#include <QCoreApplication>

#include <algorithm>
#include <utility>

namespace nilometer::ui {

using egizia::Building;
using egizia::Edition;
using text::fill;
using text::number;
using Kind = PositionNumber::Kind;
using enum PositionRow;

namespace {

struct ProblemWords {
  Q_DECLARE_TR_FUNCTIONS(PositionForm)
};

QString unreadableSentence(const PositionForm& entry, const PositionCell& cell,
                           const Edition& edition) {
  if (cell.row == tombSum) return ProblemWords::tr("A sum, or the values of the tiles: 4 5 2.");
  const bool places = buildingOf(cell.row) && !isBuilt(cell.row);
  if (places && textIn(entry, cell).contains(u'.')) {
    //: %1: two spaces of that building, "1.2 1.3".
    return fill(ProblemWords::tr("Spaces are row and number, each once: %1."),
                {twoSpaces(*buildingOf(cell.row), edition)});
  }
  return ProblemWords::tr("This should be a whole number.");
}

/// What the judge of positions found at this cell.
QString problemSentence(const PositionCell& cell, const egizia::PositionFinding& finding,
                        const PositionForm& entry, const Edition& edition) {
  const QString expected = text::readerPhrase(finding.expected);
  const QString found = text::fromUtf8(finding.found);
  if (const std::optional<Building> building = buildingOf(cell.row)) {
    const int spaces = edition.plan(*building).count;
    const bool isOwn = !isBuilt(cell.row);
    if (isOwn && stonesOfAll(cell.row, entry, edition).value_or(0) > spaces) {
      return fill(ProblemWords::tr("Together that is %1, but there is room for only %2."),
                  {found, number(spaces)});
    }
    if (!isOwn && finding.place.part != egizia::PositionPlace::whole) {
      const int built = QString::fromStdString(finding.expected).section(u',', 0, 0).toInt();
      return ProblemWords::tr("Going by the rest, %n of these spaces are built.", nullptr, built);
    }
    return fill(ProblemWords::tr("This does not fit the other numbers. Expected: %1."), {expected});
  }
  switch (cell.row) {
  case sphinx:
    return ProblemWords::tr("Another player has one of these cards, or it is not in the game.");
  case queue: return ProblemWords::tr("Two players have this place.");
  case orderTile: return ProblemWords::tr("Two players have this tile.");
  case tombSum: return ProblemWords::tr("The tomb tiles in the box do not give this.");
  case quarryYield:
    return fill(ProblemWords::tr("With the others that is %1, more than all quarries together."),
                {found});
  case greenGrain:
  case yellowGreenGrain:
  case brownGrain:
    return ProblemWords::tr("With the others that is more than all fields of the box.");
  case permanents: return ProblemWords::tr("With the others that is more than the box has.");
  default: break;
  }
  const bool isOfCards = isCards(cell.row) || cell.row == tombCard;
  return fill(isOfCards ? ProblemWords::tr("There are not so many of these cards: %1.")
                        : ProblemWords::tr("Expected: %1."),
              {expected});
}

class Checking {
public:
  Checking(const PositionForm& entry, const Edition& edition, std::span<const PositionCell> typed)
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
      problem(cell, unreadableSentence(m_entry, cell, m_edition));
    else if (number.given() && !inside)
      problem(cell, fill(ProblemWords::tr("%1 to %2 is possible."),
                         {text::number(bounds.least), text::number(bounds.most)}));
    else if (!number.given() && isNeeded(cell))
      m_check.missing.push_back(cell);
  }

  /// Whether the position cannot be scored without it.
  [[nodiscard]] bool isNeeded(const PositionCell& cell) const {
    if (!isBuilt(cell.row)) return cell.row != orderTile && !proposed(m_entry, cell, m_edition);
    const egizia::PositionDocument shown = documentOf(m_entry, m_edition, m_cells);
    return egizia::AskedValues(shown, m_edition).asks(cell);
  }

  /// A field that is hidden on the screen counts as not said.
  [[nodiscard]] egizia::JudgedPosition judgeShown(const PositionForm& entry) const {
    return judge(documentOf(entry, m_edition, m_cells), m_edition);
  }

  /// One judgement without the cells that have a problem already. Whether it found another one.
  bool together() {
    const egizia::JudgedPosition judged = judgeShown(m_left);
    if (judged.findings.empty()) m_check.position = judged.position;
    if (judged.findings.empty()) return false;
    const egizia::PositionFinding& finding = judged.findings.front();
    const bool isLeftToSay = !m_check.missing.empty() || !m_check.problems.empty();
    if (finding.fault == record::ReadFault::missingKey && isLeftToSay) return false;
    std::optional<PositionCell> cell = cellAt(finding.place);
    if (cell) cell = typedLast(*cell);
    if (!cell || m_check.problems.contains(*cell)) {
      if (!cell) m_check.otherProblem = text::wholeSentence(errorOf(finding, m_edition));
      return false;
    }
    problem(*cell, problemSentence(*cell, finding, m_entry, m_edition));
    return true;
  }

  /// Of the numbers in the row of that cell the one typed last, if without it the cell would do.
  [[nodiscard]] PositionCell typedLast(const PositionCell& found) const {
    const auto last = std::find_if(m_typed.rbegin(), m_typed.rend(), [&](const auto& cell) {
      return cell.row == found.row && cell.part == found.part && m_left.texts.contains(keyOf(cell));
    });
    if (last == m_typed.rend()) return found;
    PositionForm without = m_left;
    without.texts.erase(keyOf(*last));
    const egizia::JudgedPosition judged = judgeShown(without);
    const bool wouldDo = judged.findings.empty() || cellAt(judged.findings.front().place) != found;
    return wouldDo ? *last : found;
  }

  [[nodiscard]] std::optional<PositionCell> cellAt(const egizia::PositionPlace& place) const {
    const PositionRow row = place.row == tombTiles    ? tombSum
                            : place.row == startField ? fieldCards
                            : place.row == sell       ? stoneMarket
                                                      : place.row;
    const auto isThere = [&](const PositionCell& each) {
      // The first part of the building that somebody has filled in.
      if (place.part == egizia::PositionPlace::whole)
        return each.row == row && !textIn(m_entry, each).isEmpty();
      const bool isRow = each.row == row || (row == permanentCards && each.row == tombCard);
      return isRow && each.player == place.player && (!isBuilt(row) || each.part == place.part);
    };
    const auto cell = std::ranges::find_if(m_cells, isThere);
    return cell == m_cells.end() ? std::nullopt : std::optional(*cell);
  }

  void problem(const PositionCell& cell, const QString& sentence) {
    m_check.problems.emplace(cell, sentence);
    m_left.texts.erase(keyOf(cell));
    if (cell.row != sphinx) m_left.names.erase(keyOf(cell));
    // A Sphinx card too many is taken out alone: the others still decide what is asked.
    if (cell.row == sphinx) dropDoubles(cell);
  }

  void dropDoubles(const PositionCell& cell) {
    const egizia::SphinxSet inGame = egizia::sphinxCardsInGame(gameOf(m_entry, m_edition));
    std::erase_if(m_left.names[keyOf(cell)], [&](const std::string& card) {
      for (table::Player player = 0; player < cell.player; ++player) {
        const auto& held = m_left.names[keyOf({sphinx, 0, player})];
        if (std::ranges::find(held, card) != held.end()) return true;
      }
      const auto index = egizia::findSphinxCard(m_edition, card);
      return !index || (inGame & (egizia::SphinxSet{1} << *index)) == 0;
    });
  }

  const PositionForm& m_entry;
  PositionForm m_left; ///< without the cells that have a problem
  const Edition& m_edition;
  std::span<const PositionCell> m_typed;
  std::vector<PositionCell> m_cells;
  PositionCheck m_check;
};

} // namespace

PositionCheck check(const PositionForm& entry, const Edition& edition,
                    std::span<const PositionCell> typed) {
  return Checking(entry, edition, typed).run();
}

} // namespace nilometer::ui
