// SPDX-License-Identifier: GPL-3.0-or-later
// recover: what can be read of a damaged record, as a file of its own.
#include "app/cli/command.h"
#include "app/cli/editions.h"
#include "app/cli/loading.h"
#include "app/cli/output.h"
#include "app/cli/texts.h"

#include "engine/record/durable.h"
#include "ui/words/outside_words.h"
#include "ui/words/phrase.h"

#include <cstddef>

namespace nilometer::cli {

namespace {

/// 0 or what the system says, as one sentence on the standard error.
int written(const QString& path, const std::string& text) {
  const int error = record::writeNewFile(path, {text.data(), static_cast<qsizetype>(text.size())});
  if (error == 0) return exitClean;
  complain(words::fill(Cli::tr("“%1” cannot be written: %2"),
                       {path, words::systemRefusal(qt_error_string(error))}));
  return exitUnreadable;
}

int runRecover(const Arguments& arguments, Games games) {
  Editions editions(arguments, games);
  const QString& file = arguments.operands[0];
  const QString& out = arguments.operands[1];
  const RecordUpToDamage whole = loadUpToDamage(file, editions, games);
  if (!whole) return unreadable(whole.error());
  if (written(out, whole->text) != exitClean) return exitUnreadable;
  const int entries = static_cast<int>(whole->read.entries);
  print(words::fill(QStringLiteral("%1: %2\n"), {out, Cli::tr("%n entry(ies)", nullptr, entries)}));
  if (!whole->damage) return exitClean;
  print(words::fill(QStringLiteral("%1: %2\n"),
                    {words::fill(Cli::tr("%1, line %2"), {words::fromUtf8(whole->damage->file),
                                                          words::number(whole->damage->line)}),
                     damageSentence(*whole->damage)}));
  return exitFindings;
}

} // namespace

const Command& recoverCommand() {
  static constexpr auto flags = std::to_array<Flag>({
      {"edition", QT_TRANSLATE_NOOP("Cli", "EDITION"),
       QT_TRANSLATE_NOOP("Cli", "the printed values, an ID or a FILE, where they are not known")},
  });
  static const Command command{
      .name = "recover",
      .operands = QT_TRANSLATE_NOOP("Cli", "FILE OUT"),
      .least = 2,
      .most = 2,
      .summary = QT_TRANSLATE_NOOP("Cli", "saves what can be read of a damaged game"),
      .description = QT_TRANSLATE_NOOP(
          "Cli", "Writes all lines of a record that stand before the damage to the new file OUT, "
                 "as they are, and says where the damage begins. Never writes over a file. “-” as "
                 "FILE is the standard input."),
      .flags = flags,
      .exits = {QT_TRANSLATE_NOOP("Cli", "OUT is written; there is no damage"),
                QT_TRANSLATE_NOOP("Cli", "OUT is written up to the damage"),
                QT_TRANSLATE_NOOP("Cli", "wrong use, nothing can be read, or OUT cannot be "
                                         "written")},
      .run = runRecover};
  return command;
}

} // namespace nilometer::cli
