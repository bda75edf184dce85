// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/display/display_content.h"

#include "ui/session/dispute_words.h"
#include "ui/session/game_session.h"

namespace nilometer::ui {

std::vector<DisplayLane> displayLanes(const GameSession& session,
                                      std::span<const table::Player> order,
                                      std::span<const int> points) {
  std::vector<DisplayLane> lanes;
  const bool over = session.moment().over;
  for (const table::Player player : order) {
    lanes.push_back({.colour = playerColourAt(session.colourOf(player)),
                     .name = words::playerName(player, session.names().shown),
                     .points = points[player],
                     .others = session.isPast() ? QString() : otherPointsShort(session, player),
                     .place = over ? static_cast<int>(lanes.size()) + 1 : 0});
  }
  return lanes;
}

QStringList textsOf(const DisplayContent& content) {
  QStringList texts{content.phases.round, content.phases.phaseName, content.then,
                    content.turn.name,    content.turn.whole,       content.turn.does,
                    content.turn.hint,    content.turn.brief,       content.heading,
                    content.noMoves,      content.table.heading,    content.note,
                    content.told,         content.toldMoves};
  texts += content.phases.phases;
  for (const MovePart& part : content.moves) {
    for (const MoveGlyph& glyph : part.glyphs) texts << glyph.text << glyph.on << glyph.after;
  }
  for (const DisplayTable::Row& row : content.table.rows) {
    texts += row.name;
    for (const DisplayTable::Cell& cell : row.cells) texts += cell.text;
  }
  for (const DisplayLane& lane : content.lanes) texts << lane.name << lane.others;
  texts.removeAll({});
  return texts;
}

} // namespace nilometer::ui
