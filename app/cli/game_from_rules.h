// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/check_of.h"
#include "app/cli/editions.h"
#include "app/cli/game.h"
#include "app/cli/options_of.h"
#include "app/cli/simulation_of.h"

#include "engine/record/header_recovery.h"
#include "ui/text/damage_words.h"

#include <QDate>

#include <algorithm>
#include <memory>

/// The table of a game, made of what every game has: its rules, how it is written
/// (record::FileFormat), how it speaks (text::Phrasebook), what it offers (table::Offers).
namespace nilometer::cli {

/// The parts of the command line that each game implements itself:
///
/// ```
/// static ScoreReport score(record, replay, edition);
/// static void addOptions(const Standing<G>&, OptionsReport&);       // what only it has to say
/// static Result<ReadPosition> position(const Given&, Editions&);
/// static Result<SavedPosition> savedPosition(const Given&, Editions&);
/// static Result<ShownEdition> edition(const Given&);                // begin with shownEdition()
/// static std::vector<EditionDifference> compare(before, after);     // two texts
/// ```
template <class G> struct CommandLine;

template <table::Rules G>
record::Result<ReadRecord> readRecord(const Given& given, Editions& editions) {
  const auto header = record::readHeader<G>(given.text, given.name);
  if (!header) return header.error();
  const auto edition = editions.of<G>(*header, given);
  if (!edition) return edition.error();
  auto read = record::readRecord<G>(given.text, **edition, given.name);
  if (!read) return read.error();
  const auto game =
      std::make_shared<const LoadedGame<G>>(LoadedGame<G>{*edition, std::move(*read)});
  return ReadRecord{.entries = game->record.entries.size(),
                    .check = [game] { return Checker<G>(*game).check(); },
                    .score =
                        [game] {
                          const auto replay = record::replay(game->record, *game->edition);
                          auto report = CommandLine<G>::score(game->record, replay, *game->edition);
                          report.missing = game->missingValues(replay);
                          return report;
                        },
                    .doubts =
                        [game](std::size_t after) {
                          return game->doubts(record::replay(game->record, *game->edition, after));
                        },
                    .options =
                        [game](std::size_t after) {
                          return optionsReport(*game, after, CommandLine<G>::addOptions);
                        }};
}

template <table::Rules G>
std::optional<record::NewHeader> newHeader(const Given& given, Editions& editions) {
  const record::HeaderRecovery<G> search(given.text, text::namesOfNobody(G::seats.most),
                                         QDate::currentDate().toString(Qt::ISODate).toStdString());
  const auto own = search.own();
  std::vector<const typename G::Edition*> known;
  if (own) known.push_back(&*own);
  if (const auto named = editions.find<G>(search.edition(), given.name, 1)) known.push_back(*named);
  const auto shipped = record::FileFormat<G>::shippedEditions();
  for (const auto& edition : shipped) known.push_back(&edition);
  return search.find(known);
}

template <table::Rules G>
record::Result<PlayGame> simulate(const Order& order, Editions& editions) {
  const auto edition = editions.first<G>();
  if (!edition) return edition.error();
  const auto games = std::make_shared<Simulation<G>>(order, **edition);
  return PlayGame([games](quint64 seed, SimulationSummary& summary, std::string* record) {
    return games->play(seed, summary, record);
  });
}

/// What every edition says of itself.
template <class Edition> [[nodiscard]] ShownEdition shownEdition(const Edition& edition) {
  return {edition.id, edition.name, edition.checksum, edition.printed, {}, {}};
}

/// Translates the reasons of printed values, for a game that gives some.
template <table::Rules G> [[nodiscard]] ShownEdition withReasons(ShownEdition shown) {
  for (table::PrintedValue& value : shown.printed) {
    value.reason = text::Phrasebook<G>::printedReason(value.reason).toStdString();
  }
  return shown;
}

/// Values that differ of two editions with the same keys.
[[nodiscard]] inline std::vector<record::EditionDifference>
changedValues(const std::vector<table::PrintedValue>& before,
              const std::vector<table::PrintedValue>& after) {
  std::vector<record::EditionDifference> differences;
  for (std::size_t i = 0; i < before.size() && i < after.size(); ++i) {
    if (before[i].value == after[i].value) continue;
    differences.push_back(
        {record::Difference::changed, before[i].key, before[i].value, after[i].value});
  }
  return differences;
}

template <table::Rules G>
inline constexpr Game gameFromRules{
    .id = G::id,
    .named = record::FileFormat<G>::named,
    .name = text::Phrasebook<G>::name,
    .rules = G::version,
    .seats = G::seats,
    .profiles = G::profileNames,
    .usualProfile = static_cast<int>(G::usualProfile),
    .usualEdition =
        [] { return text::fromUtf8(record::FileFormat<G>::shippedEditions().front().id); },
    .record = readRecord<G>,
    .newHeader = newHeader<G>,
    .position = CommandLine<G>::position,
    .savedPosition = CommandLine<G>::savedPosition,
    .simulate = simulate<G>,
    .edition = CommandLine<G>::edition,
    .compare = CommandLine<G>::compare};

} // namespace nilometer::cli
