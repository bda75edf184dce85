// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/score/end_position/form_page.h"

#include "ui/score/final_scoring/final_scoring_page.h"
#include "ui/store/games/preferences.h"

#include <utility>

namespace nilometer::ui {

FormPage::FormPage(std::unique_ptr<PositionGame> game, const GameLibrary& library,
                   Preferences& preferences, QWidget* parent)
    : EndPositionPage(std::move(game), library, preferences, parent) {}

QWidget* FormPage::makeFinalScoring(const PositionForm& form) {
  m_finalScoring =
      new FinalScoringPage([this, form] { return game().scored(form); }, game().pictures(), this);
  m_finalScoring->view().setMotion(preferences().motion());
  connect(m_finalScoring, &FinalScoringPage::wentBack, this, &FormPage::start);
  connect(m_finalScoring, &FinalScoringPage::ruleRequested, this, &PositionPage::ruleRequested);
  connect(m_finalScoring, &FinalScoringPage::finished, this, &FormPage::showResult);
  return m_finalScoring;
}

} // namespace nilometer::ui
