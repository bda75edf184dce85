// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/spaces/space.h"

#include "ui/egizia/spaces/place_layout.h"
#include "ui/egizia/spaces/place_painting.h"

#include <QPainter>

#include <utility>

namespace nilometer::ui {

void Space::setLook(const SpaceLook& look) {
  if (look == m_look) return;
  SpaceLook before = std::exchange(m_look, look);
  Place::setLook(look);
  // How it stands and what is only told has been seen to.
  static_cast<PlaceLook&>(before) = look;
  if (before != m_look) update();
}

bool Space::textFits() const {
  return layOutPlace(m_look, QRectF(rect()), placeFonts(font())).lines.whole;
}

QSize Space::sizeFor(const QString& text) const {
  return leastPlaceSize(m_look, text, placeFonts(font()));
}

SpaceLook Space::paintedLook() const {
  SpaceLook look = m_look;
  if (!isAwaiting()) return look;
  if (look.shape == SpaceLook::Shape::ring) look.marked = false;
  if (!look.markers.empty()) look.markers.pop_back();
  look.stone.reset();
  return look;
}

void Space::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  paintPlace(painter, QRectF(rect()), paintedLook(), touch(), font(), themeOf(*this));
}

} // namespace nilometer::ui
