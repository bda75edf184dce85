// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/check_report.h"
#include "app/cli/loaded_game.h"
#include "app/cli/missing_values.h"
#include "app/cli/texts.h"

#include "ui/text/disputed_of.h"
#include "ui/text/phrase.h"

#include <algorithm>
#include <vector>

/// Judging the record of any game.
namespace nilometer::cli {

template <table::Rules G> class Checker {
public:
  explicit Checker(const LoadedGame<G>& game)
      : m_game(game), m_names(game.names()), m_replay(record::replay(game.record, *game.edition)) {}

  [[nodiscard]] CheckReport check() {
    const table::GameClock end = G::clock(m_replay.state);
    m_report.entries = static_cast<int>(m_replay.entries.size());
    m_report.isFinished = end.over;
    const int rules = m_game.record.header.rules;
    if (rules != G::version) {
      m_report.note(
          text::fill(Cli::tr("played with version %1 of the rules; this program knows version %2"),
                     {text::number(rules), text::number(G::version)}));
    }
    for (std::size_t i = 0; i < m_replay.entries.size(); ++i) entry(i);
    if (!end.over) {
      m_report.note(text::fill(Cli::tr("the game is not finished: %1"), {Speech::standing(end)}));
    }
    return std::move(m_report);
  }

private:
  using Speech = text::Phrasebook<G>;

  [[nodiscard]] CheckLine lineOf(std::size_t index) const {
    const record::RecordedEntry<G>& entry = m_game.record.entries[index];
    const record::ReplayedEntry<G>& played = m_replay.entries[index];
    CheckLine line;
    line.line = entry.line;
    line.entry = static_cast<int>(index) + 1;
    line.round = played.round;
    line.phase = text::fromUtf8(G::phaseNames[static_cast<std::size_t>(played.phase)]);
    line.entrySentence = Speech::sentence(entry, m_names);
    return line;
  }

  [[nodiscard]] QString sentence(const table::Finding& finding) const {
    const auto missing = table::missingIn(finding);
    return missing ? valueMissing(Speech::printedName(*missing, m_names))
                   : Speech::sentence(finding, m_names);
  }

  void entry(std::size_t index) {
    const record::ReplayedEntry<G>& played = m_replay.entries[index];
    const record::RecordedEntry<G>& recorded = m_game.record.entries[index];
    if (recorded.dispute) {
      CheckLine disputed = lineOf(index);
      disputed.isNote = true;
      m_report.add(disputed, {}, text::disputedText(text::disputedOf<G>(recorded, m_names)));
    }
    const bool anyway = recorded.anyway;
    const auto effects = m_replay.effectsOf(index);
    for (const Doubt& doubt : doubtsIn<G>(effects, m_names)) {
      CheckLine doubted = lineOf(index);
      doubted.isNote = true;
      m_report.add(doubted, doubt.rule, doubt.sentence);
    }
    if (played.accepted && !anyway) return;
    CheckLine line = lineOf(index);
    line.isNote = anyway;
    std::vector<table::Finding> said;
    for (const table::Finding& finding : played.verdict.findings()) {
      // What two rules say alike is said once.
      table::Finding same = finding;
      same.rule = {};
      if (std::ranges::find(said, same) != said.end()) continue;
      said.push_back(same);
      m_report.add(line, Speech::ruleName(finding.rule), sentence(finding));
    }
    if (played.verdict.overflowed()) m_report.add(line, {}, Cli::tr("it breaks even more rules"));
    if (anyway && played.verdict.legal()) {
      m_report.add(line, {}, Cli::tr("entered anyway, although it breaks no rule"));
    }
    line.isNote = false;
    // … and not what the findings have said.
    const table::Impossible more = played.impossible & ~G::impossibleBy(played.verdict);
    for (std::size_t bit = 0; bit < G::impossibleNames.size(); ++bit) {
      for (const QString& sentence : Speech::impossible(more & 1U << bit, m_names)) {
        m_report.add(line, text::fromUtf8(G::impossibleNames[bit]), sentence);
      }
    }
  }

  const LoadedGame<G>& m_game;
  typename Speech::Names m_names;
  record::Replay<G> m_replay;
  CheckReport m_report;
};

} // namespace nilometer::cli
