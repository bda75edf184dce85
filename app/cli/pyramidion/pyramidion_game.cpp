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

namespace {

class PyramidionGame : public GameFromRules<pyramidion::Rules> {
public:
  [[nodiscard]] Result<ReadPosition> readPosition(const Given& given,
                                                  Editions& editions) const override;
  [[nodiscard]] Result<SavedPosition> readSavedPosition(const Given& given,
                                                        Editions& editions) const override {
    return plainSavedPosition<pyramidion::PositionFile>(given, *this, editions);
  }
  [[nodiscard]] Result<ShownEdition> readEdition(const Given& given) const override;

private:
  [[nodiscard]] report::ScoreReport score(const pyramidion::GameRecord& record,
                                          const pyramidion::Replay& replay,
                                          const pyramidion::Edition& edition) const override {
    return report::scoreReport(record, replay, edition);
  }
  void addOptions(const PyramidionStanding& now, OptionsReport& report) const override {
    addPyramidionOptions(now, report);
  }
};

Result<ReadPosition> PyramidionGame::readPosition(const Given& given, Editions& editions) const {
  return plainPosition<pyramidion::PositionFile>(
      given, editions, pyramidion::scorePosition,
      [](const pyramidion::ScoredPosition& scored, const pyramidion::Edition& edition) {
        return report::positionReport(scored, edition);
      });
}

Result<ShownEdition> PyramidionGame::readEdition(const Given& given) const {
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

} // namespace

const Game& pyramidionGame() {
  static const PyramidionGame game;
  return game;
}

} // namespace nilometer::cli
