// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/strip/move_line.h"

#include "ui/strip/letters.h"
#include "ui/strip/move_painting.h"
#include "ui/style/text_width.h"
#include "ui/style/tool_tip.h"

#include <QPainter>
#include <QPainterPath>
#include <QStringList>

#include <algorithm>
#include <array>

namespace nilometer::ui {

namespace {

/// In u, from the largest; those below usualLeast only where no more height is to be had.
constexpr auto letterHeights = std::to_array<qreal>({17, 16, 15, 14, 13, 12, 11.5, 10.5, 9.5});
constexpr qreal usualLeast = 13;

/// In u: what a line takes with letters of that height.
qreal pitchOf(qreal letters) {
  return 1.65 * letters;
}

} // namespace

MoveLine::MoveLine(QWidget* parent) : QWidget(parent) {}

void MoveLine::setContent(const MoveContent& content, const words::ShownNames& names) {
  if (content == m_content && names == m_names) return;
  m_content = content;
  m_names = names;
  const QString told = content.told.isEmpty() ? content.text : content.told;
  QStringList said{content.heading, names.inFull(told), content.rests, content.entry};
  said.removeAll(QString());
  setAccessibleName(said.join(QStringLiteral(": ")));
  setAccessibleDescription(content.rests);
  setToolTip(toolTipOf(said.join(u'\n')));
  updateGeometry();
  update();
}

int MoveLine::left() const {
  if (m_content.heading.isEmpty()) return 0;
  return wholeTextWidth(lettersOf(font(), 13, QFont::Bold), m_content.heading) +
         wholePixels(16, lookUnit(font()));
}

int MoveLine::roomFor(int width) const {
  const QFont small = lettersOf(font(), 12, QFont::Normal);
  const int entry = m_content.entry.isEmpty() ? 0
                                              : wholeTextWidth(small, m_content.entry) +
                                                    wholePixels(12, lookUnit(font()));
  return width - 2 * wholePixels(12, lookUnit(font())) - left() - entry;
}

Flow MoveLine::flow(MovePainting painting, int width) const {
  return {painting.of(m_content), static_cast<qreal>(roomFor(width))};
}

MoveLine::Setting MoveLine::settingFor(int width, int height, qreal least) const {
  const qreal u = lookUnit(font());
  Setting setting;
  for (const qreal letters : letterHeights) {
    if (letters < least) break;
    const Flow flow = this->flow({nullptr, themeOf(*this), font(), letters * u}, width);
    const bool high = flow.lines() * pitchOf(letters) * u <= height;
    setting = {letters, flow.lines(), flow.fits() && high};
    if (setting.fits) break;
  }
  return setting;
}

int MoveLine::heightForWidth(int width) const {
  const qreal u = lookUnit(font());
  const int usual = wholePixels(34, u);
  const Setting setting = settingFor(width, qCeil(2 * pitchOf(usualLeast) * u), usualLeast);
  return std::max(usual, qCeil(setting.lines * pitchOf(setting.letters) * u));
}

bool MoveLine::fits() const {
  return settingFor(width(), height(), letterHeights.back()).fits;
}

void MoveLine::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const Theme& theme = themeOf(*this);
  const qreal u = lookUnit(font());
  const qreal round = 8 * u;
  const QRectF whole = rect();
  QPainterPath ground(whole.bottomLeft());
  ground.arcTo(QRectF(whole.topLeft(), QSizeF(2 * round, 2 * round)), 180, -90);
  ground.arcTo(QRectF(whole.right() - 2 * round, 0, 2 * round, 2 * round), 90, -90);
  ground.lineTo(whole.bottomRight());
  painter.fillPath(ground, theme.river);
  const Setting setting = settingFor(width(), height(), letterHeights.back());
  const int side = wholePixels(12, u);
  const qreal pitch =
      setting.lines > 1 ? height() / (setting.lines + 0.2) : pitchOf(setting.letters) * u;
  const qreal first = (height() - (setting.lines - 1) * pitch) / 2.0 + 0.36 * setting.letters * u;
  painter.setPen(theme.onRiver);
  painter.setFont(lettersOf(font(), 13, QFont::Bold));
  painter.drawText(QPointF(side, first), m_content.heading);
  painter.setFont(lettersOf(font(), 12, QFont::Normal));
  const int entry = wholeTextWidth(painter.font(), m_content.entry);
  painter.drawText(QPointF(width() - side - entry, first), m_content.entry);
  MovePainting painting(&painter, theme, font(), setting.letters * u);
  const Flow drawn(painting.of(m_content), roomFor(width()));
  drawn.paint(QPointF(side + left(), first), pitch, drawn.lines());
}

} // namespace nilometer::ui
