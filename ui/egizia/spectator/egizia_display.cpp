// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/spectator/egizia_display.h"

#include "engine/egizia/feed.h"
#include "engine/egizia/game.h"
#include "engine/egizia/printed.h"
#include "engine/egizia/turn.h"
#include "ui/egizia/action_bar/choice_words.h"
#include "ui/egizia/action_bar/move_parts.h"
#include "ui/egizia/session/session_basis.h"
#include "ui/egizia/style/box_colours.h"
#include "ui/egizia/text/move_groups.h"
#include "ui/egizia/text/words.h"
#include "ui/game/session/real_board_of.h"
#include "ui/table/view/moves_told.h"
#include "ui/text/phrase.h"

#include <QCoreApplication>

#include <algorithm>
#include <variant>

namespace nilometer::ui {

using egizia::Phase;
using table::Player;
using text::fill;
using text::number;

namespace {

struct FloodWords {
  Q_DECLARE_TR_FUNCTIONS(Display)
};

std::vector<Player> byOrderTile(const egizia::State& state) {
  std::vector<Player> players;
  for (Player player = 0; player < state.players; ++player) players.push_back(player);
  std::ranges::sort(players, {}, [&](Player player) { return state.player[player].orderTile; });
  return players;
}

/// Who leads comes first; at the end of the game, who wins (END-4).
std::vector<Player> standings(const EgiziaSession& session) {
  const egizia::State& state = session.shown();
  std::vector<Player> players = egizia::ranking(session.game(), state);
  if (state.phase == Phase::over) return players;
  const auto points = [&](Player player) { return -state.track.points(player); };
  std::ranges::stable_sort(players, {}, points);
  return players;
}

std::vector<DisplayLane> lanes(const EgiziaSession& session) {
  std::vector<int> points;
  for (Player player = 0; player < session.players(); ++player) {
    points.push_back(session.shown().track.points(player));
  }
  return displayLanes(session, standings(session), points);
}

DisplayTable::Cell floodCell(const EgiziaSession& session, Player player, egizia::Ring ring) {
  const egizia::State& state = session.shown();
  const egizia::PlayerState& own = state.player[player];
  const egizia::Flood flood = egizia::floodOf(session.edition(), own, ring);
  if (flood.missing == 0) return {};
  return {number(-flood.points)};
}

/// "*" if a loss in it rests on assumed values: said once, not in every cell.
QString floodSign(const EgiziaSession& session) {
  const egizia::State& state = session.shown();
  egizia::PrintedSet behind;
  for (Player player = 0; player < state.players; ++player) {
    const egizia::PlayerState& own = state.player[player];
    for (std::size_t i = 0; i < egizia::ringNames.size(); ++i) {
      const auto ring = static_cast<egizia::Ring>(i);
      if (egizia::floodOf(session.edition(), own, ring).missing == 0) continue;
      egizia::addPrinted(behind,
                         egizia::assumedBehind(session.edition(), egizia::floodOf, own, ring));
    }
  }
  return text::restsSign(behind);
}

/// The symbol says whose it is, and the colour of a tile which crew.
void showPlainly(MovePart& part) {
  part.name.clear();
  for (MoveGlyph& glyph : part.glyphs) {
    if (glyph.kind != MoveGlyph::Kind::tile || glyph.after.isEmpty()) continue;
    glyph.text = glyph.text.endsWith(text::restsMark) ? QString(text::restsMark) : QString();
  }
}

/// While somebody is scored, nothing of the phase before is moved any more.
bool hasMovesOfBefore(const EgiziaSession& session, Because because) {
  const auto& entries = session.record().entries;
  return session.shown().phase == Phase::final && because == Because::entered && !entries.empty() &&
         std::holds_alternative<egizia::SetOrder>(entries.back().entry);
}

void addMoves(EgiziaSession& session, DisplayContent& content) {
  const RealBoard& board = RealBoardOf<egizia::Rules>::of(session);
  const egizia::Effects& effects = board.moves();
  const Because because = board.because();
  const auto sign = [&](const egizia::Effect& effect) {
    if (because != Because::entered) return QString();
    return text::restsSign(effectBasis(session, effects, effect));
  };
  if (hasMovesOfBefore(session, because)) return;
  content.moves = moveParts(session, effects, sign);
  for (MovePart& part : content.moves) showPlainly(part);
  // In the final scoring they are of who was scored, not of who is on turn.
  content.needsHeading = because != Because::entered || session.shown().phase >= Phase::final;
  if (content.moves.empty()) {
    content.noMoves = noMoves(because);
    content.toldMoves = content.noMoves;
    return;
  }
  content.heading = movesHeading(because);
  const QStringList lines = text::movesOf(effects, session.table(), sign);
  content.toldMoves =
      fill(QStringLiteral("%1: %2"), {content.heading, lines.join(QStringLiteral("  ·  "))});
}

} // namespace

DisplayTable displayFlood(const EgiziaSession& session) {
  const egizia::State& state = session.shown();
  // No feeding is to come.
  if (state.round == egizia::rounds && state.phase > Phase::feed) return {};
  DisplayTable table;
  //: Heading: what the next feeding takes, by how far the water reaches.
  table.heading = FloodWords::tr("Flood") + floodSign(session);
  const std::vector<Player> players = byOrderTile(state);
  for (const Player player : players) {
    table.columns.push_back(playerColourAt(session.colourOf(player)));
  }
  for (std::size_t i = egizia::ringNames.size(); i-- > 0;) {
    const auto ring = static_cast<egizia::Ring>(i);
    DisplayTable::Row row{.name = text::ring(ring),
                          .tint = fieldTint(static_cast<egizia::FieldColour>(i)).fill,
                          .pattern = ring <= state.ring ? DisplayTable::Pattern::waves
                                                        : DisplayTable::Pattern::cracks,
                          .isNow = ring == state.ring};
    for (const Player player : players) row.cells.push_back(floodCell(session, player, ring));
    table.rows.push_back(row);
  }
  return table;
}

DisplayContent displayOf(EgiziaSession& session) {
  DisplayContent content;
  content.phases = phaseLook(session.clock());
  content.then = displayThen(session);
  content.turn = displayTurn(session);
  addMoves(session, content);
  content.table = displayFlood(session);
  content.lanes = lanes(session);
  tellTurn(content, session);
  return content;
}

} // namespace nilometer::ui
