// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/record/edit_preview.h"
#include "engine/table/player.h"

#include <QString>
#include <QStringList>

#include <cstddef>
#include <optional>
#include <vector>

/// What a change of the past leads to, before it is kept, in the present language: plain data for
/// any window. Names nothing that is hidden.
namespace nilometer::ui {

/// A number before and after; nothing where there is no such table.
struct AmendedNumber {
  std::optional<int> before;
  std::optional<int> after;
  [[nodiscard]] bool differs() const { return before != after; }
};

struct AmendedPlayer {
  AmendedNumber points = {};
  bool isOpen = false;                            ///< more points are not read yet, before or after
  std::vector<AmendedNumber> trackedNumbers = {}; ///< in the order of AmendedGame::trackedNumbers
};

/// The table at one moment.
struct AmendedTable {
  QString when = {}; ///< "End of round 2", "Now"
  bool isNow = false;
  std::vector<AmendedPlayer> players = {};
  /// Something is other than before.
  [[nodiscard]] bool differs() const;
};

/// A later entry that does not hold as it is, that says where its thing lies by now, or that was
/// chosen otherwise.
struct AmendedLater {
  std::size_t entry = 0; ///< index into the record as it was
  QString sentence = {};
  QStringList findings = {}; ///< the rules it would break, and why no table could be so
  std::vector<record::Resolution> choices =
      {}; ///< what chooseLater takes; `leftOut` and `again` always do
  record::Resolution resolution = record::Resolution::kept; ///< chosen or proposed
  bool proposed = true;                                     ///< not chosen
  bool holds = false;      ///< with that resolution, or is left out
  QString instead = {};    ///< the sentence of what stands there, where it says something else
  bool follows = false;    ///< `instead` only says where the same thing lies now
  QStringList before = {}; ///< sentences of what is entered before it
  /// Where the table is made again as it was when this was played, and later entries hold thanks to
  /// it: what stays so, and when: "Round 2: the order stays as it was played: Ben, Anna".
  QStringList asPlayed = {};
};

/// A change of the past that waits to be kept or dropped.
struct AmendedGame {
  record::AmendKind kind = record::AmendKind::replace;
  std::size_t entry = 0; ///< index into the record as it was; the one it stands before if inserted
  QString name = {};     ///< as the history will say it: "Changed: red ship to Alyi"
  QString was = {};      ///< the sentence of the entry as it was; empty if inserted
  QString is = {};       ///< … as it would be; empty if removed
  QStringList trackedNumbers = {};       ///< what the game counts beside points, "Stones"
  std::vector<AmendedTable> tables = {}; ///< ends of rounds that are over, then now
  std::vector<AmendedLater> later = {};
  QStringList moves = {};  ///< on the real board, from now to what would be
  bool movesGoods = false; ///< goods or points are among the moves, whoever has them
  bool whole = true;       ///< every later entry holds or is left out

  /// An entry was made for it, that can be made otherwise.
  [[nodiscard]] bool hasEntry() const { return !is.isEmpty(); }
  /// Nothing follows from it: no number, no later entry, nothing to move.
  [[nodiscard]] bool changesNothingElse() const;
};

} // namespace nilometer::ui
