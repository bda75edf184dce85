// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/saqqara/saqqara_game/saqqara_help.h"

#include <QCoreApplication>

namespace nilometer::ui {

namespace {

struct HelpWords {
  Q_DECLARE_TR_FUNCTIONS(SaqqaraHelp)
};

} // namespace

GameHelp saqqaraHelp() {
  return {
      .table = {{HelpWords::tr("letter or digit"),
                 HelpWords::tr(
                     "presses the place or choice that shows it; each press takes one more "
                     "of a good")},
                //: Shift and the letter of a kind of goods.
                {HelpWords::tr("Shift+letter"), HelpWords::tr("puts one of that good back")},
                {HelpWords::tr("Ctrl+click"), HelpWords::tr("takes all there is of that good")},
                {QStringLiteral("H, S, N"),
                 HelpWords::tr("exchange goods, steal, sail on the Nile")},
                {QStringLiteral("X"), HelpWords::tr("withdraws where others bid more")},
                {QStringLiteral("U"), HelpWords::tr("uses Intrigue")},
                {QStringLiteral("-"), HelpWords::tr("passes, does without, ends a turn")},
                {QStringLiteral("/"), HelpWords::tr("reads a number later that is asked for")}},
      .position = {},
      .corrected = HelpWords::tr("Goods, workers and boats are put right under Menu, Correction; a "
                                 "number that was read wrongly under Menu, Printed number."),
      .hidden = HelpWords::tr("Cards in hand and cards that lie face down are never entered. They "
                              "are named when they are turned up.")};
}

} // namespace nilometer::ui
