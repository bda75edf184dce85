// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/text/words.h"

#include <QCoreApplication>

#include <array>

namespace nilometer::text {

namespace {

struct PageWords {
  Q_DECLARE_TR_FUNCTIONS(PrintedPage)
public:
  /// In the order of PrintedPage.
  static constexpr auto names = std::to_array<const char*>(
      {QT_TR_NOOP("Pieces and start"), QT_TR_NOOP("Order of the stops"), QT_TR_NOOP("Round spaces"),
       QT_TR_NOOP("Strength tracks"), QT_TR_NOOP("Both markets"), QT_TR_NOOP("The obelisk"),
       QT_TR_NOOP("The pyramid"), QT_TR_NOOP("The temple"), QT_TR_NOOP("The tombs"),
       QT_TR_NOOP("Grain fields and quarries"), QT_TR_NOOP("Other Nile cards"),
       QT_TR_NOOP("Sphinx cards")});
  static constexpr auto places = std::to_array<const char*>(
      {QT_TR_NOOP("Look at the box and at the player tableau in front of each player."),
       QT_TR_NOOP("Look at the board. Go down the Nile, stop by stop."),
       QT_TR_NOOP("Look at the round spaces beside the Nile and at the crews pictured there."),
       QT_TR_NOOP("Look at the track of each crew: where it starts and where it ends."),
       QT_TR_NOOP("Look at both markets on the board. Begin at the top step."),
       QT_TR_NOOP("Look at the obelisk on the board. Begin with the lowest row."),
       QT_TR_NOOP("Look at the pyramid on the board. Begin with the lowest row."),
       QT_TR_NOOP("Look at the temple on the board, part by part."),
       QT_TR_NOOP("Look at the tombs on the board and at the backs and fronts of their tiles."),
       QT_TR_NOOP("Take out all Nile cards with grain fields or quarries."),
       QT_TR_NOOP("Go through the other Nile cards, deck by deck."),
       QT_TR_NOOP("Go through all Sphinx cards. Do this before a game, not during one.")});
};
static_assert(PageWords::names.size() == egizia::printedPageCount);
static_assert(PageWords::places.size() == egizia::printedPageCount);

} // namespace

QString printedPage(egizia::PrintedPage page) {
  return PageWords::tr(PageWords::names[static_cast<std::size_t>(page)]);
}

QString whereToLook(egizia::PrintedPage page) {
  return PageWords::tr(PageWords::places[static_cast<std::size_t>(page)]);
}

} // namespace nilometer::text
