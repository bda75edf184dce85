// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/score_report.h"

#include "engine/egizia/effects.h"
#include "engine/table/score_sheet.h"
#include "ui/words/note_words.h"
#include "ui/words/phrase.h"
#include "ui/words/words.h"

#include <QCoreApplication>

#include <algorithm>

namespace nilometer::cli {

using egizia::EffectKind;
using egizia::Player;
using words::fill;
using words::fromUtf8;

namespace {

struct Cli {
  Q_DECLARE_TR_FUNCTIONS(Cli)
};

/// Puts a report together. Seats come first, then the steps, then the rest.
class Reporter {
public:
  Reporter(ScoreReport& report, const egizia::Edition& edition, words::Table table)
      : m_report(report), m_table(std::move(table)) {
    report.edition = fromUtf8(edition.name);
    report.editionId = fromUtf8(edition.id);
    report.assumedValues = static_cast<int>(std::ranges::count(
        edition.printed, egizia::Provenance::assumed, &egizia::PrintedValue::provenance));
  }

  void seats(const std::vector<record::RecordHeader::Seat>& seats, const table::ScoreTrack& track,
             const table::Ledger& ledger, bool bids) {
    m_report.hasBids = bids;
    for (std::size_t i = 0; i < seats.size(); ++i) {
      const auto player = static_cast<Player>(i);
      const int points = track.points(player);
      m_report.seats.push_back({fromUtf8(seats[i].name), fromUtf8(seats[i].colour), points,
                                bids ? seats[i].bid : 0, points - ledger.total(player)});
    }
  }

  void sources(const table::Ledger& ledger) {
    for (const table::ScoreRow& row : table::scoreSheet(ledger.lines()).rows) {
      ScoreSource source{fromUtf8(egizia::ruleName(row.rule)), words::ruleTitle(row.rule), {}};
      std::ranges::copy(row.points, source.points.begin());
      m_report.sources.push_back(source);
    }
  }

  /// The steps of one entry. `where` holds what they have in common; `lines` are the ledger's
  /// still to come and are used up in the order of the effects.
  void steps(const ScoreStep& where, std::span<const egizia::Effect> effects,
             std::span<const table::LedgerLine>& lines) {
    QString facts; // of the note just before
    for (const egizia::Effect& effect : effects) {
      ScoreStep step = where;
      step.player = effect.player;
      step.rule = fromUtf8(egizia::ruleName(effect.rule));
      if (effect.kind == EffectKind::points) {
        step.reason = withFacts(words::reason(lines.front(), m_table), facts);
        step.points = lines.front().points;
        step.total = lines.front().total;
        lines = lines.subspan(1);
        facts.clear();
      } else {
        facts = effect.kind == EffectKind::note ? factsOf(effect) : QString();
        if (!isEmptySource(effect)) continue;
        step.reason = withFacts(nothingFrom(effect), facts);
        step.total = totalOf(effect.player);
      }
      m_report.steps.push_back(step);
    }
  }

  void ranking(const std::vector<Player>& order) {
    for (std::size_t i = 0; i < order.size(); ++i) {
      ScoreRank rank{order[i], {}};
      if (i + 1 < order.size()) rank.tieBreak = tieBreak(seat(order[i]), seat(order[i + 1]));
      m_report.ranking.push_back(rank);
    }
  }

private:
  [[nodiscard]] const ScoreSeat& seat(Player player) const { return m_report.seats[player]; }

  static QString withFacts(const QString& reason, const QString& facts) {
    return facts.isEmpty() ? reason : fill(QStringLiteral("%1 (%2)"), {reason, facts});
  }

