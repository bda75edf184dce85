// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include <optional>
#include <vector>

namespace nilometer::ui {

/// A QR code as a square of modules.
struct QrCode {
  int size = 0;           ///< modules on a side, without quiet zone
  std::vector<bool> dark; ///< row by row

  [[nodiscard]] bool at(int row, int column) const {
    return dark[static_cast<std::size_t>(row) * static_cast<std::size_t>(size) +
                static_cast<std::size_t>(column)];
  }
};

/// Light modules around the code that readers need.
inline constexpr int quietZone = 4;

/// The smallest code that holds the bytes; none if there are more than 2953, or none at all.
[[nodiscard]] std::optional<QrCode> qrCode(const QByteArray& bytes);

} // namespace nilometer::ui
