// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/archive/archived_game.h"

#include "engine/record/file_kind.h"
#include "engine/record/files.h"
#include "ui/store/games/earlier_versions.h"
#include "ui/text/phrase.h"
#include "ui/text/plain_line.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>
#include <tuple>
#include <variant>

namespace nilometer::ui {

using namespace Qt::Literals::StringLiterals;

namespace {

const QString recordEnding = QStringLiteral(".nilometer");
const QString positionEnding = QStringLiteral(".nilometer-position");

GameFile fileOf(const QFileInfo& info) {
  return {info.absoluteFilePath(), info.lastModified(), info.size()};
}

text::ShownNames namesIn(const ArchivedGame& game) {
  QStringList names;
  if (const record::GameResult* result = game.result()) {
    for (const record::SeatResult& seat : result->seats) names += text::fromUtf8(seat.name);
  }
  return text::ShownNames(names);
}

QString searchText(const ArchivedGame& game) {
  QStringList parts{QFileInfo(game.file.path).completeBaseName(), game.date.toString(Qt::ISODate)};
  if (game.kind != nullptr) parts += game.kind->name();
  if (const record::GameResult* result = game.result()) {
    parts += text::fromUtf8(result->title);
    parts += game.names.whole;
  } else if (const record::Unreadable* unreadable = game.unreadable()) {
    for (const std::string& name : unreadable->names) parts += text::fromUtf8(name);
  }
  for (QString& part : parts) part = text::plainLine(part);
  return text::folded(parts.join(u'\n'));
}

QDateTime endOf(const ArchivedGame& game) {
  const record::GameResult* result = game.result();
  const QString said = result == nullptr ? QString() : text::fromUtf8(result->ended);
  const QDateTime ended = QDateTime::fromString(said, Qt::ISODate);
  return ended.isValid() ? ended : game.file.changed;
}

std::string dateOf(const ArchivedGame& game) {
  if (const record::GameResult* result = game.result()) return result->date;
  if (const record::Unreadable* unreadable = game.unreadable()) return unreadable->date;
  return {};
}

} // namespace

std::vector<GameFile> gameFiles(const QString& directory) {
  const QStringList endings{u'*' + recordEnding, u'*' + positionEnding};
  std::vector<GameFile> files;
  for (const QFileInfo& info : QDir(directory).entryInfoList(endings, QDir::Files, QDir::Name)) {
    files.push_back(fileOf(info));
  }
  return files;
}

GameFile gameFile(const QString& path) {
  return fileOf(QFileInfo(path));
}

bool isPositionFile(const QString& path) {
  return path.endsWith(positionEnding, Qt::CaseInsensitive);
}

GameReader::GameReader(Games games, const GameLibrary& library) : m_games(games) {
  for (const Game* kind : games) m_endings.push_back(kind->endings(library));
}

ArchivedGame GameReader::read(const GameFile& file) const {
  ArchivedGame game{file, nullptr, record::Unfinished{}, {}, {}, {}};
  const std::string name = file.path.toStdString();
  const bool position = isPositionFile(file.path);
  const record::Result<std::string> text =
      position ? record::readFile(name, record::maxPositionBytes) : record::readFile(name);
  if (text) {
    game.kind = &gameOf(m_games, record::gameIn(*text));
    const auto at = std::ranges::find(m_games, game.kind) - m_games.begin();
    game.ending = m_endings[static_cast<std::size_t>(at)](
        *text, position ? GameDocument::position : GameDocument::record, name);
  } else {
    game.ending = record::Unreadable{text.error(), {}, {}};
  }
  game.date = QDate::fromString(text::fromUtf8(dateOf(game)), Qt::ISODate);
  if (!game.date.isValid()) game.date = file.changed.date();
  game.ended = endOf(game);
  game.names = namesIn(game);
  game.search = searchText(game);
  return game;
}

bool endedBefore(const ArchivedGame& one, const ArchivedGame& other) {
  return std::tie(one.date, one.ended) < std::tie(other.date, other.ended);
}

bool hasPlayer(const ArchivedGame& game, const QString& key) {
  const record::GameResult* result = game.result();
  return result != nullptr &&
         std::ranges::any_of(result->seats, [&](const record::SeatResult& seat) {
           return text::nameKey(text::fromUtf8(seat.name)) == key;
         });
}

bool GameFilter::passes(const ArchivedGame& game) const {
  const bool said = std::all_of(words.begin(), words.end(),
                                [&](const QString& word) { return game.search.contains(word); });
  if (!said && !(day.isValid() && game.date == day)) return false;
  const record::GameResult* result = game.result();
  if (result == nullptr) return player.isEmpty() && players == 0 && kind == nullptr;
  if (players != 0 && std::ssize(result->seats) != players) return false;
  if (kind != nullptr && (game.kind != kind || result->profile != profile)) return false;
  return player.isEmpty() || hasPlayer(game, player);
}

} // namespace nilometer::ui
