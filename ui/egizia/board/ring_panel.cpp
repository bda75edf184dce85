// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/board/ring_panel.h"

#include "ui/base/accessibility/accessible_text.h"
#include "ui/base/style/unit.h"
#include "ui/egizia/style/box_colours.h"
#include "ui/egizia/text/words.h"
#include "ui/text/phrase.h"

#include <QEvent>
#include <QPainter>

#include <algorithm>

namespace nilometer::ui {

using egizia::FieldColour;
using egizia::Ring;
using egizia::operator""_rule;

namespace {

constexpr qreal positionGap = 2; ///< between the positions, in u

/// Every position waters one colour more than the one before it.
FieldColour colourOf(std::size_t position) {
  return static_cast<FieldColour>(position);
}

QString wateredBy(std::size_t position) {
  QStringList colours;
  for (std::size_t i = 0; i <= position; ++i) colours += text::fieldColour(colourOf(i));
  return text::listOf(colours);
}

} // namespace

RingPanel::RingPanel(const EgiziaSession& session, QWidget* parent)
    : Panel(parent), m_session(session) {
  nameHeading();
  for (std::size_t i = 0; i < m_places.size(); ++i) {
    m_places[i] = new Place(this);
    PlaceLook look;
    look.shape = PlaceLook::Shape::ring;
    m_places[i]->setLook(look);
  }
}

void RingPanel::refresh(const Offers& offers) {
  nameHeading();
  const auto now = static_cast<std::size_t>(m_session.shown().ring);
  for (std::size_t i = 0; i < m_places.size(); ++i) {
    const Offer& offer = offerAt(offers, ringId(static_cast<Ring>(i)));
    const bool here = i == now;
    PlaceLook look =
        placeLookOf(offer, offer.verdict.legal(),
                    text::fill(here ? tr("Water ring, %1: it lies here") : tr("Water ring, %1"),
                               {text::ring(static_cast<Ring>(i))}),
                    {});
    look.shape = PlaceLook::Shape::ring;
    look.marked = here;
    // The outermost field it waters lies at the bottom of the disc.
    for (std::size_t band = 0; band <= i; ++band)
      look.tiles.push_back(fieldTint(colourOf(band)).fill);
    look.tip = text::fill(tr("Waters these fields: %1."), {wateredBy(i)}) + QLatin1Char('\n') +
               text::ruleSummary("FEED-2"_rule);
    m_places[i]->setLook(look);
  }
}

int RingPanel::gap() const {
  return wholePixels(positionGap, lookUnit(font()));
}

void RingPanel::setLook(StageLook look) {
  m_look = look;
  nameHeading();
  updateGeometry();
  arrange();
}

void RingPanel::nameHeading() {
  const QString name = tr("Water ring");
  setTitle(m_look == StageLook::full ? name : QString());
  setSpokenName(*this, name);
}

QSize RingPanel::disc() const {
  return m_look == StageLook::full ? m_places[0]->sizeFor({}) : QSize(targetHeight, targetHeight);
}

QSize RingPanel::minimumSizeHint() const {
  const auto count = static_cast<int>(m_places.size());
  const int heading = title().isEmpty() ? 0 : frameHeight();
  return {std::max(titleWidth(), count * disc().width() + (count - 1) * gap()),
          heading + disc().height()};
}

void RingPanel::arrange() {
  QRect place(QPoint(0, title().isEmpty() ? 0 : frameHeight()), disc());
  for (Place* position : m_places) {
    position->setGeometry(place);
    place.translate(disc().width() + gap(), 0);
  }
}

void RingPanel::paintEvent(QPaintEvent* event) {
  // It lies on the bank: its words need a plain ground.
  QPainter(this).fillRect(rect(), themeOf(*this).surface);
  Panel::paintEvent(event);
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
