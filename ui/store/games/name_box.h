// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

class QComboBox;
class QWidget;

namespace nilometer::ui {

/// Where the name of a player is typed; `names` are offered in a list meanwhile. A press beside the
/// list closes it and does what it does anywhere else.
[[nodiscard]] QComboBox* nameBox(const QStringList& names, int leastLetters, QWidget* parent);

} // namespace nilometer::ui
