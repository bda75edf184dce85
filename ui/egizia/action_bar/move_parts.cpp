// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/action_bar/move_parts.h"

#include "engine/egizia/game.h"
#include "ui/egizia/style/box_colours.h"
#include "ui/egizia/text/move_groups.h"
#include "ui/egizia/text/words.h"
#include "ui/table/action_bar/move_parts.h"
#include "ui/text/phrase.h"

#include <QCoreApplication>

#include <algorithm>
#include <iterator>
#include <utility>

namespace nilometer::ui {

using table::Effect;
using table::EffectKind;
using words::fill;
using words::number;

namespace {

using Kind = MoveGlyph::Kind;
using Glyphs = std::vector<MoveGlyph>;

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
  if (space == egizia::noSpace) return toPlace(facts.front());
  //: A ship goes to a building site, to the space with that number.
  return fill(MoveSigns::tr("→ %1, space %2"), facts);
}

Glyphs ships(const words::MoveGroup& group, const words::Table& table) {
  Glyphs glyphs;
  for (const Effect& piece : group) {
    const QString back = words::stop(egizia::asPiece(piece).stop, table, words::Place::from);
    //: A ship goes back to its owner, "from Alyi".
    const QString text =
        piece.after == 0 ? fill(MoveSigns::tr("back %1"), {back}) : shipTo(piece, table);
    glyphs.push_back({.kind = Kind::ship, .text = text});
  }
  return glyphs;
}

/// The colour alone: the tile says that it is a crew.
QString colourOf(egizia::Crew crew) {
  return words::crewSetName(egizia::crewBit(crew));
}

Glyphs strength(const words::MoveGroup& group) {
  const int before = group.front().before;
  const int after = group.back().after;
  if (before == after) return {};
  const egizia::Crew crew = egizia::crewOf(group.front());
  return {{.kind = Kind::tile,
           .text = colourOf(crew),
           .on = number(before),
           .after = number(after),
           .tint = crewTint(crew)}};
}

/// The tiles themselves, and once what is done with them.
Glyphs turned(const words::MoveGroup& group, const EgiziaSession& session) {
  const bool over = group.front().after == 1;
  Glyphs glyphs;
  for (const Effect& effect : group) {
    const egizia::Crew crew = egizia::crewOf(effect);
    const auto& crews = session.shown().player[effect.player].crews;
    glyphs.push_back({.kind = over ? Kind::turned : Kind::tile,
                      .on = number(crews[static_cast<std::size_t>(crew)]),
                      .tint = crewTint(crew)});
  }
  //: Crew tiles stand before it.
  glyphs.back().text = over ? MoveSigns::tr("turn over") : MoveSigns::tr("turn back");
  return glyphs;
}

Glyphs points(const words::MoveGroup& group, const QString& told) {
  const int before = group.front().before;
  const int after = group.back().after;
  if (before == after) return {};
  const bool plain = egizia::aheadOf(group.back()) == table::noPlayer &&
                     egizia::scarabs(before) == egizia::scarabs(after);
  return {{.kind = Kind::marker, .text = plain ? fromTo(before, after) : told}};
}

Glyphs stock(const Effect& effect, const QString& told) {
  if (told.isEmpty()) return {};
  switch (egizia::stockOf(effect)) {
  case egizia::Stock::stones: {
    const bool plain = egizia::lostOf(effect) == 0;
    return {{.kind = Kind::block, .text = plain ? fromTo(effect.before, effect.after) : told}};
  }
  case egizia::Stock::sphinxHeld:
    //: Sphinx cards, from so many to so many.
    return {{.kind = Kind::card,
             .text = fill(MoveSigns::tr("Sphinx %1"), {fromTo(effect.before, effect.after)})}};
  case egizia::Stock::sphinxDeck: return {};
  }
  return {};
}

Glyphs marker(const Effect& effect, const QString& told) {
  if (told.isEmpty()) return {};
  if (egizia::markerOf(effect) == egizia::Marker::ring) return {{.kind = Kind::ring, .text = told}};
  const bool stone = egizia::markerOf(effect) == egizia::Marker::stoneMarket;
  const QString market = words::market(stone ? egizia::Market::stone : egizia::Market::grain);
  return {{.kind = Kind::marker,
           .text = fill(QStringLiteral("%1 %2"),
                        {market, fromTo(effect.before + 1, effect.after + 1)})}};
}

Glyphs built(const words::MoveGroup& group, const words::Table& table, const QString& told) {
  if (group.front().after < 0) return {{.kind = Kind::block, .text = told}};
  egizia::SpaceSet spaces = 0;
  for (const Effect& effect : group) spaces |= egizia::spaceBit(egizia::asBuilt(effect).cell);
  const QString where =
      words::listOf(words::cells(egizia::asBuilt(group.front()).building, spaces, table));
  return {{.kind = Kind::piece, .text = toPlace(where), .on = number(group.front().after)}};
}

Glyphs card(const Effect& effect, const words::Table& table, const QString& told) {
  const egizia::CardEffect card = egizia::asCard(effect);
  const QString name = words::cardName(card.name, table);
  const auto sign = [](const QString& text) { return Glyphs{{.kind = Kind::card, .text = text}}; };
  //: A card that was taken; its sign stands before it.
  if (card.move == egizia::CardMove::taken) return sign(fill(MoveSigns::tr("take “%1”"), {name}));
  //: A card that was played leaves the game; its sign stands before it.
  if (card.move == egizia::CardMove::played) return sign(fill(MoveSigns::tr("“%1” → box"), {name}));
  return sign(told);
}

Glyphs glyphsOf(const words::MoveGroup& group, const EgiziaSession& session, const QString& told) {
  const words::Table& table = session.table();
  const Effect& first = group.front();
  const bool owned = words::ownerOf(group) != table::noPlayer;
  switch (first.kind) {
  case EffectKind::piece:
    if (owned) return ships(group, table);
    break;
  case EffectKind::strength: return strength(group);
  case EffectKind::turned:
    if (owned) return turned(group, session);
    break;
  case EffectKind::points: return points(group, told);
  case EffectKind::queue: return {{.kind = Kind::marker, .text = told}};
  case EffectKind::stock: return stock(first, told);
  case EffectKind::marker: return marker(first, told);
  case EffectKind::built: return built(group, table, told);
  case EffectKind::card:
    if (group.size() > 1) return {{.text = words::briefMove(group, table)}};
    return card(first, table, told);
  case EffectKind::tile: return {{.kind = Kind::door, .text = told}};
  case EffectKind::order:
  case EffectKind::phase:
  case EffectKind::note: break;
  }
  return {{.text = told}};
}

QString signOf(const words::MoveGroup& group, const std::function<QString(const Effect&)>& sign) {
  for (const Effect& effect : group) {
    if (QString own = sign(effect); !own.isEmpty()) return own;
  }
  return {};
}

Glyphs& partOf(std::vector<MovePart>& all, table::Player owner, const EgiziaSession& session) {
  if (owner == table::noPlayer) return glyphsFor(all, {}, {});
  return glyphsFor(all, playerColourAt(session.colourOf(owner)),
                   words::playerName(owner, session.table()));
}

} // namespace

std::vector<MovePart> moveParts(const EgiziaSession& session, std::span<const Effect> effects,
                                const std::function<QString(const Effect&)>& sign) {
  std::vector<Effect> moving;
  std::ranges::copy_if(effects, std::back_inserter(moving), words::asksForAMove);
  std::vector<MovePart> all;
  for (const words::MoveGroup& group : words::moveGroups(moving)) {
    const QString told = words::groupMove(group, session.table());
    Glyphs glyphs = told.isEmpty() ? Glyphs{} : glyphsOf(group, session, told);
    if (glyphs.empty()) continue;
    const QString own = signOf(group, sign);
    glyphs.back().text += own;
    glyphs.front().told = told + own;
    std::ranges::move(glyphs, std::back_inserter(partOf(all, words::ownerOf(group), session)));
  }
  return all;
}

} // namespace nilometer::ui
