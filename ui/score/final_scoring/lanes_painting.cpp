// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/score/final_scoring/lanes_painting.h"

#include "ui/base/style/kept_picture.h"
#include "ui/base/style/name_in_room.h"
#include "ui/base/style/pieces.h"
#include "ui/text/phrase.h"
#include "ui/text/shown_names.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace nilometer::ui {

namespace {

int tensBelow(int points) {
  return static_cast<int>(std::floor(points / 10.0)) * 10;
}

QFont boldAt(QFont font, qreal pixels) {
  font.setBold(true);
  font.setPixelSize(std::max(1, qRound(pixels)));
  return font;
}

class Lanes {
public:
  Lanes(QPainter& painter, const LanesRoom& room, const ScoreLanesContent& content,
        const Theme& theme)
      : m_painter(painter), m_room(room), m_content(content), m_theme(theme), m_u(room.u),
        m_font(painter.font()), m_scale(lanesScale(content)), m_letters(nameLetters()),
        m_names(namesWidth(m_letters, QWIDGETSIZE_MAX)), m_points(pointsWidth()) {}

  void paint(std::span<const qreal> ships) {
    m_painter.setPen(QPen(m_theme.riverEdge, m_u));
    m_painter.setBrush(m_theme.river);
    m_painter.drawRoundedRect(m_room.all.adjusted(0.5, 0.5, -0.5, -0.5), 8 * m_u, 8 * m_u);
    for (std::size_t i = 0; i <= m_content.rows.size(); ++i) paintWave(top(i));
    for (std::size_t i = 0; i < m_content.rows.size(); ++i) {
      if (m_content.rows[i].now) paintNow(i);
    }
    paintTens();
    for (std::size_t i = 0; i < m_content.rows.size(); ++i) paintRow(i, ships[i]);
  }

private:
  [[nodiscard]] qreal top(std::size_t row) const {
    return m_room.all.top() + m_room.top + qreal(row) * m_room.lane;
  }
  [[nodiscard]] qreal left() const { return m_room.all.left() + m_names + 12 * m_u; }
  /// The ship is drawn right of its point.
  [[nodiscard]] qreal right() const {
    return m_room.all.right() - m_points - 24 * m_u - shipSize();
  }
  [[nodiscard]] qreal shipSize() const { return std::min(46 * m_u, 0.9 * m_room.lane); }
  [[nodiscard]] qreal pointSize() const { return std::min(34 * m_u, 0.72 * m_room.lane); }
  [[nodiscard]] qreal x(qreal points) const {
    return left() + (right() - left()) * (points - m_scale.from) / (m_scale.to - m_scale.from);
  }

  [[nodiscard]] qreal mostNames() const { return 0.3 * m_room.all.width(); }

  /// What the names take with at most so many letters each.
  [[nodiscard]] qreal namesWidth(qreal letters, qsizetype most) const {
    const QFontMetricsF metrics(boldAt(m_font, letters));
    qreal widest = 94 * m_u;
    for (const ScoreLanesContent::Row& row : m_content.rows) {
      const QString least = row.name.left(most - 1) + QChar(u'…');
      const bool isShort = row.name.size() <= most;
      widest = std::max(widest, metrics.horizontalAdvance(isShort ? row.name : least));
    }
    return std::min(widest + 37 * m_u, mostNames());
  }

  [[nodiscard]] qreal nameLetters() const {
    for (const qreal letters : {18.0, 16.0, 14.0}) {
      if (namesWidth(letters * m_u, text::ShownNames::longest) < mostNames()) return letters * m_u;
    }
    return 13 * m_u;
  }

  [[nodiscard]] qreal pointsWidth() const {
    const QFontMetricsF metrics(boldAt(m_font, std::min(34 * m_u, 0.72 * m_room.lane)));
    qreal widest = metrics.horizontalAdvance(QStringLiteral("000"));
    for (const ScoreLanesContent::Row& row : m_content.rows) {
      widest =
          std::max(widest, metrics.horizontalAdvance(row.numbers.value(row.numbers.size() - 1)));
    }
    return std::min(widest, 0.25 * m_room.all.width());
  }

  void paintWave(qreal y) {
    QColor line = m_theme.riverEdge;
    line.setAlphaF(0.35F);
    const KeptLook look{.shape = KeptLook::Shape::wave, .edge = line.rgba(), .pen = m_u};
    const QRectF strip(m_room.all.left() + 6 * m_u, y - 5 * m_u, m_room.all.width() - 6 * m_u,
                       10 * m_u);
    paintKept(m_painter, look, strip, 0, [&](QPainter& on, const QRectF& room) {
      const qreal length = 24 * m_u;
      const qreal middle = room.center().y();
      QPainterPath wave(QPointF(room.left(), middle));
      for (qreal at = room.left(); at + length < room.right(); at += length) {
        wave.quadTo(at + length / 4, room.top(), at + length / 2, middle);
        wave.quadTo(at + length * 3 / 4, room.bottom(), at + length, middle);
      }
      on.setPen(QPen(line, m_u));
      on.setBrush(Qt::NoBrush);
      on.drawPath(wave);
    });
  }

  void paintNow(std::size_t row) {
    const QRectF lane(m_room.all.left() + 5 * m_u, top(row), m_room.all.width() - 10 * m_u,
                      m_room.lane);
    m_painter.setPen(QPen(m_theme.choose, 2 * m_u));
    m_painter.setBrush(m_theme.surface);
    m_painter.drawRoundedRect(lane, 8 * m_u, 8 * m_u);
  }

