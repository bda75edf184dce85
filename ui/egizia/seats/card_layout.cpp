// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/seats/card_layout.h"

#include "ui/base/style/font_utils.h"
#include "ui/base/style/text_width.h"
#include "ui/base/style/unit.h"
#include "ui/egizia/seats/store_line.h"
#include "ui/egizia/style/box_colours.h"

#include <QWidget>

#include <algorithm>
#include <numeric>

namespace nilometer::ui {

namespace {

// In u:
constexpr qreal left = 18;      ///< right of the bar in the player's colour
constexpr qreal right = 14;     ///< free at the right edge
constexpr qreal nameLeft = 40;  ///< where the name begins, behind the symbol
constexpr qreal signWidth = 18; ///< right of the points, free for their sign
constexpr qreal endingHeight = 14;
constexpr qreal leastInOneLine = 340; ///< the width of a card with its stores beside the crews
constexpr qreal leastRoomy = 140;     ///< so high, a card has them below each other
constexpr qreal beneath = 6;          ///< free at the lower edge, within the ring as well
constexpr qreal leastName = 12;       ///< letters of a name that stands beside what is scored now

/// A length of a card, in u: where there is little room, and where there is enough.
struct Span {
  qreal least;
  qreal best;
  /// `ease` from 0 to 1.
  [[nodiscard]] qreal at(qreal ease) const { return least + ease * (best - least); }
};
constexpr Span above{4, 5};
constexpr Span nameHeight{24, 26};
constexpr Span crewHeight{21, crewTileHeight};
constexpr Span rowGap{1, 7};
constexpr Span crewGap{2, 7};
constexpr Span chipHeight{18, 24};
constexpr Span lineGap{2, 3}; ///< between two lines of chips

class Maker {
public:
  Maker(const PlayerLook& look, const QSizeF& size, const QFont& font, SeatForm form)
      : m_look(look), m_size(size), m_font(font), m_u(lookUnit(font)),
        m_closed(form == SeatForm::closed),
        m_roomy(size.width() < leastInOneLine * m_u || size.height() >= leastRoomy * m_u) {
    m_flood = m_look.flood.over ? 0 : m_closed ? floodBarHeight : floodHeight;
    m_endingBelow = !nameFitsBesideEnding();
    if (m_closed) m_made.floodForm = FloodForm::bar;
    if (m_closed) return;
    chooseChips();
    constexpr qreal some = 0.25;
    if (heightAt(some) > m_size.height()) foldFlood();
  }

  /// In which everything stands with so much ease, in logical pixels.
  [[nodiscard]] qreal heightAt(qreal ease) const { return inAll(ease) * m_u; }

  [[nodiscard]] CardLayout make() {
    const qreal least = heightAt(0);
    const qreal more = m_size.height() - least;
    const qreal ease = std::clamp(more / (heightAt(1) - least), 0.0, 1.0);
    // What is still free is above and below; what is missing the chips give.
    qreal top = above.at(ease) * m_u + std::max(m_size.height() - heightAt(1), 0.0) / 2;
    const qreal gap = more < 0 ? 0 : rowGap.at(ease) * m_u;
    const auto next = [&](qreal height) {
      const QRectF row(left * m_u, top, room(), height * m_u);
      if (height > 0) top += row.height() + gap;
      return row;
    };
    placeName(next(nameHeight.at(ease)));
    if (m_endingBelow) placeEndingBelow(next(endingHeight));
    if (!m_closed) placeCrews(next(crewsHeight(ease)), crewHeight.at(ease) * m_u);
    m_made.flood = next(m_flood);
    if (!m_closed) placeChips(top, chipHeight.at(ease) * m_u, lineGap.at(ease) * m_u);
    return m_made;
  }

private:
  /// Many cards take the line of the ring's positions.
  void foldFlood() {
    if (m_flood > floodBarHeight) m_flood = floodBarHeight;
    m_made.floodForm = FloodForm::inLine;
  }

  // In u:
  [[nodiscard]] qreal crewsHeight(qreal ease) const {
    const qreal one = crewHeight.at(ease);
    return m_roomy ? 2 * one + crewGap.at(ease) : one;
  }
  /// Without the chips.
  [[nodiscard]] qreal rowsHeight(qreal ease) const {
    const qreal gap = rowGap.at(ease);
    qreal height = above.at(ease) + nameHeight.at(ease) + beneath;
    if (m_endingBelow) height += endingHeight + gap;
    if (m_flood > 0) height += m_flood + gap;
    return m_closed ? height : height + crewsHeight(ease) + 2 * gap;
  }
  [[nodiscard]] qreal inAll(qreal ease) const {
    const qreal rows = rowsHeight(ease);
    if (m_closed) return rows;
    return rows + m_lines * (chipHeight.at(ease) + lineGap.at(ease)) - lineGap.at(ease);
  }
  [[nodiscard]] qreal room() const { return m_size.width() - (left + right) * m_u; }

  [[nodiscard]] qreal pointsWidth() const {
    return textWidth(fontWithHeight(m_font, 27, QFont::Bold), m_look.seat.points);
  }
  [[nodiscard]] qreal behindWidth() const {
    return textWidth(fontWithHeight(m_font, 12, QFont::Normal), m_look.seat.behind);
  }
  [[nodiscard]] qreal endingWidth() const {
    return m_closed ? 0
                    : textWidth(fontWithHeight(m_font, 11.5, QFont::Normal),
                                m_look.ending + m_look.endingSign);
  }
  [[nodiscard]] qreal pointsEnd() const {
    return m_size.width() - std::max(signWidth * m_u, behindWidth() + 6 * m_u);
  }

