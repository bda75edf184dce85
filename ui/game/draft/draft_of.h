// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/table/player.h"
#include "ui/game/draft/entry_draft.h"

/// The draft of a game: makes one entry after another out of what the scribe presses. What is
/// pressed, taken back, proposed and judged goes the same way in every game; the game says what is
/// asked and what an answer means.
namespace nilometer::ui {

/// What an entry is made on. Nothing is owned; all outlive the draft's use of them.
template <class Game, class State, class Options, class Entry> struct DraftGround {
  const Game* game = nullptr;
  const State* state = nullptr;
  const Options* options = nullptr; ///< nullptr (the past): nothing can be pressed
  /// The entry that is to be replaced, whether the rules allow it or not.
  std::optional<Entry> replaced{};
};

/// Something that can be done besides answering a question. `Move` = the game's own enumeration.
template <class Move> struct DraftAction {
  Move move{};
  bool open = true; ///< by the rules now
  bool on = false;  ///< it is being made
  friend bool operator==(const DraftAction&, const DraftAction&) = default;
};

/// Answers one question after the other that is left so, with the first choice that is open.
template <class Ground, class Work> void answerAll(const Ground& ground, Work& work, auto isLeft) {
  for (auto left = questionsOf(ground, work);; left = questionsOf(ground, work)) {
    const auto question = std::ranges::find_if(left, isLeft);
    if (question == left.end()) return;
    const auto open = std::ranges::find_if(question->choices, &Choice::open);
    const Choice& choice = open == question->choices.end() ? question->choices.front() : *open;
    answer(ground, work, ChoiceId{question->id(), choice.id}, Change::more);
  }
}

/// Everything is a proposal until it is entered elsewhere. `Ground` = a DraftGround; `WorkOf` holds
/// the `entry`, whether it has `begun`, and what of it is said. Beside them stand awaited(ground),
/// the entry that the table waits for, takeUp(ground, work), which says all of the one that is to
/// be replaced, fillIn(ground, work), which adds what is proposed, and questionsOf(ground, work).
template <class Ask, class MoveOf, class Ground, class WorkOf, class ActionOf = DraftAction<MoveOf>>
class DraftOf : public EntryDraft {
public:
  using Move = MoveOf;
  using Work = WorkOf;
  using Action = ActionOf; ///< a DraftAction, which a game may add to
  using Question = QuestionOf<Ask>;

  /// Begins anew on that table, with the entry that is to be replaced if there is one.
  void begin(const Ground& ground) {
    m_ground = ground;
    Work first;
    if (ground.options != nullptr && ground.replaced) {
      takeUp(ground, first);
    } else if (ground.options != nullptr) {
      first.entry = awaited(ground);
    }
    m_pressed.begin(std::move(first));
    lookAgain();
  }
  /// All that was pressed, for goOnWith().
  [[nodiscard]] const PressedWork<Work>& made() const { return m_pressed; }
  /// What was begun on another table is begun on this one.
  void goOnWith(PressedWork<Work> made) {
    m_pressed = std::move(made);
    lookAgain();
  }
  bool back() final {
    const bool was = m_pressed.back();
    lookAgain();
    return was;
  }
  bool forgetsGoingOn() final { return std::exchange(m_left, std::nullopt).has_value(); }
  void clear() final {
    m_pressed.clear();
    lookAgain();
  }

  [[nodiscard]] bool begun() const final { return m_pressed.now().begun; }
  [[nodiscard]] bool isWhole() const final { return entry().has_value(); }
  /// What Enter enters: with the only choice that is left anywhere. Nothing while something has to
  /// be said.
  [[nodiscard]] auto entry() const { return isComplete() ? m_shown.entry : std::nullopt; }
  /// What forbids entry(), if anything.
  [[nodiscard]] table::Verdict verdict() const {
    const auto made = entry();
    return made ? judge(*m_ground.game, *m_ground.state, *made) : table::Verdict();
  }
  [[nodiscard]] const std::vector<Question>& questions() const { return m_questions; }
  [[nodiscard]] const std::vector<Action>& actions() const { return m_actions; }
  /// The entry as it is with what is proposed, complete or not.
  [[nodiscard]] const Work& work() const { return m_shown; }
  [[nodiscard]] const Ground& ground() const { return m_ground; }

  /// nullptr if it is not asked.
  [[nodiscard]] const Question* find(const QuestionId& question) const {
    return findQuestion(m_questions, question);
  }
  /// nullptr if it is not offered.
  [[nodiscard]] const Choice* find(const ChoiceId& choice) const {
    const Question* question = find(choice.question);
    if (question == nullptr) return nullptr;
    const auto found = std::ranges::find(question->choices, choice.id, &Choice::id);
    return found == question->choices.end() ? nullptr : &*found;
  }
  /// nullptr if it cannot be done.
  [[nodiscard]] const Action* find(Move move) const {
    const auto found = std::ranges::find(m_actions, move, &Action::move);
    return found == m_actions.end() ? nullptr : &*found;
  }

protected:
  ~DraftOf() = default;
  DraftOf() = default;
  DraftOf(const DraftOf&) = default;
  DraftOf& operator=(const DraftOf&) = default;

  // What the game says:
  /// Whether all is said that has to be.
  [[nodiscard]] virtual bool isComplete() const = 0;
  /// Whether a complete entry needs no look before it is entered.
  [[nodiscard]] virtual bool isDecided() const = 0;
  /// Finds what is read next of all that is asked, and what can be done besides.
  virtual void lookOn() = 0;

  /// What follows from what was pressed.
  void lookAgain() {
    m_left.reset();
    m_shown = m_pressed.now();
    fillIn(m_ground, m_shown);
    m_questions = questionsOf(m_ground, m_shown);
    lookOn();
  }

  Progress pressed(Work next) {
    if (next == m_shown) return Progress::ignored;
    m_pressed.press(std::move(next));
    lookAgain();
    return isComplete() && isDecided() ? Progress::ready : Progress::asks;
  }
  /// How a place stands that means that choice. What is closed is judged as it would be entered;
  /// `complete` adds to the entry what could come to it.
  [[nodiscard]] DraftOffer offerOf(const ChoiceId& choice, auto complete) const {
    const Choice& known = *find(choice);
    if (known.open || known.chosen) return {known.open && !known.chosen, known.chosen, {}};
    Work trial = m_shown;
    answer(m_ground, trial, choice, Change::more);
    complete(*trial.entry);
    if (!isWithin(*m_ground.game, *trial.entry)) return {};
    return {false, false, judge(*m_ground.game, *m_ground.state, *trial.entry)};
  }

  Ground m_ground{};
  PressedWork<Work> m_pressed;
  Work m_shown{}; ///< filled with what is proposed
  std::vector<Question> m_questions;
  std::vector<Action> m_actions;
  std::optional<QuestionId> m_left; ///< the field that was full: the last press went on from there
};

} // namespace nilometer::ui
