// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace nilometer::ui {

/// Gives the keyboard back to the table after a field of the strip was typed into.
inline void giveKeyboardToTable(const QWidget& part) {
  QWidget* table = part.parentWidget();
  while (table != nullptr && table->focusPolicy() != Qt::StrongFocus) table = table->parentWidget();
  if (table != nullptr) table->setFocus();
}

} // namespace nilometer::ui
