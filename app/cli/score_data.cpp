// SPDX-License-Identifier: GPL-3.0-or-later
// The score for other programs: JSON and CSV.
#include "app/cli/csv.h"
#include "app/cli/output.h"
#include "app/cli/score_numbers.h"
#include "app/cli/score_text.h"

#include "ui/words/phrase.h"
#include "ui/words/words.h"

#include <QCoreApplication>
#include <QJsonArray>

namespace nilometer::cli {

using words::fromUtf8;

namespace {

struct Cli {
  Q_DECLARE_TR_FUNCTIONS(Cli)
};

QString phaseId(egizia::Phase phase) {
  return fromUtf8(egizia::phaseNames[static_cast<std::size_t>(phase)]);
}

QString profileId(const ScoreReport& report) {
  return fromUtf8(egizia::profileNames[static_cast<std::size_t>(report.profile)]);
}

QJsonArray playersJson(const ScoreReport& report) {
  QJsonArray players;
  for (const ScoreSeat& seat : report.seats) {
    QJsonObject player{{QStringLiteral("name"), seat.name},
                       {QStringLiteral("colour"), seat.colour},
                       {QStringLiteral("points"), seat.points},
                       {QStringLiteral("result"), seat.result() / 2.0}};
    if (report.hasBids) player[QStringLiteral("bid")] = seat.bid / 2.0;
    if (!report.isRecorded) player[QStringLiteral("before")] = seat.before;
    players += player;
  }
  return players;
}

QJsonArray sourcesJson(const ScoreReport& report) {
  QJsonArray sources;
  for (const ScoreSource& source : report.sources) {
    QJsonArray points;
    for (std::size_t i = 0; i < report.seats.size(); ++i) points += source.points[i];
    sources += QJsonObject{{QStringLiteral("rule"), source.rule},
                           {QStringLiteral("title"), source.title},
                           {QStringLiteral("points"), points}};
  }
  return sources;
}

QJsonArray rankingJson(const ScoreReport& report) {
  QJsonArray ranking;
  for (const ScoreRank& rank : report.ranking) {
    const ScoreSeat& seat = report.seats[rank.player];
    QJsonObject place{{QStringLiteral("player"), seat.colour},
                      {QStringLiteral("name"), seat.name},
                      {QStringLiteral("result"), seat.result() / 2.0}};
    if (!rank.tieBreak.isEmpty()) place[QStringLiteral("tieBreak")] = rank.tieBreak;
    ranking += place;
  }
  return ranking;
}

QJsonArray stepsJson(const ScoreReport& report) {
  QJsonArray steps;
  for (const ScoreStep& step : report.steps) {
    QJsonObject json{{QStringLiteral("player"), report.seats[step.player].colour},
                     {QStringLiteral("phase"), phaseId(step.phase)},
                     {QStringLiteral("rule"), step.rule},
                     {QStringLiteral("reason"), step.reason},
                     {QStringLiteral("points"), step.points},
                     {QStringLiteral("total"), step.total}};
    if (report.isRecorded) {
      json[QStringLiteral("entry")] = step.entry;
      json[QStringLiteral("line")] = step.line;
      json[QStringLiteral("round")] = step.round;
    }
    steps += json;
  }
  return steps;
}

QString sheetCsv(const ScoreReport& report) {
  QStringList names;
  QStringList before;
  QStringList points;
  QStringList bids;
  QStringList results;
  QStringList ranks;
  for (std::size_t i = 0; i < report.seats.size(); ++i) {
    const ScoreSeat& seat = report.seats[i];
    names += seat.name;
    before += QString::number(seat.before);
    points += QString::number(seat.points);
    bids += plainHalves(-seat.bid);
    results += plainHalves(seat.result());
    const auto place = std::ranges::find(report.ranking, i, &ScoreRank::player);
    ranks += QString::number(place - report.ranking.begin() + 1);
  }
  const auto row = [](const QString& rule, const QString& title, const QStringList& cells) {
    return csvLine(QStringList{rule, title} + cells);
  };
  QString text = row(QStringLiteral("rule"), Cli::tr("Source"), names);
  if (!report.isRecorded) text += row({}, Cli::tr("Before the final scoring"), before);
  for (const ScoreSource& source : report.sources) {
    QStringList cells;
    for (std::size_t i = 0; i < report.seats.size(); ++i) {
      cells += QString::number(source.points[i]);
    }
    text += row(source.rule, source.title, cells);
  }
  text += row({}, Cli::tr("Points"), points);
  if (report.hasBids) text += row(QStringLiteral("END-4"), Cli::tr("Bid for the seat"), bids);
  if (report.hasBids) text += row({}, Cli::tr("Result"), results);
  return text + row(QStringLiteral("END-4"), Cli::tr("Place"), ranks);
}

QString stepsCsv(const ScoreReport& report) {
  QString text =
      csvLine({QStringLiteral("entry"), QStringLiteral("line"), QStringLiteral("round"),
               QStringLiteral("phase"), QStringLiteral("player"), QStringLiteral("points"),
               QStringLiteral("total"), QStringLiteral("rule"), QStringLiteral("reason")});
  const auto number = [&](int value) {
    return report.isRecorded ? QString::number(value) : QString();
  };
  for (const ScoreStep& step : report.steps) {
    text += csvLine({number(step.entry), number(step.line), number(step.round), phaseId(step.phase),
                     report.seats[step.player].name, QString::number(step.points),
                     QString::number(step.total), step.rule, step.reason});
  }
  return text;
}

} // namespace

QJsonObject scoreJson(const ScoreReport& report, bool explained) {
  QJsonObject json{{QStringLiteral("file"), report.file},
                   {QStringLiteral("edition"), report.editionId},
                   {QStringLiteral("profile"), profileId(report)},
                   {QStringLiteral("assumedValues"), report.assumedValues},
                   {QStringLiteral("finished"), report.isFinished},
                   {QStringLiteral("findings"), report.findings},
                   {QStringLiteral("players"), playersJson(report)},
                   {QStringLiteral("sources"), sourcesJson(report)},
                   {QStringLiteral("ranking"), rankingJson(report)}};
  if (!report.title.isEmpty()) json[QStringLiteral("title")] = report.title;
  if (report.isRecorded) json[QStringLiteral("date")] = report.date;
  const QString& first = report.seats[report.ranking.front().player].colour;
  json[QStringLiteral("winner")] = report.isFinished ? QJsonValue(first) : QJsonValue();
  if (!report.isFinished) {
    json[QStringLiteral("round")] = report.round;
    json[QStringLiteral("phase")] = phaseId(report.phase);
  }
  if (explained) json[QStringLiteral("steps")] = stepsJson(report);
  return json;
}

QString scoreCsv(const ScoreReport& report, bool explained) {
  return explained ? stepsCsv(report) : sheetCsv(report);
}

void printScore(const ScoreReport& report, const Arguments& arguments) {
  const QString format = arguments.value("format");
  const bool explained = arguments.has("explain");
  if (format == QStringLiteral("json"))
    print(QJsonDocument(scoreJson(report, explained)));
  else if (format == QStringLiteral("csv"))
    print(scoreCsv(report, explained));
  else
    print(scoreText(report, explained));
}

} // namespace nilometer::cli
