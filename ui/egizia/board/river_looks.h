// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/egizia/draft/draft.h"
#include "ui/egizia/session/egizia_session.h"
#include "ui/egizia/spaces/space.h"

#include <map>
#include <vector>

/// What the spaces of the river show of the table.
namespace nilometer::ui {

/// Who stands where; at the sites in building order.
using Standing = std::map<PlaceId, std::vector<table::Player>>;

/// The ships on the shown table: on the river until SAIL ends (SAIL-8), at the sites until they
/// decline or participation is scored (BUILD-6, BUILD-7, BONUS-1).
[[nodiscard]] Standing shipsOnRiver(const EgiziaSession& session);

/// Shows the print of a Nile card at the place where it lies.
void showNileCard(SpaceLook& look, const egizia::NileCard& card);

/// What a space without a card says: what belongs there.
[[nodiscard]] QString emptyCard();

/// The text for a card that lies on its space and was not named.
[[nodiscard]] QString unnamedCard();

/// The heading of a site beside the river, where there is no room for more than a list.
[[nodiscard]] QString siteHeading(egizia::Site site);

/// How a space of the river looks and what it says.
[[nodiscard]] SpaceLook lookOf(const EgiziaSession& session, const PlaceId& at,
                               const std::vector<table::Player>& ships, const Offer& offer,
                               const QString& key);

} // namespace nilometer::ui
