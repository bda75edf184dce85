// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/style/unit.h"
#include "ui/egizia/spaces/place_layout.h"

#include <memory>

namespace nilometer::ui {

namespace {

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

} // namespace nilometer::ui
