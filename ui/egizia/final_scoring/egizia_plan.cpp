// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/final_scoring/egizia_plan.h"

#include "engine/egizia/final_facts.h"
#include "engine/egizia/game_rules.h"
#include "ui/egizia/final_scoring/planned_steps.h"
#include "ui/egizia/text/move_groups.h"
#include "ui/egizia/text/words.h"
#include "ui/game/session/dispute_words.h"
#include "ui/score/report/report_of.h"
#include "ui/text/phrase.h"

#include <QCoreApplication>

#include <algorithm>
#include <utility>

namespace nilometer::ui {

using egizia::operator""_rule;
using report::ScoreReport;
using table::Player;

namespace {

struct PlanWords {
  Q_DECLARE_TR_FUNCTIONS(FinalScoring)
};

/// What to move for a step, in words and as signs.
MoveContent moveOf(const MarkerWay& way, const ScoreReport& report, const text::Table& table) {
  const egizia::Effect effect{egizia::EffectKind::points,
                              way.player,
                              "END-1"_rule,
                              table::nothing,
                              way.behind,
                              static_cast<std::int16_t>(way.from),
                              static_cast<std::int16_t>(way.to)};
  MoveContent moves{.heading = PlanWords::tr("Now move"),
                    .told = text::sentence(effect, table) + way.sign};
  const QString text = text::effectMove(effect, table) + way.sign;
  moves.parts = {{playerColourAt(report.seats[way.player].look),
                  text::playerName(way.player, table),
                  {{.text = text, .told = text}}}};
  return moves;
}

/// Puts a plan together: the head first, then the pages.
class PlanMaker {
public:
  PlanMaker(const egizia::Edition& edition, ScoreReport report) : m_edition(edition) {
    m_plan.report = std::move(report);
    QStringList names;
    for (const report::ScoreSeat& seat : m_plan.report.seats) names += seat.name;
    m_table = {&edition, text::ShownNames(names).shown};
    m_plan.columns = {PlanWords::tr("Stones"), PlanWords::tr("Tombs"), PlanWords::tr("Sphinx")};
    m_plan.tellsBefore = true;
    m_plan.hasQueues = true;
  }

  [[nodiscard]] report::ScoreMarks marksOf(const egizia::PrintedSet& values) {
    report::ScoreStep marked;
    const auto name = [this](std::string_view key) { return text::printedValue(key, m_table); };
    for (const std::size_t value : values) {
      report::markAssumed(m_plan.report, marked, m_edition, value, name);
    }
    return marked.marks;
  }

  PlannedPage& add(const ScoringPage& page, const std::vector<int>& named) {
    const auto marks = [this](const egizia::PrintedSet& values) { return marksOf(values); };
    return m_plan.pages.emplace_back(plannedPage(m_edition, m_table, page, named, marks));
  }
  PlannedPage& add(Player player, const table::ScoreTrack& track) {
    return m_plan.pages.emplace_back(
        PlannedPage{.player = player, .before = track, .isKnown = false});
  }

  [[nodiscard]] ScoringPlan plan() {
    m_plan.moves = [report = m_plan.report, table = m_table](const MarkerWay& way) {
      return moveOf(way, report, table);
    };
    return std::move(m_plan);
  }

private:
  const egizia::Edition& m_edition;
  text::Table m_table;
  ScoringPlan m_plan;
};

/// Whether another table of the same game has a reason against that scoring that this one has not.
bool isRefusedThere(const EgiziaSession& session, egizia::State there,
                    const egizia::FinalScore& entry) {
  table::Effects effects;
  const auto outcome = table::enter<egizia::Rules>(session.game(), there, entry, false, effects);
  const table::Verdict here = session.tryOut(entry).verdict;
  const auto isKnown = [&](const table::Finding& finding) {
    return std::ranges::any_of(here.findings(), [&](const table::Finding& known) {
      return known.rule == finding.rule && known.fault == finding.fault;
    });
  };
  return !std::ranges::all_of(outcome.verdict.findings(), isKnown);
}

} // namespace

ScoringPlan positionPlan(const egizia::Position& position, const egizia::Edition& edition,
                         ScoreReport report) {
  PlanMaker maker(edition, std::move(report));
  for (const ScoringPage& page : positionPages(position, edition)) maker.add(page, {});
  return maker.plan();
}

ScoringPlan tablePlan(const EgiziaSession& session, const MadeScoring& made) {
  const egizia::State& state = session.shown();
  ScoreReport report;
  for (Player player = 0; player < state.players; ++player) {
    report::ScoreSeat& seat = report.seats.emplace_back();
    seat.name = session.names().whole[player];
    seat.look = session.colourOf(player);
    seat.points = state.track.points(player);
  }
  PlanMaker maker(*session.game().edition, std::move(report));
  const auto say = [&](PlannedPage& page) {
    page.marks = maker.marksOf(session.basis().ofPlayer(page.player, session.shownEntries(),
                                                        egizia::ScoreBasis::Of::play));
    page.otherwise = otherwiseOf(session, page.player, made);
  };
  for (const ScoringPage& page : made.pages) say(maker.add(page, made.named));
  for (const Player player : egizia::scoringOrder(egizia::factsOf(session.game(), state))) {
    const bool isThere = std::ranges::count(made.pages, player, &ScoringPage::player) > 0;
    if (!isThere) say(maker.add(player, state.track));
  }
  ScoringPlan plan = maker.plan();
  if (state.phase != egizia::Phase::over) return plan;
  for (const Player player : egizia::ranking(session.game(), state)) {
    plan.report.ranking.push_back({player, {}});
  }
  for (const PlannedPage& page : plan.pages) {
    plan.report.seats[page.player].marks = page.marksAfter(SIZE_MAX);
  }
  return plan;
}

PlannedPage::Otherwise otherwiseOf(const EgiziaSession& session, Player player,
                                   const MadeScoring& made) {
  const bool isBeingMade = made.entry != nullptr && made.entry->player == player;
  const bool isOpen = isBeingMade && !made.pages.empty() && made.pages.back().player == player;
  std::vector<OtherTotal> before;
  std::vector<OtherTotal> total;
  const auto add = [](std::vector<OtherTotal>& to, std::size_t disputed, int other, int now) {
    if (other != now) to.push_back({.entry = disputed, .points = other});
  };
  for (const OtherPoints& other : session.otherPoints()) {
    const int points = other.points[player];
    add(before, other.entry, points, session.pointsNow(player));
    const egizia::State& state = session.otherState(other);
    const bool scores =
        isOpen && state.phase == egizia::Phase::final && !state.player[player].scored;
    if (!scores) {
      if (!isBeingMade) add(total, other.entry, points, session.pointsNow(player));
      continue;
    }
    // Where it does not take the scoring as it is, what becomes of it is known once it is entered.
    if (isRefusedThere(session, state, *made.entry)) continue;
    const ScoringPage there = draftedPage(session.game(), state, *made.entry, made.named);
    add(total, other.entry,
        there.trackAfter(std::min(made.revealed, there.steps.size())).points(player),
        made.pages.back().trackAfter(made.revealed).points(player));
  }
  // Of who is scored already nobody knows any more which part of it is from before.
  return {.before = isBeingMade ? otherTotalsShort(before) : QString(),
          .total = otherTotalsShort(total),
          .lines = otherTotalsLines(session, total)};
}

} // namespace nilometer::ui
