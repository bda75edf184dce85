// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace nilometer::ui {

/// The least and the most a field may say.
struct NumberBounds {
  int least = 0;
  int most = 0;
  friend bool operator==(const NumberBounds&, const NumberBounds&) = default;
};

} // namespace nilometer::ui
