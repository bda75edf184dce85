// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/saqqara/strip/strip_words.h"
#include "ui/saqqara/words/words.h"
#include "ui/words/phrase.h"

#include <algorithm>
#include <array>
#include <bit>
#include <variant>

namespace nilometer::saqqara {

using ui::PhaseLook;
using ui::Prompt;
using words::fill;
using words::number;

namespace {

/// What a phase asks of the table, or of a player: %1. Some players look at their goods first.
struct PhasePrompt {
  const char* title;
  const char* hint;
  bool goods = false;
};

struct PromptWords {
  Q_DECLARE_TR_FUNCTIONS(SaqqaraPrompt)
public:
  /// In the order of Phase.
  static constexpr auto prompts = std::to_array<PhasePrompt>({
      {QT_TR_NOOP("Set up the table"), nullptr},
      {QT_TR_NOOP("Open the market cards"), QT_TR_NOOP("Name the four cards from left to right.")},
      {QT_TR_NOOP("%1 to bid"), QT_TR_NOOP("More goods than the highest bid. %1"), true},
      {QT_TR_NOOP("Move the stall"), QT_TR_NOOP("The distribution table shows where to.")},
      {QT_TR_NOOP("New goods for the warehouses"),
       QT_TR_NOOP("The distribution table says how many.")},
      {QT_TR_NOOP("%1 harvests"), QT_TR_NOOP("Goods of which kind?")},
      {QT_TR_NOOP("Open the threshold cards"),
       QT_TR_NOOP("Name the four cards from left to right.")},
      {QT_TR_NOOP("%1: use Intrigue?"), QT_TR_NOOP("Which card goes away is nobody’s business.")},
      {QT_TR_NOOP("%1 puts a marker"), QT_TR_NOOP("Below which warehouse?")},
      {QT_TR_NOOP("%1 invests"), QT_TR_NOOP("Goods into one warehouse. %1"), true},
      {QT_TR_NOOP("Turn up the influence cards"),
       QT_TR_NOOP("Four cards of each player, from left to right.")},
      {QT_TR_NOOP("%1 takes goods"), QT_TR_NOOP("Which ones?")},
      {QT_TR_NOOP("%1 builds and exchanges"), QT_TR_NOOP("In any order. %1"), true},
      {QT_TR_NOOP("Points for the levels"), QT_TR_NOOP("Read the number beside the level.")},
      {QT_TR_NOOP("The game is over"), QT_TR_NOOP("Here is who wins.")},
  });
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

/// How many pyramids are chosen and how many are missing (SET-3).
QString setUpHint(const Draft& draft, int needed) {
  const auto& entry = draft.work().entry;
  const auto* setUp = entry ? std::get_if<SetUp>(&*entry) : nullptr;
  const int chosen = setUp != nullptr ? std::popcount(setUp->pyramids) : 0;
  if (chosen == 0) return PromptWords::tr("Choose %n pyramid(s), and who begins.", nullptr, needed);
  if (chosen >= needed) return PromptWords::tr("And who begins?");
  //: Pyramids that are chosen, and how many there have to be.
  return fill(PromptWords::tr("%1 of %2, %n missing", nullptr, needed - chosen),
              {number(chosen), number(needed)});
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

Prompt promptOf(const Session& session, const Draft& draft) {
  if (session.isLookingBack()) {
    return {PromptWords::tr("You are looking at the past"),
            fill(PromptWords::tr("The table after entry %1 of %2."),
                 {number(static_cast<int>(session.shownEntries())),
                  number(static_cast<int>(session.record().entries.size()))})};
  }
  const State& state = session.shown();
  const Player player = draft.asked() == noPlayer ? state.turn : draft.asked();
  const bool isFree = state.phase == Phase::develop && state.freeWorker;
  const PhasePrompt said =
      isFree ? PhasePrompt{QT_TRANSLATE_NOOP("SaqqaraPrompt", "%1: a worker free of charge"),
                           QT_TRANSLATE_NOOP("SaqqaraPrompt", "On level 1 of which pyramid?")}
             : PromptWords::prompts[static_cast<std::size_t>(state.phase)];
  if (said.hint == nullptr) {
    return {PromptWords::tr(said.title), setUpHint(draft, state.players + 2)};
  }
  Prompt prompt{PromptWords::tr(said.title), PromptWords::tr(said.hint), player};
  // Cards that are turned up are everybody's.
  if (!prompt.title.contains(u"%1")) prompt.player = noPlayer;
  if (prompt.player == noPlayer) return prompt;
  prompt.title = fill(prompt.title, {words::playerName(player, session.table())});
  if (!said.goods) return prompt;
  const QString goods =
      fill(PromptWords::tr("At hand: %1."), {words::goodsText(state.of(player).goods)});
  prompt.hint = fill(prompt.hint, {goods});
  return prompt;
}

} // namespace nilometer::saqqara
