// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/store/games/game_library.h"
#include "ui/store/games/library_words.h"

#include "engine/record/damage.h"
#include "engine/record/file_kind.h"
#include "engine/record/files.h"
#include "engine/record/header_recovery.h"
#include "engine/record/line_sums.h"
#include "ui/game/interface/game.h"
#include "ui/game/interface/new_game.h"
#include "ui/store/games/atomic_file.h"
#include "ui/store/games/earlier_versions.h"
#include "ui/store/games/file_lock.h"
#include "ui/store/games/journal.h"
#include "ui/store/games/preferences.h"
#include "ui/text/damage_words.h"
#include "ui/text/error_words.h"
#include "ui/text/outside_words.h"
#include "ui/text/phrase.h"

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

void addFrom(const QString& directory, std::vector<ValuesFile>& files) {
  for (const std::string& path : record::jsonFilesIn(directory.toStdString())) {
    record::Result<std::string> text = record::readFile(path);
    if (text) files.push_back({path, std::move(*text)});
  }
}

/// With the name of the other game whose printed values the file asks for.
record::ReadError withTheirGame(record::ReadError error, const GameLibrary& library) {
  if (error.fault != record::ReadFault::unknownEdition) return error;
  for (const Game* kind : library.games()) {
    const auto values = kind->offer(library).values;
    if (std::ranges::find(values, error.found, &NewGameOffer::Values::id) == values.end()) continue;
    error.expected = kind->name().toStdString();
    break;
  }
  return error;
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
  return text::wholeSentence(shown);
}

QString sentence(const OpenFailure& failure) {
  if (const auto* error = std::get_if<record::ReadError>(&failure)) {
    using Fault = record::ReadFault;
    const bool isOther = error->fault == Fault::notJson || error->fault == Fault::notUtf8;
    if (!isOther || error->line > 1 || error->file.empty()) return publicSentence(*error);
    const QString name = QFileInfo(QString::fromStdString(error->file)).fileName();
    return text::fill(ShelfWords::tr("%1: This is not a file of Nilometer."), {name});
  }
  return inUseSentence(std::get<InUse>(failure).path);
}

QString damageSentence(const OpenedGame& game) {
  const Damage& damage = *game.damage;
  const QString where =
      damage.kept.isEmpty()
          ? text::fill(ShelfWords::tr("The damaged file stays as it is, and the "
                                      "game goes on in “%1”."),
                       {QFileInfo(game.path).fileName()})
          : text::fill(ShelfWords::tr("What was in the file is kept as “%1”."), {damage.kept});
  const QString read =
      damage.header
          ? ShelfWords::tr("%n entry(ies) were read all the same.", nullptr, damage.entries) +
                u' ' + text::madeUp(*damage.header)
          : ShelfWords::tr("The %n entry(ies) before that were read.", nullptr, damage.entries);
  return publicSentence(damage.error) + u' ' + read + u' ' + where;
}

GameLibrary::GameLibrary(QString directory, Preferences& preferences, Games games)
    : m_directory(std::move(directory)), m_preferences(preferences), m_games(games) {}

GameLibrary::~GameLibrary() = default;

QString GameLibrary::copiesDirectory() const {
  return m_directory + ownEditions;
}

std::vector<ValuesFile> GameLibrary::valuesFiles(SaveState kept) const {
  std::vector<ValuesFile> files;
  addFrom(copiesDirectory(), files);
  if (kept == SaveState::yes) addFrom(m_directory + gamesEditions, files);
  return files;
}

QString GameLibrary::keep(const PlayedValues& values) const {
  const auto file = toKeep(values);
  return file ? writeFile(file->path, file->text) : QString();
}

std::optional<GameLibrary::ValuesToKeep> GameLibrary::toKeep(const PlayedValues& values) const {
  constexpr std::size_t digits = 16;
  const std::size_t begin = values.checksum.find(':') + 1;
  const std::string name = values.id + '-' + values.checksum.substr(begin, digits) + ".json";
  const QString path = m_directory + gamesEditions + u'/' + QString::fromStdString(name);
  if (QFileInfo::exists(path)) return std::nullopt;
  return ValuesToKeep{path, QByteArray::fromStdString(values.text())};
}

record::Result<GameLibrary::ReadGame> GameLibrary::read(const QString& path) const {
  const std::string name = path.toStdString();
  record::Result<std::string> text = record::readFile(name);
  if (!text) return text.error();
  const Game& kind = gameOf(m_games, record::gameIn(*text));
  auto game = record::readUpToDamage(
      *text, name, [&](std::string_view lines) { return kind.open(lines, *this, name); });
  if (!game) return readWithoutHeader(path, *text, withTheirGame(game.error(), *this));
  const int entries = static_cast<int>(game->read->entries());
  const bool isDoubtful = game->damage || record::verifiedIn(*text) == record::Verified::no;
  std::optional<Damage> damage;
  if (game->damage) damage = Damage{std::move(*game->damage), entries, {}, {}};
  return ReadGame{{&kind, std::move(game->read), path, std::move(damage), {}, {}, isDoubtful},
                  std::move(*text),
                  std::move(game->text)};
}

