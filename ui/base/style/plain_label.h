// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

namespace nilometer::ui {

/// A label that shows its text as it is. A QLabel by itself takes "<b>Anna</b>" in a player's name
/// for a bold Anna, and would even load pictures.
[[nodiscard]] inline QLabel* plainLabel(QWidget* parent) {
  auto* label = new QLabel(parent);
  label->setTextFormat(Qt::PlainText);
  return label;
}

} // namespace nilometer::ui
