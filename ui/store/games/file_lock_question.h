// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <functional>

class QWidget;

namespace nilometer::ui {

/// Asks whether to go on with a file whose lock says of no running program that it has it open
/// (Hold::doubtful). A yes takes the lock away; then `goOn`. `openCopy`: the other way out, if any.
void askAboutLock(QWidget& parent, const QString& path, std::function<void()> goOn,
                  std::function<void()> openCopy = {});

} // namespace nilometer::ui
