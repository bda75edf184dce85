// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/spectator/display_canvas.h"

#include "ui/base/style/kept_picture.h"

#include <QCache>
#include <QFontMetricsF>

#include <algorithm>
#include <cmath>
#include <memory>
#include <utility>

namespace nilometer::ui {

namespace {

/// How high the capitals of a font are, as a share of its size: measured once.
qreal capitalsOf(const QFont& font) {
  static QString family;
  static qreal share = 0;
  if (family == font.family() && share > 0) return share;
  family = font.family();
  constexpr int measured = 1000;
  QFont large = font;
  large.setPixelSize(measured);
  large.setHintingPreference(QFont::PreferNoHinting);
  share = 1;
  for (const bool bold : {false, true}) {
    large.setBold(bold);
    share = std::min(share, QFontMetricsF(large).capHeight() / measured);
  }
  return share = std::max(share, 0.4); // not every font says it
}

/// Whether a text is painted more quickly as a picture of it: numbers come again and again, and
/// large letters are filled as outlines each time anew. A picture of more than a megabyte is not
/// kept.
bool isKept(const QString& text, const QFont& letters, const QRectF& room, qreal scale) {
  constexpr qsizetype signsOfANumber = 3;
  constexpr qreal outlines = 64; ///< the height in pixels from which on Qt does so
  constexpr qreal most = 250'000;
  return (text.size() <= signsOfANumber || letters.pixelSize() * scale >= outlines) &&
         room.width() * room.height() * scale * scale <= most;
}

} // namespace

QFont DisplayCanvas::letters(int height, bool bold) const {
  QFont result = font;
  result.setPixelSize(static_cast<int>(std::ceil(0.72 * height / capitalsOf(font))));
  result.setBold(bold);
  result.setHintingPreference(QFont::PreferNoHinting);
  return result;
}

QFont DisplayCanvas::fitting(const QString& text, qreal width, int most, int least,
                             bool bold) const {
  QFont fits = letters(most, bold);
  const qreal needs = widthOf(text, fits);
  if (needs <= width) return fits;
  const auto shrunk = static_cast<int>(fits.pixelSize() * width / needs);
  fits.setPixelSize(std::max(letters(least, bold).pixelSize(), shrunk));
  return fits;
}

void DisplayCanvas::write(const QString& text, const QPointF& base, const QFont& letters,
                          const QColor& colour, Qt::Alignment align) const {
  qreal left = base.x();
  if (align == Qt::AlignRight) left -= widthOf(text, letters);
  if (align == Qt::AlignHCenter) left -= widthOf(text, letters) / 2;
  const auto writeOn = [&](QPainter& on, const QPointF& begin) {
    on.setFont(letters);
    on.setPen(colour);
    on.drawText(begin, text);
  };
  const QPointF begin(left, base.y());
  const qreal high = letters.pixelSize();
  const QRectF room(begin - QPointF(0, high), QSizeF(widthOf(text, letters), 1.4 * high));
  const qreal scale = painter.worldTransform().m22();
  if (!isKept(text, letters, room, scale)) return writeOn(painter, begin);
  const KeptLook look{.shape = KeptLook::Shape::letters,
                      .edge = colour.rgba(),
                      .kind = letters.bold() ? 1 : 0,
                      .part = high,
                      .text = letters.family() + QLatin1Char('\n') + text};
  paintKept(painter, look, room, high / 4, [&](QPainter& on, const QRectF& where) {
    writeOn(on, where.topLeft() + QPointF(0, high));
  });
}

qreal toMiddle(const QFont& letters) {
  return capitalsOf(letters) * letters.pixelSize() / 2;
}

qreal widthOf(const QString& text, const QFont& letters) {
  // Letters without hinting grow evenly: each text is measured once, not at every size.
  static constexpr int measured = 100;
  static QCache<std::pair<QString, bool>, qreal> widths(2000);
  static QString family;
  if (family != letters.family()) widths.clear();
  family = letters.family();
  const std::pair key(text, letters.bold());
  if (const qreal* width = widths.object(key)) return *width * letters.pixelSize() / measured;
  QFont large = letters;
  large.setPixelSize(measured);
  const qreal width = QFontMetricsF(large).horizontalAdvance(text);
  widths.insert(key, new qreal(width));
  return width * letters.pixelSize() / measured;
}

void addWords(std::vector<InlinePiece>& pieces, const DisplayCanvas& canvas, const QString& text,
              const QFont& font, const QColor& colour, qreal gap) {
  const qreal space = widthOf(QStringLiteral(" "), font);
  const QStringList all = text.split(u' ', Qt::SkipEmptyParts);
  std::shared_ptr<const InlinePiece> between;
  for (const QString& word : all) {
    const auto paint = [&canvas, word, font, colour](const QPointF& base) {
      canvas.write(word, base, font, colour);
    };
    InlinePiece piece{.width = widthOf(word, font), .gap = gap, .paint = paint};
    gap = space;
    // A dot stands between two things, and never at the end of a line.
    if (word == QStringLiteral("·")) {
      between = std::make_shared<const InlinePiece>(std::move(piece));
      continue;
    }
    // An arrow stands between what it leads from and what it points at.
    piece.leads = word == QStringLiteral("→");
    if (piece.leads && &word != &all.front()) pieces.back().leads = true;
    piece.between = std::exchange(between, nullptr);
    pieces.push_back(std::move(piece));
  }
}

} // namespace nilometer::ui
