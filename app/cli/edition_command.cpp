// SPDX-License-Identifier: GPL-3.0-or-later
// edition: the printed values.
#include "app/cli/command.h"
#include "app/cli/edition_report.h"
#include "app/cli/loading.h"
#include "app/cli/output.h"
#include "app/cli/texts.h"

#include "ui/words/phrase.h"

namespace nilometer::cli {

using words::fill;
using words::fromUtf8;

namespace {

int listEditions(const QString& format, Editions& editions) {
  const FoundEditions& found = editions.found();
  if (format == QStringLiteral("json"))
    print(QJsonDocument(listJson(found)));
  else
    print(format == QStringLiteral("csv") ? listCsv(found) : listText(found, editions.folder()));
  int code = exitClean;
  for (const record::ReadError& error : found.unreadable) code = unreadable(error);
  return code;
}

void printFindings(const egizia::CheckedEdition& checked, const QString& file,
                   const QString& format) {
  if (format == QStringLiteral("json"))
    print(QJsonDocument(findingsJson(checked, file)));
  else if (format == QStringLiteral("csv"))
    print(findingsCsv(checked, file));
  else
    print(findingsText(checked, file));
}

void printValues(const egizia::Edition& edition, Shown shown, const QString& format) {
  if (format == QStringLiteral("json"))
    print(QJsonDocument(editionJson(edition, shown)));
  else if (format == QStringLiteral("csv"))
    print(editionCsv(edition, shown));
  else
    print(editionText(edition, shown));
}

/// Says on the standard error that something in the file makes no sense.
void mention(const egizia::CheckedEdition& checked, const QString& file) {
  if (checked.findings.empty()) return;
  complain(fill(Cli::tr("%1: %n finding(s); “--validate” lists them.", nullptr,
                        static_cast<int>(checked.findings.size())),
                {file}));
}

int compare(const QString& before, const Arguments& arguments, Editions& editions) {
  const QString after = arguments.value("compare");
  const QString format = arguments.value("format");
  const record::Result<egizia::CheckedEdition> first = editions.load(before);
  if (!first) return unreadable(first.error());
  const record::Result<egizia::CheckedEdition> second = editions.load(after);
  if (!second) return unreadable(second.error());
  const ComparedEditions compared{.before = &first->edition,
                                  .after = &second->edition,
                                  .differences =
                                      egizia::compareEditions(first->edition, second->edition)};
  if (format == QStringLiteral("json"))
    print(QJsonDocument(differencesJson(compared)));
  else
    print(format == QStringLiteral("csv") ? differencesCsv(compared) : differencesText(compared));
  mention(*first, fromUtf8(shownName(before)));
  mention(*second, fromUtf8(shownName(after)));
  return compared.differences.empty() ? exitClean : exitFindings;
}

int runEdition(const Arguments& arguments) {
  const QString format = arguments.value("format");
  Editions editions(arguments);
  if (arguments.has("list")) return listEditions(format, editions);
  const QString name = arguments.operands.value(0, fromUtf8(egizia::shippedEditions().front()));
  if (arguments.has("compare")) return compare(name, arguments, editions);
  const record::Result<egizia::CheckedEdition> checked = editions.load(name);
  if (!checked) return unreadable(checked.error());
  const QString file = fromUtf8(shownName(name));
  const int code = checked->findings.empty() ? exitClean : exitFindings;
  if (arguments.has("validate")) {
    printFindings(*checked, file, format);
    return code;
  }
  printValues(checked->edition, arguments.has("unconfirmed") ? Shown::unconfirmed : Shown::all,
              format);
  mention(*checked, file);
  return code;
}

} // namespace

const Command& editionCommand() {
  static constexpr auto flags = std::to_array<Flag>({
      {"validate", nullptr, QT_TRANSLATE_NOOP("Cli", "shows only the values that make no sense")},
      {"unconfirmed", nullptr, QT_TRANSLATE_NOOP("Cli", "shows only the values that are assumed")},
      {"compare", QT_TRANSLATE_NOOP("Cli", "EDITION"),
       QT_TRANSLATE_NOOP("Cli",
                         "shows every value that this edition, an ID or a FILE, has otherwise")},
      {"list", nullptr,
       QT_TRANSLATE_NOOP("Cli",
                         "lists all editions: those that come with the program and own copies")},
      {"format", "text|json|csv",
       QT_TRANSLATE_NOOP("Cli", "how the result is written; text by default")},
  });
  static const Command command{
      .name = "edition",
      .operands = QT_TRANSLATE_NOOP("Cli", "[ID|FILE]"),
      .most = 1,
      .summary = QT_TRANSLATE_NOOP("Cli", "shows the printed values of board and cards"),
      .description = QT_TRANSLATE_NOOP(
          "Cli",
          "Shows every printed value with how sure it is (certain, deduced, assumed or confirmed) "
          "and why: of an edition that comes with the program, by default the first, of one of the "
          "players’ own copies, or of a file. “-” is the standard input."),
      .flags = flags,
      .exits = {QT_TRANSLATE_NOOP("Cli", "no findings"),
                QT_TRANSLATE_NOOP("Cli",
                                  "at least one value makes no sense, or the editions differ"),
                QT_TRANSLATE_NOOP("Cli", "wrong use, or a file cannot be read")},
      .run = runEdition};
  return command;
}

} // namespace nilometer::cli
