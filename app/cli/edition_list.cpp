// SPDX-License-Identifier: GPL-3.0-or-later
// All editions that can be found.
#include "app/cli/editions.h"
#include "app/cli/texts.h"

#include "ui/score/report/csv.h"
#include "ui/score/report/terminal_columns.h"
#include "ui/score/report/text_table.h"

#include "ui/text/phrase.h"

#include <QFileInfo>
#include <QJsonArray>

#include <algorithm>

namespace nilometer::cli {

using report::Csv;
using report::csvHead;
using report::csvLine;
using report::onOneLine;
using report::TextTable;
using table::Provenance;
using text::fill;
using text::fromUtf8;

namespace {

/// In the order of Origin.
constexpr auto originIds = std::to_array<const char*>({"shipped", "own", "of-games"});
static_assert(originIds.size() == originCount);

QString originId(Origin origin) {
  return QString::fromLatin1(originIds[static_cast<std::size_t>(origin)]);
}

QString nameOf(Origin origin) {
  static constexpr auto names = std::to_array<const char*>(
      {QT_TRANSLATE_NOOP("Cli", "comes with the program"), QT_TRANSLATE_NOOP("Cli", "own copy"),
       QT_TRANSLATE_NOOP("Cli", "kept for a game")});
  static_assert(names.size() == originCount);
  return Cli::tr(names[static_cast<std::size_t>(origin)]);
}

int assumed(const FoundEdition& one) {
  return static_cast<int>(std::ranges::count(one.edition.printed, Provenance::assumed,
                                             &table::PrintedValue::provenance));
}

QString stateOf(const FoundEdition& one) {
  if (!one.usable()) {
    return Cli::tr("a draft with %n finding(s)", nullptr,
                   static_cast<int>(one.edition.findings.size()));
  }
  const int values = assumed(one);
  return values == 0 ? Cli::tr("nothing is assumed")
                     : Cli::tr("%n value(s) assumed", nullptr, values);
}

/// Of what comes with the program there is no file.
QString fileOf(const FoundEdition& one) {
  return one.origin == Origin::shipped ? QString() : one.file;
}

} // namespace

QString listText(const FoundEditions& found, const QString& folder) {
  TextTable table(std::vector(6, TextTable::Align::left));
  bool isOwn = false;
  for (const FoundEdition& one : found.editions) {
    const ShownEdition& edition = one.edition;
    const QString file = QFileInfo(fileOf(one)).fileName();
    table.row({fromUtf8(edition.id), one.game->name(), onOneLine(fromUtf8(edition.name)),
               nameOf(one.origin), stateOf(one), onOneLine(file)});
    isOwn = isOwn || one.origin != Origin::shipped;
  }
  const QString where = fill(Cli::tr("The files lie in %1."), {folder});
  return isOwn ? table.text() + u'\n' + onOneLine(where) + u'\n' : table.text();
}

QJsonArray listJson(const FoundEditions& found) {
  QJsonArray list;
  for (const FoundEdition& one : found.editions) {
    const ShownEdition& edition = one.edition;
    QJsonObject json{{QStringLiteral("id"), fromUtf8(edition.id)},
                     {QStringLiteral("game"), fromUtf8(one.game->id())},
                     {QStringLiteral("name"), fromUtf8(edition.name)},
                     {QStringLiteral("checksum"), fromUtf8(edition.checksum)},
                     {QStringLiteral("origin"), originId(one.origin)},
                     {QStringLiteral("values"), static_cast<int>(edition.printed.size())},
                     {QStringLiteral("assumed"), assumed(one)},
                     {QStringLiteral("findings"), static_cast<int>(one.edition.findings.size())}};
    if (one.origin != Origin::shipped) json.insert(QStringLiteral("file"), one.file);
    list += json;
  }
  return list;
}

QString listCsv(const FoundEditions& found) {
  QString text =
      csvHead({Csv::tr("Id"), Csv::tr("Game"),
               //: What an edition is called.
               Csv::tr("Name"), Csv::tr("Checksum"), Csv::tr("Origin"), Csv::tr("Values"),
               Csv::tr("Assumed"), Csv::tr("Findings"), Csv::tr("File")});
  for (const FoundEdition& one : found.editions) {
    const ShownEdition& edition = one.edition;
    text += csvLine({fromUtf8(edition.id), fromUtf8(one.game->id()), fromUtf8(edition.name),
                     fromUtf8(edition.checksum), originId(one.origin),
                     QString::number(edition.printed.size()), QString::number(assumed(one)),
                     QString::number(one.edition.findings.size()), fileOf(one)});
  }
  return text;
}

} // namespace nilometer::cli
