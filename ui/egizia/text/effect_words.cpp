// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/text/move_groups.h"
#include "ui/egizia/text/words.h"
#include "ui/text/move_lines.h"
#include "ui/text/phrase.h"
#include "ui/text/row_order.h"

#include "engine/egizia/effects.h"
#include "engine/egizia/game.h"
#include "engine/egizia/rules.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <iterator>
#include <vector>

namespace nilometer::text {

using egizia::CardMove;
using egizia::Marker;
using egizia::Note;
using egizia::SphinxKind;
using egizia::Stock;
using egizia::TileMove;
using egizia::operator""_rule;
using table::Effect;
using table::EffectKind;

namespace {

struct EffectWords {
  Q_DECLARE_TR_FUNCTIONS(Effect)
};

/// The sentence with the scarabs that are taken or given back on the way, if any.
QString withScarabs(const QString& text, const Effect& effect) {
  const int more = egizia::scarabs(effect.after) - egizia::scarabs(effect.before); // TRACK-2
  if (more > 0) return fill(EffectWords::tr("%1, and %n scarab(s)", nullptr, more), {text});
  if (more == 0) return text;
  return fill(EffectWords::tr("%1, and %n scarab(s) back", nullptr, -more), {text});
}

QString pointsText(const Effect& effect, const Table& table) {
  const int by = effect.after - effect.before;
  if (by == 0) return {};
  const table::Player ahead = egizia::aheadOf(effect);
  const QStringList facts = {number(by < 0 ? -by : by), number(effect.after),
                             playerName(ahead, table)};
  const bool alone = ahead == table::noPlayer;
  const QString text = by > 0 ? (alone ? EffectWords::tr("forward %1 to %2")
                                       : EffectWords::tr("forward %1 to %2, behind %3"))
                              : (alone ? EffectWords::tr("back %1 to %2")
                                       : EffectWords::tr("back %1 to %2, behind %3"));
  return withScarabs(fill(text, facts), effect);
}

QString queue(const Effect& effect, const Table& table) {
  const table::Player ahead = egizia::aheadOf(effect);
  return fill(ahead == table::noPlayer ? EffectWords::tr("to the front of the queue on the space")
                                       : EffectWords::tr("in the queue on the space, behind %1"),
              {playerName(ahead, table)});
}

QString stonesText(const Effect& effect) {
  const int by = effect.after - effect.before;
  const int lost = egizia::lostOf(effect);
  const QStringList facts = {number(effect.after)};
  QString text;
  if (by > 0) text = fill(EffectWords::tr("%n stone(s) more, %1 now", nullptr, by), facts);
  if (by < 0) text = fill(EffectWords::tr("%n stone(s) fewer, %1 now", nullptr, -by), facts);
  if (lost == 0) return text;
  if (by == 0) text = EffectWords::tr("the stone track is full");
  return fill(EffectWords::tr("%1 (%2 lost)"), {text, number(lost)});
}

QString stock(const Effect& effect) {
  const int by = effect.after - effect.before;
  switch (egizia::stockOf(effect)) {
  case Stock::stones: return stonesText(effect);
  case Stock::sphinxHeld: {
    if (by == 0) return {};
    const QStringList facts = {number(effect.after)};
    return fill(by > 0 ? EffectWords::tr("%n Sphinx card(s) more, %1 now", nullptr, by)
                       : EffectWords::tr("%n Sphinx card(s) fewer, %1 now", nullptr, -by),
                facts);
  }
  case Stock::sphinxDeck: return {};
  }
  return {};
}

QString strength(const Effect& effect) {
  if (effect.before == effect.after) return {};
  //: A crew and its strength before and after.
  return fill(EffectWords::tr("%1 %2 → %3"),
              {crewName(egizia::crewOf(effect)), number(effect.before), number(effect.after)});
}

QString ringMove(const Effect& effect) {
  switch (egizia::ringOf(effect)) {
  case egizia::Ring::left: return EffectWords::tr("Water ring to the left position");
  case egizia::Ring::middle: return EffectWords::tr("Water ring to the middle position");
  case egizia::Ring::right: return EffectWords::tr("Water ring to the right position");
  }
  return {};
}

QString marker(const Effect& effect) {
  const int by = effect.after - effect.before;
  if (by == 0) return {};
  if (egizia::markerOf(effect) == Marker::ring) return ringMove(effect);
  const bool stone = egizia::markerOf(effect) == Marker::stoneMarket;
  const QStringList facts = {market(stone ? egizia::Market::stone : egizia::Market::grain),
                             number(effect.after + 1)};
  return fill(by > 0 ? EffectWords::tr("%1 %n step(s) down, to step %2", nullptr, by)
                     : EffectWords::tr("%1 %n step(s) up, to step %2", nullptr, -by),
              facts);
}

QString piece(const Effect& effect, const Table& table) {
  const auto [where, space] = egizia::asPiece(effect);
  if (effect.after == 0) {
    return fill(EffectWords::tr("ship back %1"), {stop(where, table, Place::from)});
  }
  const QStringList facts = {stop(where, table, Place::to), number(space)};
  if (space == egizia::reserveSpace) return fill(EffectWords::tr("ship %1, in reserve"), facts);
  return fill(space == egizia::noSpace ? EffectWords::tr("ship %1")
                                       : EffectWords::tr("ship %1, building space %2"),
              facts);
}

QString builtText(const Effect& effect, const Table& table) {
  const auto [building, index] = egizia::asBuilt(effect);
  const QString space = cell(building, index, table);
  if (effect.after < 0) return fill(EffectWords::tr("stone back from %1"), {space});
  return fill(EffectWords::tr("stone on %1 (value %2)"), {space, number(effect.after)});
}

QString fieldName(int name, const Table& table) {
  return name == egizia::unnamed ? startField() : cardName(name, table);
}

QString putBack(const Effect& effect, const QString& name, const Table& table) {
  const egizia::CardEffect card = egizia::asCard(effect);
  const QString space = stop(card.stop, table, Place::to);
  if (card.name == egizia::unnamed) return fill(EffectWords::tr("Nile card back %1"), {space});
  return fill(effect.player == table::noPlayer ? EffectWords::tr("Nile card “%1” back %2")
                                               : EffectWords::tr("card “%1” back %2"),
              {name, space});
}

QString card(const Effect& effect, const Table& table) {
  const egizia::CardEffect moved = egizia::asCard(effect);
  const QString name = cardName(moved.name, table);
  switch (moved.move) {
  case CardMove::laidOut:
  case CardMove::swept:
    // One by one, cards that nobody has named say nothing.
    if (moved.name == egizia::unnamed && effect.rule == "LAY-1"_rule) return {};
    return groupMove(MoveGroup{effect}, table);
  case CardMove::taken:
    return fill(EffectWords::tr("take the card “%1” %2"),
                {name, stop(moved.stop, table, Place::from)});
  case CardMove::played: return fill(EffectWords::tr("card “%1” to the box"), {name});
  case CardMove::used: return fill(EffectWords::tr("card “%1” used"), {name});
  case CardMove::assigned:
    return fill(EffectWords::tr("card “%1” to the field “%2”"),
                {name, fieldName(moved.field, table)});
  case CardMove::corrected:
    return fill(effect.after != 0 ? EffectWords::tr("gets the card “%1”")
                                  : EffectWords::tr("gives the card “%1” back"),
                {name});
  case CardMove::putBack: return putBack(effect, name, table);
  case CardMove::unassigned:
    return fill(EffectWords::tr("card “%1” off the field “%2”"),
                {name, fieldName(moved.field, table)});
  }
  return {};
}

QString tile(const Effect& effect) {
  const auto [tomb, move, value] = egizia::asTile(effect);
  const QStringList facts = {number(tomb + 1), number(value)};
  const bool named = value != 0;
  switch (move) {
  case TileMove::turnedUp:
    return fill(named ? EffectWords::tr("Turn up the tomb tile on tomb %1: %2")
                      : EffectWords::tr("Turn up the tomb tile on tomb %1"),
                facts);
  case TileMove::taken:
    return fill(named ? EffectWords::tr("take the tomb tile from tomb %1 (value %2)")
                      : EffectWords::tr("take the tomb tile from tomb %1"),
                facts);
  case TileMove::turnedDown:
    return fill(EffectWords::tr("Turn the tomb tile on tomb %1 face down"), facts);
  case TileMove::putBack:
    return fill(named ? EffectWords::tr("tomb tile back on tomb %1 (value %2)")
                      : EffectWords::tr("tomb tile back on tomb %1"),
                facts);
  }
  return {};
}

struct NoteRow {
  Note note;
  const char* text; // %1 player, %2 before, %3 after
};

struct NoteWords {
  Q_DECLARE_TR_FUNCTIONS(Note)
public:
  static constexpr auto rows = std::to_array<NoteRow>({
      {Note::skipped, QT_TR_NOOP("%1 has no space to go to and is skipped")},
      {Note::passed, QT_TR_NOOP("%1 places no more ships this round")},
      {Note::fed, QT_TR_NOOP("%1: %3 grain for strength %2, enough for all crews")},
      {Note::hungry, QT_TR_N_NOOP("%1: only %3 grain for strength %2, %n missing")},
      {Note::watered, QT_TR_NOOP("%1: %2 grain from watered fields, water ring: %4")},
      {Note::declined, QT_TR_NOOP("%1 does not build %4")},
      {Note::notEntitled, QT_TR_NOOP("%1 waits in reserve %4 in vain: no building space was "
                                     "freed")},
      {Note::movedFirst, QT_TR_NOOP("%1 moves to first place %4")},
      {Note::assured, QT_TR_NOOP("%1 is sure to build from the reserve %4")},
      {Note::noParticipation, QT_TR_NOOP("%1: no points for participation")},
      {Note::sphinxScored, ""}, // see sphinxScored()
      {Note::tombsScored, QT_TR_N_NOOP("%1: tombs %2, that is %n point(s)")},
      {Note::stonesSold, QT_TR_N_NOOP("%1: stones left %2, sold for %n point(s)")},
      {Note::leftoverDeclined, QT_TR_NOOP("%1 takes no leftover card")},
      {Note::advanceLost, QT_TR_NOOP("%1: %4 is at the end of its track, the advance is lost")},
  });
};

static_assert(inEnumOrder(NoteWords::rows, &NoteRow::note,
                          static_cast<std::size_t>(Note::advanceLost) + 1),
              "every note needs its words, in the order of Note");

QString sphinxScored(const Effect& effect, const Table& table) {
  const int card = egizia::sourceOf(effect);
  const QString fact = sphinxFact(card, effect.before, table);
  const QStringList facts = {playerName(effect.player, table), sphinxCondition(card, table), fact};
  return fill(fact.isEmpty() ? NoteWords::tr("%1: %2 – %n point(s)", nullptr, effect.after)
                             : NoteWords::tr("%1: %2 (%3) – %n point(s)", nullptr, effect.after),
              facts);
}

/// What %n stands for; only a text with %n may be asked for by number.
int countOf(const Effect& effect) {
  const Note note = egizia::noteOf(effect);
  if (note == Note::hungry) return effect.before - effect.after;
  return note == Note::tombsScored || note == Note::stonesSold ? effect.after : -1;
}

/// What %4 stands for.
QString lastFact(const Effect& effect) {
  switch (egizia::noteOf(effect)) {
  case Note::watered: return ring(egizia::ringOf(effect));
  case Note::declined:
  case Note::notEntitled:
  case Note::movedFirst:
  case Note::assured: return site(egizia::siteOf(effect), Place::at);
  case Note::advanceLost: return crewName(egizia::crewOf(effect));
  case Note::skipped:
  case Note::passed:
  case Note::fed:
  case Note::hungry:
  case Note::noParticipation:
  case Note::sphinxScored:
  case Note::tombsScored:
  case Note::stonesSold:
  case Note::leftoverDeclined: break;
  }
  return {};
}

QString noteSentence(const Effect& effect, const Table& table) {
  if (egizia::noteOf(effect) == Note::sphinxScored) return sphinxScored(effect, table);
  const NoteRow& row = NoteWords::rows[static_cast<std::size_t>(egizia::noteOf(effect))];
  const QString text = NoteWords::tr(row.text, nullptr, countOf(effect));
  return fill(text, {playerName(effect.player, table), number(effect.before), number(effect.after),
                     lastFact(effect)});
}

QString order(const Effect& effect) {
  return fill(EffectWords::tr("order tile %1"), {number(effect.after)});
}

QString newPhase(const Effect& effect) {
  const auto [round, next] = egizia::asPhase(effect);
  if (next >= egizia::Phase::final) return phase(next);
  return fill(EffectWords::tr("Round %1: %2"), {number(round), phase(next)});
}

QString withOwner(table::Player owner, const QString& text, const Table& table) {
  if (owner == table::noPlayer || text.isEmpty()) return text;
  return fill(QStringLiteral("%1: %2"), {playerName(owner, table), text});
}

} // namespace

QString effectMove(const Effect& effect, const Table& table) {
  switch (effect.kind) {
  case EffectKind::points: return pointsText(effect, table);
  case EffectKind::queue: return queue(effect, table);
  case EffectKind::stock: return stock(effect);
  case EffectKind::strength: return strength(effect);
  case EffectKind::turned: return groupMove(MoveGroup{effect}, table);
  case EffectKind::marker: return marker(effect);
  case EffectKind::piece: return piece(effect, table);
  case EffectKind::built: return builtText(effect, table);
  case EffectKind::card: return card(effect, table);
  case EffectKind::tile: return tile(effect);
  case EffectKind::order: return order(effect);
  case EffectKind::phase: return newPhase(effect);
  case EffectKind::note: return noteSentence(effect, table);
  }
  return {};
}

QString sentence(const Effect& effect, const Table& table) {
  return withOwner(ownerOf(effect), effectMove(effect, table), table);
}

QStringList movesOf(std::span<const Effect> effects, const Table& table, const MoveSign& sign) {
  std::vector<Effect> moves;
  std::ranges::copy_if(effects, std::back_inserter(moves), asksForAMove);
  MoveLines lines(effects, "ENTRY"_rule);
  for (const MoveGroup& group : moveGroups(moves)) {
    const QString text = groupMove(group, table);
    if (text.isEmpty()) continue;
    QString signs;
    for (const Effect& effect : group) {
      const QString own = sign ? sign(effect) : QString();
      if (signs.isEmpty()) signs = own;
    }
    lines.add(ownerOf(group), table, text + signs);
  }
  return lines.lines();
}

QString sphinxFact(int index, int fact, const Table& table) {
  const auto& cards = table.edition->sphinxCards;
  if (index < 0 || static_cast<std::size_t>(index) >= cards.size()) return {};
  switch (cards[static_cast<std::size_t>(index)].kind) {
  case SphinxKind::playersOnLast: return NoteWords::tr("%n player(s)", nullptr, fact);
  case SphinxKind::ownStones:
  case SphinxKind::perOwnStone: return NoteWords::tr("%n own stone(s)", nullptr, fact);
  case SphinxKind::ownStonesInEach:
    return NoteWords::tr("%n own stone(s) in the weakest building", nullptr, fact);
  case SphinxKind::crewStrength: return fill(NoteWords::tr("strength %1"), {number(fact)});
  case SphinxKind::mostQuarries:
  case SphinxKind::mostField: return fill(NoteWords::tr("own sum %1"), {number(fact)});
  case SphinxKind::perPermanent: return NoteWords::tr("%n card(s)", nullptr, fact);
  case SphinxKind::perTen: return fill(NoteWords::tr("%1 before it"), {number(fact)});
  case SphinxKind::built:
  case SphinxKind::ownLast: break;
  }
  return {};
}

bool asksForAMove(const Effect& effect) {
  const bool cardUsed =
      effect.kind == EffectKind::card && egizia::asCard(effect).move == CardMove::used;
  const bool deck =
      effect.kind == EffectKind::stock && egizia::stockOf(effect) == Stock::sphinxDeck;
  return effect.kind != EffectKind::phase && effect.kind != EffectKind::note && !cardUsed && !deck;
}

} // namespace nilometer::text
