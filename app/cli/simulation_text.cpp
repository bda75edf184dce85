// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/simulation.h"
#include "app/cli/texts.h"
#include "ui/score/report/text_table.h"

#include "ui/text/phrase.h"

#include <QJsonArray>
#include <QLocale>

namespace nilometer::cli {

using report::TextTable;

using text::fill;
using Align = TextTable::Align;

namespace {

QString decimal(double value) {
  return QLocale().toString(value, 'f', 1);
}

QString signedDecimal(double value) {
  QString text = decimal(value);
  return text.replace(u'-', QChar(0x2212));
}

void row(TextTable& table, const QString& name, const SeatStatistics& seat) {
  table.row({name, QString::number(seat.wins), text::number(seat.least), signedDecimal(seat.mean()),
             text::number(seat.most)});
}

QJsonObject seatJson(const SeatStatistics& seat) {
  return {{QStringLiteral("wins"), static_cast<qint64>(seat.wins)},
          {QStringLiteral("least"), seat.least},
          {QStringLiteral("mean"), seat.mean()},
          {QStringLiteral("most"), seat.most}};
}

} // namespace

QString summaryText(const SimulationSummary& summary) {
  TextTable table({Align::left, Align::right, Align::right, Align::right, Align::right});
  table.row({Cli::tr("Seat"), Cli::tr("Wins"), Cli::tr("Fewest points"), Cli::tr("On average"),
             Cli::tr("Most points")});
  table.line();
  for (int i = 0; i < summary.players; ++i) {
    row(table, QString::number(i + 1), summary.seat[static_cast<std::size_t>(i)]);
  }
  table.line();
  row(table, Cli::tr("All"), summary.all);
  return fill(QStringLiteral("%1, %2\n"),
              {Cli::tr("%n game(s)", nullptr, static_cast<int>(summary.games)),
               Cli::tr("%n entry(ies)", nullptr, static_cast<int>(summary.entries))}) +
         table.text() +
         fill(Cli::tr("%1 s, %2 games per second"),
              {QLocale().toString(summary.seconds, 'f', 2), decimal(summary.gamesPerSecond())}) +
         u'\n';
}

QJsonObject summaryJson(const SimulationSummary& summary) {
  QJsonArray seats;
  for (int i = 0; i < summary.players; ++i) {
    seats += seatJson(summary.seat[static_cast<std::size_t>(i)]);
  }
  return {{QStringLiteral("games"), static_cast<qint64>(summary.games)},
          {QStringLiteral("entries"), static_cast<qint64>(summary.entries)},
          {QStringLiteral("seats"), seats},
          {QStringLiteral("all"), seatJson(summary.all)},
          {QStringLiteral("seconds"), summary.seconds},
          {QStringLiteral("gamesPerSecond"), summary.gamesPerSecond()}};
}

} // namespace nilometer::cli
