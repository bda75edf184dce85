// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/running_players.h"

#include "ui/base/style/name_in_room.h"
#include "ui/base/style/text_width.h"
#include "ui/base/style/theme.h"
#include "ui/base/style/unit.h"
#include "ui/text/phrase.h"
#include "ui/window/start_button.h"

#include <QPainter>

#include <algorithm>

namespace nilometer::ui {

namespace {

// In u:
constexpr qreal beforeName = 31; ///< for the symbol
constexpr qreal beforePoints = 4;
constexpr qreal afterPoints = 8;
constexpr qreal betweenPlayers = 8;
constexpr qreal betweenRows = 6;
constexpr qreal usualWidth = 150; ///< a short name is not set wider

QString pointsOf(const DisplayLane& lane) {
  return (lane.soFar.isEmpty() ? text::number(lane.points) : lane.soFar) + lane.others;
}

QFont nameFont(const QWidget& on) {
  return lookFont(on, 14, QFont::Bold);
}
QFont pointsFont(const QWidget& on) {
  return lookFont(on, 16, QFont::Bold);
}

/// So wide is the one with the longest name, as it is written.
qreal wantedWidth(const std::vector<DisplayLane>& lanes, const QWidget& on) {
  qreal most = 0;
  for (const DisplayLane& lane : lanes) {
    most = std::max(most,
                    textWidth(nameFont(on), lane.name) + textWidth(pointsFont(on), pointsOf(lane)));
  }
  return most + (beforeName + beforePoints + afterPoints + 1) * lookUnit(on.font());
}

qreal widthOfEach(qreal width, int columns, qreal u) {
  return (width - betweenPlayers * u * (columns - 1)) / columns;
}

int columnsOf(const std::vector<DisplayLane>& lanes, int rows) {
  return (static_cast<int>(lanes.size()) + rows - 1) / rows;
}

void paintPlayer(QPainter& painter, const QRectF& box, const DisplayLane& lane,
                 const QStringList& names, const QWidget& on) {
  const Theme& theme = themeOf(on);
  const qreal u = lookUnit(on.font());
  paintCard(painter, box, theme.sunken, theme.sunken, 6 * u);
  const QColor ink = theme.playerText[static_cast<std::size_t>(lane.colour)];
  paintSymbol(painter, QPointF(box.left() + 17 * u, box.center().y()), 13 * u, lane.colour, ink);
  const QString points = pointsOf(lane);
  const QRectF text = box.adjusted(beforeName * u, 0, -afterPoints * u, 0);
  painter.setFont(pointsFont(on));
  painter.setPen(theme.ink);
  painter.drawText(text, Qt::AlignRight | Qt::AlignVCenter, points);
  const qreal room = text.width() - textWidth(painter.font(), points) - beforePoints * u;
  painter.setFont(nameFont(on));
  painter.setPen(ink);
  painter.drawText(QRectF(text.left(), text.top(), room, text.height()), Qt::AlignVCenter,
                   nameInRoom(lane.name, names, QFontMetricsF(painter.font()), room));
}

} // namespace

int runningRows(const std::vector<DisplayLane>& lanes, qreal width, int most, const QWidget& on) {
  const qreal wanted = wantedWidth(lanes, on);
  int rows = 1;
  while (rows < most && rows < static_cast<int>(lanes.size()) &&
         widthOfEach(width, columnsOf(lanes, rows), lookUnit(on.font())) < wanted) {
    ++rows;
  }
  return rows;
}

void paintRunningPlayers(QPainter& painter, const QRectF& room, int rows,
                         const std::vector<DisplayLane>& lanes, const QWidget& on) {
  if (lanes.empty()) return;
  const qreal u = lookUnit(on.font());
  const int columns = columnsOf(lanes, rows);
  qreal wide = widthOfEach(room.width(), columns, u);
  if (rows == 1) wide = std::min(wide, std::max(usualWidth * u, wantedWidth(lanes, on)));
  const qreal high = (room.height() - betweenRows * u * (rows - 1)) / rows;
  QStringList names;
  for (const DisplayLane& lane : lanes) names += lane.name;
  for (int i = 0; i < static_cast<int>(lanes.size()); ++i) {
    const QPointF at((i % columns) * (wide + betweenPlayers * u),
                     (i / columns) * (high + betweenRows * u));
    paintPlayer(painter, QRectF(room.topLeft() + at, QSizeF(wide, high)),
                lanes[static_cast<std::size_t>(i)], names, on);
  }
}

} // namespace nilometer::ui
