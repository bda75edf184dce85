// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/window/page.h"

#include <span>

namespace nilometer::ui {

/// The pages that the menu lists, in its order.
[[nodiscard]] std::span<const PageKind* const> pageKinds();

// The pages that others name; one that only the menu leads to stands in the list alone.

/// The finished games and what they say about the players.
extern const PageKind archivePage;
extern const PageKind lessonsPage;
/// "Check your copy": the printed values page by page.
extern const PageKind copiesPage;
/// The set-up of the real table, step by step; until the first ship is placed.
extern const PageKind setupPage;
/// An end position without a game: goes on with what is not scored yet.
extern const PageKind endPositionPage;
/// Where the points of the open game come from, step by step, once it is over; not of a game whose
/// table tells that by itself.
extern const PageKind finalScoringPage;
/// Ranking, score sheet, charts and files of the open game.
extern const PageKind resultPage;

/// The two that the way back leads to: the table of the open game, which stays open behind the
/// start page.
extern const PageKind tablePage;
extern const PageKind startPage;

} // namespace nilometer::ui
