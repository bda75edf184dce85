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

QString reason(const table::LedgerLine& line, const table::EffectsView& entry) {
  const auto isOfLine = [&](const table::Effect& effect) {
    return effect.kind == table::EffectKind::points && effect.player == line.player &&
           effect.what == line.what;
  };
  const table::Effect* found = std::find_if(entry.begin(), entry.end(), isOfLine);
  if (line.what == saqqara::nilePoints) {
    return fill(SaqqaraReasonWords::tr("Space %1 on the Nile"), {number(line.points)});
  }
  const QString pyramid = pyramidName(saqqara::pyramidAt(line.what));
  if (found == entry.end() || entry.basisOf(*found).empty()) return pyramid;
  return fill(SaqqaraReasonWords::tr("Level %2 of the pyramid %1"),
              {pyramid, number(entry.basisOf(*found).front().second + 1)});
}

} // namespace nilometer::words
