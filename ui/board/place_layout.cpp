// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/place_layout.h"

#include <algorithm>

namespace nilometer::ui {

using Shape = PlaceLook::Shape;

namespace {

constexpr int partGap = 6;    ///< between the parts of a place
constexpr int cardLines = 2;  ///< a card's text
constexpr int cardMargin = 7; ///< before a card's first part; a field's stripe lies in it
constexpr int edge = 4;       ///< between the border and what is nearest to it
constexpr qreal markerPart = 0.76;

int keySize(const PlaceFonts& fonts) {
  return fonts.key.height();
}

/// Wide enough for the numbers of all card spaces, so that texts begin one under the other.
int labelWidth(const PlaceFonts& fonts) {
  return fonts.text.horizontalAdvance(QStringLiteral("00"));
}

/// Of circles and little squares.
int circleSize(const PlaceFonts& fonts) {
  return std::max(targetHeight, fonts.text.height() * 8 / 5);
}

qreal tilesWidth(const PlaceLook& look, qreal side) {
  const int count = static_cast<int>(look.tiles.size());
  return count == 0 ? 0 : count * side + (count - 1) * 2;
}

QRectF rightPart(const QRectF& rect, qreal width, qreal height) {
  return {rect.right() - width, rect.center().y() - height / 2, width, height};
}

/// Markers lie side by side, closer together where there is little room.
qreal markersWidth(const PlaceLook& look, qreal diameter) {
  const auto count = static_cast<qreal>(look.markers.size() + (look.ghost ? 1 : 0));
  return count == 0 ? 0 : diameter + (count - 1) * (diameter + 2);
}

void layOutCard(PlaceLayout& out, const PlaceLook& look, const PlaceFonts& fonts) {
  const QRectF inside = out.body.adjusted(cardMargin, 2, -edge, -2);
  qreal left = inside.left();
  qreal right = inside.right();
  if (!look.label.isEmpty()) {
    out.label = QRectF(left, inside.top(), labelWidth(fonts), inside.height());
    left = out.label.right() + edge;
  }
  // The key's room stays free without a key: texts do not move when it comes and goes.
  const int key = keySize(fonts);
  out.key = rightPart(QRectF(left, inside.top(), right - left, inside.height()), key, key);
  right = out.key.left() - 2;
  const qreal diameter = std::min<qreal>(inside.height() - 2, fonts.text.height() * 1.4);
  if (const qreal width = markersWidth(look, diameter); width > 0) {
    if (look.keyCap.isEmpty()) right = inside.right() - 2;
    out.markers =
        rightPart(QRectF(left, inside.top(), right - left, inside.height()), width, diameter);
    right = out.markers.left() - edge;
  }
  out.text = QRectF(left, inside.top(), std::max<qreal>(right - left, 0), inside.height());
  out.align = Qt::AlignLeft | Qt::AlignVCenter;
}

/// What a round space does goes beside its name or, if that is too narrow, under it.
void layOutCaption(PlaceLayout& out, const PlaceLook& look, const PlaceFonts& fonts) {
  if (look.caption.isEmpty() && look.tiles.empty()) return;
  const qreal side = fonts.text.ascent();
  const qreal tiles = tilesWidth(look, side);
  const qreal words = fonts.text.horizontalAdvance(look.caption);
  const qreal width = tiles + (tiles > 0 && words > 0 ? edge : 0) + words;
  const qreal line = fonts.text.height();
  const qreal name = fonts.text.horizontalAdvance(look.text);
  QRectF room;
  if (name + 2 * partGap + width <= out.text.width()) {
    room = out.text.adjusted(name + 2 * partGap, 0, 0, 0);
  } else if (2 * line <= out.text.height() && width <= out.text.width()) {
    const qreal top = out.text.center().y() - line;
    room = QRectF(out.text.left(), top + line, out.text.width(), line);
    out.text = QRectF(out.text.left(), top, out.text.width(), line);
  } else {
    return;
  }
  if (tiles > 0) out.tiles = QRectF(room.left(), room.center().y() - side / 2, tiles, side);
  if (words > 0)
    out.caption = QRectF(room.right() - (room.width() - (width - words)), room.top(),
                         room.width() - (width - words), room.height());
}

void layOutCircle(PlaceLayout& out, const PlaceLook& look, const QRectF& rect,
                  const PlaceFonts& fonts) {
  // The circle grows with the room, but stays smaller than what is said beside it.
  const qreal side =
      std::min(rect.height(), std::max<qreal>(circleSize(fonts), rect.height() * 0.72));
  out.body = QRectF(rect.left(), rect.center().y() - side / 2, side, side);
  out.text = QRectF(out.body.right() + partGap, rect.top(),
                    std::max<qreal>(rect.right() - out.body.right() - partGap, 0), rect.height());
  out.align = Qt::AlignLeft | Qt::AlignVCenter;
  const bool mayStand = look.shape == Shape::ring && rect.height() >= side + fonts.text.height();
  if (mayStand && leastWidth(fonts.text, look.text, 2) > out.text.width()) {
    const qreal top = rect.center().y() - (side + fonts.text.height()) / 2;
    out.body.moveTo(rect.center().x() - side / 2, top);
    out.text =
        QRectF(rect.left(), out.body.bottom(), rect.width(), rect.bottom() - out.body.bottom());
    out.align = Qt::AlignHCenter | Qt::AlignTop;
  }
  const qreal diameter = side * markerPart;
  out.markers = QRectF(out.body.center().x() - diameter / 2, out.body.center().y() - diameter / 2,
                       diameter, diameter);
  const int key = keySize(fonts);
  const bool taken = !look.markers.empty() || look.ghost;
  out.key = QRectF(0, 0, key, key);
  out.key.moveCenter(taken ? out.body.bottomRight() - QPointF(key, key) / 3 : out.body.center());
  if (look.shape == Shape::round) layOutCaption(out, look, fonts);
}

void layOutSpace(PlaceLayout& out, const PlaceLook& look, const PlaceFonts& fonts) {
  const qreal diameter = std::min(out.body.width(), out.body.height()) * markerPart;
  out.markers = QRectF(out.body.left() + 2, out.body.center().y() - diameter / 2,
                       out.body.width() - 4, diameter);
  out.text = out.body;
  const int key = keySize(fonts);
  out.key = QRectF(out.body.right() - key - 1, out.body.bottom() - key - 1, key, key);
  // Number and key share the little square corner to corner.
  if (!look.keyCap.isEmpty()) out.text.adjust(0, 0, -key * 0.7, -key * 0.6);
}

void layOutCell(PlaceLayout& out, const PlaceLook& look, const PlaceFonts& fonts) {
  const QRectF inside = out.body.adjusted(2, 1, -2, -1);
  out.text = inside;
  const qreal text = fonts.text.horizontalAdvance(look.text);
  const qreal line = fonts.text.height();
  if (look.stone || look.ghost) {
    const qreal roomy = std::max(line * 0.72, std::min(inside.width(), inside.height()) * 0.3);
    const qreal side = std::min({roomy, inside.width() - 2, inside.height() - 2});
    out.symbol = QRectF(0, 0, side, side);
    if (side + 3 + text <= inside.width()) {
      const qreal left = inside.center().x() - (side + 3 + text) / 2;
      out.symbol.moveCenter(QPointF(left + side / 2, inside.center().y()));
      out.text.setLeft(left + side + 3);
      out.align = Qt::AlignLeft | Qt::AlignVCenter;
    } else if (side + line <= inside.height()) {
      const qreal top = inside.center().y() - (side + line) / 2;
      out.symbol.moveCenter(QPointF(inside.center().x(), top + side / 2));
      out.text = QRectF(inside.left(), top + side, inside.width(), line);
    } else {
      out.symbol.moveCenter(inside.center());
      out.text = QRectF();
    }
  }
  const int key = keySize(fonts);
  if (inside.height() >= 2 * line && text + 4 <= inside.width()) {
    out.key = QRectF(inside.center().x() - key / 2.0, inside.bottom() - key, key, key);
    if (!look.keyCap.isEmpty() && !look.stone) out.text.setBottom(out.key.top());
  } else {
    out.key = rightPart(inside, key, std::min<qreal>(key, inside.height()));
    const bool centred = text / 2 + key + 1 <= inside.width() / 2;
    if (!look.keyCap.isEmpty() && !look.stone && !centred) out.text.setRight(out.key.left());
  }
}

void layOutStep(PlaceLayout& out, const PlaceLook& look, const PlaceFonts& fonts) {
  const QRectF inside = out.body.adjusted(edge, 1, -edge, -1);
  const qreal text = fonts.text.horizontalAdvance(look.text);
  const qreal diameter = std::min<qreal>(inside.height(), fonts.text.height() + 4);
  const qreal room = std::max(inside.width() - text - (text > 0 ? edge : 0), diameter);
  out.markers = QRectF(inside.left(), inside.center().y() - diameter / 2,
                       std::min(markersWidth(look, diameter), room), diameter);
  out.text = inside;
  out.align = Qt::AlignRight | Qt::AlignVCenter;
}

} // namespace

PlaceFonts::PlaceFonts(const QFont& font) : text(font), key(keyFont(font)) {}

QFont keyFont(const QFont& font) {
  QFont small = font;
  constexpr qreal part = 0.8;
  if (font.pointSizeF() > 0) {
    small.setPointSizeF(font.pointSizeF() * part);
  } else {
    small.setPixelSize(qRound(font.pixelSize() * part));
  }
  return small;
}

PlaceLayout layOutPlace(const PlaceLook& look, const QRectF& rect, const PlaceFonts& fonts) {
  PlaceLayout out;
  out.body = rect;
  switch (look.shape) {
  case Shape::card: layOutCard(out, look, fonts); break;
  case Shape::round:
  case Shape::ring: layOutCircle(out, look, rect, fonts); break;
  case Shape::space:
  case Shape::reserve: layOutSpace(out, look, fonts); break;
  case Shape::cell: layOutCell(out, look, fonts); break;
  case Shape::step: layOutStep(out, look, fonts); break;
  }
  const bool several = look.shape == Shape::card || look.shape == Shape::ring;
  const int room = static_cast<int>(out.text.height() + 1) / std::max(fonts.text.height(), 1);
  out.lines = fitText(fonts.text, look.text, qRound(out.text.width()),
                      several ? std::clamp(room, 1, cardLines) : 1);
  if (out.text.isEmpty() && !look.text.isEmpty()) out.lines = {{}, false};
  if (look.keyCap.isEmpty()) out.key = QRectF();
  return out;
}

QSize leastPlaceSize(const PlaceLook& look, const QString& text, const PlaceFonts& fonts) {
  const int line = fonts.text.height();
  const auto wide = [&] { return fonts.text.horizontalAdvance(text); };
  const int circle = circleSize(fonts);
  switch (look.shape) {
  case Shape::card: {
    const int label = look.label.isEmpty() ? 0 : labelWidth(fonts) + edge;
    return {cardMargin + label + leastWidth(fonts.text, text, cardLines) + 2 + keySize(fonts) +
                edge,
            std::max(targetHeight, cardLines * line + 2 * edge)};
  }
  case Shape::round: return {circle + partGap + wide() + 1, circle};
  case Shape::ring: return {circle + partGap + leastWidth(fonts.text, text, 2), circle};
  case Shape::space:
  case Shape::reserve: return {std::max(circle, wide() + 2 * edge), circle};
  case Shape::cell: return {wide() + 2 * edge, line + 4};
  case Shape::step: return {2 * line + wide() + 3 * edge, line + 4};
  }
  return {};
}

} // namespace nilometer::ui
