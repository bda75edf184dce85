// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/end_position/page/egizia_position_page.h"

#include "ui/egizia/end_position/page/egizia_position_game.h"
#include "ui/egizia/end_position/page/position_doubt.h"
#include "ui/egizia/final_scoring/position_final_scoring.h"
#include "ui/score/end_position/form_view.h"
#include "ui/store/games/preferences.h"

#include <memory>
#include <utility>

namespace nilometer::ui {

EgiziaPositionPage::EgiziaPositionPage(const GameLibrary& library, Preferences& preferences,
                                       QWidget* parent)
    : EndPositionPage(library, preferences, parent) {
  auto described = std::make_unique<EgiziaPositionGame>(library);
  m_described = described.get();
  m_view = new FormView(*described, this);
  beginWith(std::move(described), m_view);
}

QWidget* EgiziaPositionPage::makeFinalScoring(const PositionForm& form) {
  m_finalScoring =
      new PositionFinalScoring(*m_described->position(form), m_described->editionOf(form), this);
  m_finalScoring->setMotion(preferences().motion());
  m_finalScoring->setDoubt([this, form] { return doubtOf(m_described->scored(form)); });
  connect(m_finalScoring, &PositionFinalScoring::wentBack, this, &EgiziaPositionPage::start);
  connect(m_finalScoring, &PositionFinalScoring::ruleRequested, this, &PositionPage::ruleRequested);
  connect(m_finalScoring, &PositionFinalScoring::finished, this, &EgiziaPositionPage::showResult);
  return m_finalScoring;
}

} // namespace nilometer::ui
