// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes as an edition: change it as a draft, compare it, and if it can be used, set up a game.
#include "engine/egizia/invariants.h"
#include "engine/egizia/random_game.h"
#include "engine/record/edition_comparison.h"
#include "engine/record/edition_document.h"
#include "engine/record/edition_file.h"

#include <cstdint>
#include <cstdlib>
#include <string_view>

using namespace nilometer;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

namespace {

/// Whatever is in it, a draft is written as it is read, and can be changed.
void changeDraft(std::string_view text) {
  auto draft = record::EditionDocument::read(text);
  if (!draft) return;
  const std::string written = draft->text();
  auto again = record::EditionDocument::read(written);
  if (!again || again->text() != written) std::abort();
  for (const char* list : {"river.stops", "obelisk.rows", "grainMarket.penalties"}) {
    static_cast<void>(draft->duplicate(list, 0) && draft->move(list, 0, 1));
    static_cast<void>(draft->remove(list, 0));
  }
  draft->rename("own", "Own");
  static_cast<void>(draft->set("players.ships", 1));
  static_cast<void>(draft->addNileCard(egizia::CardKind::fieldBrown, egizia::Deck::five));
  static_cast<void>(draft->addSphinxCard(egizia::SphinxKind::playersOnLast));
  const auto checked = draft->check();
  if (!checked) {
    static_cast<void>(draft->keyAt(checked.error().where));
    return;
  }
  static const auto shipped = record::shippedEdition("egizia-2009");
  const bool same = checked->edition.checksum == shipped->checksum;
  bool differs = false;
  for (const auto& difference : record::compareEditions(*shipped, checked->edition)) {
    differs = differs || !difference.key.starts_with("box.");
  }
  if (same && differs) std::abort();
}

} // namespace

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  changeDraft(text);
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
