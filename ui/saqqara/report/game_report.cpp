// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/saqqara/report/game_report.h"

#include "engine/saqqara/effects.h"
#include "engine/saqqara/file/entry_names.h"
#include "engine/saqqara/mends.h"
#include "ui/report/disputes_of.h"
#include "ui/report/report_of.h"
#include "ui/saqqara/words/spoken_saqqara.h"

#include <QCoreApplication>

#include <algorithm>
#include <numeric>

namespace nilometer::report {

using saqqara::operator""_rule;
using table::Effect;
using words::fill;
using Speech = words::Spoken<saqqara::Rules>;

namespace {

struct SaqqaraReport {
  Q_DECLARE_TR_FUNCTIONS(SaqqaraReport)
};

std::size_t groupOf(std::uint8_t source) {
  return source == saqqara::nilePoints ? 0 : 1 + std::size_t{source};
}

void addHead(ScoreReport& report, const saqqara::RecordHeader& header) {
  report.profile = words::profileName(header.profile);
  const table::RuleId deciding = "END-4"_rule;
  report.deciding = {Speech::ruleName(deciding), words::ruleSummary(deciding, header.options)};
  for (std::size_t i = 0; i < saqqara::phaseNames.size(); ++i) {
    report.phases.push_back(
        {words::fromUtf8(saqqara::phaseNames[i]), words::phase(static_cast<saqqara::Phase>(i))});
  }
  report.finalPhase = static_cast<int>(saqqara::Phase::final);
  report.sections = {words::phase(saqqara::Phase::final)};
  for (int group = 0; group < saqqaraGroupCount; ++group) {
    report.groups.push_back(saqqaraGroupName(group));
  }
  //: Points for pyramids, beside those for the Nile.
  const QString pyramids = SaqqaraReport::tr("Pyramids");
  ScoreFamily family{pyramids, pyramids, std::vector<std::size_t>(saqqara::pyramidCount)};
  std::iota(family.groups.begin(), family.groups.end(), std::size_t{1});
  report.families = {{report.groups[0], report.groups[0], {0}}, std::move(family)};
}

/// Each pyramid, and the Nile, is a row of the sheet; points that were read again later have one of
/// their own.
ScoreSource rowOf(const words::PointsFrom& from, const saqqara::RuleOptions& options) {
  ScoreSource row;
  row.from = from;
  row.rule = Speech::ruleName(from.rule);
  row.summary = words::ruleSummary(from.rule, options);
  row.group = groupOf(from.what);
  row.id = from.what == saqqara::nilePoints ? QStringLiteral("nile")
                                            : words::fromUtf8(saqqara::pyramidNames[from.what]);
  row.title = saqqaraGroupName(static_cast<int>(row.group));
  if (from.rule == "ASK-4"_rule) {
    row.title = fill(SaqqaraReport::tr("%1, read again"), {row.title});
  }
  row.shortTitle = row.title;
  return row;
}

bool isBefore(const words::PointsFrom& one, const words::PointsFrom& other) {
  return std::pair(one.rule.index, groupOf(one.what)) <
         std::pair(other.rule.index, groupOf(other.what));
}

/// The rows that points came from, in the order of the sheet.
void addSources(ScoreReport& report, const saqqara::Replay& replay) {
  std::vector<words::PointsFrom> all;
  for (const table::LedgerLine& line : replay.ledger.lines()) {
    const words::PointsFrom from{line.rule, line.what};
    if (std::ranges::find(all, from) == all.end()) all.push_back(from);
  }
  std::ranges::sort(all, isBefore);
  for (const words::PointsFrom& from : all) {
    report.sources.push_back(rowOf(from, replay.game.options));
  }
}

void addSteps(ScoreReport& report, const saqqara::GameRecord& record, const saqqara::Replay& replay,
              const saqqara::Edition& edition) {
  const words::SaqqaraBasis basis(replay, edition);
  const auto name = [](std::string_view key) {
    return words::printedName(saqqara::placeNamed(key));
  };
  const auto lines = replay.ledger.lines();
  for (std::size_t i = 0; i < lines.size(); ++i) {
    const table::LedgerLine& line = lines[i];
    const auto entry = static_cast<std::size_t>(line.entry) - 1;
    ScoreStep step = stepOf(record, replay, entry);
    step.player = line.player;
    step.reason = words::reason(line, replay.effectsOf(entry));
    step.points = line.points;
    step.total = line.total;
    const auto gave = [&](const ScoreSource& source) { return source.from.gave(line); };
    step.source = static_cast<std::size_t>(std::ranges::find_if(report.sources, gave) -
                                           report.sources.begin());
    for (const std::size_t value : basis.lines()[i]) {
      markAssumed(report, step, edition, value, name);
    }
    report.steps.push_back(step);
  }
}

} // namespace

int saqqaraGroupOf(const table::LedgerLine& line) {
  return static_cast<int>(groupOf(line.what));
}

QString saqqaraGroupName(int group) {
  return group == 0 ? SaqqaraReport::tr("Nile") : words::pyramidName(saqqara::pyramidAt(group - 1));
}

QString tieBreak(const saqqara::State& state, table::Player ahead, table::Player behind,
                 const QString& behindName) {
  const saqqara::PlayerState& first = state.of(ahead);
  const saqqara::PlayerState& second = state.of(behind);
  if (first.points != second.points) return {};
  if (shareAPlace(state, ahead, behind)) {
    return fill(SaqqaraReport::tr("shares the place with %1: as many points and as much gold "
                                  "(END-4)"),
                {behindName});
  }
  return fill(SaqqaraReport::tr("as many points as %1, but %2 gold against %3 (END-4)"),
              {behindName, words::number(first.goods[saqqara::Good::gold]),
               words::number(second.goods[saqqara::Good::gold])});
}

ScoreReport scoreReport(const saqqara::GameRecord& record, const saqqara::Replay& replay,
                        const saqqara::Edition& edition) {
  ScoreReport report;
  sayGame<saqqara::Rules>(report, record.header.profile, edition);
  sayRecord(report, record, replay);
  addHead(report, record.header);
  QStringList names;
  for (const record::Seat& seat : record.header.players) {
    const auto player = static_cast<table::Player>(report.seats.size());
    report.seats.push_back(seatOf(seat, saqqara::playerColours, replay.state.of(player).points));
    names += report.seats.back().name;
  }
  addSources(report, replay);
  addSteps(report, record, replay, edition);
  addUp(report);
  const std::vector<table::Player> order = ranking(replay.game, replay.state);
  for (std::size_t i = 0; i < order.size(); ++i) {
    ScoreRank rank{order[i], {}};
    // Before the end all have no points.
    if (report.isFinished && i + 1 < order.size()) {
      rank.tieBreak = tieBreak(replay.state, order[i], order[i + 1], names[order[i + 1]]);
      rank.shared = shareAPlace(replay.state, order[i], order[i + 1]);
    }
    report.ranking.push_back(rank);
  }
  addDisputes<saqqara::Rules>(report, record, replay, Speech::names(names, edition));
  return report;
}

ScoreReport positionReport(const saqqara::ScoredPosition& scored, const saqqara::Edition& edition) {
  ScoreReport report = scoreReport(scored.record, scored.replay, edition);
  report.isRecorded = false;
  for (ScoreStep& step : report.steps) {
    step.entry = step.line = step.round = 0;
    step.phase = report.finalPhase;
  }
  return report;
}

} // namespace nilometer::report
