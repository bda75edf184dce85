// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/egizia/file/game_record.h"
#include "ui/report/score_report.h"

#include <QDateTime>
#include <QString>

namespace nilometer::ui {

/// What other programs want to know of a game besides its score.
struct PlayFacts {
  QString id;      ///< the same whenever the same game is handed over, different for any other
  QDateTime ended; ///< of a game without times: noon of its day
  int minutes = 0; ///< 0 = not known
};

/// Of a recorded game. When it was played is the header's date and the time of the last entry; a
/// game that ended past midnight has ended on the day after. How long it took is not known if an
/// entry has no time, or if it took more than maxPlayMinutes: then it was interrupted.
[[nodiscard]] PlayFacts playFacts(const egizia::GameRecord& record, const egizia::Edition& edition);
/// Of an entered end position: it ended when it was entered.
[[nodiscard]] PlayFacts playFacts(const report::ScoreReport& report, const QDateTime& entered);

inline constexpr int maxPlayMinutes = 12 * 60;

} // namespace nilometer::ui
