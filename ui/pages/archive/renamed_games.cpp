// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/archive/renamed_games.h"

#include "engine/record/files.h"
#include "ui/store/games/game_library.h"

#include <string>
#include <utility>

namespace nilometer::ui {

using record::Naming;

namespace {

record::Result<std::string> bytesOf(const QString& path) {
  return isPositionFile(path) ? record::readFile(path.toStdString(), record::maxPositionBytes)
                              : record::readFile(path.toStdString());
}

GameText textOf(const ArchivedGame& game, const std::string& text) {
  const bool isPosition = isPositionFile(game.file.path);
  return {*game.kind, isPosition ? GameDocument::position : GameDocument::record, text,
          game.file.path.toStdString()};
}

} // namespace

std::optional<Naming> RenamedGames::naming(const ArchivedGame& game) const {
  const record::Result<std::string> text = bytesOf(game.file.path);
  if (!text || game.result() == nullptr) return std::nullopt;
  const auto naming = namingIn(textOf(game, *text), m_library);
  return naming ? std::optional(*naming) : std::nullopt;
}

QString RenamedGames::rename(const std::vector<ArchivedGame>& games, const NamingChange& change) {
  std::vector<Written> files;
  for (const ArchivedGame& game : games) {
    const record::Result<std::string> text = bytesOf(game.file.path);
    if (!text) return publicSentence(text.error());
    const record::Result<std::string> now = renamed(textOf(game, *text), m_library, change);
    if (!now) return publicSentence(now.error());
    files.push_back(
        {game.file.path, QByteArray::fromStdString(*text), QByteArray::fromStdString(*now)});
  }
  QString failure = write(files);
  if (failure.isEmpty()) m_done.push_back(std::move(files));
  return failure;
}

QString RenamedGames::write(const std::vector<Written>& files) const {
  for (std::size_t i = 0; i < files.size(); ++i) {
    QString failure = m_library.replace(files[i].path, files[i].was, files[i].is);
    if (failure.isEmpty()) continue;
    while (i-- > 0) {
      static_cast<void>(m_library.replace(files[i].path, files[i].is, files[i].was));
    }
    return failure;
  }
  return {};
}

QStringList RenamedGames::next() const {
  QStringList paths;
  for (const Written& file : m_done.back()) paths += file.path;
  return paths;
}

QString RenamedGames::takeBack() {
  std::vector<Written> files = m_done.back();
  for (Written& file : files) std::swap(file.was, file.is);
  QString failure = write(files);
  if (failure.isEmpty()) m_done.pop_back();
  return failure;
}

} // namespace nilometer::ui
