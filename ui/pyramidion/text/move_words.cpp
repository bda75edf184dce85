// SPDX-License-Identifier: GPL-3.0-or-later
// What hands do on the real board, one thing after another.
#include "ui/pyramidion/text/words.h"
#include "ui/text/move_lines.h"

#include "engine/pyramidion/effects.h"

#include <QCoreApplication>

namespace nilometer::text {

using namespace pyramidion;

namespace {

struct PyramidionMoveWords {
  Q_DECLARE_TR_FUNCTIONS(PyramidionMove)
};

bool isTold(const Effect& effect) {
  return effect.kind == EffectKind::note || effect.kind == EffectKind::phase;
}
bool isSameSpot(const Effect& one, const Effect& other) {
  return one.detail == other.detail && one.player == other.player;
}

/// A player's card leaves the site.
bool isRemoval(const Effect& effect) {
  return effect.kind == EffectKind::card && cardMoveOf(effect) == CardMove::removed;
}

/// Boats turned up, equal hands dealt or put away, cards of one player that leave the site,
/// sundials and order markers put away, the order.
bool isAlike(const Effect& one, const Effect& other) {
  if (one.kind == EffectKind::order) return true;
  if (one.what != other.what || one.rule == "ENTRY"_rule) return false;
  if (one.kind == EffectKind::marker) {
    return one.rule == "END-4"_rule || one.rule == "ORDER-3"_rule;
  }
  if (one.kind != EffectKind::card) return false;
  const bool isDeal = cardMoveOf(one) == CardMove::dealt && one.after == other.after;
  return isDeal || (cardMoveOf(one) == CardMove::boatTurned && one.player == noPlayer) ||
         (isRemoval(one) && one.player == other.player);
}

/// `next` = an effect, or a loss and its gain.
bool joins(const PyramidionMove& move, std::span<const Effect> next) {
  const Effect& first = move.front();
  if (first.kind != next.front().kind || first.rule != next.front().rule) return false;
  if (next.size() == 1) return isAlike(first, next.front());
  return move.size() > 1 && isSameSpot(first, next[0]) && isSameSpot(move[1], next[1]);
}

QString handedText(const PyramidionMove& move) {
  const std::uint8_t from = move[0].detail;
  const std::uint8_t to = move[1].detail;
  Resources resources;
  for (std::size_t i = 1; i < move.size(); i += 2) {
    resources.add(resourceOf(move[i]), move[i].after - move[i].before);
  }
  const QStringList facts{resourcesText(resources), siteName(siteAt(from)), siteName(siteAt(to))};
  if (from == ownSpot) return fill(PyramidionMoveWords::tr("%1 to the supply"), facts);
  if (from == supplySpot) {
    return fill(to == ownSpot ? PyramidionMoveWords::tr("%1 from the supply")
                              : PyramidionMoveWords::tr("%1 from the supply onto %3"),
                facts);
  }
  return fill(to == ownSpot ? PyramidionMoveWords::tr("%1 from %2")
                            : PyramidionMoveWords::tr("%1 from %2 onto %3"),
              facts);
}

} // namespace

std::vector<PyramidionMove> pyramidionMoves(std::span<const Effect> effects) {
  std::vector<PyramidionMove> moves;
  while (!effects.empty()) {
    // Between two tables nothing is known of the way.
    const bool isPair =
        effects.size() > 1 && effects[0].rule != "ENTRY"_rule && isHandedOn(effects[0], effects[1]);
    const auto next = effects.first(isPair ? 2 : 1);
    effects = effects.subspan(next.size());
    if (moves.empty() || !joins(moves.back(), next)) moves.emplace_back();
    moves.back().insert(moves.back().end(), next.begin(), next.end());
  }
  return moves;
}

QString moveText(const PyramidionMove& move, const PyramidionNames& names) {
  const Effect& first = move.front();
  // Nobody has entered it.
  if (isNote(first, Note::passedItself)) return effectText(first, names);
  if (isTold(first)) return {};
  if (move.size() == 1) return effectText(first, names);
  if (first.kind == EffectKind::stock) return handedText(move);
  if (first.kind == EffectKind::marker) {
    return markerOf(first) == Marker::order ? PyramidionMoveWords::tr("Order markers back to Giza")
                                            : PyramidionMoveWords::tr("All sundials off the sites");
  }
  if (first.kind == EffectKind::order) {
    QStringList places;
    for (const Effect& effect : move) {
      places +=
          fill(QStringLiteral("%1 %2"), {playerName(effect.player, names), number(effect.after)});
    }
    return fill(PyramidionMoveWords::tr("Player order: %1"), {places.join(QStringLiteral(", "))});
  }
  const QString text = effectText(first, names, static_cast<int>(move.size()));
  if (first.player == noPlayer || isRemoval(first)) return text;
  PlayerSet players = 0;
  for (const Effect& effect : move) include(players, effect.player);
  return fill(QStringLiteral("%1: %2"), {playersText(players, names), text});
}

Player pyramidionOwner(const PyramidionMove& move) {
  const Effect& first = move.front();
  if (isTold(first)) return noPlayer; // the sentence names him
  if (move.size() == 1 || isRemoval(first)) return first.player;
  if (first.kind != EffectKind::stock) return noPlayer;
  return first.player == noPlayer ? move[1].player : first.player;
}

QStringList movesOf(std::span<const Effect> effects, const PyramidionNames& names) {
  MoveLines lines(effects, "ENTRY"_rule);
  bool apart = false; // behind what has been told or begun
  for (const PyramidionMove& move : pyramidionMoves(effects)) {
    apart = apart || isTold(move.front());
    // What names several players stands alone.
    const bool ofSeveral =
        move.front().kind == EffectKind::card && move.front().player != move.back().player;
    lines.add(pyramidionOwner(move), names, moveText(move, names), apart && !ofSeveral);
  }
  return lines.lines();
}

} // namespace nilometer::text
