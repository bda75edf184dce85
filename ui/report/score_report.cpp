// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/score_report.h"
#include "ui/report/report_texts.h"

#include "engine/egizia/effects.h"
#include "engine/egizia/printed_behind.h"
#include "engine/egizia/rules.h"
#include "ui/egizia/words/note_words.h"
#include "ui/egizia/words/tie_break.h"
#include "ui/egizia/words/words.h"
#include "ui/words/phrase.h"

#include <algorithm>
#include <tuple>

namespace nilometer::report {

using egizia::EffectKind;
using table::Player;
using egizia::operator""_rule;
using words::fill;
using words::fromUtf8;

namespace {

/// Where a step comes from.
struct Origin {
  ScoreStep step; ///< what all steps of the entry have in common
  std::span<const egizia::Effect> effects;
  const egizia::ReplayedEntry* played = nullptr; ///< none in a position
};

/// Puts a report together. Seats come first, then the steps, then the rest.
class Reporter {
public:
  Reporter(ScoreReport& report, const egizia::Edition& edition, words::Table table)
      : m_report(report), m_edition(edition), m_table(std::move(table)),
        m_assumed(edition.printed.size(), notListed) {
    report.edition = fromUtf8(edition.name);
    report.editionId = fromUtf8(edition.id);
    report.assumedValues = static_cast<int>(std::ranges::count(
        edition.printed, egizia::Provenance::assumed, &egizia::PrintedValue::provenance));
  }

  void seats(const std::vector<egizia::RecordHeader::Seat>& seats, const table::ScoreTrack& track,
             const table::Ledger& ledger, const egizia::RuleOptions& options) {
    m_report.hasBids = options.seatBids;
    for (std::size_t i = 0; i < seats.size(); ++i) {
      const auto player = static_cast<Player>(i);
      const int points = track.points(player);
      m_report.seats.push_back({fromUtf8(seats[i].name), fromUtf8(seats[i].colour), points,
                                options.seatBids ? seats[i].bid : 0,
                                points - ledger.total(player)});
    }
  }

  /// The steps of one entry. `lines` are the ledger's still to come and are used up in the order
  /// of the effects.
  void steps(const Origin& origin, std::span<const table::LedgerLine>& lines) {
    QString facts; // of the note just before
    for (const egizia::Effect& effect : origin.effects) {
      ScoreStep step = origin.step;
      step.player = effect.player;
      step.ruleId = effect.rule;
      step.rule = fromUtf8(egizia::ruleName(effect.rule));
      if (effect.kind == EffectKind::points) {
        step.what = effect.what;
        step.reason = withFacts(words::reason(lines.front(), m_table, origin.effects), facts);
        step.points = lines.front().points;
        step.total = lines.front().total;
        lines = lines.subspan(1);
        facts.clear();
      } else {
        facts = effect.kind == EffectKind::note ? factsOf(effect) : QString();
        if (!isEmptySource(effect)) continue;
        if (effect.rule == "END-3"_rule) step.what = effect.detail;
        step.reason = withFacts(nothingFrom(effect), facts);
        step.total = totalOf(effect.player);
      }
      addAssumed(origin, effect, step.marks);
      ScoreMarks& all = m_report.seats[effect.player].marks;
      // Points that were put right by hand are what the table says they are.
      if (effect.rule == "ENTRY"_rule) all.assumed.clear();
      all.add(step.marks);
      m_report.steps.push_back(step);
    }
  }

  /// The rows of the sheet from the steps.
  void sources() {
    for (const ScoreStep& step : m_report.steps) {
      ScoreSource::Cell& cell = sourceOf(step).cells[step.player];
      cell.applies = true;
      cell.points += step.points;
      cell.marks.add(step.marks);
    }
    std::ranges::sort(m_report.sources, {}, [this](const ScoreSource& source) {
      return std::tuple(source.rule.startsWith(QStringLiteral("END-")), source.ruleId.index,
                        isLastCard(source), source.what);
    });
  }

  void ranking(const std::vector<Player>& order) {
    for (std::size_t i = 0; i < order.size(); ++i) {
      ScoreRank rank{order[i], {}};
      if (i + 1 < order.size()) {
        rank.tieBreak = words::tieBreak(resultOf(seat(order[i])), resultOf(seat(order[i + 1])));
      }
      m_report.ranking.push_back(rank);
    }
  }

private:
  static constexpr std::size_t notListed = SIZE_MAX;

  [[nodiscard]] const ScoreSeat& seat(Player player) const { return m_report.seats[player]; }

  void addAssumed(const Origin& origin, const egizia::Effect& effect, ScoreMarks& marks) {
    const egizia::CardSet cards =
        origin.played == nullptr ? ~egizia::CardSet{0} : origin.played->holdings[effect.player];
    for (const std::size_t value :
         egizia::assumedBehind(m_edition, origin.effects, effect, cards)) {
      std::size_t& listed = m_assumed[value];
      if (listed == notListed) {
        const egizia::PrintedValue& printed = m_edition.printed[value];
        listed = m_report.assumed.size();
        m_report.assumed.push_back({fromUtf8(printed.key),
                                    words::printedValue(printed.key, m_table),
                                    fromUtf8(printed.value)});
      }
      marks.add({{listed}, false});
    }
  }

