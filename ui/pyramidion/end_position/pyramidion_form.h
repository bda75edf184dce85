// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/pyramidion/file/position.h"
#include "ui/pyramidion/final_scoring/scoring_pictures.h"
#include "ui/pyramidion/report/game_report.h"
#include "ui/pyramidion/text/pyramidion_phrasebook.h"
#include "ui/score/end_position/position_of.h"

/// How an end position of Pyramidion stands on its page. The keys of fields: "0.points", "0.boats",
/// "0.troops", "0.hand", "0.place" of the first player.
template <>
struct nilometer::ui::Positions<nilometer::pyramidion::Rules>
    : DefaultPositions<pyramidion::PositionDocument> {
  using File = pyramidion::PositionFile;
  static std::vector<PlayerNumber<Document>> numbers();
  static std::vector<std::string> optionKeys();
  static void takeFurther(const PositionForm& form, Document& document);
  static void showFurther(const Document& document, PositionForm& form);
  static QString stand() { return text::phase(pyramidion::Phase::over); }
  /// What the page shows; `edition` = the printed values that the form names.
  static FormLook look(const PositionForm& form, const pyramidion::Edition& edition);
  static constexpr auto score = pyramidion::scorePosition;
  static constexpr auto pictures = pyramidion::paintFinalScoringPicture;
};
