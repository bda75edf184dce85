// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAccessible>
#include <QApplication>
#include <QRegularExpression>
#include <QStringList>
#include <QWidget>

namespace nilometer::test {

/// What a screen reader would read of any widget of the program with tags of rich text in it.
inline QStringList taggedTexts() {
  static const QRegularExpression tag(QStringLiteral("</?(?:qt|b|br|p|a)[ />]"));
  QStringList tagged;
  for (QWidget* widget : QApplication::allWidgets()) {
    QAccessibleInterface* const heard = QAccessible::queryAccessibleInterface(widget);
    if (heard == nullptr) continue;
    for (const QAccessible::Text part : {QAccessible::Name, QAccessible::Description}) {
      const QString text = heard->text(part);
      if (!text.contains(tag)) continue;
      tagged += QString::fromLatin1(widget->metaObject()->className()) + u": " + text;
    }
  }
  return tagged;
}

} // namespace nilometer::test
