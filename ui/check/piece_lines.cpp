// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/check/piece_lines.h"

#include "ui/board/text_fit.h"

#include <iterator>

namespace nilometer::ui {

namespace {

constexpr int toneCount = 5;
/// More than any text needs.
constexpr int manyLines = 99;

} // namespace

void moveInto(Fragment& to, Fragment from, const QPoint& by) {
  const auto take = [&by](auto& target, auto& source) {
    for (auto& item : source) item.box.translate(by);
    std::move(source.begin(), source.end(), std::back_inserter(target));
  };
  take(to.items.cards, from.items.cards);
  take(to.items.pictures, from.items.pictures);
  take(to.items.texts, from.items.texts);
  for (std::size_t i = 0; i < from.items.cells.size(); ++i) {
    const QRect& cell = from.items.cells[i];
    if (!cell.isNull()) to.items.cells[i] = cell.translated(by);
  }
}

PieceLines::PieceLines(const SheetSizes& sizes) : m_sizes(sizes) {
  for (int i = 0; i < toneCount; ++i) {
    m_metrics.emplace_back(sheetFont(sizes.font, static_cast<PieceTone>(i)));
  }
}

int PieceLines::gapBefore(const CardPiece& piece) {
  return piece.begin == CardPiece::Begin::apart ? 3 * gap : gap;
}

Fragment PieceLines::empty() const {
  Fragment fragment;
  fragment.items.cells.resize(m_sizes.cells.size());
  return fragment;
}

int PieceLines::widthOf(const PieceLine& line) const {
  return widthOf(line, 0, line.pieces.size(), 0);
}

int PieceLines::wordWidth(const QString& text, PieceTone tone) const {
  return ui::leastWidth(metrics(tone), text, manyLines);
}

// Words measured one by one may be a little wider than the line they make.
QStringList PieceLines::linesOf(const QString& text, PieceTone tone, int room) const {
  if (metrics(tone).horizontalAdvance(text) <= room) return {text};
  return fitText(metrics(tone), text, room, manyLines).lines;
}

int PieceLines::leastOf(const CardPiece& piece) const {
  if (piece.kind == CardPiece::Kind::text) return wordWidth(piece.text, piece.tone);
  return sizeOf(piece, 0).width();
}

int PieceLines::leastOf(const std::vector<PieceLine>& lines) const {
  int least = 0;
  for (const PieceLine& line : lines) {
    for (const CardPiece& piece : line.pieces) least = std::max(least, leastOf(piece));
  }
  return least;
}

QSize PieceLines::sizeOf(const CardPiece& piece, int room) const {
  const QFontMetrics& letters = metrics(piece.tone);
  const int line = letters.height();
  switch (piece.kind) {
  case CardPiece::Kind::text: {
    const int width = letters.horizontalAdvance(piece.text);
    if (room <= 0 || width <= room) return {width, line};
    const auto lines = linesOf(piece.text, piece.tone, room).size();
    return {room, static_cast<int>(lines) * line};
  }
  case CardPiece::Kind::cell: {
    const QSize cell = m_sizes.cells[piece.cell];
    if (piece.text.isEmpty()) return cell;
    return {std::max(cell.width(), letters.horizontalAdvance(piece.text)), cell.height() + line};
  }
  case CardPiece::Kind::crew:
  case CardPiece::Kind::building: break;
  }
  return {line + unit, std::max(line + unit, targetHeight)};
}

void PieceLines::addText(Fragment& to, const QString& text, PieceTone tone, const QRect& box,
                         PieceLine::Across across) const {
  const QStringList lines = linesOf(text, tone, box.width());
  const int height = metrics(tone).height();
  const int above = (box.height() - height * static_cast<int>(lines.size())) / 2;
  int top = box.top() + std::max(0, above);
  for (const QString& line : lines) {
    to.items.texts.push_back({QRect(box.left(), top, box.width(), height), line, tone, across});
    top += height;
  }
}

void PieceLines::addPiece(Fragment& to, const CardPiece& piece, const QRect& box) const {
  switch (piece.kind) {
  case CardPiece::Kind::text:
    addText(to, piece.text, piece.tone, box, PieceLine::Across::left);
    return;
  case CardPiece::Kind::cell: {
    const QSize size = m_sizes.cells[piece.cell];
    QRect cell(QPoint(box.left() + (box.width() - size.width()) / 2, 0), size);
    cell.moveBottom(box.bottom());
    to.items.cells[piece.cell] = cell;
    if (piece.text.isEmpty()) return;
    addText(to, piece.text, piece.tone, QRect(box.topLeft(), QPoint(box.right(), cell.top() - 1)),
            PieceLine::Across::centre);
    return;
  }
  case CardPiece::Kind::crew:
  case CardPiece::Kind::building: to.items.pictures.push_back({box, piece}); return;
  }
}

// Everything stands on one line at the bottom: what stands above a cell is no reason to shift the
// cell beside it.
void PieceLines::addRow(Fragment& to, const PieceLine& line, std::size_t first, std::size_t end,
                        int room) const {
  int height = 0;
  for (std::size_t i = first; i < end; ++i) {
    height = std::max(height, sizeOf(line.pieces[i], room).height());
  }
  if (to.height > 0) to.height += unit;
  const int across = widthOf(line, first, end, room);
  int left = line.across == PieceLine::Across::centre ? std::max(0, (room - across) / 2) : 0;
  for (std::size_t i = first; i < end; ++i) {
    const CardPiece& piece = line.pieces[i];
    const QSize size = sizeOf(piece, room);
    if (i > first) left += gapBefore(piece);
    // A text stands in the middle of the cells beside it.
    const bool isText = piece.kind == CardPiece::Kind::text;
    const int beside = isText ? std::min(height, cellHeight()) : 0;
    const int high = std::max(size.height(), beside);
    addPiece(to, piece, {left, to.height + height - high, size.width(), high});
    left += size.width();
  }
  to.height += height;
}

int PieceLines::widthOf(const PieceLine& line, std::size_t first, std::size_t end, int room) const {
  int width = 0;
  for (std::size_t i = first; i < end; ++i) {
    width += sizeOf(line.pieces[i], room).width() + (i > first ? gapBefore(line.pieces[i]) : 0);
  }
  return width;
}

Fragment PieceLines::lay(const std::vector<PieceLine>& lines, int room) const {
  Fragment fragment = empty();
  for (const PieceLine& line : lines) {
    // The end of what is joined from there on.
    const auto joinedEnd = [&line](std::size_t at) {
      do {
        ++at;
      } while (at < line.pieces.size() && line.pieces[at].begin == CardPiece::Begin::joined);
      return at;
    };
    for (std::size_t first = 0; first < line.pieces.size();) {
      std::size_t end = joinedEnd(first);
      // What is wider than the room even alone is broken after all.
      if (widthOf(line, first, end, room) > room) end = first + 1;
      while (end < line.pieces.size() && widthOf(line, first, joinedEnd(end), room) <= room) {
        end = joinedEnd(end);
      }
      addRow(fragment, line, first, end, room);
      first = end;
    }
  }
  return fragment;
}

CardPiece cardText(const QString& text, PieceTone tone) {
  CardPiece piece;
  piece.text = text;
  piece.tone = tone;
  return piece;
}

CardPiece cardCrew(egizia::Crew crew) {
  CardPiece piece;
  piece.kind = CardPiece::Kind::crew;
  piece.crew = crew;
  return piece;
}

CardPiece cardBuilding(egizia::Building building) {
  CardPiece piece;
  piece.kind = CardPiece::Kind::building;
  piece.building = building;
  return piece;
}

PieceLine centred(std::vector<CardPiece> pieces) {
  return {std::move(pieces), PieceLine::Across::centre, PieceLine::Wrap::anywhere};
}

QFont sheetFont(const QFont& font, PieceTone tone) {
  if (tone == PieceTone::heading) return sized(font, TextSize::heading);
  QFont result = font;
  result.setBold(tone == PieceTone::strong);
  return result;
}

} // namespace nilometer::ui
