// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/record/archive.h"
#include "engine/record/ids.h"

#include <cstddef>
#include <vector>

/// What belongs to each player, by the colour: `{"red": 3, "blue": 0}`. A schema does not know who
/// plays.
namespace nilometer::record {

/// Of everybody. The seats outlive it.
template <class Numbers, class As>
[[nodiscard]] auto forEverybody(const std::vector<Seat>& seats, const As& as) {
  return objectOf<Numbers>([&seats, as](Archive& at, Numbers& numbers) {
    for (std::size_t i = 0; i < seats.size(); ++i) {
      if (at.lists())
        at.unless(0, seats[i].colour, numbers.front(), as);
      else
        at.needed(seats[i].colour, numbers[i], as);
    }
  });
}

/// Of those who have a number (std::optional).
template <class Numbers, class As>
[[nodiscard]] auto forSome(const std::vector<Seat>& seats, const As& as) {
  return objectOf<Numbers>([&seats, as](Archive& at, Numbers& numbers) {
    for (std::size_t i = 0; i < seats.size(); ++i) {
      at.optional(seats[i].colour, numbers[at.lists() ? 0 : i], as);
    }
  });
}

} // namespace nilometer::record
