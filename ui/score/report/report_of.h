// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/record/find_name.h"
#include "engine/record/game_record.h"
#include "engine/record/replay.h"
#include "ui/score/report/score_report.h"
#include "ui/text/names_apart.h"
#include "ui/text/phrase.h"
#include "ui/text/phrasebook.h"

#include <algorithm>
#include <vector>

/// What the report of every game says in the same way. Headings, sources and steps are its own.
namespace nilometer::report {

/// The game, its set of rules, and the printed values it was played with.
template <table::Rules G>
void sayGame(ScoreReport& report, typename G::Profile profile, const typename G::Edition& edition) {
  report.game.id = text::fromUtf8(G::id);
  report.game.name = text::Phrasebook<G>::name();
  const auto names = table::Names(G::profileNames);
  report.profileId = text::fromUtf8(names[static_cast<std::size_t>(profile)]);
  report.editionId = text::fromUtf8(edition.id);
  report.edition = text::fromUtf8(edition.name);
  report.assumedValues = static_cast<int>(std::ranges::count(
      edition.printed, table::Provenance::assumed, &table::PrintedValue::provenance));
}

/// The record, and how far it has come.
template <table::Rules G>
void sayRecord(ScoreReport& report, const record::GameRecord<G>& record,
               const record::Replay<G>& replay) {
  const table::GameClock now = G::clock(replay.state);
  report.title = text::fromUtf8(record.header.title);
  report.date = text::fromUtf8(record.header.date);
  report.isFinished = now.over;
  report.round = now.round;
  report.phase = now.phase;
  report.standing = text::Phrasebook<G>::standing(now);
  report.findings = static_cast<int>(
      std::ranges::count(replay.entries, false, &record::ReplayedEntry<G>::accepted));
}

/// The phases by name, and which of them is the final scoring.
template <table::Rules G, class Name>
void sayPhases(ScoreReport& report, typename G::Phase finalPhase, Name name) {
  const auto ids = table::Names(G::phaseNames);
  for (std::size_t i = 0; i < ids.size(); ++i) {
    report.phases.push_back({text::fromUtf8(ids[i]), name(static_cast<typename G::Phase>(i))});
  }
  report.finalPhase = static_cast<int>(finalPhase);
}

/// The seat of a player. `colours` = those of the game, in the order of the window's.
template <class Colours>
[[nodiscard]] ScoreSeat seatOf(const std::vector<record::Seat>& seats, table::Player player,
                               const Colours& colours, int points) {
  const record::Seat& seat = seats[player];
  ScoreSeat said;
  said.name = text::namesApart(seats)[player];
  said.entered = text::fromUtf8(seat.name);
  said.colour = text::fromUtf8(seat.colour);
  said.look = static_cast<int>(record::findName(colours, seat.colour).value_or(0));
  said.points = points;
  return said;
}

/// What the steps of an entry (from 0) have in common.
template <table::Rules G>
[[nodiscard]] ScoreStep stepOf(const record::GameRecord<G>& record, const record::Replay<G>& replay,
                               std::size_t entry) {
  ScoreStep step;
  step.entry = static_cast<int>(entry) + 1;
  step.line = record.entries[entry].line;
  step.round = replay.entries[entry].round;
  step.phase = static_cast<int>(replay.entries[entry].phase);
  step.marks.anyway =
      record.entries[entry].anyway || text::Phrasebook<G>::corrects(record.entries[entry].entry);
  return step;
}

/// The entries that were carried out although the rules forbid them.
template <table::Rules G>
void addAnyway(ScoreReport& report, const record::GameRecord<G>& record,
               const record::Replay<G>& replay, const typename text::Phrasebook<G>::Names& names) {
  using Speech = text::Phrasebook<G>;
  const auto sentence = [&](std::size_t entry) {
    return Speech::sentenceAt(replay, entry, record.entries[entry], names);
  };
  for (std::size_t i = 0; i < replay.entries.size(); ++i) {
    const record::RecordedEntry<G>& line = record.entries[i];
    if (!line.anyway || !replay.entries[i].accepted) continue;
    report.anyway.push_back({.entry = static_cast<int>(i) + 1,
                             .line = line.line,
                             .round = replay.entries[i].round,
                             .player = Speech::playerOf(line.entry),
                             .sentence = sentence(i)});
  }
}

/// Marks a step with an assumed value by its index among those of the edition, which is listed
/// once. `name` = what it is called.
template <class Edition, class Name>
void markAssumed(ScoreReport& report, ScoreStep& step, const Edition& edition, std::size_t value,
                 Name name) {
  auto listed = std::ranges::find(report.assumed, value, &AssumedValue::place);
  if (listed == report.assumed.end()) {
    const table::PrintedValue& printed = edition.printed[value];
    report.assumed.push_back(
        {text::fromUtf8(printed.key), name(printed.key), text::fromUtf8(printed.value), value});
    listed = std::prev(report.assumed.end());
  }
  step.marks.add({{static_cast<std::size_t>(listed - report.assumed.begin())}, false});
}

} // namespace nilometer::report
