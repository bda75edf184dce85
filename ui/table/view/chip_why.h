// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/table/action_bar/strip_view.h"
#include "ui/table/explain/why_text.h"

/// "Why?" about what the strip shows, in any game.
namespace nilometer::ui {

/// An entry that is refused: what is said of it, then `rules`, which it breaks.
[[nodiscard]] WhyText refusedWhy(const StripContent& strip, const QStringList& rules);

/// What `player` may do now instead of what is refused, in a sentence; no line where that is
/// nothing.
[[nodiscard]] QStringList openTo(const QString& player, const QStringList& open);

/// A button of the strip: what closes it, or else what it is for and then what is to be said of the
/// whole `strip`. Nothing but the latter where that is refused.
[[nodiscard]] WhyText chipWhy(const Chip& chip, const QStringList& closed, bool refused,
                              WhyText strip);

} // namespace nilometer::ui
