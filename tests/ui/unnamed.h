// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>
#include <QLabel>
#include <QScrollArea>
#include <QStringList>
#include <QWidget>

#include <algorithm>

namespace nilometer::test {

/// What in a window takes the keyboard and has no name that could be read out, or one in which
/// something is still to be filled in. What only scrolls needs none.
inline QStringList unnamedIn(const QWidget& window) {
  QStringList unnamed;
  const auto labels = window.findChildren<QLabel*>();
  for (const QWidget* widget : window.findChildren<QWidget*>()) {
    const bool takesKeys = widget->isVisible() && (widget->focusPolicy() & Qt::TabFocus) != 0;
    if (!takesKeys || qobject_cast<const QScrollArea*>(widget) != nullptr) continue;
    QString name = widget->accessibleName();
    const auto* button = qobject_cast<const QAbstractButton*>(widget);
    if (name.isEmpty() && button != nullptr) name = button->text();
    const auto label = std::ranges::find(labels, widget, &QLabel::buddy);
    if (name.isEmpty() && label != labels.end()) name = (*label)->text();
    if (name.isEmpty() || name.contains(QStringLiteral("%1"))) {
      unnamed += QStringLiteral("unnamed: %1 %2")
                     .arg(QString::fromLatin1(widget->metaObject()->className()), name);
    }
  }
  return unnamed;
}

} // namespace nilometer::test
