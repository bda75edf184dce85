// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/view/table_places.h"

#include "ui/base/style/unit.h"

#include <QApplication>
#include <QEvent>

#include <algorithm>
#include <utility>

namespace nilometer::ui {

namespace {

/// Letters are whole pixels: u may be so much larger than the window's size says, and nothing folds
/// for that.
constexpr qreal roundedUp = 1.03;
/// So many u more than they need do players have above a text: a line of chips and the air around
/// it.
constexpr qreal aboveText = 40;
/// In u: what is seen of a board that scrolls.
constexpr qreal leastAboveTabs = 200;

} // namespace

TablePlaces::TablePlaces(QWidget& table, const Parts& parts)
    : QObject(&table), m_table(table), m_parts(parts),
      m_stage(new BoardStage(parts.board, &table)) {
  connect(qApp, &QApplication::focusChanged, this,
          [this](const QWidget*, const QWidget* now) { followFocus(now); });
}

void TablePlaces::putBelowPlayers(QWidget& panel) {
  m_panel = &panel;
  m_parts.log.hide();
  panel.show();
  place();
}

QRect TablePlaces::pixels(const QRectF& units) const {
  const qreal u = lookUnit(m_table.font());
  // Edge by edge, so that the gaps are the same everywhere.
  return {QPoint(wholePixels(units.left(), u), wholePixels(units.top(), u)),
          QPoint(wholePixels(units.right(), u) - 1, wholePixels(units.bottom(), u) - 1)};
}

void TablePlaces::place() {
  const qreal u = lookUnit(m_table.font());
  const qreal strip = std::max(usualStripHeight, m_parts.strip.minimumHeight() / u);
  const BelowPlayers below = m_panel != nullptr ? BelowPlayers::panel : BelowPlayers::log;
  const QSizeF window = QSizeF(m_table.size()) / u;
  const qreal players = m_parts.players.sizeHint().height() / u + aboveText;
  m_usual = tableGrid(window, foldsOf(window * roundedUp, below), strip, below, players);
  m_parts.header.setGeometry(pixels(m_usual.header));
  m_parts.strip.setGeometry(pixels(m_usual.strip));
  placeBoard();
}

/// Above a strip that has grown, where the board keeps what it needs or scrolls anyway.
void TablePlaces::liftTabs() {
  m_grid = m_usual;
  if (!m_grid.folds.playerTabs) return;
  const qreal top = m_parts.strip.geometry().top() / lookUnit(m_table.font());
  const qreal grown = m_usual.strip.top() - top;
  const bool scrolls = m_usual.board.height() < leastBoardHeight;
  const qreal least = scrolls ? leastAboveTabs : leastBoardHeight;
  if (grown <= 0 || m_usual.board.height() - grown < least) return;
  m_grid.board.setBottom(m_usual.board.bottom() - grown);
  m_grid.players.translate(0, -grown);
  m_grid.log.translate(0, -grown);
}

void TablePlaces::placeLog() {
  if (m_panel != nullptr) return m_panel->setGeometry(pixels(m_grid.log));
  const QRect log = logPlace();
  m_parts.log.setGeometry(log);
  if (log.height() > pixels(m_grid.log).height()) m_parts.log.raise();
}

bool TablePlaces::coversTabs() const {
  return m_grid.folds.playerTabs && m_parts.strip.geometry().intersects(pixels(m_grid.players));
}

void TablePlaces::placeBoard() {
  liftTabs();
  m_parts.players.setGeometry(pixels(m_grid.players));
  placeLog();
  QRect seen = pixels(m_grid.board);
  const int least = wholePixels(leastBoardHeight, lookUnit(m_table.font()));
  const int gap = pixels(m_grid.players).top() - seen.bottom() - 1;
  const int above = m_parts.strip.geometry().top() - 1 - gap;
  // What scrolls anyway need not lie under the strip where that has grown.
  if (seen.height() < least) {
    seen.setBottom(coversTabs() ? above : std::min(seen.bottom(), above));
  } else if (coversTabs()) {
    seen.setBottom(std::max(seen.bottom(), above));
  }
  m_stage->place(seen, least);
  // Of a board that scrolls any part may be in sight.
  const int below = m_parts.strip.geometry().top();
  const bool scrolls = seen.height() < least;
  m_parts.board.setContentsMargins(0, 0, 0, scrolls ? 0 : std::max(seen.bottom() + 1 - below, 0));
  showTabs();
}

void TablePlaces::showTabs() {
  const bool covers = coversTabs();
  const bool opens = m_isOpen || m_logHeight > pixels(m_grid.log).height();
  const bool hidesLog = covers && !opens && m_panel == nullptr;
  // Somebody else may have hidden them for good.
  if (std::exchange(m_hidesTabs, covers) != covers) m_parts.players.setVisible(!covers);
  if (std::exchange(m_hidesLog, hidesLog) == hidesLog || m_panel != nullptr) return;
  m_parts.log.setVisible(!hidesLog);
}

QRect TablePlaces::board() const {
  return pixels(m_usual.board);
}

QRect TablePlaces::boardAndStrip() const {
  const QRect both = m_stage->geometry().united(m_parts.strip.geometry());
  if (!m_grid.folds.closedPlayers || m_panel != nullptr) return both;
  return both.united(pixels(m_grid.players)).united(pixels(m_grid.log));
}

QRect TablePlaces::roomOfLog() const {
  const QRect log = pixels(m_grid.log);
  if (!m_grid.folds.playerTabs) return log.united(pixels(m_grid.players));
  // Over the right part of the board, as wide as it is in large windows.
  QRect room = log;
  room.setTop(pixels(m_grid.board).top());
  const int wide = wholePixels(384, lookUnit(m_table.font()));
  room.setLeft(std::max(pixels(m_grid.board).left(), room.right() + 1 - wide));
  return room;
}

QRect TablePlaces::logPlace() const {
  const QRect log = pixels(m_grid.log);
  if (m_grid.folds.logColumn || (!m_isOpen && m_logHeight <= log.height())) return log;
  QRect room = roomOfLog();
  if (!m_isOpen) room.setTop(std::max(room.top(), room.bottom() + 1 - m_logHeight));
  return room;
}

void TablePlaces::followFocus(const QWidget* now) {
  const bool isInLog = now != nullptr && m_parts.log.isAncestorOf(now);
  if (isInLog == m_isOpen) return;
  // Nothing moves away from under the pointer.
  if (isInLog && QApplication::mouseButtons() != Qt::NoButton)
    return qApp->installEventFilter(this);
  openLog(isInLog);
}

void TablePlaces::openLog(bool open) {
  m_isOpen = open && m_grid.folds.closedPlayers;
  open ? qApp->installEventFilter(this) : qApp->removeEventFilter(this);
  Q_EMIT logOpened();
}

bool TablePlaces::eventFilter(QObject* watched, QEvent* event) {
  const auto* widget = qobject_cast<const QWidget*>(watched);
  const bool isOurs = widget != nullptr && widget->window() == m_table.window();
  if (event->type() == QEvent::MouseButtonRelease && !m_isOpen) {
    // After whoever was pressed has heard of it.
    QMetaObject::invokeMethod(
        this, [this] { followFocus(QApplication::focusWidget()); }, Qt::QueuedConnection);
  }
  if (event->type() == QEvent::MouseButtonPress && m_isOpen && isOurs) {
    if (widget != &m_parts.log && !m_parts.log.isAncestorOf(widget)) m_table.setFocus();
  }
  return QObject::eventFilter(watched, event);
}

} // namespace nilometer::ui
