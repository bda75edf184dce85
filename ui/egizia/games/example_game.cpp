// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/games/example_game.h"

#include "engine/egizia/file/edition_file.h"
#include "engine/record/files.h"

#include <utility>

namespace nilometer::ui {

namespace {

constexpr int exampleRound = 3;
constexpr int shipsPlaced = 12;

template <class T, class Read> record::Result<T> readFrom(const std::string& file, Read read) {
  const record::Result<std::string> text = record::readFile(file);
  if (!text) return text.error();
  return read(*text, file);
}

} // namespace

record::Result<ExampleGame> exampleGame() {
  auto edition = readFrom<egizia::Edition>(":/example/edition.json",
                                           [](const std::string& text, const std::string& file) {
                                             return egizia::readEdition(text, file);
                                           });
  if (!edition) return edition.error();
  ExampleGame example;
  example.edition = std::make_shared<const egizia::Edition>(std::move(*edition));
  auto record = readFrom<egizia::GameRecord>(
      ":/example/game.jsonl", [&](const std::string& text, const std::string& file) {
        return egizia::readRecord(text, *example.edition, file);
      });
  if (!record) return record.error();
  example.record = std::move(*record);
  return example;
}

egizia::GameRecord inRoundThree(const ExampleGame& example) {
  const egizia::Replay replay = record::replay(example.record, *example.edition);
  egizia::GameRecord record = example.record;
  int ships = 0;
  for (std::size_t i = 0; i < replay.entries.size(); ++i) {
    const egizia::ReplayedEntry& entry = replay.entries[i];
    const bool sails = entry.round == exampleRound && entry.phase == egizia::Phase::sail;
    if (sails && ++ships == shipsPlaced) {
      record.entries.resize(i);
      break;
    }
  }
  return record;
}

} // namespace nilometer::ui