  ScoreSource& sourceOf(const ScoreStep& step) {
    const bool single = step.ruleId == "BUILD-8"_rule || step.ruleId == "END-3"_rule;
    const std::uint8_t what = single ? step.what : table::nothing;
    const auto known = std::ranges::find_if(m_report.sources, [&](const ScoreSource& source) {
      return source.ruleId == step.ruleId && source.what == what;
    });
    if (known != m_report.sources.end()) return *known;
    return m_report.sources.emplace_back(rowOf(step.ruleId, what));
  }

  [[nodiscard]] ScoreSource rowOf(table::RuleId rule, std::uint8_t what) const {
    ScoreSource row;
    row.ruleId = rule;
    row.what = what;
    row.rule = fromUtf8(egizia::ruleName(rule));
    row.title = words::ruleTitle(rule, m_table);
    if (what == table::nothing) return row;
    if (rule == "END-3"_rule) {
      row.id = fromUtf8(m_edition.sphinxCards[what].id);
      row.about = words::sphinxCondition(what, m_table);
      row.title = words::reason({.rule = rule, .what = what}, m_table);
    } else {
      row.id = fromUtf8(egizia::siteNames[what]);
      row.about = words::site(static_cast<egizia::Site>(what));
      row.title = fill(QStringLiteral("%1: %2"), {row.title, row.about});
    }
    return row;
  }

  /// The card per ten points is scored after all others (END-3).
  [[nodiscard]] bool isLastCard(const ScoreSource& source) const {
    return source.ruleId == "END-3"_rule && source.what != table::nothing &&
           m_edition.sphinxCards[source.what].kind == egizia::SphinxKind::perTen;
  }

  static QString withFacts(const QString& reason, const QString& facts) {
    return facts.isEmpty() ? reason : fill(QStringLiteral("%1 (%2)"), {reason, facts});
  }

  /// The numbers that decide about the points after a note.
  [[nodiscard]] QString factsOf(const egizia::Effect& note) const {
    switch (static_cast<egizia::Note>(note.what)) {
    case egizia::Note::hungry:
      return fill(Report::tr("%1 grain for strength %2"),
                  {words::number(note.after), words::number(note.before)});
    case egizia::Note::stonesSold: return words::stones(note.before);
    case egizia::Note::tombsScored:
      return fill(Report::tr("values %1"), {words::number(note.before)});
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

  static words::Result resultOf(const ScoreSeat& seat) {
    return {seat.name, seat.points, seat.bid};
  }

  ScoreReport& m_report;
  const egizia::Edition& m_edition;
  words::Table m_table;
  std::vector<std::size_t> m_assumed; ///< printed value → ScoreReport::assumed
};

} // namespace

void ScoreMarks::add(const ScoreMarks& other) {
  anyway = anyway || other.anyway;
  for (const std::size_t value : other.assumed) {
    const auto place = std::ranges::lower_bound(assumed, value);
    if (place == assumed.end() || *place != value) assumed.insert(place, value);
  }
}

bool ScoreReport::hasAnyway() const {
  return std::ranges::any_of(steps, [](const ScoreStep& step) { return step.marks.anyway; });
}

ScoreReport scoreReport(const egizia::GameRecord& record, const egizia::Replay& replay,
                        const egizia::Edition& edition) {
  const egizia::RecordHeader& header = record.header;
  ScoreReport report;
  report.title = fromUtf8(header.title);
  report.date = fromUtf8(header.date);
  report.profile = header.profile;
  report.isFinished = replay.state.phase == egizia::Phase::over;
  report.round = replay.state.round;
  report.phase = replay.state.phase;
  Reporter reporter(report, edition, words::tableOf(header.players, edition));
  reporter.seats(header.players, replay.state.track, replay.ledger, header.options);
  auto lines = replay.ledger.lines();
  for (std::size_t i = 0; i < replay.entries.size(); ++i) {
    const egizia::ReplayedEntry& played = replay.entries[i];
    const egizia::RecordedEntry& entry = record.entries[i];
    if (!played.accepted) ++report.findings;
    Origin origin{.step = {}, .effects = replay.effectsOf(i), .played = &played};
    origin.step.entry = static_cast<int>(i) + 1;
    origin.step.line = entry.line;
    origin.step.round = played.round;
    origin.step.phase = played.phase;
    origin.step.marks.anyway = entry.anyway || std::holds_alternative<egizia::Correct>(entry.entry);
    reporter.steps(origin, lines);
  }
  reporter.sources();
  reporter.ranking(egizia::ranking(replay.game, replay.state));
  return report;
}

ScoreReport scoreReport(const egizia::Position& position, const egizia::Edition& edition) {
  const egizia::ScoredPosition scored = egizia::scorePosition(position, edition);
  ScoreReport report;
  report.profile = position.profile;
  report.isRecorded = false;
  Reporter reporter(report, edition, words::tableOf(position.players, edition));
  reporter.seats(position.players, scored.track, scored.ledger, position.options);
  auto lines = scored.ledger.lines();
  reporter.steps({.step = {}, .effects = scored.effects, .played = nullptr}, lines);
  reporter.sources();
  reporter.ranking(scored.ranking);
  return report;
}

} // namespace nilometer::report
