// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/check/support_sketch.h"

#include "ui/style/theme.h"

#include "engine/egizia/building_plans.h"

#include <QPainter>

#include <algorithm>

namespace nilometer::ui {

namespace {

constexpr int mostStones = 9; ///< shown side by side
constexpr int stonesApart = 2;

} // namespace

SupportSketch::SupportSketch(QWidget* parent) : QWidget(parent) {}

void SupportSketch::setContent(const CopiedRows& rows, int support) {
  m_below = 0;
  for (std::size_t row = 0; row + 1 < rows.size() && m_below == 0; ++row) {
    if (rows[row].spaces == 0 || rows[row + 1].spaces == 0) continue;
    m_below = std::min(rows[row].spaces, egizia::maxSpaces);
    m_above = std::min(rows[row + 1].spaces, egizia::maxSpaces);
  }
  m_support = std::max(support, 1);
  updateGeometry();
  update();
}

QSize SupportSketch::stone() const {
  const int height = fontMetrics().height();
  return {height * 3 / 2, height};
}

QSize SupportSketch::sizeHint() const {
  const QSize one = stone();
  return {mostStones * (one.width() + stonesApart), 2 * (one.height() + stonesApart)};
}

void SupportSketch::paintEvent(QPaintEvent* /*event*/) {
  if (m_below == 0) return;
  const Theme& theme = themeOf(*this);
  QPainter painter(this);
  const QSize one = stone();
  const qreal step = one.width() + stonesApart;
  const int chosen = (m_above - 1) / 2;
  const egizia::RestsOn rests = egizia::restsOn(m_below, m_above, chosen, m_support);
  // What matters in the middle; what does not fit beside it is left out.
  const qreal middle = chosen + (m_below - m_above) / 2.0 + 0.5;
  const qreal left = std::max(m_below, m_above) <= mostStones
                         ? std::max(0.0, (m_above - m_below) * step / 2)
                         : width() / 2.0 - middle * step;
  const auto draw = [&](int count, qreal shift, int top, int first, int last, const QColor& fill) {
    for (int i = 0; i < count; ++i) {
      const QRectF box(left + shift + i * step, top, one.width(), one.height());
      if (box.left() < -stonesApart || box.right() > width() + stonesApart) continue;
      const bool meant = i >= first && i <= last;
      paintCard(painter, box, meant ? fill : theme.surface, meant ? theme.quietInk : theme.line, 3);
    }
  };
  draw(m_below, 0, one.height() + stonesApart, rests.first, rests.last, theme.river);
  draw(m_above, (m_below - m_above) * step / 2, 0, chosen, chosen, theme.choose);
}

} // namespace nilometer::ui
