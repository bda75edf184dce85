// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/options_report.h"
#include "app/cli/texts.h"

#include "engine/egizia/bits.h"
#include "ui/egizia/words/words.h"
#include "ui/words/phrase.h"

#include <algorithm>

namespace nilometer::cli {

using words::fill;
using words::fromUtf8;

OptionsReport optionsReport(const LoadedGame& game, const QString& file, std::size_t after) {
  const egizia::Replay replay = record::replay(game.record, *game.edition, after);
  OptionsReport report{.game = &game,
                       .file = file,
                       .after = static_cast<int>(replay.entries.size()),
                       .findings = static_cast<int>(std::ranges::count(
                           replay.entries, false, &egizia::ReplayedEntry::accepted)),
                       .state = replay.state,
                       .options = {},
                       .table = words::tableOf(game.record.header.players, *game.edition)};
  egizia::listOptions(replay.game, report.state, report.options);
  return report;
}

QString lineOf(const egizia::Entry& entry, const OptionsReport& report) {
  egizia::RecordedEntry recorded;
  recorded.entry = entry;
  std::string line =
      egizia::writeEntry(recorded, report.game->record.header, *report.game->edition);
  while (!line.empty() && line.back() == '\n') line.pop_back();
  return fromUtf8(line);
}

egizia::Entry exampleScoring(const egizia::Options& options) {
  egizia::FinalScore scoring{.player = options.onTurn, .sell = options.maySell};
  int missing = options.sphinxToName;
  for (const int card : egizia::Bits(options.nameable)) {
    if (missing-- > 0) scoring.cards |= egizia::SphinxSet{1} << card;
  }
  return scoring;
}

QString placeName(const egizia::RefusedPlace& place, const words::Table& table) {
  QString stop = words::stop(place.stop, table);
  if (place.space == egizia::noSpace) return stop;
  if (place.space == egizia::reserveSpace) return fill(Cli::tr("%1, reserve"), {stop});
  return fill(Cli::tr("%1, building space %2"), {stop, words::number(place.space)});
}

QStringList cellNames(egizia::Building building, egizia::SpaceSet spaces,
                      const words::Table& table) {
  return words::cells(building, spaces, table);
}

QString paymentName(const egizia::Payment& payment, const words::Table& table) {
  QStringList parts = {words::crewSetName(payment.crews)};
  for (const int card : egizia::Bits(payment.strengthCards)) {
    parts += words::cardName(table.edition->nileCards[static_cast<std::size_t>(card)].name, table);
  }
  return parts.join(QStringLiteral(", "));
}

} // namespace nilometer::cli
