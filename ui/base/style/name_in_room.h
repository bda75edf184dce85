// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFontMetricsF>
#include <QString>
#include <QStringList>

namespace nilometer::ui {

/// A name as far as there is room: cut at its end or, where another of `names` begins like what
/// would be left of it, before the letter from which they differ: "J…K." beside "Jörg B.".
[[nodiscard]] QString nameInRoom(const QString& name, const QStringList& names,
                                 const QFontMetricsF& metrics, qreal room);

} // namespace nilometer::ui
