// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/pyramidion/file/position.h"
#include "engine/random_play/pyramidion/random_game.h"
#include "engine/random_play/saqqara/random_game.h"
#include "engine/record/edition_document.h"
#include "engine/record/read_record.h"
#include "engine/record/rejudge.h"
#include "engine/record/write_record.h"
#include "engine/saqqara/file/position.h"

#include <cstdlib>
#include <string>
#include <string_view>

/// What the fuzz targets do with bytes that speak of a game whose files all name it, beside what
/// they do with all.
namespace nilometer::fuzz {

inline void need(bool holds) {
  if (!holds) std::abort();
}

/// Whether the readers of that game get to see them.
template <table::Rules G> bool isAbout(std::string_view text) {
  return text.find(G::id) != std::string_view::npos;
}

/// The edition that comes with the program.
template <table::Rules G> const typename G::Edition& shippedSheet() {
  static const auto editions = record::FileFormat<G>::shippedEditions();
  return editions.front();
}

/// Reads it, and if it is a record, replays it and writes it back.
template <table::Rules G> void tryRecord(std::string_view text) {
  if (!isAbout<G>(text)) return;
  const auto own = record::editionIn<G>(text, {});
  if (!own) return;
  const typename G::Edition& edition = *own ? **own : shippedSheet<G>();
  const auto game = record::readRecord<G>(text, edition, {});
  if (!game) return;
  const record::Replay<G> replay = record::replay(*game, edition);
  need(G::impossible(replay.game, replay.state) == 0);
  const auto again = record::readRecord<G>(record::writeRecord<G>(*game, edition), edition, {});
  need(again && *again == *game);
}

/// What was scored has a reason for every point, and is over unless a number is missing.
template <table::Rules G> void checkScored(const record::ScoredPosition<G>& scored) {
  const auto& state = scored.replay.state;
  need(scored.missing.empty() == G::clock(state).over);
  for (table::Player player = 0; player < state.players; ++player) {
    need(scored.replay.ledger.total(player) == G::points(state, player));
  }
}

/// Reads it, and if it is an end position, scores it and writes it again.
inline void trySaqqaraPosition(std::string_view text) {
  if (!isAbout<saqqara::Rules>(text)) return;
  const saqqara::Edition& edition = shippedSheet<saqqara::Rules>();
  const auto position = saqqara::PositionFile::readWhole(text, edition);
  if (!position) return;
  checkScored<saqqara::Rules>(saqqara::scorePosition(*position, edition));
  const auto again =
      saqqara::PositionFile::readWhole(saqqara::PositionFile::write(*position, edition), edition);
  need(again && *again == *position);
}
inline void tryPyramidionPosition(std::string_view text) {
  if (!isAbout<pyramidion::Rules>(text)) return;
  using File = pyramidion::PositionFile;
  const pyramidion::Edition& edition = shippedSheet<pyramidion::Rules>();
  const auto position = File::readWhole(text, edition);
  if (!position) return;
  checkScored<pyramidion::Rules>(pyramidion::scorePosition(*position, edition));
  const auto again = File::readWhole(File::write(*position, edition), edition);
  need(again && *again == *position);
}

/// Plays so many entries by chance, and tells `entered` of each.
template <table::Rules G, class Entered>
void playSome(const typename G::Setup& game, std::uint64_t seed, int entries, Entered entered) {
  typename G::State state = G::setUp(game);
  typename table::Offers<G>::RandomGame table(game, seed);
  typename table::Offers<G>::List options;
  table::Effects effects;
  for (int i = 0; i < entries; ++i) {
    const auto entry = table.next(state, options);
    if (!entry) break;
    effects.clear();
    need(table::enter<G>(game, state, *entry, false, effects).accepted);
    need(G::impossible(game, state) == 0);
    entered(*entry);
  }
}

/// The first entries of a game on the edition that comes with the program.
template <table::Rules G> const record::GameRecord<G>& beginning() {
  static const record::GameRecord<G> played = [] {
    record::GameRecord<G> game;
    game.header.editionId = shippedSheet<G>().id;
    game.header.editionChecksum = shippedSheet<G>().checksum;
    game.header.players = {{"A", "blue", 0}, {"B", "red", 0}, {"C", "green", 0}};
    game.header.date = "2026-11-26";
    const auto setup = record::FileFormat<G>::setup(game.header, shippedSheet<G>());
    playSome<G>(setup, 3, 120,
                [&](const auto& entry) { game.entries.emplace_back().entry = entry; });
    return game;
  }();
  return played;
}

/// Plays on it, and judges another game again on it.
template <table::Rules G> void useSheet(const typename G::Edition& edition) {
  using FileFormat = record::FileFormat<G>;
  const auto again = FileFormat::readEdition(FileFormat::writeEdition(edition), {});
  need(again && again->checksum == edition.checksum);
  playSome<G>({&edition, {}, 4}, 1, 400, [](const auto& /*entry*/) {});
  const auto& game = beginning<G>();
  const auto judged = record::rejudge(game, shippedSheet<G>(), edition);
  need(judged.record.entries.size() + judged.leftOut.size() == game.entries.size());
  const record::Replay<G> replay = record::replay(judged.record, edition);
  need(G::impossible(replay.game, replay.state) == 0);
  if (edition.checksum == shippedSheet<G>().checksum) need(judged.sameGame());
}

/// Reads it as a draft and changes it, four bytes a change: nothing of it is lost. If it can be
/// used, uses it. `inside` = what may stand behind a key.
template <table::Rules G>
void tryEdition(std::string_view text, std::string_view changes, const record::EditionForm& form,
                const std::string& inside) {
  if (!isAbout<G>(text)) return;
  auto draft = record::EditionDocument::read(text, form);
  if (!draft) return;
  const auto& printed = shippedSheet<G>().printed;
  for (int i = 0; i < 40 && changes.size() >= 4; ++i) {
    const auto at = [&](std::size_t byte) { return static_cast<unsigned char>(changes[byte]); };
    const std::string& place = printed[(at(1) * 256U + at(2)) % printed.size()].key;
    switch (at(0) % 4) {
    case 0: draft->set(place, static_cast<signed char>(at(3))); break;
    case 1: draft->enterNumber(place, at(3) % 100); break;
    case 2: draft->confirm(place); break;
    case 3: draft->set(place + (at(3) % 2 == 0 ? inside : "[0]"), at(3) % 10); break;
    }
    changes.remove_prefix(4);
  }
  const std::string written = draft->text();
  const auto again = record::EditionDocument::read(written, form);
  need(again && again->text() == written);
  if (const auto edition = record::FileFormat<G>::readEdition(written, {})) useSheet<G>(*edition);
}

} // namespace nilometer::fuzz
