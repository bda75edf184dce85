// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/game/session/save_state.h"
#include "ui/score/end_position/position_form.h"

#include <QDate>
#include <QWidget>

namespace nilometer::ui {

class Chip;

/// The screen on which an end position is entered; its page keeps the file and scores it.
class EndPositionView : public QWidget {
  Q_OBJECT
public:
  /// All that is entered, and the same with nothing in its fields.
  [[nodiscard]] virtual PositionForm entered() const = 0;
  [[nodiscard]] virtual PositionForm blank() const = 0;
  /// Shows what was entered before, for example out of a file. Nothing of before can be undone.
  virtual void setForm(const PositionForm& form) = 0;
  /// Nothing is entered. Proposed is what was chosen for the last new game: players, none or as
  /// many as may play, and printed values.
  virtual void begin(const NewGameChoice& last, const QDate& date) = 0;
  /// The keyboard to the first thing to enter; where numbers are entered already, to the first
  /// that is missing.
  virtual void start() = 0;
  /// The game has read its shelf anew. Proposed is what begin() proposes, where nothing is entered.
  virtual void refresh(const NewGameChoice& last) = 0;
  /// Whether there is something to score.
  [[nodiscard]] virtual bool isReady() const = 0;
  virtual void showKept(SaveState kept) = 0;
  /// While another program has it, it can only be looked at and scored.
  virtual void setFrozen(bool frozen) = 0;
  virtual void undo() = 0;
  virtual void redo() = 0;
  /// The main button.
  [[nodiscard]] virtual Chip& scoreButton() const = 0;

Q_SIGNALS:
  /// The main button, with everything there.
  void scoreRequested();
  /// By the person: something else is entered than before.
  void changed();
  /// Another end position is on the screen, by their numbers since the page was laid out: one that
  /// was just begun, or one from before.
  void turned(int from, int to);
  void saveRequested();
  void openRequested();
  void closeRequested();

protected:
  using QWidget::QWidget;
};

} // namespace nilometer::ui
