// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pyramidion/players/player_card.h"

#include "ui/pyramidion/board/piece_signs.h"
#include "ui/style/look_unit.h"
#include "ui/words/phrase.h"

#include <algorithm>

namespace nilometer::pyramidion {

using ui::Canvas;
using words::number;

namespace {

// Lengths in u.
constexpr qreal leftEdge = 18;
constexpr qreal nameLine = 34; ///< what is below the name begins here
constexpr int restRows = 3;

/// From one kind of resource to the next.
qreal columnOf(const QSizeF& size) {
  return (size.width() - leftEdge - 6) / resourceCount;
}
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

QPointF PlayerCard::resourceAt(Resource kind) const {
  const QSizeF size = QSizeF(this->size()) / ui::lookUnit(font());
  // A tab shows no resources.
  if (form() == ui::SeatForm::tab) return QRectF({}, size).center();
  return {leftEdge + columnOf(size) * static_cast<qreal>(at(kind)) + 10,
          nameLine + pitchOf(size, form()) / 2};
}

void PlayerCard::paintRest(Canvas& canvas, const QSizeF& size) const {
  const ui::Theme& theme = canvas.theme();
  const qreal wide = columnOf(size);
  const qreal pitch = pitchOf(size, form());
  qreal middle = nameLine + pitch / 2;
  const qreal side = std::min<qreal>(wide < 45 ? 17 : 20, pitch);
  for (const Resource kind : allResources) {
    const int count = look().resources[kind];
    const QRectF room(leftEdge + wide * static_cast<qreal>(at(kind)), middle - 10, wide - 1, 20);
    paintWareNumber(canvas, room, side, {wareOf(kind), count}, {15, count > 0},
                    count > 0 ? theme.ink : theme.quietInk);
  }
  if (form() == ui::SeatForm::closed) return;
  if (look().hasHand) paintHand(canvas, look(), size, middle += pitch, pitch);
  paintTroops(canvas, look(), size, middle + pitch, pitch);
}

} // namespace nilometer::pyramidion
