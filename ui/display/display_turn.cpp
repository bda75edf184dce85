// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/display/display_painting.h"
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

/// The signs and words of all moves in letters of that height.
class MovePieces {
public:
  MovePieces(const DisplayCanvas& canvas, int height)
      : m_canvas(canvas), m_height(height), m_font(canvas.letters(height, true)) {}

  [[nodiscard]] std::vector<FlowPiece> of(const DisplayContent& content, bool headed) {
    const QColor& ink = m_canvas.theme.onRiver;
    if (content.moves.empty()) {
      addWords(m_pieces, m_canvas, content.noMoves, m_font, ink, 0);
      return std::move(m_pieces);
    }
    if (!headed && content.needsHeading) {
      addWords(m_pieces, m_canvas, words::fill(QStringLiteral("%1:"), {content.heading}), m_font,
               ink, 0);
    }
    for (const DisplayMoves& moves : content.moves) add(moves);
    return std::move(m_pieces);
  }

private:
  using Kind = DisplayBit::Kind;

  void add(const DisplayMoves& moves) {
    qreal gap = 1.1 * m_height;
    if (moves.colour) {
      addSymbol(*moves.colour, gap);
      gap = 0.3 * m_height;
    }
    bool wordsBefore = false;
    for (const DisplayBit& bit : moves.bits) {
      if (wordsBefore && bit.kind == Kind::words) {
        m_pieces.back().leads = true;
        addWords(m_pieces, m_canvas, QStringLiteral("·"), m_font, m_canvas.theme.onRiver,
                 0.3 * m_height);
        gap = 0.3 * m_height;
      }
      addBit(bit, moves.colour, gap);
      wordsBefore = bit.kind == Kind::words;
      gap = 0.7 * m_height;
    }
  }

  /// A sign that stands before words.
  void addSign(qreal size, qreal gap, const std::function<void(const QPointF&)>& paint) {
    const QPointF middle(size / 2, -0.38 * m_height);
    const auto atBase = [paint, middle](const QPointF& base) { paint(base + middle); };
    m_pieces.push_back({.width = size, .gap = gap, .paint = atBase, .leads = true});
  }

  void addSymbol(PlayerColour colour, qreal gap) {
    const qreal size = 0.7 * m_height;
    addSign(size, gap, [size, colour, &canvas = m_canvas](const QPointF& centre) {
      const QColor& fill = canvas.theme.playerText[static_cast<std::size_t>(colour)];
      paintSymbol(canvas.painter, centre, size, colour, fill);
    });
  }

  void addShip(PlayerColour colour, qreal gap) {
    const qreal size = (m_height > 50 ? 1.6 : 1.35) * m_height;
    addSign(size, gap, [size, colour, &canvas = m_canvas](const QPointF& centre) {
      canvas.ship(centre, size, colour);
    });
  }

  void addBit(const DisplayBit& bit, std::optional<PlayerColour> colour, qreal gap) {
    if (bit.kind == Kind::tile) return addTiles(bit, gap);
    if (bit.kind == Kind::ship && colour) {
      addShip(*colour, gap);
      gap = 0.2 * m_height;
    }
    addWords(m_pieces, m_canvas, bit.text, m_font, m_canvas.theme.onRiver, gap);
  }

  void addTiles(const DisplayBit& bit, qreal gap) {
    const QFont number = m_canvas.letters(std::max(leastLetters, m_height * 46 / 60), true);
    const QFont arrow = m_canvas.letters(std::max(leastLetters, m_height * 48 / 60), false);
    const qreal widest = std::max(widthOf(bit.text, number), widthOf(bit.after, number));
    const qreal side = std::max(1.22 * m_height, widest + 14);
    const qreal tall = 1.22 * m_height;
    const QString sign = QStringLiteral("→");
    const qreal room = widthOf(sign, arrow) + 20;
    const auto paint = [&canvas = m_canvas, bit, number, arrow, side, tall, sign, room,
                        middle = 0.36 * m_height](const QPointF& base) {
      const qreal top = base.y() - middle - tall / 2;
      const auto tile = [&](const QString& text, qreal left) {
        const QRectF box(left, top, side, tall);
        canvas.painter.setPen(QPen(canvas.theme.quietInk, 1.5));
        canvas.painter.setBrush(bit.tint.fill);
        canvas.painter.drawRoundedRect(box, 5, 5);
        canvas.write(text, {box.center().x(), box.center().y() + 0.36 * number.pixelSize()}, number,
                     bit.tint.ink, Qt::AlignHCenter);
      };
      tile(bit.text, base.x());
      canvas.write(sign, base + QPointF(side + 10, 0), arrow, canvas.theme.onRiver);
      tile(bit.after, base.x() + side + room);
    };
    m_pieces.push_back({.width = 2 * side + room, .gap = gap, .paint = paint});
  }

  const DisplayCanvas& m_canvas;
  int m_height;
  QFont m_font;
  std::vector<FlowPiece> m_pieces;
};

/// What is moved, as large as it fits.
struct FittedMoves {
  MoveSizes sizes;
  Flow flow;
};

FittedMoves fitMoves(const DisplayCanvas& canvas, const DisplayContent& content,
                     const DisplayZones& zones) {
  constexpr qreal padding = 64;
  const qreal width = zones.turn.width() - padding;
  const qreal whole = zones.turn.united(zones.table).width() - padding;
  for (const MoveSizes& sizes : moveSizes) {
    Flow flow(MovePieces(canvas, sizes.letters).of(content, sizes.heading),
              sizes.wide ? whole : width);
    const bool fits = flow.fits() && flow.lines() <= sizes.lines;
    if (fits || &sizes == &moveSizes.back()) return {sizes, std::move(flow)};
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
  const int lines = std::min(moves.flow.lines(), moves.sizes.lines);
  const qreal pitch = std::min(1.7 * moves.sizes.letters, room.height() / lines);
  const qreal first = room.center().y() - pitch * (lines - 1) / 2 + 0.36 * moves.sizes.letters;
  moves.flow.paint({left, first}, pitch, lines);
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
