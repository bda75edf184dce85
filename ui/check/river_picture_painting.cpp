// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/place_painting.h"
#include "ui/board/river_painting.h"
#include "ui/check/cell_painting.h"
#include "ui/check/river_picture.h"
#include "ui/check/round_parts.h"
#include "ui/words/phrase.h"

#include "engine/egizia/bits.h"

#include <QPainter>

namespace nilometer::ui {

using egizia::StopKind;

void RiverPicture::paintSquares(QPainter& painter, std::size_t stop) const {
  const Theme& theme = themeOf(*this);
  for (int number = 1; number <= m_layout.stops.spaces + 1; ++number) {
    const bool reserve = number > m_layout.stops.spaces;
    PlaceLook look;
    look.shape = reserve ? PlaceLook::Shape::reserve : PlaceLook::Shape::space;
    //: One letter for the reserve beside a building site.
    look.text = reserve ? tr("R") : words::number(number);
    // Those that only four players use lie a little deeper.
    look.empty = !reserve && number > m_edition.spacesPerSiteFewPlayers;
    const QRect square = m_layout.stops.squareOf(m_layout.stops.heights[stop], number);
    paintPlace(painter, square.translated(m_layout.banks), look, {}, font(), theme);
  }
}

void RiverPicture::paintRound(QPainter& painter, std::size_t stop) const {
  const Theme& theme = themeOf(*this);
  const PlaceLook look = roundLook(m_stops[stop].stop, m_edition);
  const RoundParts parts = roundParts(look, bodyOf(stop), circleSize(), font());
  paintCard(painter, parts.circle, theme.ground, theme.line, circleSize() / 2.0);
  const int side = parts.crews.height();
  int left = parts.crews.left();
  for (const int crew : egizia::Bits(look.crews)) {
    paintCard(painter, QRect(left, parts.crews.top(), side, side),
              theme.crew[static_cast<std::size_t>(crew)], theme.quietInk, 3);
    left += side + 2;
  }
}

void RiverPicture::paintStop(QPainter& painter, std::size_t stop) const {
  const Theme& theme = themeOf(*this);
  const StopRow& row = m_stops[stop];
  const QRect body = bodyOf(stop);
  switch (row.stop.kind) {
  case StopKind::card: paintCellGround(painter, body, row.sureness, CellTouch::none, theme); break;
  case StopKind::round: paintRound(painter, stop); break;
  case StopKind::site: paintSquares(painter, stop); break;
  }
  if (row.sureness == Sureness::nonsense && row.stop.kind != StopKind::card) {
    painter.setPen(QPen(theme.stop, 2));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(body.adjusted(-3, -1, 1, 1), cornerRadius, cornerRadius);
  }
}

void RiverPicture::paintEvent(QPaintEvent* /*event*/) {
  const Theme& theme = themeOf(*this);
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  paintCard(painter, m_layout.river, theme.surface, theme.line);
  paintCard(painter, m_layout.sites, theme.surface, theme.line);
  painter.setFont(font());
  paintCellGround(painter, m_layout.order, m_order, CellTouch::none, theme);
  paintSureMark(painter, m_layout.order, m_order, theme);
  painter.save();
  painter.setClipRect(
      m_layout.river.adjusted(1, m_layout.banks.y() - m_layout.river.top(), -1, -1));
  painter.translate(m_layout.banks);
  if (!m_stops.empty()) paintRiver(painter, m_edition.river, m_layout.stops, m_course, theme);
  painter.restore();
  for (std::size_t stop = 0; stop < m_stops.size(); ++stop) paintStop(painter, stop);
  if (const auto stop = stopWithKeyboard()) {
    painter.setPen(QPen(theme.riverEdge, 2));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(rowOf(*stop).adjusted(-3, -1, 3, 1), cornerRadius, cornerRadius);
  }
  paintTexts(painter);
}

} // namespace nilometer::ui
