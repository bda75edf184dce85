// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/note_words.h"
#include "ui/words/phrase.h"
#include "ui/words/words.h"

#include "engine/egizia/effects.h"
#include "engine/egizia/game.h"

#include <QCoreApplication>

namespace nilometer::words {

using egizia::CardMove;
using egizia::Marker;
using egizia::Stock;
using egizia::TileMove;
using table::Effect;
using table::EffectKind;

namespace {

struct EffectWords {
  Q_DECLARE_TR_FUNCTIONS(Effect)
};

/// The sentence with the scarab that is taken or given back on the way, if any.
QString withScarab(const QString& text, const Effect& effect) {
  const int more = egizia::scarabs(effect.after) - egizia::scarabs(effect.before); // TRACK-2
  if (more > 0) return fill(EffectWords::tr("%1, and a scarab"), {text});
  return more < 0 ? fill(EffectWords::tr("%1, and a scarab goes back"), {text}) : text;
}

QString points(const Effect& effect, const Table& table) {
  const int by = effect.after - effect.before;
  if (by == 0) return {};
  const QStringList facts = {playerName(effect.player, table), number(by < 0 ? -by : by),
                             number(effect.after), playerName(effect.detail, table)};
  const bool alone = effect.detail == table::noPlayer;
  const QString text = by > 0 ? (alone ? EffectWords::tr("%1: forward %2 to %3")
                                       : EffectWords::tr("%1: forward %2 to %3, behind %4"))
                              : (alone ? EffectWords::tr("%1: back %2 to %3")
                                       : EffectWords::tr("%1: back %2 to %3, behind %4"));
  return withScarab(fill(text, facts), effect);
}

QString queue(const Effect& effect, const Table& table) {
  const QStringList facts = {playerName(effect.player, table), playerName(effect.detail, table)};
  return fill(effect.detail == table::noPlayer
                  ? EffectWords::tr("%1: to the front of the queue on the space")
                  : EffectWords::tr("%1: in the queue on the space, behind %2"),
              facts);
}

QString stones(const Effect& effect, const Table& table) {
  const int by = effect.after - effect.before;
  const int lost = effect.detail == table::nothing ? 0 : effect.detail;
  const QStringList facts = {playerName(effect.player, table), number(effect.after)};
  QString text;
  if (by > 0) text = fill(EffectWords::tr("%1: %n stone(s) more, %2 now", nullptr, by), facts);
  if (by < 0) text = fill(EffectWords::tr("%1: %n stone(s) fewer, %2 now", nullptr, -by), facts);
  if (lost == 0) return text;
  if (by == 0) text = fill(EffectWords::tr("%1: the stone track is full"), facts);
  return fill(EffectWords::tr("%1 (%2 lost)"), {text, number(lost)});
}

QString stock(const Effect& effect, const Table& table) {
  const int by = effect.after - effect.before;
  switch (static_cast<Stock>(effect.what)) {
  case Stock::stones: return stones(effect, table);
  case Stock::sphinxHeld: {
    if (by == 0) return {};
    const QStringList facts = {playerName(effect.player, table), number(effect.after)};
    return fill(by > 0 ? EffectWords::tr("%1: %n Sphinx card(s) more, %2 now", nullptr, by)
                       : EffectWords::tr("%1: %n Sphinx card(s) fewer, %2 now", nullptr, -by),
                facts);
  }
  case Stock::sphinxDeck: return {};
  }
  return {};
}

QString strength(const Effect& effect, const Table& table) {
  if (effect.before == effect.after) return {};
  return fill(EffectWords::tr("%1: %2 %3 → %4"),
              {playerName(effect.player, table), crewName(static_cast<egizia::Crew>(effect.what)),
               number(effect.before), number(effect.after)});
}

QString turned(const Effect& effect, const Table& table) {
  return fill(effect.after == 1 ? EffectWords::tr("%1: turn the %2 over")
                                : EffectWords::tr("%1: turn the %2 back"),
              {playerName(effect.player, table), crewName(static_cast<egizia::Crew>(effect.what))});
}

QString ringMove(const Effect& effect) {
  switch (static_cast<egizia::Ring>(effect.after)) {
  case egizia::Ring::left: return EffectWords::tr("Water ring to the left position");
  case egizia::Ring::middle: return EffectWords::tr("Water ring to the middle position");
  case egizia::Ring::right: return EffectWords::tr("Water ring to the right position");
  }
  return {};
}

QString marker(const Effect& effect, const Table& table) {
  const int by = effect.after - effect.before;
  if (by == 0) return {};
  if (static_cast<Marker>(effect.what) == Marker::ring) return ringMove(effect);
  const bool stone = static_cast<Marker>(effect.what) == Marker::stoneMarket;
  const QStringList facts = {playerName(effect.player, table),
                             market(stone ? egizia::Market::stone : egizia::Market::grain),
                             number(effect.after + 1)};
  return fill(by > 0 ? EffectWords::tr("%1: %2 %n step(s) down, to step %3", nullptr, by)
                     : EffectWords::tr("%1: %2 %n step(s) up, to step %3", nullptr, -by),
              facts);
}

QString piece(const Effect& effect, const Table& table) {
  const QString player = playerName(effect.player, table);
  if (effect.after == 0) {
    return fill(EffectWords::tr("%1: ship back %2"),
                {player, stop(effect.what, table, Place::from)});
  }
  const QStringList facts = {player, stop(effect.what, table, Place::to), number(effect.detail)};
  if (effect.detail == egizia::reserveSpace) {
    return fill(EffectWords::tr("%1: ship %2, in reserve"), facts);
  }
  return fill(effect.detail == egizia::noSpace ? EffectWords::tr("%1: ship %2")
                                               : EffectWords::tr("%1: ship %2, building space %3"),
              facts);
}

QString built(const Effect& effect, const Table& table) {
  return fill(EffectWords::tr("%1: stone on %2 (value %3)"),
              {playerName(effect.player, table),
               cell(static_cast<egizia::Building>(effect.what), effect.detail, table),
               number(effect.after)});
}

QString fieldName(int name, const Table& table) {
  return name == egizia::unnamed ? startField() : cardName(name, table);
}

QString card(const Effect& effect, const Table& table) {
  const QString player = playerName(effect.player, table);
  const QString name = cardName(effect.what, table);
  switch (static_cast<CardMove>(effect.detail)) {
  case CardMove::laidOut: return fill(EffectWords::tr("On the river: %1"), {name});
  case CardMove::taken:
    return fill(EffectWords::tr("%1: take the card “%2” %3"),
                {player, name, stop(effect.before, table, Place::from)});
  case CardMove::played: return fill(EffectWords::tr("%1: card “%2” to the box"), {player, name});
  case CardMove::used: return fill(EffectWords::tr("%1: card “%2” used"), {player, name});
  case CardMove::swept: return fill(EffectWords::tr("Off the river: %1"), {name});
  case CardMove::assigned:
    return fill(EffectWords::tr("%1: card “%2” to the field “%3”"),
                {player, name, fieldName(effect.after, table)});
  case CardMove::corrected:
    return fill(effect.after != 0 ? EffectWords::tr("%1: gets the card “%2”")
                                  : EffectWords::tr("%1: gives the card “%2” back"),
                {player, name});
  }
  return {};
}

QString tile(const Effect& effect, const Table& table) {
  const QStringList facts = {playerName(effect.player, table), number(effect.what + 1),
                             number(effect.after)};
  const bool named = effect.after != 0;
  if (static_cast<TileMove>(effect.detail) == TileMove::turnedUp) {
    return fill(named ? EffectWords::tr("Turn up the tomb tile on tomb %2: %3")
                      : EffectWords::tr("Turn up the tomb tile on tomb %2"),
                facts);
  }
  return fill(named ? EffectWords::tr("%1: take the tomb tile from tomb %2 (value %3)")
                    : EffectWords::tr("%1: take the tomb tile from tomb %2"),
              facts);
}

QString order(const Effect& effect, const Table& table) {
  return fill(EffectWords::tr("%1: order tile %2"),
              {playerName(effect.player, table), number(effect.after)});
}

QString newPhase(const Effect& effect) {
  const auto next = static_cast<egizia::Phase>(effect.after);
  if (next >= egizia::Phase::final) return phase(next);
  return fill(EffectWords::tr("Round %1: %2"), {number(effect.detail), phase(next)});
}

} // namespace

QString sentence(const Effect& effect, const Table& table) {
  switch (effect.kind) {
  case EffectKind::points: return points(effect, table);
  case EffectKind::queue: return queue(effect, table);
  case EffectKind::stock: return stock(effect, table);
  case EffectKind::strength: return strength(effect, table);
  case EffectKind::turned: return turned(effect, table);
  case EffectKind::marker: return marker(effect, table);
  case EffectKind::piece: return piece(effect, table);
  case EffectKind::built: return built(effect, table);
  case EffectKind::card: return card(effect, table);
  case EffectKind::tile: return tile(effect, table);
  case EffectKind::order: return order(effect, table);
  case EffectKind::phase: return newPhase(effect);
  case EffectKind::note: return noteSentence(effect, table);
  }
  return {};
}

bool asksForAMove(const Effect& effect) {
  const bool cardUsed =
      effect.kind == EffectKind::card && static_cast<CardMove>(effect.detail) == CardMove::used;
  const bool deck =
      effect.kind == EffectKind::stock && static_cast<Stock>(effect.what) == Stock::sphinxDeck;
  return effect.kind != EffectKind::phase && effect.kind != EffectKind::note && !cardUsed && !deck;
}

} // namespace nilometer::words
