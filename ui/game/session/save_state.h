// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace nilometer::ui {

/// How safe what was entered into the open game is.
enum class SaveState : std::uint8_t {
  nowhere, ///< it has no file, as the example
  waiting, ///< on its way to the disk
  onDisk,
  failing, ///< the file cannot be written; it is tried again
};

} // namespace nilometer::ui
