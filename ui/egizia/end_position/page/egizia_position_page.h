// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/score/end_position/end_position_page.h"

namespace nilometer::ui {

class EgiziaPositionGame;
class FormView;
class PositionFinalScoring;

/// Final scoring only of a game of Egizia.
class EgiziaPositionPage : public EndPositionPage {
  Q_OBJECT
public:
  /// Neither is owned; both outlive the page.
  EgiziaPositionPage(const GameLibrary& library, Preferences& preferences, QWidget* parent);

  [[nodiscard]] FormView& view() const { return *m_view; }
  [[nodiscard]] const EgiziaPositionGame& described() const { return *m_described; }
  /// nullptr until a position was scored.
  [[nodiscard]] PositionFinalScoring* finalScoring() const { return m_finalScoring; }

private:
  [[nodiscard]] QWidget* makeFinalScoring(const PositionForm& form) override;

  const EgiziaPositionGame* m_described;
  FormView* m_view;
  PositionFinalScoring* m_finalScoring = nullptr;
};

} // namespace nilometer::ui
