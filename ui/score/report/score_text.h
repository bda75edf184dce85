// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/score/report/csv.h"
#include "ui/score/report/score_report.h"

#include <QJsonObject>

#include <vector>

namespace nilometer::report {

/// How much of a score is written: the sheet, or every step with its reason.
enum class Detail : std::uint8_t { sheet, steps };

/// "*" points that rest on an assumed printed value, "!" on something entered against the rules.
[[nodiscard]] QString markText(const ScoreMarks& marks);
/// What the marks of this score mean, a line each; none if there are none.
[[nodiscard]] QStringList legend(const ScoreReport& report);
/// All that stands in small letters below a sheet, a line each: what was entered against the rules,
/// what nobody has read yet, the legend, what is assumed.
[[nodiscard]] QStringList belowSheet(const ScoreReport& report);
/// The legend of some points of it.
[[nodiscard]] QStringList legend(const ScoreReport& report, const ScoreMarks& marks);
/// How many printed values of the edition nobody has compared, whether points rest on them or not;
/// empty for none.
[[nodiscard]] QString assumedNote(const ScoreReport& report);
/// What the mark of some points says in a chart: the names of few assumed values behind them;
/// empty for none.
[[nodiscard]] QString restsOn(const ScoreReport& report, const ScoreMarks& marks);
/// The assumed values behind some points, how to confirm them, and the legend of other marks.
[[nodiscard]] QStringList restsOnLines(const ScoreReport& report, const ScoreMarks& marks);
/// Who wins, or is in front while the game is not finished; nobody can tell while points are
/// unread.
[[nodiscard]] QString outcome(const ScoreReport& report);
/// Of ScoreRank::tieBreak, with its subject: "Anna: as many points as Ben, but …"; empty for none.
[[nodiscard]] QString tieText(const ScoreReport& report, const ScoreRank& rank);
/// Where an unfinished game stands; empty if it is finished.
[[nodiscard]] QString unfinished(const ScoreReport& report);

/// The heading of what is disputed.
[[nodiscard]] QString disputesHeading(const ScoreReport& report);
/// A dispute, with the score both ways: in lines.
struct DisputeText {
  QString what; ///< "Entry 12, round 2: Anna's ship to Edfu", "Anna, Stones left: 7"
  QString said; ///< "Disputed: … · Otherwise: …"
  QString then; ///< everybody's points that would be others, and who would win; may be empty
};
[[nodiscard]] std::vector<DisputeText> disputeTexts(const ScoreReport& report);
/// Of the disputes by which that player would have other points: what is disputed, and what is said
/// about it, in lines.
[[nodiscard]] QStringList disputesOf(const ScoreReport& report, table::Player player);
/// Of ScoreReport::anyway: "Against the rules, entry 12, round 2: …".
[[nodiscard]] QString anywayText(const ScoreAnyway& entry);
/// That the ranking is not settled, where a dispute would change it; else empty.
[[nodiscard]] QString notSettled(const ScoreReport& report);
/// The day of the game in words; what is no day as it is, empty for none.
[[nodiscard]] QString dayText(const ScoreReport& report);
/// Points as they are written, "7 + ?" where some have not been read yet: of a seat, what decides
/// for it, and of a source.
[[nodiscard]] QString pointsText(const ScoreSeat& seat);
[[nodiscard]] QString resultText(const ScoreSeat& seat);
[[nodiscard]] QString pointsText(const ScoreSource::Cell& cell);
/// What "+ ?" waits for; empty if it stands nowhere.
[[nodiscard]] QString unreadNote(const ScoreReport& report);
/// What a result may be besides, behind it: "/ 26?"; empty where it is not disputed.
[[nodiscard]] QString otherResults(const ScoreReport& report, table::Player player);
/// For people, at most textWidth columns wide. With steps: these first, then the sheet.
[[nodiscard]] QString scoreText(const ScoreReport& report, Detail detail);
/// For programs (resources/schemas/score.schema.json).
[[nodiscard]] QJsonObject scoreJson(const ScoreReport& report, Detail detail);
/// The score sheet, or instead of it one line for every step.
[[nodiscard]] QString scoreCsv(const ScoreReport& report, Detail detail, CsvForm form = {});

} // namespace nilometer::report
