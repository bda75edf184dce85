// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/strip/choice_words.h"

#include "engine/egizia/turn.h"
#include "ui/words/phrase.h"

#include <QCoreApplication>

namespace nilometer::ui {

using egizia::Phase;

namespace {

struct PhaseWords {
  static QString tr(const char* text) {
    return QCoreApplication::translate("nilometer::ui::PhaseBar", text);
  }
  static QStringList shortNames() {
    return {tr(QT_TRANSLATE_NOOP("nilometer::ui::PhaseBar", "Lay out")),
            tr(QT_TRANSLATE_NOOP("nilometer::ui::PhaseBar", "Sail")),
            tr(QT_TRANSLATE_NOOP("nilometer::ui::PhaseBar", "Feed")),
            tr(QT_TRANSLATE_NOOP("nilometer::ui::PhaseBar", "Stones")),
            tr(QT_TRANSLATE_NOOP("nilometer::ui::PhaseBar", "Build")),
            tr(QT_TRANSLATE_NOOP("nilometer::ui::PhaseBar", "Bonus")),
            tr(QT_TRANSLATE_NOOP("nilometer::ui::PhaseBar", "Order"))};
  }
  static QString round(int round) {
    return words::fill(tr(QT_TRANSLATE_NOOP("nilometer::ui::PhaseBar", "Round %1 of %2")),
                       {words::number(round), words::number(egizia::rounds)});
  }
};

} // namespace

PhaseLook phaseLook(const table::Moment& moment) {
  const auto phase = static_cast<Phase>(moment.phase);
  const QString final =
      PhaseWords::tr(QT_TRANSLATE_NOOP("nilometer::ui::PhaseBar", "Final scoring"));
  const QString over = PhaseWords::tr(QT_TRANSLATE_NOOP("nilometer::ui::PhaseBar", "Game over"));
  PhaseLook look;
  look.round = phase == Phase::over    ? over
               : phase == Phase::final ? final
                                       : PhaseWords::round(moment.round);
  look.widest = {PhaseWords::round(egizia::rounds), final, over};
  look.rounds = egizia::rounds;
  look.now = moment.round;
  look.phases = PhaseWords::shortNames();
  look.phase = moment.phase;
  look.phaseName = words::phase(phase);
  return look;
}

} // namespace nilometer::ui
