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
class CopyKind;
class Game;
struct DisplayContent;
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

/// Draws the picture of a card, or what is on its back, into `room`; `u` is the unit of the look.
using CardPainter = std::function<void(QPainter& painter, const QRectF& room, const ScoreCard& card,
                                       const Theme& theme, qreal u)>;

/// A game as the window knows it. Each game of the registry is one object without a state of its
/// own; GameFromRules and DefaultGame override what follows from its rules. A function that is not
/// pure has an answer for games that have no such thing. Names are in the language of the moment.
class Game {
public:
  Game() = default;
  virtual ~Game() = default;
  Game(const Game&) = delete;
  Game& operator=(const Game&) = delete;

  // What it is.
  [[nodiscard]] virtual std::string_view id() const = 0; ///< "game" in its files
  /// Whether all its files say so.
  [[nodiscard]] virtual record::GameNamed named() const = 0;
  [[nodiscard]] virtual QString name() const = 0; ///< as it stands on the box
  [[nodiscard]] virtual GameBox box() const = 0;
  [[nodiscard]] virtual table::SeatRange seats() const = 0; ///< how many play it
  [[nodiscard]] virtual int profiles() const = 0;           ///< how many sets of rules it has
  [[nodiscard]] virtual QString profileName(int profile) const = 0; ///< of GameResult::profile
  /// In how many groups its sources of points are counted.
  [[nodiscard]] virtual int groups() const = 0;
  [[nodiscard]] virtual QString groupName(int group) const = 0;
  [[nodiscard]] virtual int groupOf(const table::LedgerLine& line) const = 0;
  [[nodiscard]] virtual GameHelp help() const { return {}; } ///< keys of its own

  // Its games on disk.
  /// How they ended, with the printed values that are there now.
  [[nodiscard]] virtual EndingReader endings(const GameLibrary& library) const = 0;
  /// The recorded game in a text, with the printed values in the library that fit it best.
  [[nodiscard]] virtual OpenedSession open(std::string_view text, const GameLibrary& library,
                                           const std::string& file) const = 0;
  /// The record with another first line, where its own is damaged; nothing if none fits.
  [[nodiscard]] virtual std::optional<record::NewHeader>
  newHeader(std::string_view text, const GameLibrary& library) const = 0;
  [[nodiscard]] virtual NewGameOffer offer(const GameLibrary& library) const = 0;
  /// A game without entries. @pre the printed values that are chosen are in the library
  [[nodiscard]] virtual std::unique_ptr<GameSession> begin(const NewGameChoice& choice,
                                                           const GameLibrary& library) const = 0;
  /// Of its printed values. A game that has none to compare gives PlainCopies as they are.
  [[nodiscard]] virtual const CopyKind& copies() const = 0;
  [[nodiscard]] virtual bool hasExample() const { return true; }
  /// The game that comes with the program, in the middle. @pre hasExample()
  [[nodiscard]] virtual OpenedSession example() const = 0;

  // Of an open game: the session is one of this game, and outlives what is made.
  [[nodiscard]] virtual GameView* view(GameSession& session) const = 0;
  [[nodiscard]] virtual DisplayContent display(GameSession& session) const = 0;
  /// Whether a prompt asks for printed values; otherwise its entries tell them.
  [[nodiscard]] virtual bool asksForValues() const { return false; }
  /// nullptr unless it asksForValues().
  [[nodiscard]] virtual std::unique_ptr<PrintedValuePrompt>
  prompt(GameSession& session, const GameLibrary& library, Games games) const = 0;
  /// Sees to it that what its entries tell goes to the players' own copy; nullptr where a prompt
  /// does. `next` = the id of the edition that the next game is proposed with.
  [[nodiscard]] virtual std::unique_ptr<OwnEditionUpdater>
  updater(GameSession& session, const GameLibrary& library, Games games,
          std::function<std::string()> next) const = 0;
  [[nodiscard]] virtual bool hasRuleBook() const { return true; }
  /// nullptr as the session: of no game. @pre hasRuleBook()
  [[nodiscard]] virtual std::unique_ptr<RulesSource> rules(const GameSession* session) const = 0;
  [[nodiscard]] virtual PlayedReport report(const GameSession& session) const = 0; ///< keeps a copy
  /// What points come from, in the final scoring that follows an open game; nothing where its table
  /// tells the scoring by itself.
  [[nodiscard]] virtual CardPainter pictures() const { return {}; }
  /// Whether correct() puts numbers of the table right.
  [[nodiscard]] virtual bool hasCorrections() const { return false; }
  virtual void correct(GameSession& /*session*/, QWidget& /*window*/) const {}
  /// Whether readPrinted() reads printed numbers off a component; those of a game that
  /// asksForValues() are put right in the players' copy.
  [[nodiscard]] virtual bool readsPrinted() const { return false; }
  virtual void readPrinted(GameSession& /*session*/, QWidget& /*window*/) const {}
  /// What the menu says for eyesOnly(); empty: there are no hidden cards to be named.
  [[nodiscard]] virtual QString eyesOnlyTitle() const { return {}; }
  /// Asks the player for hidden cards that nobody else may see.
  virtual void eyesOnly(GameSession& /*session*/, table::Player /*player*/,
                        QWidget& /*window*/) const {}

  // Final scoring only.
  [[nodiscard]] virtual bool hasEndPositions() const { return true; }
  /// @pre hasEndPositions()
  [[nodiscard]] virtual PositionPage*
  positionPage(const GameLibrary& library, Preferences& preferences, QWidget* parent) const = 0;
  /// What end position is in that file; nothing if it cannot be read.
  [[nodiscard]] virtual std::optional<KeptPosition> lookAtPosition(const QString& path) const = 0;
  /// Answers "Why?" about the points of a final scoring or result on that page.
  [[nodiscard]] virtual WhyGuide* why(QWidget& page) const = 0;

  /// Its lessons; an error if they cannot be read.
  [[nodiscard]] virtual record::Result<LessonSource> lessons() const = 0;
  /// How its real table is made ready.
  [[nodiscard]] virtual std::unique_ptr<SetupSource> setup(GameSession& session) const = 0;
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
