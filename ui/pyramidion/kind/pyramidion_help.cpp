// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pyramidion/kind/pyramidion_help.h"

#include <QCoreApplication>

namespace nilometer::pyramidion {

namespace {

struct PyramidionHelp {
  Q_DECLARE_TR_FUNCTIONS(PyramidionHelp)
};

} // namespace

ui::GameHelp help() {
  return {.table = {{PyramidionHelp::tr("letter or digit"),
                     PyramidionHelp::tr("presses the place or choice that shows it; each press "
                                        "takes one more of a resource")},
                    //: Shift and the letter of a kind of resource.
                    {PyramidionHelp::tr("Shift+letter"), PyramidionHelp::tr("puts one of it back")},
                    {PyramidionHelp::tr("Ctrl+click"), PyramidionHelp::tr("takes all there is")},
                    {QStringLiteral("1-8"), PyramidionHelp::tr("a site")},
                    {PyramidionHelp::tr("M, N, T, S, D, R"),
                     PyramidionHelp::tr("merchant, negotiator, torturer, special, deity, revolt; "
                                        "then the card by its digit, 0 for a new one")},
                    {QStringLiteral("C"), PyramidionHelp::tr("recruits before the pass")},
                    {QStringLiteral("-"),
                     PyramidionHelp::tr("passes, declines, leaves out what is optional")},
                    {QStringLiteral("+"), PyramidionHelp::tr("goes on to the next field")},
                    {PyramidionHelp::tr("Ctrl+K"),
                     PyramidionHelp::tr("enters minima or corner of a site tile")}},
          .position = {},
          .corrected = PyramidionHelp::tr("Minima and corner of a site that were read wrongly are "
                                          "put right under Menu, Correction."),
          .hidden = PyramidionHelp::tr("Cards in hand and unturned revolt markers are never "
                                       "entered. Points of loaded boats are shown when the game is "
                                       "over.")};
}

} // namespace nilometer::pyramidion
