// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/record/read_error.h"
#include "ui/store/games/file_news.h"

#include <QString>

#include <functional>

/// Sentences about the file of an end position, whatever the game.
namespace nilometer::ui {

/// The file is not what was written there. `kept`: the name of the file that holds what was in it;
/// empty: it does itself.
[[nodiscard]] QString damagedPosition(const record::ReadError& damage, const QString& kept);
/// It was damaged, and until `compared` is called nobody stands for what was read; `damage`: the
/// sentence about it, empty where that was some time ago.
[[nodiscard]] FileNews doubtfulPosition(const QString& damage, std::function<void()> compared);
/// Another program had changed the file at `path`; what it wrote is in the file of that name beside
/// it, or nowhere where `others` is empty.
[[nodiscard]] FileNews changedByOthers(const QString& path, const QString& others,
                                       std::function<void()> stay,
                                       std::function<void(const QString& path)> takeTheirs);

} // namespace nilometer::ui
