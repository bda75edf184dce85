// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/style/pieces.h"
#include "ui/egizia/board/heading.h"
#include "ui/egizia/board/panels.h"
#include "ui/egizia/text/words.h"
#include "ui/table/board/moved.h"
#include "ui/table/board/seats_of.h"
#include "ui/text/phrase.h"

#include "engine/egizia/game.h"

#include <QPainter>

#include <algorithm>

namespace nilometer::ui {

using egizia::operator""_rule;

namespace {

constexpr int leastLabels = 6;        ///< numbers under the axis that always have room
constexpr Length titleGap = 4 * unit; ///< between title and track
constexpr qreal leastTick = 4;        ///< between two ticks; closer ones are left out

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

} // namespace

TrackPanel::TrackPanel(const EgiziaSession& session, QWidget* parent)
    : Panel(session, parent), m_seats(seatsOf(session)) {
  setFocusPolicy(Qt::TabFocus); // so that it can be asked about by keyboard
  m_slide.setStartValue(0.0);
  m_slide.setEndValue(1.0);
  m_slide.setDuration(Moved::time);
  m_slide.setEasingCurve(QEasingCurve::OutCubic);
  connect(&m_slide, &QVariantAnimation::valueChanged, this, [this] { update(); });
}

void TrackPanel::show(const table::ScoreTrack& now, Arrival arrival) {
  setTitle(tr("Score track"));
  const QString words = description(now);
  const bool slides = m_motion && arrival == Arrival::sliding && m_to.players() == now.players();
  // As rich text, because Qt breaks the lines of a plain tool tip nowhere.
  const QString said = rests().isEmpty() ? words : QString(words % QLatin1Char('\n') % rests());
  setToolTip(u"<b>" % title().toHtmlEscaped() % u"</b><br>" % words.toHtmlEscaped() % u"<br>" %
             text::ruleSummary("TRACK-1"_rule).toHtmlEscaped() % u"<br>" % rests().toHtmlEscaped());
  if (now == m_to && said == accessibleDescription()) return;
  setAccessibleDescription(said);
  m_slide.stop();
  m_from = slides ? m_to : now;
  m_to = now;
  if (m_from != m_to) m_slide.start();
  if (m_held) m_slide.pause();
  update();
}

void TrackPanel::letGo() {
  m_held = false;
  if (m_slide.state() == QVariantAnimation::Paused) m_slide.resume();
}

void TrackPanel::endSlide() {
  m_slide.stop();
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
    QStringList facts{m_seats.name(player), text::number(track.points(player))};
    const table::Player ahead = track.aheadOnSameSpace(player);
    //: %1: player, %2: points
    QString text = tr("%1 %2");
    if (ahead != table::noPlayer) {
      facts += m_seats.name(ahead);
      //: %1: player, %2: points, %3: the player in front on the same space
      text = tr("%1 %2 behind %3");
    }
    QString part = text::fill(text, facts);
    if (const int scarabs = egizia::scarabs(track.points(player)); scarabs > 0) {
      //: A player on the score track, and how many scarabs.
      part = text::fill(tr("%1 (%2)"), {part, tr("%n scarab(s)", nullptr, scarabs)});
    }
    parts += part;
  }
  return m_seats.names.inFull(parts.join(QStringLiteral(", ")));
}

QRectF TrackPanel::trackRoom() const {
  return QRectF(rect()).adjusted(titleWidth() + titleGap, 0, -1, 0);
}

QSize TrackPanel::minimumSizeHint() const {
  const TrackFonts fonts(font());
  const int number = QFontMetrics(fonts.labels).horizontalAdvance(text::number(-100));
  return {titleWidth() + titleGap + leastLabels * (number + 2 * unit), leastTrackHeight(fonts)};
}

table::Player TrackPanel::playerAt(const QPoint& at) const {
  const TrackFonts fonts(font());
  const auto pieces = layOutPieces(m_to, layOutAxis(m_to, trackRoom(), fonts), fonts);
  const auto away = [&](const TrackPiece& piece) {
    const QPointF way =
        piece.tip + QPointF(piece.aside, 0) - QPointF(0, piece.box.height() / 2) - at;
    return QPointF::dotProduct(way, way);
  };
  return std::ranges::min(pieces, {}, away).player;
}