record::Result<GameLibrary::ReadGame>
GameLibrary::readWithoutHeader(const QString& path, const std::string& text,
                               const record::ReadError& error) const {
  const std::string name = path.toStdString();
  if (error.file != name || !record::isLostHeader(error, text)) return error;
  for (const Game* kind : m_games) {
    auto header = kind->newHeader(text, *this);
    if (!header) continue;
    auto game = kind->open(header->text, *this, name);
    if (!game) continue;
    std::string whole = header->text;
    const int entries = static_cast<int>((*game)->entries());
    return ReadGame{
        {kind, std::move(*game), path, Damage{error, entries, std::move(header), {}}, {}, {}, true},
        text,
        std::move(whole)};
  }
  return error;
}

bool GameLibrary::isInPlay(const QString& path) const {
  return !m_inPlay.isEmpty() && fileKey(path) == m_inPlay;
}

void GameLibrary::play(const QString& key, std::unique_ptr<QLockFile> lock) {
  m_lock = std::move(lock);
  m_inPlay = key;
}

void GameLibrary::close() {
  m_lock.reset();
  m_inPlay.clear();
}

QString GameLibrary::newFile(const GameSession& game) {
  QDir().mkpath(m_directory);
  const QString name = fileNameOf(game.date() + u' ' + game.names().whole.join(u", "_s));
  for (int number = 1;; ++number) {
    const QString more = number > 1 ? u' ' + QString::number(number) : QString();
    QString path = m_directory + u'/' + name + more + u".nilometer"_s;
    // Nor one that somebody has thrown away and may miss.
    if (QFileInfo::exists(path) || QFileInfo::exists(earlierFolder(path)) || isInPlay(path)) {
      continue;
    }
    auto lock = holdFile(fileKey(path));
    if (!lock) continue;
    play(fileKey(path), std::move(*lock));
    m_preferences.addRecentFile(path);
    m_preferences.setGameInProgress(path);
    return path;
  }
}

OpenResult GameLibrary::open(const QString& path) {
  const QString key = fileKey(path);
  const bool held = isInPlay(path);
  std::optional<FileLock> lock = held ? FileLock() : holdFile(key);
  if (!lock) return OpenFailure(InUse{path});
  record::Result<ReadGame> read = this->read(path);
  if (!read) return OpenFailure(read.error());
  OpenedGame& game = read->game;
  const bool hasLittle = game.damage && (game.damage->entries == 0 || game.damage->header);
  if (hasLittle && earlier(path)) {
    return OpenFailure(game.damage->error);
  }
  if (game.damage) {
    game.damage->kept = backUpBeside(path, u"damaged"_s, QByteArray::fromStdString(read->all));
    const bool goesOn = !game.damage->kept.isEmpty() &&
                        writeFile(path, QByteArray::fromStdString(read->whole)).isEmpty();
    if (!goesOn) return inNewFile(std::move(game));
  }
  if (!game.damage) game.longer = longer(path, read->all);
  if (!held) play(key, std::move(*lock));
  goOnWith(path, *game.session);
  return std::move(game);
}

void GameLibrary::goOnWith(const QString& path, const GameSession& game) const {
  m_preferences.addRecentFile(path);
  if (!game.clock().over) m_preferences.setGameInProgress(path);
}

std::optional<EarlierGame> GameLibrary::earlier(const QString& path) const {
  for (const QString& version : earlierVersions(path)) {
    const record::Result<ReadGame> read = this->read(version);
    if (!read || read->game.damage) continue;
    return EarlierGame{version, static_cast<int>(read->game.session->entries())};
  }
  return std::nullopt;
}

std::optional<EarlierGame> GameLibrary::longer(const QString& path, const std::string& text) const {
  const QStringList versions = earlierVersions(path);
  if (versions.isEmpty()) return std::nullopt;
  QFile newest(versions.front());
  const std::string_view whole = record::Lines::withoutZeros(text);
  const QByteArray here(whole.data(), static_cast<qsizetype>(whole.size()));
  const bool mayBe =
      newest.open(QIODevice::ReadOnly) && mayHaveLostItsEnd(path, here, newest.readAll());
  std::optional<EarlierGame> version = mayBe ? earlier(path) : std::nullopt;
  if (version && version->path != versions.front()) version.reset();
  return version;
}

void GameLibrary::keepAsItIs(const QString& path) {
  noteShortened(path, QFileInfo(path).size());
}

OpenResult GameLibrary::openEarlier(const QString& path) {
  const std::optional<EarlierGame> version = earlier(path);
  if (!version) return open(path);
  std::optional<FileLock> lock = isInPlay(path) ? FileLock() : holdFile(fileKey(path));
  if (!lock) return OpenFailure(InUse{path});
  const record::Result<std::string> found = record::readFile(path.toStdString());
  const record::Result<std::string> good = record::readFile(version->path.toStdString());
  const bool isKept =
      !found || !backUpBeside(path, u"damaged"_s, QByteArray::fromStdString(*found)).isEmpty();
  if (!good || !isKept || !writeFile(path, QByteArray::fromStdString(*good)).isEmpty()) {
    return openCopy(version->path);
  }
  lock->reset();
  return open(path);
}

