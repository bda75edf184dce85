// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/pyramidion/game.h"
#include "ui/rules/rules_book.h"

#include <memory>

namespace nilometer::pyramidion {

/// What the book tells of: what the table has read off the sites, and its options.
struct BookSubject {
  std::shared_ptr<const Edition> edition; ///< @pre not nullptr
  Sheet sheet;
  RuleOptions options;

  friend bool operator==(const BookSubject&, const BookSubject&) = default;
};

/// Every rule has a section. A value that nobody has read is "?".
[[nodiscard]] ui::RulesBook pyramidionBook(const BookSubject& subject);
/// The same for whoever shows it.
[[nodiscard]] std::unique_ptr<ui::RulesSource> pyramidionRules(const BookSubject& subject);

} // namespace nilometer::pyramidion
