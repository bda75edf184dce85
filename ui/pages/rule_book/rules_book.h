// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QString>

#include <vector>

class QWidget;

/// The rules of a game as a book. No widget in it.
namespace nilometer::ui {

/// A piece of a page that can be jumped to: a rule, a card, an option.
struct RulesSection {
  QString anchor; ///< a rule's number, else a name of its own; unique in the book
  QString title;
  QString html;        ///< its heading included
  bool isRule = false; ///< found by its number too
  QString players{};   ///< the words that players look for it with
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

/// The whole book in the language of the moment it was made.
class RulesBook {
public:
  /// @pre there is a page
  explicit RulesBook(std::vector<RulesPart> parts);

  [[nodiscard]] const std::vector<RulesPart>& parts() const { return m_parts; }

  /// Where an anchor leads: to a page, or to a section of it.
  struct Place {
    const RulesPage* page = nullptr; ///< nullptr = there is no such anchor
    const RulesSection* section = nullptr;
  };
  [[nodiscard]] Place find(const QString& anchor) const;
  /// The number of the first rule; empty if there is none.
  [[nodiscard]] QString aRule() const;
  /// The anchor of the first page.
  [[nodiscard]] QString home() const;

private:
  std::vector<RulesPart> m_parts;
};

/// The author of a rule book: a game with its printed values and options.
class RulesSource {
public:
  virtual ~RulesSource() = default;

  /// In the present language.
  [[nodiscard]] virtual RulesBook book() const = 0;
  /// Whether the other one tells of the same things.
  [[nodiscard]] virtual bool tellsTheSame(const RulesSource& other) const = 0;
  /// The picture of that name in the look of the widget it is for: its colours, letters and
  /// screen. At most `width` logical pixels wide. Null for an unknown name.
  [[nodiscard]] virtual QImage picture(const QString& name, const QWidget& beside, int width) = 0;
  /// Colours, letters or language are others now.
  virtual void forget() = 0;
};

} // namespace nilometer::ui
