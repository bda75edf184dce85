// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/score/report/score_report.h"

#include <QString>
#include <QStringList>

#include <array>
#include <vector>

/// The score sheet row by row, as the screen and paper show it.
namespace nilometer::ui {

/// What one player has in a row.
struct SheetCell {
  QString text;     ///< empty where a source does not apply
  QString mark;     ///< "*", "!", both or nothing
  QStringList rest; ///< what the marks mean here, a line each
};

struct SheetRow {
  enum class Kind : std::uint8_t {
    group,  ///< heading with the sums of its rows
    source, ///< one of ScoreReport::sources
    before, ///< points before the final scoring of a game that was not recorded
    points, ///< all together
    bid,    ///< for the seat
    result, ///< points less the bid
    place   ///< 1., 2., …; not where nobody can say it yet
  };
  Kind kind = Kind::source;
  QString title;
  QString rule;                       ///< its number; empty in sums
  QString tip;                        ///< what the rule says; may be empty
  std::vector<text::PointsFrom> from; ///< what gave its points; empty in totals
  std::array<SheetCell, table::maxSeats> cells;

  /// Whether it is one of the last rows, which add up.
  [[nodiscard]] bool isTotal() const { return kind >= Kind::points; }
};

/// The sections of the report, each as a group, then the totals. A group without rows is left out.
[[nodiscard]] std::vector<SheetRow> sheetRows(const report::ScoreReport& report);

/// What stands below the sheet: who wins, tie-breaks, where an unfinished game stands, what the
/// marks mean.
[[nodiscard]] QStringList sheetNotes(const report::ScoreReport& report);

/// Title of the game, or what this is.
[[nodiscard]] QString sheetTitle(const report::ScoreReport& report);
/// Date, rules, printed values, number of players.
[[nodiscard]] QStringList sheetFacts(const report::ScoreReport& report);

} // namespace nilometer::ui
