// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/text/move_groups.h"

#include "ui/egizia/text/words.h"
#include "ui/text/phrase.h"

#include "engine/egizia/effects.h"
#include "engine/egizia/game.h"
#include "engine/egizia/rules.h"

#include <QCoreApplication>

#include <algorithm>

namespace nilometer::text {

using egizia::CardMove;
using egizia::Marker;
using egizia::TileMove;
using egizia::operator""_rule;
using table::Effect;
using table::EffectKind;

namespace {

struct MoveWords {
  Q_DECLARE_TR_FUNCTIONS(Moves)
};

/// Up to so many spaces of the river are named one by one.
constexpr std::size_t mostSpaces = 3;

/// A card back on the river that nobody held.
bool isLaidBack(const Effect& effect) {
  return effect.kind == EffectKind::card && effect.player == table::noPlayer &&
         egizia::asCard(effect).move == CardMove::putBack;
}

bool isOnRiver(const Effect& effect) {
  const CardMove move = egizia::asCard(effect).move;
  return isLaidBack(effect) || (effect.kind == EffectKind::card &&
                                (move == CardMove::laidOut || move == CardMove::swept));
}

bool isUnnamed(const Effect& card) {
  return egizia::asCard(card).name == egizia::unnamed;
}

bool onTombs(const Effect& built) {
  return egizia::asBuilt(built).building == egizia::Building::tombs;
}

/// A ship or crew that goes back together with all others of a kind, whoever owns them: at the end
/// of a phase.
bool goesWithAll(const Effect& effect) {
  if (effect.after != 0) return false;
  const bool isShip = effect.kind == EffectKind::piece &&
                      (effect.rule == "SAIL-8"_rule || effect.rule == "BONUS-1"_rule);
  return isShip || (effect.kind == EffectKind::turned && effect.rule == "BUILD-4"_rule);
}

/// Whose moves an effect stands among.
table::Player moverOf(const Effect& effect) {
  return goesWithAll(effect) ? table::noPlayer : ownerOf(effect);
}

/// A card of the round before, which goes with all of them.
bool isOldCard(const Effect& effect) {
  return effect.kind == EffectKind::card && effect.rule == "LAY-1"_rule &&
         egizia::asCard(effect).move == CardMove::swept;
}

/// Whether hands make both moves in one go. @pre same moverOf()
bool belongTogether(const Effect& one, const Effect& other) {
  if (one.kind != other.kind) return false;
  switch (one.kind) {
  case EffectKind::points: return true;
  case EffectKind::strength: return egizia::crewOf(one) == egizia::crewOf(other);
  case EffectKind::turned: return one.after == other.after;
  case EffectKind::piece:
    return one.after == 0 && other.after == 0 && (!goesWithAll(one) || one.rule == other.rule);
  case EffectKind::built:
    // What a stone on a tomb is worth lies on its tile.
    return egizia::asBuilt(one).building == egizia::asBuilt(other).building && one.after > 0 &&
           other.after > 0 && (onTombs(one) || one.after == other.after);
  case EffectKind::card:
    return isOnRiver(one) && egizia::asCard(one).move == egizia::asCard(other).move &&
           (one.rule == "LAY-1"_rule || isUnnamed(one) == isUnnamed(other));
  case EffectKind::tile: return egizia::asTile(one).move == egizia::asTile(other).move;
  case EffectKind::queue:
  case EffectKind::stock:
  case EffectKind::marker:
  case EffectKind::order:
  case EffectKind::phase:
  case EffectKind::note: return false;
  }
  return false;
}

QString turned(const MoveGroup& group) {
  const bool over = group.front().after == 1;
  if (goesWithAll(group.front()) && group.size() > 1) return MoveWords::tr("All crews face up");
  if (group.size() == egizia::crewCount) {
    return over ? MoveWords::tr("turn all crews over") : MoveWords::tr("turn all crews back");
  }
  QStringList crews;
  for (const Effect& effect : group) crews += crewName(egizia::crewOf(effect));
  return fill(over ? MoveWords::tr("turn the %1 over") : MoveWords::tr("turn the %1 back"),
              {listOf(crews)});
}

QString shipsBack(const MoveGroup& group, const Table& table) {
  if (group.front().rule == "SAIL-8"_rule) {
    return MoveWords::tr("All ships back but those on building sites");
  }
  if (group.front().rule == "BONUS-1"_rule) {
    return MoveWords::tr("All ships back from the building sites");
  }
  QStringList stops;
  for (const Effect& effect : group)
    stops += stop(egizia::asPiece(effect).stop, table, Place::from);
  return fill(MoveWords::tr("%n ship(s) back %1", nullptr, static_cast<int>(group.size())),
              {listOf(stops)});
}

QString built(const MoveGroup& group, const Table& table) {
  const egizia::Building building = egizia::asBuilt(group.front()).building;
  egizia::SpaceSet spaces = 0;
  for (const Effect& effect : group) spaces |= egizia::spaceBit(egizia::asBuilt(effect).cell);
  if (onTombs(group.front())) {
    return fill(MoveWords::tr("%n stone(s) on %1", nullptr, static_cast<int>(group.size())),
                {listOf(cells(building, spaces, table))});
  }
  return fill(
      MoveWords::tr("%n stone(s) on %1 (value %2 each)", nullptr, static_cast<int>(group.size())),
      {listOf(cells(building, spaces, table)), number(group.front().after)});
}

QString tiles(const MoveGroup& group) {
  QStringList tombs;
  for (const Effect& effect : group) {
    // An unnamed tile has no value.
    const egizia::TileEffect tile = egizia::asTile(effect);
    const QString text = tile.value == 0 ? QStringLiteral("%1") : QStringLiteral("%1 (%2)");
    tombs += fill(text, {number(tile.tomb + 1), number(tile.value)});
  }
  const QStringList list{listOf(tombs)};
  switch (egizia::asTile(group.front()).move) {
  case TileMove::turnedUp: return fill(MoveWords::tr("Turn up the tomb tiles on tombs %1"), list);
  case TileMove::taken: return fill(MoveWords::tr("take the tomb tiles from tombs %1"), list);
  case TileMove::turnedDown:
    return fill(MoveWords::tr("Turn the tomb tiles on tombs %1 face down"), list);
  case TileMove::putBack: return fill(MoveWords::tr("tomb tiles back on tombs %1"), list);
  }
  return {};
}

/// How many cards, without saying which.
QString countedOnRiver(const MoveGroup& group) {
  const int count = static_cast<int>(group.size());
  if (isLaidBack(group.front())) {
    return MoveWords::tr("%n Nile card(s) back on the river", nullptr, count);
  }
  return egizia::asCard(group.front()).move == CardMove::laidOut
             ? MoveWords::tr("%n Nile card(s) on the river", nullptr, count)
             : MoveWords::tr("%n Nile card(s) off the river", nullptr, count);
}

QString onRiver(const MoveGroup& group, const Table& table) {
  const Effect& first = group.front();
  const bool laid = egizia::asCard(first).move == CardMove::laidOut;
  const bool back = isLaidBack(first);
  if (isOldCard(first) && group.size() > 1) return MoveWords::tr("All old cards off the river");
  if (group.size() > mostSpaces && std::ranges::all_of(group, isUnnamed)) {
    return countedOnRiver(group);
  }
  QStringList names;
  for (const Effect& effect : group) {
    const egizia::CardEffect card = egizia::asCard(effect);
    names += isUnnamed(effect) ? stop(card.stop, table) : cardName(card.name, table);
  }
  const QString list = names.join(QStringLiteral(", "));
  if (back) return fill(MoveWords::tr("Back on the river: %1"), {list});
  return fill(laid ? MoveWords::tr("On the river: %1") : MoveWords::tr("Off the river: %1"),
              {list});
}

} // namespace

table::Player ownerOf(const Effect& effect) {
  const TileMove tile = egizia::asTile(effect).move;
  const bool turns = tile == TileMove::turnedUp || tile == TileMove::turnedDown;
  const bool nobodys =
      effect.kind == EffectKind::phase || effect.kind == EffectKind::note || isOnRiver(effect) ||
      (effect.kind == EffectKind::marker && egizia::markerOf(effect) == Marker::ring) ||
      (effect.kind == EffectKind::tile && turns);
  return nobodys ? table::noPlayer : effect.player;
}

table::Player ownerOf(const MoveGroup& group) {
  const Effect& first = group.front();
  const bool isAlone = first.kind == EffectKind::turned && group.size() == 1;
  return isAlone ? ownerOf(first) : moverOf(first);
}

std::vector<MoveGroup> moveGroups(std::span<const Effect> effects) {
  std::vector<MoveGroup> groups;
  std::size_t run = 0; // where the present owner's moves begin
  for (const Effect& effect : effects) {
    if (!groups.empty() && moverOf(groups.back().front()) != moverOf(effect)) run = groups.size();
    const auto joins = [&](const MoveGroup& group) {
      return belongTogether(group.front(), effect);
    };
    const auto begin = groups.begin() + static_cast<std::ptrdiff_t>(run);
    const auto found = std::find_if(begin, groups.end(), joins);
    if (found == groups.end()) {
      groups.push_back({effect});
    } else {
      found->push_back(effect);
    }
  }
  return groups;
}

QString briefMove(const MoveGroup& group, const Table& table) {
  const Effect& first = group.front();
  const bool isCounted = isOnRiver(first) && !isOldCard(first) && group.size() > mostSpaces;
  return isCounted ? countedOnRiver(group) : groupMove(group, table);
}

QString groupMove(const MoveGroup& group, const Table& table) {
  const Effect& first = group.front();
  const bool onRiverNow = isOnRiver(first) && !isLaidBack(first);
  const bool saidHere = first.kind == EffectKind::turned || onRiverNow || goesWithAll(first);
  if (group.size() == 1 && !saidHere) return effectMove(first, table);
  switch (group.front().kind) {
  case EffectKind::points:
  case EffectKind::strength: {
    Effect all = group.back();
    all.before = group.front().before;
    return effectMove(all, table);
  }
  case EffectKind::turned: return turned(group);
  case EffectKind::piece: return shipsBack(group, table);
  case EffectKind::built: return built(group, table);
  case EffectKind::card: return onRiver(group, table);
  case EffectKind::tile: return tiles(group);
  case EffectKind::queue:
  case EffectKind::stock:
  case EffectKind::marker:
  case EffectKind::order:
  case EffectKind::phase:
  case EffectKind::note: break;
  }
  return {};
}

} // namespace nilometer::text
