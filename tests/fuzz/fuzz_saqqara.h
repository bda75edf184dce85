// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/record/edition_document.h"
#include "engine/record/read_record.h"
#include "engine/record/rejudge.h"
#include "engine/record/write_record.h"
#include "engine/saqqara/file/game_record.h"
#include "engine/saqqara/file/position.h"
#include "engine/saqqara/random_game.h"

#include <cstdlib>
#include <string>
#include <string_view>
#include <vector>

/// What the fuzz targets do with bytes that speak of Saqqara, beside what they do with all.
namespace nilometer::fuzz {

/// Whether Saqqara's readers get to see them.
inline bool isAboutSaqqara(std::string_view text) {
  return text.find(saqqara::Rules::id) != std::string_view::npos;
}

inline void need(bool holds) {
  if (!holds) std::abort();
}

inline const saqqara::Edition& saqqaraSheet() {
  static const auto edition = saqqara::shippedEdition();
  return *edition;
}

/// Reads it, and if it is a record, replays it and writes it back.
inline void saqqaraRecord(std::string_view text) {
  const auto own = record::editionIn<saqqara::Rules>(text, {});
  if (!own) return;
  const saqqara::Edition& edition = *own ? **own : saqqaraSheet();
  const auto game = saqqara::readRecord(text, edition);
  if (!game) return;
  const saqqara::Replay replay = record::replay(*game, edition);
  need(saqqara::brokenInvariants(replay.game, replay.state) == 0);
  const auto again = saqqara::readRecord(record::writeRecord(*game, edition), edition);
  need(again && *again == *game);
}

/// Reads it, and if it is an end position, scores it and writes it again.
inline void saqqaraPosition(std::string_view text) {
  const saqqara::Edition& edition = saqqaraSheet();
  const auto position = saqqara::readPosition(text, edition);
  if (!position) return;
  const auto scored = saqqara::scorePosition(*position, edition);
  need(scored.missing.empty() == (scored.replay.state.phase == saqqara::Phase::over));
  for (table::Player player = 0; player < scored.replay.state.players; ++player) {
    need(scored.replay.ledger.total(player) == scored.replay.state.of(player).points);
  }
  const auto again = saqqara::readPosition(saqqara::writePosition(*position, edition), edition);
  need(again && *again == *position);
}

/// The first entries of a game on the edition that comes with the program.
inline const saqqara::GameRecord& saqqaraBeginning() {
  static const saqqara::GameRecord played = [] {
    saqqara::GameRecord record;
    record.header.editionId = saqqaraSheet().id;
    record.header.editionChecksum = saqqaraSheet().checksum;
    record.header.players = {{"A", "blue", 0}, {"B", "red", 0}, {"C", "green", 0}};
    record.header.date = "2026-11-26";
    const saqqara::Game game{&saqqaraSheet(), {}, 3};
    saqqara::State state = saqqara::setUp(game);
    saqqara::RandomGame table(game, 3);
    saqqara::Options options;
    saqqara::Effects effects;
    for (int i = 0; i < 120; ++i) {
      const auto entry = table.next(state, options);
      if (!entry) break;
      saqqara::enter(game, state, *entry, false, effects);
      record.entries.emplace_back().entry = *entry;
    }
    return record;
  }();
  return played;
}

/// Plays on it, and judges another game again on it.
inline void useSaqqaraSheet(const saqqara::Edition& edition) {
  const auto again = saqqara::readEdition(saqqara::writeEdition(edition));
  need(again && again->checksum == edition.checksum);
  const saqqara::Game game{&edition, {}, 4};
  saqqara::State state = saqqara::setUp(game);
  saqqara::RandomGame table(game, 1);
  saqqara::Options options;
  saqqara::Effects effects;
  for (int i = 0; i < 400; ++i) {
    const auto entry = table.next(state, options);
    if (!entry) break;
    effects.clear();
    need(saqqara::enter(game, state, *entry, false, effects).accepted);
    need(saqqara::brokenInvariants(game, state) == 0);
  }
  const auto judged = record::rejudge(saqqaraBeginning(), saqqaraSheet(), edition);
  need(judged.record.entries.size() + judged.leftOut.size() == saqqaraBeginning().entries.size());
  const saqqara::Replay replay = record::replay(judged.record, edition);
  need(saqqara::brokenInvariants(replay.game, replay.state) == 0);
  if (edition.checksum == saqqaraSheet().checksum) need(judged.sameGame());
}

/// Reads it as a draft and changes it, four bytes a change: nothing of it is lost. If it can be
/// used, uses it.
inline void saqqaraEdition(std::string_view text, std::string_view changes) {
  auto draft = record::EditionDocument::read(text, saqqara::editionForm());
  if (!draft) return;
  static const auto& printed = saqqaraSheet().printed;
  for (int i = 0; i < 40 && changes.size() >= 4; ++i) {
    const auto at = [&](std::size_t byte) { return static_cast<unsigned char>(changes[byte]); };
    const std::string& place = printed[(at(1) * 256U + at(2)) % printed.size()].key;
    switch (at(0) % 4) {
    case 0: draft->set(place, static_cast<signed char>(at(3))); break;
    case 1: draft->enterNumber(place, at(3) % 100); break;
    case 2: draft->confirm(place); break;
    case 3: draft->set(place + (at(3) % 2 == 0 ? ".fish" : "[0]"), at(3) % 10); break;
    }
    changes.remove_prefix(4);
  }
  const std::string written = draft->text();
  const auto again = record::EditionDocument::read(written, saqqara::editionForm());
  need(again && again->text() == written);
  if (const auto edition = saqqara::readEdition(written)) useSaqqaraSheet(*edition);
}

} // namespace nilometer::fuzz
