// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/board/drawn_board.h"

#include "ui/base/style/tab_stop.h"
#include "ui/base/style/tool_tip.h"
#include "ui/base/style/unit.h"

#include <QHelpEvent>
#include <QPainter>
#include <QResizeEvent>
#include <QToolTip>

#include <algorithm>
#include <utility>

namespace nilometer::ui {

namespace {

constexpr qreal boardCorner = 8; ///< in u

void paintArrow(Canvas& canvas, const QSizeF& size, const TextLook& look,
                const PlaceLook& /*place*/, const PlaceTouch& touch) {
  const Theme& theme = canvas.theme();
  const QRectF room(QPointF(0, 0), size);
  canvas.card(room, touch.hovered ? theme.sunken : theme.surface, {theme.line, 1}, 5);
  canvas.text(room, Qt::AlignHCenter, look.text, {19, true}, theme.ink);
}

} // namespace

DrawnBoard::DrawnBoard(QWidget* parent, int parts) : QWidget(parent), m_parts(parts) {
  makeTabStop(*this);
  // From one part alone nothing leads to another.
  for (std::size_t i = 0; m_parts > 1 && i < m_arrows.size(); ++i) {
    m_arrows[i] = new DrawnPlace<TextLook>(paintArrow, this);
    m_arrows[i]->hide();
    connect(m_arrows[i], &Place::clicked, this, [this, by = i == 0 ? m_parts - 1 : 1] {
      m_only = (m_only + by) % m_parts;
      arrange();
    });
  }
}

void DrawnBoard::add(const PlaceId& id, Place* place) {
  connect(place, &Place::clicked, this, [this, id] { Q_EMIT placePressed(id); });
  m_all[id] = place;
  place->show();
}

void DrawnBoard::setCompactLevel(bool flat, bool only) {
  m_flat = flat;
  m_isOne = only;
  updateGeometry();
  arrange();
}

void DrawnBoard::removePlaces() {
  for (const auto& [id, place] : m_all) delete place;
  m_all.clear();
}

QSizeF DrawnBoard::room() const {
  return QSizeF(contentsRect().size()) / lookUnit(font());
}

bool DrawnBoard::isCut(const QRectF& room) const {
  return room.bottom() > this->room().height() + 1;
}

QRect DrawnBoard::pixelsOf(const QRectF& room) const {
  const qreal u = lookUnit(font());
  return QRectF(room.topLeft() * u, room.size() * u).toRect();
}

void DrawnBoard::put(const PlaceId& id, const QRectF& room) {
  Place* place = m_all.at(id);
  place->setVisible(!room.isEmpty());
  place->setGeometry(pixelsOf(room));
}

void DrawnBoard::putArrows(const std::array<QRectF, 2>& rooms,
                           const std::array<QString, 2>& names) {
  const std::array signs{QStringLiteral("‹"), QStringLiteral("›")};
  for (std::size_t i = 0; i < m_arrows.size(); ++i) {
    PlaceLook look;
    look.name = names[i];
    m_arrows[i]->draw(look, {signs[i]});
    m_arrows[i]->setVisible(!rooms[i].isEmpty());
    m_arrows[i]->setGeometry(pixelsOf(rooms[i]));
  }
}

Place* DrawnBoard::place(const PlaceId& id) const {
  const auto found = m_all.find(id);
  return found == m_all.end() ? nullptr : found->second;
}

std::optional<PlaceId> DrawnBoard::idOf(const Place& place) const {
  const auto isIt = [&](const auto& each) { return each.second == &place; };
  const auto found = std::ranges::find_if(m_all, isIt);
  return found == m_all.end() ? std::nullopt : std::optional(found->first);
}

std::vector<QRect> DrawnBoard::placesThatAre(PlaceLook::State state) const {
  std::vector<QRect> places;
  for (const auto& [id, place] : m_all) {
    if (place->look().state != state || !place->isVisibleTo(this)) continue;
    places.emplace_back(place->mapTo(this, QPoint()), place->size());
  }
  return places;
}

void DrawnBoard::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  Canvas canvas(painter, font(), themeOf(*this));
  const QRectF all(QPointF(0, 0), QSizeF(size()) / canvas.u());
  canvas.card(all, canvas.theme().surface, {canvas.theme().line, 1}, boardCorner);
  QPainterPath inside;
  inside.addRoundedRect(canvas.in(all.adjusted(1, 1, -1, -1)), boardCorner, boardCorner);
  painter.setClipPath(inside);
  paintBoard(canvas);
}

bool DrawnBoard::event(QEvent* event) {
  if (event->type() == QEvent::ToolTip) {
    const auto& help = *static_cast<QHelpEvent*>(event);
    const QString tip = tipAt(QPointF(help.pos()) / lookUnit(font()));
    QToolTip::showText(help.globalPos(), toolTipOf(tip), this);
    return true;
  }
  const bool known = QWidget::event(event);
  if (event->type() == QEvent::LanguageChange || event->type() == QEvent::FontChange ||
      event->type() == QEvent::ContentsRectChange) {
    updateGeometry();
    arrange();
  }
  return known;
}

void DrawnBoard::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  arrange();
}

} // namespace nilometer::ui
