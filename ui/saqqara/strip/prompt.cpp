// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/saqqara/strip/strip_words.h"
#include "ui/saqqara/words/words.h"
#include "ui/words/phrase.h"

#include <algorithm>
#include <array>

namespace nilometer::saqqara {

using ui::PhaseLook;
using ui::Prompt;
using words::fill;
using words::number;

namespace {

struct PromptWords {
  Q_DECLARE_TR_FUNCTIONS(SaqqaraPrompt)
};

QString roundText(int round) {
  //: A year has five rounds; the first is that of Land.
  return fill(PromptWords::tr("Year %1, round %2"),
              {number((round - 1) / roundsPerYear + 1), number((round - 1) % roundsPerYear + 1)});
}

/// The phases of a round as they are numbered on the player aids: what the header shows of each.
constexpr auto shownPhases = std::to_array<std::array<Phase, 2>>({
    {Phase::market, Phase::stall},
    {Phase::stock, Phase::agriculture},
    {Phase::thresholds, Phase::thresholds},
    {Phase::intrigue, Phase::marker},
    {Phase::invest, Phase::invest},
    {Phase::reveal, Phase::distribute},
    {Phase::develop, Phase::develop},
});

QString goodsInHand(const State& state, Player player) {
  return fill(PromptWords::tr("At hand: %1."), {words::goodsText(state.of(player).goods)});
}

Prompt tablePrompt(const Session& session) {
  const State& state = session.shown();
  switch (state.phase) {
  case Phase::setup:
    return {PromptWords::tr("Set up the table"),
            PromptWords::tr("Choose %n pyramid(s), and who begins.", nullptr, state.players + 2)};
  case Phase::market:
    return {PromptWords::tr("Open the market cards"),
            PromptWords::tr("Name the four cards from left to right.")};
  case Phase::stall:
    return {PromptWords::tr("Move the stall"),
            PromptWords::tr("The distribution table shows where to.")};
  case Phase::stock:
    return {PromptWords::tr("New goods for the warehouses"),
            PromptWords::tr("The distribution table says how many.")};
  case Phase::thresholds:
    return {PromptWords::tr("Open the threshold cards"),
            PromptWords::tr("Name the four cards from left to right.")};
  case Phase::reveal:
    return {PromptWords::tr("Turn up the influence cards"),
            PromptWords::tr("Four cards of each player, from left to right.")};
  case Phase::final:
    return {PromptWords::tr("Points for the levels"),
            PromptWords::tr("Read the number beside the level.")};
  case Phase::over:
    return {PromptWords::tr("The game is over"), PromptWords::tr("Here is who wins.")};
  case Phase::auction:
  case Phase::agriculture:
  case Phase::intrigue:
  case Phase::marker:
  case Phase::invest:
  case Phase::distribute:
  case Phase::develop: break;
  }
  return {};
}

Prompt playerPrompt(const Session& session, Player player) {
  const State& state = session.shown();
  const QString name = words::playerName(player, session.table());
  const QString goods = goodsInHand(state, player);
  const auto prompt = [&](const QString& title, const QString& hint) {
    return Prompt{fill(title, {name}), hint, player};
  };
  switch (state.phase) {
  case Phase::auction:
    return prompt(PromptWords::tr("%1 to bid"),
                  fill(PromptWords::tr("More goods than the highest bid. %1"), {goods}));
  case Phase::agriculture:
    return prompt(PromptWords::tr("%1 harvests"), PromptWords::tr("Goods of which kind?"));
  case Phase::intrigue:
    return prompt(PromptWords::tr("%1: use Intrigue?"),
                  PromptWords::tr("Which card goes away is nobody’s business."));
  case Phase::marker:
    return prompt(PromptWords::tr("%1 puts a marker"), PromptWords::tr("Below which warehouse?"));
  case Phase::invest:
    return prompt(PromptWords::tr("%1 invests"),
                  fill(PromptWords::tr("Goods into one warehouse. %1"), {goods}));
  case Phase::distribute:
    return prompt(PromptWords::tr("%1 takes goods"), PromptWords::tr("Which ones?"));
  case Phase::develop:
    return state.freeWorker ? prompt(PromptWords::tr("%1: a worker free of charge"),
                                     PromptWords::tr("On level 1 of which pyramid?"))
                            : prompt(PromptWords::tr("%1 builds and exchanges"),
                                     fill(PromptWords::tr("In any order. %1"), {goods}));
  case Phase::setup:
  case Phase::market:
  case Phase::stall:
  case Phase::stock:
  case Phase::thresholds:
  case Phase::reveal:
  case Phase::final:
  case Phase::over: break;
  }
  return tablePrompt(session);
}

} // namespace

PhaseLook phaseLook(const table::Moment& moment) {
  const auto phase = static_cast<Phase>(moment.phase);
  const bool isOver = phase >= Phase::final;
  const QString final = PromptWords::tr("Final scoring");
  PhaseLook look;
  look.round = isOver ? final : roundText(moment.round);
  look.widest = {roundText(rounds), final};
  look.rounds = years;
  look.now = (moment.round - 1) / roundsPerYear + 1;
  look.phases = {PromptWords::tr("Market"),    PromptWords::tr("Stock"),
                 PromptWords::tr("Threshold"), PromptWords::tr("Influence"),
                 PromptWords::tr("Invest"),    PromptWords::tr("Share"),
                 PromptWords::tr("Build")};
  const auto now = std::ranges::find_if(
      shownPhases, [&](const auto& span) { return span[0] <= phase && phase <= span[1]; });
  look.phase = now == shownPhases.end() ? -1 : static_cast<int>(now - shownPhases.begin());
  look.phaseName = words::phase(phase);
  return look;
}

Prompt promptOf(const Session& session, Player asked) {
  if (session.isLookingBack()) {
    return {PromptWords::tr("You are looking at the past"),
            fill(PromptWords::tr("The table after entry %1 of %2."),
                 {number(static_cast<int>(session.shownEntries())),
                  number(static_cast<int>(session.record().entries.size()))})};
  }
  const Player player = asked == noPlayer ? session.shown().turn : asked;
  return player == noPlayer ? tablePrompt(session) : playerPrompt(session, player);
}

} // namespace nilometer::saqqara
