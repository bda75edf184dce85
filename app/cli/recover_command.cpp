// SPDX-License-Identifier: GPL-3.0-or-later
// recover: what can be read of a damaged record, as a file of its own.
#include "app/cli/command.h"
#include "app/cli/editions.h"
#include "app/cli/loading.h"
#include "app/cli/output.h"
#include "app/cli/texts.h"

#include "engine/record/durable.h"
#include "engine/record/record_lines.h"
#include "ui/text/outside_words.h"
#include "ui/text/phrase.h"

#include <cstddef>

namespace nilometer::cli {

namespace {

/// 0 or what the system says, as one sentence on the standard error.
int written(const QString& path, const std::string& text) {
  const int error = record::writeNewFile(path, {text.data(), static_cast<qsizetype>(text.size())});
  if (error == 0) return exitClean;
  complain(text::fill(Cli::tr("“%1” cannot be written: %2"),
                      {path, text::systemRefusal(qt_error_string(error))}));
  return exitUnreadable;
}

int recoverPosition(const Given& given, const QString& out, Editions& editions, Games games) {
  const auto saved = gameOf(games, given).readSavedPosition(given, editions);
  if (!saved) return unreadable(saved.error());
  // A whole one keeps its checksum.
  const std::string_view whole = record::Lines::withoutZeros(given.text);
  if (written(out, saved->damage ? saved->text : std::string(whole)) != exitClean) {
    return exitUnreadable;
  }
  print(text::fill(QStringLiteral("%1: %2\n"), {out, Cli::tr("end position")}));
  if (!saved->damage) return exitClean;
  print(
      text::fill(QStringLiteral("%1: %2\n"), {text::fromUtf8(given.name), damageSentence(*saved)}));
  return exitFindings;
}

int runRecover(const Arguments& arguments, Games games) {
  Editions editions(arguments, games);
  const QString& out = arguments.operands[1];
  const record::Result<Given> given = load(arguments.operands[0]);
  if (!given) return unreadable(given.error());
  if (isPosition(*given)) return recoverPosition(*given, out, editions, games);
  const RecordUpToDamage whole = readUpToDamage(*given, editions, games);
  if (!whole) return unreadable(whole.error());
  if (written(out, whole->text) != exitClean) return exitUnreadable;
  const int entries = static_cast<int>(whole->read.entries);
  print(text::fill(QStringLiteral("%1: %2\n"), {out, Cli::tr("%n entry(ies)", nullptr, entries)}));
  if (!whole->damage) return exitClean;
  const QString file = text::fromUtf8(whole->damage->file);
  print(text::fill(
      QStringLiteral("%1: %2\n"),
      {isTyped(*whole) ? file : atLine(file, whole->damage->line), damageSentence(*whole)}));
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
      .summary = QT_TRANSLATE_NOOP("Cli", "saves what can be read of a damaged file"),
      .description = QT_TRANSLATE_NOOP(
          "Cli",
          "Writes all lines of a record that stand before the damage to the new file OUT, "
          "as they are, and says where the damage begins. An end position is closed behind "
          "its last whole value, and written without a checksum. Never writes over a file. “-” as "
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
