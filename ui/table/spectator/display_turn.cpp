// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/spectator/display_moves.h"
#include "ui/text/phrase.h"

#include <QFontMetricsF>

#include <algorithm>
#include <array>

namespace nilometer::ui {

namespace {

/// Where so many lines of the hint stand, and how large a name may be above them.
struct UnderHint {
  int name;
  qreal base;  ///< of the name
  qreal first; ///< of the first line
};
constexpr qreal nameLeft = 196;
constexpr qreal hintPitch = 50;
constexpr auto underHints =
    std::to_array<UnderHint>({{168, 303, 378}, {168, 303, 378}, {150, 280, 350}, {112, 240, 302}});

/// Behind the verb that has no room beside its name, the hint; in short if it is too long for
/// `most` lines.
InlineFlow hintOf(const DisplayCanvas& canvas, const DisplayTurn& turn, bool verb, qreal width,
                  int most = 2) {
  const QFont letters = canvas.letters(leastLetters, false);
  const auto with = [&](const QString& hint) {
    std::vector<InlinePiece> pieces;
    if (verb) addWords(pieces, canvas, turn.does, letters, canvas.theme.ink, 0);
    addWords(pieces, canvas, hint, letters, canvas.theme.quietInk, 28);
    return InlineFlow(std::move(pieces), width);
  };
  InlineFlow flow = with(turn.hint);
  if (flow.lines() <= most || turn.brief.isEmpty()) return flow;
  return with(turn.brief);
}

/// In a room whose moves leave a smaller name one line.
const UnderHint& roomAbove(const InlineFlow& hint, Above above) {
  const auto lines = static_cast<std::size_t>(hint.lines());
  return above == Above::smaller ? underHints.back()
                                 : underHints[std::min(lines, underHints.size() - 1)];
}

void paintHint(const InlineFlow& hint, qreal left, Above above) {
  hint.paint({left, roomAbove(hint, above).first}, hintPitch, underHints.size() - 1);
}

/// The verb stands beside the name if it has room there.
InlineFlow underName(const DisplayCanvas& canvas, const DisplayTurn& turn, qreal width, Above above,
                     bool& beside) {
  const int most = above == Above::smaller ? 1 : 2;
  InlineFlow hint = hintOf(canvas, turn, false, width, most);
  const QFont name = canvas.letters(roomAbove(hint, above).name, true);
  const qreal verb = widthOf(turn.does, canvas.letters(64, false));
  beside = widthOf(turn.whole, name) + 50 + verb <= width;
  return beside ? hint : hintOf(canvas, turn, true, width, most);
}

/// Whether one line is enough for it below a smaller name.
bool isLow(const DisplayCanvas& canvas, const DisplayTurn& turn, const QRectF& room) {
  bool beside = false;
  const InlineFlow hint =
      turn.colour ? underName(canvas, turn, room.right() - nameLeft, Above::smaller, beside)
                  : hintOf(canvas, turn, false, room.right() - displayMargin - 4, 1);
  return hint.lines() <= 1;
}

void paintNamed(const DisplayCanvas& canvas, const QRectF& room, const DisplayTurn& turn,
                Above above) {
  const QColor& colour = canvas.theme.playerText[static_cast<std::size_t>(*turn.colour)];
  const qreal left = nameLeft;
  const qreal width = room.right() - left;
  bool beside = false;
  const InlineFlow hint = underName(canvas, turn, width, above, beside);
  const UnderHint& place = roomAbove(hint, above);
  const QFont fits = canvas.fitting(turn.whole, width, place.name, leastLetters, true);
  const QString shown = QFontMetricsF(fits).elidedText(turn.whole, Qt::ElideRight, width + 1);
  const qreal middle = place.base - 0.36 * place.name;
  const qreal base = middle + toMiddle(fits);
  paintSymbol(canvas.painter, {112, middle}, 89, *turn.colour, colour);
  canvas.write(shown, {left, base}, fits, colour);
  if (beside) {
    canvas.write(turn.does, {left + widthOf(shown, fits) + 50, base}, canvas.letters(64, false),
                 canvas.theme.ink);
  }
  paintHint(hint, left + 4, above);
}

/// The lines of a heading, and how high one is.
struct Heading {
  InlineFlow flow;
  qreal pitch;
};

/// In the largest letters that have room in that width and height.
Heading headingOf(const DisplayCanvas& canvas, const QString& text, const QSizeF& room) {
  for (int letters = 110; true; letters -= 5) {
    std::vector<InlinePiece> words;
    addWords(words, canvas, text, canvas.letters(letters, true), canvas.theme.ink, 0);
    InlineFlow flow(std::move(words), room.width());
    const qreal pitch = 1.2 * letters;
    const bool fits = flow.fits() && (flow.lines() - 0.4) * pitch <= room.height();
    if (fits || letters <= leastLetters) return {std::move(flow), pitch};
  }
}

void paintHeaded(const DisplayCanvas& canvas, const QRectF& room, const DisplayTurn& turn,
                 Above above) {
  const qreal left = displayMargin + 4;
  const qreal width = room.right() - left;
  const InlineFlow hint = hintOf(canvas, turn, false, width, above == Above::smaller ? 1 : 2);
  const qreal bottom = roomAbove(hint, above).first - 60;
  const Heading heading = headingOf(canvas, turn.does, {width, bottom - room.top()});
  const int lines = heading.flow.lines();
  const qreal spare = bottom - room.top() - (lines - 0.4) * heading.pitch;
  const qreal last = bottom - std::max<qreal>(0, spare / 2);
  heading.flow.paint({left, last - (lines - 1) * heading.pitch}, heading.pitch, lines);
  paintHint(hint, left, above);
}

/// Name and verb in no more than two lines of that width: as much of the name as they hold.
InlineFlow twoLines(const DisplayCanvas& canvas, const DisplayTurn& turn, qreal width) {
  const QFont letters = canvas.letters(leastLetters, true);
  const QFontMetricsF metrics(letters);
  for (qreal name = width; true; name -= 0.1 * width) {
    std::vector<InlinePiece> words;
    addWords(words, canvas, metrics.elidedText(turn.whole, Qt::ElideRight, name), letters,
             canvas.theme.ink, 0);
    addWords(words, canvas, turn.does, letters, canvas.theme.ink,
             widthOf(QStringLiteral(" "), letters));
    InlineFlow flow(std::move(words), width);
    if (flow.lines() <= 2 || name < 0.3 * width) return flow;
  }
}

/// All of it in one line, in two if it must.
void paintCrowded(const DisplayCanvas& canvas, const QRectF& room, const DisplayTurn& turn) {
  qreal left = displayMargin + 4;
  if (turn.colour) {
    const auto index = static_cast<std::size_t>(*turn.colour);
    paintSymbol(canvas.painter, {left + 26, 206}, 52, *turn.colour, canvas.theme.playerText[index]);
    left += 74;
  }
  const qreal width = room.right() - left;
  const QString text = turn.whole.isEmpty()
                           ? turn.does
                           : text::fill(QStringLiteral("%1 %2"), {turn.whole, turn.does});
  const QFont letters = canvas.fitting(text, width, 64, leastLetters, true);
  if (widthOf(text, letters) <= width) {
    return canvas.write(text, {left, 206 + toMiddle(letters)}, letters, canvas.theme.ink);
  }
  twoLines(canvas, turn, width).paint({left, 202}, 54, 2);
}

} // namespace

MovesCover paintTurn(const DisplayCanvas& canvas, const DisplayZones& zones,
                     const DisplayContent& content) {
  const FittedMoves fitted = fitMoves(canvas, content, zones, [&](const QRectF& room) {
    return isLow(canvas, content.turn, room);
  });
  const bool moves = !content.moves.empty() || !content.noMoves.isEmpty();
  const Above above = moves ? fitted.sizes.above : Above::turn;
  const QRectF room = roomOf(zones, fitted.sizes.cover);
  if (moves) {
    paintMoves(canvas, {QPointF(room.left(), topOfMoves(above)), room.bottomRight()}, content,
               fitted);
  }
  if (above == Above::line) {
    paintCrowded(canvas, room, content.turn);
  } else if (content.turn.colour) {
    paintNamed(canvas, room, content.turn, above);
  } else {
    paintHeaded(canvas, room, content.turn, above);
  }
  return moves ? fitted.sizes.cover : MovesCover::nothing;
}

} // namespace nilometer::ui
