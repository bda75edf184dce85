// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/place_layout.h"
#include "ui/style/look_unit.h"

#include <memory>

namespace nilometer::ui {

namespace {

constexpr qreal captionPart = 11.5 / 13; ///< of the size of text
constexpr qreal keyPart = 10.5 / 13;

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

} // namespace

PlaceFonts::PlaceFonts(const QFont& font)
    : plain(font), strong(strongOf(font)), caption(smaller(font, captionPart)),
      small(smaller(font, keyPart)), text(plain), bold(strong), captions(caption), key(small),
      u(lookUnit(font)) {}

const PlaceFonts& placeFonts(const QFont& font) {
  static std::unique_ptr<PlaceFonts> kept;
  if (kept == nullptr || kept->plain != font) kept = std::make_unique<PlaceFonts>(font);
  return *kept;
}

} // namespace nilometer::ui
