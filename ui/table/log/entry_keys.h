// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QKeySequence>

namespace nilometer::ui {

// What the selected entry of the log is corrected with, and how another one is found. The keys
// themselves are the window's, wherever the keyboard is; a second owner would make them do nothing.
inline const QKeySequence changeKey{Qt::Key_F2};
inline const QKeySequence insertKey{Qt::SHIFT | Qt::Key_F2};
inline const QKeySequence removeKey{Qt::Key_Delete};
inline const QKeySequence disputeKey{Qt::CTRL | Qt::Key_D};
inline const QKeySequence findKey{Qt::CTRL | Qt::Key_F};

} // namespace nilometer::ui
