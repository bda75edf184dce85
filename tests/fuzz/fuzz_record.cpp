// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes as a game record: read it, and if it is one, replay it and write it back.
#include "fuzz_games.h"

#include "engine/egizia/file/edition_file.h"
#include "engine/egizia/file/game_record.h"
#include "engine/egizia/invariants.h"

#include <cstdint>
#include <cstdlib>
#include <string_view>

using namespace nilometer;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const auto edition = egizia::shippedEdition("egizia-2009");
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  fuzz::tryRecord<saqqara::Rules>(text);
  fuzz::tryRecord<pyramidion::Rules>(text);
  static_cast<void>(egizia::editionIn(text));
  const auto game = egizia::readRecord(text, *edition);
  if (!game) return 0;
  const egizia::Replay replay = record::replay(*game, *edition);
  if (egizia::brokenInvariants(replay.game, replay.state) != 0) std::abort();
  const auto again = egizia::readRecord(egizia::writeRecord(*game, *edition), *edition);
  if (!again || !(*again == *game)) std::abort();
  return 0;
}
