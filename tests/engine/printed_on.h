// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/egizia/printed_pages.h"

#include <algorithm>
#include <vector>

namespace nilometer::test {

/// The printed values of a page: indices into Edition::printed, ascending.
inline std::vector<std::size_t> printedOn(const egizia::Edition& edition,
                                          egizia::PrintedPage page) {
  std::vector<std::size_t> values;
  for (std::size_t i = 0; i < edition.printed.size(); ++i) {
    if (egizia::pageOf(edition, edition.printed[i].key) == page) values.push_back(i);
  }
  return values;
}

/// All of the page is confirmed.
inline bool isConfirmed(const egizia::Edition& edition, egizia::PrintedPage page) {
  return std::ranges::all_of(printedOn(edition, page), [&](std::size_t i) {
    return edition.printed[i].provenance == egizia::Provenance::confirmed;
  });
}

} // namespace nilometer::test
