// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <functional>
#include <memory>

class QWidget;

namespace nilometer::ui {

class Preferences;
class RulesBrowser;
class RulesSource;

/// The rules in a window beside the one of the program: where they were read last is remembered.
class RulesWindow {
public:
  /// `book` writes the rules of the moment: those of the open game, too.
  using Book = std::function<std::unique_ptr<RulesSource>()>;
  /// `window` and `preferences` are not owned and outlive this.
  RulesWindow(QWidget& window, Preferences& preferences, Book book);

  /// At that rule (its number); without one where they were read last. An unknown one changes
  /// nothing.
  void show(const QString& rule = {});
  /// The book of the moment is another one than before.
  void takeBook();
  void keepPlace();

private:
  void make();

  QWidget& m_window;
  Preferences& m_preferences;
  Book m_book;
  RulesBrowser* m_browser = nullptr; ///< none until it was shown
};

} // namespace nilometer::ui
