// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/pyramidion/pyramidion_game.h"

#include "app/cli/plain_position.h"
#include "app/cli/pyramidion/pyramidion_options.h"
#include "engine/pyramidion/file/position.h"
#include "engine/pyramidion/likely.h"
#include "engine/pyramidion/repair_rules.h"
#include "ui/pyramidion/report/game_report.h"

namespace nilometer::cli {

using record::Result;

template <> struct CommandLine<pyramidion::Rules> {
  static report::ScoreReport score(const pyramidion::GameRecord& record,
                                   const pyramidion::Replay& replay,
                                   const pyramidion::Edition& edition) {
    return report::scoreReport(record, replay, edition);
  }
  static void addOptions(const PyramidionStanding& now, OptionsReport& report) {
    addPyramidionOptions(now, report);
  }
  static Result<ReadPosition> position(const Given& given, Editions& editions) {
    return plainPosition<pyramidion::Rules>(
        given, editions, pyramidion::PositionFile::readName, pyramidion::PositionFile::readWhole,
        pyramidion::scorePosition,
        [](const pyramidion::ScoredPosition& scored, const pyramidion::Edition& edition) {
          return report::positionReport(scored, edition);
        });
  }
  static Result<SavedPosition> savedPosition(const Given& given, Editions& editions) {
    return plainSavedPosition(given, position(given, editions));
  }
  static Result<ShownEdition> edition(const Given& given);
  static std::vector<record::EditionDifference> compare(const Given& before, const Given& after) {
    return changedValues(edition(before)->printed, edition(after)->printed);
  }
};

using PyramidionLine = CommandLine<pyramidion::Rules>;

Result<ShownEdition> PyramidionLine::edition(const Given& given) {
  const auto edition = pyramidion::readEdition(given.text, given.name);
  if (!edition) return edition.error();
  ShownEdition shown = withReasons<pyramidion::Rules>(shownEdition(*edition));
  shown.pages.push_back({PyramidionCli::tr("Box, cards, boats and markers"), {}});
  for (const pyramidion::Site site : pyramidion::allSites) {
    shown.pages.push_back({text::siteName(site), {}});
  }
  for (std::size_t i = 0; i < shown.printed.size(); ++i) {
    const table::PrintedPlace place = pyramidion::printedPlaces.placeOf(shown.printed[i].key);
    const bool ofSite = shown.printed[i].key.starts_with("sites.");
    shown.pages[ofSite ? std::size_t{1} + place.first : 0].values.push_back(i);
  }
  addUnlikely(shown, pyramidion::likelyNumbers);
  return shown;
}

constexpr Game pyramidionGame = gameFromRules<pyramidion::Rules>;

} // namespace nilometer::cli
