// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/tools/recorded_game.h"

#include "engine/record/files.h"
#include "ui/store/games/library_editions.h"

#include <utility>

namespace nilometer::ui {

record::Result<ExampleGame> recordedGame(const QString& path, const GameLibrary& library) {
  const std::string file = path.toStdString();
  const auto text = record::readFile(file);
  if (!text) return text.error();
  auto known = editionsOn<egizia::Rules>(library, GameLibrary::SaveState::yes);
  if (auto example = exampleGame()) known.push_back(example->edition);
  auto edition = editionFor<egizia::Rules>(*text, known, file);
  if (!edition) return edition.error();
  auto record = egizia::readRecord(*text, **edition, file);
  if (!record) return record.error();
  return ExampleGame{std::move(*record), *edition};
}

} // namespace nilometer::ui
