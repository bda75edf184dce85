// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/action_bar/move_painting.h"

#include "ui/base/style/font_utils.h"
#include "ui/base/style/outlines.h"
#include "ui/base/style/pieces.h"
#include "ui/base/style/text_width.h"
#include "ui/base/style/wares.h"
#include "ui/text/phrase.h"

#include <QPainterPath>

#include <QCoreApplication>

#include <algorithm>
#include <memory>
#include <span>
#include <utility>

namespace nilometer::ui {

namespace {

using Kind = MoveGlyph::Kind;

struct MoveWords {
  Q_DECLARE_TR_FUNCTIONS(MoveLine)
};

/// Between two things that are said one after the other.
constexpr QChar apartDot(0xb7);

/// A tile with its number; of one that was used only the lower edge has its colour.
void paintTile(QPainter& painter, const QRectF& box, const MoveGlyph& glyph, const QString& number,
               const Theme& theme) {
  const bool used = glyph.kind == Kind::turned;
  const qreal u = box.height() / 23;
  const QRectF inside = box.adjusted(u / 2, u / 2, -u / 2, -u / 2);
  painter.setPen(QPen(theme.tileRim, u));
  painter.setBrush(used ? theme.sunken : glyph.tint.fill);
  painter.drawRoundedRect(inside, 4 * u, 4 * u);
  if (used) {
    const QRectF edge = inside.adjusted(u, inside.height() - 5 * u, -u, -u / 2);
    painter.fillRect(edge, glyph.tint.fill);
    painter.setPen(QPen(theme.sunken, 1.5 * u));
    for (qreal x = edge.left() + 2 * u; x < edge.right() - 3 * u; x += 5 * u) {
      painter.drawLine(QPointF(x, edge.bottom()), QPointF(x + 3 * u, edge.top()));
    }
  }
  painter.setPen(used ? theme.quietInk : glyph.tint.ink);
  const QRectF room = used ? inside.adjusted(0, 0, 0, -3 * u) : inside;
  painter.drawText(room, static_cast<int>(Qt::AlignCenter) | Qt::TextDontClip, number);
}

/// The player's own block of stone, with the symbol and the number on it.
void paintPiece(QPainter& painter, const QRectF& box, PlayerColour colour, const QString& number,
                const Theme& theme) {
  const auto index = static_cast<std::size_t>(colour);
  const qreal u = box.height() / 23;
  painter.setPen(QPen(pieceEdge(colour, theme), 1.2 * u));
  painter.setBrush(theme.player[index]);
  painter.drawRoundedRect(box.adjusted(u, u, -u, -u), 3 * u, 3 * u);
  const QPointF at(box.left() + 11 * u, box.center().y());
  paintSymbol(painter, at, 9 * u, colour, theme.onPlayer[index]);
  painter.setPen(theme.onPlayer[index]);
  painter.drawText(box.adjusted(17 * u, 0, -3 * u, 0),
                   static_cast<int>(Qt::AlignCenter) | Qt::TextDontClip, number);
}

void paintCardBack(QPainter& painter, const QRectF& box, const Theme& theme) {
  const qreal u = box.height() / 20;
  painter.setPen(QPen(theme.stoneEdge, 1.2 * u));
  painter.setBrush(theme.stone);
  painter.drawRoundedRect(box.adjusted(u, u, -u, -u), 2.5 * u, 2.5 * u);
  QPainterPath arch(QPointF(box.left() + 4 * u, box.bottom() - 6 * u));
  arch.quadTo(QPointF(box.center().x(), box.top() + 4 * u),
              QPointF(box.right() - 4 * u, box.bottom() - 6 * u));
  painter.drawPath(arch);
}

} // namespace

qreal MovePainting::exactWidth(const QString& text, const QFont& font) {
  return textWidth(font, text);
}

MovePainting::MovePainting(QPainter* painter, const Theme& theme, const QFont& font, qreal letters,
                           qreal least, WidthOf* widthOf)
    : m_painter(painter), m_theme(theme), m_widthOf(widthOf), m_height(letters),
      m_bold(fontWithPixels(font, letters, QFont::Bold)),
      m_plain(fontWithPixels(font, std::max(least, letters * 14 / 17), QFont::Normal)),
      m_number(fontWithPixels(font, std::max(least, letters * 14 / 17), QFont::Bold)) {}

int movesIn(const MoveContent& content) {
  int moves = 0;
  for (const MovePart& part : content.parts) moves += static_cast<int>(part.glyphs.size());
  return moves;
}

std::vector<InlinePiece> MovePainting::of(const MoveContent& content, int most) {
  const int more = movesIn(content) - most;
  for (const MovePart& part : content.parts) {
    const int moves = std::min(most, static_cast<int>(part.glyphs.size()));
    if (moves > 0) add(part, moves);
    most -= moves;
  }
  if (more > 0) {
    const std::size_t begin = m_pieces.size();
    //: After the moves that have room.
    addWords(MoveWords::tr("… and %n more", nullptr, more), m_bold, 0.7 * m_height);
    m_pieces[begin].begins = true;
  }
  if (content.parts.empty()) addWords(content.text, m_bold, 0);
  return std::move(m_pieces);
}

void MovePainting::add(const MovePart& part, int most) {
  // A name stands in one line with the first move.
  std::size_t begin = m_pieces.size();
  qreal gap = 1.4 * m_height;
  std::shared_ptr<const InlinePiece> sign;
  if (part.colour) {
    const QSizeF size(0.9 * m_height, 0.9 * m_height);
    addSign(size, gap, [this, colour = *part.colour](const QRectF& box) {
      paintSymbol(*m_painter, box.center(), 0.8 * box.width(), colour,
                  m_theme.playerText[static_cast<std::size_t>(colour)]);
    });
    auto again = std::make_shared<InlinePiece>(m_pieces.back());
    again->gap = 0.5 * m_height; // behind it
    sign = std::move(again);
    if (m_hasNames) addWords(part.name, m_bold, 0.4 * m_height);
    gap = 0.7 * m_height;
  }
  bool wordsBefore = false;
  for (const MoveGlyph& glyph : std::span(part.glyphs).first(static_cast<std::size_t>(most))) {
    if (wordsBefore && glyph.kind == Kind::words) {
      addWords(QString(apartDot) + u' ' + glyph.text, m_bold, 0.3 * m_height);
    } else {
      addGlyph(glyph, part, gap);
    }
    if (begin < m_pieces.size()) {
      m_pieces[begin].begins = true;
      if (&glyph != &part.glyphs.front()) m_pieces[begin].again = sign;
    }
    begin = m_pieces.size();
    wordsBefore = glyph.kind == Kind::words;
    gap = 1.1 * m_height;
  }
}

void MovePainting::addGlyph(const MoveGlyph& glyph, const MovePart& part, qreal gap) {
  // Nobody's marker or piece has no colour to be drawn with.
  const bool drawn = glyph.kind != Kind::words && (part.colour || glyph.kind != Kind::ship);
  if (!drawn) return addWords(glyph.text, m_bold, gap);
  if (glyph.kind == Kind::tile || glyph.kind == Kind::turned) {
    addTile(glyph, glyph.on, gap);
    if (!glyph.after.isEmpty()) {
      addWords(QStringLiteral("→"), m_plain, 0.3 * m_height);
      m_pieces.back().leads = true;
      addTile(glyph, glyph.after, 0.3 * m_height);
    }
    m_pieces.back().leads = !glyph.text.isEmpty();
    return addWords(glyph.text, m_plain, 0.4 * m_height);
  }
  if (glyph.kind == Kind::wares) return addWares(glyph, gap);
  const PlayerColour colour = part.colour.value_or(PlayerColour::blue);
  addSign(sizeOf(glyph), gap, paintOf(glyph, colour));
  addWords(glyph.text, m_bold, 0.35 * m_height);
}

QSizeF MovePainting::sizeOf(const MoveGlyph& glyph) const {
  switch (glyph.kind) {
  case Kind::ship: {
    const qreal side = std::min(1.9 * m_height, m_tallest);
    return {side, side};
  }
  case Kind::block: return {0.95 * m_height, 0.75 * m_height};
  case Kind::piece:
    return {std::max(2.1 * m_height, m_widthOf(glyph.on, m_number) + 1.5 * m_height),
            1.36 * m_height};
  case Kind::marker: return {1.2 * m_height, 1.2 * m_height};
  case Kind::card: return {0.95 * m_height, 1.25 * m_height};
  case Kind::figure: return QSizeF(1.6, 1.6) * m_height;
  case Kind::stall: return QSizeF(1.4, 1.4) * m_height;
  case Kind::door:
  case Kind::ring: return {1.15 * m_height, 1.15 * m_height};
  case Kind::words:
  case Kind::tile:
  case Kind::turned:
  case Kind::wares: break;
  }
  return {};
}

std::function<void(const QRectF&)> MovePainting::paintOf(const MoveGlyph& glyph,
                                                         PlayerColour colour) const {
  switch (glyph.kind) {
  case Kind::ship:
    return [this, colour](const QRectF& box) {
      paintShip(*m_painter, box.center(), box.width(), colour, m_theme);
    };
  case Kind::block:
    return [this](const QRectF& box) {
      m_painter->setPen(QPen(m_theme.stoneEdge, box.height() / 10));
      m_painter->setBrush(m_theme.stone);
      m_painter->drawRoundedRect(box, box.height() / 6, box.height() / 6);
    };
  case Kind::piece:
    return [this, colour, on = glyph.on](const QRectF& box) {
      m_painter->setFont(m_number);
      paintPiece(*m_painter, box, colour, on, m_theme);
    };
  case Kind::marker:
    return [this, colour](const QRectF& box) {
      paintToken(*m_painter, box, colour, m_theme, box.height() / 20);
    };
  case Kind::card: return [this](const QRectF& box) { paintCardBack(*m_painter, box, m_theme); };
  case Kind::figure:
    return [this, colour](const QRectF& box) {
      paintWorker(*m_painter, box, colour, m_theme, box.height() / 26);
    };
  case Kind::stall:
    return [this](const QRectF& box) {
      m_painter->setPen(QPen(m_theme.onRiver, box.height() / 18));
      m_painter->setBrush(m_theme.chosenFill);
      m_painter->drawPath(outlineIn(Outline::stall, box));
    };
  case Kind::door:
    return [this](const QRectF& box) {
      m_painter->fillPath(outlineIn(Outline::tomb, box), m_theme.onRiver);
    };
  case Kind::ring:
    return [this](const QRectF& box) {
      const qreal pen = box.width() / 7;
      m_painter->setPen(QPen(m_theme.riverEdge, pen));
      m_painter->setBrush(m_theme.surface);
      m_painter->drawEllipse(box.adjusted(pen, pen, -pen, -pen));
    };
  case Kind::words:
  case Kind::tile:
  case Kind::turned:
  case Kind::wares: break;
  }
  return {};
}

void MovePainting::addTile(const MoveGlyph& glyph, const QString& number, qreal gap) {
  const qreal wide = std::max(1.5 * m_height, m_widthOf(number, m_number) + 0.6 * m_height);
  addSign({wide, 1.4 * m_height}, gap, [this, glyph, number](const QRectF& box) {
    m_painter->setFont(m_number);
    paintTile(*m_painter, box, glyph, number, m_theme);
  });
}

void MovePainting::addWares(const MoveGlyph& glyph, qreal gap) {
  const qreal side = 1.25 * m_height;
  for (const MoveGlyph::Pieces& pieces : glyph.wares) {
    if (pieces.count > 0) {
      addWords(text::number(pieces.count), m_bold, gap);
      m_pieces.back().leads = true;
      gap = 0.2 * m_height;
    }
    addSign({side, side}, gap, [this, ware = pieces.ware](const QRectF& box) {
      paintWare(*m_painter, box, ware, m_theme, box.height() / 20);
    });
    gap = 0.5 * m_height;
  }
  m_pieces.back().leads = !glyph.text.isEmpty();
  addWords(glyph.text, m_bold, 0.4 * m_height);
}

void MovePainting::addSign(const QSizeF& size, qreal gap,
                           std::function<void(const QRectF&)> paint) {
  const auto atBase = [this, paint = std::move(paint), size](const QPointF& base) {
    paint(QRectF(QPointF(base.x(), base.y() - 0.36 * m_height - size.height() / 2), size));
  };
  m_pieces.push_back({.width = size.width(), .gap = gap, .paint = atBase, .leads = true});
}

InlinePiece MovePainting::wordPiece(const QString& word, const QFont& font, qreal gap) const {
  const auto paint = [this, word, font](const QPointF& base) {
    m_painter->setFont(font);
    m_painter->setPen(m_theme.onRiver);
    m_painter->drawText(base, word);
  };
  return {.width = m_widthOf(word, font), .gap = gap, .paint = paint};
}

void MovePainting::addWords(const QString& text, const QFont& font, qreal gap) {
  const qreal space = m_widthOf(QStringLiteral(" "), font);
  const QStringList all = text.split(u' ', Qt::SkipEmptyParts);
  std::shared_ptr<const InlinePiece> between;
  for (const QString& word : all) {
    if (word == apartDot) {
      between = std::make_shared<const InlinePiece>(wordPiece(word, font, gap));
      gap = space;
      continue;
    }
    // An arrow stands between what it leads from and what it points at.
    const bool leads = word == QStringLiteral("→") || word == QStringLiteral("←");
    if (leads && &word != &all.front()) m_pieces.back().leads = true;
    m_pieces.push_back(wordPiece(word, font, gap));
    m_pieces.back().leads = leads;
    m_pieces.back().between = std::exchange(between, nullptr);
    gap = space;
  }
}

} // namespace nilometer::ui
