// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/record/replay.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

/// A change of the past of a game, and what it leads to (record::amend).
namespace nilometer::record {

enum class AmendKind : std::uint8_t {
  replace,      ///< another entry stands in its place
  insertBefore, ///< one that was forgotten
  remove,       ///< one that was never made
  asRead        ///< nothing: what no longer holds in the record is put right
};

/// What becomes of a later entry.
enum class Resolution : std::uint8_t {
  kept,      ///< as it is: it holds, or stays refused
  anyway,    ///< entered although it is against the rules
  completed, ///< as it is, once what is missing before it has been entered
  asPlayed,  ///< as it is, once the table has been made again as it was when it was played
  mended,    ///< another entry of its kind stands in its place, or says where its thing lies now
  leftOut,   ///< not in the record any more
  again,     ///< the entry stands in its place that the table has made again
  holdsAgain ///< as it is, no longer entered anyway: no rule forbids it any more
};

/// What the table says is to become of an entry.
template <table::Rules G> struct LaterChoice {
  std::size_t entry = 0; ///< index into the record as it was
  Resolution resolution = Resolution::kept;
  std::optional<RecordedEntry<G>> again = {}; ///< of Resolution::again, and only there
  std::vector<RecordedEntry<G>> before = {};  ///< entered before that one
};

template <table::Rules G> struct Amendment {
  AmendKind kind = AmendKind::replace;
  std::size_t index = 0;       ///< into the record as it is
  RecordedEntry<G> entry = {}; ///< of replace and insertBefore
  std::vector<LaterChoice<G>> later = {};
  /// The reason that stands in the record with what is entered for Resolution::asPlayed. A game
  /// that wants one has no such resolution without it.
  std::string asPlayed = "as it was played";
};

/// A later entry that does not hold as it is, that says where its thing lies by now, or that was
/// chosen otherwise.
template <table::Rules G> struct LaterEntry {
  std::size_t entry = 0;            ///< index into the record as it was
  std::size_t at = 0;               ///< in the amended record, or where it would stand
  table::Verdict verdict = {};      ///< of the entry as it was, on the table that it would meet
  table::Impossible impossible = 0; ///< the same
  bool canInsist = false;           ///< it can be kept anyway
  Resolution resolution = Resolution::kept;
  bool proposed = true;                      ///< not chosen
  std::vector<RecordedEntry<G>> before = {}; ///< entered before it, so that it holds
  std::optional<RecordedEntry<G>> instead =
      {};                               ///< that stands there; always with Resolution::mended
  bool follows = false;                 ///< `instead` means the same thing, elsewhere
  std::vector<Resolution> choices = {}; ///< with which it holds or is not there
  bool holds = false;                   ///< it does with its resolution
};

/// How the table was at the end of a round; nothing where it was not played to the end.
template <table::Rules G> struct RoundEnd {
  int round = 0;
  std::optional<typename G::State> before;
  std::optional<typename G::State> after;
};

template <table::Rules G> struct EditPreview {
  GameRecord<G> record;
  Replay<G> replay;                 ///< of that record
  std::vector<LaterEntry<G>> later; ///< in the order of the record
  std::vector<RoundEnd<G>> ends;    ///< of the rounds that are over, before or after

  /// Every later entry holds that did before, or is left out.
  [[nodiscard]] bool whole() const { return std::ranges::all_of(later, &LaterEntry<G>::holds); }
};

} // namespace nilometer::record
