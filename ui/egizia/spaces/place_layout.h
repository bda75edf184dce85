// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/egizia/spaces/space.h"
#include "ui/table/board/text_fit.h"

#include <QFont>
#include <QFontMetrics>
#include <QRectF>
#include <QSize>

#include <map>
#include <tuple>

/// Where the parts of a place stand, for measuring and for painting alike.
namespace nilometer::ui {

/// All in logical pixels, in the coordinates of the place. An empty rectangle: the part is not
/// shown.
struct PlaceLayout {
  QRectF body;    ///< what is filled and has a border: the rectangle, or the
                  ///< circle's square
  QRectF label;   ///< SpaceLook::label
  QRectF tile;    ///< of SpaceLook::value
  QRectF text;    ///< SpaceLook::text
  QRectF tiles;   ///< SpaceLook::tiles, side by side
  QRectF caption; ///< SpaceLook::caption
  QRectF markers; ///< SpaceLook::markers, side by side
  QRectF symbol;  ///< of a stone's owner
  QRectF key;     ///< SpaceLook::keyCap
  FittedText lines;
  bool captionLetters = false;           ///< `lines` are whole in those letters only
  Qt::Alignment align = Qt::AlignCenter; ///< of the text
};

/// The fonts of a place and their measures, all from the font of its widget.
struct PlaceFonts {
  QFont plain;
  QFont strong;  ///< bold: what can be chosen, and numbers of pieces
  QFont caption; ///< what a place does
  QFont small;   ///< of key caps: read once and then known
  QFontMetrics text;
  QFontMetrics bold;
  QFontMetrics captions;
  QFontMetrics key;
  qreal u; ///< the unit of the look
  explicit PlaceFonts(const QFont& font);

  /// As fitText() does it; `metrics` is one of those above. The same few names are painted with
  /// every entry, so what was broken once is remembered.
  [[nodiscard]] const FittedText& fit(const QFontMetrics& metrics, const QString& text, int width,
                                      int lines) const;

private:
  /// By the letters (strong, of captions), the text, the width and the lines.
  using Wish = std::tuple<bool, bool, QString, int, int>;
  mutable std::map<Wish, FittedText> m_fitted;
};

/// The fonts of a place, kept as long as the font stays what it was.
[[nodiscard]] const PlaceFonts& placeFonts(const QFont& font);

[[nodiscard]] PlaceLayout layOutPlace(const SpaceLook& look, const QRectF& rect,
                                      const PlaceFonts& fonts);

/// The least size in which nothing of `text` and of the look's other words is shortened. Never
/// below `targetHeight` where the shape is pressed by a finger or pointer; cells and steps follow
/// the text alone.
[[nodiscard]] QSize leastPlaceSize(const SpaceLook& look, const QString& text,
                                   const PlaceFonts& fonts);

} // namespace nilometer::ui
