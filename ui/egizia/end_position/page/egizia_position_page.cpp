// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/end_position/page/egizia_position_page.h"

#include "ui/egizia/end_position/page/egizia_position_game.h"
#include "ui/egizia/end_position/page/position_doubt.h"
#include "ui/egizia/final_scoring/position_final_scoring.h"
#include "ui/store/games/preferences.h"

#include <memory>

namespace nilometer::ui {

EgiziaPositionPage::EgiziaPositionPage(const GameLibrary& library, Preferences& preferences,
                                       QWidget* parent)
    : EndPositionPage(std::make_unique<EgiziaPositionGame>(library), library, preferences, parent) {
}

const EgiziaPositionGame& EgiziaPositionPage::described() const {
  return static_cast<const EgiziaPositionGame&>(game());
}

QWidget* EgiziaPositionPage::makeFinalScoring(const PositionForm& form) {
  m_finalScoring =
      new PositionFinalScoring(*described().position(form), described().editionOf(form), this);
  m_finalScoring->setMotion(preferences().motion());
  m_finalScoring->setDoubt([this, form] { return doubtOf(described().scored(form)); });
  connect(m_finalScoring, &PositionFinalScoring::wentBack, this, &EgiziaPositionPage::start);
  connect(m_finalScoring, &PositionFinalScoring::ruleRequested, this, &PositionPage::ruleRequested);
  connect(m_finalScoring, &PositionFinalScoring::finished, this, &EgiziaPositionPage::showResult);
  return m_finalScoring;
}

} // namespace nilometer::ui
