// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/editions.h"

#include "app/cli/loading.h"
#include "app/games_folder.h"

#include "engine/record/file_kind.h"
#include "engine/record/files.h"
#include "engine/record/game_of.h"
#include "ui/text/phrase.h"

#include <QFileInfo>
#include <QRegularExpression>

#include <algorithm>

namespace nilometer::cli {

using record::EditionName;
using record::ReadError;
using record::Result;

namespace {

/// Otherwise it can only be a file.
bool isId(const QString& name) {
  static const QRegularExpression id(QStringLiteral("^[a-z][a-z0-9-]*$"));
  return id.match(name).hasMatch();
}

/// Whether the text is of another game than that: of one that is known, or of one that the program
/// brings printed values along for.
bool isOfOther(const Game& game, Games games, Origin origin, const Given& given) {
  const std::string named = record::gameIn(given.text);
  const bool isNamed = origin == Origin::shipped && !named.empty();
  return isNamed ? named != game.id() : &gameOf(games, given) != &game;
}

/// One of another game is passed over.
void add(const Game& game, Games games, Origin origin, const QString& folder,
         FoundEditions& found) {
  for (const std::string& path : record::jsonFilesIn(folder.toStdString())) {
    const QString file = text::fromUtf8(path);
    const Result<Given> given = cli::load(file);
    Result<ShownEdition> edition = given ? game.readEdition(*given) : given.error();
    if (!edition) {
      const bool isOther = given && isOfOther(game, games, origin, *given);
      if (!isOther) found.unreadable.push_back(edition.error());
      continue;
    }
    const bool isThere = std::ranges::any_of(found.editions, [&](const FoundEdition& other) {
      return other.edition.id == edition->id && other.edition.checksum == edition->checksum;
    });
    if (origin == Origin::ofGames && isThere) continue;
    found.editions.push_back({&game, origin, file, std::move(*edition)});
  }
}

} // namespace

Editions::Editions(const Arguments& arguments, Games games)
    : m_given(arguments.value("edition")),
      m_folder(arguments.value("editions", app::gamesFolder() + QStringLiteral("/editions"))),
      m_games(games) {}

const FoundEditions& Editions::found(const Game& game) {
  const auto [entry, isNew] = m_found.try_emplace(&game);
  FoundEditions& found = entry->second;
  if (!isNew) return found;
  add(game, m_games, Origin::shipped, QStringLiteral(":/editions"), found);
  add(game, m_games, Origin::own, m_folder, found);
  add(game, m_games, Origin::ofGames, m_folder + QStringLiteral("/of games"), found);
  return found;
}

FoundEditions Editions::foundOfAll() {
  FoundEditions all;
  for (const Game* game : m_games) {
    const FoundEditions& one = found(*game);
    all.editions.insert(all.editions.end(), one.editions.begin(), one.editions.end());
    for (const ReadError& error : one.unreadable) {
      const bool isTold =
          std::ranges::find(all.unreadable, error.file, &ReadError::file) != all.unreadable.end();
      if (!isTold) all.unreadable.push_back(error);
    }
  }
  return all;
}

const Game* Editions::gameWith(const QString& name) {
  if (!isId(name)) return nullptr;
  const auto has = [&](const Game* game) {
    return known(*game, {name.toStdString(), {}}) != nullptr;
  };
  const auto game = std::ranges::find_if(m_games, has);
  return game == m_games.end() ? nullptr : *game;
}

ReadError Editions::unknown(const std::string& id, const std::string& file, int line) {
  const Game* other = gameWith(text::fromUtf8(id));
  return {.fault = record::ReadFault::unknownEdition,
          .file = file,
          .line = line,
          .where = {},
          .expected = other == nullptr ? std::string() : other->name().toStdString(),
          .found = id};
}

const Game& Editions::gameOfFile(std::string_view game) const {
  return record::gameOf(m_games, game);
}

// The first with these values, else the first that can be used, else a draft.
const FoundEdition* Editions::known(const Game& game, const EditionName& name) {
  const FoundEdition* best = nullptr;
  const auto rank = [&name](const FoundEdition& one) {
    if (!one.usable()) return 1;
    return name.fits(one.edition) ? 3 : 2;
  };
  for (const FoundEdition& one : found(game).editions) {
    if (one.edition.id != name.id) continue;
    if (best == nullptr || rank(one) > rank(*best)) best = &one;
  }
  return best;
}

Result<Given> Editions::load(const Game& game, const QString& name) {
  const FoundEdition* one = isId(name) ? known(game, {name.toStdString(), {}}) : nullptr;
  if (one != nullptr) return cli::load(one->file);
  const Game* other = gameWith(name);
  if (other != nullptr && !QFileInfo::exists(name)) {
    return ReadError{.fault = record::ReadFault::otherGame,
                     .file = name.toStdString(),
                     .line = 0,
                     .where = {},
                     .expected = {},
                     .found = other->name().toStdString()};
  }
  return cli::load(name);
}

} // namespace nilometer::cli
