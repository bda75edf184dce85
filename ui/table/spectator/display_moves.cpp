// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/spectator/display_moves.h"

#include "ui/table/action_bar/move_painting.h"
#include "ui/text/phrase.h"

#include <algorithm>
#include <array>

namespace nilometer::ui {

namespace {

constexpr auto moveSizes =
    std::to_array<MoveSizes>({{60, 1, true, Above::turn},
                              {48, 1, true, Above::turn},
                              {48, 2, false, Above::turn},
                              {leastLetters, 3, false, Above::turn},
                              {leastLetters, 3, false, Above::turn, MovesCover::table},
                              {leastLetters, 4, false, Above::smaller, MovesCover::table},
                              {leastLetters, 5, false, Above::line, MovesCover::table},
                              {leastLetters, 11, false, Above::line, MovesCover::tableAndRace}});

/// From one line of moves to the next where they have room, and at the least, in their letters.
constexpr qreal usualPitch = 1.7;
constexpr qreal leastPitch = 1.5;

/// In those sizes. What comes out may be painted as long as this is there.
MovePainting movePainting(const DisplayCanvas& canvas, const MoveSizes& sizes) {
  const QFont font = canvas.letters(sizes.letters, true);
  MovePainting painting(&canvas.painter, canvas.theme, font, qreal(font.pixelSize()),
                        qreal(canvas.letters(leastLetters, true).pixelSize()), &widthOf);
  if (sizes.lines > 1) painting.setTallest(leastPitch * sizes.letters);
  return painting;
}

/// The moves, or what is said in their place; without a line for the heading, it comes first where
/// it is needed.
MoveContent movesOf(const DisplayContent& content, bool headed) {
  MoveContent moves{.parts = content.moves, .text = content.noMoves};
  if (!headed && content.needsHeading && !moves.parts.empty()) {
    const QString heading = text::fill(QStringLiteral("%1:"), {content.heading});
    moves.parts.insert(moves.parts.begin(), MovePart{.glyphs = {{.text = heading}}});
  }
  return moves;
}

} // namespace

QRectF roomOf(const DisplayZones& zones, MovesCover cover) {
  switch (cover) {
  case MovesCover::nothing: break;
  case MovesCover::table: return zones.turn.united(zones.table);
  case MovesCover::tableAndRace: {
    QRectF room = zones.turn.united(zones.table);
    room.setBottom(zones.race.bottom() - displayMargin);
    return room;
  }
  }
  return zones.turn;
}

qreal topOfMoves(Above above) {
  switch (above) {
  case Above::turn: break;
  case Above::smaller: return 356;
  case Above::line: return 276;
  }
  return 418;
}

FittedMoves fitMoves(const DisplayCanvas& canvas, const DisplayContent& content,
                     const DisplayZones& zones, const HintIsLow& hintIsLow) {
  constexpr qreal padding = 64;
  const auto widthIn = [&](const MoveSizes& sizes) {
    return roomOf(zones, sizes.cover).width() - padding;
  };
  const auto fits = [&](const MoveSizes& sizes, int most) {
    MovePainting painting = movePainting(canvas, sizes);
    const InlineFlow flow(painting.of(movesOf(content, sizes.heading), most), widthIn(sizes));
    return flow.fits() && flow.lines() <= sizes.lines;
  };
  const auto hasRoom = [&](const MoveSizes& sizes) {
    return sizes.above != Above::smaller || hintIsLow(roomOf(zones, sizes.cover));
  };
  int most = movesIn(movesOf(content, false));
  for (const MoveSizes& sizes : moveSizes) {
    if (hasRoom(sizes) && fits(sizes, most)) return {sizes, widthIn(sizes), most};
  }
  // Nothing is cut off: how many more there are is said.
  while (most > 1 && !fits(moveSizes.back(), most)) --most;
  return {moveSizes.back(), widthIn(moveSizes.back()), most};
}

void paintMoves(const DisplayCanvas& canvas, const QRectF& box, const DisplayContent& content,
                const FittedMoves& moves) {
  canvas.painter.setPen(Qt::NoPen);
  canvas.painter.setBrush(canvas.theme.river);
  canvas.painter.drawRoundedRect(box, 20, 20);
  const qreal left = box.left() + 32;
  const bool headed = moves.sizes.heading && !content.heading.isEmpty();
  if (headed) {
    canvas.write(content.heading, {left, box.top() + 56}, canvas.letters(leastLetters, true),
                 canvas.theme.onRiver);
  }
  const QRectF room = box.adjusted(0, headed ? 70 : 0, 0, 0);
  MovePainting painting = movePainting(canvas, moves.sizes);
  const InlineFlow flow(painting.of(movesOf(content, moves.sizes.heading), moves.most),
                        moves.width);
  const int lines = std::min(flow.lines(), moves.sizes.lines);
  const qreal pitch = std::min(usualPitch * moves.sizes.letters, room.height() / lines);
  const qreal first = room.center().y() - pitch * (lines - 1) / 2 + 0.36 * moves.sizes.letters;
  flow.paint({left, first}, pitch, lines);
}

} // namespace nilometer::ui
