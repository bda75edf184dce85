// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/saqqara/draft/draft.h"

/// The parts of a draft: what an entry asks, how an answer is taken over.
namespace nilometer::saqqara {

[[nodiscard]] std::vector<Action> actionsOf(const Ground& ground, const Work& work);
/// Takes the choice over. An amount is changed by one, or as far as it goes.
void answer(const Ground& ground, Work& work, const ui::ChoiceId& choice, Change change);

/// The entry that puts off what is asked; nothing where that cannot wait.
[[nodiscard]] std::optional<Later> waiting(const Work& work);
/// Whose cards are turned up; what was read of others' stays with them.
void turnTo(Work& work, Player player);
/// The next level of the player on turn: an advance, or the question for its price (ASK-2).
void climb(const Ground& ground, Work& work, Pyramid pyramid);
/// The reading of a value printed beside a level that nobody has read yet.
[[nodiscard]] constexpr Tell besideLevel(Told what, Pyramid pyramid, int level) {
  return {what, pyramid, static_cast<std::uint8_t>(level), 1, {}, 0};
}
/// The ways of exchanging that the player has, the best for those goods first.
[[nodiscard]] std::vector<int> waysOf(const Ground& ground, const Convert& entry);
/// What there is of the goods that the entry brings or takes.
[[nodiscard]] Goods goodsFor(const Ground& ground, const Entry& entry);
/// More of each kind is printed nowhere.
inline constexpr Goods plenty{{maxNumber, maxNumber, maxNumber, maxNumber, maxNumber}};

template <class What> [[nodiscard]] bool is(const Work& work) {
  return work.entry && std::holds_alternative<What>(*work.entry);
}
/// It holds no decision that could be changed.
[[nodiscard]] inline bool saysNothing(const Work& work) {
  return is<Pass>(work) || is<Intrigue>(work) || is<Done>(work) || is<Later>(work) ||
         is<Correct>(work);
}

} // namespace nilometer::saqqara
