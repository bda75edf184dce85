// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/saqqara/text/saqqara_phrasebook.h"
#include "ui/text/correction_words.h"

#include "engine/saqqara/effects.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <optional>

namespace nilometer::text {

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
        return wasTold ? table::PrintedSet() : saqqara::printedPlaces.assumedAt(edition, place);
      }) {}

QString SpokenSaqqara::sentenceOn(const saqqara::State& before, const saqqara::Entry& entry,
                                  const Names& names) {
  const auto* bid = std::get_if<saqqara::Bid>(&entry);
  const int there = bid == nullptr ? 0 : before.in(bid->at).bids[bid->player].total();
  return text::sentence(entry, names, there);
}

int SpokenSaqqara::seenAt(const saqqara::Replay& replay, std::size_t index,
                          const saqqara::Entry& entry) {
  const auto* bid = std::get_if<saqqara::Bid>(&entry);
  if (bid == nullptr) return 0;
  // As the last of the round that moved any of them left them.
  std::array<std::optional<int>, saqqara::goodCount> there;
  for (std::size_t i = index; i-- > 0 && replay.entries[i].round == replay.entries[index].round;) {
    const table::EffectsView effects = replay.effectsOf(i);
    for (std::size_t k = effects.size(); k-- > 0;) {
      if (effects[k].kind != table::EffectKind::stock) continue;
      const saqqara::StockEffect stock = saqqara::asStock(effects[k]);
      const bool isThere = stock.spot.store == saqqara::Store::hut && stock.spot.at == bid->at &&
                           stock.spot.player == bid->player;
      auto& count = there[static_cast<std::size_t>(stock.good)];
      if (isThere && !count) count = effects[k].after;
    }
  }
  int before = 0;
  for (const auto& count : there) before += count.value_or(0);
  return before;
}

int levelOf(const table::LedgerLine& line, const table::EffectsView& entry) {
  if (line.what == saqqara::nilePoints || line.what == table::nothing) return 0;
  const auto isOfLine = [&](const table::Effect& effect) {
    return effect.kind == table::EffectKind::points && effect.player == line.player &&
           effect.what == line.what;
  };
  const table::Effect* found = std::find_if(entry.begin(), entry.end(), isOfLine);
  if (found == entry.end() || entry.basisOf(*found).empty()) return 0;
  return entry.basisOf(*found).front().second + 1;
}

QString reason(const table::LedgerLine& line, const table::EffectsView& entry) {
  if (line.what == table::nothing) return CorrectionWords::reason();
  if (line.what == saqqara::nilePoints) {
    return fill(SaqqaraReasonWords::tr("Space %1 on the Nile"), {number(line.points)});
  }
  const QString pyramid = pyramidName(saqqara::pyramidAt(line.what));
  const int level = levelOf(line, entry);
  if (level == 0) return pyramid;
  return fill(SaqqaraReasonWords::tr("Level %2 of the pyramid %1"), {pyramid, number(level)});
}

static_assert(PhrasebookOf<Phrasebook<saqqara::Rules>, saqqara::Rules>);

} // namespace nilometer::text
