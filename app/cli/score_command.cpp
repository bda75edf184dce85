// SPDX-License-Identifier: GPL-3.0-or-later
// score: the score sheet of a recorded game.
#include "app/cli/command.h"
#include "app/cli/editions.h"
#include "app/cli/loading.h"
#include "app/cli/missing_values.h"
#include "app/cli/output.h"
#include "app/cli/score_output.h"
#include "app/cli/texts.h"

#include "ui/text/phrase.h"

namespace nilometer::cli {

using text::fill;

namespace {

int runScore(const Arguments& arguments, Games games) {
  Editions editions(arguments, games);
  const auto game = loadRecord(arguments.operands.front(), editions, games);
  if (!game) return unreadable(game.error());
  report::ScoreReport report = game->score();
  const QString file = report.file = text::fromUtf8(shownName(arguments.operands.front()));
  printScore(report, arguments);
  complainOfDoubts(file, game->doubts(game->entries));
  if (report.findings == 0) return exitClean;
  complain(fill(Cli::tr("%1: %n entry(ies) could not be carried out and is not in this score; "
                        "“nilometer-cli check” says why.",
                        nullptr, report.findings),
                {file}));
  complainOfMissing(file, report.missing);
  return exitFindings;
}

} // namespace

const Command& scoreCommand() {
  static constexpr auto flags = std::to_array<Flag>({
      {"explain", nullptr,
       QT_TRANSLATE_NOOP("Cli", "every point of the game with round, phase, entry, line, rule, "
                                "reason and the total after it")},
      {"format", "text|json|csv",
       QT_TRANSLATE_NOOP("Cli", "how the result is written; text by default")},
      {"edition", QT_TRANSLATE_NOOP("Cli", "EDITION"),
       QT_TRANSLATE_NOOP("Cli", "the printed values, an ID or a FILE, where they are not known")},
  });
  static const Command command{
      .name = "score",
      .operands = QT_TRANSLATE_NOOP("Cli", "FILE"),
      .least = 1,
      .most = 1,
      .summary = QT_TRANSLATE_NOOP("Cli", "scores a recorded game"),
      .description = QT_TRANSLATE_NOOP(
          "Cli", "Shows the points of every player by source, the ranking and what decides ties. "
                 "A game that is not finished is scored as far as it goes. Entries with findings "
                 "are not in the score. With --explain, CSV lists the single points instead of "
                 "the table of sources. “-” is the standard input."),
      .flags = flags,
      .exits = {QT_TRANSLATE_NOOP("Cli", "no findings"),
                QT_TRANSLATE_NOOP("Cli", "at least one finding"),
                QT_TRANSLATE_NOOP("Cli", "wrong use, or a file cannot be read")},
      .run = runScore};
  return command;
}

} // namespace nilometer::cli
