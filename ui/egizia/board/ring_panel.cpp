// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/accessibility/accessible_text.h"
#include "ui/base/style/unit.h"
#include "ui/egizia/board/panels.h"
#include "ui/egizia/style/box_colours.h"
#include "ui/egizia/text/words.h"
#include "ui/text/phrase.h"

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

RingPanel::RingPanel(const EgiziaSession& session, QWidget* parent) : Panel(session, parent) {
  RingPanel::nameHeading();
  for (const Ring position : {Ring::left, Ring::middle, Ring::right}) addPlace(ringId(position));
  SpaceLook look;
  look.shape = SpaceLook::Shape::ring;
  for (const auto& [id, place] : places()) place->setLook(look);
}

void RingPanel::refresh(const Offers& offers, const PlaceKeys& /*keys*/) {
  nameHeading();
  for (const auto& [id, place] : places()) {
    const Offer& offer = offerAt(offers, id);
    const auto position = static_cast<std::size_t>(id.number);
    const bool here = ringOf(id) == m_session.shown().ring;
    SpaceLook look{
        placeLookOf(offer, offer.verdict.legal(),
                    text::fill(here ? tr("Water ring, %1: it lies here") : tr("Water ring, %1"),
                               {text::ring(ringOf(id))}),
                    {})};
    look.shape = SpaceLook::Shape::ring;
    look.marked = here;
    // The outermost field it waters lies at the bottom of the disc.
    for (std::size_t band = 0; band <= position; ++band)
      look.tiles.push_back(fieldTint(colourOf(band)).fill);
    look.tip = text::fill(tr("Waters these fields: %1."), {wateredBy(position)}) +
               QLatin1Char('\n') + text::ruleSummary("FEED-2"_rule);
    place->setLook(look);
  }
}

int RingPanel::gap() const {
  return wholePixels(positionGap, lookUnit(font()));
}

void RingPanel::nameHeading() {
  const QString name = tr("Water ring");
  setTitle(isFull() ? name : QString());
  setSpokenName(*this, name);
}

QSize RingPanel::disc() const {
  return isFull() ? places().begin()->second->sizeFor({}) : QSize(targetHeight, targetHeight);
}

QSize RingPanel::minimumSizeHint() const {
  const auto count = static_cast<int>(places().size());
  const int heading = title().isEmpty() ? 0 : frameHeight();
  return {std::max(titleWidth(), count * disc().width() + (count - 1) * gap()),
          heading + disc().height()};
}

void RingPanel::arrange() {
  QRect place(QPoint(0, title().isEmpty() ? 0 : frameHeight()), disc());
  for (const auto& [id, position] : places()) {
    position->setGeometry(place);
    place.translate(disc().width() + gap(), 0);
  }
}

void RingPanel::paintEvent(QPaintEvent* event) {
  // It lies on the bank: its words need a plain ground.
  QPainter(this).fillRect(rect(), themeOf(*this).surface);
  Panel::paintEvent(event);
}

} // namespace nilometer::ui
