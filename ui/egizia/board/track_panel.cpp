// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/board/track_panel.h"

#include "ui/board/heading.h"
#include "ui/egizia/words/words.h"
#include "ui/words/phrase.h"

#include "engine/egizia/game.h"

#include <QPainter>

#include <algorithm>
#include <utility>

namespace nilometer::ui {

using egizia::operator""_rule;

namespace {

constexpr int slideTime = 150;     ///< milliseconds
constexpr int leastLabels = 6;     ///< numbers under the axis that always have room
constexpr int titleGap = 4 * unit; ///< between title and track
constexpr int mostRoom = 2;        ///< heights of a full queue that the track takes at most
constexpr qreal leastTick = 4;     ///< between two ticks; closer ones are left out

/// A scarab seen from above, in a square of that size.
void paintScarab(QPainter& painter, const QPointF& centre, qreal size, const QColor& ink,
                 const QColor& ground) {
  painter.save();
  painter.translate(centre);
  painter.scale(size, size);
  painter.setPen(QPen(ink, 0.08));
  for (const qreal y : {-0.12, 0.12, 0.34}) {
    painter.drawLine(QPointF(-0.46, y - 0.06), QPointF(0.46, y - 0.06));
  }
  painter.setPen(Qt::NoPen);
  painter.setBrush(ink);
  painter.drawEllipse(QPointF(0, -0.34), 0.17, 0.15);
  painter.drawEllipse(QPointF(0, 0.1), 0.33, 0.4);
  painter.setPen(QPen(ground, 0.08));
  painter.drawLine(QPointF(0, -0.08), QPointF(0, 0.5));
  painter.drawLine(QPointF(-0.3, -0.08), QPointF(0.3, -0.08));
  painter.restore();
}

/// Where the player's marker stands, and how large it is.
struct Spot {
  QPointF centre;
  qreal diameter = 0;
};

Spot spotOf(const std::vector<TrackPile>& piles, table::Player player) {
  for (const TrackPile& pile : piles) {
    const auto found = std::find(pile.players.begin(), pile.players.end(), player);
    if (found == pile.players.end()) continue;
    return {pile.centre(static_cast<std::size_t>(found - pile.players.begin())), pile.diameter};
  }
  return {};
}

} // namespace

TrackPanel::TrackPanel(Seats seats, QWidget* parent)
    : TrackView(parent), m_seats(std::move(seats)) {
  setFocusPolicy(Qt::TabFocus); // so that it can be asked about by keyboard
  m_slide.setStartValue(0.0);
  m_slide.setEndValue(1.0);
  m_slide.setDuration(slideTime);
  m_slide.setEasingCurve(QEasingCurve::InOutQuad);
  connect(&m_slide, &QVariantAnimation::valueChanged, this, [this] { update(); });
}

void TrackPanel::show(const table::ScoreTrack& now, Arrival arrival) {
  setTitle(tr("Score track"));
  const QString words = description(now);
  const bool slides = m_motion && arrival == Arrival::sliding && m_to.players() == now.players();
  // As rich text, because Qt breaks the lines of a plain tool tip nowhere.
  const QString said = rests().isEmpty() ? words : QString(words % QLatin1Char('\n') % rests());
  setToolTip(u"<b>" % title().toHtmlEscaped() % u"</b><br>" % words.toHtmlEscaped() % u"<br>" %
             words::ruleSummary("TRACK-1"_rule).toHtmlEscaped() % u"<br>" %
             rests().toHtmlEscaped());
  if (now == m_to && said == accessibleDescription()) return;
  setAccessibleDescription(said);
  m_slide.stop();
  m_from = slides ? m_to : now;
  m_to = now;
  if (m_from != m_to) m_slide.start();
  update();
}

void TrackPanel::setMotion(bool on) {
  m_motion = on;
  if (on) return;
  m_slide.stop();
  m_from = m_to;
  update();
}

QString TrackPanel::description(const table::ScoreTrack& track) const {
  QStringList parts;
  for (const table::Player player : track.fromTheFront()) {
    QStringList facts{m_seats.name(player), words::number(track.points(player))};
    const table::Player ahead = track.aheadOnSameSpace(player);
    //: %1: player, %2: points
    QString text = tr("%1 %2");
    if (ahead != table::noPlayer) {
      facts += m_seats.name(ahead);
      //: %1: player, %2: points, %3: the player in front on the same space
      text = tr("%1 %2 behind %3");
    }
    QString part = words::fill(text, facts);
    if (const int scarabs = egizia::scarabs(track.points(player)); scarabs > 0) {
      //: A player on the score track, and how many scarabs.
      part = words::fill(tr("%1 (%2)"), {part, tr("%n scarab(s)", nullptr, scarabs)});
    }
    parts += part;
  }
  return m_seats.names.inFull(parts.join(QStringLiteral(", ")));
}

QRectF TrackPanel::trackRoom() const {
  const int margin = content().left();
  const int left = margin + titleWidth() + titleGap;
  const int least = leastTrackHeight(QFontMetrics(font()));
  const int free = std::max(height() - margin - unit - mostRoom * least, 0);
  return QRectF(rect()).adjusted(left, margin + free / 2.0, -margin, -unit - free / 2.0);
}

QSize TrackPanel::minimumSizeHint() const {
  const QFontMetrics metrics(font());
  const int labels = leastLabels * (metrics.horizontalAdvance(words::number(-100)) + 2 * unit);
  const int margin = content().left();
  return {2 * margin + titleWidth() + titleGap + labels, margin + leastTrackHeight(metrics) + unit};
}

PlayerColour TrackPanel::colourOf(table::Player player) const {
  return m_seats.colours[player];
}

void TrackPanel::paintEvent(QPaintEvent* event) {
  Panel::paintEvent(event);
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const QFontMetrics metrics(font());
  const TrackAxis axis = layOutAxis(m_to, trackRoom(), metrics);
  const std::vector<TrackPile> piles = layOutPiles(m_to, axis, metrics);
  paintAxis(painter, axis);
  paintMarkers(painter, axis, piles);
  for (const TrackPile& pile : piles) {
    paintLabel(painter, pile);
    if (pile.players.size() > 1) paintCaption(painter, axis, piles, pile);
  }
}

void TrackPanel::paintAxis(QPainter& painter, const TrackAxis& axis) const {
  const Theme& theme = themeOf(*this);
  const int line = QFontMetrics(font()).height();
  painter.setPen(QPen(theme.quietInk, 1));
  painter.drawLine(QPointF(axis.left, axis.y), QPointF(axis.right, axis.y));
  const qreal perPoint = (axis.right - axis.left) / (axis.high - axis.low);
  const int step = perPoint >= leastTick ? 1 : 5 * perPoint >= leastTick ? 5 : axis.labelStep;
  for (int points = axis.low; points <= axis.high; points += step) {
    const qreal height = points % axis.labelStep == 0 ? 4 : points % 5 == 0 ? 3 : 2;
    const qreal x = axis.xOf(points);
    painter.setPen(QPen(points % 5 == 0 ? theme.quietInk : theme.line, 1));
    painter.drawLine(QPointF(x, axis.y), QPointF(x, axis.y + height));
  }
  painter.setPen(theme.quietInk);
  for (int points = axis.firstLabel(); points <= axis.high; points += axis.labelStep) {
    const QRectF label(axis.xOf(points) - 50, axis.room.bottom() - line, 100, line);
    painter.drawText(label, Qt::AlignCenter, words::number(points));
  }
}

void TrackPanel::paintMarkers(QPainter& painter, const TrackAxis& axis,
                              const std::vector<TrackPile>& piles) const {
  const Theme& theme = themeOf(*this);
  for (const TrackPile& pile : piles) {
    painter.setPen(QPen(theme.quietInk, 1));
    painter.drawLine(QPointF(pile.tick, axis.y), QPointF(pile.x, pile.bottom - pile.diameter / 2));
  }
  const bool sliding = m_slide.state() == QVariantAnimation::Running;
  const qreal done = sliding ? m_slide.currentValue().toReal() : 1;
  const std::vector<TrackPile> before =
      sliding ? layOutPiles(m_from, axis, QFontMetrics(font())) : piles;
  // The first of a queue last: where markers slide over each other it stays visible.
  const auto order = m_to.fromTheFront();
  for (auto player = order.rbegin(); player != order.rend(); ++player) {
    const Spot from = spotOf(before, *player);
    const Spot to = spotOf(piles, *player);
    paintMarker(painter, from.centre + (to.centre - from.centre) * done,
                from.diameter + (to.diameter - from.diameter) * done, colourOf(*player), theme);
  }
}

void TrackPanel::paintLabel(QPainter& painter, const TrackPile& pile) const {
  const Theme& theme = themeOf(*this);
  QRectF room = pile.label;
  for (int i = 0; i < pile.scarabs; ++i) {
    paintScarab(painter, QPointF(room.left() + pile.scarab / 2, room.center().y()), pile.scarab,
                theme.quietInk, theme.surface);
    room.setLeft(room.left() + pile.scarab + 2);
  }
  painter.setPen(theme.ink);
  painter.drawText(room, Qt::AlignCenter | Qt::TextDontClip, words::number(pile.points));
}

void TrackPanel::paintCaption(QPainter& painter, const TrackAxis& axis,
                              const std::vector<TrackPile>& piles, const TrackPile& pile) const {
  const std::size_t last = pile.players.size() - 1;
  //: Beside a marker of the score track; %1: symbol of the player in front on the same space
  const QString text = words::fill(tr("behind %1"), {symbolText(colourOf(pile.players[last - 1]))});
  const QFontMetrics metrics(font());
  const QSizeF size(metrics.horizontalAdvance(text) + 1, metrics.height());
  const QPointF centre = pile.centre(last);
  const qreal away = pile.diameter / 2 + unit;
  for (const qreal left : {centre.x() + away, centre.x() - away - size.width()}) {
    const QRectF room(QPointF(left, centre.y() - size.height() / 2), size);
    const bool free = std::none_of(piles.begin(), piles.end(), [&](const TrackPile& other) {
      return other.points != pile.points && other.bounds().intersects(room);
    });
    if (!free || room.left() < axis.room.left() || room.right() > axis.room.right()) continue;
    painter.setPen(themeOf(*this).quietInk);
    painter.drawText(room, Qt::AlignCenter | Qt::TextDontClip, text);
    return;
  }
}

} // namespace nilometer::ui
