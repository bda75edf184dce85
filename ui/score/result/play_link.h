// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/score/result/play_facts.h"

#include <QByteArray>
#include <QJsonObject>

namespace nilometer::ui {

/// The play as BG Stats takes it from other programs (docs/score.md). Ranks are the
/// places: whoever shares one has the same rank, and all who share the first one have won. Nobody
/// has won a game that is not finished.
[[nodiscard]] QJsonObject playJson(const report::ScoreReport& report, const PlayFacts& facts);

/// The link that opens the play in BG Stats. ASCII.
[[nodiscard]] QByteArray playLink(const report::ScoreReport& report, const PlayFacts& facts);

} // namespace nilometer::ui
