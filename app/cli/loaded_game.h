// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/record/read_record.h"
#include "engine/record/replay.h"
#include "engine/record/write_record.h"
#include "ui/words/phrase.h"
#include "ui/words/spoken.h"

#include <QStringList>

#include <string>

namespace nilometer::cli {

/// A record with the printed values it is played with.
template <table::Rules G> struct LoadedGame {
  const typename G::Edition* edition = nullptr;
  record::GameRecord<G> record;

  /// For sentences about it.
  [[nodiscard]] typename words::Spoken<G>::Names names() const {
    QStringList players;
    for (const record::Seat& seat : record.header.players) players += words::fromUtf8(seat.name);
    return words::Spoken<G>::names(players, *edition);
  }
  /// The printed values that entries waited for in vain, by name, each once.
  [[nodiscard]] QStringList missingValues(const record::Replay<G>& replay) const {
    QStringList missing;
    for (const record::ReplayedEntry<G>& played : replay.entries) {
      const auto place = played.verdict.missing();
      if (place) missing += words::Spoken<G>::printedName(*place, names());
    }
    missing.removeDuplicates();
    return missing;
  }
  /// The line that could be appended to the record.
  [[nodiscard]] QString lineOf(const typename G::Entry& entry) const {
    record::RecordedEntry<G> recorded;
    recorded.entry = entry;
    const std::string line = record::writeEntry<G>(recorded, record.header, *edition);
    return words::fromUtf8(line).trimmed();
  }
};

} // namespace nilometer::cli
