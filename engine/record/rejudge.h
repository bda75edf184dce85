// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/record/game_record.h"

#include <array>
#include <cstddef>
#include <vector>

/// A printed value turns out to be wrong in the middle of a game: the game so far judged again on
/// the corrected edition.
namespace nilometer::record {

/// An entry about which the rules now say something else.
struct ChangedVerdict {
  std::size_t entry = 0; ///< index into the record as it was
  egizia::Verdict before;
  egizia::Verdict after;
  bool wasAccepted = false;
  bool isAccepted = false; ///< if not, it is not carried out: correct it or enter it anyway
};

/// Points that an entry now gives otherwise; with one that is left out, none.
struct ChangedPoints {
  std::size_t entry = 0; ///< index into the record as it was
  egizia::Player player = table::noPlayer;
  int before = 0; ///< moved by this entry alone
  int after = 0;
};

/// An entry that cannot be said on the corrected edition: it names a stop, card or space that is
/// not there.
struct LeftOut {
  std::size_t entry = 0; ///< index into the record as it was
  ReadError why;
};

struct Rejudged {
  /// The same entries but those left out; its header names the corrected edition.
  GameRecord record;
  std::vector<LeftOut> leftOut;
  std::vector<ChangedVerdict> verdicts;
  std::vector<ChangedPoints> points;
  std::array<int, table::maxPlayers> pointsBefore{}; ///< of each player at the end
  std::array<int, table::maxPlayers> pointsAfter{};

  /// The correction changes nothing that was entered or scored.
  [[nodiscard]] bool sameGame() const {
    return leftOut.empty() && verdicts.empty() && points.empty();
  }
};

/// The record as if it had been played on `corrected` from the start. Entries keep their meaning:
/// they name the same stops, cards and spaces as before, wherever these are now. `record` itself
/// stays as it is, so that whoever shows the difference can still keep it.
[[nodiscard]] Rejudged rejudge(const GameRecord& record, const egizia::Edition& played,
                               const egizia::Edition& corrected);

} // namespace nilometer::record
