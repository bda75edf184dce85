// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/board/ring_panel.h"

#include "ui/egizia/board/offers_look.h"
#include "ui/egizia/style/box_colours.h"
#include "ui/egizia/words/words.h"
#include "ui/words/phrase.h"

#include <QEvent>

namespace nilometer::ui {

using egizia::FieldColour;
using egizia::Ring;
using egizia::operator""_rule;

namespace {

constexpr int positionGap = 2 * unit; ///< between the positions

/// Every position waters one colour more than the one before it.
FieldColour colourOf(std::size_t position) {
  return static_cast<FieldColour>(position);
}

QString textOf(std::size_t position) {
  const QString colour = words::fieldColour(colourOf(position));
  // A space that breaks no line: the plus belongs to the colour.
  return position == 0 ? colour : u"+\u00a0" % colour;
}

QString wateredBy(std::size_t position) {
  QStringList colours;
  for (std::size_t i = 0; i <= position; ++i) colours += words::fieldColour(colourOf(i));
  return words::listOf(colours);
}

int leastWidth(const Place& place, std::size_t position) {
  return place.sizeFor(textOf(position)).width();
}

} // namespace

RingPanel::RingPanel(const EgiziaSession& session, QWidget* parent)
    : Panel(parent), m_session(session) {
  setTitle(tr("Water ring"));
  for (std::size_t i = 0; i < m_places.size(); ++i) {
    m_places[i] = new Place(this);
    PlaceLook look;
    look.shape = PlaceLook::Shape::ring;
    m_places[i]->setLook(look);
    connect(m_places[i], &Place::clicked, this,
            [this, i] { Q_EMIT pressed(ringId(static_cast<egizia::Ring>(i))); });
  }
}

void RingPanel::refresh(const Offers& offers) {
  setTitle(tr("Water ring"));
  const auto now = static_cast<std::size_t>(m_session.shown().ring);
  bool renamed = false;
  for (std::size_t i = 0; i < m_places.size(); ++i) {
    PlaceLook look;
    look.shape = PlaceLook::Shape::ring;
    look.state = stateOf(offers.ring[i]);
    look.swatch = fieldTint(colourOf(i));
    look.marked = i == now;
    look.text = textOf(i);
    look.name = words::fill(look.marked ? tr("Water ring, %1: it lies here") : tr("Water ring, %1"),
                            {words::ring(static_cast<Ring>(i))});
    QStringList tip{words::fill(tr("Waters these fields: %1."), {wateredBy(i)}),
                    words::ruleSummary("FEED-2"_rule)};
    if (offers.ring[i].refused) tip += refusalText(offers.ring[i], m_session.table());
    look.tip = tip.join(QLatin1Char('\n'));
    renamed = renamed || m_places[i]->look().text != look.text;
    m_places[i]->setLook(look);
  }
  // Room is taken by what stands there, not by where the ring lies.
  if (renamed) arrange();
}

Place* RingPanel::place(Ring ring) const {
  return m_places[static_cast<std::size_t>(ring)];
}

QSize RingPanel::minimumSizeHint() const {
  int least = width() - content().width() + static_cast<int>(m_places.size() - 1) * positionGap;
  for (std::size_t i = 0; i < m_places.size(); ++i) least += leastWidth(*m_places[i], i);
  return {least, frameHeight() + m_places[0]->sizeFor({}).height()};
}

void RingPanel::arrange() {
  const QRect room = content();
  const auto count = static_cast<int>(m_places.size());
  // Each takes what it needs and an equal part of the rest: the colours' names differ in length.
  const int more = std::max(width() - minimumSizeHint().width(), 0) / count;
  int left = room.left();
  for (std::size_t i = 0; i < m_places.size(); ++i) {
    const int wide = leastWidth(*m_places[i], i) + more;
    m_places[i]->setGeometry(left, room.top(), wide, room.height());
    left += wide + positionGap;
  }
}

void RingPanel::changeEvent(QEvent* event) {
  Panel::changeEvent(event);
  if (event->type() == QEvent::FontChange) arrange();
}

void RingPanel::resizeEvent(QResizeEvent* event) {
  Panel::resizeEvent(event);
  arrange();
}

} // namespace nilometer::ui
