// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/saqqara/report/game_report.h"

#include "engine/saqqara/effects.h"
#include "engine/saqqara/file/entry_names.h"
#include "ui/text/correction_words.h"

#include <QCoreApplication>

#include <numeric>

namespace nilometer::report {

using saqqara::operator""_rule;
using text::fill;

namespace {

struct SaqqaraReport {
  Q_DECLARE_TR_FUNCTIONS(SaqqaraReport)
};

std::size_t groupOf(std::uint8_t source) {
  if (source == table::nothing) return 1 + saqqara::pyramidCount;
  return source == saqqara::nilePoints ? 0 : 1 + std::size_t{source};
}

/// The Nile, and all pyramids together.
std::vector<ScoreFamily> families() {
  //: Points for pyramids, beside those for the Nile.
  const QString pyramids = SaqqaraReport::tr("Pyramids");
  ScoreFamily family{pyramids, pyramids, std::vector<std::size_t>(saqqara::pyramidCount)};
  std::iota(family.groups.begin(), family.groups.end(), std::size_t{1});
  const QString nile = SaqqaraReport::tr("Nile");
  return {{nile, nile, {0}}, std::move(family)};
}

/// The spaces of the Nile, and what has been read of the levels (END-3).
std::vector<PointsSoFar> soFar(const saqqara::Game& /*game*/, const saqqara::State& state) {
  std::vector<PointsSoFar> parts;
  for (table::Player player = 0; player < state.players; ++player) {
    parts.push_back({{"END-3"_rule, saqqara::nilePoints}, player, state.of(player).boat});
  }
  for (std::uint8_t what = 0; what < saqqara::pyramidCount; ++what) {
    const saqqara::Pyramid pyramid = saqqara::pyramidAt(what);
    for (table::Player player = 0; player < state.players; ++player) {
      const int level = state.of(player).levelOf(pyramid);
      if (level == 0) continue;
      const auto& read = state.sheet.level(pyramid, level).points;
      const QString unread =
          read ? QString() : text::printedName(saqqara::printedPoints(pyramid, level));
      parts.push_back({{"END-3"_rule, what}, player, read.value_or(0), unread});
    }
  }
  return parts;
}

} // namespace

QString tieBreak(const saqqara::State& state, table::Player ahead, table::Player behind,
                 const QString& names) {
  const saqqara::PlayerState& first = state.of(ahead);
  const saqqara::PlayerState& second = state.of(behind);
  if (first.points != second.points) return {};
  if (shareAPlace(state, ahead, behind)) {
    return fill(SaqqaraReport::tr("%1 share the place: equal in points and in gold (END-4)"),
                {names});
  }
  return fill(SaqqaraReport::tr("as many points as %1, but %2 gold against %3 (END-4)"),
              {names, text::number(first.goods[saqqara::Good::gold]),
               text::number(second.goods[saqqara::Good::gold])});
}

template <> PlainSources<saqqara::Rules> sourcesOf() {
  PlainSources<saqqara::Rules> sources{
      .things = {{QStringLiteral("nile"), SaqqaraReport::tr("Nile")}},
      .families = families(),
      .thingOf = groupOf,
      .deciding = "END-4"_rule,
      .again = "ASK-4"_rule,
      .namedAgain =
          [](const QString& name) { return fill(SaqqaraReport::tr("%1, read again"), {name}); },
      .piecesOf = text::levelOf,
      .tieBreak = tieBreak,
      .soFar = soFar,
      .onlyAtTheEnd = true};
  for (std::size_t i = 0; i < saqqara::pyramidNames.size(); ++i) {
    sources.things.push_back({text::fromUtf8(saqqara::pyramidNames[i]),
                              text::pyramidName(saqqara::pyramidAt(static_cast<int>(i)))});
  }
  sources.things.push_back({QStringLiteral("corrections"), text::CorrectionWords::group()});
  return sources;
}

} // namespace nilometer::report
