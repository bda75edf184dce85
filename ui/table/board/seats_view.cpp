// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/board/seats_view.h"

#include "ui/base/accessibility/accessible_text.h"
#include "ui/base/style/look_unit.h"
#include "ui/base/style/tab_stop.h"

#include <QCoreApplication>
#include <QEvent>
#include <QKeyEvent>

#include <algorithm>
#include <utility>

namespace nilometer::ui {

namespace {

struct SeatWords {
  Q_DECLARE_TR_FUNCTIONS(Seats)
};

// In u.
constexpr qreal seatGap = 6;
constexpr qreal wholeWidth = 384;
constexpr qreal closedWidth = 264;
constexpr qreal leastWhole = 94;
constexpr qreal mostWhole = 174;
constexpr qreal mostClosed = 76;
constexpr qreal leastClosed = 38;
constexpr qreal overHeight = 129.5;

} // namespace

SeatsView::SeatsView(const Make& make, QWidget* parent) : QWidget(parent), m_over(make(this)) {
  makeTabStop(*this);
  name();
  m_over->hide();
  m_over->installEventFilter(this);
  for (table::Player player = 0; player < table::maxSeats; ++player) {
    m_cards.push_back(make(this));
    m_cards.back()->hide();
    connect(m_cards.back(), &SeatCard::clicked, this, [this, player] { press(player); });
  }
}

void SeatsView::name() {
  //: Those who play, with all they have.
  setSpokenName(*this, SeatWords::tr("Players"));
}

SeatCard* SeatsView::card(table::Player player) const {
  return player < m_players ? m_cards[player] : nullptr;
}

void SeatsView::showSeats(int players, table::Player turn) {
  m_players = players;
  const bool isOther = std::exchange(m_turn, turn) != turn;
  if (isOther) m_opened = m_look == SeatsLook::closed ? turn : table::noPlayer;
  arrange();
}

void SeatsView::setCompactLevel(SeatsLook look) {
  if (std::exchange(m_look, look) == look) return;
  m_opened = look == SeatsLook::closed ? m_turn : table::noPlayer;
  m_over->setParent(look == SeatsLook::tabs ? parentWidget() : this);
  m_over->hide();
  updateGeometry();
  arrange();
}

void SeatsView::press(table::Player player) {
  if (m_look == SeatsLook::full) return;
  const bool again = m_look == SeatsLook::tabs && m_opened == player;
  m_opened = again ? table::noPlayer : player;
  arrange();
  if (m_look == SeatsLook::tabs) (again ? m_cards[player] : m_over)->setFocus();
}

void SeatsView::arrange() {
  for (std::size_t i = 0; i < m_cards.size(); ++i) {
    m_cards[i]->setVisible(static_cast<int>(i) < m_players);
  }
  if (m_players == 0) return;
  if (m_look == SeatsLook::tabs) return arrangeTabs();
  arrangeColumn();
}

void SeatsView::arrangeColumn() {
  const qreal u = lookUnit(font());
  const bool folds = m_look == SeatsLook::closed;
  const qreal room = height() / u - (m_players - 1) * seatGap;
  const qreal each = std::min(room / m_players, mostWhole);
  // Folded cards are narrow: the whole one takes the height that the others leave.
  const qreal open =
      folds ? std::clamp(room - (m_players - 1) * leastClosed, leastWhole, mostWhole) : each;
  const qreal others = m_players > 1 ? (room - open) / (m_players - 1) : 0;
  const table::Player opened = m_opened == table::noPlayer ? table::Player{0} : m_opened;
  qreal top = 0;
  for (table::Player player = 0; player < m_players; ++player) {
    const bool isWhole = !folds || player == opened;
    const qreal high = isWhole ? open : std::min(others, mostClosed);
    m_cards[player]->setForm(isWhole ? SeatForm::whole : SeatForm::closed);
    // Edge by edge, so that the last one ends where the view does.
    m_cards[player]->setGeometry(
        QRect(QPoint(0, qRound(top * u)), QPoint(width() - 1, qRound((top + high) * u) - 1)));
    top += high + seatGap;
  }
}

void SeatsView::arrangeTabs() {
  const qreal u = lookUnit(font());
  const qreal each = (width() - (m_players - 1) * seatGap * u) / m_players;
  for (table::Player player = 0; player < m_players; ++player) {
    m_cards[player]->setForm(SeatForm::tab);
    m_cards[player]->setChecked(player == m_opened);
    m_cards[player]->setGeometry(qRound(player * (each + seatGap * u)), 0, qRound(each), height());
  }
  m_over->setVisible(m_opened != table::noPlayer);
  if (m_opened == table::noPlayer || parentWidget() == nullptr) return;
  drawOver(m_opened);
  const int wide = std::min(qRound(wholeWidth * u), parentWidget()->width() - 2 * x());
  const qreal high = std::min(overHeight, y() / u - seatGap);
  // At the right, where the column is in a large window.
  const QPoint begin(x() + std::max(0, width() - wide), y() - qRound((seatGap + high) * u));
  m_over->setGeometry(QRect(begin, QSize(wide, qRound(high * u))));
  m_over->raise();
}

QSize SeatsView::minimumSizeHint() const {
  const qreal u = lookUnit(font());
  const int count = std::max(m_players, 1);
  const qreal gaps = (count - 1) * seatGap;
  switch (m_look) {
  case SeatsLook::tabs: return {qRound(60 * u) * count, qRound(28 * u)};
  case SeatsLook::closed:
    return {qRound(closedWidth * u), qRound((leastWhole + (count - 1) * leastClosed + gaps) * u)};
  case SeatsLook::full: break;
  }
  return {qRound(wholeWidth * u), qRound((count * leastWhole + gaps) * u)};
}

QSize SeatsView::sizeHint() const {
  return minimumSizeHint();
}

bool SeatsView::eventFilter(QObject* watched, QEvent* event) {
  const bool isKey = event->type() == QEvent::KeyPress;
  const bool leaves = isKey && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape;
  if (!leaves || m_opened == table::noPlayer) return QWidget::eventFilter(watched, event);
  press(m_opened);
  return true;
}

void SeatsView::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) name();
  if (event->type() == QEvent::FontChange) arrange();
}

void SeatsView::moveEvent(QMoveEvent* event) {
  QWidget::moveEvent(event);
  arrange();
}

void SeatsView::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  arrange();
}

} // namespace nilometer::ui
