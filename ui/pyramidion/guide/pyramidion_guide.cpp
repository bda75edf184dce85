// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pyramidion/guide/pyramidion_guide.h"

#include "engine/pyramidion/options.h"
#include "engine/pyramidion/resolve.h"
#include "engine/pyramidion/turn.h"
#include "ui/pyramidion/text/pyramidion_phrasebook.h"
#include "ui/table/guide/guide_lines.h"

#include <QCoreApplication>

#include <bit>

namespace nilometer::pyramidion {

using text::number;
using text::resourcesText;

namespace {

/// By Phase: the rule that says what it is about, and the one that says what may be done.
constexpr auto rulesOfPhase = std::to_array<std::array<RuleId, 2>>({
    {"SET-9"_rule, "SET-6"_rule},
    {"BOAT-1"_rule, "BOAT-4"_rule},
    {"SUPPLY-1"_rule, "SUPPLY-2"_rule},
    {"NEGO-1"_rule, "NEGO-3"_rule},
    {"SITE-1"_rule, "SITE-3"_rule},
    {"PLAY-1"_rule, "PLAY-2"_rule},
    {"REC-3"_rule, "REC-2"_rule},
    {"REVOLT-1"_rule, "REVOLT-4"_rule},
    {"RESOLVE-5"_rule, "TORTURER-1"_rule},
    {"SPECIAL-HIGH-PRIEST"_rule, "SPECIAL-2"_rule},
    {"RESOLVE-7"_rule, "POWER-ABU-SIMBEL"_rule},
    {"LOAD-1"_rule, "LOAD-4"_rule},
    {"LOAD-5"_rule, "LOAD-6"_rule},
    {"END-1"_rule, "END-3"_rule},
    {"END-3"_rule, "END-1"_rule},
    {"END-6"_rule, "REC-4"_rule},
    {"END-5"_rule, "END-6"_rule},
});
static_assert(rulesOfPhase.size() == phaseNames.size());

/// By Category: the rule that says what it brings.
constexpr std::array winRules{"TORTURER-1"_rule, "NEGOTIATOR-1"_rule, "MERCHANT-1"_rule};

class PyramidionFacts : public ui::TableGuide<Rules, Options> {
  Q_DECLARE_TR_FUNCTIONS(PyramidionGuide)
public:
  PyramidionFacts(const Game& game, const State& state, const text::PyramidionNames& names,
                  bool hasOrder)
      : TableGuide(game, state, names), m_hasOrder(hasOrder) {}

