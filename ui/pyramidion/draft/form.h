// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pyramidion/draft/draft.h"

/// The parts of a draft: what an entry asks, how an answer is taken over, how a boat is paid.
namespace nilometer::pyramidion {

[[nodiscard]] bool isAnswered(const Work& work, const Question& question);
/// The first of the questions that are left, or one whose answer could be different; `pressed` =
/// what was said before anything was filled in.
[[nodiscard]] std::optional<ui::QuestionId> nextOf(const Ground& ground, const Work& work,
                                                   const Questions& questions,
                                                   const ui::Saying& pressed);
/// `questions` = what is asked, `next` = first of all.
[[nodiscard]] std::vector<Action> actionsOf(const Ground& ground, const Work& work,
                                            const Questions& questions,
                                            const std::optional<ui::QuestionId>& next);
/// Takes the choice over.
void answer(const Ground& ground, Work& work, const ui::ChoiceId& choice, Change change);
void putCursor(const Work& work, Questions& questions, bool refused);
/// It is typed, with the others of its component.
[[nodiscard]] bool isField(const Question& question);
/// Where a full field that was said before goes on to once all that is asked is said.
[[nodiscard]] std::optional<ui::QuestionId>
fieldBehind(const Work& work, const Questions& questions, const ui::QuestionId& field);
/// Goes to that field: what is typed next replaces what stands there.
void put(Work& work, const ui::QuestionId& field);
/// Goes on from what is typed now, `again` = it was said before. False if something has to be typed
/// there first.
bool goOn(Work& work, const Questions& questions, bool again);
/// Whether nothing says yet that the player of that sum takes part (REC-3).
[[nodiscard]] bool maybeAbsent(const Work& work, const ui::QuestionId& field);
void leaveOut(Work& work, const ui::QuestionId& field);

/// Whether what is read now may wait, or what forbids that; nothing where nothing printed is read.
[[nodiscard]] std::optional<Verdict> mayWait(const Ground& ground, const Work& work);
/// With what is read in that question put off; nothing where nobody has asked for it.
[[nodiscard]] std::optional<Work> putOff(const Ground& ground, const Work& work,
                                         const std::optional<ui::QuestionId>& next);

/// The state in which the unread corners among `sites` show nothing.
[[nodiscard]] State withBlankCorners(State state, SiteSet sites);
/// A way to pay that boat: own resources first, then troops, statues last. A troop may stand where
/// nobody has read the corner.
[[nodiscard]] std::optional<Load> proposedLoad(const State& state, Player player, int place);
/// Where a troop would pay of which nobody knows what it fetches: that is asked first (LOAD-6).
[[nodiscard]] std::optional<Site> cornerToAskFor(const State& state, const Load& load);
[[nodiscard]] std::vector<Piece> piecesOf(const Boat& boat, const Load& entry);
[[nodiscard]] Load loadOf(Player player, int place, const std::vector<Piece>& pieces);
/// The pieces with that one paid by the next source that is there, another one by something else if
/// need be; nothing where there is no other way.
[[nodiscard]] std::optional<std::vector<Piece>> turnedSource(const State& state, Player player,
                                                             const std::vector<Piece>& pieces,
                                                             std::size_t piece);

/// The kind that stands for it in Ask::kind.
[[nodiscard]] constexpr CardKind groupOf(CardKind kind) {
  return kind > CardKind::highPriest ? CardKind::highPriest : kind;
}
/// It holds no decision that could be changed.
[[nodiscard]] inline bool saysNothing(const Work& work) {
  const auto* pass = as<Pass>(work);
  const auto* supply = as<NextSupply>(work);
  return as<Decline>(work) != nullptr || as<Later>(work) != nullptr ||
         as<Correct>(work) != nullptr || (supply != nullptr && supply->waits) ||
         (pass != nullptr && !pass->recruit);
}

} // namespace nilometer::pyramidion
