// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/egizia/rule_options.h"

namespace nilometer::egizia {

RuleOptions optionsOf(Profile profile) {
  RuleOptions options;
  switch (profile) {
  case Profile::first:
    options.startingSphinxCard = false;
    options.mayPass = false;
    options.moreSphinxNeedsStone = false;
    options.leftoverCardTiming = LeftoverTiming::endOfRound;
    options.occupiedScope = OccupiedScope::anySpace;
    options.improveTiming = ImproveTiming::ownTurn;
    break;
  case Profile::revised: break;
  case Profile::online:
    // TIME-6: the online program's own timings of cards are not rules of the table.
    options.mayPass = false;
    options.anytimeInFinalScoring = false;
    options.occupiedOwnLastShip = OwnLastShip::no;
    options.improveTarget = ImproveTarget::notGreen;
    options.reserveCardWithTwoPlayers = false;
    break;
  case Profile::tournament:
    options.anytimeInFinalScoring = false;
    options.occupiedOwnLastShip = OwnLastShip::withUpstream;
    break;
  }
  return options;
}

} // namespace nilometer::egizia
