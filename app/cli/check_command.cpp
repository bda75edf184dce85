// SPDX-License-Identifier: GPL-3.0-or-later
// check: judges records and lists every finding.
#include "app/cli/command.h"
#include "app/cli/editions.h"
#include "app/cli/loading.h"
#include "app/cli/output.h"
#include "app/cli/texts.h"
#include "ui/report/text_width.h"

#include "ui/words/error_words.h"
#include "ui/words/phrase.h"

#include <QJsonArray>
#include <QJsonObject>

#include <algorithm>

namespace nilometer::cli {

using report::onOneLine;
using report::wrappedText;

using words::fill;

namespace {

QString place(const CheckReport& report, const CheckLine& line) {
  if (line.line == 0) return report.file;
  return fill(Cli::tr("%1, line %2"), {report.file, words::number(line.line)});
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
  const int notes = static_cast<int>(report.lines.size()) - report.findings;
  print(fill(QStringLiteral("%1: %2, %3, %4\n"),
             {report.file, Cli::tr("%n entry(ies)", nullptr, report.entries),
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
  return {{QStringLiteral("file"), report.file},
          {QStringLiteral("entries"), report.entries},
          {QStringLiteral("finished"), report.isFinished},
          {QStringLiteral("findings"), findings},
          {QStringLiteral("notes"), notes}};
}

int runCheck(const Arguments& arguments, Games games) {
  const bool asJson = arguments.value("format") == QStringLiteral("json");
  Editions editions(arguments, games);
  QJsonArray files;
  int exitCode = exitClean;
  for (const QString& file : arguments.operands) {
    const RecordUpToDamage game = loadUpToDamage(file, editions, games);
    if (!game) {
      exitCode = unreadable(game.error());
      files += QJsonObject{{QStringLiteral("file"), words::fromUtf8(shownName(file))},
                           {QStringLiteral("error"), words::sentence(game.error())}};
      continue;
    }
    CheckReport report = game->read.check();
    if (game->damage) report.ends(game->damage->line, damageSentence(*game->damage));
    report.file = words::fromUtf8(shownName(file));
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
      .summary = QT_TRANSLATE_NOOP("Cli", "judges recorded games"),
      .description = QT_TRANSLATE_NOOP(
          "Cli",
          "Plays each record from the start and lists every entry that breaks a rule, with file, "
          "line and the number of the rule. Where an entry would make the table impossible, it "
          "says what cannot be. Such entries are not carried out; all later ones are judged on the "
          "table as it is then. Entries made anyway are only noted. A damaged record is judged up "
          "to the damage, which is a finding. “-” is the standard input."),
      .flags = flags,
      .exits = {QT_TRANSLATE_NOOP("Cli", "no findings"),
                QT_TRANSLATE_NOOP("Cli", "at least one finding"),
                QT_TRANSLATE_NOOP("Cli", "wrong use, or a file cannot be read")},
      .run = runCheck};
  return command;
}

} // namespace nilometer::cli
