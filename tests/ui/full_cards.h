// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/golden_games.h"
#include "tests/ui/painted_texts.h"
#include "ui/base/style/unit.h"
#include "ui/egizia/seats/flood_view.h"
#include "ui/egizia/seats/player_card.h"
#include "ui/egizia/text/names.h"

#include <QPainter>

#include <array>
#include <set>

/// Players with names of 54 letters and as many cards as there are, and what of that can be read.
namespace nilometer::test {

inline const std::array<QString, 4> longNames = {
    u"Maximilian-Alexander Freiherr von Baumeister-Neuenburg"_s,
    u"Wolfgang Amadeus Wilhelm Maria von und zu Guttenberg M"_s,
    u"Donaudampfschifffahrtsgesellschaftskapitänswitwe Wwwww"_s,
    u"Elisabeth-Charlotte von der Pfalz-Simmern zu Orleans 4"_s};

inline egizia::GameRecord longNamed(const QString& game, const egizia::Edition& edition) {
  egizia::GameRecord record = goldenGame(game.toStdString(), edition);
  auto name = longNames.begin();
  for (egizia::RecordHeader::Seat& seat : record.header.players) {
    seat.name = (name++)->toStdString();
  }
  return record;
}

inline std::vector<PaintedText> textsOn(ui::PlayerCard& card) {
  PaintedTexts device(card.size());
  QPainter painter(&device);
  card.render(&painter);
  painter.end();
  return device.texts();
}

/// What of the letters or chips is cut, by whatever edge; empty if nothing.
inline QString cutOn(const ui::PlayerCard& card, const std::vector<PaintedText>& texts) {
  const qreal u = ui::lookUnit(card.font());
  const qreal edge = 1.5 * u;
  // Above and below there is some air, in a whole card within the ring of who is on turn.
  const qreal ring = (card.form() == ui::SeatForm::closed ? 3 : 3 + 3) * u - 0.5;
  const QRectF room = QRectF(card.rect()).adjusted(edge, ring, -edge, -ring);
  const QRectF grain = card.findChild<ui::FloodView*>()->geometry();
  const std::vector<QRectF>& chips = card.places().chips;
  for (const PaintedText& text : texts) {
    if (!room.contains(text.ink)) return u"cut by the edge: "_s + text.text;
    const qreal seen = 0.5; // of a pixel
    const bool cut =
        text.ink.top() < grain.top() - seen || text.ink.bottom() > grain.bottom() + seen;
    if (cut && grain.contains(text.ink.center())) return u"cut below the bar: "_s + text.text;
    for (const QRectF& chip : chips) {
      const QRectF both = chip & text.ink;
      const bool isInside = chip.adjusted(-0.1, 0, 0.1, 0).contains(text.ink);
      if (both.height() > 0.5 && !isInside) return u"on a chip: "_s + text.text;
    }
  }
  for (const QRectF& chip : chips) {
    if (!room.contains(chip)) return u"a chip on the edge"_s;
  }
  return {};
}

/// What of a card is cut off or stands on something else; empty if nothing.
inline QString wrongWith(ui::PlayerCard& card) {
  const std::vector<PaintedText> texts = textsOn(card);
  if (texts.size() < 2) return u"nothing is painted"_s;
  const QRectF room = QRectF(card.rect()).adjusted(1, 1, -1, -1);
  QString all;
  for (std::size_t i = 0; i < texts.size(); ++i) {
    if (!room.contains(texts[i].place)) return u"outside: "_s + texts[i].text;
    if (texts[i].letters < 9.5 * ui::lookUnit(card.font())) return u"tiny: "_s + texts[i].text;
    for (std::size_t j = 0; j < i; ++j) {
      const QRectF both = texts[i].place & texts[j].place;
      if (both.width() > 1 && both.height() > 1) return texts[i].text + u" on "_s + texts[j].text;
    }
    all += texts[i].text + u'\n';
  }
  if (const QString cut = cutOn(card, texts); !cut.isEmpty()) return cut;
  const ui::PlayerLook& look = card.look();
  QStringList needed{look.seat.name, look.seat.points};
  if (card.form() != ui::SeatForm::closed) {
    needed << look.quarries << look.ending;
    for (const ui::PlayerLook::HeldCard& held : look.cards) needed += held.name;
    for (const ui::PlayerLook::Fact& fact : {look.stones, look.ships, look.sphinx, look.tombs}) {
      needed << fact.count << fact.more;
    }
  }
  for (const QString& text : needed) {
    if (!all.contains(text)) return u"not said: "_s + text;
  }
  return {};
}

/// Nine cards and more points than fit on the track, everything with two digits.
inline ui::PlayerLook fullLook(const ui::PlayerLook& from, const egizia::Edition& edition) {
  ui::PlayerLook look = from;
  look.cards.clear();
  std::set<egizia::CardKind> kinds;
  for (const egizia::NileCard& card : edition.nileCards) {
    const bool held = egizia::lifeOf(card.kind) != egizia::CardLife::immediate &&
                      !egizia::isField(card.kind) && card.kind != egizia::CardKind::quarry;
    if (!held || look.cards.size() == 9 || !kinds.insert(card.kind).second) continue;
    look.cards.push_back({.name = text::chipName(card),
                          .inFull = text::chipName(card),
                          .anytime = look.cards.size() % 2 == 0,
                          .used = look.cards.size() % 3 == 0});
  }
  look.quarries = u"3+4+3+2"_s;
  look.stones.count = u"28"_s;
  look.stones.more = u"+12"_s;
  look.sphinx.count = u"11"_s;
  look.tombs.count = u"24"_s;
  look.tombs.more = u"→ 9*"_s;
  return look;
}

} // namespace nilometer::test
