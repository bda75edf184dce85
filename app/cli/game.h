// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/check_report.h"
#include "app/cli/doubt.h"
#include "app/cli/edition_report.h"
#include "app/cli/options_report.h"
#include "app/cli/simulation.h"

#include "engine/record/header_parts.h"
#include "engine/record/line_sums.h"
#include "engine/record/new_header.h"
#include "engine/record/read_error.h"
#include "engine/table/rules.h"
#include "ui/score/report/score_report.h"

#include <QString>

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// What the commands ask of a game: one table of functions for each. game_from_rules.h makes most
/// of it from what every game has; commands know no other way to a game.
namespace nilometer::cli {

class Arguments;
class Editions;

/// The text of a file or of the standard input.
struct Given {
  std::string text;
  std::string name; ///< as it is shown
};

/// A record that was read.
struct ReadRecord {
  std::size_t entries = 0;
  std::function<CheckReport()> check;
  std::function<report::ScoreReport()> score;
  /// What speaks against the first so many entries. @pre at most `entries`
  std::function<std::vector<Doubt>(std::size_t)> doubts;
  /// What may be done after so many entries. @pre at most `entries`
  std::function<OptionsReport(std::size_t after)> options;
};

/// How far the people are who enter an end position in the window.
enum class PositionStage : std::uint8_t { scored, changed, open };
struct ReadPosition {
  report::ScoreReport score;
  PositionStage stage = PositionStage::scored;
};

/// An end position as it is kept on the disk, as far as it is whole.
struct SavedPosition {
  std::string text; ///< what is whole
  PositionStage stage = PositionStage::scored;
  std::optional<record::ReadError> damage = {};
  std::size_t end = 0; ///< what is cut off begins behind so many bytes; 0: nothing is
  /// Numbers that cannot be together.
  std::optional<record::ReadError> conflict = {};
  record::Verified verified = record::Verified::yes;
};

struct Game {
  std::string_view id;     ///< "game" in its files
  record::GameNamed named; ///< whether all its files say so
  QString (*name)();       ///< as it stands on the box
  int rules;               ///< the version of its rules
  table::SeatRange seats;
  table::Names profiles; ///< its sets of rules
  int usualProfile;
  QString (*usualEdition)(); ///< the id of the first that comes with the program
  record::Result<ReadRecord> (*record)(const Given& given, Editions& editions);
  /// The record with another first line, where its own is damaged; nothing if none fits.
  std::optional<record::NewHeader> (*newHeader)(const Given& given, Editions& editions);
  record::Result<ReadPosition> (*position)(const Given& given, Editions& editions);
  /// An error where not even the beginning of it can be read.
  record::Result<SavedPosition> (*savedPosition)(const Given& given, Editions& editions);
  record::Result<PlayGame> (*simulate)(const Order& order, Editions& editions);
  record::Result<ShownEdition> (*edition)(const Given& given);
  /// The values printed otherwise in the second edition. @pre both can be shown
  std::vector<record::EditionDifference> (*compare)(const Given& before, const Given& after);
};

/// The games that the program knows; at least one. The first is meant where nothing is said.
using Games = std::span<const Game* const>;

/// The ids of the games.
[[nodiscard]] QStringList idsOf(Games games);
/// The one of --game, the first without it.
[[nodiscard]] const Game& askedGame(const Arguments& arguments, Games games);
/// The one a text says it is of (record::gameOf).
[[nodiscard]] const Game& gameOf(Games games, const Given& given);

} // namespace nilometer::cli
