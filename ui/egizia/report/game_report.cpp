// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/report/game_report.h"

#include "engine/egizia/effects.h"
#include "engine/egizia/file/entry_names.h"
#include "engine/egizia/printed.h"
#include "engine/egizia/rules.h"
#include "ui/egizia/report/source_groups.h"
#include "ui/egizia/text/egizia_phrasebook.h"
#include "ui/egizia/text/words.h"
#include "ui/score/report/disputes_of.h"
#include "ui/score/report/report_of.h"
#include "ui/score/report/report_texts.h"
#include "ui/text/phrase.h"

#include <QCoreApplication>

#include <algorithm>
#include <numeric>
#include <span>
#include <tuple>

namespace nilometer::report {

using egizia::EffectKind;
using table::Player;
using table::RuleId;
using egizia::operator""_rule;
using text::fill;
using text::fromUtf8;

namespace {

/// The headings of the score sheet.
enum class Section : std::uint8_t { game, final, sphinxCards };

bool isFinal(RuleId rule) {
  return egizia::ruleName(rule).starts_with("END-");
}

/// What every game of Egizia says in the same way.
ScoreReport emptyReport(egizia::Profile profile, const egizia::Edition& edition) {
  ScoreReport report;
  sayGame<egizia::Rules>(report, profile, edition);
  report.game.boardGameGeek = 58421;
  report.profile = text::profileName(profile);
  report.deciding = {fromUtf8(egizia::ruleName("END-4"_rule)), text::ruleSummary("END-4"_rule)};
  sayPhases<egizia::Rules>(report, egizia::Phase::final,
                           [](egizia::Phase phase) { return text::phase(phase); });
  report.sections = {Report::tr("The game"), text::phase(egizia::Phase::final),
                     Report::tr("Sphinx cards")};
  for (int i = 0; i < sourceGroupCount; ++i) {
    report.groups.push_back(groupName(static_cast<SourceGroup>(i)));
  }
  report.families = sourceFamilies();
  return report;
}

struct TieWords {
  Q_DECLARE_TR_FUNCTIONS(TieBreak)
};

/// What decides the game, in half points (END-4).
int decides(const ScoreSeat& seat) {
  return 2 * seat.points - seat.bid;
}

/// Why one player is in front of the next; empty if he simply has more (END-4).
QString tieBreak(const ScoreSeat& ahead, const ScoreSeat& behind) {
  if (decides(ahead) != decides(behind)) return {};
  if (ahead.points != behind.points) {
    return fill(TieWords::tr("as many points as %1 after the bids, but further in front on the "
                             "score track (END-4)"),
                {behind.name});
  }
  return fill(TieWords::tr("as many points as %1, but arrived first on that space (END-4)"),
              {behind.name});
}

/// Where a step comes from.
struct Origin {
  ScoreStep step; ///< what all steps of the entry have in common
  table::EffectsView effects;
};

/// What is a row of the sheet. BUILD-8 has one for each site, END-3 for each Sphinx card.
struct RowKey {
  RuleId rule;
  std::uint8_t what = table::nothing;
  /// As all lines of the ledger that belong to the row.
  [[nodiscard]] table::LedgerLine line() const { return {.rule = rule, .what = what}; }
  friend bool operator==(RowKey, RowKey) = default;
};

/// Puts a report together. Seats come first, then the steps, then the rest.
class Reporter {
public:
  Reporter(ScoreReport& report, const egizia::Edition& edition, text::Table table)
      : m_report(report), m_edition(edition), m_table(std::move(table)) {}

  void seats(const std::vector<egizia::RecordHeader::Seat>& seats, const table::ScoreTrack& track,
             const table::Ledger& ledger, const egizia::RuleOptions& options) {
    m_report.hasBids = options.seatBids;
    for (std::size_t i = 0; i < seats.size(); ++i) {
      const auto player = static_cast<Player>(i);
      const int points = track.points(player);
      ScoreSeat seat = seatOf(seats, player, egizia::playerColours, points);
      seat.bid = options.seatBids ? seats[i].bid : 0;
      seat.before = points - ledger.total(player);
      m_report.seats.push_back(std::move(seat));
    }
  }

