// SPDX-License-Identifier: GPL-3.0-or-later
// simulate: complete random games.
#include "app/cli/command.h"
#include "app/cli/loading.h"
#include "app/cli/output.h"
#include "app/cli/simulation.h"
#include "app/cli/texts.h"

#include "engine/egizia/file/edition_file.h"
#include "engine/record/plain_text.h"
#include "ui/words/outside_words.h"
#include "ui/words/phrase.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>

#include <limits>

namespace nilometer::cli {

using words::fill;

namespace {

constexpr quint64 maxGames = 10'000'000;
constexpr const char* defaultDate = "2009-01-01";

/// What was asked for.
struct Order {
  egizia::Profile profile = egizia::Profile::revised;
  int players = 0;
  quint64 games = 0;
  quint64 seed = 0;
  std::string date;
  QString directory; ///< empty: nothing is written
};

std::optional<Order> readOrder(const Arguments& arguments) {
  constexpr quint64 largest = std::numeric_limits<quint64>::max();
  const auto players =
      readNumber(arguments, {"players", 2, egizia::maxPlayers, egizia::maxPlayers});
  const auto games = players ? readNumber(arguments, {"games", 1, maxGames, 1}) : std::nullopt;
  const auto seed =
      games ? readNumber(arguments, {"seed", 0, largest - maxGames, 1}) : std::nullopt;
  if (!seed) return std::nullopt;
  Order order;
  order.players = static_cast<int>(*players);
  order.games = *games;
  order.seed = *seed;
  order.date = arguments.value("date", QString::fromLatin1(defaultDate)).toStdString();
  if (!record::isDate(order.date)) {
    complain(
        fill(Cli::tr("“--%1” is “%2”; expected: a date such as %3."),
             {QStringLiteral("date"), arguments.value("date"), QString::fromLatin1(defaultDate)}));
    return std::nullopt;
  }
  const std::string profile = arguments.value("profile", QStringLiteral("revised")).toStdString();
  for (std::size_t i = 0; i < egizia::profileNames.size(); ++i) {
    if (egizia::profileNames[i] == profile) order.profile = static_cast<egizia::Profile>(i);
  }
  order.directory = arguments.value("out");
  return order;
}

QString pathOf(const Order& order, quint64 seed) {
  return QDir(order.directory).filePath(QStringLiteral("game-%1.jsonl").arg(seed));
}

int cannotWrite(const QString& path, const QString& why) {
  complain(fill(Cli::tr("%1: it cannot be written: %2"), {path, why}));
  return exitUnreadable;
}

/// Makes the directory; refuses if one of the files is there already.
int prepareDirectory(const Order& order) {
  if (!QDir().mkpath(order.directory)) {
    complain(fill(Cli::tr("%1: the directory cannot be made."), {order.directory}));
    return exitUnreadable;
  }
  for (quint64 i = 0; i < order.games; ++i) {
    const QString path = pathOf(order, order.seed + i);
    if (QFileInfo::exists(path)) {
      return cannotWrite(path, Cli::tr("there is such a file already"));
    }
  }
  return exitClean;
}

/// Never replaces a file; a file that could not be written whole is taken away again.
int writeGame(const QString& path, const std::string& text) {
  QFile file(path);
  if (!file.open(QIODevice::WriteOnly | QIODevice::NewOnly)) {
    return cannotWrite(path, words::systemRefusal(file.errorString()));
  }
  const auto size = static_cast<qint64>(text.size());
  if (file.write(text.data(), size) == size && file.flush()) return exitClean;
  const QString why = words::systemRefusal(file.errorString());
  file.remove();
  return cannotWrite(path, why);
}

int playAll(const Order& order, Simulation& simulation, const egizia::Edition& edition) {
  const bool writes = !order.directory.isEmpty();
  for (quint64 i = 0; i < order.games; ++i) {
    const quint64 seed = order.seed + i;
    egizia::GameRecord game{simulation.header(), {}};
    if (!simulation.play(seed, writes ? &game.entries : nullptr)) {
      complain(fill(Cli::tr("Game %1: an offered option was refused, or there is no end."),
                    {QString::number(seed)}));
      return exitFindings;
    }
    if (!writes) continue;
    const int code = writeGame(pathOf(order, seed), egizia::writeRecord(game, edition));
    if (code != exitClean) return code;
  }
  return exitClean;
}

int runSimulate(const Arguments& arguments) {
  const std::optional<Order> order = readOrder(arguments);
  if (!order) return exitUnreadable;
  Editions editions(arguments);
  const auto edition = editions.find({egizia::shippedEditions().front(), {}}, {}, 0);
  if (!edition) return unreadable(edition.error());
  if (arguments.has("out")) {
    const int code = prepareDirectory(*order);
    if (code != exitClean) return code;
  }
  Simulation simulation(neutralHeader(**edition, order->profile, order->players, order->date),
                        **edition);
  QElapsedTimer timer;
  timer.start();
  const int code = playAll(*order, simulation, **edition);
  if (code != exitClean) return code;
  simulation.summary().seconds = static_cast<double>(timer.nsecsElapsed()) / 1e9;
  if (arguments.value("format") == QStringLiteral("json")) {
    print(QJsonDocument(summaryJson(simulation.summary())));
  } else {
    print(summaryText(simulation.summary()));
  }
  return exitClean;
}

} // namespace

const Command& simulateCommand() {
  static constexpr auto flags = std::to_array<Flag>({
      {"players", "2|3|4", QT_TRANSLATE_NOOP("Cli", "number of players; 4 by default")},
      {"games", QT_TRANSLATE_NOOP("Cli", "N"),
       QT_TRANSLATE_NOOP("Cli", "number of games; 1 by default")},
      {"seed", QT_TRANSLATE_NOOP("Cli", "S"),
       QT_TRANSLATE_NOOP("Cli", "seed of the first game, 1 by default; every further game has the "
                                "next one")},
      {"profile", "first|revised|online|tournament",
       QT_TRANSLATE_NOOP("Cli", "the rule options; revised by default")},
      {"edition", QT_TRANSLATE_NOOP("Cli", "EDITION"),
       QT_TRANSLATE_NOOP("Cli", "other printed values than those of the program, an ID or a FILE")},
      {"out", QT_TRANSLATE_NOOP("Cli", "DIR"),
       QT_TRANSLATE_NOOP("Cli", "writes every game as DIR/game-SEED.jsonl; never replaces a file")},
      {"date", QT_TRANSLATE_NOOP("Cli", "DATE"),
       QT_TRANSLATE_NOOP("Cli", "the date in the records; 2009-01-01 by default")},
      {"format", "text|json",
       QT_TRANSLATE_NOOP("Cli", "how the summary is written; text by default")},
  });
  static const Command command{
      .name = "simulate",
      .summary = QT_TRANSLATE_NOOP("Cli", "plays random games"),
      .description = QT_TRANSLATE_NOOP(
          "Cli", "Plays complete games at random but by the rules, lists every option before every "
                 "entry and sums up. The same seed gives the same game on every machine. In games "
                 "with an even seed cards are named as late, with an odd one as early as "
                 "possible."),
      .flags = flags,
      .exits = {QT_TRANSLATE_NOOP("Cli", "all games came to an end"),
                QT_TRANSLATE_NOOP("Cli", "an offered option was refused"),
                QT_TRANSLATE_NOOP("Cli", "wrong use, or a file cannot be read or written")},
      .run = runSimulate};
  return command;
}

} // namespace nilometer::cli
