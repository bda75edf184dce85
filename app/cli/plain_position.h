// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/game_from_rules.h"

#include "engine/record/end_position.h"

/// Reads the end position of a game in which that is one document of numbers
/// (record::PositionFile).
namespace nilometer::cli {

/// `File` is its PositionFile, `score(document, edition)` makes a ScoredPosition,
/// `report(scored, edition)` its report. What nobody has told is named, and keeps it open.
template <class File, class Score, class Report>
[[nodiscard]] record::Result<ReadPosition> plainPosition(const Given& given, Editions& editions,
                                                         const Score& score, const Report& report) {
  using G = typename File::Rules;
  const auto asked = File::readName(given.text, given.name);
  if (!asked) return asked.error();
  const auto edition = editions.find<G>(*asked, given.name, 0);
  if (!edition) return edition.error();
  const auto document = File::readWhole(given.text, **edition, given.name);
  if (!document) return document.error();
  const record::ScoredPosition<G> scored = score(*document, **edition);
  const bool isOpen = document->open || !scored.missing.empty();
  ReadPosition read{report(scored, **edition), isOpen              ? PositionStage::open
                                               : document->changed ? PositionStage::changed
                                                                   : PositionStage::scored};
  const LoadedGame<G> game{*edition, scored.record};
  for (const table::PrintedPlace place : scored.missing) {
    read.score.missing += text::Phrasebook<G>::printedName(place, game.names());
  }
  return read;
}

/// An end position as it is kept on the disk, as far as it is whole.
template <class File>
[[nodiscard]] record::Result<SavedPosition>
plainSavedPosition(const Given& given, const cli::Game& game, Editions& editions) {
  const auto fields = File::readFields(given.text, given.name);
  if (!fields) return fields.error();
  SavedPosition saved{.text = fields->text,
                      .stage = PositionStage::open,
                      .damage = fields->damage,
                      .end = fields->end < given.text.size() ? fields->end : 0,
                      .conflict = {},
                      .verified = fields->damage ? record::Verified::yes : fields->verified};
  const auto read = game.readPosition({fields->text, given.name}, editions);
  if (read) saved.stage = read->stage;
  if (read || saved.damage) return saved;
  if (read.error().fault == record::ReadFault::badPosition) {
    saved.conflict = read.error();
  } else if (!fields->entered) {
    return read.error(); // nothing else is in it
  }
  return saved;
}

} // namespace nilometer::cli
