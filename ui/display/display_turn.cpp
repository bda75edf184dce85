// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/display/display_painting.h"
#include "ui/strip/move_painting.h"
#include "ui/words/phrase.h"

#include <QFontMetricsF>

#include <algorithm>
#include <array>

namespace nilometer::ui {

namespace {

/// How large the moves are: as many lines, with the heading above them or without.
struct MoveSizes {
  int letters;
  int lines;
  bool heading;
  bool crowds;       ///< the turn above makes room
  bool wide = false; ///< and so does the table beside them
};
constexpr auto moveSizes = std::to_array<MoveSizes>({{60, 1, true, false},
                                                     {48, 1, true, false},
                                                     {48, 2, false, false},
                                                     {40, 3, false, false},
                                                     {leastLetters, 4, false, false},
                                                     {40, 5, false, true},
                                                     {leastLetters, 7, false, true},
                                                     {leastLetters, 7, false, true, true}});

/// In letters of that height. What comes out may be painted as long as this is there.
MovePainting movePainting(const DisplayCanvas& canvas, int letters) {
  return {&canvas.painter, canvas.theme, canvas.letters(letters, true),
          qreal(letters),  leastLetters, &widthOf};
}

/// The moves, or what is said in their place; without a line for the heading, it comes first where
/// it is needed.
MoveContent movesOf(const DisplayContent& content, bool headed) {
  MoveContent moves{.parts = content.moves, .text = content.noMoves};
  if (!headed && content.needsHeading && !moves.parts.empty()) {
    const QString heading = words::fill(QStringLiteral("%1:"), {content.heading});
    moves.parts.insert(moves.parts.begin(), MovePart{.glyphs = {{.text = heading}}});
  }
  return moves;
}

/// What is moved, as large as it fits.
struct FittedMoves {
  MoveSizes sizes;
  qreal width;
};

FittedMoves fitMoves(const DisplayCanvas& canvas, const DisplayContent& content,
                     const DisplayZones& zones) {
  constexpr qreal padding = 64;
  const qreal width = zones.turn.width() - padding;
  const qreal whole = zones.turn.united(zones.table).width() - padding;
  for (const MoveSizes& sizes : moveSizes) {
    const qreal room = sizes.wide ? whole : width;
    MovePainting painting = movePainting(canvas, sizes.letters);
    const Flow flow(painting.of(movesOf(content, sizes.heading)), room);
    const bool fits = flow.fits() && flow.lines() <= sizes.lines;
    if (fits || &sizes == &moveSizes.back()) return {sizes, room};
  }
  Q_UNREACHABLE();
}

void paintMoves(const DisplayCanvas& canvas, const QRectF& box, const DisplayContent& content,
                const FittedMoves& moves) {
  canvas.painter.setPen(Qt::NoPen);
  canvas.painter.setBrush(canvas.theme.river);
  canvas.painter.drawRoundedRect(box, 20, 20);
  const qreal left = box.left() + 32;
  const bool headed = moves.sizes.heading && !content.heading.isEmpty();
  if (headed) {
    canvas.write(content.heading, {left, box.top() + 56}, canvas.letters(40, true),
                 canvas.theme.onRiver);
  }
  const QRectF room = box.adjusted(0, headed ? 70 : 0, 0, 0);
  MovePainting painting = movePainting(canvas, moves.sizes.letters);
  const Flow flow(painting.of(movesOf(content, moves.sizes.heading)), moves.width);
  const int lines = std::min(flow.lines(), moves.sizes.lines);
  const qreal pitch = std::min(1.7 * moves.sizes.letters, room.height() / lines);
  const qreal first = room.center().y() - pitch * (lines - 1) / 2 + 0.36 * moves.sizes.letters;
  flow.paint({left, first}, pitch, lines);
}

/// The verb and the hint under a name, or the hint alone; one line, two if they must.
Flow underName(const DisplayCanvas& canvas, const DisplayTurn& turn, bool verb, qreal width,
               int& letters) {
  for (letters = 44; true; letters -= 2) {
    std::vector<FlowPiece> pieces;
    if (verb) {
      addWords(pieces, canvas, turn.does, canvas.letters(letters, false), canvas.theme.ink, 0);
    }
    addWords(pieces, canvas, turn.hint, canvas.letters(std::min(letters, 40), false),
             canvas.theme.quietInk, 28);
    Flow flow(std::move(pieces), width);
    const bool fits = flow.fits() && flow.lines() <= 1;
    if (fits || letters == leastLetters) return flow;
  }
}

void paintNamed(const DisplayCanvas& canvas, const QRectF& room, const DisplayTurn& turn) {
  const Theme& theme = canvas.theme;
  const auto index = static_cast<std::size_t>(*turn.colour);
  const qreal left = 196;
  const qreal width = room.right() - left;
  const QFont verb = canvas.letters(64, false);
  const QFont whole = canvas.letters(168, true);
  const qreal name = widthOf(turn.name, whole);
  const bool beside = name + 50 + widthOf(turn.does, verb) <= width;
  int letters = 0;
  const Flow below = underName(canvas, turn, !beside, width, letters);
  const bool two = below.lines() > 1;
  const QFont fits = canvas.fitting(turn.name, width, two ? 150 : 168, 48, true);
  const QString shown = QFontMetricsF(fits).elidedText(turn.name, Qt::ElideRight, width + 1);
  const qreal base = two ? 294 : 312;
  paintSymbol(canvas.painter, {112, base - 54}, 89, *turn.colour, theme.playerText[index]);
  canvas.write(shown, {left, base}, fits, theme.playerText[index]);
  if (beside) {
    canvas.write(turn.does, {left + widthOf(shown, fits) + 50, base}, verb, theme.ink);
  }
  below.paint({left + 4, two ? 356.0 : 378.0}, 44, 2);
}

void paintHeaded(const DisplayCanvas& canvas, const QRectF& room, const DisplayTurn& turn) {
  const qreal left = displayMargin + 4;
  const qreal width = room.right() - left;
  const QFont letters = canvas.fitting(turn.does, width, 110, 64, true);
  std::vector<FlowPiece> title;
  addWords(title, canvas, turn.does, letters, canvas.theme.ink, 0);
  const Flow flow(std::move(title), width);
  flow.paint({left, flow.lines() > 1 ? 226.0 : 290.0}, 84, 2);
  int size = 0;
  underName(canvas, turn, false, width, size).paint({left, 378}, 44, 1);
}

/// All of it in one line.
void paintCrowded(const DisplayCanvas& canvas, const QRectF& room, const DisplayTurn& turn) {
  qreal left = displayMargin + 4;
  if (turn.colour) {
    const auto index = static_cast<std::size_t>(*turn.colour);
    paintSymbol(canvas.painter, {left + 26, 206}, 52, *turn.colour, canvas.theme.playerText[index]);
    left += 74;
  }
  const QString text = turn.name.isEmpty()
                           ? turn.does
                           : words::fill(QStringLiteral("%1 %2"), {turn.name, turn.does});
  canvas.write(text, {left, 228}, canvas.fitting(text, room.right() - left, 64, leastLetters, true),
               canvas.theme.ink);
}

} // namespace

bool paintTurn(const DisplayCanvas& canvas, const DisplayZones& zones,
               const DisplayContent& content) {
  const FittedMoves fitted = fitMoves(canvas, content, zones);
  const QRectF room = fitted.sizes.wide ? zones.turn.united(zones.table) : zones.turn;
  const bool moves = !content.moves.empty() || !content.noMoves.isEmpty();
  if (moves) {
    const qreal top = room.bottom() - (fitted.sizes.crowds ? 362 : 206);
    paintMoves(canvas, {QPointF(room.left(), top), room.bottomRight()}, content, fitted);
  }
  if (moves && fitted.sizes.crowds) {
    paintCrowded(canvas, room, content.turn);
  } else if (content.turn.colour) {
    paintNamed(canvas, room, content.turn);
  } else {
    paintHeaded(canvas, room, content.turn);
  }
  return moves && fitted.sizes.wide;
}

} // namespace nilometer::ui