  /// The numbers that decide about the points after a note.
  [[nodiscard]] QString factsOf(const egizia::Effect& note) const {
    switch (static_cast<egizia::Note>(note.what)) {
    case egizia::Note::hungry:
      return fill(Cli::tr("%1 grain for strength %2"),
                  {words::number(note.after), words::number(note.before)});
    case egizia::Note::stonesSold: return Cli::tr("%n stone(s)", nullptr, note.before);
    case egizia::Note::tombsScored: return fill(Cli::tr("values %1"), {words::number(note.before)});
    case egizia::Note::sphinxScored: return words::sphinxFact(note.detail, note.before, m_table);
    default: return {};
    }
  }

  /// Nothing to be had where the final scoring looked.
  static bool isEmptySource(const egizia::Effect& effect) {
    if (effect.kind != EffectKind::note || effect.after != 0) return false;
    const auto note = static_cast<egizia::Note>(effect.what);
    return note == egizia::Note::sphinxScored || note == egizia::Note::tombsScored ||
           note == egizia::Note::stonesSold;
  }

  [[nodiscard]] QString nothingFrom(const egizia::Effect& effect) const {
    table::LedgerLine line{.player = effect.player, .rule = effect.rule};
    if (static_cast<egizia::Note>(effect.what) == egizia::Note::sphinxScored) {
      line.what = effect.detail;
    }
    return words::reason(line, m_table);
  }

  [[nodiscard]] int totalOf(Player player) const {
    const auto isHis = [&](const ScoreStep& step) { return step.player == player; };
    const auto last = std::find_if(m_report.steps.rbegin(), m_report.steps.rend(), isHis);
    return last == m_report.steps.rend() ? seat(player).before : last->total;
  }

  static QString tieBreak(const ScoreSeat& ahead, const ScoreSeat& behind) {
    if (ahead.result() != behind.result()) return {};
    if (ahead.points != behind.points) {
      return fill(Cli::tr("as many points as %1 after the bids, but further in front on the score "
                          "track (END-4)"),
                  {behind.name});
    }
    return fill(Cli::tr("as many points as %1, but arrived first on that space (END-4)"),
                {behind.name});
  }

  ScoreReport& m_report;
  words::Table m_table;
};

} // namespace

ScoreReport scoreReport(const LoadedGame& game, const QString& file) {
  const record::RecordHeader& header = game.record.header;
  const record::Replay replay = record::replay(game.record, *game.edition);
  ScoreReport report;
  report.file = file;
  report.title = fromUtf8(header.title);
  report.date = fromUtf8(header.date);
  report.profile = header.profile;
  report.isFinished = replay.state.phase == egizia::Phase::over;
  report.round = replay.state.round;
  report.phase = replay.state.phase;
  Reporter reporter(report, *game.edition, tableOf(header.players, *game.edition));
  reporter.seats(header.players, replay.state.track, replay.ledger, header.options.seatBids);
  reporter.sources(replay.ledger);
  auto lines = replay.ledger.lines();
  for (std::size_t i = 0; i < replay.entries.size(); ++i) {
    const record::ReplayedEntry& played = replay.entries[i];
    if (!played.accepted) ++report.findings;
    ScoreStep step;
    step.entry = static_cast<int>(i) + 1;
    step.line = game.record.entries[i].line;
    step.round = played.round;
    step.phase = played.phase;
    reporter.steps(step, replay.effectsOf(i), lines);
  }
  reporter.ranking(egizia::ranking(replay.game, replay.state));
  return report;
}

ScoreReport scoreReport(const LoadedPosition& loaded, const QString& file) {
  const record::Position& position = loaded.position;
  const record::ScoredPosition scored = record::scorePosition(position, *loaded.edition);
  ScoreReport report;
  report.file = file;
  report.profile = position.profile;
  report.isRecorded = false;
  Reporter reporter(report, *loaded.edition, tableOf(position.players, *loaded.edition));
  reporter.seats(position.players, scored.track, scored.ledger, position.options.seatBids);
  reporter.sources(scored.ledger);
  auto lines = scored.ledger.lines();
  reporter.steps({}, scored.effects, lines);
  reporter.ranking(scored.ranking);
  return report;
}

} // namespace nilometer::cli
