// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/saqqara/tutorial/saqqara_lessons.h"

namespace nilometer::saqqara {

namespace {

constexpr PyramidSet lessonPyramids = pyramidBit(Pyramid::soldiers) | pyramidBit(Pyramid::thief) |
                                      pyramidBit(Pyramid::trade) | pyramidBit(Pyramid::progress) |
                                      pyramidBit(Pyramid::court);

/// What goes on without a decision; where there is nothing, an entry that is refused.
Entry idleEntry(const State& state) {
  if (state.phase == Phase::thresholds) return OpenThresholds{{2, noYield, noYield, noYield}};
  if (state.phase == Phase::invest) return Pass{state.turn};
  if (state.phase == Phase::develop) return Done{state.turn};
  for (Player player = 0; state.phase == Phase::reveal && player < state.players; ++player) {
    if (!state.of(player).isShown()) return Reveal{player, {beggar, beggar, beggar, beggar}};
  }
  return SetUp{};
}

} // namespace

record::Result<LessonTable::EditionPtr> Lessons::given() {
  return ui::givenEdition(shippedEdition(), [](Edition& edition) {
    edition.sheet.year(1).bonus = 2;
    for (const Pyramid pyramid : {Pyramid::trade, Pyramid::progress}) {
      for (int level = 1; level <= 2; ++level) {
        edition.sheet.level(pyramid, level).cost = Price{some(level, Good::gold), 0};
      }
    }
  });
}

LessonTable Lessons::newTable(Player start) const {
  LessonTable table(edition, 3);
  table.enter(SetUp{start, lessonPyramids});
  return table;
}

void playTo(LessonTable& table, int round, Phase phase) {
  while (table.isSound() && (table.state().round != round || table.state().phase != phase)) {
    table.enter(idleEntry(table.state()));
  }
}

} // namespace nilometer::saqqara
