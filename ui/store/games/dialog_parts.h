// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/base/style/plain_label.h"
#include "ui/base/style/theme.h"

#include <QLabel>
#include <QPushButton>
#include <QString>

/// What the dialogs of this room have in common.
namespace nilometer::ui {

/// A label for an explanation: as many lines as it needs, in quiet ink.
[[nodiscard]] inline QLabel* quietLabel(QWidget* parent) {
  auto* label = plainLabel(parent);
  label->setWordWrap(true);
  label->setForegroundRole(QPalette::PlaceholderText);
  return label;
}

/// A button that Enter does not press unless it is made the default.
[[nodiscard]] inline QPushButton* plainButton(QWidget* parent) {
  auto* button = new QPushButton(parent);
  button->setAutoDefault(false);
  button->setMinimumHeight(targetHeight);
  return button;
}

/// Sets the text and keeps room beside it.
inline void setButtonText(QPushButton& button, const QString& text) {
  if (button.text() == text) return;
  button.setText(text);
  button.setMinimumWidth(button.fontMetrics().horizontalAdvance(text) + 6 * unit);
}

} // namespace nilometer::ui
