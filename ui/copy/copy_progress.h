// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/egizia/file/edition_document.h"
#include "engine/egizia/printed_pages.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

/// How far players have compared a copy of the printed values with their own game.
namespace nilometer::ui {

enum class PageState : std::uint8_t {
  open,      ///< at least one of its values is not confirmed yet
  confirmed, ///< all of them are
  nonsense,  ///< something on it makes no sense, confirmed or not
};

struct CopyProgress {
  std::array<PageState, egizia::printedPageCount> pages{};

  [[nodiscard]] PageState of(egizia::PrintedPage page) const {
    return pages[static_cast<std::size_t>(page)];
  }
  [[nodiscard]] int confirmed() const;
  [[nodiscard]] bool complete() const { return confirmed() == egizia::printedPageCount; }
  /// Where to go on: the first page from `from` on, around the end, that is not confirmed; nothing
  /// if the copy is complete.
  [[nodiscard]] std::optional<egizia::PrintedPage> next(egizia::PrintedPage from = {}) const;
};

[[nodiscard]] CopyProgress progressOf(const egizia::CheckedEdition& copy);

/// The findings that belong to a page: indices into `copy.findings`.
[[nodiscard]] std::vector<std::size_t> findingsOn(const egizia::CheckedEdition& copy,
                                                  egizia::PrintedPage page);

/// "Matches": all values of the page are as the document has them on the players' own copy.
/// `copy` = egizia::check(document).
void confirmPage(egizia::EditionDocument& document, const egizia::CheckedEdition& copy,
                 egizia::PrintedPage page);

} // namespace nilometer::ui
