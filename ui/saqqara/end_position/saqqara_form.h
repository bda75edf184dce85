// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/saqqara/file/position.h"
#include "ui/saqqara/final_scoring/scoring_pictures.h"
#include "ui/saqqara/report/game_report.h"
#include "ui/saqqara/text/saqqara_phrasebook.h"
#include "ui/score/end_position/position_of.h"

namespace nilometer::ui {

/// What the page shows; `edition` = the printed values that the form names.
[[nodiscard]] FormLook lookOf(const PositionForm& form, const saqqara::Edition& edition);

} // namespace nilometer::ui

/// How an end position of Saqqara stands on its page. The keys of fields: "0.nile", "0.gold",
/// "0.trade" of the first player; "vp.trade.5" of a level. "spaces.trade.5" and "nile-last" have no
/// field and are only kept.
template <> struct nilometer::ui::Positions<nilometer::saqqara::Rules> {
  using Document = saqqara::PositionDocument;
  static std::vector<PlayerNumber<Document>> numbers();
  static std::string keyOf(const saqqara::Tell& told);
  static std::vector<saqqara::Tell> tellable();
  static constexpr int most = saqqara::maxNumber;
  static QString stand() { return text::phase(saqqara::Phase::final); }
  static constexpr auto look = lookOf;
  using File = saqqara::PositionFile;
  static constexpr auto score = saqqara::scorePosition;
  static constexpr auto pictures = paintFinalScoringPicture;
};
