// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/players/card_layout.h"

#include "ui/egizia/players/letters.h"
#include "ui/egizia/players/store_line.h"
#include "ui/egizia/style/box_colours.h"
#include "ui/style/look_unit.h"
#include "ui/style/text_width.h"

#include <algorithm>
#include <numeric>

namespace nilometer::ui {

namespace {

// In u:
constexpr qreal left = 18;      ///< right of the bar in the player's colour
constexpr qreal right = 14;     ///< free at the right edge
constexpr qreal nameLeft = 40;  ///< where the name begins, behind the symbol
constexpr qreal signWidth = 18; ///< right of the points, free for their sign
constexpr qreal nameHeight = 26;
constexpr qreal leastInOneLine = 340; ///< the width of a card with its stores beside the crews
constexpr qreal lineGap = 3;          ///< between two lines of chips
constexpr qreal leastChip = 20;
constexpr qreal mostChip = 24;
constexpr qreal mostGap = 7;

class Maker {
public:
  Maker(const PlayerLook& look, const QSizeF& size, const QFont& font, CardForm form)
      : m_look(look), m_size(size), m_font(font), m_form(form), m_u(lookUnit(font)) {
    // Where crews and stores have no room beside each other they stand in two lines.
    const bool narrow = m_size.width() < leastInOneLine * m_u;
    if (m_form == CardForm::usual && narrow) m_form = CardForm::roomy;
  }

  [[nodiscard]] CardLayout make() {
    const bool closed = m_form == CardForm::closed;
    if (!closed) chooseChips();
    const qreal flood = m_look.flood.over ? 0 : (closed ? floodBarHeight : floodHeight) * m_u;
    const qreal crews = closed ? 0 : crewsHeight() * m_u;
    const int stripes = closed ? 0 : m_lines;
    qreal air = m_size.height() - nameHeight * m_u - crews - flood -
                (stripes * leastChip + std::max(stripes - 1, 0) * lineGap) * m_u;
    const qreal chip =
        leastChip * m_u + std::clamp(air / (stripes + 4), 0.0, (mostChip - leastChip) * m_u);
    air -= stripes * (chip - leastChip * m_u);
    const int gaps = closed ? 1 : 3;
    const qreal gap = std::clamp(air / (gaps + 2), 0.0, mostGap * m_u);
    qreal top = std::max((air - gaps * gap) / 2, 0.0);
    const auto next = [&](qreal height) {
      const QRectF row(left * m_u, top, room(), height);
      if (height > 0) top += height + gap;
      return row;
    };
    placeName(next(nameHeight * m_u));
    if (!closed) placeCrews(next(crews));
    m_made.flood = next(flood);
    if (!closed) placeChips(top, chip);
    return m_made;
  }

private:
  /// In u.
  [[nodiscard]] qreal crewsHeight() const {
    return m_form == CardForm::roomy ? 2 * crewTileHeight + mostGap : crewTileHeight;
  }
  [[nodiscard]] qreal room() const { return m_size.width() - (left + right) * m_u; }

  void placeName(const QRectF& row) {
    const QString behind = behindPoints(m_look);
    const QFont points = letters(m_font, 27, QFont::Bold);
    const qreal behindWidth = textWidth(letters(m_font, 12), behind);
    qreal end = m_size.width() - std::max(signWidth * m_u, behindWidth + 6 * m_u);
    m_made.behindPoints = {end + 2 * m_u, row.top(), behindWidth + m_u, row.height()};
    const auto before = [&](qreal width, qreal gap) {
      const QRectF place(end - width, row.top(), width, row.height());
      if (width > 0) end -= width + gap * m_u;
      return place;
    };
    m_made.points = before(textWidth(points, m_look.points), 8);
    const bool closed = m_form == CardForm::closed;
    const QString ending = closed ? QString() : m_look.ending + m_look.endingSign;
    m_made.ending = before(textWidth(letters(m_font, 11.5), ending), 8);
    m_made.scarabs = before(m_look.scarabs * 9 * m_u, 6);
    m_made.symbol = {left * m_u, row.center().y() - 7 * m_u, 14 * m_u, 14 * m_u};
    m_made.name = {nameLeft * m_u, row.top(), std::max(end - nameLeft * m_u, 0.0), row.height()};
    for (const qreal size : {16.0, 15.0, 14.0, 13.0, 12.0, 11.0, 10.0}) {
      m_made.nameFont = letters(m_font, size, QFont::Bold);
      if (textWidth(m_made.nameFont, m_look.name) <= m_made.name.width()) break;
    }
  }

  /// Tight is from 0 to 1: how much smaller than usual gaps and letters are.
  [[nodiscard]] qreal storesWidth(qreal tight) {
    m_made.storeFont = letters(m_font, 14 - 2 * tight, QFont::Bold);
    m_made.moreFont = letters(m_font, 11.5 - tight);
    qreal width = 0;
    for (std::size_t i = 0; i < CardLayout::storeCount; ++i) width += storeWidthAt(i);
    return width;
  }
  [[nodiscard]] qreal storeWidthAt(std::size_t i) const {
    return storeWidth(storeOf(m_look, i), i, {m_made.storeFont, m_made.moreFont, m_made.labels},
                      m_u);
  }

