// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pages/tutorial/lesson_text.h"

#include <functional>
#include <memory>
#include <optional>
#include <vector>

class QPoint;
class QWidget;

namespace nilometer::ui {

class GameSession;
class GameView;

/// What a step says to an entry of the learner's.
struct LessonJudgement {
  LessonVerdict verdict;
  bool refused = false; ///< the rules of the game forbid the entry
};

/// A lesson as its game knows it: the tables it is taken on, and what is right and wrong on them.
/// LessonRun leads through it. Steps count from 0 and are always those of title().
class LessonGame {
public:
  LessonGame() = default;
  LessonGame(const LessonGame&) = delete;
  LessonGame& operator=(const LessonGame&) = delete;
  virtual ~LessonGame() = default;

  [[nodiscard]] virtual LessonTitle title() const = 0;
  [[nodiscard]] virtual const LessonText& step(int step) const = 0;
  /// Puts the lesson into the language of the moment.
  virtual void translate() = 0;

  /// Whether that step has a table of its own, or goes on where the step before ended.
  [[nodiscard]] virtual bool beginsAnew(int step) const = 0;
  /// The table of a step as it is when all before it were solved as they say. All further calls are
  /// about this one; it lives until the next one is opened.
  [[nodiscard]] virtual std::unique_ptr<GameSession> open(int step) = 0;
  /// A table of the window for the session opened last.
  [[nodiscard]] virtual GameView* makeTable(QWidget* parent) = 0;
  /// Shows on that table what the step talks about. A question whose answers lie there shows its
  /// right one only once it is `solved`.
  virtual void point(int step, bool solved) = 0;
  /// The answer that lies there on that table, in its coordinates; -1 if there is none.
  [[nodiscard]] virtual int answerAt(int step, const QPoint& at) const = 0;

  /// Enters what the others do when the learner goes on from that step. False: the learner's own
  /// way leaves no room for it.
  virtual bool playOthers(int step) = 0;
  /// Enters what is right in an act step.
  virtual void solve(int step) = 0;
  /// Judges an entry of the record that the learner has just made.
  [[nodiscard]] virtual LessonJudgement judgeEntered(int step, std::size_t entry) = 0;
  /// Judges what is being entered; nothing while the table does not show it as refused.
  [[nodiscard]] virtual std::optional<LessonJudgement> judgeRefused(int step) = 0;
  /// The last judgement once more, after translate().
  [[nodiscard]] virtual LessonJudgement judgeAgain(int step) const = 0;
};

/// The lessons of a game. All texts are in the language of the moment.
struct LessonSource {
  /// In the order in which they are best taken.
  std::function<std::vector<LessonTitle>()> list;
  /// The lesson with that id; nullptr if there is none.
  std::function<std::unique_ptr<LessonGame>(const QString& id)> take;
};

} // namespace nilometer::ui