  void addAll() {
    sayPhase();
    if (m_state.turn == noPlayer) return;
    say("SEE-1"_rule, tr("%1 owns: %2"), {resourcesText(m_own.resources)});
    // Before the deal, and where no card is entered, nobody knows about hands.
    if (m_state.phase == Phase::nego || m_game.byTotals()) return;
    say("SEE-1"_rule, tr("%1 has %n card(s) in hand", nullptr, m_own.hand()));
  }

private:
  void sayPhase() {
    switch (m_state.phase) {
    case Phase::setup:
      if (!m_hasOrder)
        say("SET-9"_rule, tr("Order markers to be drawn: %2"), {number(m_game.players)});
      return say("SET-6"_rule, tr("To be read: the supply card on top of the pile"));
    case Phase::boats:
      say("BOAT-1"_rule,
          m_state.boatsWaiting() > 0 ? tr("Boats to be read: %2") : tr("Boats to be turned up: %2"),
          {number(boatsDue(m_state))});
      return sayBoats();
    case Phase::supply:
      return sayLying("SUPPLY-1"_rule, tr("Lying on the sites: %2"), [](Site) { return true; });
    case Phase::nego: return sayNegotiating();
    case Phase::site: return saySites();
    case Phase::play:
    case Phase::tally:
      for (const Category category : allCategories) saySums(category);
      return sayPlaying();
    case Phase::revolt:
      say("REVOLT-2"_rule, tr("Revolt markers to be turned: %2"), {number(markersDue(m_state))});
      return saySums(Category::influence);
    case Phase::minima: saySums(Category::influence); return saySums(Category::negotiation);
    case Phase::load: sayLoading(); return sayAsked("LOAD-6"_rule);
    case Phase::claim:
    case Phase::reveal:
    case Phase::hands: return sayBoats();
    case Phase::over: return sayWinner();
    case Phase::corner:
    case Phase::priest:
    case Phase::trade: return;
    }
  }
  void sayLying(RuleId rule, const QString& text, auto isMeant) {
    SupplyCard lying{};
    for (const Site site : allSites) {
      if (isMeant(site)) lying[at(site)] = m_state.on(site).resources;
    }
    say(rule, text, {text::supplyText(lying)});
  }
  void sayBoats() {
    sayOf("END-1"_rule, tr("Loaded boats: %2"),
          ofPlayers([&](Player player) { return m_state.of(player).loaded.size(); }));
    sayOf("END-2"_rule, tr("Torturer troops on sites: %2"),
          ofPlayers([&](Player player) { return m_state.troopsOnSites(player, Troop::torturer); }));
  }
  void sayNegotiating() {
    sayLying("NEGO-1"_rule, tr("%1 takes one resource of: %2"), [&](Site site) {
      const bool chooses = m_state.on(site).troop(Troop::negotiator) == m_state.turn;
      return chooses && has(m_state.toNegotiate, site);
    });
  }
  void saySites() {
    QStringList open; // those with nothing, too
    for (const Site site : allSites) {
      if (m_state.on(site).sundial) continue;
      open += text::siteName(site) + u' ' + resourcesText(m_state.on(site).resources);
    }
    say("SITE-3"_rule, tr("Lying on sites without a sundial: %2"),
        {open.join(QStringLiteral("; "))});
    say(m_game.players == 2 ? "TWO-1"_rule : "SITE-2"_rule,
        tr("%1 activates %n more site(s) in this round", nullptr,
           activationsOf(m_state, m_state.turn) - m_own.activated));
    say("SUPPLY-2"_rule, tr("The next supply card brings: %2"),
        {m_state.supplyWaits ? QStringLiteral("?") : text::supplyText(m_state.faceUp)});
  }
  void saySums(Category category) {
    const bool hasMinimum = category != Category::haggling;
    const auto& minima = m_state.sheet[at(m_state.active)].minima;
    const QString minimum = minima && hasMinimum
                                ? number((*minima)[at(category)] + raisedNow(m_state))
                                : QStringLiteral("?");
    const bool told = m_game.byTotals() && m_state.phase == Phase::minima;
    const UnresolvedSite* again = askedAgain(m_state);
    const QString sums = totalsText(again != nullptr ? again->sums[at(category)]
                                    : told           ? m_state.sums[at(category)]
                                                     : totalsOf(m_game, m_state, category),
                                    m_names);
    const QString none = m_state.phase == Phase::tally ? QStringLiteral("?") : tr("nobody");
    say(winRules[at(category)],
        hasMinimum ? tr("Now in %2: %3. Minimum: %4") : tr("Now in %2: %3. To be won: %5"),
        {text::categoryName(category), sums.isEmpty() ? none : sums, minimum,
         resourcesText(m_state.on(m_state.active).resources)});
  }
  void sayPlaying() {
    if (const int markers = markersDue(m_state)) {
      say("REVOLT-1"_rule, tr("There will be a revolt. Revolt markers: %2"), {number(markers)});
    }
    if (m_state.turn == noPlayer) return;
    if (hasToPlay(m_state, m_state.turn)) say("TWO-2"_rule, tr("%1 has to play a card here"));
    if (m_options.recruits) say("PLAY-4"_rule, tr("%1 may recruit while passing"));
  }
  void sayLoading() {
    QStringList boats;
    for (int place = 0; place <= static_cast<int>(m_state.row.size()); ++place) {
      if (!wayToLoad(m_state, m_state.turn, place)) continue;
      boats += resourcesText(boatAt(m_state, m_state.turn, place)->need);
    }
    say("LOAD-8"_rule, tr("Boats that %1 can load need: %2"), {boats.join(QStringLiteral("; "))});
    say("LOAD-5"_rule, tr("Torturer troops that can still fetch something: %2"),
        {number(std::popcount(readyTroops(m_state, m_state.turn)))});
  }
  void sayWinner() {
    const Player winner = ranking(m_game, m_state).front();
    say("END-6"_rule, tr("%2 wins, with %n point(s)", nullptr, m_state.of(winner).points),
        {text::playerName(winner, m_names)});
  }

  bool m_hasOrder; ///< of a set-up: all order markers are read
};

} // namespace

QString totalsText(const Totals& totals, const text::PyramidionNames& names) {
  QStringList sums;
  for (Player player = 0; player < maxPlayers; ++player) {
    if (!totals[player]) continue;
    sums += text::playerName(player, names) + u' ' + number(*totals[player]);
  }
  return text::listOf(sums);
}

ui::Guide guideOf(const Game& game, const State& state, const text::PyramidionNames& names,
                  ui::PromptLevel level, std::optional<Ask> asked) {
  // The set-up asks for the order first, then for the supply card.
  const bool hasOrder = state.phase == Phase::setup && asked && *asked != Ask::order;
  PyramidionFacts facts(game, state, names, hasOrder);
  facts.addAll();
  constexpr std::array ofSupply{"SET-6"_rule, "SUPPLY-1"_rule};
  return facts.guideAt(level, text::phase(state.phase),
                       hasOrder ? ofSupply : rulesOfPhase[at(state.phase)]);
}

} // namespace nilometer::pyramidion
