// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/options_report.h"
#include "app/cli/texts.h"
#include "ui/score/report/terminal_columns.h"

#include "ui/text/phrase.h"

#include <QJsonArray>

namespace nilometer::cli {

using report::onOneLine;
using report::wrappedText;

QString optionsBlock(const QString& heading, const QString& body) {
  return body.isEmpty() ? QString() : u'\n' + wrappedText(heading, 0) + u'\n' + body;
}

QString optionsText(const OptionsReport& report) {
  QString text =
      text::fill(Cli::tr("After %n entry(ies): %1", nullptr, report.after), {report.standing}) +
      u'\n';
  if (!report.onTurn.isEmpty()) {
    text += text::fill(Cli::tr("On turn: %1"), {onOneLine(report.onTurn)}) + u'\n';
  }
  QString entries;
  for (const OptionsReport::Offer& offer : report.entries) {
    entries += QStringLiteral("  ") + wrappedText(onOneLine(offer.sentence), 2) + u'\n';
    for (const QString& doubt : offer.doubts) {
      entries += QStringLiteral("    ") + wrappedText(onOneLine(doubt), 4) + u'\n';
    }
    entries += QStringLiteral("    ") + offer.line + u'\n';
  }
  return text +
         optionsBlock(Cli::tr("What may be done now, each with the line for the record"), entries) +
         report.more;
}

QJsonObject optionsJson(const OptionsReport& report) {
  QJsonArray entries;
  for (const OptionsReport::Offer& offer : report.entries) {
    QJsonObject json{{QStringLiteral("line"), offer.line},
                     {QStringLiteral("sentence"), offer.sentence}};
    if (!offer.doubts.isEmpty()) {
      json.insert(QStringLiteral("doubts"), QJsonArray::fromStringList(offer.doubts));
    }
    entries += json;
  }
  QJsonObject json = report.moreJson;
  json.insert(QStringLiteral("file"), report.file);
  json.insert(QStringLiteral("after"), report.after);
  json.insert(QStringLiteral("findings"), report.findings);
  json.insert(QStringLiteral("round"), report.round);
  json.insert(QStringLiteral("phase"), report.phase);
  json.insert(QStringLiteral("onTurn"),
              report.onTurnColour.isEmpty() ? QJsonValue() : QJsonValue(report.onTurnColour));
  json.insert(QStringLiteral("entries"), entries);
  return json;
}

} // namespace nilometer::cli
