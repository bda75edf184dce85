// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/action_bar/choice_words.h"

#include "engine/egizia/turn.h"
#include "ui/egizia/text/words.h"
#include "ui/table/view/entry_view.h"
#include "ui/text/phrase.h"

#include <QCoreApplication>

#include <algorithm>

namespace nilometer::ui {

using egizia::Phase;
using table::Player;
using text::fill;
using text::number;

namespace {

struct PhaseWords {
  Q_DECLARE_TR_FUNCTIONS(Phases)
};

QString roundText(int round) {
  return fill(PhaseWords::tr("Round %1 of %2"), {number(round), number(egizia::rounds)});
}

struct PromptWords {
  Q_DECLARE_TR_FUNCTIONS(Prompt)
};

QString shipsLeft(const EgiziaSession& session, Player player) {
  const int placed = session.shown().player[player].shipsPlaced;
  const int left = session.edition().shipsPerPlayer - placed;
  return PromptWords::tr("%n ship(s) left", nullptr, left);
}

QString sailHint(const EgiziaSession& session, Player player) {
  const egizia::PlayerState& own = session.shown().player[player];
  const QString ships = shipsLeft(session, player);
  if (own.shipsPlaced == 0) return fill(PromptWords::tr("Anywhere on the river. %1."), {ships});
  const egizia::ShipAt& last = own.ships[own.shipsPlaced - 1U];
  return fill(PromptWords::tr("Downstream %1. %2."),
              {text::stop(last.stop, session.table(), text::Place::from), ships});
}

Prompt buildPrompt(const EgiziaSession& session, Player player, const QString& name) {
  const egizia::State& state = session.turn();
  for (int i = 0; i < egizia::siteCount; ++i) {
    const auto site = static_cast<egizia::Site>(i);
    const egizia::SiteState& ships = state.sites[static_cast<std::size_t>(i)];
    const egizia::Slot* slot = ships.find(player);
    const bool waits = std::any_of(ships.slots.begin(), ships.slots.begin() + ships.count,
                                   [](const egizia::Slot& other) { return !other.done; });
    if (slot == nullptr || !waits) continue;
    const QString where = text::site(site, text::Place::at);
    const QString stones =
        PromptWords::tr("%n stone(s) at hand", nullptr, state.player[player].stones);
    if (site == egizia::Site::sphinx) {
      return {fill(PromptWords::tr("%1 draws %2"), {name, where}),
              fill(PromptWords::tr("How many cards? %1."), {stones}), player};
    }
    return {fill(PromptWords::tr("%1 builds %2"), {name, where}),
            fill(PromptWords::tr("Press the spaces. %1."), {stones}), player};
  }
  return {fill(PromptWords::tr("%1 builds"), {name}), {}, player};
}

Prompt finalPrompt(const EgiziaSession& session, Player player, const QString& name) {
  const int sealed = session.options().sphinxToName;
  return {fill(PromptWords::tr("Final scoring: %1"), {name}),
          sealed == 0 ? QString() : PromptWords::tr("%n Sphinx card(s) kept.", nullptr, sealed),
          player};
}

Prompt feedPrompt(const EgiziaSession& session, Player asked) {
  const QString hint = PromptWords::tr("Whoever is short goes back.");
  if (asked == table::noPlayer) return {PromptWords::tr("Feed the crews"), hint, asked};
  //: Several players are asked one after the other; %1 is the one asked now.
  return {fill(PromptWords::tr("Feed the crews: %1"), {text::playerName(asked, session.table())}),
          hint, asked};
}

Prompt tablePrompt(const EgiziaSession& session) {
  switch (session.shown().phase) {
  case Phase::lay:
    return {PromptWords::tr("Lay out the Nile cards"),
            PromptWords::tr("Press a space to name the cards from there on.")};
  case Phase::stone:
    return {PromptWords::tr("The quarries yield stones"),
            PromptWords::tr("Move the stone markers.")};
  case Phase::bonus:
    return {PromptWords::tr("Points for participation"),
            PromptWords::tr("Move the score markers.")};
  case Phase::order:
    return {PromptWords::tr("New player order"), PromptWords::tr("Hand out the order tiles.")};
  case Phase::over:
    return {PromptWords::tr("The game is over"), PromptWords::tr("Here is who wins.")};
  default: return {};
  }
}

} // namespace

PhaseLook phaseLook(const table::GameClock& moment) {
  const auto phase = static_cast<Phase>(moment.phase);
  const QString final = PhaseWords::tr("Final scoring");
  const QString over = PhaseWords::tr("Game over");
  PhaseLook look;
  look.round = roundText(moment.round);
  if (phase == Phase::final) look.round = final;
  if (phase == Phase::over) look.round = over;
  look.widest = {roundText(egizia::rounds), final, over};
  look.rounds = egizia::rounds;
  look.now = moment.round;
  look.phases = {PhaseWords::tr("Lay out"), PhaseWords::tr("Sail"),  PhaseWords::tr("Feed"),
                 PhaseWords::tr("Stones"),  PhaseWords::tr("Build"), PhaseWords::tr("Bonus"),
                 PhaseWords::tr("Order")};
  look.phase = moment.phase;
  look.phaseName = text::phase(phase);
  return look;
}

Prompt promptOf(const EgiziaSession& session, Player asked) {
  const egizia::State& state = session.turn();
  const bool instead = state.phase == Phase::sail && asked != table::noPlayer;
  const Player player = instead ? asked : egizia::onTurn(session.game(), state);
  if (session.isLookingBack()) return DraftedViewWords::past(session);
  if (player == table::noPlayer) return tablePrompt(session);
  const QString name = text::playerName(player, session.table());
  if (state.leftoverStep) {
    return {fill(PromptWords::tr("%1 may take a leftover card"), {name}),
            PromptWords::tr("Press a card left on the river."), player};
  }
  switch (state.phase) {
  case Phase::sail:
    return {fill(PromptWords::tr("%1 places a ship"), {name}), sailHint(session, player), player};
  case Phase::feed: return feedPrompt(session, asked);
  case Phase::build: return buildPrompt(session, player, name);
  case Phase::final: return finalPrompt(session, player, name);
  default: return tablePrompt(session);
  }
}

namespace {

QString buildTitle(const EgiziaSession& session, const egizia::Build& build, const Bill& bill) {
  const QString name = text::playerName(build.player, session.table());
  if (build.site == egizia::Site::sphinx) {
    return fill(PromptWords::tr("%1 draws %2, keeps %3"),
                {name, number(build.draw + build.unpaid), number(build.kept)});
  }
  // Qt fills in no negative number.
  const QString left = bill.stonesLeft < 0
                           ? PromptWords::tr("%n stone(s) short", nullptr, -bill.stonesLeft)
                           : PromptWords::tr("%n stone(s) left", nullptr, bill.stonesLeft);
  return fill(PromptWords::tr("%1 builds %2 with strength %3, %4"),
              {name, number(bill.cost), number(bill.strength), left});
}

/// The names themselves stand on the board: ten of them are more than a line takes.
QString layTitle(const EgiziaSession& session, const egizia::LayOut& lay) {
  int spaces = 0;
  int named = 0;
  for (const egizia::Stop& stop : session.edition().river) {
    if (stop.kind != egizia::StopKind::card) continue;
    ++spaces;
    if (lay.cards[stop.index] != egizia::unnamed) ++named;
  }
  return fill(PromptWords::tr("Nile cards named: %1 of %2"), {number(named), number(spaces)});
}

QString endText(Move move) {
  //: After a player's name: "Anna passes".
  if (move == Move::pass) return PromptWords::tr("passes");
  //: After a player's name: "Anna does not build".
  if (move == Move::decline) return PromptWords::tr("does not build");
  //: After a player's name: "Anna takes no card".
  return PromptWords::tr("takes no card");
}

} // namespace

QString draftTitle(const EgiziaSession& session, const Draft& draft) {
  const Work& work = draft.work();
  if (work.naming && !draft.isAsReplaced()) {
    return PromptWords::tr("Which card lies there? Press its space.");
  }
  if (!work.entry) return {};
  const bool feeds = std::holds_alternative<egizia::Feed>(*work.entry);
  if (feeds && draft.asked() != table::noPlayer) return promptOf(session, draft.asked()).title;
  if (!work.begun && !draft.isAsReplaced() && !(draft.bill() && draft.entry())) return {};
  if (const auto bill = draft.bill()) {
    return buildTitle(session, std::get<egizia::Build>(*work.entry), *bill);
  }
  if (const auto* lay = std::get_if<egizia::LayOut>(&*work.entry)) return layTitle(session, *lay);
  if (feeds) return promptOf(session).title;
  return text::sentence(*work.entry, session.table());
}

ChipLook lookOf(const EgiziaSession& session, const Action& action) {
  ChipLook look;
  look.tone = ChipLook::Tone::action;
  look.chosen = action.on;
  if (action.player != table::noPlayer) {
    look.player = static_cast<PlayerColour>(session.colourOf(action.player));
  }
  switch (action.move) {
  case Move::pass:
  case Move::decline:
  case Move::declineCard: {
    // The symbol says who.
    look.text = endText(action.move);
    const QString name = text::playerName(action.player, session.wholeTable());
    look.name = look.tip = fill(QStringLiteral("%1 %2"), {name, look.text});
    break;
  }
  case Move::nameCard: look.text = PromptWords::tr("Name a card"); break;
  case Move::skip: look.text = PromptWords::tr("Leave it without a name"); break;
  case Move::help: look.text = PromptWords::tr("More helping cards"); break;
  case Move::doubled:
  case Move::second:
  case Move::play:
    look.text = text::cardKind(action.card, session.table());
    look.tip = text::ruleSummary(egizia::ruleOf(action.card), session.game().options);
    break;
  }
  look.tip = session.names().tip(look.text, look.tip);
  return look;
}

bool leavesAsItWas(const EgiziaSession& session, const Draft& draft) {
  return draft.isAsReplaced() && !session.enteringAgain() && !draft.goesOn();
}

QString confirmText(const EgiziaSession& session, const Draft& draft) {
  const auto entry = draft.entry();
  if (leavesAsItWas(session, draft)) return DraftedViewWords::leave();
  if (!entry) return DraftedViewWords::enter();
  if (draft.goesOn()) return PromptWords::tr("Next");
  if (std::holds_alternative<egizia::LayOut>(*entry)) return PromptWords::tr("Laid out");
  if (std::holds_alternative<egizia::Feed>(*entry)) return PromptWords::tr("Fed");
  return DraftedViewWords::enter();
}

StripView::Texts stripTexts() {
  return {.confirm = {DraftedViewWords::enter(), PromptWords::tr("Next"),
                      PromptWords::tr("Laid out"), PromptWords::tr("Fed"),
                      DraftedViewWords::leave()}};
}

} // namespace nilometer::ui
