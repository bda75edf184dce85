// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <vector>

namespace nilometer::ui {

class GameLibrary;

/// Games that were deleted since the program began, to be brought back in reverse. Deleting moves
/// a file into the directory "deleted" beside the games and never touches its bytes: whatever
/// happens to the program, nothing is lost, and who wants the room back empties that directory.
class DeletedGames {
public:
  /// `library` is not owned and outlives this.
  explicit DeletedGames(const GameLibrary& library) : m_library(library) {}

  /// Where deleted files lie.
  [[nodiscard]] QString directory() const;
  /// Refuses a game that is open here or in another running program. Returns why it failed, or
  /// nothing.
  [[nodiscard]] QString remove(const QString& path);

  /// The path the next one had and gets again. @pre some are deleted
  [[nodiscard]] const QString& next() const { return m_moves.back().path; }
  /// The file stands where it stood, byte for byte. If that fails it stays deleted, and can be
  /// tried again. Returns why it failed, or nothing. @pre some are deleted
  [[nodiscard]] QString bringBack();

private:
  struct Move {
    QString path;
    QString movedTo;
  };
  const GameLibrary& m_library;
  std::vector<Move> m_moves;
};

} // namespace nilometer::ui
