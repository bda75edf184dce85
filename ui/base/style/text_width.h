// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QString>

namespace nilometer::ui {

/// How far a text reaches in those letters, in logical pixels, as QFontMetricsF says it. Shaping a
/// text costs more than most of what is painted, and the same few words are measured with every
/// entry: what was measured once is remembered. For the thread of the window alone.
[[nodiscard]] qreal textWidth(const QFont& font, const QString& text);

/// The width of textWidth() in whole pixels, as QFontMetrics says it.
[[nodiscard]] int wholeTextWidth(const QFont& font, const QString& text);

} // namespace nilometer::ui
