// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "registry/toy_words.h"

#include "engine/egizia/file/public_copy.h"
#include "engine/pyramidion/file/game_record.h"
#include "engine/pyramidion/repair_rules.h"
#include "engine/random_play/egizia/random_game.h"
#include "engine/random_play/pyramidion/random_game.h"
#include "engine/random_play/saqqara/random_game.h"
#include "engine/record/file_kind.h"
#include "engine/record/files.h"
#include "engine/record/game_of.h"
#include "engine/record/open_record.h"
#include "engine/saqqara/repair_rules.h"
#include "engine/table/random_play.h"
#include "ui/egizia/text/egizia_phrasebook.h"
#include "ui/pyramidion/text/pyramidion_phrasebook.h"
#include "ui/saqqara/text/saqqara_phrasebook.h"

#include <QDir>
#include <QTest>

#include <functional>
#include <string>
#include <utility>
#include <vector>

/// What tests of every game of the shelf share. A game joins in by standing in `EveryGame`, and has
/// editions and a complete recorded game in one of the folders.
namespace nilometer::test {

using namespace Qt::StringLiterals;

template <class... G> struct GameList {};
using EveryGame = GameList<egizia::Rules, saqqara::Rules, pyramidion::Rules, toy::Rules>;

/// The files of one kind in the folders of tests and resources, their texts, that are of game G.
template <table::Rules G>
std::vector<std::pair<std::string, std::string>> textsOf(std::string_view ending) {
  const std::string root = NILOMETER_SOURCE_DIR;
  std::vector<std::pair<std::string, std::string>> texts;
  for (const char* folder : {"/resources/editions", "/tests/editions", "/tests/games",
                             "/tests/registry", "/tests/engine/saqqara/games"}) {
    const QDir directory(QString::fromStdString(root + folder));
    for (const QString& name : directory.entryList({u"*"_s + text::fromUtf8(ending)})) {
      const std::string path = directory.filePath(name).toStdString();
      const record::Result<std::string> text = record::readFile(path);
      const std::string game = text ? record::gameIn(*text) : std::string();
      const bool unnamed = record::FileFormat<G>::named == record::GameNamed::notAlways;
      if (text && (game == G::id || (game.empty() && unnamed))) texts.emplace_back(path, *text);
    }
  }
  return texts;
}

/// Every edition of a game that can be read; the first is one that comes with the program.
template <table::Rules G> const std::vector<typename G::Edition>& editionsOf() {
  static const std::vector<typename G::Edition> all = [] {
    std::vector<typename G::Edition> editions;
    for (const auto& [path, text] : textsOf<G>(".json")) {
      auto edition = record::FileFormat<G>::readEdition(text, path);
      if (edition) editions.push_back(std::move(*edition));
    }
    if (editions.empty()) qFatal("no edition");
    return editions;
  }();
  return all;
}

/// A game that has not begun.
template <table::Rules G> record::RecordHeader<G> headerOf(int profile, int players) {
  const typename G::Edition& edition = editionsOf<G>().front();
  record::RecordHeader<G> header;
  header.editionId = edition.id;
  header.editionChecksum = edition.checksum;
  header.profile = static_cast<typename G::Profile>(profile);
  header.options = G::optionsOf(header.profile);
  header.date = "2026-11-22";
  const auto colours = record::FileFormat<G>::seatRules(header.options).colours;
  for (std::size_t i = 0; i < static_cast<std::size_t>(players); ++i) {
    header.players.push_back({"Player " + std::to_string(i + 1), std::string(colours[i]), 0});
  }
  return header;
}

/// Played to its end by chance.
template <table::Rules G>
record::GameRecord<G> randomGame(const record::RecordHeader<G>& header, std::uint64_t seed) {
  record::GameRecord<G> game{header, {}};
  const auto setup = record::FileFormat<G>::setup(header, editionsOf<G>().front());
  table::RandomPlay<G> play;
  const auto entered = [&](const auto& entry) { game.entries.emplace_back().entry = entry; };
  if (!play.play(setup, seed, entered)) qFatal("seed %d has no end", static_cast<int>(seed));
  return game;
}

/// Calls `check(header, seed)` with every set of rules, every number of players and some seeds.
template <table::Rules G, class Check> void forEveryTable(std::uint64_t seeds, Check check) {
  for (int profile = 0; profile < static_cast<int>(G::profileNames.size()); ++profile) {
    for (int players = G::seats.least; players <= G::seats.most; ++players) {
      const record::RecordHeader<G> header = headerOf<G>(profile, players);
      for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
        check(header, seed);
        if (!QTest::currentTestFailed()) continue;
        qWarning("profile %d, %d players, seed %d", profile, players, static_cast<int>(seed));
        return;
      }
    }
  }
}

/// One row for each game, with what is to be done for it; fetch with QFETCH(GameCheck, check).
using GameCheck = std::function<void()>;
template <class Test, class... G> void gameRows(GameList<G...>, Test test) {
  QTest::addColumn<GameCheck>("check");
  (void(QTest::newRow(std::string(G::id).c_str())
        << GameCheck([test] { test.template operator()<G>(); })),
   ...);
}

} // namespace nilometer::test
