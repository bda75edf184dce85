// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace nilometer::ui {

/// Whoever has typed into a field of the strip goes on at the table.
inline void giveKeyboardToTable(const QWidget& part) {
  QWidget* table = part.parentWidget();
  while (table != nullptr && table->focusPolicy() != Qt::StrongFocus) table = table->parentWidget();
  if (table != nullptr) table->setFocus();
}

} // namespace nilometer::ui
