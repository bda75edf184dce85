// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/kind/kept_position.h"

#include <QString>

#include <optional>

class QWidget;

namespace nilometer::ui {

class GameShelf;
class PositionPage;
class Preferences;

/// Final scoring only of Saqqara: boat, workers and gold of each player, and the points of the
/// levels that nobody has read yet (GameKind::positionPage). What stays empty is 0, or no worker.
[[nodiscard]] PositionPage* saqqaraPositionPage(const GameShelf& shelf, Preferences& preferences,
                                                QWidget* parent);

/// What end position is in that file; nothing if it cannot be read (GameKind::lookAtPosition).
[[nodiscard]] std::optional<KeptPosition> lookAtSaqqara(const QString& path);

} // namespace nilometer::ui
