// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/saqqara/seats/player_card.h"

#include "ui/saqqara/board/board_painting.h"
#include "ui/text/phrase.h"

#include <algorithm>

namespace nilometer::saqqara {

using text::number;

namespace {

// Lengths in u.
constexpr qreal leftEdge = 18;
constexpr qreal rightEdge = 8;
constexpr qreal usualCard = 384; ///< narrower, goods and pieces stand below each other
constexpr qreal tallCard = 150;  ///< so do they in a higher one, and chips have two lines
constexpr qreal wareSign = 17;
constexpr qreal chipHeight = 24;
constexpr qreal chipGap = 5;
constexpr qreal levelBox = 15;

/// How chips are written, the best way first.
struct ChipForm {
  qreal padding;
  bool isShort; ///< three letters of a name
  qreal card;   ///< how wide a market card is
};
constexpr std::array<ChipForm, 4> chipForms{
    {{6.5, false, 90}, {4, false, 80}, {4, true, 74}, {2, true, 70}}};

/// The middle of a row; with more height they stand further apart.
qreal rowOf(qreal least, qreal grows, qreal height) {
  return least + grows * (height - 102.4);
}

bool isBelow(const QSizeF& size) {
  return size.width() < usualCard - 10 || size.height() > tallCard;
}
/// Two numbers of two digits stand apart, and from what is right of them.
qreal pitchOf(const QSizeF& size) {
  return isBelow(size) ? std::min<qreal>((size.width() - leftEdge - 4) / goodCount, 60) : 45;
}

void paintPieces(Canvas& canvas, const PlayerLook& look, qreal x, qreal y) {
  constexpr qreal side = 19;
  const ui::Theme& theme = canvas.theme();
  for (int i = 0; i < workersPerPlayer; ++i) {
    const QPointF centre(x + side * (i + 0.5), y);
    if (i < workersPerPlayer - look.placed) {
      canvas.worker(centre, side, look.seat.colour);
    } else {
      canvas.noWorker(centre, side);
    }
  }
  const qreal pile = x + workersPerPlayer * side + 8;
  canvas.card({pile, y - 9, 13, 18}, theme.stone, {theme.stoneEdge, 1.2}, 2);
  canvas.frame({pile + 2.5, y - 6.5, 8, 13}, {theme.stoneEdge, 0.8}, 1);
  canvas.text({pile + 17, y - 10, 22, 20}, Qt::AlignLeft, number(look.pile), {13.5, true},
              theme.ink);
}

QString chipName(const PlayerLook::Power& power, const ChipForm& form) {
  return form.isShort ? power.name.left(3) : power.name;
}
qreal powerWidth(const Canvas& canvas, const PlayerLook::Power& power, const ChipForm& form) {
  return canvas.width(chipName(power, form), {12}) + 1 + 2 * form.padding + levelBox + 4;
}

qreal chipsWidth(const Canvas& canvas, const PlayerLook& look, const ChipForm& form) {
  qreal all = (form.card + chipGap) * static_cast<qreal>(look.cards.size()) - chipGap;
  for (const auto& power : look.powers) all += powerWidth(canvas, power, form) + chipGap;
  return all;
}

const ChipForm& formFor(const Canvas& canvas, const PlayerLook& look, qreal room) {
  const auto fits = [&](const ChipForm& form) { return chipsWidth(canvas, look, form) <= room; };
  const auto found = std::ranges::find_if(chipForms, fits);
  return found == chipForms.end() ? chipForms.back() : *found;
}

void paintChips(Canvas& canvas, const PlayerLook& look, qreal y, const QSizeF& size) {
  const ui::Theme& theme = canvas.theme();
  const qreal whole = size.width() - leftEdge - rightEdge;
  // No chip is wider than what is left over of the first of two lines.
  const ChipForm& form = formFor(canvas, look, size.height() > tallCard ? 2 * whole - 130 : whole);
  QRectF room(leftEdge, y - chipHeight / 2, 0, chipHeight);
  // Too many go to a second line, in place of the air above.
  if (chipsWidth(canvas, look, form) > whole) room.translate(0, -chipHeight - 3);
  const auto begin = [&](qreal wide) {
    room.setWidth(wide);
    if (room.right() > leftEdge + whole) room.moveTo(leftEdge, y - chipHeight / 2);
  };
  for (const PlayerLook::Power& power : look.powers) {
    begin(powerWidth(canvas, power, form));
    canvas.card(room, theme.surface, {theme.line, 1}, 5);
    canvas.text(room.adjusted(form.padding, 0, -levelBox - 4, 0), Qt::AlignLeft,
                chipName(power, form), {12}, theme.ink);
    const QRectF level(room.right() - levelBox - 4, room.center().y() - 8, levelBox, 16);
    canvas.fill(level, theme.stone, 3);
    canvas.text(level, Qt::AlignHCenter, number(power.level), {12, true}, theme.ink);
    room.moveLeft(room.right() + chipGap);
  }
  for (const MarketCard& card : look.cards) {
    begin(form.card);
    canvas.card(room, theme.chosenFill, {theme.stoneEdge, 1}, 5);
    paintTrade(canvas, room, tradeOf(card));
    room.moveLeft(room.right() + chipGap);
  }
}

} // namespace

ui::WareLine PlayerCard::wareLine(const QSizeF& size) const {
  const qreal middle = form() == ui::SeatForm::closed ? (38 + size.height()) / 2 - 2
                       : isBelow(size)                ? std::max(48.0, 0.31 * size.height())
                                                      : rowOf(47, 0.406, size.height());
  return {{leftEdge, middle}, pitchOf(size), wareSign, 2};
}

void PlayerCard::paintRest(Canvas& canvas, const QSizeF& size) const {
  const bool stacks = isBelow(size);
  const ui::WareLine line = wareLine(size);
  const qreal goods = line.first.y();
  paintWareLine(canvas, line, countsOf(look().goods));
  if (form() == ui::SeatForm::closed) return;
  const qreal pieces = stacks ? leftEdge : size.width() - 127;
  paintPieces(canvas, look(), pieces, stacks ? goods + std::max(28.0, 0.2 * size.height()) : goods);
  if (!stacks) {
    canvas.line({pieces - 7, goods - 11}, {pieces - 7, goods + 11}, {canvas.theme().line, 1});
  }
  paintChips(canvas, look(), stacks ? size.height() - 20 : rowOf(80, 0.72, size.height()), size);
}

} // namespace nilometer::saqqara
