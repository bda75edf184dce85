// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/egizia/final_scoring/ceremony_content.h"

namespace nilometer::ui {

/// Adds to a page of the ceremony what its stage shows of the step revealed last: whose turn it is,
/// the card with its picture, and the step told in sentences with the table's own numbers. Needs
/// the rows and the track in `content`. @pre a page is shown
void addStage(const CeremonyGround& ground, const Ceremony& ceremony, CeremonyContent& content);

/// Adds the ranking's stage: who wins, by how much and why. @pre the ranking is in `content.rows`
void addWinner(const CeremonyGround& ground, CeremonyContent& content);

/// Who is scored when.
[[nodiscard]] std::vector<OrderedTurn> orderOf(const CeremonyGround& ground,
                                               const Ceremony& ceremony);

} // namespace nilometer::ui
