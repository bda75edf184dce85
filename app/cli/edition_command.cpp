// SPDX-License-Identifier: GPL-3.0-or-later
// edition: the printed values.
#include "app/cli/command.h"
#include "app/cli/edition_report.h"
#include "app/cli/output.h"
#include "ui/report/csv.h"
#include "ui/report/text_table.h"

#include "ui/words/phrase.h"

#include <QCoreApplication>
#include <QJsonArray>

#include <algorithm>

namespace nilometer::cli {

using report::csvLine;
using report::TextTable;

using words::fill;
using words::fromUtf8;

namespace {

struct Cli {
  Q_DECLARE_TR_FUNCTIONS(Cli)
};

bool isShipped(const QString& id) {
  const std::vector<std::string> ids = record::shippedEditions();
  return std::find(ids.begin(), ids.end(), id.toStdString()) != ids.end();
}

/// The edition of an id that comes with the program, or of a file.
record::Result<record::CheckedEdition> loadEdition(const QString& name) {
  const bool shipped = isShipped(name);
  const QString file = shipped ? QStringLiteral(":/editions/%1.json").arg(name) : name;
  const record::Result<std::string> text = load(file);
  if (!text) return text.error();
  return record::readEditionWithFindings(*text, shownName(name));
}

int listEditions(const QString& format) {
  TextTable table({TextTable::Align::left, TextTable::Align::left});
  QJsonArray list;
  QString csv = QStringLiteral("id,name\n");
  for (const std::string& id : record::shippedEditions()) {
    const record::Result<egizia::Edition> edition = record::shippedEdition(id);
    if (!edition) return unreadable(edition.error());
    const QString name = fromUtf8(edition->name);
    table.row({fromUtf8(id), name});
    list += QJsonObject{{QStringLiteral("id"), fromUtf8(id)}, {QStringLiteral("name"), name}};
    csv += csvLine({fromUtf8(id), name});
  }
  if (format == QStringLiteral("json"))
    print(QJsonDocument(list));
  else
    print(format == QStringLiteral("csv") ? csv : table.text());
  return exitClean;
}

void printFindings(const record::CheckedEdition& checked, const QString& file,
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
void mention(const record::CheckedEdition& checked, const QString& file) {
  if (checked.findings.empty()) return;
  complain(fill(Cli::tr("%1: %n finding(s); “--validate” lists them.", nullptr,
                        static_cast<int>(checked.findings.size())),
                {file}));
}

int compare(const QString& before, const QString& after, const QString& format) {
  const record::Result<record::CheckedEdition> first = loadEdition(before);
  if (!first) return unreadable(first.error());
  const record::Result<record::CheckedEdition> second = loadEdition(after);
  if (!second) return unreadable(second.error());
  const ComparedEditions compared{.before = &first->edition,
                                  .after = &second->edition,
                                  .differences =
                                      record::compareEditions(first->edition, second->edition)};
  if (format == QStringLiteral("json"))
    print(QJsonDocument(differencesJson(compared)));
  else
    print(format == QStringLiteral("csv") ? differencesCsv(compared) : differencesText(compared));
  mention(*first, fromUtf8(shownName(before)));
  mention(*second, fromUtf8(shownName(after)));
  return compared.differences.empty() ? exitClean : exitFindings;
}

int run(const Arguments& arguments) {
  const QString format = arguments.value("format");
  if (arguments.has("list")) return listEditions(format);
  const QString other = arguments.value("compare");
  const QString name = arguments.operands.value(0, fromUtf8(record::shippedEditions().front()));
  if (!other.isEmpty()) return compare(name, other, format);
  const record::Result<record::CheckedEdition> checked = loadEdition(name);
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
      {"list", nullptr, QT_TRANSLATE_NOOP("Cli", "lists the editions that come with the program")},
      {"format", "text|json|csv",
       QT_TRANSLATE_NOOP("Cli", "how the result is written; text by default")},
  });
  static const Command command{
      .name = "edition",
      .operands = QT_TRANSLATE_NOOP("Cli", "[ID|FILE]"),
      .most = 1,
      .summary = QT_TRANSLATE_NOOP("Cli", "shows the printed values of board and cards"),
      .description = QT_TRANSLATE_NOOP(
          "Cli", "Shows every printed value with how sure it is (certain, deduced, assumed or "
                 "confirmed) and why: of an edition that comes with the program, by default the "
                 "first, or of a "
                 "file. “-” is the standard input."),
      .flags = flags,
      .exits = {QT_TRANSLATE_NOOP("Cli", "no findings"),
                QT_TRANSLATE_NOOP("Cli",
                                  "at least one value makes no sense, or the editions differ"),
                QT_TRANSLATE_NOOP("Cli", "wrong use, or a file cannot be read")},
      .run = run};
  return command;
}

} // namespace nilometer::cli
