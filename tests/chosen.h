// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

#include <cstddef>
#include <utility>
#include <vector>

/// The selection of cases that are looked at, of all there are.
namespace nilometer::test {

/// Whether all of them are wanted: NILOMETER_FULL=1 in the environment.
inline bool isWholeRun() {
  return qEnvironmentVariableIsSet("NILOMETER_FULL");
}

/// Whether that one of them is looked at: one in `every`. Another `shift` takes other ones.
[[nodiscard]] inline bool isChosen(std::size_t one, std::size_t every, std::size_t shift = 0) {
  return isWholeRun() || (one + shift) % every == 0;
}

/// Pairs of them, always one in `every`: each of the ones with some of the others, as long as there
/// are at least `every` of both. Another `shift` gives other pairs; `every` of them in a row give
/// all.
template <class Ones, class Others>
[[nodiscard]] auto chosenPairs(const Ones& ones, const Others& others, std::size_t every,
                               std::size_t shift = 0) {
  std::vector<std::pair<typename Ones::value_type, typename Others::value_type>> pairs;
  for (std::size_t one = 0; one < ones.size(); ++one) {
    for (std::size_t other = 0; other < others.size(); ++other) {
      if (isChosen(one + other, every, shift)) pairs.emplace_back(ones[one], others[other]);
    }
  }
  return pairs;
}

} // namespace nilometer::test
