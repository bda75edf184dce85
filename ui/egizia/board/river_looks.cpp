// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/board/river_looks.h"

#include "ui/egizia/board/round_look.h"
#include "ui/egizia/style/box_colours.h"
#include "ui/egizia/text/names.h"
#include "ui/egizia/text/words.h"
#include "ui/table/board/drawn_board.h"
#include "ui/text/phrase.h"

#include "engine/egizia/game.h"
#include "engine/egizia/turn.h"

#include <QCoreApplication>

#include <algorithm>
#include <optional>

namespace nilometer::ui {

using egizia::Phase;
using egizia::RoundSpace;
using egizia::StopKind;
using egizia::operator""_rule;

namespace {

struct RiverWords {
  Q_DECLARE_TR_FUNCTIONS(River)
};

const egizia::Stop& stopAt(const EgiziaSession& session, int stop) {
  return session.edition().river[static_cast<std::size_t>(stop)];
}

void addShips(const egizia::State& state, table::Player player, const egizia::Edition& edition,
              Standing& standing) {
  const egizia::PlayerState& own = state.player[player];
  const auto end = own.ships.begin() + std::min<int>(own.shipsPlaced, egizia::maxShips);
  for (auto ship = own.ships.begin(); ship != end; ++ship) {
    if (edition.river[ship->stop].kind == StopKind::site) continue;
    standing[stopId(ship->stop, ship->space)].push_back(player);
  }
}

void addSlots(const egizia::SiteState& site, std::uint8_t stop, Standing& standing) {
  for (std::size_t i = 0; i < site.count; ++i) {
    const egizia::Slot& slot = site.slots[i];
    if (slot.done && !slot.built) continue;
    standing[stopId(stop, slot.space)].push_back(slot.player);
  }
}

/// The field a card brings; nothing if it brings none.
std::optional<egizia::FieldColour> fieldOf(egizia::CardKind kind) {
  switch (kind) {
  case egizia::CardKind::fieldGreen: return egizia::FieldColour::green;
  case egizia::CardKind::fieldYellowGreen: return egizia::FieldColour::yellowGreen;
  case egizia::CardKind::fieldBrown: return egizia::FieldColour::brown;
  default: return std::nullopt;
  }
}

void describeNamed(const EgiziaSession& session, const egizia::NileCard& card, SpaceLook& look,
                   QStringList& tip) {
  showNileCard(look, card);
  tip += text::cardName(card.name, session.table());
  tip += text::ruleSummary(egizia::ruleOf(card.kind), session.game().options);
}

/// LAY-1: the cards of the round before are gone, those of this one come one by one.
void describeLaying(const EgiziaSession& session, const Offer& offer, SpaceLook& look,
                    QStringList& tip) {
  const auto& cards = session.edition().nileCards;
  const auto named = std::ranges::find(cards, offer.card, &egizia::NileCard::name);
  if (offer.card != egizia::unnamed && named != cards.end()) {
    return describeNamed(session, *named, look, tip);
  }
  look.empty = true;
  look.text = emptyCard();
  tip += RiverWords::tr("The Nile card of this round has not been named yet.");
}

/// What lies on a Nile card space: its name, and what it does as a tool tip.
void describeCard(const EgiziaSession& session, const egizia::Stop& stop, bool taken,
                  const Offer& offer, SpaceLook& look, QStringList& tip) {
  look.shape = SpaceLook::Shape::card;
  look.label = text::number(stop.index + 1);
  const egizia::State& state = session.shown();
  if (state.phase == Phase::lay) return describeLaying(session, offer, look, tip);
  const std::uint8_t lying = state.river[stop.index];
  if (lying == egizia::riverEmpty) {
    look.empty = true;
    if (!taken) look.text = emptyCard();
    tip += RiverWords::tr("No Nile card lies here.");
  } else if (lying == egizia::riverUnnamed) {
    look.text = unnamedCard();
    look.sign = QStringLiteral("?");
    tip += RiverWords::tr("The Nile card that lies here has not been named yet.");
  } else {
    describeNamed(session, session.edition().nileCards[lying], look, tip);
  }
}

void describeRound(const EgiziaSession& session, const egizia::Stop& stop, SpaceLook& look,
                   QStringList& tip) {
  showRoundSpace(look, stop, session.edition());
  tip += text::ruleSummary(egizia::ruleOf(static_cast<RoundSpace>(stop.index)));
  if (stop.crews != 0) {
    tip += text::fill(RiverWords::tr("Shown here: %1."), {text::crewSetName(stop.crews)});
  }
}

void describeSpace(const egizia::Stop& stop, std::uint8_t space, SpaceLook& look,
                   QStringList& tip) {
  const QString site = text::site(static_cast<egizia::Site>(stop.index));
  if (space == egizia::reserveSpace) {
    look.shape = SpaceLook::Shape::reserve;
    //: One letter for the reserve beside a building site.
    look.text = RiverWords::tr("R");
    look.name = text::fill(RiverWords::tr("%1, reserve"), {site});
    tip += text::ruleSummary("BUILD-7"_rule);
  } else {
    look.shape = SpaceLook::Shape::space;
    look.text = text::number(space);
    //: %1: building site, %2: number of the space
    look.name = text::fill(RiverWords::tr("%1, building space %2"), {site, look.text});
    tip += text::ruleSummary("BUILD-1"_rule);
  }
}

/// Whether that ship has done what it stands at the site for, and whether it is its turn.
void showBuilding(const EgiziaSession& session, const egizia::Stop& stop, std::uint8_t space,
                  SpaceLook& look) {
  const egizia::State& state = session.shown();
  if (state.phase != Phase::build || look.markers.empty()) return;
  const egizia::SiteState& site = state.sites[stop.index];
  const auto end = site.slots.begin() + site.count;
  const auto slot = std::find_if(site.slots.begin(), end, [&](const egizia::Slot& one) {
    return one.space == space && !(one.done && !one.built);
  });
  if (slot == end) return;
  look.spent = slot->done;
  const std::optional<egizia::BuildTurn> turn = egizia::buildTurn(state);
  look.marked = turn && turn->site == static_cast<egizia::Site>(stop.index) &&
                slot == site.slots.begin() + turn->slot;
}

} // namespace

void showNileCard(SpaceLook& look, const egizia::NileCard& card) {
  look.text = text::chipName(card);
  const auto field = fieldOf(card.kind);
  if (field) look.swatch = fieldTint(*field);
  if (field || card.kind == egizia::CardKind::quarry) look.value = text::number(card.amount);
}

QString emptyCard() {
  //: On a space of the river where no card lies; very short.
  return RiverWords::tr("empty");
}

QString unnamedCard() {
  //: On a space of the river: which Nile card lies there has not been said; very short.
  return RiverWords::tr("not named");
}

QString siteHeading(egizia::Site site) {
  switch (site) {
  //: The heading of a building site beside the river; very short.
  case egizia::Site::obelisk: return RiverWords::tr("Obelisk, tombs");
  //: The heading of a building site beside the river; very short.
  case egizia::Site::pyramid: return RiverWords::tr("Pyramid, temple");
  case egizia::Site::sphinx: break;
  }
  return text::site(site);
}

Standing shipsOnRiver(const EgiziaSession& session) {
  const egizia::State& state = session.shown();
  const egizia::Edition& edition = session.edition();
  Standing standing;
  if (state.phase == Phase::sail && !state.leftoverStep) {
    for (table::Player player = 0; player < state.players; ++player) {
      addShips(state, player, edition, standing);
    }
  }
  // They go back with the participation; until the next round nothing stands there (BONUS-1).
  if (state.phase > Phase::lay && state.phase <= Phase::bonus) {
    for (std::size_t site = 0; site < state.sites.size(); ++site) {
      addSlots(state.sites[site], edition.stopOfSite[site], standing);
    }
  }
  return standing;
}

SpaceLook lookOf(const EgiziaSession& session, const PlaceId& at,
                 const std::vector<table::Player>& ships, const Offer& offer, const QString& key) {
  const egizia::Stop& stop = stopAt(session, at.number);
  SpaceLook look{
      placeLookOf(offer, offer.verdict.legal(), text::stop(at.number, session.table()), key)};
  QStringList tip;
  switch (stop.kind) {
  case StopKind::card: describeCard(session, stop, !ships.empty(), offer, look, tip); break;
  case StopKind::round: describeRound(session, stop, look, tip); break;
  case StopKind::site: describeSpace(stop, at.part, look, tip); break;
  }
  for (const table::Player player : ships) {
    look.markers.push_back(static_cast<PlayerColour>(session.colourOf(player)));
    tip += text::fill(RiverWords::tr("Here: a ship of %1."),
                      {text::playerName(player, session.wholeTable())});
  }
  if (stop.kind == StopKind::site) showBuilding(session, stop, at.part, look);
  if (offer.chosen && offer.player != table::noPlayer) {
    look.ghost = session.colourOf(offer.player);
  }
  look.tip = tipOf(
      offer, [&](const table::Finding& found) { return session.sentence(found); }, tip);
  return look;
}

} // namespace nilometer::ui
