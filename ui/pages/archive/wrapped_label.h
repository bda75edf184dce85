// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/base/style/plain_label.h"

#include <QLabel>

namespace nilometer::ui {

/// A plain text over as many lines as it needs. A very long name in it widens nothing.
[[nodiscard]] inline QLabel* wrappedLabel(QWidget* parent) {
  auto* label = plainLabel(parent);
  label->setWordWrap(true);
  QSizePolicy policy = label->sizePolicy();
  policy.setHorizontalPolicy(QSizePolicy::Ignored);
  label->setSizePolicy(policy);
  return label;
}

} // namespace nilometer::ui
