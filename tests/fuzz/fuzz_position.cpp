// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes as a final position: read it, and if it is one, score it and write it again.
#include "fuzz_games.h"

#include "engine/egizia/file/edition_file.h"
#include "engine/egizia/file/position.h"
#include "engine/egizia/file/position_document.h"

#include <cstdint>
#include <cstdlib>
#include <string_view>

using namespace nilometer;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const auto edition = egizia::shippedEdition("egizia-2009");
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  fuzz::trySaqqaraPosition(text);
  fuzz::tryPyramidionPosition(text);
  const auto position = egizia::readPosition(text, *edition);
  if (!position) return 0;
  static_cast<void>(egizia::scorePosition(*position, *edition));
  const auto document = egizia::readPositionDocument(text, *edition);
  if (!document) std::abort();
  const std::string written = egizia::writePosition(*document, *edition);
  const auto again = egizia::readPositionDocument(written, *edition);
  if (!again || *again != *document) std::abort();
  return 0;
}
