// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/record/read_error.h"
#include "ui/game/interface/game.h"
#include "ui/game/session/game_session.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

class QLockFile;

namespace nilometer::ui {

class Preferences;

/// What became of a file that can only be read in part.
struct Damage {
  record::ReadError error;
  int entries = 0; ///< that were read
  /// Its first line is damaged, and this took its place.
  std::optional<record::NewHeader> header = {};
  QString kept; ///< name of the file that holds what was there; empty: the file itself does
};

/// What a game was before something in it was taken back or corrected (earlier_versions.h).
struct EarlierGame {
  QString path; ///< where that version lies
  int entries = 0;
};

/// A recorded game out of a file.
struct OpenedGame {
  const Game* kind = nullptr; ///< the session is one of this game
  std::unique_ptr<GameSession> session;
  QString path; ///< where it is saved from now on; empty = nowhere
  std::optional<Damage> damage = {};
  QString lookedAt = {}; ///< the file that another program has; the session is frozen then
  /// An earlier version that goes on where this one ends: the file may have lost its end.
  std::optional<EarlierGame> longer = {};
  bool isDoubtful = false; ///< read out of a damaged file, and not compared with the table since
};
/// What the players are told about it, without a word of what they entered. @pre it has damage
[[nodiscard]] QString damageSentence(const OpenedGame& game);

/// Another running program has the file open; it can be looked at (GameLibrary::openToLook), and a
/// copy of it can be played (GameLibrary::openCopy).
struct InUse {
  QString path;
};

/// Why a game could not be opened.
using OpenFailure = std::variant<record::ReadError, InUse>;
/// Whether the file is a good one of another kind.
[[nodiscard]] bool isPosition(const record::ReadError& error);
[[nodiscard]] bool isEdition(const record::ReadError& error);
/// One clear sentence that may be shown to the whole table: it quotes nothing of a game's entries,
/// among which hidden Sphinx cards are named.
[[nodiscard]] QString publicSentence(const record::ReadError& error);
[[nodiscard]] QString sentence(const OpenFailure& failure);

using OpenResult = std::variant<OpenedGame, OpenFailure>;

/// A game in a file, as a list of games shows it.
struct ShelvedGame {
  QString path;
  QStringList players;
  QString date; ///< YYYY-MM-DD
  table::GameClock clock;
  QString afterRounds; ///< GameSession::afterRounds
  bool isDamaged = false;
  const Game* kind = nullptr;
  std::shared_ptr<GameSession> session = nullptr; ///< only to be looked at; of that kind
};

/// A file with printed values.
struct ValuesFile {
  std::string path;
  std::string text;
};

/// A game in progress that cannot be read any more.
struct DamagedGame {
  QString path;
  record::ReadError error;
  int readable = 0; ///< entries before the damage
};

/// The games on disk, of any kind: each in a file of its own. Holds the file of the game in play
/// against other running programs, so that two of them never write over each other.
class GameLibrary {
public:
  /// New games are put into `directory`, which is made when it is first needed; "editions" in it
  /// holds further printed values. `preferences` is not owned and outlives the shelf; `games` are
  /// all that can be opened.
  GameLibrary(QString directory, Preferences& preferences, Games games);
  ~GameLibrary();
  GameLibrary(const GameLibrary&) = delete;
  GameLibrary& operator=(const GameLibrary&) = delete;

  [[nodiscard]] QString directory() const { return m_directory; }
  [[nodiscard]] Games games() const { return m_games; }

  /// Where the players' own copies of the printed values lie.
  [[nodiscard]] QString copiesDirectory() const;

  /// Those in "editions", whatever they hold; with those that games were saved with and that are no
  /// longer what they were: of a copy that was changed since, or of an earlier program.
  enum class SaveState : bool { no, yes };
  [[nodiscard]] std::vector<ValuesFile> valuesFiles(SaveState kept) const;

  /// A path for that game that no file has: "2026-11-21 Anna, Ben, Cem.nilometer". Makes it the
  /// file in play.
  [[nodiscard]] QString newFile(const GameSession& game);

