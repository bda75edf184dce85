// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/accessibility/accessible_text.h"
#include "ui/base/style/unit.h"
#include "ui/egizia/board/building_layout.h"
#include "ui/egizia/board/heading.h"
#include "ui/egizia/board/panels.h"
#include "ui/egizia/text/words.h"
#include "ui/text/phrase.h"

#include "engine/egizia/build.h"
#include "engine/egizia/printed.h"

#include <QPainter>

#include <algorithm>

namespace nilometer::ui {

using egizia::Building;

BuildingPanel::BuildingPanel(const EgiziaSession& session, Building building, QWidget* parent)
    : Panel(session, parent), m_building(building) {
  BuildingPanel::nameHeading();
  const int count = session.edition().plan(building).count;
  for (int i = 0; i < count; ++i) addPlace(cellId(building, i));
}

void BuildingPanel::refresh(const Offers& offers, const PlaceKeys& keys) {
  nameHeading();
  const egizia::PrintedPlace plan = egizia::printedPlan(m_building);
  setRests(text::restsOn(egizia::assumedAt(m_session.edition(), plan), m_session.table()));
  for (const auto& [id, place] : places()) {
    place->setLook(lookOf(id.number, offerAt(offers, id), keys.value(id)));
  }
  const std::vector<table::Player> winners = rowWinners();
  if (winners != m_rowWinners) {
    m_rowWinners = winners;
    update();
  }
}

std::vector<table::Player> BuildingPanel::rowWinners() const {
  std::vector<table::Player> winners;
  if (m_building != Building::pyramid) return winners;
  const egizia::State& state = m_session.shown();
  for (const egizia::BuildingPart& part : m_session.edition().plan(m_building).parts) {
    const egizia::SpaceSet row = part.spaces();
    const bool full = (state.built(m_building) & row) == row;
    winners.push_back(full ? egizia::rowWinner(state, row) : table::noPlayer);
  }
  return winners;
}

void BuildingPanel::nameHeading() {
  const QString own = asHeading(text::building(m_building));
  const bool shared = !isFull();
  if (shared && m_building == Building::obelisk) {
    setTitle({});
  } else if (shared && m_building == Building::tombs) {
    setTitle(text::site(egizia::siteOf(m_building)));
  } else {
    setTitle(own);
  }
  setSpokenName(*this, own);
}

int BuildingPanel::headingHeight() const {
  return title().isEmpty() ? 0 : frameHeight();
}

table::Player BuildingPanel::ownerOf(int cell) const {
  const egizia::State& state = m_session.shown();
  for (table::Player player = 0; player < state.players; ++player) {
    if ((state.own(m_building, player) & egizia::spaceBit(cell)) != 0) return player;
  }
  return table::noPlayer;
}

int BuildingPanel::valueOf(int cell) const {
  const auto index = static_cast<std::size_t>(cell);
  return m_building == Building::tombs ? m_session.shown().tombValues[index]
                                       : m_session.edition().plan(m_building).values[index];
}

SpaceLook BuildingPanel::lookOf(int cell, const Offer& offer, const QString& key) const {
  const bool isLegal = offer.verdict.legal();
  SpaceLook look{
      placeLookOf(offer, isLegal, asHeading(text::cell(m_building, cell, m_session.table())), key)};
  look.form = formOf(m_session.edition(), m_building, cell);
  look.taper = taperOf(m_session.edition(), m_building, cell);
  QStringList tip;
  const table::Player owner = ownerOf(cell);
  if (owner != table::noPlayer) {
    look.stone = static_cast<PlayerColour>(m_session.colourOf(owner));
    const QString text = m_building == Building::tombs ? tr("Taken by %1.") : tr("Built by %1.");
    tip += text::fill(text, {text::playerName(owner, m_session.wholeTable())});
  }
  if (m_building == Building::tombs) {
    describeTomb(cell, look, tip);
  } else {
    describe(cell, look, tip);
  }
  if ((offer.open || !isLegal) && offer.value > 0 && offer.value != valueOf(cell)) {
    tip += tr("With all that must be built first: %n stone(s).", nullptr, offer.value);
  }
  const auto refusal = [this](const table::Finding& found) { return m_session.sentence(found); };
  tip = QStringList{tipOf(offer, refusal, tip)};
  if (owner == table::noPlayer) tip += text::ruleSummary(egizia::orderRule(m_building));
  const table::Player builder = m_session.options().onTurn;
  if (offer.chosen && !look.stone && builder != table::noPlayer) {
    look.ghost = m_session.colourOf(builder);
  }
  look.tip = tip.join(QLatin1Char('\n'));
  return look;
}

void BuildingPanel::describe(int cell, SpaceLook& look, QStringList& tip) const {
  look.text = text::number(valueOf(cell));
  tip += text::fill(tr("Value: %1."), {look.text});
}

void BuildingPanel::describeTomb(int cell, SpaceLook& look, QStringList& tip) const {
  if (cell >= m_session.shown().openedTombs) {
    look.empty = true;
    tip += tr("This tomb tile is still face down.");
    return;
  }
  const int value = valueOf(cell);
  if (value == 0) {
    tip += tr("The value of this tomb tile has not been named yet.");
  } else {
    tip += text::fill(tr("Value: %1."), {text::number(value)});
  }
  // The tile of a taken space lies with its player.
  if (!look.stone) look.text = value == 0 ? QStringLiteral("?") : text::number(value);
}

int BuildingPanel::rockMargin() const {
  return m_building == Building::tombs ? wholePixels(rockAround, lookUnit(font())) : 0;
}

QRect BuildingPanel::headingRect() const {
  if (title().isEmpty()) return {};
  // Where every pixel counts the mark behind the words may end under the top.
  const int words = QFontMetrics(headingFont(font())).horizontalAdvance(title());
  return {0, 0, isFull() ? titleWidth() + unit : words, frameHeight()};
}

QSize BuildingPanel::minimumSizeHint() const {
  const egizia::Edition& edition = m_session.edition();
  const QSize cells =
      leastBuildingSize(edition, m_building, measureCells(edition, m_building, font()));
  return {std::max(cells.width() + 2 * rockMargin(), headingRect().width()),
          headingHeight() + cells.height() + 2 * rockMargin()};
}

void BuildingPanel::arrange() {
  const egizia::Edition& edition = m_session.edition();
  const CellMeasures measures = measureCells(edition, m_building, font());
  const int margin = rockMargin();
  std::vector<QRect> cells = layOutBuilding(edition, m_building, measures, rect());
  // Where the building is narrow at its top, the top may stand beside the heading.
  const bool covered = std::any_of(cells.begin(), cells.end(), [&](const QRect& cell) {
    return cell.intersects(headingRect());
  });
  if (covered || margin > 0) {
    cells = layOutBuilding(edition, m_building, measures,
                           rect().adjusted(margin, headingHeight() + margin, -margin, -margin));
  }
  for (const auto& [id, place] : places()) {
    place->setGeometry(cells[static_cast<std::size_t>(id.number)]);
  }
  update();
}

QRectF BuildingPanel::covered(int first, int count) const {
  QRectF all;
  for (int cell = first; cell < first + count; ++cell) {
    all |= places().at(cellId(m_building, cell))->geometry();
  }
  return all;
}

void BuildingPanel::paintRows(QPainter& painter) const {
  const Theme& theme = themeOf(*this);
  const qreal u = lookUnit(font());
  const auto& parts = m_session.edition().plan(m_building).parts;
  for (std::size_t row = 0; row < m_rowWinners.size(); ++row) {
    if (m_rowWinners[row] == table::noPlayer) continue;
    const auto colour = static_cast<std::size_t>(m_session.colourOf(m_rowWinners[row]));
    QPen pen(theme.playerText[colour], std::max(wholePixels(2, u), 2)); // on joints, so whole
    pen.setJoinStyle(Qt::RoundJoin);
    painter.setPen(pen);
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(covered(parts[row].first, parts[row].count));
  }
}

void BuildingPanel::paintEvent(QPaintEvent* event) {
  QPainter painter(this);
  const QRectF all = covered(0, static_cast<int>(places().size()));
  paintBuildingGround(painter, m_building, all, themeOf(*this), lookUnit(font()));
  paintRows(painter);
  painter.end();
  Panel::paintEvent(event);
}

} // namespace nilometer::ui
