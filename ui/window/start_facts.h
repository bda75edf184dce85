// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/store/games/game_library.h"
#include "ui/table/spectator/display_content.h"
#include "ui/text/shown_names.h"

#include <QDateTime>
#include <QString>

#include <map>
#include <optional>
#include <vector>

class QDate;

/// What the start page tells of the games on disk, in the language of the moment.
namespace nilometer::ui {

/// A game that can be gone on with, as it stands.
struct RunningGame {
  QString path;
  const Game* kind = nullptr;
  QString game;  ///< which one it is; empty where there is only one
  QString title; ///< what the table calls it, or its players
  text::ShownNames names;
  QString touched; ///< "today 20:14"
  QString told;    ///< all of it for who listens, with whole names
  DisplayContent stand;
};

/// A file that can be opened.
struct RecentGame {
  QString path;
  QString text;
  QString whole;            ///< the same with whole names where the text shortens one; or empty
  bool isRunning = false;   ///< it is a game that is not over
  QDateTime ended{};        ///< the day of the game, and when the file was written; or invalid
  text::ShownNames names{}; ///< those in the text
};

/// What there is to do with one of the games.
struct GameFacts {
  std::optional<RunningGame> running{}; ///< the one that was played last
  std::optional<RecentGame> position{}; ///< an end position that is not scored yet
  int lessons = 0;                      ///< none: there is nothing to learn
  int lessonsDone = 0;
  int copyValues = 0; ///< printed on the copy that is compared furthest; 0: there is none
  int comparedValues = 0;
  bool isCopyComplete = false;
};

struct StartFacts {
  const Game* played = nullptr;         ///< of the running game that was played last of all
  std::optional<DamagedGame> damaged{}; ///< the game in progress cannot be read
  /// What to go on with where nothing of it can be.
  std::optional<EarlierGame> earlier{};
  /// Of late, running first; also the running games that are offered.
  std::vector<RecentGame> recent{};
  std::map<const Game*, GameFacts> games{};
};

[[nodiscard]] StartFacts startFacts(const GameLibrary& library, const Preferences& preferences,
                                    Games games);
/// "today 20:14", "yesterday 20:14", else the date and the time.
[[nodiscard]] QString whenTouched(const QDateTime& when, const QDate& today);

} // namespace nilometer::ui
