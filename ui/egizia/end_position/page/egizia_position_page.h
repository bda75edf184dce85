// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/score/end_position/end_position_page.h"

namespace nilometer::ui {

class EgiziaPositionGame;
class PositionFinalScoring;

/// Final scoring only of a game of Egizia.
class EgiziaPositionPage : public EndPositionPage {
  Q_OBJECT
public:
  /// Neither is owned; both outlive the page.
  EgiziaPositionPage(const GameLibrary& library, Preferences& preferences, QWidget* parent);

  [[nodiscard]] const EgiziaPositionGame& described() const;
  /// nullptr until a position was scored.
  [[nodiscard]] PositionFinalScoring* finalScoring() const { return m_finalScoring; }

private:
  [[nodiscard]] QWidget* makeFinalScoring(const PositionForm& form) override;

  PositionFinalScoring* m_finalScoring = nullptr;
};

} // namespace nilometer::ui
