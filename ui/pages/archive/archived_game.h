// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/game/interface/game.h"
#include "ui/text/shown_names.h"

#include <QDate>
#include <QDateTime>
#include <QString>
#include <QStringList>

#include <vector>

/// The games on disk that are over, read out of their own files. Free of widgets; everything here
/// may be used in any thread.
namespace nilometer::ui {

/// A file in the directory of games, as it was when it was looked at.
struct GameFile {
  QString path;
  QDateTime changed;
  qint64 size = 0;
  friend bool operator==(const GameFile&, const GameFile&) = default;
};

/// The files of recorded games and end positions in a directory, sorted by name. Not those in
/// directories within it.
[[nodiscard]] std::vector<GameFile> gameFiles(const QString& directory);
[[nodiscard]] GameFile gameFile(const QString& path);
/// Whether the name says that the file holds an end position.
[[nodiscard]] bool isPositionFile(const QString& path);

/// The content of a file of a recorded game or an end position.
struct ArchivedGame {
  GameFile file;
  const Game* kind = nullptr; ///< its game; nullptr if the file cannot be opened
  record::Ending ending;
  QDate date;             ///< of the game; of the file if the game does not say
  QString search;         ///< what the filter looks in, folded: game, names, title, date, file name
  text::ShownNames names; ///< of the seats of the result
  QDateTime ended{};      ///< as its last entry says; else when the file was written

  /// nullptr if it goes on or cannot be read.
  [[nodiscard]] const record::GameResult* result() const {
    return std::get_if<record::GameResult>(&ending);
  }
  [[nodiscard]] const record::Unreadable* unreadable() const {
    return std::get_if<record::Unreadable>(&ending);
  }
};

/// Whether the first one was over before the other, by the day of the game, then by the time.
[[nodiscard]] bool endedBefore(const ArchivedGame& one, const ArchivedGame& other);
/// Whether somebody of that name played in a game that is over, by text::nameKey().
[[nodiscard]] bool hasPlayer(const ArchivedGame& game, const QString& key);

/// Reads the files of all games, with the printed values that were there when it was made.
class GameReader {
public:
  GameReader() = default;
  GameReader(Games games, const GameLibrary& library);
  [[nodiscard]] ArchivedGame read(const GameFile& file) const;

private:
  Games m_games;
  std::vector<EndingReader> m_endings; ///< by game
};

/// Which games are shown and counted.
struct GameFilter {
  QStringList words;          ///< folded; all must occur
  QDate day;                  ///< that the words say, or invalid; then it is enough
  QString player;             ///< name by text::nameKey(); empty = anybody
  int players = 0;            ///< 0 = any number
  const Game* kind = nullptr; ///< whose rules; nullptr = any game
  int profile = 0;            ///< which of its rules

  [[nodiscard]] bool passes(const ArchivedGame& game) const;
  friend bool operator==(const GameFilter&, const GameFilter&) = default;
};

} // namespace nilometer::ui
