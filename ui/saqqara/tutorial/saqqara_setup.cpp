// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/tutorial/plain_setup.h"
#include "ui/saqqara/tutorial/saqqara_lessons.h"

namespace nilometer::saqqara {

namespace {

struct SaqqaraSetup {
  Q_DECLARE_TR_FUNCTIONS(SaqqaraSetup)
public:
  /// %1 = players, %2 = pyramids in play.
  static constexpr auto rows = std::to_array<ui::PlainSetupRow>({
      {"SET-2", QT_TR_NOOP("Die and stall"),
       QT_TR_NOOP("Put the die on Land, the first field of its track. It shows a 1. Put the stall "
                  "on Gold, the last field of its own track.")},
      {"SET-3", QT_TR_NOOP("Pyramids"),
       QT_TR_NOOP(
           "Mix the ten pyramids and draw %1. If either Soldiers or Thief is among them, add "
           "the other one. If neither is, take both out of the rest. Then draw until %2 lie "
           "on the board.")},
      {"SET-4", QT_TR_NOOP("Threshold cards"),
       QT_TR_NOOP("Take a threshold card with a 2 and three others at random. Shuffle these four "
                  "and put them on top of the shuffled rest, face down.")},
      {"SET-5", QT_TR_NOOP("Market cards and markers"),
       QT_TR_NOOP("Shuffle the six market cards to a closed pile. Put the five influence markers "
                  "beside the board.")},
      {"SET-1", QT_TR_NOOP("What each player gets"),
       QT_TR_NOOP(
           "A province board, a trader pawn, 4 workers, 3 gold and 24 influence cards of one "
           "colour. The cards are shuffled to a draw pile. The boat goes to space 0 of the Nile.")},
      {"SET-7", QT_TR_NOOP("General supply"),
       QT_TR_NOOP("All other goods lie beside the board as the general supply. The warehouses are "
                  "still empty.")},
      {"SET-6", QT_TR_NOOP("Start player"),
       QT_TR_NOOP("Agree on who begins. That player gets the start marker. The table then asks "
                  "for the pyramids and the start player.")},
  });
};

} // namespace

std::vector<ui::SetupStep> setupSteps(const Game& game) {
  return ui::plainSteps(SaqqaraSetup::rows, [](const char* text) { return SaqqaraSetup::tr(text); },
                        {text::number(game.players), text::number(game.players + 2)});
}

} // namespace nilometer::saqqara
