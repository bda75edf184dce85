// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/egizia/printed.h"
#include "ui/egizia/session/egizia_session.h"
#include "ui/egizia/text/names.h"
#include "ui/table/guide/guide.h"

#include <cstdint>
#include <vector>

/// What the guide tells of a game of Egizia: what a player at the table could work out for himself,
/// by the engine's own functions. No advice.
namespace nilometer::ui {

/// The moment of the game: the phases in their order, then the decisions asked in between.
enum class Moment : std::uint8_t {
  lay,
  sail,
  feed,
  stone,
  build, ///< BUILD anywhere but at the Sphinx
  bonus,
  order,
  final,
  over,
  leftover,   ///< CARD-LEFTOVER is being decided
  draw,       ///< BUILD at the Sphinx
  reserveCard ///< a reserve ship comes up that builds only with CARD-RESERVE
};
inline constexpr int momentCount = 12;
static_assert(static_cast<int>(Moment::over) == static_cast<int>(egizia::Phase::over));

struct Fact {
  QString text;               ///< with the number of its rule
  egizia::PrintedSet basis{}; ///< the assumed printed values that its numbers rest on
  bool isBasic = false;       ///< only helps somebody who is new
};

struct Situation {
  Moment moment = Moment::lay;
  /// Who decides; noPlayer where everybody acts together.
  table::Player player = table::noPlayer;
  egizia::Site site = egizia::Site::sphinx; ///< BUILD: where
  std::vector<Fact> facts{};                ///< the most important first
};

/// What everybody can see of the table. `options` are those of that state. Sphinx cards that are
/// named but hidden make no difference; in the final scoring only how many are still to be named,
/// without so many that have been `named`, but not entered.
[[nodiscard]] Situation situationOf(const egizia::Game& game, const egizia::State& state,
                                    const egizia::Options& options, const text::Table& names,
                                    int named = 0);

/// Who decides on the shown table; noPlayer where everybody acts together or the past is shown.
[[nodiscard]] table::Player decidingPlayer(const EgiziaSession& session);

/// What to say at that level about the shown table. `named` = hidden cards of the player being
/// scored that have been named, but not entered. @pre more than looking at the past
[[nodiscard]] Guide guideOf(const EgiziaSession& session, PromptLevel level, int named = 0);

} // namespace nilometer::ui
