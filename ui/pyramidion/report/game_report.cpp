// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pyramidion/report/game_report.h"

#include "engine/pyramidion/effects.h"
#include "engine/pyramidion/turn.h"
#include "ui/text/correction_words.h"

#include <QCoreApplication>

namespace nilometer::report {

using pyramidion::operator""_rule;
using text::fill;

namespace {

struct PyramidionReport {
  Q_DECLARE_TR_FUNCTIONS(PyramidionReport)
};

std::size_t pyramidionSource(std::uint8_t source) {
  if (source == table::nothing) return 2;
  return source == pyramidion::majorityPoints ? 1 : 0;
}

/// Of what counts before the end everybody sees the troops, and of the boats that there are some.
std::vector<PointsSoFar> pyramidionSoFar(const pyramidion::Game& game,
                                         const pyramidion::State& state) {
  std::vector<PointsSoFar> parts;
  if (state.phase >= pyramidion::Phase::hands) return parts;
  for (table::Player player = 0; player < state.players; ++player) {
    if (state.of(player).loaded.empty()) continue;
    parts.push_back(
        {.from = {"END-1"_rule, pyramidion::revealedPoints}, .player = player, .isHidden = true});
  }
  const pyramidion::PlayerSet most = majority(game, state);
  for (table::Player player = 0; player < state.players; ++player) {
    if (!pyramidion::has(most, player)) continue;
    parts.push_back({{"END-2"_rule, pyramidion::majorityPoints}, player, 1});
  }
  return parts;
}

/// SEE-2; whether somebody has the target is asked only at the end of a round (END-3).
QString hiddenNow(const pyramidion::State& state) {
  if (state.phase >= pyramidion::Phase::hands) return {};
  return state.phase >= pyramidion::Phase::claim
             ? PyramidionReport::tr("The boats are still hidden.")
             : PyramidionReport::tr("Nobody has reached the target.");
}

/// Every boat has a row of its own.
void nameRow(ScoreSource& row) {
  row.title = row.shortTitle =
      text::pyramidionReason({.rule = row.from.rule, .what = row.from.what});
  if (row.from.what < pyramidion::boatCount) {
    row.id = QStringLiteral("boat-%1").arg(row.from.what + 1);
  }
}

/// "3 cards"; hands that were told count, where no card is entered (REC-4).
QString handText(const pyramidion::State& state, table::Player player) {
  const bool isTold = state.handsTold != decltype(state.handsTold){};
  const int cards = isTold ? state.handsTold[player] : state.of(player).hand();
  return PyramidionReport::tr("%n card(s)", nullptr, cards);
}

} // namespace

QString tieBreak(const pyramidion::State& state, table::Player ahead, table::Player behind,
                 const QString& behindName) {
  const pyramidion::PlayerState& first = state.of(ahead);
  const pyramidion::PlayerState& second = state.of(behind);
  if (first.points != second.points) return {};
  const QString cards = handText(state, ahead);
  if (const QString fewer = handText(state, behind); cards != fewer) {
    return fill(PyramidionReport::tr("as many points as %1, but %2 in hand against %3 (END-6)"),
                {behindName, cards, fewer});
  }
  if (first.loaded.size() != second.loaded.size()) {
    const auto boats = [](const pyramidion::PlayerState& own) {
      return PyramidionReport::tr("%n boat(s)", nullptr, static_cast<int>(own.loaded.size()));
    };
    return fill(PyramidionReport::tr("as many points and cards in hand as %1, but %2 against %3 "
                                     "(END-6)"),
                {behindName, boats(first), boats(second)});
  }
  return fill(PyramidionReport::tr("as many points, cards in hand and boats as %1, but further in "
                                   "front in the player order (END-6)"),
              {behindName});
}

template <> PlainSources<pyramidion::Rules> sourcesOf() {
  return {.things = {{QStringLiteral("boats"), PyramidionReport::tr("Boats")},
                     {QStringLiteral("majority"), PyramidionReport::tr("Torturer troops")},
                     {QStringLiteral("corrections"), text::CorrectionWords::group()}},
          .families = {},
          .thingOf = pyramidionSource,
          .deciding = "END-6"_rule,
          .tieBreak = tieBreak,
          .soFar = pyramidionSoFar,
          .hidden = hiddenNow,
          .nameRow = nameRow,
          .onlyAtTheEnd = true,
          .crown = PyramidionReport::tr("%1 sets the pyramidion")};
}

} // namespace nilometer::report
