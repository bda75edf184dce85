// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/game_from_rules.h"

#include "engine/record/end_position.h"

/// Reads the end position of a game in which that is one document of numbers
/// (record::PositionFile).
namespace nilometer::cli {

/// `readName` and `readWhole` are those of a PositionFile, `score(document, edition)` makes a
/// ScoredPosition, `report(scored, edition)` its report. What nobody has told is named, and keeps
/// it open.
template <table::Rules G, class ReadName, class ReadWhole, class Score, class Report>
[[nodiscard]] record::Result<ReadPosition>
plainPosition(const Given& given, Editions& editions, const ReadName& readName,
              const ReadWhole& readWhole, const Score& score, const Report& report) {
  const auto asked = readName(given.text, given.name);
  if (!asked) return asked.error();
  const auto edition = editions.find<G>(*asked, given.name, 0);
  if (!edition) return edition.error();
  const auto document = readWhole(given.text, **edition, given.name);
  if (!document) return document.error();
  const record::ScoredPosition<G> scored = score(*document, **edition);
  const bool isOpen = document->open || !scored.missing.empty();
  ReadPosition read{report(scored, **edition),
                    isOpen ? PositionStage::open : PositionStage::scored};
  const LoadedGame<G> game{*edition, scored.record};
  for (const table::PrintedPlace place : scored.missing) {
    read.score.missing += text::Phrasebook<G>::printedName(place, game.names());
  }
  return read;
}

} // namespace nilometer::cli
