// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <cstdint>
#include <vector>

/// What a lesson of any game says. How its tables come about and what is right on them is for the
/// game to know (LessonGame).
namespace nilometer::ui {

/// What a step says to something the learner did. Every `why` ends with the number of its rule,
/// "… (SAIL-3)".
struct LessonVerdict {
  bool right = false;
  /// Empty on a wrong one: the frame says in general that it is refused or not what was asked.
  QString why;

  [[nodiscard]] static LessonVerdict yes(const QString& why) { return {true, why}; }
  [[nodiscard]] static LessonVerdict no(const QString& why = {}) { return {false, why}; }
};

/// An answer that can be chosen.
struct LessonAnswer {
  QString text;
  LessonVerdict verdict;
};

/// A step as it is read.
struct LessonText {
  enum class Kind : std::uint8_t {
    read, ///< a text, then Next
    act,  ///< the learner enters something in the real window
    ask   ///< a question with two to four answers
  };
  Kind kind = Kind::read;
  /// The explanation, the task or the question. About 250 characters at most: the panel is small.
  QString text;
  /// Act and ask: what helps when the learner does not know.
  QString hint;
  /// Ask: exactly one is right.
  std::vector<LessonAnswer> answers;

  /// -1 if there is none.
  [[nodiscard]] int rightAnswer() const;
};

/// A lesson as it stands in a list.
struct LessonTitle {
  QString id;      ///< stays the same for ever: the progress is kept under it
  QString title;   ///< two to five words
  QString summary; ///< one line for the list
  int minutes = 2;
  int steps = 0;
};

} // namespace nilometer::ui
