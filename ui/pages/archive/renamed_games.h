// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pages/archive/archived_game.h"
#include "ui/store/games/renamed_file.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace nilometer::ui {

/// Finished games that were called otherwise since the program began, to be given their old names
/// in reverse. What was in a file stays an earlier version of it, too.
class RenamedGames {
public:
  /// `library` is not owned and outlives this.
  explicit RenamedGames(const GameLibrary& library) : m_library(library) {}

  /// What players, colours and title are called there; nothing where it cannot be read.
  [[nodiscard]] std::optional<record::Naming> naming(const ArchivedGame& game) const;
  /// Writes all of these games or, where one cannot be written, none. Refuses a game that is open
  /// here or in another running program. Returns why it failed, or nothing.
  [[nodiscard]] QString rename(const std::vector<ArchivedGame>& games, const NamingChange& change);

  /// The files whose games get their old names next. @pre some were renamed
  [[nodiscard]] QStringList next() const;
  /// The files are byte for byte as they were. If that fails it can be tried again. Returns why it
  /// failed, or nothing. @pre some were renamed
  [[nodiscard]] QString takeBack();

private:
  struct Written {
    QString path;
    QByteArray was;
    QByteArray is;
  };
  /// Puts `is` in place of `was` in each file; where one fails, the ones before are as they were.
  [[nodiscard]] QString write(const std::vector<Written>& files) const;

  const GameLibrary& m_library;
  std::vector<std::vector<Written>> m_done;
};

} // namespace nilometer::ui