  /// Reads a game and makes its file the one in play. If that fails, the file in play stays.
  /// A damaged game is read up to its damage: what was there is kept beside it under a name of its
  /// own, and then the file holds what was read. Where that cannot be, the game gets a new file.
  [[nodiscard]] OpenResult open(const QString& path);
  /// The file may be as short as it is, and its longer version is not offered again.
  static void keepAsItIs(const QString& path);
  /// The newest version before the one in that file that can be read as a whole; for a file that
  /// cannot be read, or of which nothing but the header can, or all but that.
  [[nodiscard]] std::optional<EarlierGame> earlier(const QString& path) const;
  /// Goes on with that one in the file, as open(). What is in the file is kept beside it.
  [[nodiscard]] OpenResult openEarlier(const QString& path);
  /// Reads a game that another program has open, only to be looked at.
  [[nodiscard]] OpenResult openToLook(const QString& path) const;
  /// Reads a game, whoever has it open, and gives it a new file.
  [[nodiscard]] OpenResult openCopy(const QString& path);
  /// The file in play may be opened by other programs again.
  void close();

  /// Writes the game. Either all of it is on the disk or the old file is as it was. Refuses a file
  /// that another running program has open. Keeps the printed values it is played with, so that
  /// they are found whatever happens to the copy they come from; those that do not come with the
  /// program stand in the file too. Returns why it failed, or nothing.
  [[nodiscard]] QString save(const QString& path, const GameSession& game) const;
  /// Writes the game like save() where its own file cannot be written any more: from now on `path`
  /// is the file in play, and the game to be offered again.
  [[nodiscard]] QString saveElsewhere(const QString& path, const GameSession& game);
  /// Writes the game without the names of hidden cards (GameSession::publicCopy). Never over
  /// the file in play, which would lose them. Returns why it failed, or nothing.
  [[nodiscard]] QString saveCopy(const QString& path, const GameSession& game) const;

  /// Moves a game's file without touching its bytes. Refuses the file in play, one that another
  /// running program has open, and a place that is taken. Returns why it failed, or nothing.
  [[nodiscard]] QString move(const QString& from, const QString& to) const;

  /// Makes a file that holds `was` hold `is`; what is there stays an earlier version. Refuses as
  /// move() does, and a file that holds something else by now. Returns why it failed, or nothing.
  [[nodiscard]] QString replace(const QString& path, const QByteArray& was,
                                const QByteArray& is) const;

  /// Keeps the printed values that a game or position is saved with. Returns why it failed, or
  /// nothing.
  [[nodiscard]] QString keep(const PlayedValues& values) const;
  /// The file that keep() would write, for whoever writes it himself; nothing if it is there.
  struct ValuesToKeep {
    QString path;
    QByteArray text;
  };
  [[nodiscard]] std::optional<ValuesToKeep> toKeep(const PlayedValues& values) const;

  /// What game is in that file, up to its damage; nothing if it cannot be read.
  [[nodiscard]] std::optional<ShelvedGame> look(const QString& path) const;
  /// The last game in progress, if it is whole; once that is over, whichever of the recent ones is
  /// not.
  [[nodiscard]] std::optional<ShelvedGame> unfinished() const;
  /// The last game in progress, if it cannot be read as a whole.
  [[nodiscard]] std::optional<DamagedGame> damaged() const;

private:
  struct ReadGame {
    OpenedGame game; ///< its damage is where it is, and nothing has become of it yet
    std::string all;
    std::string whole; ///< the lines that it was read from
  };
  [[nodiscard]] record::Result<ReadGame> read(const QString& path) const;
  /// A record whose first line is damaged, with another one; `error` says what is wrong.
  [[nodiscard]] record::Result<ReadGame> readWithoutHeader(const QString& path,
                                                           const std::string& text,
                                                           const record::ReadError& error) const;
  /// The newest version, if it goes on where that text ends (mayHaveLostItsEnd).
  [[nodiscard]] std::optional<EarlierGame> longer(const QString& path,
                                                  const std::string& text) const;
  /// It is offered again: among the recent games, and as the one in progress unless it is over.
  void goOnWith(const QString& path, const GameSession& game) const;
  /// Gives what was read a new file.
  [[nodiscard]] OpenedGame inNewFile(OpenedGame game);
  [[nodiscard]] QString write(const QString& path, const std::string& text,
                              const GameSession& game) const;
  [[nodiscard]] bool isInPlay(const QString& path) const;
  /// A file that is not in play; why it cannot be held, or nothing.
  [[nodiscard]] QString hold(const QString& path, std::unique_ptr<QLockFile>& lock) const;
  /// Makes it the file in play.
  void play(const QString& key, std::unique_ptr<QLockFile> lock);

  QString m_directory;
  Preferences& m_preferences;
  Games m_games;
  std::unique_ptr<QLockFile> m_lock;
  QString m_inPlay; ///< the path m_lock is for
};

} // namespace nilometer::ui