  void paintTens() {
    const qreal bottom = top(m_content.rows.size());
    QFont small = m_font;
    small.setPixelSize(qRound(13 * m_u));
    m_painter.setFont(small);
    // Where tens have no room each, every second, third … of them is drawn.
    const qreal ten = x(10) - x(0);
    const int step = 10 * std::max(1, static_cast<int>(std::ceil(40 * m_u / std::max(ten, 1.0))));
    for (int points = m_scale.from; points <= m_scale.to; points += step) {
      QPen dots(m_theme.riverEdge, m_u);
      dots.setDashPattern({3, 4});
      m_painter.setPen(dots);
      m_painter.drawLine(QPointF(x(points), m_room.all.top() + 12 * m_u),
                         QPointF(x(points), bottom));
      // A lane alone has no room for them.
      if (bottom + 18 * m_u > m_room.all.bottom()) continue;
      m_painter.setPen(m_theme.onRiver);
      m_painter.drawText(QRectF(x(points) - 30 * m_u, bottom + 3 * m_u, 60 * m_u, 18 * m_u),
                         Qt::AlignCenter, text::number(points));
    }
  }

  void paintRow(std::size_t index, qreal ship) {
    const ScoreLanesContent::Row& row = m_content.rows[index];
    const QRectF lane(m_room.all.left(), top(index), m_room.all.width(), m_room.lane);
    paintName(row, lane);
    const qreal y = lane.top() + lane.height() * 0.79;
    m_painter.setPen(QPen(textColour(row), 2 * m_u));
    m_painter.drawLine(QPointF(left(), y), QPointF(x(row.before), y));
    m_painter.drawLine(QPointF(x(row.before), y - 12 * m_u), QPointF(x(row.before), y + 8 * m_u));
    int at = row.before;
    for (const ScoreLanesContent::Piece& piece : row.pieces) {
      paintPiece(row, piece, at, y);
      at += piece.points;
    }
    const qreal size = shipSize();
    paintShip(m_painter, QPointF(x(ship) + size / 2, lane.top() + 2 * m_u + size / 2), size,
              row.player, m_theme);
    m_painter.setFont(boldAt(m_font, pointSize()));
    m_painter.setPen(m_theme.onRiver);
    const QString total = row.numbers.value(row.numbers.size() - 1);
    const QRectF numbers(lane.right() - m_points - 20 * m_u, lane.top(), m_points, lane.height());
    paintFitting(numbers, total, pointSize());
  }

  [[nodiscard]] const QColor& textColour(const ScoreLanesContent::Row& row) const {
    return m_theme.playerText[static_cast<std::size_t>(row.player)];
  }

  void paintFitting(const QRectF& room, const QString& text, qreal pixels) {
    const qreal wide = m_painter.fontMetrics().horizontalAdvance(text);
    if (wide > room.width()) m_painter.setFont(boldAt(m_font, pixels * room.width() / wide));
    m_painter.drawText(room, Qt::AlignRight | Qt::AlignVCenter, text);
  }

  void paintName(const ScoreLanesContent::Row& row, const QRectF& lane) {
    const qreal y = lane.top() + lane.height() * 0.48;
    paintSymbol(m_painter, QPointF(lane.left() + 26 * m_u, y), 15 * m_u, row.player,
                textColour(row));
    m_painter.setFont(boldAt(m_font, m_letters));
    m_painter.setPen(m_theme.onRiver);
    const QRectF room(lane.left() + 44 * m_u, lane.top(), m_names - 36 * m_u, lane.height() * 0.96);
    QStringList names;
    for (const ScoreLanesContent::Row& each : m_content.rows) names += each.name;
    m_painter.drawText(room, Qt::AlignVCenter | Qt::AlignLeft,
                       nameInRoom(row.name, names, QFontMetricsF(m_painter.font()), room.width()));
  }

  void paintPiece(const ScoreLanesContent::Row& row, const ScoreLanesContent::Piece& piece, int at,
                  qreal y) {
    if (piece.points == 0) return;
    const auto colour = static_cast<std::size_t>(row.player);
    QRectF box(QPointF(x(at), y - 7 * m_u), QPointF(x(at + piece.points), y + 7 * m_u));
    box = box.normalized().adjusted(m_u, 0, -m_u, 0);
    m_painter.setPen(piece.now ? QPen(m_theme.ink, 2 * m_u) : QPen(Qt::NoPen));
    m_painter.setBrush(m_theme.player[colour]);
    m_painter.drawRoundedRect(box, 3 * m_u, 3 * m_u);
    m_painter.setFont(boldAt(m_font, 11.5 * m_u));
    if (m_painter.fontMetrics().horizontalAdvance(piece.text) > box.width()) return;
    m_painter.setPen(m_theme.onPlayer[colour]);
    m_painter.drawText(box, Qt::AlignCenter, piece.text);
  }

  QPainter& m_painter;
  const LanesRoom& m_room;
  const ScoreLanesContent& m_content;
  const Theme& m_theme;
  qreal m_u;
  QFont m_font;
  LanesScale m_scale;
  qreal m_letters; ///< height of the names
  qreal m_names;
  qreal m_points;
};

} // namespace

LanesScale lanesScale(const ScoreLanesContent& content) {
  if (content.rows.empty()) return {0, content.least};
  int from = content.rows.front().before;
  int to = from;
  for (const ScoreLanesContent::Row& row : content.rows) {
    from = std::min({from, row.before, row.total()});
    to = std::max({to, row.before, row.total()});
  }
  // A little of the way before is seen, but below 0 only where somebody is there.
  if (from != 0) from = tensBelow(from - 1);
  return {from, std::max(tensBelow(to + 9), from + content.least)};
}

void paintLanes(QPainter& painter, const LanesRoom& room, const ScoreLanesContent& content,
                std::span<const qreal> ships, const Theme& theme) {
  painter.save();
  Lanes(painter, room, content, theme).paint(ships);
  painter.restore();
}

} // namespace nilometer::ui
