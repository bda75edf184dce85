// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/egizia/edition.h"
#include "engine/egizia/rule_options.h"

#include "ui/pages/rule_book/rules_book.h"

#include <memory>

/// The rules of Egizia as a book, made from the rules' words and the edition's values.
namespace nilometer::ui {

/// What the book tells of.
struct RulesSubject {
  /// Whether a game is open, so that its options can be called those of this game.
  enum class Of : std::uint8_t { anyGame, thisGame };

  std::shared_ptr<const egizia::Edition> edition; ///< @pre not nullptr
  egizia::Profile profile = egizia::Profile::revised;
  egizia::RuleOptions options;
  Of of = Of::anyGame;

  friend bool operator==(const RulesSubject&, const RulesSubject&) = default;
};

/// The shipped edition and the revised rulebook, for reading without a game.
[[nodiscard]] RulesSubject shippedRules();

/// The book of that game in the present language. Every rule has a section.
[[nodiscard]] RulesBook egiziaBook(const RulesSubject& subject);
/// The source of that game's book with its pictures, for its viewer.
[[nodiscard]] std::unique_ptr<RulesSource> rulesSource(const RulesSubject& subject);

} // namespace nilometer::ui
