// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/record/disputes.h"
#include "ui/text/disputed.h"
#include "ui/text/phrase.h"
#include "ui/text/phrasebook.h"

namespace nilometer::text {

/// As a game says it. @pre entry.dispute
template <table::Rules G>
[[nodiscard]] Disputed disputedOf(const record::RecordedEntry<G>& entry,
                                  const typename Phrasebook<G>::Names& names) {
  Disputed said{.note = fromUtf8(entry.dispute->note),
                .hasOther = record::hasOtherWay(entry),
                .otherwise = {}};
  if (!said.hasOther) return said;
  if (const auto other = record::otherEntry(entry)) {
    said.otherwise = Phrasebook<G>::sentence(*other, names);
  }
  return said;
}

} // namespace nilometer::text
