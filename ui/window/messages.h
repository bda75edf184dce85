// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <functional>

class QWidget;

/// What the window says in a box of its own. Only a question makes it wait.
namespace nilometer::ui {

/// Nothing went wrong; it is only good to know.
void tell(QWidget& window, const QString& sentence);
/// Something could not be done.
void say(QWidget& window, const QString& sentence);
/// Something could not be done; `way` is a way out that can be chosen.
void offer(QWidget& window, const QString& sentence, const QString& way, std::function<void()> go);
/// Whether the answer to `question` is to close.
[[nodiscard]] bool closeAllTheSame(QWidget& window, const QString& question);

} // namespace nilometer::ui
