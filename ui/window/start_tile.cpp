// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/start_tile.h"

#include "ui/base/style/menu_text.h"
#include "ui/base/style/text_width.h"
#include "ui/base/style/tool_tip.h"
#include "ui/base/style/unit.h"
#include "ui/window/start_button.h"
#include "ui/window/tile_sign.h"

#include <QPainter>

#include <algorithm>

namespace nilometer::ui {

namespace {

/// In which the titles of all tiles beside it have room, so that none is smaller than the others.
QFont titleFont(const StartTile& tile, qreal room) {
  constexpr qreal most = 17;
  qreal size = most;
  const QFont font = lookFont(tile, most, QFont::Bold);
  for (const auto* one : tile.parentWidget()->findChildren<StartTile*>()) {
    const qreal wanted = one->isHidden() ? 0 : textWidth(font, one->look().title);
    if (wanted > room) size = std::min(size, std::max(13.0, most * room / wanted - 0.5));
  }
  return lookFont(tile, size, QFont::Bold);
}

} // namespace

StartTile::StartTile(TileSign sign, QWidget* parent) : QAbstractButton(parent), m_sign(sign) {
  setFocusPolicy(Qt::TabFocus);
  setAttribute(Qt::WA_Hover);
}

void StartTile::setLook(const TileLook& look) {
  m_look = look;
  setText(menuText(look.title));
  setAccessibleName(look.title);
  QStringList told{look.line, look.names.inFull(look.name), look.after};
  told.removeAll(QString());
  setTip(*this, told.join(QStringLiteral(" · ")));
  update();
}

StartButton* StartTile::addLink() {
  m_links.push_back(new StartButton(StartButton::Kind::link, this));
  return m_links.back();
}

qreal StartTile::below() const {
  return height() - 17 * lookUnit(font());
}

bool StartTile::hasBelow() const {
  const bool links = std::ranges::any_of(m_links, [](auto* link) { return !link->isHidden(); });
  return links || m_look.progress || !m_look.name.isEmpty() || !m_look.after.isEmpty();
}

void StartTile::layLinks() {
  const qreal u = lookUnit(font());
  qreal wanted = 0;
  for (const StartButton* link : m_links) {
    if (!link->isHidden()) wanted += link->sizeHint().width();
  }
  const qreal room = width() - 24 * u;
  const qreal share = wanted > room ? room / wanted : 1;
  qreal left = 16 * u;
  for (StartButton* link : m_links) {
    if (link->isHidden()) continue;
    const qreal wide = link->sizeHint().width() * share;
    link->setGeometry(QRectF(left, below() - 14 * u, wide, 28 * u).toRect());
    left += wide;
  }
  update();
}

void StartTile::resizeEvent(QResizeEvent* event) {
  layLinks();
  QAbstractButton::resizeEvent(event);
}

void StartTile::paintTitle(QPainter& painter) const {
  const Theme& theme = themeOf(*this);
  const qreal u = lookUnit(font());
  const qreal middle = (height() - 50 * u) / 2 + 2 * u;
  const qreal scale = std::min(u, (height() - 52 * u) / 50);
  // A smaller sign keeps its left edge above that of the texts, and its distance to the title.
  const qreal centre = 20 * u + (21 - 4) * scale;
  paintTileSign(painter, m_sign, QPointF(centre, middle), scale, theme);
  const qreal left = centre + 33 * scale;
  const QRectF room(left, middle - 14 * u, width() - left - 6 * u, 28 * u);
  painter.setFont(titleFont(*this, room.width()));
  painter.setPen(theme.ink);
  painter.drawText(
      room, Qt::AlignVCenter,
      QFontMetricsF(painter.font()).elidedText(m_look.title, Qt::ElideRight, room.width()));
}

void StartTile::paintBelow(QPainter& painter, const QRectF& room) const {
  const Theme& theme = themeOf(*this);
  const qreal u = lookUnit(font());
  if (m_look.progress) {
    QRectF bar(room.left(), room.center().y() - 4 * u, room.width(), 8 * u);
    paintCard(painter, bar, theme.sunken, theme.line, 4 * u);
    bar.setWidth(std::max(bar.height(), bar.width() * *m_look.progress));
    if (*m_look.progress > 0) paintCard(painter, bar, theme.fine, theme.fine, 4 * u);
    return;
  }
  QRectF text = room;
  if (!m_look.name.isEmpty()) {
    // Of several who won together there is no one colour.
    QColor ink = theme.ink;
    if (m_look.colour) {
      ink = theme.playerText[static_cast<std::size_t>(*m_look.colour)];
      paintSymbol(painter, QPointF(room.left() + 8 * u, room.center().y()), 11 * u, *m_look.colour,
                  ink);
      text.setLeft(text.left() + 22 * u);
    }
    painter.setPen(ink);
    painter.setFont(lookFont(*this, 13, QFont::Bold));
    const QFontMetricsF metrics(painter.font());
    const QString fitting = m_look.names.fitting(m_look.name, [&](const QString& name) {
      return metrics.horizontalAdvance(name) <= text.width();
    });
    const QString name = metrics.elidedText(fitting, Qt::ElideRight, text.width());
    painter.drawText(text, Qt::AlignVCenter, name);
    text.setLeft(std::min(text.right(), text.left() + metrics.horizontalAdvance(name) + 8 * u));
  }
  painter.setPen(theme.quietInk);
  painter.setFont(lookFont(*this, 13, QFont::Normal));
  painter.drawText(
      text, Qt::AlignVCenter,
      QFontMetricsF(painter.font()).elidedText(m_look.after, Qt::ElideRight, text.width()));
}

void StartTile::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const Theme& theme = themeOf(*this);
  const qreal u = lookUnit(font());
  paintCard(painter, rect(), underMouse() ? theme.sunken : theme.surface, theme.line, 10 * u);
  paintTitle(painter);
  const qreal wide = width() - 36 * u;
  const QRectF line(20 * u, below() - 33 * u, wide, 20 * u);
  painter.setPen(theme.quietInk);
  painter.setFont(lookFont(*this, 13, QFont::Normal));
  if (hasBelow()) {
    const QFontMetricsF letters(painter.font());
    painter.drawText(line, Qt::AlignVCenter, letters.elidedText(m_look.line, Qt::ElideRight, wide));
    paintBelow(painter, QRectF(20 * u, below() - 10 * u, wide, 20 * u));
  } else {
    const qreal top = (line.height() - QFontMetricsF(painter.font()).height()) / 2;
    painter.drawText(line.adjusted(0, top, 0, 26 * u), Qt::AlignTop | Qt::TextWordWrap,
                     m_look.line);
  }
  if (hasFocus()) paintFocus(painter, rect(), theme, 10 * u);
}

} // namespace nilometer::ui
