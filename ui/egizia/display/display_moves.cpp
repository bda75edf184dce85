// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/display/egizia_display.h"

#include "engine/egizia/effects.h"
#include "ui/egizia/style/box_colours.h"
#include "ui/egizia/words/move_groups.h"
#include "ui/egizia/words/words.h"
#include "ui/words/phrase.h"

#include <QCoreApplication>

#include <algorithm>
#include <iterator>

namespace nilometer::ui {

using table::Effect;
using table::EffectKind;
using words::fill;
using words::number;

namespace {

struct MoveSigns {
  Q_DECLARE_TR_FUNCTIONS(Display)
};

QString shipTo(const Effect& piece, const words::Table& table) {
  const auto [where, space] = egizia::asPiece(piece);
  const QStringList facts = {words::stop(where, table), number(space)};
  if (space == egizia::reserveSpace) {
    //: A ship goes to a building site, but only in reserve.
    return fill(MoveSigns::tr("→ %1, in reserve"), facts);
  }
  if (space == egizia::noSpace) return fill(QStringLiteral("→ %1"), facts);
  //: A ship goes to a building site, to the space with that number.
  return fill(MoveSigns::tr("→ %1, space %2"), facts);
}

/// Whether a ship of its owner stands for the move.
bool isShip(const words::MoveGroup& group) {
  return group.front().kind == EffectKind::piece && words::ownerOf(group) != table::noPlayer;
}

std::vector<DisplayBit> shipBits(const words::MoveGroup& group, const words::Table& table) {
  std::vector<DisplayBit> bits;
  for (const Effect& piece : group) {
    const QString back = words::stop(egizia::asPiece(piece).stop, table, words::Place::from);
    //: A ship goes back to its owner, "from Alyi".
    const QString text =
        piece.after == 0 ? fill(MoveSigns::tr("back %1"), {back}) : shipTo(piece, table);
    bits.push_back({.kind = DisplayBit::Kind::ship, .text = text});
  }
  return bits;
}

std::vector<DisplayBit> bitsOf(const words::MoveGroup& group, const words::Table& table) {
  if (isShip(group)) return shipBits(group, table);
  const Effect& first = group.front();
  if (first.kind == EffectKind::strength && first.before != group.back().after) {
    return {{.kind = DisplayBit::Kind::tile,
             .text = number(first.before),
             .after = number(group.back().after),
             .tint = crewTint(egizia::crewOf(first))}};
  }
  const QString text = words::groupMove(group, table);
  if (text.isEmpty()) return {};
  return {{.kind = DisplayBit::Kind::words, .text = text}};
}

} // namespace

std::vector<DisplayMoves> displayMoves(const EgiziaSession& session,
                                       std::span<const Effect> effects,
                                       const std::function<QString(const Effect&)>& sign) {
  std::vector<Effect> moving;
  std::ranges::copy_if(effects, std::back_inserter(moving), words::asksForAMove);
  std::vector<DisplayMoves> all;
  table::Player before = table::noPlayer;
  for (const words::MoveGroup& group : words::moveGroups(moving)) {
    std::vector<DisplayBit> bits = bitsOf(group, session.table());
    if (bits.empty()) continue;
    for (const Effect& effect : group) {
      const QString own = sign(effect);
      if (own.isEmpty()) continue;
      bits.back().text += own;
      break;
    }
    const table::Player owner = words::ownerOf(group);
    if (all.empty() || owner == table::noPlayer || owner != before) {
      all.emplace_back();
      if (owner != table::noPlayer) {
        all.back().colour = playerColourAt(session.colourOf(owner));
      }
    }
    std::ranges::move(bits, std::back_inserter(all.back().bits));
    before = owner;
  }
  return all;
}

} // namespace nilometer::ui
