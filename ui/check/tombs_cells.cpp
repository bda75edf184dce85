// SPDX-License-Identifier: GPL-3.0-or-later
// The cells of the page of the tombs.
#include "ui/check/copied_values.h"
#include "ui/check/tombs_picture.h"
#include "ui/words/phrase.h"

#include "engine/egizia/building_plans.h"
#include "engine/egizia/edition_bounds.h"

#include <algorithm>

namespace nilometer::ui {

using egizia::maxPrinted;
using words::fill;

namespace {

QString placeOf(const char* list, std::size_t index) {
  return QStringLiteral("tombs.%1[%2]").arg(QLatin1String(list)).arg(index);
}

} // namespace

TombsPicture::TombsPicture(QWidget* parent) : CopyPicture(parent), m_captions(this) {}

TombsPicture::Count TombsPicture::count(const CopyState& copy, const QString& place,
                                        const QString& caption, int most) {
  Count made;
  made.caption = m_captions.say(place, caption, Captions::Tone::plain);
  NumberField::Content content;
  content.least = 1;
  content.most = most;
  content.name = caption;
  made.field = &number(copy, place, content);
  return made;
}

void TombsPicture::furnish(const CopyState& copy) {
  using Tone = Captions::Tone;
  m_captions.begin();
  m_spacesHeading =
      m_captions.say(QStringLiteral("spaces"), tr("Tomb spaces on the board"), Tone::heading);
  m_spaces = count(copy, QStringLiteral("tombs.spaces"), tr("Spaces"), egizia::maxTombs);
  m_openCount =
      count(copy, QStringLiteral("tombs.open"), tr("Tiles that lie open"), egizia::maxTombs);
  m_open = m_openCount.field->content().value;
  m_drawn = egizia::Edition();
  egizia::layTombs(m_drawn.buildings[static_cast<std::size_t>(egizia::Building::tombs)],
                   std::clamp(m_spaces.field->content().value, 1, egizia::maxTombs));
  furnishTiles(copy);
  furnishBands(copy);
  m_captions.end();
}

void TombsPicture::furnishTiles(const CopyState& copy) {
  m_copiedTiles = copiedTiles(copy.document);
  m_tilesHeading =
      m_captions.say(QStringLiteral("tiles"), tr("Tomb tiles in the box"), Captions::Tone::heading);
  m_tileCount = count(copy, QStringLiteral("tombs.tiles"), tr("Tiles together"), maxPrinted);
  m_tiles.clear();
  for (std::size_t i = 0; i < m_copiedTiles.size(); ++i) furnishKind(copy, i);
  m_addTiles = &step(QStringLiteral("tombs.tileValues add"), StepButton::Sign::add,
                     tr("Add tiles of another value"), addTiles());
  m_addTiles->setEnabled(tilesIn(m_copiedTiles) < maxPrinted);
}

void TombsPicture::furnishKind(const CopyState& copy, std::size_t index) {
  const CopiedTiles& kind = m_copiedTiles[index];
  const QString place = placeOf("tileValues", index);
  Tiles made;
  NumberField::Content value;
  value.most = maxPrinted;
  value.name = fill(tr("Value of tile kind %1"), {words::number(static_cast<int>(index) + 1)});
  made.value = &number(copy, place + QStringLiteral(".value"), value);
  NumberField::Content tiles;
  tiles.least = 1;
  tiles.most = std::max({maxPrinted - tilesIn(m_copiedTiles) + kind.tiles, kind.tiles, 1});
  tiles.before = QStringLiteral("× ");
  tiles.name = fill(tr("Number of tiles of value %1"), {words::number(kind.value)});
  made.count = &number(copy, place + QStringLiteral(".tiles"), tiles);
  // How many there are together changes with it.
  disconnect(made.count, &NumberField::entered, this, nullptr);
  connect(made.count, &NumberField::entered, this,
          [this, index](int entered) { Q_EMIT changeWanted(setTiles(index, entered)); });
  made.remove = &step(place + QStringLiteral(" remove"), StepButton::Sign::remove,
                      fill(tr("Remove the tiles of value %1"), {words::number(kind.value)}),
                      removeTiles(index));
  made.remove->setEnabled(m_copiedTiles.size() > 1);
  m_tiles.push_back(made);
}

void TombsPicture::furnishBands(const CopyState& copy) {
  m_copiedBands = copiedBands(copy.document);
  m_bandsHeading = m_captions.say(QStringLiteral("bands"), tr("Points in the final scoring"),
                                  Captions::Tone::heading);
  m_sumHeader = m_captions.say(QStringLiteral("sum"), tr("Sum of the tiles"));
  m_pointsHeader = m_captions.say(QStringLiteral("points"), tr("Points"));
  m_pointsHeader->setAlignment(Qt::AlignCenter);
  m_bands.clear();
  for (std::size_t i = 0; i < m_copiedBands.size(); ++i) furnishBand(copy, i);
}

void TombsPicture::furnishBand(const CopyState& copy, std::size_t index) {
  const QString place = placeOf("bands", index);
  const QString which = words::number(static_cast<int>(index) + 1);
  const int from = index == 0 ? 0 : m_copiedBands[index - 1].upTo.value_or(0);
  Band made;
  const bool open = !m_copiedBands[index].upTo;
  const QString text = open ? tr("%1 and more") : tr("%1 to");
  made.from = m_captions.say(place, fill(text, {words::number(from + 1)}), Captions::Tone::plain);
  made.from->setAlignment((open ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
  if (!open) {
    NumberField::Content upTo;
    upTo.most = largestCopied;
    upTo.name = fill(tr("Highest sum of step %1"), {which});
    made.upTo = &number(copy, place + QStringLiteral(".upTo"), upTo);
  }
  NumberField::Content points;
  points.most = maxPrinted;
  points.name = fill(tr("Points of step %1"), {which});
  made.points = &number(copy, place + QStringLiteral(".points"), points);
  made.add = &step(place + QStringLiteral(" add"), StepButton::Sign::add,
                   fill(tr("Add a step before step %1"), {which}), addBand(index));
  made.remove = &step(place + QStringLiteral(" remove"), StepButton::Sign::remove,
                      fill(tr("Remove step %1"), {which}), removeBand(index));
  made.remove->setEnabled(m_copiedBands.size() > 1);
  m_bands.push_back(made);
}

} // namespace nilometer::ui
