// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/score/report/disputes_of.h"
#include "ui/score/report/report_of.h"

#include <optional>
#include <tuple>

/// The report of a game whose sources of points are a fixed list of things, each of which is a row
/// of the sheet and a group of the charts at once: a template over its rules.
namespace nilometer::report {

/// Points that count at the end without a decision, before it has come.
struct PointsSoFar {
  text::PointsFrom from;
  table::Player player = table::noPlayer;
  int points = 0;
  QString unread{}; ///< nobody has read how many more there are: what is printed there, by name
  bool isHidden = false; ///< nobody may see how many there are
};

/// What such a game has by itself.
template <table::Rules G> struct PlainSources {
  struct Thing {
    QString id; ///< stable
    QString name;
  };
  std::vector<Thing> things; ///< the groups, in the order of the sheet
  std::vector<ScoreFamily> families;
  std::size_t (*thingOf)(std::uint8_t what); ///< of LedgerLine::what
  table::RuleId deciding;                    ///< who is in front
  /// Of points that were read again later, which have a row of their own; none in most games.
  std::optional<table::RuleId> again{};
  /// "%1, read again"
  QString (*namedAgain)(const QString& name) = nullptr;
  /// What the picture of such points counts; not in every game.
  int (*piecesOf)(const table::LedgerLine& line, const table::EffectsView& entry) = nullptr;
  /// Why one is in front of the next, whose name that is; of a shared place a whole sentence about
  /// all who share it, who are named then. Empty if he simply has more points.
  QString (*tieBreak)(const typename G::State&, table::Player ahead, table::Player behind,
                      const QString& names);
  /// What the end would score by what is known now, in the order of the sheet; nothing where
  /// nobody may know.
  std::vector<PointsSoFar> (*soFar)(const typename G::Setup&, const typename G::State&) = nullptr;
  /// ScoreReport::hidden
  QString (*hidden)(const typename G::State&) = nullptr;
  /// Where a row is not called like its group.
  void (*nameRow)(ScoreSource&) = nullptr;
  bool onlyAtTheEnd = false; ///< ScoreReport::onlyAtTheEnd
  QString crown{};           ///< ScoreReport::crown
};

/// Puts it together.
template <table::Rules G> class PlainReport {
public:
  /// All of them outlive this.
  PlainReport(const PlainSources<G>& sources, const record::GameRecord<G>& record,
              const record::Replay<G>& replay, const typename G::Edition& edition)
      : m_sources(sources), m_record(record), m_replay(replay), m_edition(edition) {}

  [[nodiscard]] ScoreReport make() {
    sayGame<G>(m_report, m_record.header.profile, m_edition);
    sayRecord(m_report, m_record, m_replay);
    addHead();
    const auto colours = record::FileFormat<G>::seatRules({}).colours;
    for (table::Player player = 0; player < m_record.header.players.size(); ++player) {
      m_report.seats.push_back(
          seatOf(m_record.header.players, player, colours, G::points(m_replay.state, player)));
    }
    addSources();
    addSteps();
    addUp(m_report);
    if (!m_report.isFinished && m_sources.hidden != nullptr) hide();
    if (!m_report.isFinished && m_sources.soFar != nullptr) countSoFar();
    addRanking();
    QStringList names;
    for (const ScoreSeat& seat : m_report.seats) names += seat.name;
    const auto whole = Speech::names(names, m_edition);
    addDisputes<G>(m_report, m_record, m_replay, whole);
    addAnyway<G>(m_report, m_record, m_replay, whole);
    return std::move(m_report);
  }

private:
  using Speech = text::Phrasebook<G>;

  [[nodiscard]] QString summary(table::RuleId rule) const {
    return Speech::ruleSummary(rule, m_replay.game);
  }

  void addHead() {
    m_report.profile = Speech::profileName(m_record.header.profile);
    m_report.deciding = {Speech::ruleName(m_sources.deciding), summary(m_sources.deciding)};
    sayPhases<G>(m_report, Speech::firstAfter, Speech::phaseName);
    m_report.sections = {Speech::phaseName(Speech::firstAfter)};
    for (const auto& thing : m_sources.things) m_report.groups.push_back(thing.name);
    m_report.families = m_sources.families;
    m_report.onlyAtTheEnd = m_sources.onlyAtTheEnd;
    m_report.crown = m_sources.crown;
  }

  [[nodiscard]] ScoreSource rowOf(const text::PointsFrom& from) const {
    const std::size_t group = m_sources.thingOf(from.what);
    const auto& thing = m_sources.things[group];
    ScoreSource row;
    row.from = from;
    row.rule = Speech::ruleName(from.rule);
    row.summary = summary(from.rule);
    row.group = group;
    row.id = thing.id;
    row.title = from.rule == m_sources.again ? m_sources.namedAgain(thing.name) : thing.name;
    row.shortTitle = row.title;
    if (m_sources.nameRow != nullptr) m_sources.nameRow(row);
    return row;
  }

  /// The rows that points came from, by rule.
  void addSources() {
    for (const table::LedgerLine& line : m_replay.ledger.lines()) {
      const text::PointsFrom from{line.rule, line.what};
      if (std::ranges::find(m_report.sources, from, &ScoreSource::from) == m_report.sources.end()) {
        m_report.sources.push_back(rowOf(from));
      }
    }
    std::ranges::sort(m_report.sources, {}, [](const ScoreSource& row) {
      return std::tuple(row.from.rule.index, row.group, row.from.what);
    });
  }

  void addSteps() {
    const typename Speech::Basis basis(m_replay, m_edition);
    const auto names = Speech::names({}, m_edition);
    const auto lines = m_replay.ledger.lines();
    for (std::size_t i = 0; i < lines.size(); ++i) {
      const table::LedgerLine& line = lines[i];
      const auto entry = static_cast<std::size_t>(line.entry) - 1;
      ScoreStep step = stepOf(m_record, m_replay, entry);
      // Whatever entry ended the game.
      if (m_report.onlyAtTheEnd) step.phase = m_report.finalPhase;
      step.player = line.player;
      step.reason = Speech::reason(line, names, m_replay.effectsOf(entry));
      if (m_sources.piecesOf != nullptr) {
        step.pieces = m_sources.piecesOf(line, m_replay.effectsOf(entry));
      }
      step.putRight = Speech::corrects(m_record.entries[entry].entry);
      step.points = line.points;
      step.total = line.total;
      const auto gave = [&](const ScoreSource& source) { return source.from.gave(line); };
      step.source = static_cast<std::size_t>(std::ranges::find_if(m_report.sources, gave) -
                                             m_report.sources.begin());
      for (const std::size_t value : basis.lines()[i]) {
        markAssumed(m_report, step, m_edition, value, Speech::printedAt);
      }
      m_report.steps.push_back(step);
    }
  }

  void hide() {
    m_report.hidden = m_sources.hidden(m_replay.state);
    for (ScoreSeat& seat : m_report.seats) seat.isHidden = m_report.isHidden();
  }

  void countSoFar() {
    for (const PointsSoFar& part : m_sources.soFar(m_replay.game, m_replay.state)) {
      const bool isOpen = part.isHidden || !part.unread.isEmpty();
      if (part.points == 0 && !isOpen) continue;
      if (m_report.sources.empty() || m_report.sources.back().from != part.from) {
        m_report.sources.push_back(rowOf(part.from));
      }
      m_report.sources.back().cells[part.player] = {true, part.points, {}, isOpen};
      // A sum of what may be seen would say who leads, and does not.
      if (m_report.isHidden()) continue;
      ScoreSeat& seat = m_report.seats[part.player];
      seat.points += part.points;
      seat.isOpen = seat.isOpen || isOpen;
      if (isOpen && !m_report.unread.contains(part.unread)) m_report.unread += part.unread;
    }
  }

  /// Best first; before the end by what counts so far, and nothing decides between equals yet.
  void addRanking() {
    std::vector<table::Player> order = G::ranking(m_replay.game, m_replay.state);
    const auto points = [&](table::Player player) { return m_report.seats[player].points; };
    if (!m_report.isFinished) std::ranges::sort(order);
    std::ranges::stable_sort(order, std::ranges::greater(), points);
    const auto shares = [&](table::Player one, table::Player other) {
      return G::shareAPlace(m_replay.state, one, other);
    };
    for (std::size_t i = 0; i < order.size(); ++i) {
      ScoreRank& rank = m_report.ranking.emplace_back(ScoreRank{order[i], {}});
      if (i + 1 == order.size()) break;
      const table::Player next = order[i + 1];
      if (!m_report.isFinished) {
        rank.shared = points(order[i]) == points(next);
      } else {
        rank.shared = shares(order[i], next);
        // Said once, of the first of them.
        if (rank.shared && i > 0 && shares(order[i - 1], order[i])) continue;
        QStringList named;
        for (const table::Player other : order) {
          const bool isNamed =
              rank.shared ? other == order[i] || shares(order[i], other) : other == next;
          if (isNamed) named += m_report.seats[other].name;
        }
        rank.tieBreak = m_sources.tieBreak(m_replay.state, order[i], next, text::listOf(named));
      }
    }
  }

  const PlainSources<G>& m_sources;
  const record::GameRecord<G>& m_record;
  const record::Replay<G>& m_replay;
  const typename G::Edition& m_edition;
  ScoreReport m_report;
};

/// Of the game, in the language of the moment: each game has its own.
template <table::Rules G> [[nodiscard]] PlainSources<G> sourcesOf();
/// Game::groupOf.
template <table::Rules G> [[nodiscard]] int groupIn(const table::LedgerLine& line) {
  static const auto thingOf = sourcesOf<G>().thingOf;
  return static_cast<int>(thingOf(line.what));
}

/// The score of a recorded game. `edition` is the one the record names; `replay` is of the whole
/// record or of its beginning.
template <table::Rules G>
[[nodiscard]] ScoreReport scoreReport(const record::GameRecord<G>& record,
                                      const record::Replay<G>& replay,
                                      const typename G::Edition& edition) {
  return PlainReport<G>(sourcesOf<G>(), record, replay, edition).make();
}

/// The report as that of an end position, whose record has nothing but its last entry.
[[nodiscard]] inline ScoreReport ofPosition(ScoreReport report) {
  report.isRecorded = false;
  for (ScoreStep& step : report.steps) {
    step.entry = step.line = step.round = 0;
    step.phase = report.finalPhase;
  }
  return report;
}

/// The score of an end position; `scored` = its record and replay.
template <class Scored, class Edition>
[[nodiscard]] ScoreReport positionReport(const Scored& scored, const Edition& edition) {
  return ofPosition(scoreReport(scored.record, scored.replay, edition));
}

} // namespace nilometer::report
