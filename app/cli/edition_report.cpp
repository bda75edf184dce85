// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/edition_report.h"
#include "app/cli/texts.h"

#include "app/cli/output.h"
#include "engine/record/json.h"
#include "ui/score/report/csv.h"
#include "ui/score/report/terminal_columns.h"
#include "ui/score/report/text_table.h"

#include "ui/text/outside_words.h"
#include "ui/text/phrase.h"
#include "ui/text/provenance.h"

#include <QJsonArray>

#include <algorithm>
#include <array>

namespace nilometer::cli {

using report::Csv;
using report::csvHead;
using report::csvLine;
using report::onOneLine;
using report::wrappedText;

using table::PrintedValue;
using table::Provenance;
using text::fill;
using text::fromUtf8;

namespace {

QString provenanceId(Provenance provenance) {
  return fromUtf8(table::provenanceNames[static_cast<std::size_t>(provenance)]);
}

bool isShown(const PrintedValue& value, Shown shown) {
  return shown == Shown::all || value.provenance == Provenance::assumed ||
         value.provenance == Provenance::missing;
}

std::vector<PrintedValue> shownValues(const ShownEdition& edition, Shown shown) {
  std::vector<PrintedValue> values;
  for (const PrintedValue& value : edition.printed) {
    if (isShown(value, shown)) values.push_back(value);
  }
  return values;
}

int count(const ShownEdition& edition, Provenance provenance) {
  return static_cast<int>(
      std::ranges::count(edition.printed, provenance, &PrintedValue::provenance));
}

/// Of a number, or of all numbers in it.
void addUnlikely(ShownEdition& edition, std::span<const table::LikelyAt> likely,
                 const std::string& place, const record::JsonValue& value) {
  if (const auto* list = value.as<record::JsonArray>()) {
    for (std::size_t i = 0; i < list->size(); ++i) {
      addUnlikely(edition, likely, place + '[' + std::to_string(i) + ']', (*list)[i]);
    }
  } else if (const auto* members = value.as<record::JsonObject>()) {
    for (const auto& [name, member] : *members) {
      addUnlikely(edition, likely, place + '.' + name, member);
    }
  } else if (const auto* number = value.as<std::int64_t>()) {
    const auto range = table::likelyAt(likely, place);
    if (!range || range->contains(static_cast<int>(*number))) return;
    const bool isLow = *number < range->least;
    const QString sentence = isLow ? Cli::tr("%1: %2 is doubtful; at least %3 is likely")
                                   : Cli::tr("%1: %2 is doubtful; at most %3 is likely");
    edition.findings.push_back(
        {place, 0,
         fill(sentence, {fromUtf8(place), text::number(static_cast<int>(*number)),
                         text::number(isLow ? range->least : range->most)})});
  }
}

/// The value as JSON where it can be told from a text.
QJsonValue valueJson(const std::string& text) {
  const QByteArray json = '[' + QByteArray::fromStdString(text) + ']';
  return QJsonDocument::fromJson(json).array().at(0);
}

/// The numbers inside the value that players have compared already.
QStringList comparedIn(const PrintedValue& value) {
  QStringList places;
  for (const std::string& place : value.compared) places += fromUtf8(place);
  return places;
}

QString valuesText(const std::vector<PrintedValue>& values) {
  QString text;
  for (const PrintedValue& value : values) {
    const QString line =
        fill(QStringLiteral("%1 = %2 (%3)"),
             {fromUtf8(value.key), fromUtf8(value.value), text::provenance(value.provenance)});
    text += wrappedText(onOneLine(line), 4) + QStringLiteral("\n    ") +
            wrappedText(onOneLine(text::printedReason(value.reason)), 4) + u'\n';
    if (value.compared.empty()) continue;
    const QString compared =
        fill(Cli::tr("Already compared: %1"), {text::listOf(comparedIn(value))});
    text += QStringLiteral("    ") + wrappedText(onOneLine(compared), 4) + u'\n';
  }
  return text;
}

/// What is assumed or missing, page by page, with where to look on the own copy.
QString pagesText(const ShownEdition& edition) {
  QStringList parts;
  for (const ShownEdition::Page& page : edition.pages) {
    std::vector<PrintedValue> unconfirmed;
    for (const std::size_t value : page.values) {
      if (isShown(edition.printed[value], Shown::unconfirmed)) {
        unconfirmed.push_back(edition.printed[value]);
      }
    }
    if (unconfirmed.empty()) continue;
    parts += wrappedText(page.heading, 0) + QStringLiteral("\n\n") + valuesText(unconfirmed);
  }
  return parts.join(u'\n');
}

QString missingText(int missing) {
  if (missing == 0) return {};
  //: Goes on after “…, 3 assumed, 4 confirmed”.
  return Cli::tr(", %n missing", nullptr, missing);
}

} // namespace

QString editionText(const ShownEdition& edition, Shown shown) {
  QString text =
      onOneLine(fill(QStringLiteral("%1 (%2), %3"),
                     {fromUtf8(edition.name), fromUtf8(edition.id), fromUtf8(edition.checksum)})) +
      QStringLiteral("\n\n");
  text += shown == Shown::all ? valuesText(shownValues(edition, shown)) : pagesText(edition);
  return text + u'\n' +
         fill(Cli::tr("%n printed value(s): %1 certain, %2 deduced, %3 assumed, %4 confirmed",
                      nullptr, static_cast<int>(edition.printed.size())),
              {text::number(count(edition, Provenance::certain)),
               text::number(count(edition, Provenance::deduced)),
               text::number(count(edition, Provenance::assumed)),
               text::number(count(edition, Provenance::confirmed))}) +
         missingText(count(edition, Provenance::missing)) + u'\n';
}

QJsonObject editionJson(const ShownEdition& edition, Shown shown) {
  QJsonArray values;
  for (const PrintedValue& value : shownValues(edition, shown)) {
    QJsonObject one{{QStringLiteral("key"), fromUtf8(value.key)},
                    {QStringLiteral("value"), valueJson(value.value)},
                    {QStringLiteral("provenance"), provenanceId(value.provenance)},
                    {QStringLiteral("reason"), text::printedReason(value.reason)}};
    if (!value.compared.empty()) {
      one.insert(QStringLiteral("compared"), QJsonArray::fromStringList(comparedIn(value)));
    }
    values += one;
  }
  return {{QStringLiteral("id"), fromUtf8(edition.id)},
          {QStringLiteral("name"), fromUtf8(edition.name)},
          {QStringLiteral("checksum"), fromUtf8(edition.checksum)},
          {QStringLiteral("values"), values}};
}

QString editionCsv(const ShownEdition& edition, Shown shown) {
  QString text =
      csvHead({Csv::tr("Key"), Csv::tr("Value"), Csv::tr("Provenance"), Csv::tr("Reason")});
  for (const PrintedValue& value : shownValues(edition, shown)) {
    text += csvLine({fromUtf8(value.key), fromUtf8(value.value), provenanceId(value.provenance),
                     text::printedReason(value.reason)});
  }
  return text;
}

namespace {

using record::EditionDifference;

/// In the order of Difference.
constexpr auto differenceIds = std::to_array<const char*>({"changed", "added", "removed", "moved"});

QString differenceId(record::Difference kind) {
  return QString::fromLatin1(differenceIds[static_cast<std::size_t>(kind)]);
}

QString differenceLine(const EditionDifference& difference) {
  static constexpr auto texts = std::to_array<const char*>({
      //: A printed value, and what stands there in the first and in the second edition.
      QT_TRANSLATE_NOOP("Cli", "%1: %2 → %3"),
      QT_TRANSLATE_NOOP("Cli", "%1: only in the second: %3"),
      QT_TRANSLATE_NOOP("Cli", "%1: only in the first: %2"),
      QT_TRANSLATE_NOOP("Cli", "%1: stop %2 → stop %3"),
  });
  static_assert(texts.size() == differenceIds.size());
  return fill(Cli::tr(texts[static_cast<std::size_t>(difference.kind)]),
              {fromUtf8(difference.key), fromUtf8(difference.before), fromUtf8(difference.after)});
}

QJsonObject editionHead(const ShownEdition& edition) {
  return {{QStringLiteral("id"), fromUtf8(edition.id)},
          {QStringLiteral("name"), fromUtf8(edition.name)},
          {QStringLiteral("checksum"), fromUtf8(edition.checksum)}};
}

} // namespace

QString differencesText(const ComparedEditions& compared) {
  QString text;
  for (const ShownEdition* edition : {compared.before, compared.after}) {
    text += onOneLine(
                fill(QStringLiteral("%1 (%2), %3"), {fromUtf8(edition->name), fromUtf8(edition->id),
                                                     fromUtf8(edition->checksum)})) +
            u'\n';
  }
  text += u'\n';
  for (const EditionDifference& difference : compared.differences) {
    text += wrappedText(onOneLine(differenceLine(difference)), 4) + u'\n';
  }
  if (!compared.differences.empty()) text += u'\n';
  const QString count =
      compared.differences.empty()
          ? Cli::tr("no differences")
          : Cli::tr("%n difference(s)", nullptr, static_cast<int>(compared.differences.size()));
  const QString games = compared.sameGames() ? Cli::tr("every game is the same with both")
                                             : Cli::tr("games are not the same with both");
  return text + QStringLiteral("%1; %2\n").arg(count, games);
}

QJsonObject differencesJson(const ComparedEditions& compared) {
  QJsonArray list;
  for (const EditionDifference& difference : compared.differences) {
    QJsonObject one{{QStringLiteral("kind"), differenceId(difference.kind)},
                    {QStringLiteral("key"), fromUtf8(difference.key)}};
    if (!difference.before.empty()) {
      one.insert(QStringLiteral("before"), valueJson(difference.before));
    }
    if (!difference.after.empty()) {
      one.insert(QStringLiteral("after"), valueJson(difference.after));
    }
    list += one;
  }
  return {{QStringLiteral("first"), editionHead(*compared.before)},
          {QStringLiteral("second"), editionHead(*compared.after)},
          {QStringLiteral("sameGames"), compared.sameGames()},
          {QStringLiteral("differences"), list}};
}

void addUnlikely(ShownEdition& edition, std::span<const table::LikelyAt> likely) {
  for (const PrintedValue& value : edition.printed) {
    const auto json = record::parseJson(value.value);
    if (json) addUnlikely(edition, likely, value.key, *json);
  }
}

QString differencesCsv(const ComparedEditions& compared) {
  QString text = csvHead({Csv::tr("Kind"), Csv::tr("Key"), Csv::tr("Before"), Csv::tr("After")});
  for (const EditionDifference& difference : compared.differences) {
    text += csvLine({differenceId(difference.kind), fromUtf8(difference.key),
                     fromUtf8(difference.before), fromUtf8(difference.after)});
  }
  return text;
}

QString findingsText(const ShownEdition& edition, const QString& file) {
  if (edition.findings.empty()) return fill(Cli::tr("%1: no findings"), {file}) + u'\n';
  QString text;
  for (const ShownEdition::Finding& finding : edition.findings) {
    const QString where =
        finding.line == 0 ? file : fill(Cli::tr("%1, line %2"), {file, text::number(finding.line)});
    text += onOneLine(fill(QStringLiteral("%1: %2"), {where, finding.sentence})) + u'\n';
  }
  return text;
}

QJsonObject findingsJson(const ShownEdition& edition, const QString& file) {
  QJsonArray findings;
  for (const ShownEdition::Finding& finding : edition.findings) {
    findings += QJsonObject{{QStringLiteral("key"), fromUtf8(finding.key)},
                            {QStringLiteral("line"), finding.line},
                            {QStringLiteral("sentence"), finding.sentence}};
  }
  return {{QStringLiteral("file"), file}, {QStringLiteral("findings"), findings}};
}

QString findingsCsv(const ShownEdition& edition, const QString& file) {
  QString text = csvHead({Csv::tr("File"), Csv::tr("Line"), Csv::tr("Key"), Csv::tr("Finding")});
  for (const ShownEdition::Finding& finding : edition.findings) {
    text += csvLine({file, QString::number(finding.line), fromUtf8(finding.key), finding.sentence});
  }
  return text;
}

} // namespace nilometer::cli
