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

namespace {

class SaqqaraGame : public GameFromRules<saqqara::Rules> {
public:
  [[nodiscard]] Result<ReadPosition> readPosition(const Given& given,
                                                  Editions& editions) const override;
  [[nodiscard]] Result<SavedPosition> readSavedPosition(const Given& given,
                                                        Editions& editions) const override {
    return plainSavedPosition<saqqara::PositionFile>(given, *this, editions);
  }
  [[nodiscard]] Result<ShownEdition> readEdition(const Given& given) const override;

private:
  [[nodiscard]] report::ScoreReport score(const saqqara::GameRecord& record,
                                          const saqqara::Replay& replay,
                                          const saqqara::Edition& edition) const override {
    return report::scoreReport(record, replay, edition);
  }
  void addOptions(const SaqqaraStanding& now, OptionsReport& report) const override {
    addSaqqaraOptions(now, report);
  }
};

Result<ReadPosition> SaqqaraGame::readPosition(const Given& given, Editions& editions) const {
  return plainPosition<saqqara::PositionFile>(
      given, editions, saqqara::scorePosition,
      [](const saqqara::ScoredPosition& scored, const saqqara::Edition& edition) {
        return report::positionReport(scored, edition);
      });
}

Result<ShownEdition> SaqqaraGame::readEdition(const Given& given) const {
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

} // namespace

const Game& saqqaraGame() {
  static const SaqqaraGame game;
  return game;
}

} // namespace nilometer::cli
