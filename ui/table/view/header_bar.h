// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/base/style/chip.h"
#include "ui/game/session/game_session.h"
#include "ui/game/session/save_state.h"
#include "ui/table/action_bar/window_chips.h"
#include "ui/table/history_edit/save_indicator.h"
#include "ui/table/history_edit/undo_chips.h"
#include "ui/table/view/compact_level.h"
#include "ui/table/view/phase_bar.h"

#include <QWidget>

#include <cstdint>

namespace nilometer::ui {

class AmendBar;

/// The line at the top: round and phase, the name of the game and how safe it is, undo and redo,
/// the language, help and the menu. Where there is little room it says less; nothing is cut off.
/// While an entry of the past is being put right, that is said in the place of the phases.
class HeaderBar : public QWidget {
  Q_OBJECT
public:
  /// `session` is not owned and outlives the bar.
  explicit HeaderBar(const GameSession& session, QWidget* parent = nullptr);

  /// Whether Esc and Undo have something to take back of the entry being made.
  enum class Making : std::uint8_t { nothing, begun };
  /// Says where the game stands; undo and redo follow the session.
  void show(const PhaseLook& phases, Making making);
  /// What it says less even where there is room for it.
  void setCompactLevel(const CompactLevel& folds);
  /// Says how safe what was entered is: a quiet mark with its word.
  void showKept(SaveState kept);
  /// Says that what is to be left open has to be chosen first. @pre the past is being put right
  void sayWhatComesFirst();
  /// Hidden while nothing of the past is being put right.
  [[nodiscard]] const AmendBar& amendBar() const { return *m_amend; }
  /// Hidden while nothing is disputed.
  [[nodiscard]] Chip* disputedButton() const { return m_disputed; }
  [[nodiscard]] Chip* undoButton() const { return m_undo; }
  [[nodiscard]] Chip* redoButton() const { return m_redo; }
  [[nodiscard]] Chip* nowButton() const { return m_now; }
  [[nodiscard]] Chip* languageButton() const { return m_chips.language; }
  [[nodiscard]] Chip* helpButton() const { return m_chips.help; }
  [[nodiscard]] Chip* menuButton() const { return m_chips.menu; }

protected:
  void paintEvent(QPaintEvent* event) override;
  void changeEvent(QEvent* event) override;
  bool event(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

private:
  /// What it says, from all to the least.
  enum class Says : std::uint8_t {
    all,
    noTitle,
    closePhases,
    numbers,
    phaseAlone,
    noUndo,
    roundToo,
    buttonsOnly
  };

  void refreshButtons();
  void refreshNow();
  void refreshDisputed();
  void refreshAmend();
  /// From the longest text to the shortest.
  [[nodiscard]] QStringList waysToLeave() const;
  [[nodiscard]] QString whereEscLeads() const;
  /// Over the phases and what is beside them, so that nothing moves.
  void placeAmend();
  /// The most that the folds leave.
  [[nodiscard]] Says mostSaid() const;
  /// As much of that as there is room for is said.
  void fit();
  void say(Says says);
  [[nodiscard]] int widthFor(Says says) const;
  [[nodiscard]] static PhaseBar::Shown phasesIn(Says says);
  /// In the past the way back to now needs room: the names of the phases are worth more than these.
  [[nodiscard]] SaveIndicator::Says titleIn(Says says) const;
  [[nodiscard]] UndoSays undoIn(Says says) const;
  /// What Undo takes back; empty if there is nothing.
  [[nodiscard]] QString undoStep() const;

  const GameSession& m_session;
  PhaseBar* m_phases;
  AmendBar* m_amend;
  CompactLevel m_folds;
  Says m_says = Says::all;
  bool m_saidPast = false; ///< as it was said last
  Making m_making = Making::nothing;
  SaveIndicator* m_keptSign;
  Chip* m_disputed; ///< that the table does not agree about something, and where
  Chip* m_now;
  Chip* m_undo;
  Chip* m_redo;
  WindowChips m_chips;
};

} // namespace nilometer::ui
