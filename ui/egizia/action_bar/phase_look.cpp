// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/action_bar/choice_words.h"

#include "engine/egizia/turn.h"
#include "ui/text/phrase.h"

#include <QCoreApplication>

namespace nilometer::ui {

using egizia::Phase;

namespace {

struct PhaseWords {
  Q_DECLARE_TR_FUNCTIONS(Phases)
};

QString roundText(int round) {
  return text::fill(PhaseWords::tr("Round %1 of %2"),
                    {text::number(round), text::number(egizia::rounds)});
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

} // namespace nilometer::ui
