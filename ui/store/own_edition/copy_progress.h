// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/store/own_edition/copy_kind.h"

#include <QStringList>

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
  std::vector<PageState> pages; ///< all of the game's
  std::vector<int> unread;      ///< how many values of each page nobody has read yet
  int values = 0;               ///< printed ones
  int confirmedValues = 0;

  [[nodiscard]] PageState of(CopyPage page) const { return pages[page.number]; }
  [[nodiscard]] int confirmed() const;
  [[nodiscard]] bool complete() const {
    return static_cast<std::size_t>(confirmed()) == pages.size();
  }
  /// The one after that page, around the end.
  [[nodiscard]] CopyPage after(CopyPage page) const {
    return CopyPage((page.number + std::size_t{1}) % pages.size());
  }
  /// Where to go on: the first page from `from` on, around the end, that is not confirmed; nothing
  /// if the copy is complete.
  [[nodiscard]] std::optional<CopyPage> next(CopyPage from = {}) const;
  /// The names of the pages on which something makes no sense.
  [[nodiscard]] QStringList nonsense(const CopyKind& kind) const;
};

[[nodiscard]] CopyProgress progressOf(const CheckedCopy& copy);

/// The findings that belong to a page: indices into `copy.findings`.
[[nodiscard]] std::vector<std::size_t> findingsOn(const CheckedCopy& copy, CopyPage page);

/// How many values of a page are as sure as that.
[[nodiscard]] int countOn(const CheckedCopy& copy, CopyPage page, table::Provenance provenance);

/// "Matches": all values of the page are as the document has them on the players' own copy.
/// `copy` = the document as its game reads it.
void confirmPage(record::EditionDocument& document, const CheckedCopy& copy, CopyPage page);

} // namespace nilometer::ui
