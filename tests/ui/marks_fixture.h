// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/golden_games.h"
#include "ui/egizia/report/game_report.h"
#include "ui/egizia/text/words.h"

#include <QString>

#include <memory>
#include <set>
#include <vector>

/// What the tests of the mark for assumed printed values look at.
namespace nilometer::test {

using EditionPtr = std::shared_ptr<const egizia::Edition>;

/// One with few and one with only assumed values.
inline std::vector<EditionPtr> editionsToMark() {
  return {goldenEdition(), differentPrinted()};
}

inline std::set<QString> keysOf(const egizia::Edition& edition, const egizia::PrintedSet& values) {
  std::set<QString> keys;
  for (const std::size_t value : values)
    keys.insert(QString::fromStdString(edition.printed[value].key));
  return keys;
}

inline std::set<QString> keysOf(const report::ScoreReport& report,
                                const report::ScoreMarks& marks) {
  std::set<QString> keys;
  for (const std::size_t value : marks.assumed) keys.insert(report.assumed[value].key);
  return keys;
}

inline bool isMarked(const QString& text) {
  return text.contains(text::restsMark);
}

} // namespace nilometer::test
