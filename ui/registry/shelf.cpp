// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/registry/shelf.h"

#include "ui/egizia/egizia_game/egizia_kind.h"
#include "ui/pyramidion/pyramidion_game/pyramidion_kind.h"
#include "ui/saqqara/saqqara_game/saqqara_kind.h"

#include <array>

namespace nilometer::ui {

Games games() {
  static const std::array all = {&egiziaKind(), &saqqaraKind(), &pyramidionKind()};
  return all;
}

} // namespace nilometer::ui
