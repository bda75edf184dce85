// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/egizia_game/egizia_help.h"

#include <QCoreApplication>

namespace nilometer::ui {

namespace {

struct HelpWords {
  Q_DECLARE_TR_FUNCTIONS(EgiziaHelp)
};

} // namespace

GameHelp egiziaHelp() {
  return {.table = {{HelpWords::tr("letter or digit"),
                     HelpWords::tr("presses the place or choice that shows it; the key of a taken "
                                   "space says why not")},
                    {QStringLiteral("-"),
                     HelpWords::tr("ends a turn: passes, does not build, takes no card")},
                    {HelpWords::tr("Backspace, +"),
                     HelpWords::tr("in the final scoring: one step back, all at once")}},
          .position = {{QStringLiteral("Tab"), HelpWords::tr("comes to yes and no, too")},
                       {HelpWords::tr("Backspace"),
                        HelpWords::tr("where cards are entered: takes the last one away")},
                       {HelpWords::tr("Esc"), HelpWords::tr("closes the list of cards")},
                       {HelpWords::tr("Ctrl+D"),
                        HelpWords::tr("marks a value as disputed, or settles it")},
                       {HelpWords::tr("Ctrl+H"),
                        HelpWords::tr("shows what was done, with a way back to every step")}},
          .corrected =
              HelpWords::tr("Points, stones and markers are put right under Menu, Correction."),
          .hidden =
              HelpWords::tr("Sphinx cards stay sealed: only their number is entered. They are "
                            "named in the final scoring.")};
}

} // namespace nilometer::ui
