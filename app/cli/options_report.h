// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/loading.h"

#include "engine/egizia/options.h"

#include <QJsonObject>

#include <string>

namespace nilometer::cli {

/// What may be done in a game after some of its entries.
struct OptionsReport {
  const LoadedGame* game = nullptr;
  QString file;     ///< as shown
  int after = 0;    ///< entries carried out or refused so far
  int findings = 0; ///< of them refused
  egizia::State state;
  egizia::Options options;
  words::Table table;
};

/// @pre `after` is at most the number of entries; `game` outlives the report
[[nodiscard]] OptionsReport optionsReport(const LoadedGame& game, const QString& file,
                                          std::size_t after);

[[nodiscard]] QString optionsText(const OptionsReport& report);
[[nodiscard]] QJsonObject optionsJson(const OptionsReport& report);

/// The line that could be appended to the record.
[[nodiscard]] QString lineOf(const egizia::Entry& entry, const OptionsReport& report);
/// FINAL: a scoring that names as many Sphinx cards as are still to be named, whichever.
/// @pre there are some to be named
[[nodiscard]] egizia::Entry exampleScoring(const egizia::Options& options);
/// A river space, on a site with its building space or reserve.
[[nodiscard]] QString placeName(const egizia::RefusedPlace& place, const words::Table& table);
/// What could be built on besides the cell: all that is missing below it.
[[nodiscard]] QStringList cellNames(egizia::Building building, egizia::SpaceSet spaces,
                                    const words::Table& table);
/// The way to pay: "blue and joker, +3 strength".
[[nodiscard]] QString paymentName(const egizia::Payment& payment, const words::Table& table);

} // namespace nilometer::cli
