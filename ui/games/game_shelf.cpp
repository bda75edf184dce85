// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/games/game_shelf.h"
#include "ui/games/shelf_words.h"

#include "engine/egizia/file/edition_file.h"
#include "engine/egizia/file/public_copy.h"
#include "engine/egizia/printed_pages.h"
#include "engine/record/file_kind.h"
#include "engine/record/files.h"
#include "ui/egizia/session/egizia_session.h"
#include "ui/egizia/words/words.h"
#include "ui/games/file_lock.h"
#include "ui/games/preferences.h"
#include "ui/games/whole_file.h"
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

void add(record::Result<egizia::Edition> edition, std::vector<EditionPtr>& known) {
  if (!edition) return;
  const bool twice = std::any_of(known.begin(), known.end(), [&](const EditionPtr& other) {
    return other->checksum == edition->checksum && other->id == edition->id;
  });
  if (!twice) known.push_back(std::make_shared<const egizia::Edition>(std::move(*edition)));
}

/// Then a game is understood wherever the program is; any other values go along with it.
bool comesWithTheProgram(const egizia::Edition& edition) {
  static const std::vector<EditionPtr> shipped = [] {
    std::vector<EditionPtr> known;
    for (const std::string& id : egizia::shippedEditions()) add(egizia::shippedEdition(id), known);
    return known;
  }();
  return std::ranges::any_of(shipped, [&](const EditionPtr& one) {
    return one->id == edition.id && one->checksum == edition.checksum;
  });
}

std::string_view linesBefore(std::string_view text, int line) {
  std::size_t end = 0;
  for (int number = 1; number < line && end < text.size(); ++number) {
    end = std::min(text.find('\n', end), text.size() - 1) + 1;
  }
  return text.substr(0, end);
}

/// All files there that are editions.
void addFrom(const QString& directory, std::vector<EditionPtr>& known) {
  for (const std::string& path : record::jsonFilesIn(directory.toStdString())) {
    const record::Result<std::string> text = record::readFile(path);
    if (text) add(egizia::readEdition(*text, path), known);
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

GameShelf::GameShelf(QString directory, Preferences& preferences)
    : m_directory(std::move(directory)), m_preferences(preferences) {}

GameShelf::~GameShelf() = default;

QString GameShelf::copiesDirectory() const {
  return m_directory + ownEditions;
}

std::vector<EditionPtr> GameShelf::editions() const {
  std::vector<EditionPtr> known;
  for (const std::string& id : egizia::shippedEditions()) add(egizia::shippedEdition(id), known);
  addFrom(copiesDirectory(), known);
  return known;
}

std::vector<EditionPtr> GameShelf::keptEditions() const {
  std::vector<EditionPtr> known = editions();
  addFrom(m_directory + gamesEditions, known);
  return known;
}

QString GameShelf::keep(const egizia::Edition& edition) const {
  constexpr std::size_t digits = 16;
  const std::size_t begin = edition.checksum.find(':') + 1;
  const std::string name = edition.id + '-' + edition.checksum.substr(begin, digits) + ".json";
  const QString path = m_directory + gamesEditions + u'/' + QString::fromStdString(name);
  if (QFileInfo::exists(path)) return {};
  return writeFile(path, QByteArray::fromStdString(egizia::writeEdition(edition)));
}

record::Result<EditionPtr> GameShelf::editionFor(const egizia::RecordHeader& header,
                                                 std::string_view text,
                                                 const std::string& file) const {
  EditionPtr known;
  EditionPtr sameId;
  for (const EditionPtr& edition : keptEditions()) {
    if (edition->id != header.editionId) continue;
    if (!sameId) sameId = edition;
    if (edition->checksum != header.editionChecksum) continue;
    if (!known || egizia::comparedFurther(*edition, *known)) known = edition;
  }
  record::Result<std::optional<egizia::Edition>> own = egizia::editionIn(text, file);
  if (!own) return own.error();
  // A game may have asked for more than was compared on the copy, and the other way round.
  if (*own && (!known || egizia::comparedFurther(**own, *known))) {
    return std::make_shared<const egizia::Edition>(std::move(**own));
  }
  if (known) return known;
  // With other values of that name the reader says what does not fit, and where.
  if (sameId) return sameId;
  return record::ReadError{.fault = record::ReadFault::unknownEdition,
                           .file = file,
                           .line = 1,
                           .where = "edition.id",
                           .expected = {},
                           .found = header.editionId};
}

record::Result<OpenedGame> GameShelf::read(const QString& path, Part part) const {
  const std::string name = path.toStdString();
  const record::Result<std::string> text = record::readFile(name);
  if (!text) return text.error();
  const record::Result<egizia::RecordHeader> header = egizia::readHeader(*text, name);
  if (!header) return header.error();
  const record::Result<EditionPtr> edition = editionFor(*header, *text, name);
  if (!edition) return edition.error();
  record::Result<egizia::GameRecord> game = egizia::readRecord(*text, **edition, name);
  if (!game && part == Part::beforeTheDamage) {
    game = egizia::readRecord(linesBefore(*text, game.error().line), **edition, name);
  }
  if (!game) return game.error();
  return OpenedGame{std::move(*game), *edition, path};
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

QString GameShelf::newFile(const egizia::RecordHeader& header) {
  QDir().mkpath(m_directory);
  QStringList names;
  for (const auto& seat : header.players) names += words::fromUtf8(seat.name);
  const QString name = fileNameOf(words::fromUtf8(header.date) + u' ' + names.join(u", "_s));
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
  m_preferences.addRecentFile(path);
  if (record::stateAfter(game->record, *game->edition).phase != egizia::Phase::over) {
    m_preferences.setGameInProgress(path);
  }
  return std::move(*game);
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
  return game ? static_cast<int>(game->record.entries.size()) : 0;
}

OpenResult GameShelf::inNewFile(record::Result<OpenedGame> game) {
  if (!game) return OpenFailure(game.error());
  game->path = newFile(game->record.header);
  return std::move(*game);
}

QString GameShelf::save(const QString& path, const egizia::GameRecord& record,
                        const egizia::Edition& edition) const {
  // The file in play is held already.
  const std::optional<FileLock> lock = isInPlay(path) ? FileLock() : holdFile(fileKey(path));
  if (!lock) return sentence(InUse{path});
  const std::string text = comesWithTheProgram(edition)
                               ? egizia::writeRecord(record, edition)
                               : egizia::writeRecordWithEdition(record, edition);
  const QString error = writeFile(path, QByteArray::fromStdString(text));
  return error.isEmpty() ? keep(edition) : error;
}

QString GameShelf::saveCopy(const QString& path, const EgiziaSession& session) const {
  if (isInPlay(path)) {
    return ShelfWords::tr("This file holds the game itself. Choose another name for the copy.");
  }
  return save(path, egizia::publicCopy(session.record(), session.edition()), session.edition());
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
  const egizia::State state = record::stateAfter(game->record, *game->edition);
  return ShelvedGame{path, game->record.header, state.round, state.phase};
}

std::optional<ShelvedGame> GameShelf::unfinished() const {
  const QString path = m_preferences.gameInProgress();
  if (path.isEmpty()) return std::nullopt;
  std::optional<ShelvedGame> game = look(path);
  if (game && game->phase == egizia::Phase::over) return std::nullopt;
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
