// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/spectator/display_window.h"

#include "ui/table/spectator/display_painting.h"

#include <QCloseEvent>
#include <QKeyEvent>
#include <QPaintEvent>
#include <QPainter>

#include <algorithm>
#include <utility>

namespace nilometer::ui {

namespace {

constexpr QSizeF usualSize(1920, 1080); ///< in v
constexpr qreal narrowestWidth = 1350;

/// What a name reaches above its zone by, in v: the mark over an Ü.
constexpr qreal aboveTurn = 20;

QRect inPixels(const QRectF& zone, qreal v) {
  return QRectF(zone.topLeft() * v, zone.size() * v).toAlignedRect();
}

} // namespace

qreal displayUnit(const QSizeF& window) {
  return std::max(0.01,
                  std::min(window.height() / usualSize.height(), window.width() / narrowestWidth));
}

DisplayZones displayZones(const QSizeF& size, const DisplayContent& content) {
  const qreal right = size.width() - displayMargin;
  DisplayZones zones{.head = QRectF(0, 0, size.width(), 132),
                     .turn = QRectF(displayMargin, 160, right - displayMargin, 464),
                     .table = {},
                     .race = QRectF(0, 660, size.width(), size.height() - 660)};
  if (!content.table.heading.isEmpty()) {
    zones.table = QRectF(right - 612, 160, 612, 464);
    zones.turn.setRight(zones.table.left() - 32);
  }
  return zones;
}

DisplayWindow::DisplayWindow() {
  setAttribute(Qt::WA_ShowWithoutActivating);
  setAttribute(Qt::WA_QuitOnClose, false);
  setAttribute(Qt::WA_OpaquePaintEvent);
  setFocusPolicy(Qt::StrongFocus);
  setMinimumSize(320, 180);
}

const Theme& DisplayWindow::theme() const {
  switch (m_appearance) {
  case Appearance::system: break;
  case Appearance::light: return lightTheme();
  case Appearance::dark: return darkTheme();
  case Appearance::highContrast: return contrastTheme();
  }
  return themeOf(*this);
}

void DisplayWindow::show(const DisplayContent& content) {
  if (content == m_content) return;
  const DisplayContent before = std::exchange(m_content, content);
  describe();
  const qreal v = displayUnit(size());
  const DisplayZones zones = displayZones(QSizeF(size()) / v, content);
  if (zones.turn != displayZones(QSizeF(size()) / v, before).turn) return update();
  if (m_covered == MovesCover::tableAndRace) return update();
  const auto isSame = [&](auto... parts) { return ((before.*parts == content.*parts) && ...); };
  using C = DisplayContent;
  if (!isSame(&C::phases, &C::then)) update(inPixels(zones.head, v));
  if (!isSame(&C::turn, &C::heading, &C::needsHeading, &C::moves, &C::noMoves)) {
    update(inPixels(zones.turn.adjusted(0, -aboveTurn, 0, 0), v));
  }
  if (m_covered == MovesCover::table || !isSame(&C::table)) update(inPixels(zones.table, v));
  if (!isSame(&C::lanes, &C::shore, &C::note)) update(inPixels(zones.race, v));
}

void DisplayWindow::describe() {
  setAccessibleName(m_content.told);
  QStringList lines{m_content.turn.hint, m_content.toldMoves};
  lines.removeAll({});
  setAccessibleDescription(lines.join(QLatin1Char('\n')));
}

void DisplayWindow::setAppearance(Appearance appearance) {
  m_appearance = appearance;
  update();
}

void DisplayWindow::setFullScreen(bool on) {
  setWindowState(on ? windowState() | Qt::WindowFullScreen : windowState() & ~Qt::WindowFullScreen);
}

MovesCover DisplayWindow::paintOn(QPaintDevice& device, const QRegion& region) const {
  QPainter painter(&device);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.fillRect(rect(), theme().ground);
  const text::InLanguage in(m_content.language);
  const qreal v = displayUnit(size());
  const DisplayZones zones = displayZones(QSizeF(size()) / v, m_content);
  painter.scale(v, v);
  const DisplayCanvas canvas{painter, theme(), QSizeF(size()) / v, font()};
  const auto isWanted = [&](const QRectF& zone) {
    return !zone.isEmpty() && region.intersects(inPixels(zone, v).adjusted(-3, -3, 3, 3));
  };
  if (isWanted(zones.head)) paintHead(canvas, m_content);
  constexpr MovesCover nothing = MovesCover::nothing;
  MovesCover covered = m_covered;
  if (isWanted(zones.turn) || covered != nothing) covered = paintTurn(canvas, zones, m_content);
  if (isWanted(zones.table) && covered == nothing) {
    paintTable(canvas, zones.table, m_content.table);
  }
  if (isWanted(zones.race) && covered != MovesCover::tableAndRace) {
    m_content.shore.base > 0 ? paintShore(canvas, zones.race, m_content.shore)
                             : paintRace(canvas, zones.race, m_content.lanes);
    canvas.write(m_content.note, zones.race.bottomLeft() + QPointF(displayMargin, -11),
                 canvas.letters(leastLetters, false), canvas.theme.onRiver);
  }
  return covered;
}

void DisplayWindow::paintEvent(QPaintEvent* event) {
  const MovesCover covered = paintOn(*this, event->region());
  // The room around the turn was not to be painted.
  if (std::exchange(m_covered, covered) != covered) update();
}

void DisplayWindow::keyPressEvent(QKeyEvent* event) {
  switch (event->key()) {
  case Qt::Key_F11: return setFullScreen(!isFullScreen());
  case Qt::Key_F12: close(); return;
  case Qt::Key_Escape:
    Q_EMIT left();
    if (isFullScreen()) return setFullScreen(false);
    close();
    return;
  default: QWidget::keyPressEvent(event);
  }
}

void DisplayWindow::mouseDoubleClickEvent(QMouseEvent* /*event*/) {
  setFullScreen(!isFullScreen());
}

void DisplayWindow::closeEvent(QCloseEvent* event) {
  QWidget::closeEvent(event);
  Q_EMIT closed();
}

} // namespace nilometer::ui
