// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/score/end_position/position_ending.h"

#include <mutex>
#include <utility>
#include <variant>

namespace nilometer::ui {

namespace {

void addEntered(record::GameResult& result, const PositionGame& game, std::string_view text,
                const std::string& file) {
  const auto read = game.read(text, file);
  if (!read || !read->scored) return;
  const PositionForm& scored = *read->scored;
  result.isChanged = !scored.scoresAs(read->form);
  if (scored.disputes.empty() || !game.look(scored, {}).isReady()) return;
  result.isWinnerDisputed = game.scored(scored).isWinnerDisputed();
}

} // namespace

EndingReader withEntered(EndingReader read, std::function<std::unique_ptr<PositionGame>()> game) {
  struct Late {
    std::function<std::unique_ptr<PositionGame>()> make;
    std::once_flag once;
    std::unique_ptr<PositionGame> game;
  };
  const auto late = std::make_shared<Late>();
  late->make = std::move(game);
  return [read = std::move(read), late](std::string_view text, GameDocument document,
                                        const std::string& file) {
    record::Ending ending = read(text, document, file);
    auto* const result = std::get_if<record::GameResult>(&ending);
    if (document != GameDocument::position || result == nullptr) return ending;
    std::call_once(late->once, [&] { late->game = late->make(); });
    addEntered(*result, *late->game, text, file);
    return ending;
  };
}

} // namespace nilometer::ui
