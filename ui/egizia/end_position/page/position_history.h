// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/record/step_tree.h"
#include "ui/egizia/end_position/position_entry.h"
#include "ui/game/session/history_lines.h"
#include "ui/score/end_position/seat_plan.h"

#include <cstddef>
#include <memory>
#include <optional>
#include <vector>

/// What was done to an end position that is being entered, step by step.
namespace nilometer::ui {

/// Everything on the screen that an undo brings back.
struct PositionState {
  PositionEntered entry;
  std::shared_ptr<const egizia::Edition> edition;
  SeatPlan seats;   ///< also of who was taken away for the moment
  int position = 0; ///< "New" begins another one, with a file of its own
};

/// What differs between two states that are one step apart.
struct PositionChange {
  enum class What : std::uint8_t {
    nothing,
    newPosition,
    values, ///< the printed ones
    players,
    name,
    colour,
    bid,
    rules,
    title,
    day,
    everything,
    text,
    cardAdded,
    cardRemoved,
    yesNo,
    disputed, ///< or the mark says something else now
    settled
  };
  What what = What::nothing;
  PositionCell cell = {};   ///< of text, cards, yesNo and disputes
  table::Player player = 0; ///< of name, colour and bid
  PositionCard card = {};   ///< added or removed
  /// Further letters in the same field: one step.
  [[nodiscard]] bool goesOn(const PositionChange& before) const;
};
[[nodiscard]] PositionChange changeBetween(const PositionState& before, const PositionState& after);
/// "Red, Stones left: 7".
[[nodiscard]] QString changeName(const PositionChange& change, const PositionState& before,
                                 const PositionState& after);

/// The steps as a tree (record::StepTree). What is typed into one field, while the keyboard stays
/// there, is one step.
class PositionHistory {
public:
  explicit PositionHistory(PositionState first) : m_steps({.state = std::move(first)}) {}

  [[nodiscard]] const PositionState& now() const { return m_steps.undone().state; }
  [[nodiscard]] bool isUntouched() const { return m_steps.steps().size() == 1; }
  /// Whether undo would leave an end position that was just begun, for the one before it.
  [[nodiscard]] bool hasJustBegun() const;
  /// The screen is like that now.
  void add(PositionState state);
  /// The keyboard has left the field: what is typed from now on is another step.
  void leaveField() { m_isTyping = false; }

  /// Names of what undo and redo would do; empty where there is nothing.
  [[nodiscard]] QString undoName() const;
  [[nodiscard]] QString redoName() const;
  [[nodiscard]] std::vector<HistoryLine> lines() const;
  /// Where undo and redo lead; nothing where they lead nowhere.
  [[nodiscard]] std::optional<std::size_t> undoStep() const;
  [[nodiscard]] std::optional<std::size_t> redoStep() const;
  /// now() is as it was right after that step.
  void goTo(std::size_t step) {
    m_isTyping = false;
    m_steps.goTo(step);
  }

private:
  struct Step {
    std::size_t parent = 0;
    std::size_t next = 0;
    PositionState state = {};
  };
  [[nodiscard]] QString nameOf(const Step& step) const;

  record::StepTree<Step> m_steps;
  bool m_isTyping = false;
};

} // namespace nilometer::ui
