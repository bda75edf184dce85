// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/base/style/window_button.h"

#include <functional>

class QLayout;
class QWidget;

namespace nilometer::ui {

class Chip;

/// The language, help and the menu, as they stand at the right end of every head.
struct WindowChips {
  Chip* language = nullptr;
  Chip* help = nullptr;
  Chip* menu = nullptr;

  /// Made at the end of that row. They say nothing before retranslate().
  [[nodiscard]] static WindowChips addTo(QLayout& row, QWidget* parent);
  void retranslate() const;
  /// Who hears of a press, and below which of them something may open.
  using Pressed = std::function<void(WindowButton button, const QWidget* below)>;
  void onPress(const Pressed& pressed) const;
};

} // namespace nilometer::ui
