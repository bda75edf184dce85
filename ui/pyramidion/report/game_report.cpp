// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pyramidion/report/game_report.h"

#include "engine/pyramidion/effects.h"
#include "engine/pyramidion/mends.h"
#include "ui/pyramidion/words/spoken_pyramidion.h"
#include "ui/report/plain_report.h"

#include <QCoreApplication>

namespace nilometer::report {

using pyramidion::operator""_rule;
using words::fill;

namespace {

struct PyramidionReport {
  Q_DECLARE_TR_FUNCTIONS(PyramidionReport)
};

std::size_t pyramidionSource(std::uint8_t source) {
  return source == pyramidion::majorityPoints ? 1 : 0;
}

PlainSources<pyramidion::Rules> pyramidionSources() {
  return {.things = {{QStringLiteral("boats"), pyramidionGroupName(0)},
                     {QStringLiteral("majority"), pyramidionGroupName(1)}},
          .families = {},
          .thingOf = pyramidionSource,
          .deciding = "END-6"_rule,
          .finalPhase = pyramidion::Phase::over,
          .phaseName = words::phase,
          .tieBreak = tieBreak};
}

/// Every boat has a row of its own.
void nameRow(ScoreSource& row) {
  row.title = row.shortTitle =
      words::pyramidionReason({.rule = row.from.rule, .what = row.from.what});
  if (row.from.what < pyramidion::boatCount) {
    row.id = QStringLiteral("boat-%1").arg(row.from.what + 1);
  }
}

/// "3 cards"; hands that were told count, where no card is entered (REC-4).
QString handText(const pyramidion::State& state, table::Player player) {
  const bool isTold = state.handsTold != decltype(state.handsTold){};
  const int cards = isTold ? state.handsTold[player] : state.of(player).hand();
  return PyramidionReport::tr("%n card(s)", nullptr, cards);
}

} // namespace

int pyramidionGroupOf(const table::LedgerLine& line) {
  return static_cast<int>(pyramidionSource(line.what));
}

QString pyramidionGroupName(int group) {
  return group == 0 ? PyramidionReport::tr("Boats") : PyramidionReport::tr("Torturer troops");
}

QString tieBreak(const pyramidion::State& state, table::Player ahead, table::Player behind,
                 const QString& behindName) {
  const pyramidion::PlayerState& first = state.of(ahead);
  const pyramidion::PlayerState& second = state.of(behind);
  if (first.points != second.points) return {};
  const QString cards = handText(state, ahead);
  if (const QString fewer = handText(state, behind); cards != fewer) {
    return fill(PyramidionReport::tr("as many points as %1, but %2 in hand against %3 (END-6)"),
                {behindName, cards, fewer});
  }
  if (first.loaded.size() != second.loaded.size()) {
    const auto boats = [](const pyramidion::PlayerState& own) {
      return PyramidionReport::tr("%n boat(s)", nullptr, static_cast<int>(own.loaded.size()));
    };
    return fill(PyramidionReport::tr("as many points and cards in hand as %1, but %2 against %3 "
                                     "(END-6)"),
                {behindName, boats(first), boats(second)});
  }
  return fill(PyramidionReport::tr("as many points, cards in hand and boats as %1, but further in "
                                   "front in the player order (END-6)"),
              {behindName});
}

ScoreReport scoreReport(const pyramidion::GameRecord& record, const pyramidion::Replay& replay,
                        const pyramidion::Edition& edition) {
  ScoreReport report = PlainReport(pyramidionSources(), record, replay, edition).make();
  std::ranges::for_each(report.sources, nameRow);
  // Whatever entry ended the game, the boats are turned up when it is over (END-3).
  for (ScoreStep& step : report.steps) step.phase = report.finalPhase;
  return report;
}

ScoreReport positionReport(const pyramidion::ScoredPosition& scored,
                           const pyramidion::Edition& edition) {
  return ofPosition(scoreReport(scored.record, scored.replay, edition));
}

} // namespace nilometer::report