OpenResult GameLibrary::openToLook(const QString& path) const {
  record::Result<ReadGame> read = this->read(path);
  if (!read) return OpenFailure(read.error());
  OpenedGame game = std::move(read->game);
  game.session->freeze();
  game.lookedAt = std::exchange(game.path, QString());
  game.damage.reset(); // it may be about to be written
  return game;
}

OpenResult GameLibrary::openCopy(const QString& path) {
  record::Result<ReadGame> read = this->read(path);
  if (!read) return OpenFailure(read.error());
  return inNewFile(std::move(read->game));
}

OpenedGame GameLibrary::inNewFile(OpenedGame game) {
  game.path = newFile(*game.session);
  return game;
}

QString GameLibrary::write(const QString& path, const std::string& text,
                           const GameSession& game) const {
  // The file in play is held already.
  const std::optional<FileLock> lock = isInPlay(path) ? FileLock() : holdFile(fileKey(path));
  if (!lock) return sentence(InUse{path});
  const QString error = writeFile(path, QByteArray::fromStdString(text));
  return error.isEmpty() ? keep(game.values()) : error;
}

QString GameLibrary::save(const QString& path, const GameSession& game) const {
  return write(path, record::withSums(game.written()), game);
}

QString GameLibrary::saveElsewhere(const QString& path, const GameSession& game) {
  QString failure = save(path, game);
  if (!failure.isEmpty()) return failure;
  const QString key = fileKey(path);
  if (!isInPlay(path)) play(key, holdFile(key).value_or(nullptr));
  goOnWith(path, game);
  return {};
}

QString GameLibrary::saveCopy(const QString& path, const GameSession& game) const {
  if (isInPlay(path)) {
    return ShelfWords::tr("This file holds the game itself. Choose another name for the copy.");
  }
  return write(path, record::withSums(game.publicCopy()), game);
}

QString GameLibrary::hold(const QString& path, FileLock& lock) const {
  if (isInPlay(path)) {
    return text::fill(ShelfWords::tr("“%1” is the open game. Open or begin another one first."),
                      {QFileInfo(path).fileName()});
  }
  std::optional<FileLock> held = holdFile(fileKey(path));
  if (!held) return sentence(InUse{path});
  lock = std::move(*held);
  return {};
}

QString GameLibrary::replace(const QString& path, const QByteArray& was,
                             const QByteArray& is) const {
  FileLock lock;
  QString failure = hold(path, lock);
  if (!failure.isEmpty()) return failure;
  Journal file(path);
  if (file.held() == was) return file.write(is).failure;
  return text::fill(ShelfWords::tr("“%1” was changed by another program and stays as it is."),
                    {QFileInfo(path).fileName()});
}

QString GameLibrary::move(const QString& from, const QString& to) const {
  FileLock lock;
  QString failure = hold(from, lock);
  if (!failure.isEmpty()) return failure;
  QDir().mkpath(QFileInfo(to).absolutePath());
  QFile file(from);
  if (file.rename(to)) { // never over a file that is there
    moveEarlier(from, to);
    return {};
  }
  return text::fill(ShelfWords::tr("“%1” cannot be moved: %2."),
                    {QFileInfo(from).fileName(), text::systemRefusal(file.errorString())});
}

std::optional<ShelvedGame> GameLibrary::look(const QString& path) const {
  record::Result<ReadGame> read = this->read(path);
  if (!read) return std::nullopt;
  const std::shared_ptr<GameSession> session = std::move(read->game.session);
  session->freeze();
  return ShelvedGame{path,
                     session->names().whole,
                     session->date(),
                     session->clock(),
                     session->afterRounds(),
                     read->game.damage.has_value(),
                     read->game.kind,
                     session};
}

std::optional<ShelvedGame> GameLibrary::unfinished() const {
  const auto isRunning = [](const ShelvedGame& game) {
    return !game.clock.over && !game.isDamaged;
  };
  const QString last = m_preferences.gameInProgress();
  if (!last.isEmpty()) {
    std::optional<ShelvedGame> game = look(last);
    if (game && isRunning(*game)) return game;
    // What became of it is said.
    if (!game || game->isDamaged) return std::nullopt;
  }
  for (const QString& path : m_preferences.recentFiles()) {
    if (path == last) continue;
    std::optional<ShelvedGame> game = look(path);
    if (game && isRunning(*game)) return game;
  }
  return std::nullopt;
}

std::optional<DamagedGame> GameLibrary::damaged() const {
  const QString path = m_preferences.gameInProgress();
  if (path.isEmpty()) return std::nullopt;
  const record::Result<ReadGame> read = this->read(path);
  if (!read) return DamagedGame{path, read.error(), 0};
  const std::optional<Damage>& damage = read->game.damage;
  if (!damage) return std::nullopt;
  return DamagedGame{path, damage->error, damage->entries};
}

} // namespace nilometer::ui
