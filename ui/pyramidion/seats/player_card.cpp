// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pyramidion/seats/player_card.h"

#include "ui/pyramidion/board/piece_signs.h"
#include "ui/text/phrase.h"

#include <algorithm>

namespace nilometer::pyramidion {

using text::number;
using ui::Canvas;

namespace {

// Lengths in u.
constexpr qreal leftEdge = 18;
constexpr qreal nameLine = 34; ///< what is below the name begins here
constexpr int restRows = 3;

/// From one row below the name to the next.
qreal pitchOf(const QSizeF& size, ui::SeatForm form) {
  return (size.height() - nameLine - 4) / (form == ui::SeatForm::closed ? 1 : restRows);
}

void paintHand(Canvas& canvas, const PlayerLook& look, const QSizeF& size, qreal middle,
               qreal pitch) {
  const qreal side = std::min<qreal>(24, pitch - 2);
  const ui::Theme& theme = canvas.theme();
  qreal x = leftEdge;
  for (int kind = 0; kind < kindCount; ++kind) {
    for (int card = 0; card < basicCards[at(kind)]; ++card) {
      const bool held = card < look.basics[at(kind)];
      const QColor& ink = held ? theme.ink : theme.stoneEdge;
      canvas.card({x, middle - side / 2, side, side}, held ? theme.surface : theme.sunken,
                  {theme.stoneEdge, 1, !held}, 4);
      canvas.shape(signOf(kindAt(kind)), {x + side / 2, middle}, 0.62 * side, Qt::transparent,
                   {ink, 1.2});
      x += side + 3;
    }
  }
  const QString more = u"+ " + number(look.common);
  const qreal wide = canvas.width(more, {15, true}) + 1;
  canvas.text({x + 6, middle - 11, wide, 22}, Qt::AlignLeft, more, {15, true}, theme.ink);
  x += wide + 12;
  const qreal left = size.width() - x - 6;
  if (canvas.width(look.inHand, {12}) > left) return;
  canvas.text({x, middle - 11, left, 22}, Qt::AlignLeft, look.inHand, {12}, theme.quietInk);
}

void paintTroops(Canvas& canvas, const PlayerLook& look, const QSizeF& size, qreal middle,
                 qreal pitch) {
  const qreal half = (size.width() - leftEdge - 6) / 2;
  const qreal apart = std::min<qreal>(24, (half - 26) / troopsOfAKind);
  const qreal side = std::min<qreal>({18, apart - 2, pitch - 1});
  for (const Troop kind : allTroops) {
    const int out = look.onSites[at(kind)];
    qreal x = leftEdge + half * static_cast<qreal>(at(kind));
    for (int i = 0; i < troopsOfAKind; ++i) {
      const QPointF centre(x + side / 2, middle);
      if (i < out) {
        canvas.piece(signOf(kind), centre, side, look.seat.colour);
      } else {
        canvas.shape(signOf(kind), centre, side, Qt::transparent, {canvas.theme().stoneEdge, 1.2});
      }
      x += apart;
    }
    canvas.text({x + 4, middle - 10, 18, 20}, Qt::AlignLeft, number(out), {13, true},
                canvas.theme().ink);
  }
}

} // namespace

ui::WareLine PlayerCard::wareLine(const QSizeF& size) const {
  const qreal wide = (size.width() - leftEdge - 6) / resourceCount;
  const qreal pitch = pitchOf(size, form());
  return {{leftEdge, nameLine + pitch / 2}, wide, std::min<qreal>(wide < 45 ? 17 : 20, pitch)};
}

void PlayerCard::paintRest(Canvas& canvas, const QSizeF& size) const {
  const ui::WareLine line = wareLine(size);
  paintWareLine(canvas, line, ui::countsOf(look().resources, allResources, wareOf));
  if (form() == ui::SeatForm::closed) return;
  const qreal pitch = pitchOf(size, form());
  qreal middle = line.first.y();
  if (look().hasHand) paintHand(canvas, look(), size, middle += pitch, pitch);
  paintTroops(canvas, look(), size, middle + pitch, pitch);
}

} // namespace nilometer::pyramidion
