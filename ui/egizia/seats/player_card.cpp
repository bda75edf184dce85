// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/seats/player_card.h"

#include "ui/base/accessibility/accessible_text.h"
#include "ui/base/style/look_unit.h"
#include "ui/base/style/tab_stop.h"
#include "ui/base/style/tool_tip.h"
#include "ui/egizia/seats/card_painting.h"
#include "ui/egizia/text/names.h"
#include "ui/text/phrase.h"

#include <QEvent>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

namespace nilometer::ui {

namespace {

/// In u, by CardForm: the least and the best.
struct Height {
  qreal least;
  qreal best;
};
constexpr std::array<Height, 3> heights = {{{52, 64}, {110, 129.5}, {140, 174.5}}};
constexpr qreal leastWidth = 384; ///< of the players' column, so that what stands below has it, too

/// What is pressed there belongs to it, too.
QRectF target(const QRectF& chip, qreal u) {
  constexpr qreal least = 28;
  const qreal more = std::max(0.0, least * u - chip.height()) / 2;
  return chip.adjusted(-u, -more, u, more);
}

} // namespace

PlayerCard::PlayerCard(QWidget* parent) : QWidget(parent), m_flood(new FloodView(this)) {
  setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
  setFocusPolicy(Qt::TabFocus); // so that it can be asked about by keyboard
}

void PlayerCard::setLook(const PlayerLook& look) {
  if (look == m_look) return;
  m_look = look;
  m_flood->setLook(look.flood);
  arrange();
  QString tip;
  for (const QString& line : look.details) tip += line.toHtmlEscaped() + QStringLiteral("<br>");
  // Rich text, so that a name with brackets in it stays a name and long lines are broken.
  setToolTip(QStringLiteral("<qt>") + tip + QStringLiteral("</qt>"));
  setSpokenName(*this, look.name);
  setSpokenDescription(*this, (look.details + m_flood->sentences()).join(QLatin1Char('\n')));
  update();
}

void PlayerCard::setForm(CardForm form) {
  if (form == m_form) return;
  m_form = form;
  setCursor(form == CardForm::closed ? Qt::PointingHandCursor : Qt::ArrowCursor);
  updateGeometry();
  arrange();
  update();
}

QSize PlayerCard::minimumSizeHint() const {
  const qreal u = lookUnit(font());
  return {std::max(wholePixels(leastWidth, u), m_flood->minimumSizeHint().width()),
          wholePixels(heights[static_cast<std::size_t>(m_form)].least, u)};
}

QSize PlayerCard::sizeHint() const {
  const qreal best = heights[static_cast<std::size_t>(m_form)].best;
  return {minimumSizeHint().width(), wholePixels(best, lookUnit(font()))};
}

int PlayerCard::heightNeeded(int width) const {
  return qCeil(cardHeight(m_look, width, font(), m_form));
}

void PlayerCard::arrange() {
  m_places = cardLayout(m_look, size(), font(), m_form);
  m_flood->setForm(m_places.floodForm);
  m_flood->setGeometry(m_places.flood.toAlignedRect());
}

void PlayerCard::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  arrange();
}

void PlayerCard::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::FontChange || event->type() == QEvent::LanguageChange) {
    updateGeometry();
    arrange();
  }
}

PlayerPart PlayerCard::partAt(const QPoint& at) const {
  const qreal u = lookUnit(font());
  const bool isEnding = !m_places.ending.isEmpty() && at.x() >= m_places.ending.left() - 3 * u &&
                        at.y() < m_places.ending.bottom();
  if (at.y() < m_places.name.bottom()) {
    if (at.x() >= m_places.points.left() - 3 * u) return PlayerPart::points;
    return isEnding ? PlayerPart::ending : PlayerPart::tile;
  }
  if (isEnding) return PlayerPart::ending;
  if (m_form == CardForm::closed) return PlayerPart::flood;
  const qreal stores = m_places.store.front().top();
  const bool ownLine = stores > m_places.crews.front().bottom();
  if (at.y() < m_places.crews.front().bottom() &&
      (ownLine || at.x() < m_places.store.front().left() - 3 * u))
    return PlayerPart::crews;
  const qreal below = m_look.flood.over ? m_places.store.front().bottom() : m_places.flood.top();
  if (at.y() < below) {
    std::size_t store = CardLayout::storeCount - 1;
    while (store > 0 && at.x() < m_places.store[store].left() - 3 * u) --store;
    return CardLayout::stores[store];
  }
  const bool flood = !m_look.flood.over && at.y() < m_places.flood.bottom();
  return flood ? PlayerPart::flood : PlayerPart::cards;
}

QString PlayerCard::tipAt(const QPoint& at) const {
  if (m_form == CardForm::closed) return {};
  for (std::size_t i = 0; i < m_look.crews.size(); ++i) {
    if (!m_places.crews[i].contains(at)) continue;
    const PlayerLook::CrewTile& crew = m_look.crews[i];
    const QStringList facts{text::crewName(static_cast<egizia::Crew>(i)),
                            text::number(crew.strength)};
    return text::fill(crew.used ? tr("%1: strength %2, used this round") :
                                //: A crew, by its colour, and its strength.
                          tr("%1: strength %2"),
                      facts);
  }
  const qreal u = lookUnit(font());
  for (std::size_t i = 0; i < m_look.cards.size(); ++i) {
    if (target(m_places.chips[i + 1], u).contains(at)) return m_look.cards[i].inFull;
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
  return QWidget::event(event);
}

void PlayerCard::keyPressEvent(QKeyEvent* event) {
  const bool opens = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter ||
                     event->key() == Qt::Key_Space;
  if (goByArrow(*this, *event)) return;
  if (m_form != CardForm::closed || !opens) return QWidget::keyPressEvent(event);
  Q_EMIT openRequested();
}

void PlayerCard::mousePressEvent(QMouseEvent* event) {
  if (m_form != CardForm::closed || event->button() != Qt::LeftButton) {
    return QWidget::mousePressEvent(event);
  }
  Q_EMIT openRequested();
}

void PlayerCard::paintEvent(QPaintEvent* /*event*/) {
  const Theme& theme = themeOf(*this);
  const qreal u = lookUnit(font());
  constexpr qreal corner = 8;
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  paintPlayerCard(painter, size(), m_look, m_places, font(), theme);
  if (m_look.onTurn) paintChooseRing(painter, QRectF(rect()), theme, corner * u);
  if (hasFocus())
    paintFocus(painter, QRectF(rect()).adjusted(2 * u, 2 * u, -2 * u, -2 * u), theme, corner * u);
}

} // namespace nilometer::ui
