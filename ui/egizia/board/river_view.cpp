// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/board/river_view.h"

#include "ui/egizia/board/heading.h"
#include "ui/egizia/board/river_looks.h"
#include "ui/egizia/board/river_painting.h"
#include "ui/table/board/moved.h"
#include "ui/text/phrase.h"

#include "engine/egizia/turn.h"

#include <QEvent>
#include <QPaintEvent>
#include <QPainter>

#include <chrono>

namespace nilometer::ui {

using egizia::StopKind;

namespace {

using namespace std::chrono_literals;

/// So long nothing may have been painted anew before pictures are painted that nobody sees yet: a
/// window that is being resized throws them away.
constexpr auto beforeAhead = 150ms;

} // namespace

RiverView::RiverView(const EgiziaSession& session, QWidget* parent) : Panel(session, parent) {
  m_fade.setStartValue(0.0);
  m_fade.setEndValue(1.0);
  m_fade.setDuration(Moved::time);
  connect(&m_fade, &QVariantAnimation::valueChanged, this, [this] { update(); });
  m_ahead.setSingleShot(true);
  m_ahead.setInterval(beforeAhead);
  connect(&m_ahead, &QTimer::timeout, this, &RiverView::paintAhead);
  const auto& river = session.edition().river;
  for (int stop = 0; stop < static_cast<int>(river.size()); ++stop) {
    if (river[static_cast<std::size_t>(stop)].kind != StopKind::site) {
      addPlace(stopId(stop));
      continue;
    }
    for (int space = 1; space <= egizia::openSpaces(session.game()); ++space) {
      addPlace(stopId(stop, static_cast<std::uint8_t>(space)));
    }
    addPlace(stopId(stop, egizia::reserveSpace));
  }
}

void RiverView::refresh(const Offers& offers, const PlaceKeys& keys) {
  if (const egizia::Ring ring = m_session.shown().ring; ring != m_ring) {
    m_ring = ring;
    update();
  }
  Standing standing = shipsOnRiver(m_session);
  for (const auto& [id, place] : places()) {
    place->setLook(lookOf(m_session, id, standing[id], offerAt(offers, id), keys.value(id)));
  }
}

RiverMeasures RiverView::measures() const {
  return measureRiver(m_session.table(), egizia::openSpaces(m_session.game()), font(), look());
}

QSize RiverView::minimumSizeHint() const {
  return leastRiverSize(m_session.edition().river, measures());
}

QRect RiverView::ringRoom() const {
  return layOutRiver(m_session.edition().river, measures(), size()).ringRoom();
}

void RiverView::arrange() {
  const auto& river = m_session.edition().river;
  m_layout = layOutRiver(river, measures(), size());
  m_pictures = {};
  for (const auto& [id, place] : places()) {
    const auto stop = static_cast<std::size_t>(id.number);
    const int middle = m_layout.heights[stop];
    const int number = id.part == egizia::reserveSpace ? m_layout.spaces + 1 : id.part;
    place->setGeometry(river[stop].kind == StopKind::site ? m_layout.squareOf(middle, number)
                                                          : m_layout.rowOf(river[stop], middle));
  }
  update();
}

void RiverView::changeEvent(QEvent* event) {
  Panel::changeEvent(event);
  if (event->type() == QEvent::PaletteChange) m_pictures = {};
}

void RiverView::paintEvent(QPaintEvent* event) {
  // A place that changes has the water below it painted too: that is copied, not painted again.
  const qreal ratio = devicePixelRatioF();
  const QRectF part = event->rect();
  const QRectF from(part.topLeft() * ratio, part.size() * ratio);
  QPainter painter(this);
  if (isFading()) {
    painter.drawPixmap(part, picture(m_before), from);
    painter.setOpacity(m_fade.currentValue().toReal());
  }
  painter.drawPixmap(part, picture(m_ring), from);
}

void RiverView::fadeFrom(egizia::Ring before) {
  m_before = before;
  m_fade.start();
}

void RiverView::endFade() {
  m_fade.stop();
  update();
}

bool RiverView::isPainted(egizia::Ring ring) const {
  const QPixmap& kept = m_pictures[static_cast<std::size_t>(ring)];
  return !kept.isNull() && kept.devicePixelRatio() == devicePixelRatioF();
}

const QPixmap& RiverView::picture(egizia::Ring ring) {
  QPixmap& kept = m_pictures[static_cast<std::size_t>(ring)];
  if (!isPainted(ring)) {
    paintPicture(kept, ring);
    m_ahead.start();
  }
  return kept;
}

void RiverView::paintAhead() {
  for (const auto ring : {egizia::Ring::left, egizia::Ring::middle, egizia::Ring::right}) {
    if (isVisible() && !isPainted(ring)) return void(picture(ring));
  }
}

void RiverView::paintPicture(QPixmap& picture, egizia::Ring ring) {
  const Theme& theme = themeOf(*this);
  const auto& river = m_session.edition().river;
  const qreal ratio = devicePixelRatioF();
  picture = QPixmap((QSizeF(size()) * ratio).toSize());
  picture.setDevicePixelRatio(ratio);
  picture.fill(Qt::transparent);
  QPainter painter(&picture);
  painter.setRenderHint(QPainter::Antialiasing);
  paintRiver(painter, river, m_layout, {0, static_cast<qreal>(height())}, ring, theme);
  if (look() == StageLook::single) return;
  painter.setFont(headingFont(font()));
  painter.setPen(theme.ink);
  const auto write = [&](const QRect& room, const QString& text) {
    painter.drawText(room, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextDontClip, text);
  };
  if (isFull()) write(m_layout.cardsHeading(), tr("Nile cards"));
  for (std::size_t stop = 0; stop < river.size(); ++stop) {
    if (river[stop].kind != StopKind::site) continue;
    write(m_layout.siteName(m_layout.heights[stop]),
          siteHeading(static_cast<egizia::Site>(river[stop].index)));
  }
}

} // namespace nilometer::ui
