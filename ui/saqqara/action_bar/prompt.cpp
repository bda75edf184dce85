// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/saqqara/auction.h"
#include "engine/saqqara/distribute.h"
#include "ui/saqqara/action_bar/strip_words.h"
#include "ui/saqqara/text/words.h"
#include "ui/text/phrase.h"

#include <algorithm>
#include <array>
#include <bit>
#include <variant>
#include <vector>

namespace nilometer::saqqara {

using text::fill;
using text::number;
using ui::PhaseLook;
using ui::Prompt;

namespace {

/// What a phase asks of the table, or of a player: %1. What is missing of the entry being made
/// stands before the hint.
struct PhasePrompt {
  const char* title;
  const char* hint;
};

struct PromptWords {
  Q_DECLARE_TR_FUNCTIONS(SaqqaraPrompt)
public:
  /// In the order of Phase.
  static constexpr auto prompts = std::to_array<PhasePrompt>({
      {QT_TR_NOOP("Set up the table"), nullptr},
      {QT_TR_NOOP("Open the market cards"), QT_TR_NOOP("Name the four cards from left to right.")},
      {QT_TR_NOOP("%1 to bid"), QT_TR_NOOP("Goods for one card.")},
      {QT_TR_NOOP("Move the stall"), QT_TR_NOOP("The distribution table shows where to.")},
      {}, // stockPrompt()
      {QT_TR_NOOP("%1 harvests"), QT_TR_NOOP("Which kind of goods?")},
      {QT_TR_NOOP("Open the threshold cards"),
       QT_TR_NOOP("Name the four cards from left to right.")},
      {QT_TR_NOOP("%1: use Intrigue?"), QT_TR_NOOP("Which card is discarded stays secret.")},
      {QT_TR_NOOP("%1 lays a marker"), QT_TR_NOOP("At which good of the province board?")},
      {QT_TR_NOOP("%1 invests"), QT_TR_NOOP("Goods into one warehouse.")},
      {QT_TR_NOOP("%1 turns up the influence cards"),
       QT_TR_NOOP("Four cards, from left to right.")},
      {QT_TR_NOOP("%1 takes goods"), QT_TR_NOOP("Which ones?")},
      {QT_TR_NOOP("%1 builds and exchanges"), QT_TR_NOOP("In any order.")},
      {QT_TR_NOOP("Points for the levels"), QT_TR_NOOP("The game is over: read the numbers.")},
      {QT_TR_NOOP("The game is over"), QT_TR_NOOP("Here is who wins.")},
  });
};

QString roundText(int round) {
  //: A year has five rounds; they are counted through the years.
  return fill(PromptWords::tr("Year %1, round %2"),
              {number((round - 1) / roundsPerYear + 1), number(round)});
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

/// ASK-1: of which year and which column of the distribution table.
Prompt stockPrompt(const Session& session) {
  const State& state = session.shown();
  const bool isLand = state.field() == landField;
  return {fill(isLand ? PromptWords::tr("Year %1: land for each warehouse")
                      : PromptWords::tr("Year %1: bonus for %2"),
               {number(state.year()), text::fieldName(state.field(), session.table())}),
          isLand ? PromptWords::tr("Distribution table, third column.")
                 : PromptWords::tr("Distribution table, second column.")};
}

/// What is still to be said of the entry being made, and how much it may be.
class HintOf {
public:
  HintOf(const Session& session, const Draft& draft, Player player)
      : m_session(session), m_draft(draft), m_player(player) {}

  /// The smallest bid for each card that is offered, raises behind new bids, or for which cards it
  /// is large enough (AUCTION-4, AUCTION-6).
  QString operator()(const Bid& entry) const {
    QStringList first;
    QStringList raised;
    QStringList enough;
    for (const Warehouse at : offered()) {
      const int goods = std::max(1, leastBid(m_state, m_player, at));
      const QStringList said{number(goods), text::warehouseName(at)};
      if (m_state.in(at).bids[m_player].empty()) {
        //: How many goods are bid at least at which warehouse: "1 at Fish".
        first += fill(PromptWords::tr("%1 at %2"), said);
      } else {
        //: By how many goods a bid is raised at least at which warehouse: "2 more at Fish".
        raised += fill(PromptWords::tr("%1 more at %2"), said);
      }
      if (entry.goods.total() >= goods) enough += said.back();
    }
    const QString comma = QStringLiteral(", ");
    //: %1 = warehouses with cards for which these goods are enough.
    if (!enough.isEmpty())
      return fill(PromptWords::tr("For which card: %1?"), {enough.join(comma)});
    QStringList least{first.join(comma), raised.join(comma)};
    least.removeAll(QString());
    if (least.isEmpty()) return {};
    //: %1 = how many goods are bid at least where: "3 at Fish, 1 at Linen; 2 more at Wood".
    return fill(PromptWords::tr("At least %1"), {least.join(QStringLiteral("; "))});
  }
  QString operator()(const Invest& entry) const {
    return entry.goods.empty() ? QString() : PromptWords::tr("Into which warehouse?");
  }
  QString operator()(const TakeGoods& entry) const {
    const auto taking = takingNow(m_game, m_state);
    const int most = taking ? taking->most : 0;
    return fill(PromptWords::tr("At most %n good(s) from the warehouse %1.", nullptr, most),
                {text::warehouseName(entry.at)});
  }
  QString operator()(const Advance& entry) const {
    if (m_state.of(entry.player).levelOf(entry.pyramid) >= topLevel) return {};
    const auto price = priceOf(m_game, m_state, entry.player, entry.pyramid, entry.market);
    const int left = price ? price->any - entry.paid.total() : 0;
    if (left <= 0) return {};
    return PromptWords::tr("Choose %n more good(s) for the price.", nullptr, left);
  }
  QString operator()(const Steal& entry) const {
    const TheftBounds most = theftBounds(m_game, m_state, entry.player);
    const QString goods = PromptWords::tr("At most %n good(s)", nullptr, most.goods);
    if (most.leastVictims == most.mostVictims) {
      //: %1 = "At most 2 goods" are stolen.
      return fill(PromptWords::tr("%1 from %n player(s).", nullptr, most.mostVictims), {goods});
    }
    //: %1 = "At most 3 goods" are stolen from %2 to %n players.
    return fill(PromptWords::tr("%1 from %2–%n player(s).", nullptr, most.mostVictims),
                {goods, number(most.leastVictims)});
  }
  QString operator()(const auto& /*saysItself*/) const { return {}; }

private:
  /// The warehouses for which a bid can be paid.
  [[nodiscard]] std::vector<Warehouse> offered() const {
    std::vector<Warehouse> open;
    const Question* where = m_draft.find(questionId(Ask::warehouse));
    if (where == nullptr) return open;
    for (const Choice& choice : where->choices) {
      if (choice.open) open.push_back(static_cast<Warehouse>(choice.id));
    }
    return open;
  }

  const Session& m_session;
  const Draft& m_draft;
  Player m_player;
  const Game& m_game = m_session.game();
  const State& m_state = m_session.shown();
};

} // namespace

PhaseLook phaseLook(const table::GameClock& moment) {
  const auto phase = static_cast<Phase>(moment.phase);
  const bool isOver = phase >= Phase::final;
  const QString final = PromptWords::tr("Final scoring");
  PhaseLook look;
  look.round = isOver ? final : roundText(moment.round);
  look.widest = {roundText(rounds), final};
  look.rounds = years;
  look.now = (moment.round - 1) / roundsPerYear + 1;
  //: A phase in the header, short.
  const QString share = PromptWords::tr("Share out");
  look.phases = {PromptWords::tr("Market"),     PromptWords::tr("Stock"),
                 PromptWords::tr("Thresholds"), PromptWords::tr("Influence"),
                 PromptWords::tr("Invest"),     share,
                 PromptWords::tr("Build")};
  // As the rules count them: 2 has five parts.
  look.numbers = QStringLiteral("1 2a 2b 2c 2d 2e 3").split(u' ');
  const auto now = std::ranges::find_if(
      shownPhases, [&](const auto& span) { return span[0] <= phase && phase <= span[1]; });
  look.phase = now == shownPhases.end() ? -1 : static_cast<int>(now - shownPhases.begin());
  look.phaseName = text::phase(phase);
  return look;
}

Prompt promptOf(const Session& session, const Draft& draft) {
  const State& state = session.shown();
  const Player player = draft.asked() == noPlayer ? state.turn : draft.asked();
  if (state.phase == Phase::stock) return stockPrompt(session);
  const bool isFree = state.phase == Phase::develop && state.freeWorker;
  PhasePrompt said =
      isFree ? PhasePrompt{QT_TRANSLATE_NOOP("SaqqaraPrompt", "%1: a worker free of charge"),
                           QT_TRANSLATE_NOOP("SaqqaraPrompt", "On level 1 of which pyramid?")}
             : PromptWords::prompts[static_cast<std::size_t>(state.phase)];
  const auto& entry = draft.work().entry;
  if (entry && std::holds_alternative<Steal>(*entry)) {
    said.title = QT_TRANSLATE_NOOP("SaqqaraPrompt", "%1 steals");
  }
  if (state.phase == Phase::thresholds && state.thresholdPile < warehouseCount) {
    said.hint = QT_TRANSLATE_NOOP("SaqqaraPrompt", "First shuffle the used ones into a pile.");
  }
  if (said.hint == nullptr) {
    return {PromptWords::tr(said.title), setUpHint(draft, state.players + 2)};
  }
  const QString missing = entry ? std::visit(HintOf(session, draft, player), *entry) : QString();
  const QString hint = missing.isEmpty() ? PromptWords::tr(said.hint) : missing;
  QString title = PromptWords::tr(said.title);
  // What is printed is read in between.
  if (player == noPlayer && title.contains(u"%1")) title = text::phase(state.phase);
  return ui::promptTo(title, hint, player, session.names().shown);
}

} // namespace nilometer::saqqara
