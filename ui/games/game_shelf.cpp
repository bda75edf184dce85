// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/games/game_shelf.h"
#include "ui/games/shelf_words.h"

#include "engine/record/file_kind.h"
#include "engine/record/files.h"
#include "ui/games/file_lock.h"
#include "ui/games/preferences.h"
#include "ui/games/whole_file.h"
#include "ui/words/error_words.h"
#include "ui/words/outside_words.h"
#include "ui/words/phrase.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <utility>

namespace nilometer::ui {

using namespace Qt::Literals::StringLiterals;

namespace {

/// Beside the games: the players' own copies, and what games were played with.
const QString ownEditions = u"/editions"_s;
const QString gamesEditions = u"/editions/of games"_s;

std::string_view linesBefore(std::string_view text, int line) {
  std::size_t end = 0;
  for (int number = 1; number < line && end < text.size(); ++number) {
    end = std::min(text.find('\n', end), text.size() - 1) + 1;
  }
  return text.substr(0, end);
}

void addFrom(const QString& directory, std::vector<ValuesFile>& files) {
  for (const std::string& path : record::jsonFilesIn(directory.toStdString())) {
    record::Result<std::string> text = record::readFile(path);
    if (text) files.push_back({path, std::move(*text)});
  }
}

} // namespace

bool isPosition(const record::ReadError& error) {
  return error.fault == record::ReadFault::notThisKind && error.found == record::positionKind;
}

bool isEdition(const record::ReadError& error) {
  return error.fault == record::ReadFault::notThisKind && error.found == record::editionKind;
}

QString publicSentence(const record::ReadError& error) {
  record::ReadError shown = error;
  shown.file = QFileInfo(QString::fromStdString(error.file)).fileName().toStdString();
  if (error.line > 1 && !error.found.empty()) shown.found = "…";
  return words::wholeSentence(shown);
}

QString sentence(const OpenFailure& failure) {
  if (const auto* error = std::get_if<record::ReadError>(&failure)) return publicSentence(*error);
  return inUseSentence(std::get<InUse>(failure).path);
}

GameShelf::GameShelf(QString directory, Preferences& preferences, Games games)
    : m_directory(std::move(directory)), m_preferences(preferences), m_games(games) {}

GameShelf::~GameShelf() = default;

QString GameShelf::copiesDirectory() const {
  return m_directory + ownEditions;
}

std::vector<ValuesFile> GameShelf::valuesFiles(Kept kept) const {
  std::vector<ValuesFile> files;
  addFrom(copiesDirectory(), files);
  if (kept == Kept::yes) addFrom(m_directory + gamesEditions, files);
  return files;
}

QString GameShelf::keep(const PlayedValues& values) const {
  constexpr std::size_t digits = 16;
  const std::size_t begin = values.checksum.find(':') + 1;
  const std::string name = values.id + '-' + values.checksum.substr(begin, digits) + ".json";
  const QString path = m_directory + gamesEditions + u'/' + QString::fromStdString(name);
  if (QFileInfo::exists(path)) return {};
  return writeFile(path, QByteArray::fromStdString(values.text()));
}

record::Result<OpenedGame> GameShelf::read(const QString& path, Part part) const {
  const std::string name = path.toStdString();
  const record::Result<std::string> text = record::readFile(name);
  if (!text) return text.error();
  const GameKind& kind = gameOf(m_games, record::gameIn(*text));
  OpenedSession game = kind.open(*text, *this, name);
  if (!game && part == Part::beforeTheDamage) {
    game = kind.open(linesBefore(*text, game.error().line), *this, name);
  }
  if (!game) return game.error();
  return OpenedGame{&kind, std::move(*game), path};
}

bool GameShelf::isInPlay(const QString& path) const {
  return !m_inPlay.isEmpty() && fileKey(path) == m_inPlay;
}

void GameShelf::play(const QString& key, std::unique_ptr<QLockFile> lock) {
  m_lock = std::move(lock);
  m_inPlay = key;
}

void GameShelf::close() {
  m_lock.reset();
  m_inPlay.clear();
}

QString GameShelf::newFile(const GameSession& game) {
  QDir().mkpath(m_directory);
  const QString name = fileNameOf(game.date() + u' ' + game.names().whole.join(u", "_s));
  for (int number = 1;; ++number) {
    const QString more = number > 1 ? u' ' + QString::number(number) : QString();
    QString path = m_directory + u'/' + name + more + u".nilometer"_s;
    if (QFileInfo::exists(path) || isInPlay(path)) continue;
    auto lock = holdFile(fileKey(path));
    if (!lock) continue;
    play(fileKey(path), std::move(*lock));
    m_preferences.addRecentFile(path);
    m_preferences.setGameInProgress(path);
    return path;
  }
}

OpenResult GameShelf::open(const QString& path) {
  const QString key = fileKey(path);
  const bool held = isInPlay(path);
  std::optional<FileLock> lock = held ? FileLock() : holdFile(key);
  if (!lock) return OpenFailure(InUse{path});
  record::Result<OpenedGame> game = read(path);
  if (!game) return OpenFailure(game.error());
  if (!held) play(key, std::move(*lock));
  goOnWith(path, *game->session);
  return std::move(*game);
}

void GameShelf::goOnWith(const QString& path, const GameSession& game) const {
  m_preferences.addRecentFile(path);
  if (!game.moment().over) m_preferences.setGameInProgress(path);
}

OpenResult GameShelf::openCopy(const QString& path) {
  return inNewFile(read(path));
}

OpenResult GameShelf::openReadable(const QString& path) {
  return inNewFile(read(path, Part::beforeTheDamage));
}

int GameShelf::readableEntries(const QString& path) const {
  if (read(path)) return 0;
  const record::Result<OpenedGame> game = read(path, Part::beforeTheDamage);
  return game ? static_cast<int>(game->session->entries()) : 0;
}

OpenResult GameShelf::inNewFile(record::Result<OpenedGame> game) {
  if (!game) return OpenFailure(game.error());
  game->path = newFile(*game->session);
  return std::move(*game);
}

QString GameShelf::write(const QString& path, const std::string& text,
                         const GameSession& game) const {
  // The file in play is held already.
  const std::optional<FileLock> lock = isInPlay(path) ? FileLock() : holdFile(fileKey(path));
  if (!lock) return sentence(InUse{path});
  const QString error = writeFile(path, QByteArray::fromStdString(text));
  return error.isEmpty() ? keep(game.values()) : error;
}

QString GameShelf::save(const QString& path, const GameSession& game) const {
  return write(path, game.written(), game);
}

QString GameShelf::saveElsewhere(const QString& path, const GameSession& game) const {
  QString failure = save(path, game);
  if (failure.isEmpty()) goOnWith(path, game);
  return failure;
}

QString GameShelf::saveCopy(const QString& path, const GameSession& game) const {
  if (isInPlay(path)) {
    return ShelfWords::tr("This file holds the game itself. Choose another name for the copy.");
  }
  return write(path, game.publicCopy(), game);
}

QString GameShelf::move(const QString& from, const QString& to) const {
  const QString name = QFileInfo(from).fileName();
  if (isInPlay(from)) {
    return words::fill(ShelfWords::tr("“%1” is the open game. Open or begin another one first."),
                       {name});
  }
  const std::optional<FileLock> lock = holdFile(fileKey(from));
  if (!lock) return sentence(InUse{from});
  QDir().mkpath(QFileInfo(to).absolutePath());
  QFile file(from);
  if (file.rename(to)) return {}; // never over a file that is there
  return words::fill(ShelfWords::tr("“%1” cannot be moved: %2."),
                     {name, words::systemRefusal(file.errorString())});
}

std::optional<ShelvedGame> GameShelf::look(const QString& path) const {
  const record::Result<OpenedGame> game = read(path);
  if (!game) return std::nullopt;
  const GameSession& session = *game->session;
  return ShelvedGame{path, session.names().whole, session.date(), session.moment(),
                     session.afterRounds()};
}

std::optional<ShelvedGame> GameShelf::unfinished() const {
  const QString path = m_preferences.gameInProgress();
  if (path.isEmpty()) return std::nullopt;
  std::optional<ShelvedGame> game = look(path);
  if (game && game->moment.over) return std::nullopt;
  return game;
}

std::optional<DamagedGame> GameShelf::damaged() const {
  const QString path = m_preferences.gameInProgress();
  if (path.isEmpty()) return std::nullopt;
  const record::Result<OpenedGame> game = read(path);
  if (game) return std::nullopt;
  return DamagedGame{path, game.error(), readableEntries(path)};
}

} // namespace nilometer::ui
