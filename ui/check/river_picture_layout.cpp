// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/heading.h"
#include "ui/board/place_layout.h"
#include "ui/board/river_painting.h"
#include "ui/board/text_fit.h"
#include "ui/check/cell_painting.h"
#include "ui/check/river_picture.h"
#include "ui/check/round_parts.h"
#include "ui/words/phrase.h"
#include "ui/words/words.h"

#include "engine/egizia/edition_bounds.h"

#include <algorithm>

namespace nilometer::ui {

using egizia::Stop;
using egizia::StopKind;

namespace {

constexpr int riverPadding = 3 * unit;
constexpr int banksApart = 2 * unit; ///< between the two cards

} // namespace

int RiverPicture::buttonSide() const {
  return cellHeight(fontMetrics());
}

/// Of round spaces, and the side of building spaces.
int RiverPicture::circleSize() const {
  PlaceLook space;
  space.shape = PlaceLook::Shape::space;
  return leastPlaceSize(space, QStringLiteral("0"), PlaceFonts(font())).height();
}

RiverMeasures RiverPicture::measures(CardNames cards) const {
  const QFontMetrics names(headingFont(font()));
  const int side = buttonSide();
  const int moves = 2 * side + unit;
  RiverMeasures measures;
  measures.line = fontMetrics().height();
  measures.spaces = std::clamp<int>(m_edition.spacesPerSite, 0, egizia::maxSiteSpaces);
  measures.square = circleSize();
  measures.card =
      4 * side + unit + fontMetrics().horizontalAdvance(QStringLiteral("00")) + 5 * unit;
  if (cards == CardNames::shown) {
    measures.card += 2 * unit + fontMetrics().horizontalAdvance(tr("Nile card"));
  }
  for (const Stop& stop : m_edition.river) {
    if (stop.kind == StopKind::round) {
      const RoundParts parts =
          roundParts(roundLook(stop, m_edition), QRect(0, 0, 1, 1), measures.square, font());
      measures.town = std::max(measures.town, parts.caption.right() + 1 + moves);
    } else if (stop.kind == StopKind::site) {
      const QString name = words::site(static_cast<egizia::Site>(stop.index));
      measures.siteName = std::max(measures.siteName, leastWidth(names, name, 2) + 1 + moves);
    }
  }
  measures.row = std::max({side, measures.square, 2 * names.height()});
  return measures;
}

QSize RiverPicture::leastBanks(CardNames cards) const {
  return leastRiverSize(m_edition.river, measures(cards));
}

QSize RiverPicture::orderSize() const {
  const QFontMetrics heading(headingFont(font()));
  const QString text = words::printedValue("river.stops", {});
  const int add = m_addFirst == nullptr ? 0 : buttonSide() + unit;
  return {heading.horizontalAdvance(text) + 1 + 3 * unit + sureMarkWidth(font()) + add,
          buttonSide()};
}

int RiverPicture::sitesWidth() const {
  const int heading =
      std::max(longestWord(words::printedValue("sites.participation", {}), headingFont(font())),
               longestWord(tr("Building sites"), headingFont(font())));
  const int lines = std::max(goodWidth(m_siteLines, font()), goodWidth(m_participation, font()));
  return std::max(heading, lines) + 2 * riverPadding;
}

// One group under the other, or beside it where there is room for both.
void RiverPicture::layOutSites(Layout& layout, const QPoint& at, int width) const {
  const QFont heading = headingFont(font());
  const bool twice = width >= 2 * sitesWidth();
  const int inside =
      (twice ? (width - 2 * riverPadding) / 2 - riverPadding : width - 2 * riverPadding);
  QPoint top = at + QPoint(riverPadding, riverPadding);
  const auto addLines = [&](const QString& name, const std::vector<CellLine>& lines, QRect& room,
                            std::vector<LineRooms>& rooms) {
    room = QRect(top, QSize(inside, sizeOfText(name, heading, inside).height()));
    rooms = layOutLines(lines, {room.left(), room.bottom() + 1 + 2 * unit}, inside, font());
    return (rooms.empty() ? room : rooms.back().text).bottom() + 1;
  };
  int bottom = addLines(tr("Building sites"), m_siteLines, layout.sitesName, layout.siteLines);
  top = twice ? top + QPoint(inside + 2 * riverPadding, 0) : QPoint(top.x(), bottom + 4 * unit);
  bottom =
      std::max(bottom, addLines(words::printedValue("sites.participation", {}), m_participation,
                                layout.participationName, layout.participationLines));
  layout.sites = QRect(at, QSize(width, bottom + riverPadding - at.y()));
}

RiverPicture::Layout RiverPicture::layOut(int width) const {
  Layout layout;
  layout.cards = width < leastBanks(CardNames::shown).width() + 2 * riverPadding ? CardNames::hidden
                                                                                 : CardNames::shown;
  const QSize least = leastBanks(layout.cards);
  const int sites = sitesWidth();
  const bool beside = width >= least.width() + 2 * riverPadding + banksApart + sites;
  const int most = least.width() * 3 / 2 + 2 * riverPadding;
  const int wide = beside ? std::min(width - sites - banksApart, most) : width;
  layout.order = QRect(QPoint(riverPadding, riverPadding), orderSize());
  layout.banks = QPoint(riverPadding, layout.order.bottom() + 1);
  layout.stops = layOutRiver(m_edition.river, measures(layout.cards),
                             {wide - 2 * riverPadding, least.height()});
  layout.river = QRect(0, 0, wide, layout.banks.y() + least.height() + unit);
  if (beside) {
    layOutSites(layout, {wide + banksApart, 0}, sites);
  } else {
    const int below = layout.river.bottom() + 1 + banksApart;
    layOutSites(layout, {0, below}, std::min(width, 2 * sites));
  }
  return layout;
}

int RiverPicture::heightForWidth(int width) const {
  const Layout layout = layOut(std::max(width, minimumSizeHint().width()));
  return std::max(layout.river.bottom(), layout.sites.bottom()) + 1;
}

QSize RiverPicture::minimumSizeHint() const {
  return {std::max({leastBanks(CardNames::hidden).width() + 2 * riverPadding,
                    orderSize().width() + 2 * riverPadding, sitesWidth()}),
          targetHeight};
}

QRect RiverPicture::rowOf(std::size_t stop) const {
  return m_layout.stops.rowOf(m_stops[stop].stop, m_layout.stops.heights[stop])
      .translated(m_layout.banks);
}

/// What is left of the row beside the buttons.
QRect RiverPicture::bodyOf(std::size_t stop) const {
  const int side = buttonSide();
  const QRect row = rowOf(stop);
  return isLeftBank(m_stops[stop].stop) ? row.adjusted(4 * side + unit, 0, 0, 0)
                                        : row.adjusted(0, 0, -2 * side - unit, 0);
}

// Every button keeps its place, so that the eye finds it also where another is missing.
void RiverPicture::placeButtons(std::size_t stop) {
  const StopRow& row = m_stops[stop];
  const QRect room = rowOf(stop);
  const int side = buttonSide();
  int left = isLeftBank(row.stop) ? room.left() : room.right() + 1 - 2 * side;
  for (StepButton* button : {row.move[0], row.move[1], row.add, row.remove}) {
    if (button != nullptr) {
      button->setGeometry(left, room.center().y() + 1 - side / 2, side, side);
    }
    left += side;
  }
}

void RiverPicture::placeTexts() {
  using Tone = PrintedText::Tone;
  const int add = m_addFirst == nullptr ? 0 : buttonSide() + unit;
  m_texts.clear();
  m_texts.push_back({m_layout.order.adjusted(2 * unit, 0, -add - sureMarkWidth(font()), 0),
                     words::printedValue("river.stops", {}), Tone::heading});
  const int numbers = fontMetrics().horizontalAdvance(QStringLiteral("00")) + 2;
  for (std::size_t i = 0; i < m_stops.size(); ++i) {
    const Stop& stop = m_stops[i].stop;
    if (stop.kind == StopKind::card) {
      QRect body = bodyOf(i).adjusted(2 * unit, 0, 0, 0);
      m_texts.push_back({QRect(body.left(), body.top(), numbers, body.height()),
                         words::number(stop.index + 1), Tone::quiet});
      if (m_layout.cards == CardNames::hidden) continue;
      m_texts.push_back({body.adjusted(numbers + 2 * unit, 0, 0, 0), tr("Nile card")});
    } else if (stop.kind == StopKind::round) {
      const PlaceLook look = roundLook(stop, m_edition);
      const RoundParts parts = roundParts(look, bodyOf(i), circleSize(), font());
      m_texts.push_back({parts.name, look.text});
      m_texts.push_back({parts.caption, look.caption, Tone::quiet});
    } else {
      QRect room = m_layout.stops.siteName(m_layout.stops.heights[i]).translated(m_layout.banks);
      room.setRight(bodyOf(i).right());
      m_texts.push_back({room, words::site(static_cast<egizia::Site>(stop.index)), Tone::heading});
    }
  }
  m_texts.push_back({m_layout.sitesName, tr("Building sites"), Tone::heading});
  m_texts.push_back(
      {m_layout.participationName, words::printedValue("sites.participation", {}), Tone::heading});
  placeLines(m_siteLines, m_layout.siteLines, m_texts);
  placeLines(m_participation, m_layout.participationLines, m_texts);
}

void RiverPicture::arrange() {
  if (m_siteLines.empty()) return; // nothing shown yet
  m_layout = layOut(width());
  m_course =
      courseOf(m_edition.river, m_layout.stops, m_layout.river.bottom() - m_layout.banks.y());
  QWidget* before = m_addFirst;
  for (std::size_t stop = 0; stop < m_stops.size(); ++stop) {
    placeButtons(stop);
    const StopRow& row = m_stops[stop];
    for (QWidget* button :
         std::initializer_list<QWidget*>{row.move[0], row.move[1], row.add, row.remove}) {
      if (button != nullptr) before = button;
    }
  }
  for (WordField* name : m_siteNames) {
    if (before != nullptr) setTabOrder(before, name);
    before = name;
  }
  if (m_addFirst != nullptr) {
    const int side = buttonSide();
    m_addFirst->setGeometry(m_layout.order.right() + 1 - side, m_layout.order.top(), side, side);
  }
  placeTexts();
  follow();
  update();
}

} // namespace nilometer::ui
