// SPDX-License-Identifier: GPL-3.0-or-later
// check: judges records and lists every finding.
#include "app/cli/command.h"
#include "app/cli/editions.h"
#include "app/cli/loading.h"
#include "app/cli/output.h"
#include "app/cli/texts.h"
#include "ui/score/report/terminal_columns.h"

#include "ui/text/error_words.h"
#include "ui/text/phrase.h"

#include <QJsonArray>
#include <QJsonObject>

#include <algorithm>
#include <utility>

namespace nilometer::cli {

using report::onOneLine;
using report::wrappedText;

using text::fill;

namespace {

QString place(const CheckReport& report, const CheckLine& line) {
  if (line.line == 0 || line.saysLine) return report.file;
  return atLine(report.file, line.line);
}

void printText(const CheckReport& report) {
  for (std::size_t i = 0; i < report.lines.size(); ++i) {
    const CheckLine& line = report.lines[i];
    const QString what = line.isNote ? fill(Cli::tr("note: %1"), {line.sentence}) : line.sentence;
    print(fill(QStringLiteral("%1: %2\n"), {place(report, line), onOneLine(what)}));
    // What was entered stands once, below everything about it.
    const bool last = i + 1 == report.lines.size() || report.lines[i + 1].entry != line.entry;
    if (last && line.entry > 0) {
      print(QStringLiteral("    ") + wrappedText(onOneLine(line.entrySentence), 4) + u'\n');
    }
  }
  const QString what = report.isPosition ? Cli::tr("end position")
                                         : Cli::tr("%n entry(ies)", nullptr, report.entries);
  const int notes = static_cast<int>(report.lines.size()) - report.findings;
  print(fill(QStringLiteral("%1: %2, %3, %4\n"),
             {report.file, what,
              report.findings == 0 ? Cli::tr("no findings")
                                   : Cli::tr("%n finding(s)", nullptr, report.findings),
              notes == 0 ? Cli::tr("no notes") : Cli::tr("%n note(s)", nullptr, notes)}));
}

QJsonObject jsonOf(const CheckLine& line) {
  QJsonObject json{{QStringLiteral("sentence"), line.sentence}};
  if (!line.rule.isEmpty()) json[QStringLiteral("rule")] = line.rule;
  if (line.line == 0) return json;
  json[QStringLiteral("line")] = line.line;
  if (line.entry == 0) return json;
  json[QStringLiteral("entry")] = line.entry;
  json[QStringLiteral("round")] = line.round;
  json[QStringLiteral("phase")] = line.phase;
  json[QStringLiteral("entered")] = line.entrySentence;
  return json;
}

QJsonObject jsonOf(const CheckReport& report) {
  QJsonArray findings;
  QJsonArray notes;
  for (const CheckLine& line : report.lines) (line.isNote ? notes : findings) += jsonOf(line);
  QJsonObject json{{QStringLiteral("file"), report.file},
                   {QStringLiteral("finished"), report.isFinished},
                   {QStringLiteral("findings"), findings},
                   {QStringLiteral("notes"), notes}};
  if (!report.isPosition) json[QStringLiteral("entries")] = report.entries;
  return json;
}

QString notCompared() {
  return Cli::tr("damaged once; nobody has compared it with the table since");
}

CheckReport checkOf(const SavedPosition& saved) {
  CheckReport report;
  report.isPosition = true;
  report.isFinished = saved.stage == PositionStage::scored;
  if (saved.conflict) {
    record::ReadError conflict = *saved.conflict;
    conflict.file.clear();
    const int line = std::exchange(conflict.line, 0);
    report.ends(line, text::sentence(conflict));
  }
  if (saved.damage) report.ends(saved.damage->line, damageSentence(saved));
  if (saved.verified == record::Verified::no) report.ends(0, notCompared());
  if (saved.stage == PositionStage::open) report.note(Cli::tr("not scored in the window yet"));
  if (saved.stage == PositionStage::changed) {
    report.note(Cli::tr("changed after it was scored; the changes do not count yet"));
  }
  return report;
}

/// What there is to say about a record or an end position.
record::Result<CheckReport> checkOf(const QString& file, Editions& editions, Games games) {
  const record::Result<Given> given = load(file);
  if (!given) return given.error();
  if (isPosition(*given)) {
    const auto saved = gameOf(games, *given).readSavedPosition(*given, editions);
    if (!saved) return saved.error();
    return checkOf(*saved);
  }
  const RecordUpToDamage game = readUpToDamage(*given, editions, games);
  if (!game) return game.error();
  CheckReport report = game->read.check();
  if (record::verifiedIn(given->text) == record::Verified::no) report.ends(0, notCompared());
  if (game->damage) {
    report.ends(game->damage->line, damageSentence(*game));
    report.lines.back().saysLine = isTyped(*game);
  }
  return report;
}

int runCheck(const Arguments& arguments, Games games) {
  const bool asJson = arguments.value("format") == QStringLiteral("json");
  Editions editions(arguments, games);
  QJsonArray files;
  int exitCode = exitClean;
  for (const QString& file : arguments.operands) {
    record::Result<CheckReport> checked = checkOf(file, editions, games);
    if (!checked) {
      exitCode = unreadable(checked.error());
      files += QJsonObject{{QStringLiteral("file"), text::fromUtf8(shownName(file))},
                           {QStringLiteral("error"), sentence(checked.error())}};
      continue;
    }
    CheckReport& report = *checked;
    report.file = text::fromUtf8(shownName(file));
    if (report.findings > 0) exitCode = std::max(exitCode, exitFindings);
    if (asJson)
      files += jsonOf(report);
    else
      printText(report);
  }
  if (asJson) print(QJsonDocument(files));
  return exitCode;
}

} // namespace

const Command& checkCommand() {
  static constexpr auto flags = std::to_array<Flag>({
      {"format", "text|json",
       QT_TRANSLATE_NOOP("Cli", "how the result is written; text by default")},
      {"edition", QT_TRANSLATE_NOOP("Cli", "EDITION"),
       QT_TRANSLATE_NOOP("Cli", "the printed values, an ID or a FILE, where they are not known")},
  });
  static const Command command{
      .name = "check",
      .operands = QT_TRANSLATE_NOOP("Cli", "FILE…"),
      .least = 1,
      .most = manyOperands,
      .summary = QT_TRANSLATE_NOOP("Cli", "judges recorded games and end positions"),
      .description = QT_TRANSLATE_NOOP(
          "Cli",
          "Plays each record from the start and lists every entry that breaks a rule, with file, "
          "line and the number of the rule. Where an entry would make the table impossible, it "
          "says what cannot be. Such entries are not carried out; all later ones are judged on the "
          "table as it is then. Entries made anyway are only noted. A damaged record is judged up "
          "to the damage, which is a finding. Of an end position it says which numbers cannot be "
          "together. “-” is the standard input."),
      .flags = flags,
      .exits = {QT_TRANSLATE_NOOP("Cli", "no findings"),
                QT_TRANSLATE_NOOP("Cli", "at least one finding"),
                QT_TRANSLATE_NOOP("Cli", "wrong use, or a file cannot be read")},
      .run = runCheck};
  return command;
}

} // namespace nilometer::cli
