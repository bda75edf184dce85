// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pyramidion/draft/draft.h"

/// The parts of a draft: what an entry asks, how an answer is taken over, how a boat is paid.
namespace nilometer::pyramidion {

[[nodiscard]] bool isAnswered(const Work& work, const Question& question);
/// What is asked first of all that is left, or what could be different; `pressed` = what was said
/// before anything was filled in.
[[nodiscard]] std::optional<ui::QuestionId> nextOf(const Work& work, const Questions& questions,
                                                   const ui::Saying& pressed);
/// `questions` = what is asked, `next` = first of all.
[[nodiscard]] std::vector<Action> actionsOf(const Ground& ground, const Work& work,
                                            const Questions& questions,
                                            const std::optional<ui::QuestionId>& next);
/// Takes the choice over.
void answer(const Ground& ground, Work& work, const ui::ChoiceId& choice, Change change);
void putCursor(const Work& work, Questions& questions, bool refused);
/// Goes on from that field; one that nothing was typed into is left as nothing where it may be.
void goOn(Work& work, const Questions& questions);

/// A way to pay that boat: own resources first, then troops, statues last.
[[nodiscard]] std::optional<Load> proposedLoad(const State& state, Player player, int place);
[[nodiscard]] std::vector<Piece> piecesOf(const Boat& boat, const Load& entry);
[[nodiscard]] Load loadOf(Player player, int place, const std::vector<Piece>& pieces);
/// What could pay such a piece. Only troops whose corner has been read.
[[nodiscard]] std::vector<Piece> sourcesOf(const State& state, Player player, Resource need);
/// Lets the next of these pay it that does not pay another one already.
void turnSource(const State& state, Player player, std::vector<Piece>& pieces, std::size_t piece);

/// The kind that stands for it in Ask::kind.
[[nodiscard]] constexpr CardKind groupOf(CardKind kind) {
  return kind > CardKind::highPriest ? CardKind::highPriest : kind;
}
/// It holds no decision that could be changed.
[[nodiscard]] inline bool saysNothing(const Work& work) {
  const auto* pass = as<Pass>(work);
  return as<Decline>(work) != nullptr || (pass != nullptr && !pass->recruit);
}

} // namespace nilometer::pyramidion
