// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/check_report.h"
#include "app/cli/texts.h"

#include "engine/egizia/bits.h"
#include "ui/egizia/words/words.h"
#include "ui/words/phrase.h"

namespace nilometer::cli {

using words::fill;
using words::fromUtf8;

namespace {

/// Judges the entries of one game one after the other.
class Checker {
public:
  Checker(const LoadedGame& game, CheckReport& report)
      : m_game(game), m_report(report),
        m_table(words::tableOf(game.record.header.players, *game.edition)),
        m_replay(record::replay(game.record, *game.edition)) {}

  void check() {
    m_report.entries = static_cast<int>(m_replay.entries.size());
    m_report.isFinished = m_replay.state.phase == egizia::Phase::over;
    const int rules = m_game.record.header.rules;
    if (rules != egizia::rulesVersion) {
      note(fill(Cli::tr("played with version %1 of the rules; this program knows version %2"),
                {words::number(rules), words::number(egizia::rulesVersion)}));
    }
    for (std::size_t i = 0; i < m_replay.entries.size(); ++i) entry(i);
    if (!m_report.isFinished) {
      note(fill(Cli::tr("the game is not finished: %1"),
                {words::moment(m_replay.state.round, m_replay.state.phase)}));
    }
  }

private:
  void note(const QString& sentence) {
    CheckLine line;
    line.isNote = true;
    line.sentence = sentence;
    m_report.lines.push_back(line);
  }

  void add(CheckLine line, const QString& rule, const QString& sentence) {
    line.rule = rule;
    line.sentence = sentence;
    if (!line.isNote) ++m_report.findings;
    m_report.lines.push_back(line);
  }

  [[nodiscard]] CheckLine lineOf(std::size_t index) const {
    const egizia::RecordedEntry& entry = m_game.record.entries[index];
    const egizia::ReplayedEntry& played = m_replay.entries[index];
    CheckLine line;
    line.line = entry.line;
    line.entry = static_cast<int>(index) + 1;
    line.round = played.round;
    line.phase = fromUtf8(egizia::phaseNames[static_cast<std::size_t>(played.phase)]);
    line.entrySentence = words::sentence(entry, m_table);
    return line;
  }

  void entry(std::size_t index) {
    const egizia::ReplayedEntry& played = m_replay.entries[index];
    const bool anyway = m_game.record.entries[index].anyway;
    if (played.accepted && !anyway) return;
    CheckLine line = lineOf(index);
    line.isNote = anyway;
    for (const table::Finding& finding : played.verdict.findings()) {
      add(line, fromUtf8(egizia::ruleName(finding.rule)), words::sentence(finding, m_table));
    }
    if (played.verdict.overflowed()) add(line, {}, Cli::tr("it breaks even more rules"));
    if (anyway && played.verdict.legal()) {
      add(line, {}, Cli::tr("entered anyway, although it breaks no rule"));
    }
    line.isNote = false;
    for (const int bit : egizia::Bits(played.impossible)) {
      const auto invariant = static_cast<egizia::Invariant>(bit);
      add(line, fromUtf8(egizia::invariantNames[static_cast<std::size_t>(bit)]),
          words::sentence(invariant));
    }
  }

  const LoadedGame& m_game;
  CheckReport& m_report;
  words::Table m_table;
  egizia::Replay m_replay;
};

} // namespace

CheckReport checkReport(const LoadedGame& game, const QString& file) {
  CheckReport report;
  report.file = file;
  Checker(game, report).check();
  return report;
}

} // namespace nilometer::cli
