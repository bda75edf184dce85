// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/check_of.h"
#include "app/cli/editions.h"
#include "app/cli/game.h"
#include "app/cli/options_of.h"
#include "app/cli/simulation_of.h"

#include "engine/record/edition_comparison.h"
#include "engine/record/header_recovery.h"
#include "ui/text/damage_words.h"

#include <QDate>

#include <algorithm>
#include <memory>

namespace nilometer::cli {

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

/// What follows from the rules of a game, how it is written (record::FileFormat), how it speaks
/// (text::Phrasebook) and what it offers (table::Offers).
template <table::Rules G> class GameFromRules : public Game {
public:
  [[nodiscard]] std::string_view id() const override { return G::id; }
  [[nodiscard]] record::GameNamed named() const override { return record::FileFormat<G>::named; }
  [[nodiscard]] QString name() const override { return text::Phrasebook<G>::name(); }
  [[nodiscard]] int rules() const override { return G::version; }
  [[nodiscard]] table::SeatRange seats() const override { return G::seats; }
  [[nodiscard]] table::Names profiles() const override { return G::profileNames; }
  [[nodiscard]] int usualProfile() const override { return static_cast<int>(G::usualProfile); }
  [[nodiscard]] QString usualEdition() const override {
    return text::fromUtf8(record::FileFormat<G>::shippedEditions().front().id);
  }
  [[nodiscard]] record::Result<ReadRecord> readRecord(const Given& given,
                                                      Editions& editions) const override;
  [[nodiscard]] std::optional<record::NewHeader> newHeader(const Given& given,
                                                           Editions& editions) const override;
  [[nodiscard]] record::Result<SavedPosition> readSavedPosition(const Given& given,
                                                                Editions& editions) const override;
  [[nodiscard]] record::Result<PlayGame> simulate(const Order& order,
                                                  Editions& editions) const override;
  [[nodiscard]] std::vector<record::EditionDifference>
  compareEditions(const Given& before, const Given& after) const override {
    using Format = record::FileFormat<G>;
    const auto text = [](const Given& given) {
      return Format::writeEdition(*Format::readEdition(given.text, given.name));
    };
    return record::compareTexts(text(before), text(after), {});
  }

private:
  [[nodiscard]] virtual report::ScoreReport score(const record::GameRecord<G>& record,
                                                  const record::Replay<G>& replay,
                                                  const typename G::Edition& edition) const = 0;
  /// What only this game has to say of what may be done now.
  virtual void addOptions(const Standing<G>& now, OptionsReport& report) const = 0;
};

template <table::Rules G>
record::Result<ReadRecord> GameFromRules<G>::readRecord(const Given& given,
                                                        Editions& editions) const {
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
                        [this, game] {
                          const auto replay = record::replay(game->record, *game->edition);
                          report::ScoreReport report = score(game->record, replay, *game->edition);
                          report.missing = game->missingValues(replay);
                          return report;
                        },
                    .doubts =
                        [game](std::size_t after) {
                          return game->doubts(record::replay(game->record, *game->edition, after));
                        },
                    .options =
                        [this, game](std::size_t after) {
                          return optionsReport(*game, after,
                                               [this](const Standing<G>& now, auto& report) {
                                                 addOptions(now, report);
                                               });
                        }};
}

template <table::Rules G>
std::optional<record::NewHeader> GameFromRules<G>::newHeader(const Given& given,
                                                             Editions& editions) const {
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
record::Result<SavedPosition> GameFromRules<G>::readSavedPosition(const Given& given,
                                                                  Editions& editions) const {
  const record::Result<ReadPosition> read = readPosition(given, editions);
  if (!read && read.error().fault != record::ReadFault::badPosition) return read.error();
  SavedPosition saved{
      .text = given.text, .stage = PositionStage::scored, .damage = {}, .end = 0, .conflict = {}};
  if (read) saved.stage = read->stage;
  if (!read) saved.conflict = read.error();
  return saved;
}

template <table::Rules G>
record::Result<PlayGame> GameFromRules<G>::simulate(const Order& order, Editions& editions) const {
  const auto edition = editions.first<G>();
  if (!edition) return edition.error();
  const auto games = std::make_shared<Simulation<G>>(order, **edition);
  return PlayGame([games](quint64 seed, SimulationSummary& summary, std::string* record) {
    return games->play(seed, summary, record);
  });
}

} // namespace nilometer::cli
