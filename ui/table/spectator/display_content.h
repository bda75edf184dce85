// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/table/action_bar/move_glyphs.h"
#include "ui/table/board/board_parts.h"
#include "ui/table/board/number_cells.h"
#include "ui/table/view/prompt.h"
#include "ui/text/language.h"

#include <QColor>
#include <QString>

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace nilometer::ui {

class GameSession;
struct TableStep;

/// Whose turn it is and what is done.
struct DisplayTurn {
  std::optional<PlayerColour> colour{}; ///< none where everybody acts together
  QString name{};                       ///< as it is shown; empty where there is no colour
  QString whole{};                      ///< the same with nothing left out
  QString does{};                       ///< "places a ship"; without a name a whole heading
  QString hint{};                       ///< may be empty
  QString brief{};                      ///< the same in short, where it has no room
  friend bool operator==(const DisplayTurn&, const DisplayTurn&) = default;
};

/// A table that a game may show beside the turn: a column for each player, or bars.
struct DisplayTable {
  enum class Pattern : std::uint8_t { waves, cracks };
  struct Cell {
    QString text{}; ///< what is lost; empty where all is in order
    friend bool operator==(const Cell&, const Cell&) = default;
  };
  struct Row {
    QString name{}; ///< for who listens
    QColor tint{};
    Pattern pattern = Pattern::waves;
    bool isNow = false;
    std::vector<Cell> cells{};
    friend bool operator==(const Row&, const Row&) = default;
  };
  /// How far something is that all work on, or who is ahead there.
  struct Bar {
    QString name{};
    int has = 0;
    int needs = 0;                        ///< 0: nothing is counted
    QString text{};                       ///< at its end: "6 / 5", the highest bid
    QString said{};                       ///< in the place of the bar, where it has room
    std::optional<PlayerColour> player{}; ///< whose number it is
    friend bool operator==(const Bar&, const Bar&) = default;
  };
  QString heading{}; ///< empty: there is none
  std::vector<PlayerColour> columns{};
  std::vector<Row> rows{}; ///< topmost first
  std::vector<Bar> bars{}; ///< in the place of columns and rows, topmost first
  /// Numbers below signs: a line for each player, in the place of bars.
  struct Line {
    PlayerColour colour = PlayerColour::blue;
    bool isTurn = false;
    std::vector<SumLook> sums{};
    friend bool operator==(const Line&, const Line&) = default;
  };
  std::vector<HeadLook> heads{};
  std::vector<Line> lines{};
  friend bool operator==(const DisplayTable&, const DisplayTable&) = default;
};

/// How high a figure may climb that stands beside a lane.
inline constexpr int laneLevels = 5;

/// How far a player is.
struct DisplayLane {
  PlayerColour colour = PlayerColour::blue;
  QString name{};
  int points = 0;
  QString others{};          ///< what it may be besides while something is disputed: "/ 26?"
  QString soFar{};           ///< "7 + ?": what counts beside it; not on the table view
  int place = 0;             ///< at the end of the game, from 1; 0 before
  std::vector<int> levels{}; ///< of figures that climb, each of most `laneLevels`
  friend bool operator==(const DisplayLane&, const DisplayLane&) = default;
};

/// What all build together and what lies before it, in the place of the lanes.
struct DisplayShore {
  struct Boat {
    std::vector<WareCount> needs{};
    std::optional<PlayerColour> owner{}; ///< who alone may load it
    friend bool operator==(const Boat&, const Boat&) = default;
  };
  int base = 0; ///< stones in the lowest row of a pyramid; 0: there is no shore
  int rows = 0;
  std::vector<PlayerColour> stones{}; ///< that are laid
  QString count{};                    ///< "7 of 20"
  QString counted{};                  ///< "boats loaded"
  std::vector<Boat> boats{};          ///< by their place; one that needs nothing is not there
  friend bool operator==(const DisplayShore&, const DisplayShore&) = default;
};

/// All that the table view shows: what everybody may see, and nothing of the entry that is being
/// made. Plain texts in one language.
struct DisplayContent {
  PhaseLook phases{};
  QString then{}; ///< "then Feed"; may be empty
  DisplayTurn turn{};
  QString heading{};             ///< over the moves
  bool needsHeading = true;      ///< the moves are not understood without it
  std::vector<MovePart> moves{}; ///< without names: the symbol says whose
  QString noMoves{};             ///< said in the place of the moves; may be empty
  DisplayTable table{};
  std::vector<DisplayLane> lanes{}; ///< who leads comes first
  DisplayShore shore{};
  QString note{};                      ///< what a sign on it means; may be empty
  QString language = text::language(); ///< that it is written in
  // For who listens:
  QString told{};      ///< "Anna places a ship"
  QString toldMoves{}; ///< the moves in sentences, with their heading
  friend bool operator==(const DisplayContent&, const DisplayContent&) = default;
};

/// What of it is hidden while much is to be moved.
enum class MovesCover : std::uint8_t { nothing, table, tableAndRace };

/// Everybody on the shown table in that order; `points` by player.
[[nodiscard]] std::vector<DisplayLane> displayLanes(const GameSession& session,
                                                    std::span<const table::Player> order,
                                                    std::span<const int> points);
/// The players by `counts`, most first; at the end of the game in the order of `ranked`.
[[nodiscard]] std::vector<table::Player> displayOrder(const GameSession& session,
                                                      std::vector<table::Player> ranked,
                                                      std::span<const int> counts);
/// What to move on the real board, as the strip says it.
void showMoves(DisplayContent& content, const GameSession& session, const MoveContent& moves);
/// That player's turn.
[[nodiscard]] DisplayTurn turnOf(const GameSession& session, table::Player player,
                                 const QString& does, const QString& hint);
/// The text while an earlier entry is put right, in every game.
[[nodiscard]] DisplayTurn amendingTurn();
/// Puts the turn into words for who listens, and says what signs mean. Comes last.
void tellTurn(DisplayContent& content, const GameSession& session);
/// What a game shows besides (turn, table, lanes, shore), with what header and strip say.
[[nodiscard]] DisplayContent completed(DisplayContent content, const GameSession& session,
                                       const PhaseLook& phases, const MoveContent& moves);
/// Shows a step of an entry that is not made yet, or of the telling of one, in the place of what
/// the session says.
void showStep(DisplayContent& content, const GameSession& session, const TableStep& step);
/// Says what a sign on it means, if there is one.
void explainSigns(DisplayContent& content);
/// All texts that are to be seen, and those for who listens.
[[nodiscard]] QStringList textsOf(const DisplayContent& content);

} // namespace nilometer::ui
