// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/record/game_record.h"
#include "engine/record/step_tree.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <optional>
#include <utility>
#include <vector>

/// What the scribe did, step by step, with a way back to every one of them.
namespace nilometer::record {

/// What a step did to the record.
enum class Did : std::uint8_t {
  opened,      ///< nothing: where everything begins
  entered,     ///< an entry at the end
  replaced,    ///< an earlier entry by another one, with all that follows from it
  inserted,    ///< before an earlier entry, the same
  removed,     ///< an earlier entry, the same
  disputed,    ///< an entry was marked as disputed, or the mark says something else now
  settled,     ///< … and the table agrees: the entry stays, or what it is to be is there
  mended,      ///< what no longer held in the record as it was read was put right
  otherValues, ///< the game goes on on other printed values
  compared,    ///< … whose values are the same, but other ones are confirmed
  renamed      ///< players, colours or the game are called otherwise; no entry is another one
};

/// The printed values that a game is played with, and how its players are called. Editions outlive
/// the history.
template <table::Rules G> struct Values {
  RecordHeader<G> header; ///< names them
  const typename G::Edition* edition = nullptr;
};

/// A step and what it changed: from `at` on, `is` stands in the record where `was` stood before.
template <table::Rules G> struct Step {
  std::size_t parent = 0; ///< the step before
  Did did = Did::opened;
  std::size_t at = 0;
  std::vector<RecordedEntry<G>> was = {};
  std::vector<RecordedEntry<G>> is = {};
  RecordedEntry<G> about = {};             ///< made, changed to, inserted, removed
  std::optional<Values<G>> wasValues = {}; ///< where the step changed them
  std::optional<Values<G>> isValues = {};
  const typename G::Edition* edition = nullptr; ///< the game is played with after it
  std::size_t next = 0;                         ///< the step that redo goes on to; 0 = none
};

/// The steps of a game. Step 0 is the record before its first entry.
template <table::Rules G> class History : public StepTree<Step<G>> {
public:
  /// Of a record just opened, with a step for each entry.
  History(const std::vector<RecordedEntry<G>>& entries, const typename G::Edition& edition)
      : StepTree<Step<G>>({.edition = &edition}) {
    this->reserve(entries.size() + 1);
    for (std::size_t i = 0; i < entries.size(); ++i) {
      this->add({.did = Did::entered, .at = i, .is = {entries[i]}, .edition = &edition});
    }
  }
};

/// What differs between two rows of entries, without what is the same at the beginning and the end.
template <table::Rules G>
[[nodiscard]] Step<G> stepBetween(const std::vector<RecordedEntry<G>>& was,
                                  const std::vector<RecordedEntry<G>>& is) {
  const auto [firstWas, firstIs] = std::ranges::mismatch(was, is);
  auto lastWas = was.end();
  auto lastIs = is.end();
  while (lastWas != firstWas && lastIs != firstIs && *std::prev(lastWas) == *std::prev(lastIs)) {
    --lastWas;
    --lastIs;
  }
  return {.at = static_cast<std::size_t>(firstWas - was.begin()),
          .was = {firstWas, lastWas},
          .is = {firstIs, lastIs}};
}

} // namespace nilometer::record
