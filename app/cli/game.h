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

/// What the commands ask of a game; they know no other way to one.
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

/// A game as the commands know it. Each game of the registry is one object without a state of its
/// own; GameFromRules overrides what follows from its rules.
class Game {
public:
  Game() = default;
  virtual ~Game() = default;
  Game(const Game&) = delete;
  Game& operator=(const Game&) = delete;

  [[nodiscard]] virtual std::string_view id() const = 0; ///< "game" in its files
  /// Whether all its files say so.
  [[nodiscard]] virtual record::GameNamed named() const = 0;
  [[nodiscard]] virtual QString name() const = 0; ///< as it stands on the box
  [[nodiscard]] virtual int rules() const = 0;    ///< the version of its rules
  [[nodiscard]] virtual table::SeatRange seats() const = 0;
  [[nodiscard]] virtual table::Names profiles() const = 0; ///< its sets of rules
  [[nodiscard]] virtual int usualProfile() const = 0;
  /// The id of the first edition that comes with the program.
  [[nodiscard]] virtual QString usualEdition() const = 0;

  [[nodiscard]] virtual record::Result<ReadRecord> readRecord(const Given& given,
                                                              Editions& editions) const = 0;
  /// The record with another first line, where its own is damaged; nothing if none fits.
  [[nodiscard]] virtual std::optional<record::NewHeader> newHeader(const Given& given,
                                                                   Editions& editions) const = 0;
  [[nodiscard]] virtual record::Result<ReadPosition> readPosition(const Given& given,
                                                                  Editions& editions) const = 0;
  /// An error where not even the beginning of it can be read.
  [[nodiscard]] virtual record::Result<SavedPosition>
  readSavedPosition(const Given& given, Editions& editions) const = 0;
  [[nodiscard]] virtual record::Result<PlayGame> simulate(const Order& order,
                                                          Editions& editions) const = 0;
  [[nodiscard]] virtual record::Result<ShownEdition> readEdition(const Given& given) const = 0;
  /// The values printed otherwise in the second edition. @pre both can be shown
  [[nodiscard]] virtual std::vector<record::EditionDifference>
  compareEditions(const Given& before, const Given& after) const = 0;
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
