// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QWidget;

namespace nilometer::ui {

/// Asks where to save; empty if nobody wants to. A name without an ending that the filter shows
/// gets the one that was proposed, so that the dialog for opening has the file in its list.
[[nodiscard]] QString askWhereToSave(QWidget* parent, const QString& title, const QString& proposed,
                                     const QString& filter = {});

} // namespace nilometer::ui
