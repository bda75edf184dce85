// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/table/log/log_query.h"

class QPainter;
class QRect;

namespace nilometer::ui {

struct Theme;

/// Marks the words that are looked for in a text that is drawn at the left of `room`, in the
/// painter's font: its one line in the middle of the height, or from the top as many lines as its
/// width needs. To be called before the text is drawn.
enum class TextLines : bool { one, wrapped };
void markFound(QPainter& painter, const QRect& room, const QString& text, TextLines lines,
               const LogQuery& query, const Theme& theme);

} // namespace nilometer::ui
