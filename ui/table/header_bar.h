// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/game_session.h"
#include "ui/session/kept.h"
#include "ui/strip/chip.h"
#include "ui/table/prompt.h"

#include <QWidget>

#include <cstdint>

namespace nilometer::ui {

class AmendBar;
class KeptSign;
class LineLabel;
class PhaseBar;

/// The line at the top: round and phase, whose turn and what to do, undo and redo, the language,
/// help and the menu. While an entry of the past is being put right, that is said in the place of
/// the phases and the turn.
class HeaderBar : public QWidget {
  Q_OBJECT
public:
  /// `session` is not owned and outlives the bar.
  explicit HeaderBar(const GameSession& session, QWidget* parent = nullptr);

  /// Whether Esc has something to take back of the entry being made.
  enum class Making : std::uint8_t { nothing, begun };
  /// Says where the game stands and what to do; undo and redo follow the session.
  void show(const PhaseLook& phases, const Prompt& prompt, Making making);
  /// Says how safe what was entered is: a quiet mark with its word.
  void showKept(Kept kept);
  /// Says that what is to be left open has to be chosen first. @pre the past is being put right
  void sayWhatComesFirst();
  /// Hidden while nothing of the past is being put right.
  [[nodiscard]] const AmendBar& amendBar() const { return *m_amend; }
  [[nodiscard]] Chip* undoButton() const { return m_undo; }
  [[nodiscard]] Chip* redoButton() const { return m_redo; }
  [[nodiscard]] Chip* nowButton() const { return m_now; }
  [[nodiscard]] Chip* languageButton() const { return m_language; }
  [[nodiscard]] Chip* helpButton() const { return m_help; }
  [[nodiscard]] Chip* menuButton() const { return m_menu; }

  [[nodiscard]] QSize minimumSizeHint() const override;

protected:
  void paintEvent(QPaintEvent* event) override;
  void changeEvent(QEvent* event) override;
  bool event(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

private:
  void refreshPrompt();
  void refreshButtons();
  void refreshNow();
  void refreshAmend();
  [[nodiscard]] QString howToLeave() const;
  [[nodiscard]] QString whereEscLeads() const;
  /// Over phases and prompt, so that nothing beside them moves.
  void placeAmend();
  /// The names of the phases are there only where nothing is cut for them.
  void fitPhases();

  const GameSession& m_session;
  PhaseBar* m_phases;
  AmendBar* m_amend;
  Prompt m_shown;
  Making m_making = Making::nothing;
  LineLabel* m_prompt;
  LineLabel* m_hint;
  KeptSign* m_keptSign;
  Chip* m_now;
  Chip* m_undo;
  Chip* m_redo;
  Chip* m_language;
  Chip* m_help;
  Chip* m_menu;
};

} // namespace nilometer::ui
