// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace nilometer::record {

/// A record whose first line was damaged, with another one (HeaderRecovery), and what in that is
/// made up.
struct NewHeader {
  std::string text;     ///< without checksums, up to where else it is damaged
  int players = 0;      ///< so many; where their list is lost, the fewest that all entries fit
  bool seats = false;   ///< not even their number is known
  bool names = false;   ///< some names or colours of players are lost
  bool rules = false;   ///< the rules agreed on are lost: the usual ones
  bool edition = false; ///< which printed values are lost: the first that all entries fit
};

} // namespace nilometer::record
