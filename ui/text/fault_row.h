// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/table/verdict.h"

#include <QString>

#include <algorithm>
#include <cstdint>

namespace nilometer::text {

/// The number of a finding that stands for %n and decides between singular and plural.
enum class Count : std::uint8_t { none, needed, had };
/// What a finding lacks that is then said in another way.
enum class Without : std::uint8_t { nothing, place, thing, player };

/// How a fault of a game is said, before it is translated.
template <class Fault> struct FaultRow {
  Fault fault;
  const char* text;
  Count count = Count::none;
  Without without = Without::nothing;
  const char* other = nullptr;
};

[[nodiscard]] inline bool lacks(const table::Finding& finding, Without what) {
  switch (what) {
  case Without::nothing: return false;
  case Without::place: return finding.place == table::nothing;
  case Without::thing: return finding.thing == table::nothing;
  case Without::player: return finding.player == table::noPlayer;
  }
  return false;
}

/// The translated text, its facts still to be filled in. `tr` = of the words that have the rows.
template <class Fault>
[[nodiscard]] QString faultText(const table::Finding& finding, const FaultRow<Fault>& row,
                                QString (*tr)(const char*, const char*, int)) {
  if (lacks(finding, row.without)) return tr(row.other, nullptr, -1);
  const int count = row.count == Count::needed ? finding.needed : finding.had;
  return tr(row.text, nullptr, row.count == Count::none ? -1 : std::max(count, 0));
}

} // namespace nilometer::text
