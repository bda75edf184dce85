// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/score/end_position/end_position_page.h"
#include "ui/score/end_position/form_view.h"

#include <memory>

namespace nilometer::ui {

class FinalScoringPage;

/// Final scoring only of a game whose end position is one page of numbers.
class FormPage : public EndPositionPage {
  Q_OBJECT
public:
  /// Shelf and preferences are not owned; both outlive the page.
  FormPage(std::unique_ptr<PositionGame> game, const GameLibrary& library, Preferences& preferences,
           QWidget* parent);

  /// nullptr until a position was scored.
  [[nodiscard]] FinalScoringPage* finalScoring() const { return m_finalScoring; }

private:
  [[nodiscard]] QWidget* makeFinalScoring(const PositionForm& form) override;

  FinalScoringPage* m_finalScoring = nullptr;
};

} // namespace nilometer::ui