  /// The stores beside each other, as far apart as there is room.
  void placeStores(const QRectF& row) {
    constexpr qreal least = 5;
    constexpr qreal most = 22;
    constexpr qreal between = CardLayout::storeCount - 1;
    m_made.labels = m_form == CardForm::roomy;
    if (storesWidth(0) + between * least * m_u > row.width()) m_made.labels = false;
    qreal width = 0;
    for (const qreal tight : {0.0, 0.5, 1.0, 1.5}) {
      width = storesWidth(tight);
      if (width + between * least * m_u <= row.width()) break;
    }
    const qreal gap = std::clamp((row.width() - width) / between, 0.0, most * m_u);
    qreal x = row.left();
    for (std::size_t i = 0; i < CardLayout::storeCount; ++i) {
      m_made.store[i] = {x, row.top(), storeWidthAt(i), row.height()};
      x += storeWidthAt(i) + gap;
    }
  }

  void placeCrews(const QRectF& row) {
    const qreal height = crewTileHeight * m_u;
    m_made.crewFont = letters(m_font, 14, QFont::Bold);
    qreal x = row.left();
    for (QRectF& crew : m_made.crews) {
      crew = {x, row.top(), 26 * m_u, height};
      x += 30 * m_u;
    }
    m_made.eats = {x, row.top(), textWidth(letters(m_font, 13), eatenBy(m_look)), height};
    x += m_made.eats.width() + 10 * m_u;
    if (m_form == CardForm::roomy) {
      return placeStores({row.left(), row.bottom() - height, row.width(), height});
    }
    placeStores({x, row.top(), row.right() - x, height});
  }

  [[nodiscard]] std::vector<qreal> chipWidths(const QFont& font, qreal padding) const {
    constexpr qreal quarrySign = 20;
    constexpr qreal playSign = 9;
    std::vector<qreal> widths = {textWidth(letters(font, 13, QFont::Bold), m_look.quarries) +
                                 (quarrySign + 2 * padding) * m_u};
    for (const PlayerLook::HeldCard& card : m_look.cards) {
      widths.push_back(textWidth(font, card.name) +
                       (2 * padding + (card.anytime && !card.used ? playSign : 0)) * m_u);
    }
    return widths;
  }

  /// How many lines the chips take; m_places become theirs, with the line as the top.
  [[nodiscard]] int flow(const std::vector<qreal>& widths, qreal gap) {
    int line = 0;
    qreal x = 0;
    m_places.clear();
    for (const qreal width : widths) {
      if (x > 0 && x + width > room()) {
        ++line;
        x = 0;
      }
      m_places.emplace_back(x, line, width, 1);
      x += width + gap * m_u;
    }
    return line + 1;
  }

  /// As many lines as there is height for.
  [[nodiscard]] bool flowInLines() {
    const qreal flood = m_look.flood.over ? 0 : floodHeight;
    const qreal roomLeft = m_size.height() / m_u - nameHeight - crewsHeight() - flood - 2 * lineGap;
    m_made.chipFont = letters(m_font, 12);
    m_made.chipPadding = 6 * m_u;
    m_lines = flow(chipWidths(m_made.chipFont, 6), 5);
    return m_lines * (leastChip + lineGap) <= roomLeft;
  }

  /// First less padding, then another line, at last smaller letters.
  void chooseChips() {
    struct Fit {
      int lines;
      qreal size;
      qreal padding;
    };
    static constexpr std::array<Fit, 9> usual = {{{1, 12, 6},
                                                  {1, 12, 4.5},
                                                  {1, 12, 3},
                                                  {2, 12, 5},
                                                  {2, 12, 3},
                                                  {2, 11.5, 2.5},
                                                  {2, 11, 2},
                                                  {2, 10.5, 2},
                                                  {3, 10.5, 2}}};
    if (m_form == CardForm::roomy && flowInLines()) return;
    for (const Fit& fit : usual) {
      m_made.chipFont = letters(m_font, fit.size);
      m_made.chipPadding = fit.padding * m_u;
      m_lines = flow(chipWidths(m_made.chipFont, fit.padding), std::min(fit.padding, 5.0));
      if (m_lines <= fit.lines) return;
    }
  }

  void placeChips(qreal top, qreal height) {
    // What does not fit below each other comes closer together.
    const qreal most = (m_size.height() - 2 * m_u - top - (m_lines - 1) * lineGap * m_u) / m_lines;
    height = std::min(height, std::max(most, 13 * m_u));
    for (const QRectF& place : m_places) {
      m_made.chips.emplace_back(left * m_u + place.left(),
                                top + place.top() * (height + lineGap * m_u), place.width(),
                                height);
    }
  }

  const PlayerLook& m_look;
  QSizeF m_size;
  QFont m_font;
  CardForm m_form;
  qreal m_u;
  CardLayout m_made;
  int m_lines = 0;
  std::vector<QRectF> m_places;
};

} // namespace

const PlayerLook::Fact& storeOf(const PlayerLook& look, std::size_t store) {
  static constexpr std::array<PlayerLook::Fact PlayerLook::*, CardLayout::storeCount> facts = {
      &PlayerLook::stones, &PlayerLook::ships, &PlayerLook::sphinx, &PlayerLook::tombs};
  return look.*facts[store];
}

QString behindPoints(const PlayerLook& look) {
  return look.others.isEmpty() ? look.pointsSign : look.pointsSign + u' ' + look.others;
}

QString eatenBy(const PlayerLook& look) {
  return QStringLiteral("=%1").arg(look.flood.strength);
}

CardLayout cardLayout(const PlayerLook& look, const QSizeF& size, const QFont& font,
                      CardForm form) {
  return Maker(look, size, font, form).make();
}

} // namespace nilometer::ui
