// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/egizia/draft/draft.h"
#include "ui/egizia/session/egizia_session.h"
#include "ui/table/board/place.h"

/// What the spaces of the river show of the table.
namespace nilometer::ui {

/// Who stands where, by stop and spaceIndex(); at the sites in building order.
using Standing =
    std::array<std::array<std::vector<table::Player>, spacesPerStop>, egizia::maxStops>;

/// The ships on the shown table: on the river until SAIL ends (SAIL-8), at the sites until they
/// decline or participation is scored (BUILD-6, BUILD-7, BONUS-1).
[[nodiscard]] Standing shipsOnRiver(const EgiziaSession& session);

/// One space of the river, `space` as in PlaceShip.
struct RiverSpace {
  int stop = 0;
  std::uint8_t space = egizia::noSpace;
};

/// Shows the print of a Nile card at the place where it lies.
void showNileCard(PlaceLook& look, const egizia::NileCard& card);

/// What a space without a card says: what belongs there.
[[nodiscard]] QString emptyCard();

/// The text for a card that lies on its space and was not named.
[[nodiscard]] QString unnamedCard();

/// The heading of a site beside the river, where there is no room for more than a list.
[[nodiscard]] QString siteHeading(egizia::Site site);

/// How the space looks and what it says.
[[nodiscard]] PlaceLook lookOf(const EgiziaSession& session, const RiverSpace& at,
                               const std::vector<table::Player>& ships, const Offer& offer);

} // namespace nilometer::ui
