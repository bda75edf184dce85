// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/record/write_record.h"
#include "ui/score/report/score_report.h"

#include <QByteArray>
#include <QDateTime>
#include <QString>

#include <algorithm>
#include <string>
#include <string_view>

namespace nilometer::ui {

/// What other programs want to know of a game besides its score.
struct PlayFacts {
  QString id;      ///< the same whenever the same game is handed over, different for any other
  QDateTime ended; ///< of a game without times: noon of its day
  int minutes = 0; ///< 0 = not known
};

inline constexpr int maxPlayMinutes = 12 * 60;

/// When a recorded game was played, as its record says it; empty where it does not.
struct PlayTimes {
  std::string_view date;
  std::string_view first{}; ///< entry
  std::string_view last{};  ///< entry
};
/// `root` is what never changes while a game goes on and is corrected.
[[nodiscard]] PlayFacts playFacts(const std::string& root, const PlayTimes& times);

/// Of a recorded game. When it was played is the header's date and the time of the last entry; a
/// game that ended past midnight has ended on the day after. How long it took is not known if an
/// entry has no time, or if it took more than maxPlayMinutes: then it was interrupted.
template <table::Rules G>
[[nodiscard]] PlayFacts playFacts(const record::GameRecord<G>& record,
                                  const typename G::Edition& edition) {
  constexpr std::size_t beginning = 20; // tells a game without times from others
  std::string root = record::writeHeader<G>(record.header);
  const auto& entries = record.entries;
  if (entries.empty()) return playFacts(root, {.date = record.header.date});
  root += entries.front().time;
  const bool timed = !entries.front().time.empty();
  for (std::size_t i = 0; !timed && i < std::min(entries.size(), beginning); ++i) {
    root += record::writeEntry<G>(entries[i], record.header, edition);
  }
  return playFacts(root, {record.header.date, entries.front().time, entries.back().time});
}
/// Of an entered end position: it ended when it was entered.
[[nodiscard]] PlayFacts playFacts(const report::ScoreReport& report, const QDateTime& entered);

} // namespace nilometer::ui
