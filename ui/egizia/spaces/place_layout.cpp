// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/spaces/place_layout.h"

#include "ui/base/style/theme.h"
#include "ui/base/style/unit.h"
#include "ui/egizia/spaces/signs.h"

#include <algorithm>
#include <cmath>
#include <memory>

namespace nilometer::ui {

using Shape = SpaceLook::Shape;

namespace {

constexpr int cardLines = 2; ///< a card's text
// Lengths in u.
constexpr qreal partGap = 6;      ///< between the parts of a place
constexpr qreal cardMargin = 8;   ///< before a card's first part
constexpr qreal edge = 4;         ///< between the border and what is nearest to it
constexpr qreal tileSide = 22;    ///< of a value on a card
constexpr qreal circleSide = 35;  ///< of a round space
constexpr qreal leastSide = 28;   ///< of a round or little space, where there is little room
constexpr qreal ringSide = 36;    ///< of a position of the ring, with the ring around it
constexpr qreal shipOnCard = 34;  ///< the size of a ship
constexpr qreal shipOnSpace = 30; ///< the same on a round or little space
constexpr qreal tokenSide = 17;   ///< of a marker on a step

constexpr qreal captionPart = 11.5 / 13; ///< of the size of text
constexpr qreal keyPart = 10.5 / 13;

/// Widths of a window that is being resized come by once; beyond so many all are forgotten.
constexpr std::size_t mostFitted = 1000;

QFont smaller(const QFont& font, qreal part) {
  QFont small = font;
  if (font.pointSizeF() > 0) {
    small.setPointSizeF(font.pointSizeF() * part);
  } else {
    small.setPixelSize(qRound(font.pixelSize() * part));
  }
  return small;
}

QFont strongOf(const QFont& font) {
  QFont strong = font;
  strong.setBold(true);
  return strong;
}

QRectF centred(const QPointF& centre, qreal width, qreal height) {
  return {centre.x() - width / 2, centre.y() - height / 2, width, height};
}

/// Wide enough for the numbers of all card spaces, so that texts begin one under the other.
qreal labelWidth(const PlaceFonts& fonts) {
  return fonts.text.horizontalAdvance(QStringLiteral("00"));
}

/// In whole pixels, so that what is copied is sharp.
int target(qreal side, const PlaceFonts& fonts) {
  return std::max<int>(targetHeight, qRound(side * fonts.u));
}

qreal keySide(const PlaceFonts& fonts) {
  return fonts.key.height();
}

qreal tilesWidth(const SpaceLook& look, const PlaceFonts& fonts) {
  return tilesSize(look.tiles.size()).width() * fonts.u;
}

qreal captionGap(const SpaceLook& look, const PlaceFonts& fonts) {
  return look.tiles.empty() || look.caption.isEmpty() ? 0 : edge * fonts.u;
}

qreal captionWidth(const SpaceLook& look, const PlaceFonts& fonts) {
  const QString longest = look.caption.section(captionVariant, 0, 0);
  const int words = longest.isEmpty() ? 0 : fonts.captions.horizontalAdvance(longest) + 1;
  return tilesWidth(look, fonts) + captionGap(look, fonts) + words;
}

QRectF rightPart(const QRectF& rect, qreal width, qreal height) {
  return {rect.right() - width, rect.center().y() - height / 2, width, height};
}

/// Pieces lie side by side, closer together where there is little room.
qreal markersWidth(const SpaceLook& look, qreal diameter, const PlaceFonts& fonts) {
  const auto count = static_cast<qreal>(look.markers.size() + (look.ghost ? 1 : 0));
  return count == 0 ? 0 : diameter + (count - 1) * (diameter + 2 * fonts.u);
}

void layOutCard(PlaceLayout& out, const SpaceLook& look, const PlaceFonts& fonts) {
  const qreal u = fonts.u;
  const QRectF inside = out.body.adjusted(cardMargin * u, 2, -edge * u, -2);
  qreal left = inside.left();
  qreal right = inside.right();
  if (!look.label.isEmpty()) {
    out.label = QRectF(left, inside.top(), labelWidth(fonts), inside.height());
    left = out.label.right() + edge * u;
  }
  if (!look.value.isEmpty()) {
    const qreal side = std::min(tileSide * u, inside.height());
    out.tile = QRectF(left, inside.center().y() - side / 2, side, side).toRect();
    left = out.tile.right() + partGap * u;
  }
  // The key's room stays free without a key: texts do not move when it comes and goes.
  const qreal key = keySide(fonts);
  out.key = rightPart(QRectF(left, inside.top(), right - left, inside.height()), key, key + 2);
  right = out.key.left() - 2;
  const qreal ship = std::min(inside.height(), shipOnCard * u);
  if (const qreal width = markersWidth(look, ship, fonts); width > 0) {
    if (look.keyCap.isEmpty()) right = inside.right() - 2 * u;
    out.markers = rightPart(QRectF(left, inside.top(), right - left, inside.height()), width, ship);
    right = out.markers.left() - edge * u;
  }
  out.text = QRectF(left, inside.top(), std::max<qreal>(right - left, 0), inside.height());
  out.align = Qt::AlignLeft | Qt::AlignVCenter;
}

/// What a round space does stands under its name.
void layOutCaption(PlaceLayout& out, const SpaceLook& look, const PlaceFonts& fonts) {
  if (look.caption.isEmpty() && look.tiles.empty()) return;
  const qreal name = fonts.bold.height();
  const qreal line = fonts.captions.height();
  const qreal top = out.text.center().y() - (name + line) / 2;
  const QRectF room(out.text.left(), top + name, out.text.width(), line);
  out.text = QRectF(out.text.left(), top, out.text.width(), name);
  const qreal tiles = tilesWidth(look, fonts);
  if (tiles > 0) {
    const qreal height = tilesSize(look.tiles.size()).height() * fonts.u;
    out.tiles = QRectF(room.left(), room.center().y() - height / 2, tiles, height);
  }
  if (!look.caption.isEmpty()) {
    out.caption = room.adjusted(tiles + captionGap(look, fonts), 0, 0, 0);
  }
}

void layOutCircle(PlaceLayout& out, const SpaceLook& look, const QRectF& rect,
                  const PlaceFonts& fonts) {
  const qreal side = std::min<qreal>(rect.height(), target(circleSide, fonts));
  out.body = QRectF(rect.left(), std::floor(rect.center().y() - side / 2 + 0.5), side, side);
  const qreal left = out.body.right() + partGap * fonts.u;
  out.text = QRectF(left, rect.top(), std::max<qreal>(rect.right() - left, 0), rect.height());
  out.align = Qt::AlignLeft | Qt::AlignVCenter;
  const qreal ship = std::min(side, shipOnSpace * fonts.u);
  out.markers = centred(out.body.center(), side, ship);
  layOutCaption(out, look, fonts);
  out.key = out.body;
  const std::size_t ships = look.markers.size() + (look.ghost ? 1 : 0);
  if (ships == 0) return;
  // Behind the name: the ship has the circle to itself.
  const qreal key = keySide(fonts);
  const qreal after = out.text.left() + fonts.bold.horizontalAdvance(look.text) + edge * fonts.u;
  out.key = QRectF(std::min(after, rect.right() - key), out.text.center().y() - key / 2, key, key);
  // Several ships may stand out as far as the name begins.
  if (ships > 1) out.markers = QRectF(out.body.left(), rect.top(), left - out.body.left(), side);
}

void layOutRing(PlaceLayout& out, const QRectF& rect, const PlaceFonts& fonts) {
  const qreal side = std::min({rect.width(), rect.height(), ringSide * fonts.u});
  out.body = centred(rect.center(), side, side);
}

void layOutSpace(PlaceLayout& out, const SpaceLook& look, const PlaceFonts& fonts) {
  const qreal ship = std::min({out.body.width(), out.body.height(), shipOnSpace * fonts.u});
  out.markers = centred(out.body.center(), out.body.width(), ship);
  out.text = out.body;
  const qreal key = keySide(fonts);
  // No key over a ship.
  if (!look.markers.empty() || look.ghost) return;
  // Number and key share the little square corner to corner, clear of its frame.
  const qreal width = std::max<qreal>(fonts.key.horizontalAdvance(look.keyCap), 1);
  const QPointF corner = out.body.bottomRight() - QPointF(4, 3) * fonts.u;
  out.key = QRectF(corner - QPointF(width, fonts.key.ascent()), QSizeF(width, fonts.key.ascent()));
  if (!look.keyCap.isEmpty()) out.text.adjust(0, 0, -key * 0.6, -key * 0.4);
}

/// A key cap in the lower right corner, clear of the frame and of an obelisk's slanting side.
void layOutCellKey(PlaceLayout& out, const SpaceLook& look, const PlaceFonts& fonts) {
  if (look.stone || look.ghost) return;
  const qreal frame = 3 * fonts.u;
  const qreal width = fonts.key.horizontalAdvance(look.keyCap) + 5 * fonts.u;
  const qreal height = std::min<qreal>(fonts.key.ascent() + 2 * fonts.u, out.body.height() / 2);
  const qreal slant = look.taper * out.body.width() * height / std::max(out.body.height(), 1.0);
  const QPointF corner = out.body.bottomRight() - QPointF(frame + slant, frame);
  out.key = QRectF(corner - QPointF(width, height), QSizeF(width, height)).toRect();
  if (look.keyCap.isEmpty()) return;
  const qreal text = fonts.bold.horizontalAdvance(look.text);
  const qreal free = out.key.left() - fonts.u - out.text.left();
  if (out.text.height() >= 2 * fonts.text.height()) {
    out.text.setBottom(out.key.top());
  } else if ((out.text.width() + text) / 2 > free) {
    out.text.setWidth(std::max(free, text + 1));
  }
}

void layOutCell(PlaceLayout& out, const SpaceLook& look, const PlaceFonts& fonts) {
  const QRectF inside = out.body.adjusted(2, 1, -2, -1);
  out.text = inside;
  const qreal text = fonts.bold.horizontalAdvance(look.text);
  const qreal line = fonts.text.height();
  if (look.stone || look.ghost) {
    const qreal roomy = std::max(line * 0.72, std::min(inside.width(), inside.height()) * 0.3);
    qreal side = std::min({roomy, inside.width() - 2, inside.height() - 2});
    // Where it stands neither beside the text nor above it, it gets smaller before the text goes.
    const qreal beside = inside.width() - 3 - text;
    if (side + line > inside.height() && beside >= line * 0.5) side = std::min(side, beside);
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
  layOutCellKey(out, look, fonts);
}

void layOutStep(PlaceLayout& out, const SpaceLook& look, const PlaceFonts& fonts) {
  const qreal gap = edge * fonts.u;
  const QRectF inside = out.body.adjusted(gap, 1, -gap, -1);
  const qreal text = fonts.text.horizontalAdvance(look.text);
  const qreal token = std::min<qreal>(inside.height(), tokenSide * fonts.u);
  const qreal room = std::max(inside.width() - text - (text > 0 ? gap : 0), token);
  out.markers = QRectF(inside.left(), inside.center().y() - token / 2,
                       std::min(markersWidth(look, token, fonts), room), token);
  out.text = inside;
  out.align = Qt::AlignRight | Qt::AlignVCenter;
}

/// What is written in bold needs more room.
const QFontMetrics& metricsOf(const SpaceLook& look, const PlaceFonts& fonts) {
  const bool active =
      look.state == SpaceLook::State::open || look.state == SpaceLook::State::chosen;
  const bool bold = look.shape == Shape::cell || (look.shape == Shape::round && active);
  return bold ? fonts.bold : fonts.text;
}

} // namespace

PlaceFonts::PlaceFonts(const QFont& font)
    : plain(font), strong(strongOf(font)), caption(smaller(font, captionPart)),
      small(smaller(font, keyPart)), text(plain), bold(strong), captions(caption), key(small),
      u(lookUnit(font)) {}

const FittedText& PlaceFonts::fit(const QFontMetrics& metrics, const QString& words, int width,
                                  int lines) const {
  const Wish wish(&metrics == &bold, &metrics == &captions, words, width, lines);
  const auto found = m_fitted.find(wish);
  if (found != m_fitted.end()) return found->second;
  if (m_fitted.size() >= mostFitted) m_fitted.clear();
  return m_fitted.emplace(wish, fitText(metrics, words, width, lines)).first->second;
}

const PlaceFonts& placeFonts(const QFont& font) {
  static std::unique_ptr<PlaceFonts> kept;
  if (kept == nullptr || kept->plain != font) kept = std::make_unique<PlaceFonts>(font);
  return *kept;
}

PlaceLayout layOutPlace(const SpaceLook& look, const QRectF& rect, const PlaceFonts& fonts) {
  PlaceLayout out;
  out.body = rect;
  // Cells touch each other: half a joint lies within each.
  const qreal joint = look.shape == Shape::cell ? fonts.u : 0;
  out.body.adjust(joint, joint, -joint, -joint);
  switch (look.shape) {
  case Shape::card: layOutCard(out, look, fonts); break;
  case Shape::round: layOutCircle(out, look, rect, fonts); break;
  case Shape::ring: layOutRing(out, rect, fonts); break;
  case Shape::space:
  case Shape::reserve: layOutSpace(out, look, fonts); break;
  case Shape::cell: layOutCell(out, look, fonts); break;
  case Shape::step: layOutStep(out, look, fonts); break;
  }
  const auto fitted = [&](const QFontMetrics& metrics, const QString& text) {
    const int room = static_cast<int>(out.text.height() + 1) / std::max(metrics.height(), 1);
    const int lines = look.shape == Shape::card ? std::clamp(room, 1, cardLines) : 1;
    return fonts.fit(metrics, text, qRound(out.text.width()), lines);
  };
  out.lines = fitted(metricsOf(look, fonts), look.text);
  // A card of a folded river is narrow; smaller letters are better than half a word.
  out.captionLetters = look.shape == Shape::card && !out.lines.whole;
  if (out.captionLetters) out.lines = fitted(fonts.captions, look.text);
  if (!out.lines.whole && !look.sign.isEmpty()) {
    out.captionLetters = false;
    out.lines = fitted(metricsOf(look, fonts), look.sign);
  }
  if (out.text.isEmpty() && !look.text.isEmpty()) out.lines = {{}, false};
  if (look.keyCap.isEmpty()) out.key = QRectF();
  return out;
}

QSize leastPlaceSize(const SpaceLook& look, const QString& text, const PlaceFonts& fonts) {
  const qreal u = fonts.u;
  const int line = fonts.text.height();
  const int wide = fonts.bold.horizontalAdvance(text);
  switch (look.shape) {
  case Shape::card: {
    const qreal label = look.label.isEmpty() ? 0 : labelWidth(fonts) + edge * u;
    const qreal tile = look.value.isEmpty() ? 0 : (tileSide + partGap) * u;
    const qreal words = leastWidth(fonts.text, text, cardLines) + 3 + keySide(fonts);
    return {qCeil((cardMargin + edge) * u + label + tile + words),
            std::max(target(40, fonts), cardLines * line + qCeil(edge * u))};
  }
  case Shape::round: {
    const int circle = target(circleSide, fonts);
    const int side = target(leastSide, fonts);
    const qreal words = std::max<qreal>(wide, captionWidth(look, fonts));
    return {circle + qCeil(partGap * u + words) + 1,
            std::max(side, fonts.bold.height() + fonts.captions.height())};
  }
  case Shape::ring: return {target(ringSide, fonts), target(ringSide, fonts)};
  case Shape::space:
  case Shape::reserve:
    return {std::max(target(leastSide, fonts), wide + qCeil(2 * edge * u)),
            target(leastSide, fonts)};
  case Shape::cell: return {wide + qCeil(2 * edge * u), line + 4};
  case Shape::step: return {2 * line + wide + qCeil(3 * edge * u), line + 4};
  }
  return {};
}

} // namespace nilometer::ui
