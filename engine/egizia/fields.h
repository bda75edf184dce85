// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/egizia/edition.h"
#include "engine/egizia/printed.h"
#include "engine/egizia/state.h"

#include <optional>
#include <vector>

/// Fields and quarries: what they bear, and which printed values that is worked out from.
namespace nilometer::egizia {

/// The colour a field counts as, improvements included. `field` is a card index or startFieldCard.
[[nodiscard]] FieldColour colourOf(const Edition& edition, const PlayerState& own, int field);

/// Printed grain of a field.
[[nodiscard]] int grainOf(const Edition& edition, int field, Reading read = {});

/// Grain of all fields by the colour they count as.
[[nodiscard]] std::array<int, 3> grainByColour(const Edition& edition, const PlayerState& own,
                                               Reading read = {});

/// The grain printed on the fields among those cards: says what is read, and works nothing out.
void readFields(const Edition& edition, CardSet cards, Reading read);

/// Grain of the fields that are watered with the ring there (FEED-2).
[[nodiscard]] int wateredGrain(const Edition& edition, const PlayerState& own, Ring ring,
                               Reading read = {});

/// Stones a round from all quarries, the start quarry included (STONE-1).
[[nodiscard]] int quarryYield(const Edition& edition, CardSet cards, Reading read = {});

/// Sum of the amounts of the cards of one kind.
[[nodiscard]] int sumOfKind(const Edition& edition, CardSet cards, CardKind kind,
                            Reading read = {});

/// The player's field that is meant: a card index or startFieldCard; nothing if he has no such
/// field.
[[nodiscard]] std::optional<int> findField(const Edition& edition, const PlayerState& own,
                                           const FieldRef& field);

/// The player's fields as an entry names them; the start field first.
[[nodiscard]] std::vector<FieldRef> fieldsOf(const Edition& edition, const PlayerState& own);

} // namespace nilometer::egizia
