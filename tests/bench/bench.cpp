// SPDX-License-Identifier: GPL-3.0-or-later
// Prints the figures of docs/performance.md. Build with the release preset.
#include "bench_pyramidion.h"
#include "bench_saqqara.h"

#include "engine/egizia/file/edition_file.h"
#include "engine/egizia/file/game_record.h"
#include "engine/egizia/file/position.h"
#include "engine/random_play/egizia/random_game.h"

#include <QElapsedTimer>
#include <QFile>
#include <QProcess>

#include <algorithm>
#include <cstdio>
#include <sys/resource.h>

using namespace nilometer;
using namespace nilometer::egizia;

namespace {

double seconds(const QElapsedTimer& timer) {
  return static_cast<double>(timer.nsecsElapsed()) / 1e9;
}

void randomGames(const Game& game, Naming naming, const char* name) {
  QElapsedTimer timer;
  timer.start();
  Options options;
  Effects effects;
  int games = 0;
  long entries = 0;
  for (; seconds(timer) < 3.0; ++games) {
    State state = setUp(game);
    RandomGame table(game, naming, static_cast<std::uint64_t>(games));
    while (const std::optional<Entry> entry = table.next(state, options)) {
      effects.clear();
      enter(game, state, *entry, false, effects);
      ++entries;
    }
  }
  const double time = seconds(timer);
  std::printf("random four-player games, all options listed before every entry, %s:\n"
              "  %.0f games/s (%.0f entries/s)\n",
              name, games / time, static_cast<double>(entries) / time);
}

std::string readText(const char* path) {
  QFile file(QString::fromUtf8(path));
  if (!file.open(QIODevice::ReadOnly)) qFatal("cannot open %s", path);
  return file.readAll().toStdString();
}

egizia::GameRecord readGame(const Edition& edition, const char* path) {
  auto game = egizia::readRecord(readText(path), edition);
  if (!game) qFatal("%s is no record", path);
  return *game;
}

void replays(const Edition& edition, const egizia::GameRecord& game) {
  QElapsedTimer timer;
  timer.start();
  int replays = 0;
  std::size_t entries = 0;
  for (; seconds(timer) < 2.0; ++replays) entries += record::replay(game, edition).entries.size();
  const double time = seconds(timer);
  std::printf("replay of the example game: %.3f ms (%zu entries), %.0f checked entries/s\n",
              time * 1000 / replays, game.entries.size(), static_cast<double>(entries) / time);
}

/// What becomes of the game when its fifth entry is taken out, or made twice.
void amending(const Edition& edition, const egizia::GameRecord& game) {
  const Replay before = record::replay(game, edition);
  constexpr std::size_t fifth = 4;
  std::vector<double> times;
  for (int round = 0; round < 100; ++round) {
    for (const auto kind : {record::AmendKind::remove, record::AmendKind::insertBefore}) {
      const record::Amendment<Rules> amendment{
          .kind = kind, .index = fifth, .entry = game.entries[fifth]};
      QElapsedTimer timer;
      timer.start();
      if (record::amend(game, before, amendment).record.entries.empty()) qFatal("nothing is left");
      times.push_back(seconds(timer) * 1000);
    }
  }
  std::ranges::sort(times);
  std::printf("difference after entry 5 of %zu is changed: %.2f ms (the longest of %zu: %.2f ms)\n",
              game.entries.size(), times[times.size() / 2], times.size(), times.back());
}

void readingAndReplaying(const Edition& edition, const char* path) {
  QElapsedTimer timer;
  timer.start();
  int rounds = 0;
  std::size_t entries = 0;
  for (; seconds(timer) < 2.0; ++rounds) {
    entries += record::replay(readGame(edition, path), edition).entries.size();
  }
  if (entries == 0) qFatal("nothing was replayed");
  std::printf("reading the file and replaying it: %.3f ms\n", seconds(timer) * 1000 / rounds);
}

void positions(const Edition& edition, const char* path) {
  const auto position = egizia::readPosition(readText(path), edition);
  if (!position) qFatal("%s is no position", path);
  QElapsedTimer timer;
  timer.start();
  int rounds = 0;
  std::size_t effects = 0;
  for (; seconds(timer) < 2.0; ++rounds) {
    effects += egizia::scorePosition(*position, edition).effects.size();
  }
  if (effects == 0) qFatal("nothing was scored");
  std::printf("final scoring of an end position: %.2f µs\n", seconds(timer) * 1e6 / rounds);
}

void scoreProcess(const char* cli, const char* path) {
  constexpr int runs = 30;
  std::vector<double> times;
  for (int i = 0; i < runs; ++i) {
    QElapsedTimer timer;
    timer.start();
    QProcess process;
    process.setStandardOutputFile(QProcess::nullDevice());
    process.start(QString::fromUtf8(cli), {QStringLiteral("score"), QString::fromUtf8(path)});
    if (!process.waitForFinished() || process.exitCode() != 0) qFatal("score has failed");
    times.push_back(seconds(timer) * 1000);
  }
  std::ranges::sort(times);
  rusage usage{};
  getrusage(RUSAGE_CHILDREN, &usage);
  std::printf("nilometer-cli score as a process: %.1f ms (median of %d), %.1f MB peak memory\n",
              times[times.size() / 2], runs, static_cast<double>(usage.ru_maxrss) / 1024);
}

} // namespace

int main(int argc, char** argv) {
  if (argc == 2 && QByteArray(argv[1]) == "--questions") {
    std::puts("Saqqara");
    bench::saqqaraQuestions();
    std::puts("Pyramidion");
    bench::pyramidionQuestions();
    return 0;
  }
  if (argc < 4) {
    std::fprintf(stderr, "usage: bench NILOMETER-CLI RECORD POSITION | --questions\n");
    return 2;
  }
  const auto edition = egizia::shippedEdition("egizia-2009");
  if (!edition) return 2;
  const Game game{.edition = &*edition, .options = optionsOf(Profile::revised), .players = 4};
  randomGames(game, Naming::asEarly, "cards named when laid out");
  randomGames(game, Naming::asLate, "cards named when taken");
  bench::saqqaraGames();
  bench::pyramidionGames();
  replays(*edition, readGame(*edition, argv[2]));
  amending(*edition, readGame(*edition, argv[2]));
  readingAndReplaying(*edition, argv[2]);
  positions(*edition, argv[3]);
  scoreProcess(argv[1], argv[2]);
  return 0;
}