  /// The steps of one entry. `lines` are the ledger's still to come and are used up in the order
  /// of the effects.
  void steps(const Origin& origin, std::span<const table::LedgerLine>& lines) {
    QString facts; // of the note just before
    for (const egizia::Effect& effect : origin.effects) {
      ScoreStep step = origin.step;
      step.player = effect.player;
      step.putRight = effect.rule == "ENTRY"_rule;
      const RowKey row{effect.rule, egizia::sourceOf(effect)};
      if (effect.kind == EffectKind::points) {
        step.reason = withFacts(text::reason(lines.front(), m_table, origin.effects), facts);
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
      step.source = sourceOf(row);
      const auto name = [this](std::string_view key) { return text::printedValue(key, m_table); };
      for (const std::size_t value :
           egizia::assumedAmong(m_edition, origin.effects.basisOf(effect))) {
        markAssumed(m_report, step, m_edition, value, name);
      }
      m_report.steps.push_back(step);
    }
  }

  /// Puts the rows of the sheet in order and adds them up.
  void sources() {
    std::vector<std::size_t> order(m_rows.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::sort(order, {}, [this](std::size_t row) {
      const RowKey& key = m_rows[row];
      return std::tuple(isFinal(key.rule), key.rule.index, isLastCard(key), key.what);
    });
    std::vector<std::size_t> places(order.size());
    for (std::size_t place = 0; place < order.size(); ++place) {
      places[order[place]] = place;
      m_report.sources.push_back(rowOf(m_rows[order[place]]));
    }
    for (ScoreStep& step : m_report.steps) step.source = places[step.source];
    addUp(m_report);
  }

  void ranking(const std::vector<Player>& order) {
    for (std::size_t i = 0; i < order.size(); ++i) {
      ScoreRank rank{order[i], {}};
      if (i + 1 < order.size()) {
        rank.tieBreak = tieBreak(seat(order[i]), seat(order[i + 1]));
      }
      m_report.ranking.push_back(rank);
    }
  }

private:
  [[nodiscard]] const ScoreSeat& seat(Player player) const { return m_report.seats[player]; }

  /// The row of that step, among those in no order yet.
  std::size_t sourceOf(RowKey key) {
    if (key.rule != "BUILD-8"_rule && key.rule != "END-3"_rule) key.what = table::nothing;
    const auto known = std::ranges::find(m_rows, key);
    const auto row = static_cast<std::size_t>(known - m_rows.begin());
    if (known == m_rows.end()) m_rows.push_back(key);
    return row;
  }

  [[nodiscard]] ScoreSource rowOf(const RowKey& key) const {
    const RuleId rule = key.rule;
    const table::LedgerLine line = key.line();
    const bool card = rule == "END-3"_rule;
    const Section section =
        card ? Section::sphinxCards : (isFinal(rule) ? Section::final : Section::game);
    ScoreSource row;
    row.from = {.rule = rule, .what = key.what};
    row.rule = fromUtf8(egizia::ruleName(rule));
    row.summary = text::ruleSummary(rule);
    row.title = text::ruleTitle(rule, m_table);
    row.section = static_cast<std::size_t>(section);
    row.group = static_cast<std::size_t>(groupOf(line));
    if (card && egizia::hasSource(line)) {
      row.id = fromUtf8(sphinxCard(line).id);
      row.title = text::reason(line, m_table);
    } else if (egizia::hasSource(line)) {
      const egizia::Site site = egizia::siteOf(line);
      row.id = fromUtf8(egizia::siteNames[static_cast<std::size_t>(site)]);
      row.title = fill(QStringLiteral("%1: %2"), {row.title, text::site(site)});
    }
    // The heading says already that it is a Sphinx card.
    row.shortTitle = card ? text::sphinxCondition(egizia::sphinxCardOf(line), m_table) : row.title;
    return row;
  }

  /// The card per ten points is scored after all others (END-3).
  [[nodiscard]] bool isLastCard(const RowKey& key) const {
    return key.rule == "END-3"_rule && egizia::hasSource(key.line()) &&
           sphinxCard(key.line()).kind == egizia::SphinxKind::perTen;
  }

  [[nodiscard]] const egizia::SphinxCard& sphinxCard(const table::LedgerLine& line) const {
    return m_edition.sphinxCards[static_cast<std::size_t>(egizia::sphinxCardOf(line))];
  }

  static QString withFacts(const QString& reason, const QString& facts) {
    return facts.isEmpty() ? reason : fill(QStringLiteral("%1 (%2)"), {reason, facts});
  }

  /// The numbers that decide about the points after a note.
  [[nodiscard]] QString factsOf(const egizia::Effect& note) const {
    const egizia::Note said = egizia::noteOf(note);
    if (said == egizia::Note::hungry) {
      return fill(Report::tr("%1 grain for strength %2"),
                  {text::number(note.after), text::number(note.before)});
    }
    if (said == egizia::Note::stonesSold) return text::stones(note.before);
    if (said == egizia::Note::tombsScored) {
      return fill(Report::tr("values %1"), {text::number(note.before)});
    }
    if (said != egizia::Note::sphinxScored) return {};
    return text::sphinxFact(egizia::sourceOf(note), note.before, m_table);
  }

  /// Nothing to be had where the final scoring looked.
  static bool isEmptySource(const egizia::Effect& effect) {
    return effect.after == 0 && (table::isNote(effect, egizia::Note::sphinxScored) ||
                                 table::isNote(effect, egizia::Note::tombsScored) ||
                                 table::isNote(effect, egizia::Note::stonesSold));
  }

  [[nodiscard]] QString nothingFrom(const egizia::Effect& effect) const {
    return text::reason(
        {.player = effect.player, .rule = effect.rule, .what = egizia::sourceOf(effect)}, m_table);
  }

  [[nodiscard]] int totalOf(Player player) const {
    const auto isHis = [&](const ScoreStep& step) { return step.player == player; };
    const auto last = std::find_if(m_report.steps.rbegin(), m_report.steps.rend(), isHis);
    return last == m_report.steps.rend() ? seat(player).before : last->total;
  }

  ScoreReport& m_report;
  const egizia::Edition& m_edition;
  text::Table m_table;
  std::vector<RowKey> m_rows; ///< in the order in which they came up
};

} // namespace

ScoreReport scoreReport(const egizia::GameRecord& record, const egizia::Replay& replay,
                        const egizia::Edition& edition) {
  const egizia::RecordHeader& header = record.header;
  ScoreReport report = emptyReport(header.profile, edition);
  sayRecord(report, record, replay);
  Reporter reporter(report, edition, text::tableOf(header.players, edition));
  reporter.seats(header.players, replay.state.track, replay.ledger, header.options);
  auto lines = replay.ledger.lines();
  for (std::size_t i = 0; i < replay.entries.size(); ++i) {
    reporter.steps({stepOf(record, replay, i), replay.effectsOf(i)}, lines);
  }
  reporter.sources();
  reporter.ranking(egizia::ranking(replay.game, replay.state));
  const text::Table whole = text::tableOf(header.players, edition);
  addDisputes<egizia::Rules>(report, record, replay, whole);
  addAnyway<egizia::Rules>(report, record, replay, whole);
  return report;
}

ScoreReport scoreReport(const egizia::Position& position, const egizia::Edition& edition) {
  const egizia::ScoredPosition scored = egizia::scorePosition(position, edition);
  ScoreReport report = emptyReport(position.profile, edition);
  report.isRecorded = false;
  Reporter reporter(report, edition, text::tableOf(position.players, edition));
  reporter.seats(position.players, scored.track, scored.ledger, position.options);
  auto lines = scored.ledger.lines();
  Origin origin{{}, scored.effects};
  origin.step.phase = report.finalPhase;
  reporter.steps(origin, lines);
  reporter.sources();
  reporter.ranking(scored.ranking);
  return report;
}

} // namespace nilometer::report
