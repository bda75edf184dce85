// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes as an edition: read it, and if it can be used, set up a game with it.
#include "engine/egizia/invariants.h"
#include "engine/egizia/random_game.h"
#include "engine/record/edition_file.h"

#include <cstdint>
#include <cstdlib>
#include <string_view>

using namespace nilometer;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  const auto edition = record::readEdition(text, {});
  if (!edition) return 0;
  const egizia::Game game{.edition = &*edition, .options = {}, .players = 4};
  egizia::State state = egizia::setUp(game);
  egizia::RandomGame table(game, egizia::Naming::asEarly, 1);
  egizia::Options options;
  egizia::Effects effects;
  for (int i = 0; i < 400; ++i) {
    const std::optional<egizia::Entry> entry = table.next(state, options);
    if (!entry) break;
    if (!egizia::enter(game, state, *entry, false, effects).accepted) std::abort();
    if (egizia::brokenInvariants(game, state) != 0) std::abort();
  }
  return 0;
}
