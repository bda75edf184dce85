// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/score/result/result_page.h"

#include <memory>

namespace nilometer::ui {

/// What the page is made from (Game::report): a copy of what is open in a session. `score`
/// works the report out of record, replay and printed values.
template <class Session, class Score>
[[nodiscard]] PlayedReport playedReport(const Session& open, Score score) {
  const auto edition = open.sharedEdition();
  const auto record = std::make_shared<const std::decay_t<decltype(open.record())>>(open.record());
  const auto replay = std::make_shared<const std::decay_t<decltype(open.replay())>>(open.replay());
  return {[=] { return score(*record, *replay, *edition); }, playFacts(*record, *edition)};
}

/// Game::report of a game whose session is that.
template <class Session, auto score>
[[nodiscard]] PlayedReport reportFrom(const GameSession& session) {
  return playedReport(static_cast<const Session&>(session),
                      [](const auto&... played) { return score(played...); });
}

} // namespace nilometer::ui
