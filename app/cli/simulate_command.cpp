// SPDX-License-Identifier: GPL-3.0-or-later
// simulate: complete random games.
#include "app/cli/command.h"
#include "app/cli/editions.h"
#include "app/cli/loading.h"
#include "app/cli/output.h"
#include "app/cli/texts.h"

#include "engine/record/find_name.h"
#include "engine/record/plain_text.h"
#include "ui/text/outside_words.h"
#include "ui/text/phrase.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>

#include <algorithm>
#include <limits>

namespace nilometer::cli {

using text::fill;

namespace {

constexpr quint64 maxGames = 10'000'000;
constexpr const char* defaultDate = "2009-01-01";

QStringList profilesOf(const Game& game) {
  QStringList names;
  for (const std::string_view name : game.profiles()) names += text::fromUtf8(name);
  return names;
}

/// What --players and --profile may be in one of the games at least.
QStringList allPlayers(Games games) {
  QStringList numbers;
  for (int players = 1; players <= table::maxSeats; ++players) {
    const auto seats = [players](const Game* game) {
      return players >= game->seats().least && players <= game->seats().most;
    };
    if (std::ranges::any_of(games, seats)) numbers += QString::number(players);
  }
  return numbers;
}
QStringList allProfiles(Games games) {
  QStringList names;
  for (const Game* game : games) names += profilesOf(*game);
  names.removeDuplicates();
  return names;
}

std::optional<int> readProfile(const Arguments& arguments, const Game& game) {
  if (!arguments.has("profile")) return game.usualProfile();
  const QString asked = arguments.value("profile");
  if (const auto index = record::findName(game.profiles(), asked.toStdString())) {
    return static_cast<int>(*index);
  }
  complain(notOneOf(QStringLiteral("profile"), asked, profilesOf(game)));
  return std::nullopt;
}

std::optional<Order> readOrder(const Arguments& arguments, const Game& game) {
  constexpr quint64 largest = std::numeric_limits<quint64>::max();
  const auto least = static_cast<quint64>(game.seats().least);
  const auto most = static_cast<quint64>(game.seats().most);
  const auto players = readNumber(arguments, {"players", least, most, most});
  const auto games = players ? readNumber(arguments, {"games", 1, maxGames, 1}) : std::nullopt;
  const auto seed =
      games ? readNumber(arguments, {"seed", 0, largest - maxGames, 1}) : std::nullopt;
  if (!seed) return std::nullopt;
  const QString date = arguments.value("date", QString::fromLatin1(defaultDate));
  if (!record::isDate(date.toStdString())) {
    complain(fill(Cli::tr("“--%1” is “%2”; expected: a date such as %3."),
                  {QStringLiteral("date"), date, QString::fromLatin1(defaultDate)}));
    return std::nullopt;
  }
  const auto profile = readProfile(arguments, game);
  if (!profile) return std::nullopt;
  return Order{.profile = *profile,
               .players = static_cast<int>(*players),
               .games = *games,
               .seed = *seed,
               .date = date.toStdString(),
               .directory = arguments.value("out")};
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
    return cannotWrite(path, text::systemRefusal(file.errorString()));
  }
  const auto size = static_cast<qint64>(text.size());
  if (file.write(text.data(), size) == size && file.flush()) return exitClean;
  const QString why = text::systemRefusal(file.errorString());
  file.remove();
  return cannotWrite(path, why);
}

int playAll(const Order& order, const PlayGame& play, SimulationSummary& summary) {
  const bool writes = !order.directory.isEmpty();
  std::string text;
  for (quint64 i = 0; i < order.games; ++i) {
    const quint64 seed = order.seed + i;
    if (!play(seed, summary, writes ? &text : nullptr)) {
      const QString game = QString::number(seed);
      complain(
          summary.missing.isEmpty()
              ? fill(Cli::tr("Game %1: an offered option was refused, or there is no end."), {game})
              : fill(Cli::tr("Game %1 comes to no end because printed values are missing: "
                             "%2; “Check your copy” in the window takes them."),
                     {game, summary.missing.join(QStringLiteral(", "))}));
      return exitFindings;
    }
    if (!writes) continue;
    const int code = writeGame(pathOf(order, seed), text);
    if (code != exitClean) return code;
  }
  return exitClean;
}

int runSimulate(const Arguments& arguments, Games games) {
  const Game& game = askedGame(arguments, games);
  const std::optional<Order> order = readOrder(arguments, game);
  if (!order) return exitUnreadable;
  Editions editions(arguments, games);
  const record::Result<PlayGame> play = game.simulate(*order, editions);
  if (!play) return unreadable(play.error());
  if (arguments.has("out")) {
    const int code = prepareDirectory(*order);
    if (code != exitClean) return code;
  }
  SimulationSummary summary;
  summary.players = order->players;
  QElapsedTimer timer;
  timer.start();
  const int code = playAll(*order, *play, summary);
  if (code != exitClean) return code;
  summary.seconds = static_cast<double>(timer.nsecsElapsed()) / 1e9;
  if (arguments.value("format") == QStringLiteral("json")) {
    print(QJsonDocument(summaryJson(summary)));
  } else {
    print(summaryText(summary));
  }
  return exitClean;
}

} // namespace

const Command& simulateCommand() {
  static constexpr auto flags = std::to_array<Flag>({
      {"game", nullptr, QT_TRANSLATE_NOOP("Cli", "the game; by default the first of these"), idsOf},
      {"players", nullptr,
       QT_TRANSLATE_NOOP("Cli", "number of players; by default as many as can play"), allPlayers},
      {"games", QT_TRANSLATE_NOOP("Cli", "N"),
       QT_TRANSLATE_NOOP("Cli", "number of games; 1 by default")},
      {"seed", QT_TRANSLATE_NOOP("Cli", "S"),
       QT_TRANSLATE_NOOP("Cli", "seed of the first game, 1 by default; every further game has the "
                                "next one")},
      {"profile", nullptr, QT_TRANSLATE_NOOP("Cli", "the rule options; by default the usual ones"),
       allProfiles},
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
