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
using text::fill;
using text::number;

namespace {

using Kind = MoveGlyph::Kind;
using Glyphs = std::vector<MoveGlyph>;

struct MoveSigns {
  Q_DECLARE_TR_FUNCTIONS(Display)
};

QString shipTo(const Effect& piece, const text::Table& table) {
  const auto [where, space] = egizia::asPiece(piece);
  const QStringList facts = {text::stop(where, table), number(space)};
  if (space == egizia::reserveSpace) {
    //: A ship goes to a building site, but only in reserve.
    return fill(MoveSigns::tr("→ %1, in reserve"), facts);
  }
  if (space == egizia::noSpace) return toPlace(facts.front());
  //: A ship goes to a building site, to the space with that number.
  return fill(MoveSigns::tr("→ %1, space %2"), facts);
}

Glyphs ships(const text::MoveGroup& group, const text::Table& table) {
  Glyphs glyphs;
  for (const Effect& piece : group) {
    const QString back = text::stop(egizia::asPiece(piece).stop, table, text::Place::from);
    //: A ship goes back to its owner, "from Alyi".
    const QString text =
        piece.after == 0 ? fill(MoveSigns::tr("back %1"), {back}) : shipTo(piece, table);
    glyphs.push_back({.kind = Kind::ship, .text = text});
  }
  return glyphs;
}

/// The colour alone: the tile says that it is a crew.
QString colourOf(egizia::Crew crew) {
  return text::crewSetName(egizia::crewBit(crew));
}

Glyphs strength(const text::MoveGroup& group) {
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
Glyphs turned(const text::MoveGroup& group, const EgiziaSession& session) {
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

Glyphs points(const text::MoveGroup& group, const QString& told) {
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
  const QString market = text::market(stone ? egizia::Market::stone : egizia::Market::grain);
  return {{.kind = Kind::marker,
           .text = fill(QStringLiteral("%1 %2"),
                        {market, fromTo(effect.before + 1, effect.after + 1)})}};
}

Glyphs built(const text::MoveGroup& group, const text::Table& table, const QString& told) {
  if (group.front().after < 0) return {{.kind = Kind::block, .text = told}};
  egizia::SpaceSet spaces = 0;
  for (const Effect& effect : group) spaces |= egizia::spaceBit(egizia::asBuilt(effect).cell);
  const QString where =
      text::listOf(text::cells(egizia::asBuilt(group.front()).building, spaces, table));
  return {{.kind = Kind::piece, .text = toPlace(where), .on = number(group.front().after)}};
}

Glyphs card(const Effect& effect, const text::Table& table, const QString& told) {
  const egizia::CardEffect card = egizia::asCard(effect);
  const QString name = text::cardName(card.name, table);
  const auto sign = [](const QString& text) { return Glyphs{{.kind = Kind::card, .text = text}}; };
  //: A card that was taken; its sign stands before it.
  if (card.move == egizia::CardMove::taken) return sign(fill(MoveSigns::tr("take “%1”"), {name}));
  //: A card that was played leaves the game; its sign stands before it.
  if (card.move == egizia::CardMove::played) return sign(fill(MoveSigns::tr("“%1” → box"), {name}));
  return sign(told);
}

Glyphs glyphsOf(const text::MoveGroup& group, const EgiziaSession& session, const QString& told) {
  const text::Table& table = session.table();
  const Effect& first = group.front();
  const bool owned = text::ownerOf(group) != table::noPlayer;
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
    if (group.size() > 1) return {{.text = text::briefMove(group, table)}};
    return card(first, table, told);
  case EffectKind::tile: return {{.kind = Kind::door, .text = told}};
  case EffectKind::order:
  case EffectKind::phase:
  case EffectKind::note: break;
  }
  return {{.text = told}};
}

QString signOf(const text::MoveGroup& group, const std::function<QString(const Effect&)>& sign) {
  for (const Effect& effect : group) {
    if (QString own = sign(effect); !own.isEmpty()) return own;
  }
  return {};
}

Glyphs& partOf(std::vector<MovePart>& all, table::Player owner, const EgiziaSession& session) {
  if (owner == table::noPlayer) return glyphsFor(all, {}, {});
  return glyphsFor(all, playerColourAt(session.colourOf(owner)),
                   text::playerName(owner, session.table()));
}

} // namespace

std::vector<MovePart> moveParts(const EgiziaSession& session, std::span<const Effect> effects,
                                const std::function<QString(const Effect&)>& sign) {
  std::vector<Effect> moving;
  std::ranges::copy_if(effects, std::back_inserter(moving), text::asksForAMove);
  std::vector<MovePart> all;
  for (const text::MoveGroup& group : text::moveGroups(moving)) {
    const QString told = text::groupMove(group, session.table());
    Glyphs glyphs = told.isEmpty() ? Glyphs{} : glyphsOf(group, session, told);
    if (glyphs.empty()) continue;
    const QString own = signOf(group, sign);
    glyphs.back().text += own;
    glyphs.front().told = told + own;
    std::ranges::move(glyphs, std::back_inserter(partOf(all, text::ownerOf(group), session)));
  }
  return all;
}

} // namespace nilometer::ui
