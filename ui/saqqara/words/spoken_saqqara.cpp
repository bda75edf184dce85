// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/saqqara/words/spoken_saqqara.h"

#include "engine/saqqara/effects.h"

#include <QCoreApplication>

#include <algorithm>

namespace nilometer::words {

namespace {

struct SaqqaraReasonWords {
  Q_DECLARE_TR_FUNCTIONS(SaqqaraReason)
};

} // namespace

SaqqaraBasis::SaqqaraBasis(const saqqara::Replay& replay, const saqqara::Edition& edition)
    : AssumedLines(replay.ledger, replay.effects, [&](table::PrintedPlace place) {
        const auto points = [&](const saqqara::Sheet& sheet) {
          return sheet.levels[place.first][place.second].points;
        };
        // Only printed points move any.
        const bool wasTold = points(replay.state.sheet) != points(edition.sheet);
        return wasTold ? table::PrintedSet() : assumedAt(edition, place);
      }) {}

bool SpokenSaqqara::isSettingUp(const saqqara::GameRecord& record) {
  return std::ranges::all_of(record.entries, [](const saqqara::RecordedEntry& line) {
    return std::holds_alternative<saqqara::SetUp>(line.entry) ||
           std::holds_alternative<saqqara::Tell>(line.entry);
  });
}

int levelOf(const table::LedgerLine& line, const table::EffectsView& entry) {
  if (line.what == saqqara::nilePoints) return 0;
  const auto isOfLine = [&](const table::Effect& effect) {
    return effect.kind == table::EffectKind::points && effect.player == line.player &&
           effect.what == line.what;
  };
  const table::Effect* found = std::find_if(entry.begin(), entry.end(), isOfLine);
  if (found == entry.end() || entry.basisOf(*found).empty()) return 0;
  return entry.basisOf(*found).front().second + 1;
}

QString reason(const table::LedgerLine& line, const table::EffectsView& entry) {
  if (line.what == saqqara::nilePoints) {
    return fill(SaqqaraReasonWords::tr("Space %1 on the Nile"), {number(line.points)});
  }
  const QString pyramid = pyramidName(saqqara::pyramidAt(line.what));
  const int level = levelOf(line, entry);
  if (level == 0) return pyramid;
  return fill(SaqqaraReasonWords::tr("Level %2 of the pyramid %1"), {pyramid, number(level)});
}

} // namespace nilometer::words
