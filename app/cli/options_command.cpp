// SPDX-License-Identifier: GPL-3.0-or-later
// options: what may be done now.
#include "app/cli/command.h"
#include "app/cli/editions.h"
#include "app/cli/loading.h"
#include "app/cli/missing_values.h"
#include "app/cli/output.h"
#include "app/cli/texts.h"

#include "ui/text/phrase.h"

namespace nilometer::cli {

using text::fill;

namespace {

int runOptions(const Arguments& arguments, Games games) {
  Editions editions(arguments, games);
  const auto game = loadRecord(arguments.operands.front(), editions, games);
  if (!game) return unreadable(game.error());
  const std::size_t entries = game->entries;
  const auto after =
      readNumber(arguments, {.flag = "at", .least = 0, .most = entries, .otherwise = entries});
  if (!after) return exitUnreadable;
  OptionsReport report = game->options(*after);
  report.file = text::fromUtf8(shownName(arguments.operands.front()));
  if (arguments.value("format") == QStringLiteral("json")) {
    print(QJsonDocument(optionsJson(report)));
  } else {
    print(optionsText(report));
  }
  complainOfDoubts(report.file, game->doubts(*after));
  if (report.findings == 0) return exitClean;
  complain(fill(Cli::tr("%1: %n entry(ies) before could not be carried out; “nilometer-cli check” "
                        "says why.",
                        nullptr, report.findings),
                {report.file}));
  complainOfMissing(report.file, report.missing);
  return exitFindings;
}

} // namespace

const Command& optionsCommand() {
  static constexpr auto flags = std::to_array<Flag>({
      {"at", QT_TRANSLATE_NOOP("Cli", "N"),
       QT_TRANSLATE_NOOP("Cli", "after the first N entries; by default after all")},
      {"format", "text|json",
       QT_TRANSLATE_NOOP("Cli", "how the result is written; text by default")},
      {"edition", QT_TRANSLATE_NOOP("Cli", "EDITION"),
       QT_TRANSLATE_NOOP("Cli", "the printed values, an ID or a FILE, where they are not known")},
  });
  static const Command command{
      .name = "options",
      .operands = QT_TRANSLATE_NOOP("Cli", "FILE"),
      .least = 1,
      .most = 1,
      .summary = QT_TRANSLATE_NOOP("Cli", "lists what may be done now"),
      .description = QT_TRANSLATE_NOOP(
          "Cli", "Shows who is on turn and everything that may be done, as a sentence and as the "
                 "line that could be appended to the record; for every place that may not be "
                 "chosen the rules that forbid it; and in building who can pay with what, and what "
                 "can be built. Naming things and correcting the table is always possible and not "
                 "listed. “-” is the standard input."),
      .flags = flags,
      .exits = {QT_TRANSLATE_NOOP("Cli", "no findings in the entries before"),
                QT_TRANSLATE_NOOP("Cli", "at least one finding in the entries before"),
                QT_TRANSLATE_NOOP("Cli", "wrong use, or a file cannot be read")},
      .run = runOptions};
  return command;
}

} // namespace nilometer::cli
