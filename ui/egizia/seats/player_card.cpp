// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/seats/player_card.h"

#include "ui/base/accessibility/button_role.h"
#include "ui/base/style/look_unit.h"
#include "ui/base/style/tool_tip.h"
#include "ui/egizia/seats/card_painting.h"
#include "ui/egizia/text/names.h"
#include "ui/text/phrase.h"

#include <QEvent>
#include <QHelpEvent>
#include <QToolTip>

namespace nilometer::ui {

namespace {

// In u:
constexpr qreal leastClosed = 51;
constexpr qreal bestHeight = 129.5; ///< of a whole card
constexpr qreal roomyHeight = 174;  ///< the same with fewer than four players
constexpr qreal cardGap = 6;

/// What is pressed there belongs to it, too.
QRectF target(const QRectF& chip, qreal u) {
  constexpr qreal least = 28;
  const qreal more = std::max(0.0, least * u - chip.height()) / 2;
  return chip.adjusted(-u, -more, u, more);
}

} // namespace

PlayerCard::PlayerCard(QWidget* parent) : SeatCardOf(parent), m_flood(new FloodView(this)) {
  arrange();
}

void PlayerCard::setLook(const PlayerLook& look) {
  if (look == this->look()) return;
  m_flood->setLook(look.flood);
  SeatCardOf::setLook(look);
  setButtonDescription(*this, (look.seat.details + m_flood->sentences()).join(QLatin1Char('\n')));
  arrange();
}

void PlayerCard::setForm(SeatForm form) {
  SeatCardOf::setForm(form);
  arrange();
}

qreal PlayerCard::heightNeeded(qreal width) const {
  const qreal u = lookUnit(font());
  return cardHeight(look(), width * u, font()) / u;
}

void PlayerCard::arrange() {
  m_flood->setHidden(form() == SeatForm::tab || look().flood.over);
  m_places = {};
  if (form() == SeatForm::tab) return;
  m_places = cardLayout(look(), size(), font(), form());
  m_flood->setForm(m_places.floodForm);
  m_flood->setGeometry(m_places.flood.toAlignedRect());
}

void PlayerCard::resizeEvent(QResizeEvent* event) {
  SeatCardOf::resizeEvent(event);
  arrange();
}

void PlayerCard::changeEvent(QEvent* event) {
  SeatCardOf::changeEvent(event);
  if (event->type() == QEvent::FontChange || event->type() == QEvent::LanguageChange) arrange();
}

PlayerPart PlayerCard::partAt(const QPoint& at) const {
  if (form() == SeatForm::tab) return PlayerPart::points;
  const qreal u = lookUnit(font());
  const bool isEnding = !m_places.ending.isEmpty() && at.x() >= m_places.ending.left() - 3 * u &&
                        at.y() < m_places.ending.bottom();
  if (at.y() < m_places.name.bottom()) {
    if (at.x() >= m_places.points.left() - 3 * u) return PlayerPart::points;
    return isEnding ? PlayerPart::ending : PlayerPart::tile;
  }
  if (isEnding) return PlayerPart::ending;
  if (form() == SeatForm::closed) return PlayerPart::flood;
  const qreal stores = m_places.store.front().top();
  const bool ownLine = stores > m_places.crews.front().bottom();
  if (at.y() < m_places.crews.front().bottom() &&
      (ownLine || at.x() < m_places.store.front().left() - 3 * u))
    return PlayerPart::crews;
  const qreal below = look().flood.over ? m_places.store.front().bottom() : m_places.flood.top();
  if (at.y() < below) {
    std::size_t store = CardLayout::storeCount - 1;
    while (store > 0 && at.x() < m_places.store[store].left() - 3 * u) --store;
    return CardLayout::stores[store];
  }
  const bool flood = !look().flood.over && at.y() < m_places.flood.bottom();
  return flood ? PlayerPart::flood : PlayerPart::cards;
}

QString PlayerCard::tipAt(const QPoint& at) const {
  if (form() != SeatForm::whole) return {};
  for (std::size_t i = 0; i < look().crews.size(); ++i) {
    if (!m_places.crews[i].contains(at)) continue;
    const PlayerLook::CrewTile& crew = look().crews[i];
    const QStringList facts{text::crewName(static_cast<egizia::Crew>(i)),
                            text::number(crew.strength)};
    return text::fill(crew.used ? tr("%1: strength %2, used this round") :
                                //: A crew, by its colour, and its strength.
                          tr("%1: strength %2"),
                      facts);
  }
  const qreal u = lookUnit(font());
  for (std::size_t i = 0; i < look().cards.size(); ++i) {
    if (target(m_places.chips[i + 1], u).contains(at)) return look().cards[i].inFull;
  }
  return {};
}

bool PlayerCard::event(QEvent* event) {
  if (event->type() == QEvent::ToolTip) {
    const auto& help = *static_cast<QHelpEvent*>(event);
    if (const QString tip = tipAt(help.pos()); !tip.isEmpty()) {
      QToolTip::showText(help.globalPos(), toolTipOf(tip), this);
      return true;
    }
  }
  return SeatCardOf::event(event);
}

void PlayerCard::paintWhole(Canvas& canvas, const QSizeF& /*size*/) const {
  paintPlayerCard(canvas.painter(), look(), m_places, font(), canvas.theme());
}

PlayersView::PlayersView(const EgiziaSession& session, QWidget* parent)
    : SeatsViewOf(parent, leastClosed), m_session(session) {}

void PlayersView::refresh(std::optional<egizia::Ring> ring, table::Player asked) {
  const table::Player turn = asked == table::noPlayer ? m_session.options().onTurn : asked;
  showAll(m_session.players(), turn,
          [&](table::Player player) { return playerLook(m_session, player, ring, asked); });
}

QSize PlayersView::sizeHint() const {
  const int players = m_session.players();
  const qreal high = players * (players < 4 ? roomyHeight : bestHeight) + (players - 1) * cardGap;
  return {minimumSizeHint().width(), qRound(high * lookUnit(font()))};
}

} // namespace nilometer::ui
