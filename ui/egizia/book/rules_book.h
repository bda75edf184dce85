// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/egizia/edition.h"
#include "engine/egizia/rule_options.h"

#include <QString>

#include <memory>
#include <vector>

/// The rules of the game as a book, made from the rules' words and the edition's values. No
/// widget in it.
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

/// A piece of a page that can be jumped to: a rule, a card, an option.
struct RulesSection {
  QString anchor; ///< a rule's number, else a name of its own; unique in the book
  QString title;
  QString html; ///< its heading included
};

struct RulesPage {
  QString anchor;
  QString title;
  QString intro; ///< html; what stands before the first section
  std::vector<RulesSection> sections;

  /// All of it as rich text.
  [[nodiscard]] QString html() const;
};

struct RulesPart {
  QString title;
  std::vector<RulesPage> pages;
};

/// The whole book in the language of the moment it was made. Every rule has a section.
class RulesBook {
public:
  explicit RulesBook(const RulesSubject& subject);

  [[nodiscard]] const std::vector<RulesPart>& parts() const { return m_parts; }

  /// Where an anchor leads: to a page, or to a section of it.
  struct Place {
    const RulesPage* page = nullptr; ///< nullptr = there is no such anchor
    const RulesSection* section = nullptr;
  };
  [[nodiscard]] Place find(const QString& anchor) const;
  /// The anchor of the first page.
  [[nodiscard]] QString home() const;

private:
  std::vector<RulesPart> m_parts;
};

} // namespace nilometer::ui
