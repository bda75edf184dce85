// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/saqqara/saqqara_game.h"

#include "app/cli/plain_position.h"
#include "app/cli/saqqara/saqqara_options.h"
#include "app/cli/texts.h"

#include "engine/saqqara/file/position.h"
#include "engine/saqqara/likely.h"
#include "engine/saqqara/repair_rules.h"
#include "ui/saqqara/report/game_report.h"

namespace nilometer::cli {

using record::Result;

template <> struct CommandLine<saqqara::Rules> {
  static report::ScoreReport score(const saqqara::GameRecord& record, const saqqara::Replay& replay,
                                   const saqqara::Edition& edition) {
    return report::scoreReport(record, replay, edition);
  }
  static void addOptions(const SaqqaraStanding& now, OptionsReport& report) {
    addSaqqaraOptions(now, report);
  }
  static Result<ReadPosition> position(const Given& given, Editions& editions);
  static Result<SavedPosition> savedPosition(const Given& given, Editions& editions) {
    return plainSavedPosition(given, position(given, editions));
  }
  static Result<ShownEdition> edition(const Given& given);
  static std::vector<record::EditionDifference> compare(const Given& before, const Given& after) {
    return changedValues(edition(before)->printed, edition(after)->printed);
  }
};

using SaqqaraLine = CommandLine<saqqara::Rules>;

Result<ReadPosition> SaqqaraLine::position(const Given& given, Editions& editions) {
  return plainPosition<saqqara::Rules>(
      given, editions, saqqara::readPositionEdition, saqqara::readPosition, saqqara::scorePosition,
      [](const saqqara::ScoredPosition& scored, const saqqara::Edition& edition) {
        return report::positionReport(scored, edition);
      });
}

Result<ShownEdition> SaqqaraLine::edition(const Given& given) {
  const auto edition = saqqara::readEdition(given.text, given.name);
  if (!edition) return edition.error();
  ShownEdition shown = withReasons<saqqara::Rules>(shownEdition(*edition));
  shown.pages.push_back({Cli::tr("Box, board and cards"), {}});
  for (int i = 0; i < saqqara::pyramidCount; ++i) {
    shown.pages.push_back({text::pyramidName(saqqara::pyramidAt(i)), {}});
  }
  for (std::size_t i = 0; i < shown.printed.size(); ++i) {
    const table::PrintedPlace place = saqqara::printedPlaces.placeOf(shown.printed[i].key);
    const bool ofPyramid = shown.printed[i].key.starts_with("pyramids.");
    shown.pages[ofPyramid ? std::size_t{1} + place.first : 0].values.push_back(i);
  }
  addUnlikely(shown, saqqara::likelyNumbers);
  return shown;
}

constexpr Game saqqaraGame = gameFromRules<saqqara::Rules>;

} // namespace nilometer::cli
