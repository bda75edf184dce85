// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/spectator/egizia_display.h"

#include "engine/egizia/feed.h"
#include "engine/egizia/game.h"
#include "engine/egizia/turn.h"
#include "ui/egizia/action_bar/choice_words.h"
#include "ui/egizia/text/words.h"
#include "ui/text/phrase.h"

#include <QCoreApplication>

namespace nilometer::ui {

using egizia::Phase;
using table::Player;
using text::fill;

namespace {

struct TurnWords {
  Q_DECLARE_TR_FUNCTIONS(Display)
};

DisplayTurn turnOf(const EgiziaSession& session, Player player, const QString& does,
                   const QString& hint = {}) {
  return {.colour = playerColourAt(session.colourOf(player)),
          .name = text::playerName(player, session.table()),
          .whole = text::playerName(player, session.wholeTable()),
          .does = does,
          .hint = hint};
}

DisplayTurn headed(const Prompt& prompt) {
  return {.does = prompt.title, .hint = prompt.hint};
}

DisplayTurn sailing(const EgiziaSession& session, Player player) {
  const egizia::PlayerState& own = session.shown().player[player];
  const int left = session.edition().shipsPerPlayer - own.shipsPlaced;
  //: After a player's name: "Anna places a ship".
  DisplayTurn turn = turnOf(session, player, TurnWords::tr("places a ship"),
                            TurnWords::tr("%n ship(s) left", nullptr, left));
  //: Ships, after "Anna places a ship", where there is little room.
  turn.brief = TurnWords::tr("%n left", nullptr, left);
  if (own.shipsPlaced == 0) return turn;
  const int last = own.ships[own.shipsPlaced - 1U].stop;
  //: Where a ship may be placed, and how many there are: "Downstream from Alyi · 6 left".
  turn.hint = fill(TurnWords::tr("Downstream %1 · %n left", nullptr, left),
                   {text::stop(last, session.table(), text::Place::from)});
  return turn;
}

DisplayTurn building(const EgiziaSession& session, Player player) {
  const egizia::State& state = session.shown();
  //: After a player's name: "Anna builds".
  QString does = TurnWords::tr("builds");
  if (const auto turn = egizia::buildTurn(state)) {
    const QString where = text::site(turn->site, text::Place::at);
    //: After a player's name: "Anna draws at the Sphinx".
    const QString draws = TurnWords::tr("draws %1");
    //: After a player's name: "Anna builds at the pyramid and temple".
    const QString builds = TurnWords::tr("builds %1");
    does = fill(turn->site == egizia::Site::sphinx ? draws : builds, {where});
  }
  return turnOf(session, player, does,
                TurnWords::tr("%n stone(s) at hand", nullptr, state.player[player].stones));
}

DisplayTurn winning(const EgiziaSession& session) {
  const Player winner = egizia::ranking(session.game(), session.shown()).front();
  const int points = session.shown().track.points(winner);
  //: After a player's name: "Anna wins".
  return turnOf(session, winner, TurnWords::tr("wins"), text::points(points));
}

/// Who has to go back for want of grain, by symbol; cards may still help.
QString shortOfGrain(const EgiziaSession& session) {
  const egizia::State& state = session.shown();
  QStringList all;
  for (Player player = 0; player < state.players; ++player) {
    const egizia::Flood flood =
        egizia::floodOf(session.edition(), state.player[player], state.ring);
    if (flood.missing == 0) continue;
    all += fill(QStringLiteral("%1 %2"), {symbolText(playerColourAt(session.colourOf(player))),
                                          text::number(flood.missing)});
  }
  if (all.isEmpty()) return TurnWords::tr("There is enough grain for everybody.");
  //: Then a symbol of a player and a number for each of them.
  return fill(TurnWords::tr("Grain missing: %1"), {all.join(QStringLiteral("  "))});
}

/// Nobody's alone, or everybody's.
DisplayTurn together(const EgiziaSession& session) {
  const Phase phase = session.shown().phase;
  if (phase == Phase::over) return winning(session);
  Prompt prompt = promptOf(session);
  // The table has no places to press.
  if (phase == Phase::lay) prompt.hint.clear();
  if (phase == Phase::feed) prompt.hint = shortOfGrain(session);
  return headed(prompt);
}

} // namespace

DisplayTurn displayTurn(const EgiziaSession& session) {
  if (session.amending()) return amendingTurn();
  if (session.isLookingBack()) return headed(promptOf(session));
  const egizia::State& state = session.shown();
  const Player player = egizia::onTurn(session.game(), state);
  if (player == table::noPlayer) return together(session);
  //: After a player's name: "Anna may take a card".
  if (state.leftoverStep) return turnOf(session, player, TurnWords::tr("may take a card"));
  switch (state.phase) {
  case Phase::sail: return sailing(session, player);
  case Phase::build: return building(session, player);
  case Phase::final:
    //: After a player's name, in the final scoring: "Anna is scored".
    return turnOf(session, player, TurnWords::tr("is scored"), promptOf(session).hint);
  case Phase::lay:
  case Phase::feed:
  case Phase::stone:
  case Phase::bonus:
  case Phase::order:
  case Phase::over: break;
  }
  return together(session);
}

QString displayThen(const EgiziaSession& session) {
  const table::GameClock moment = session.clock();
  const QStringList phases = phaseLook(moment).phases;
  if (moment.phase >= phases.size()) return {};
  //: What comes after this phase of the game: "then Feed".
  const QString then = TurnWords::tr("then %1");
  if (moment.phase + 1 < phases.size()) return fill(then, {phases[moment.phase + 1]});
  if (moment.round == egizia::rounds) return TurnWords::tr("then final scoring");
  return fill(TurnWords::tr("then round %1"), {text::number(moment.round + 1)});
}

} // namespace nilometer::ui
