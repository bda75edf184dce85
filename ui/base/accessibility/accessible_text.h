// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QWidget>

/// Qt tells every screen reader of a name or description that is set, whether it is another one or
/// not. These tell of those that are.
namespace nilometer::ui {

inline void setSpokenName(QWidget& widget, const QString& name) {
  if (name != widget.accessibleName()) widget.setAccessibleName(name);
}

inline void setSpokenDescription(QWidget& widget, const QString& description) {
  if (description != widget.accessibleDescription()) widget.setAccessibleDescription(description);
}

} // namespace nilometer::ui
