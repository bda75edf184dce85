// SPDX-License-Identifier: GPL-3.0-or-later
// position: the final scoring of a game that was not recorded.
#include "app/cli/command.h"
#include "app/cli/editions.h"
#include "app/cli/loading.h"
#include "app/cli/output.h"
#include "app/cli/score_output.h"
#include "app/cli/texts.h"

#include "ui/text/phrase.h"

namespace nilometer::cli {

namespace {

/// Says what the score leaves out, if the window still has something in hand.
void tellStage(PositionStage stage, const QString& file) {
  if (stage == PositionStage::scored) return;
  const QString text =
      stage == PositionStage::open
          ? Cli::tr("“%1” has not been scored in the window yet; the numbers it has now count.")
          : Cli::tr("“%1” was changed after it was scored; the changes do not count yet.");
  complain(text::fill(text, {file}));
}

int runPosition(const Arguments& arguments, Games games) {
  Editions editions(arguments, games);
  const QString& file = arguments.operands.front();
  record::Result<ReadPosition> position = loadPosition(file, editions, games);
  if (!position) return unreadable(position.error());
  position->score.file = text::fromUtf8(shownName(file));
  if (!position->score.missing.isEmpty()) {
    complain(text::fill(Cli::tr("“%1” cannot be scored before it says under “printed” what is "
                                "missing: %2."),
                        {position->score.file, position->score.missing.join(u", ")}));
    return exitUnreadable;
  }
  tellStage(position->stage, position->score.file);
  printScore(position->score, arguments);
  return exitClean;
}

} // namespace

const Command& positionCommand() {
  static constexpr auto flags = std::to_array<Flag>({
      {"explain", nullptr,
       QT_TRANSLATE_NOOP("Cli", "every point of the final scoring with rule, reason and the total "
                                "after it")},
      {"format", "text|json|csv",
       QT_TRANSLATE_NOOP("Cli", "how the result is written; text by default")},
      {"edition", QT_TRANSLATE_NOOP("Cli", "EDITION"),
       QT_TRANSLATE_NOOP("Cli", "the printed values, an ID or a FILE, where they are not known")},
  });
  static const Command command{
      .name = "position",
      .operands = QT_TRANSLATE_NOOP("Cli", "FILE"),
      .least = 1,
      .most = 1,
      .summary = QT_TRANSLATE_NOOP("Cli", "scores an end position"),
      .description = QT_TRANSLATE_NOOP(
          "Cli", "Carries out the final scoring for a game that was not recorded, from one "
                 "document with what lies on the table at the end. “-” is the standard input."),
      .flags = flags,
      .exits = {QT_TRANSLATE_NOOP("Cli", "scored"), nullptr,
                QT_TRANSLATE_NOOP("Cli", "wrong use, or a file cannot be read")},
      .run = runPosition};
  return command;
}

} // namespace nilometer::cli
