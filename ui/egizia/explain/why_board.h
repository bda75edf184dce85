// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/egizia/draft/draft.h"
#include "ui/egizia/session/egizia_session.h"
#include "ui/table/explain/why_text.h"

/// Why a place of the board can be chosen or not, and what it is for.
namespace nilometer::ui {

/// What the answers about places look at. Nothing is owned.
struct WhyGround {
  const EgiziaSession& session;
  const Draft& draft;
};

/// A space of the river (`space` as in PlaceShip): SAIL-1 to SAIL-5.
[[nodiscard]] WhyText stopWhy(const WhyGround& ground, int stop, std::uint8_t space);
/// A space of a building: what it rests on, what it costs and gives (BUILD-5, BUILD-8).
[[nodiscard]] WhyText cellWhy(const WhyGround& ground, egizia::Building building, int cell);
/// A position of the water ring (FEED-2).
[[nodiscard]] WhyText ringWhy(const WhyGround& ground, egizia::Ring ring);
/// A step of a market, 0 = top (MARKET-1 to MARKET-4).
[[nodiscard]] WhyText marketWhy(const EgiziaSession& session, egizia::Market market, int step);
/// The Sphinx: cards drawn and kept, never which (SPHINX-1 to SPHINX-3).
[[nodiscard]] WhyText sphinxWhy(const EgiziaSession& session);

} // namespace nilometer::ui
