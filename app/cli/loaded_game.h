// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/doubt.h"

#include "engine/record/read_record.h"
#include "engine/record/replay.h"
#include "engine/record/write_record.h"
#include "ui/text/names_apart.h"
#include "ui/text/phrase.h"
#include "ui/text/phrasebook.h"

#include <QStringList>

#include <string>
#include <utility>
#include <vector>

namespace nilometer::cli {

/// What speaks against an entry, as the window tells it.
template <table::Rules G>
[[nodiscard]] std::vector<Doubt> doubtsIn(const auto& effects, const auto& names, int line = 0) {
  using Speech = text::Phrasebook<G>;
  std::vector<Doubt> doubts;
  for (const table::Effect& effect : effects) {
    if (!Speech::isDoubt(effect)) continue;
    const QString rule = Speech::ruleName(effect.rule);
    doubts.push_back({line, rule, text::withRule(Speech::sentence(effect, names), rule)});
  }
  return doubts;
}

/// A record with the printed values it is played with.
template <table::Rules G> struct LoadedGame {
  const typename G::Edition* edition = nullptr;
  record::GameRecord<G> record;

  /// For sentences about it.
  [[nodiscard]] typename text::Phrasebook<G>::Names names() const {
    return text::Phrasebook<G>::names(text::namesApart(record.header.players), *edition);
  }
  /// The printed values that entries waited for in vain, by name, each once.
  [[nodiscard]] QStringList missingValues(const record::Replay<G>& replay) const {
    QStringList missing;
    for (const record::ReplayedEntry<G>& played : replay.entries) {
      const auto place = played.verdict.missing();
      if (place) missing += text::Phrasebook<G>::printedName(*place, names());
    }
    missing.removeDuplicates();
    return missing;
  }
  /// What speaks against entries that were made.
  [[nodiscard]] std::vector<Doubt> doubts(const record::Replay<G>& replay) const {
    std::vector<Doubt> all;
    for (std::size_t i = 0; i < replay.entries.size(); ++i) {
      const auto effects = replay.effectsOf(i);
      for (Doubt& doubt : doubtsIn<G>(effects, names(), record.entries[i].line)) {
        all.push_back(std::move(doubt));
      }
    }
    return all;
  }
  /// The line that could be appended to the record.
  [[nodiscard]] QString lineOf(const typename G::Entry& entry) const {
    record::RecordedEntry<G> recorded;
    recorded.entry = entry;
    const std::string line = record::writeEntry<G>(recorded, record.header, *edition);
    return text::fromUtf8(line).trimmed();
  }
};

} // namespace nilometer::cli
