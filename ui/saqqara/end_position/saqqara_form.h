// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/saqqara/file/position.h"
#include "ui/saqqara/final_scoring/scoring_pictures.h"
#include "ui/saqqara/report/game_report.h"
#include "ui/saqqara/text/saqqara_phrasebook.h"
#include "ui/score/end_position/position_of.h"

/// How an end position of Saqqara stands on its page. The keys of fields: "0.nile", "0.gold",
/// "0.trade" of the first player; "vp.trade.5" of a level. "spaces.trade.5" and "nile-last" have no
/// field and are only kept.
template <>
struct nilometer::ui::Positions<nilometer::saqqara::Rules>
    : DefaultPositions<saqqara::PositionDocument> {
  static std::vector<PlayerNumber<Document>> numbers();
  /// Printed values that the table tells.
  static void takeFurther(const PositionForm& form, Document& document);
  static void showFurther(const Document& document, PositionForm& form);
  static QString stand() { return text::phase(saqqara::Phase::final); }
  /// What the page shows; `edition` = the printed values that the form names.
  static FormLook look(const PositionForm& form, const saqqara::Edition& edition);
  using File = saqqara::PositionFile;
  static constexpr auto score = saqqara::scorePosition;
  static constexpr auto pictures = paintFinalScoringPicture;
};
