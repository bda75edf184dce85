// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/record/game_result.h"
#include "engine/record/header_parts.h"
#include "engine/record/new_header.h"
#include "engine/table/ledger.h"
#include "engine/table/rules.h"
#include "ui/game/interface/game_box.h"
#include "ui/game/interface/game_help.h"
#include "ui/game/interface/new_game.h"

#include <QString>

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>

class QPainter;
class QRectF;
class QWidget;

namespace nilometer::ui {

class GameSession;
class GameLibrary;
class GameView;
class PositionPage;
class Preferences;
class RulesSource;
class SetupSource;
class OwnEditionUpdater;
class PrintedValuePrompt;
class WhyGuide;
struct CopyKind;
struct DisplayContent;
struct Game;
struct KeptPosition;
struct LessonSource;
struct PlayedReport;
struct ScoreCard;
struct Theme;

/// The games that the program knows, in the order in which they are listed; at least one.
using Games = std::span<const Game* const>;

/// What a finished game lies on the disk as.
enum class GameDocument : std::uint8_t { record, position };

/// How the game in a text ended. `file` is only named in errors. May be asked in any thread.
using EndingReader = std::function<record::Ending(std::string_view text, GameDocument document,
                                                  const std::string& file)>;

/// A game out of a file, as it is open from now on.
using OpenedSession = record::Result<std::unique_ptr<GameSession>>;

/// What the window asks of a game while it runs: one table for each game. Every member stands for
/// itself; a part of the window uses those it needs. Names are in the language of the moment.
struct Game {
  std::string_view id;                 ///< "game" in its files
  record::GameNamed named;             ///< whether all its files say so
  QString (*name)();                   ///< as it stands on the box
  table::SeatRange seats;              ///< how many play it
  int profiles;                        ///< how many sets of rules it has
  QString (*profileName)(int profile); ///< of GameResult::profile
  int groups;                          ///< in how many groups sources of points are counted
  QString (*groupName)(int group);
  int (*groupOf)(const table::LedgerLine& line);
  EndingReader (*endings)(
      const GameLibrary& library); ///< with the printed values that are there now
  /// The recorded game in a text, with the printed values on the shelf that fit it best.
  OpenedSession (*open)(std::string_view text, const GameLibrary& library, const std::string& file);
  /// The record with another first line, where its own is damaged; nothing if none fits.
  std::optional<record::NewHeader> (*newHeader)(std::string_view text, const GameLibrary& library);
  NewGameOffer (*offer)(const GameLibrary& library);
  /// A game without entries. @pre the printed values that are chosen are on the shelf
  std::unique_ptr<GameSession> (*begin)(const NewGameChoice& choice, const GameLibrary& library);
  const CopyKind* copies;     ///< of its printed values; nullptr = nobody can compare them
  OpenedSession (*example)(); ///< the one that comes with the program, in the middle

  // Of an open game; the session outlives what is made.
  GameView* (*view)(GameSession& session);
  DisplayContent (*display)(GameSession& session); ///< for the table view, in the present language
  /// Asks for printed values; nullptr where its entries tell them.
  std::unique_ptr<PrintedValuePrompt> (*desk)(GameSession& session, const GameLibrary& library,
                                              Games games);
  /// Sees to it that what its entries tell goes to the players' own copy; nullptr where a desk
  /// does.
  std::unique_ptr<OwnEditionUpdater> (*keeper)(GameSession& session, const GameLibrary& library,
                                               Games games, std::function<std::string()> next);
  std::unique_ptr<RulesSource> (*rules)(const GameSession* session); ///< nullptr: of no game
  PlayedReport (*report)(const GameSession& session);                ///< keeps a copy
  /// A CardPainter: what points come from, in the final scoring that follows an open game;
  /// nullptr where its table tells that by itself.
  void (*pictures)(QPainter& painter, const QRectF& room, const ScoreCard& card, const Theme& theme,
                   qreal u) = nullptr;
  void (*correct)(GameSession& session, QWidget& window); ///< asks for a correction
  /// Asks the player for hidden cards that nobody else may see; nullptr where there are none.
  void (*eyesOnly)(GameSession& session, table::Player player, QWidget& window);
  QString (*eyesOnlyTitle)(); ///< what the menu says for it

  // Final scoring only.
  PositionPage* (*positionPage)(const GameLibrary& library, Preferences& preferences,
                                QWidget* parent);
  /// What end position is in that file; nothing if it cannot be read.
  std::optional<KeptPosition> (*lookAtPosition)(const QString& path);
  /// Answers "Why?" about the points of a final scoring or result on that page.
  WhyGuide* (*why)(QWidget& page);

  /// Its lessons; an error if they cannot be read.
  record::Result<LessonSource> (*lessons)();
  /// How its real table is made ready. @pre the session is one of this game, and outlives the
  /// result
  std::unique_ptr<SetupSource> (*setup)(GameSession& session);
  GameHelp (*help)() = nullptr; ///< nullptr: there is nothing of its own to say
  GameBox box{};
};

/// The game's id as its files say it: empty where they name none.
[[nodiscard]] std::string_view fileId(const Game& game);

/// The one that the end position in that file is of; the first one's if it cannot be read.
[[nodiscard]] const Game& gameOfPosition(Games games, const QString& path);

/// The one whose files say `id`. Files that name no game are of the one that was there before there
/// were others (notAlways). It is also given those of a game that is not known, and refuses them
/// (otherGame).
[[nodiscard]] const Game& gameOf(Games games, std::string_view id);

} // namespace nilometer::ui
