// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/board/seats_view.h"

#include "ui/base/accessibility/accessible_text.h"
#include "ui/base/style/tab_stop.h"
#include "ui/base/style/unit.h"

#include <QCoreApplication>
#include <QEvent>
#include <QKeyEvent>

#include <algorithm>
#include <numeric>
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
constexpr qreal mostWhole = 174; ///< unless it needs more
constexpr qreal mostClosed = 76;
constexpr qreal overHeight = 129.5;

} // namespace

SeatsView::SeatsView(const Make& make, QWidget* parent, qreal leastClosed)
    : QWidget(parent), m_leastClosed(leastClosed), m_over(make(this)) {
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

table::Player SeatsView::playerOf(const QWidget& about) const {
  for (const table::Player player : m_order) {
    if (m_cards[player] == &about || m_cards[player]->isAncestorOf(&about)) return player;
  }
  return m_over == &about || m_over->isAncestorOf(&about) ? m_opened : table::noPlayer;
}

SeatCard* SeatsView::card(table::Player player) const {
  return player < m_order.size() ? m_cards[player] : nullptr;
}

void SeatsView::showSeats(int players, table::Player turn) {
  m_order.resize(static_cast<std::size_t>(players));
  std::iota(m_order.begin(), m_order.end(), table::Player{0});
  const bool isOther = std::exchange(m_turn, turn) != turn;
  const bool folds = m_look == SeatsLook::closed;
  // Where everybody acts together the card that is open stays so.
  if (isOther && !(folds && turn == table::noPlayer)) m_opened = folds ? turn : table::noPlayer;
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
    m_cards[i]->setVisible(i < m_order.size());
  }
  if (m_order.empty()) return;
  std::ranges::stable_sort(m_order, {},
                           [this](auto player) { return m_cards[player]->seat().row; });
  // The keyboard goes along the cards as they stand.
  for (std::size_t i = 1; i < m_order.size(); ++i) {
    setTabOrder(m_cards[m_order[i - 1]], m_cards[m_order[i]]);
  }
  m_look == SeatsLook::tabs ? arrangeTabs() : arrangeColumn();
}

void SeatsView::arrangeColumn() {
  const qreal u = lookUnit(font());
  const bool folds = m_look == SeatsLook::closed;
  const auto count = static_cast<int>(m_order.size());
  if (folds && m_opened == table::noPlayer) m_opened = m_order.front();
  const qreal room = height() / u - (count - 1) * seatGap;
  const qreal each = std::min(room / count, mostWhole);
  // Folded cards are narrow: the whole one takes the height that the others leave.
  const qreal most = folds ? m_cards[m_opened]->heightNeeded(width() / u) : 0;
  const qreal open =
      folds ? std::clamp(room - (count - 1) * m_leastClosed, leastWhole, std::max(mostWhole, most))
            : each;
  const qreal others = count > 1 ? (room - open) / (count - 1) : 0;
  qreal top = 0;
  for (const table::Player player : m_order) {
    const bool isWhole = !folds || player == m_opened;
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
  const auto count = static_cast<qreal>(m_order.size());
  const qreal each = (width() - (count - 1) * seatGap * u) / count;
  qreal left = 0;
  for (const table::Player player : m_order) {
    m_cards[player]->setForm(SeatForm::tab);
    m_cards[player]->setChecked(player == m_opened);
    m_cards[player]->setGeometry(qRound(left), 0, qRound(each), height());
    left += each + seatGap * u;
  }
  m_over->setVisible(m_opened != table::noPlayer);
  if (m_opened == table::noPlayer || parentWidget() == nullptr) return;
  drawOver(m_opened);
  const int wide = std::min(qRound(wholeWidth * u), parentWidget()->width() - 2 * x());
  const qreal high =
      std::min(std::max(overHeight, m_over->heightNeeded(wide / u)), y() / u - seatGap);
  // At the right, where the column is in a large window.
  const QPoint begin(x() + std::max(0, width() - wide), y() - qRound((seatGap + high) * u));
  m_over->setGeometry(QRect(begin, QSize(wide, qRound(high * u))));
  m_over->raise();
}

QSize SeatsView::minimumSizeHint() const {
  const qreal u = lookUnit(font());
  const int others = std::max(static_cast<int>(m_order.size()), 1) - 1;
  if (m_look == SeatsLook::tabs) return {qRound(60 * u) * (others + 1), qRound(28 * u)};
  const bool folds = m_look == SeatsLook::closed;
  const qreal high = leastWhole + others * (seatGap + (folds ? m_leastClosed : leastWhole));
  return {qRound((folds ? closedWidth : wholeWidth) * u), qRound(high * u)};
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