  [[nodiscard]] bool nameFitsBesideEnding() const {
    if (endingWidth() == 0) return true;
    const qreal taken = pointsWidth() + endingWidth() + (16 + m_look.scarabs * 15) * m_u;
    return textWidth(fontWithHeight(m_font, leastName, QFont::Bold), m_look.seat.name) <=
           pointsEnd() - taken - nameLeft * m_u;
  }

  void placeEndingBelow(const QRectF& row) {
    const qreal width = endingWidth();
    m_made.ending = {row.right() - width, row.top(), width, row.height()};
  }

  void placeName(const QRectF& row) {
    qreal end = pointsEnd();
    m_made.behindPoints = {end + 2 * m_u, row.top(), behindWidth() + m_u, row.height()};
    const auto before = [&](qreal width, qreal gap) {
      const QRectF place(end - width, row.top(), width, row.height());
      if (width > 0) end -= width + gap * m_u;
      return place;
    };
    m_made.points = before(pointsWidth(), 8);
    if (!m_endingBelow) m_made.ending = before(endingWidth(), 8);
    m_made.scarabs = before(m_look.scarabs * 9 * m_u, 6);
    m_made.symbol = {left * m_u, row.center().y() - 7 * m_u, 14 * m_u, 14 * m_u};
    m_made.name = {nameLeft * m_u, row.top(), std::max(end - nameLeft * m_u, 0.0), row.height()};
    for (const qreal size : {16.0, 15.0, 14.0, 13.0, 12.0, 11.0, 10.0}) {
      m_made.nameFont = fontWithHeight(m_font, size, QFont::Bold);
      if (textWidth(m_made.nameFont, m_look.seat.name) <= m_made.name.width()) break;
    }
  }

  /// Tight is from 0 to 1: how much smaller than usual gaps and letters are.
  [[nodiscard]] qreal storesWidth(qreal tight) {
    m_made.storeFont = fontWithHeight(m_font, 14 - 2 * tight, QFont::Bold);
    m_made.moreFont = fontWithHeight(m_font, 11.5 - tight, QFont::Normal);
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
    m_made.labels = m_roomy;
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

  void placeCrews(const QRectF& row, qreal height) {
    m_made.crewFont = fontWithHeight(m_font, 14, QFont::Bold);
    qreal x = row.left();
    for (QRectF& crew : m_made.crews) {
      crew = {x, row.top(), 26 * m_u, height};
      x += 30 * m_u;
    }
    m_made.eats = {x, row.top(),
                   textWidth(fontWithHeight(m_font, 13, QFont::Normal), eatenBy(m_look)), height};
    x += m_made.eats.width() + 10 * m_u;
    if (m_roomy) {
      return placeStores({row.left(), row.bottom() - height, row.width(), height});
    }
    placeStores({x, row.top(), row.right() - x, height});
  }

  [[nodiscard]] std::vector<qreal> chipWidths(const QFont& font, qreal padding) const {
    constexpr qreal quarrySign = 20;
    constexpr qreal playSign = 9;
    std::vector<qreal> widths = {textWidth(fontWithHeight(font, 13, QFont::Bold), m_look.quarries) +
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
    m_made.chipFont = fontWithHeight(m_font, 12, QFont::Normal);
    m_made.chipPadding = 6 * m_u;
    m_lines = flow(chipWidths(m_made.chipFont, 6), 5);
    if (heightAt(0) > m_size.height()) foldFlood();
    return heightAt(0) <= m_size.height();
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
    if (m_roomy && flowInLines()) return;
    m_roomy = m_size.width() < leastInOneLine * m_u;
    for (const Fit& fit : usual) {
      m_made.chipFont = fontWithHeight(m_font, fit.size, QFont::Normal);
      m_made.chipPadding = fit.padding * m_u;
      m_lines = flow(chipWidths(m_made.chipFont, fit.padding), std::min(fit.padding, 5.0));
      if (m_lines <= fit.lines) return;
    }
  }

  void placeChips(qreal top, qreal height, qreal gap) {
    // What does not fit below each other comes closer together.
    const qreal free = m_size.height() - beneath * m_u - top;
    if (m_lines * (height + gap) - gap > free) {
      gap = m_u;
      height = std::max((free + gap) / m_lines - gap, 13 * m_u);
    }
    for (const QRectF& place : m_places) {
      m_made.chips.emplace_back(left * m_u + place.left(), top + place.top() * (height + gap),
                                place.width(), height);
    }
  }

  const PlayerLook& m_look;
  QSizeF m_size;
  QFont m_font;
  qreal m_u;
  qreal m_flood = 0; ///< its height, in u
  bool m_closed;
  bool m_roomy;               ///< crews and stores in two lines, chips in as many as have room
  bool m_endingBelow = false; ///< what is scored now has a line of its own below the name
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

QString eatenBy(const PlayerLook& look) {
  return QStringLiteral("=%1").arg(look.flood.strength);
}

CardLayout cardLayout(const PlayerLook& look, const QSizeF& size, const QFont& font,
                      SeatForm form) {
  return Maker(look, size, font, form).make();
}

qreal cardHeight(const PlayerLook& look, qreal width, const QFont& font) {
  constexpr qreal some = 0.25;
  return Maker(look, QSizeF(width, QWIDGETSIZE_MAX), font, SeatForm::whole).heightAt(some);
}

} // namespace nilometer::ui
