// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes as a final position: read it, and if it is one, score it.
#include "engine/record/edition_file.h"
#include "engine/record/position.h"

#include <cstdint>
#include <string_view>

using namespace nilometer;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const auto edition = record::shippedEdition("egizia-2009");
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  const auto position = record::readPosition(text, *edition);
  if (position) record::scorePosition(*position, *edition);
  return 0;
}