void TrackPanel::paintEvent(QPaintEvent* event) {
  Panel::paintEvent(event);
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const TrackAxis axis = layOutAxis(m_to, trackRoom(), TrackFonts(font()));
  paintAxis(painter, axis);
  paintPieces(painter, axis);
}

void TrackPanel::paintAxis(QPainter& painter, const TrackAxis& axis) const {
  const Theme& theme = themeOf(*this);
  const TrackFonts fonts(font());
  const qreal u = fonts.u;
  const int line = QFontMetrics(fonts.labels).height();
  const qreal thickness = 1.2 * u;
  painter.setPen(QPen(theme.ink, thickness));
  painter.drawLine(QPointF(axis.left - 8 * u, axis.y), QPointF(axis.right + 8 * u, axis.y));
  const qreal perPoint = (axis.right - axis.left) / (axis.high - axis.low);
  const int step = perPoint >= leastTick * u       ? 1
                   : 5 * perPoint >= leastTick * u ? 5
                                                   : axis.labelStep;
  painter.setPen(QPen(theme.ink, 1));
  for (int points = axis.low; points <= axis.high; points += step) {
    const qreal height = points % axis.labelStep == 0 ? 4 : points % 5 == 0 ? 3 : 2;
    const qreal x = axis.xOf(points);
    painter.drawLine(QPointF(x, axis.y + thickness), QPointF(x, axis.y + height * u));
  }
  painter.setFont(fonts.labels);
  painter.setPen(theme.quietInk);
  for (int points = axis.firstLabel(); points <= axis.high; points += axis.labelStep) {
    const QRectF label(axis.xOf(points) - 50, axis.room.bottom() - line, 100, line);
    painter.drawText(label, Qt::AlignCenter, text::number(points));
  }
}

void TrackPanel::paintPieces(QPainter& painter, const TrackAxis& axis) const {
  const TrackFonts fonts(font());
  std::vector<TrackPiece> pieces = layOutPieces(m_to, axis, fonts);
  if (m_slide.state() != QVariantAnimation::Stopped) {
    const qreal left = 1 - m_slide.currentValue().toReal();
    const std::vector<TrackPiece> before = layOutPieces(m_from, axis, fonts);
    for (TrackPiece& piece : pieces) {
      const auto from = std::ranges::find(before, piece.player, &TrackPiece::player);
      if (from == before.end()) continue;
      piece.tip += (from->tip - piece.tip) * left;
      piece.aside += (from->aside - piece.aside) * left;
      piece.tick += (from->tick - piece.tick) * left;
    }
  }
  const Theme& theme = themeOf(*this);
  // Stems first: they pass behind the boxes of others.
  for (const TrackPiece& piece : pieces) {
    const QColor& stem = theme.playerText[static_cast<std::size_t>(m_seats.colours[piece.player])];
    painter.setPen(QPen(stem, 2 * fonts.u));
    painter.drawLine(QPointF(piece.tick, axis.y), piece.tip);
  }
  painter.setFont(fonts.points);
  for (const TrackPiece& piece : pieces) paintPiece(painter, fonts.u, piece);
}

void TrackPanel::paintPiece(QPainter& painter, qreal u, const TrackPiece& piece) const {
  const Theme& theme = themeOf(*this);
  const PlayerColour colour = m_seats.colours[piece.player];
  const qreal free = piece.scarabs * (piece.scarab + u);
  paintPointBox(painter, piece.tip, piece.box, colour, piece.text, theme, u,
                {.free = free, .aside = piece.aside});
  const auto owner = static_cast<std::size_t>(colour);
  QPointF at(piece.tip.x() + piece.aside + piece.box.width() / 2 - free + piece.scarab / 2 - u,
             piece.tip.y() - pointDepth * u - piece.box.height() / 2);
  for (int i = 0; i < piece.scarabs; ++i, at.rx() += piece.scarab + u) {
    paintScarab(painter, at, piece.scarab, theme.onPlayer[owner], theme.player[owner]);
  }
}

} // namespace nilometer::ui
