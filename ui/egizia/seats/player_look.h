// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/egizia/seats/flood_view.h"
#include "ui/egizia/session/egizia_session.h"
#include "ui/table/board/seat_card.h"

#include <QString>
#include <QStringList>

#include <array>
#include <optional>
#include <vector>

namespace nilometer::ui {

/// What a player's card says. A plain value; equal looks look alike.
struct PlayerLook {
  /// Something a player has so many of: in words, and as it stands beside its sign.
  struct Fact {
    QString label;
    QString value;   ///< all of it
    QString count{}; ///< beside the sign
    QString more{};  ///< quiet behind it: what comes in each round, what it is worth
    [[nodiscard]] QString text() const;
    friend bool operator==(const Fact&, const Fact&) = default;
  };
  /// One crew of the player's tableau.
  struct CrewTile {
    int strength = 0;
    bool used = false; ///< turned over (BUILD-4)
    friend bool operator==(const CrewTile&, const CrewTile&) = default;
  };
  /// A Nile card that is neither field nor quarry.
  struct HeldCard {
    QString name{};       ///< in the fewest words
    QString inFull{};     ///< its name everywhere else, and whether it was used
    bool anytime = false; ///< can be played at any time (TIME-2)
    bool used = false;
    friend bool operator==(const HeldCard&, const HeldCard&) = default;
  };
  SeatLook seat{};    ///< names with the order tile: "1 Dora"; cards stand in the order of these
  int scarabs = 0;    ///< TRACK-2
  QString ending;     ///< what would be added if the game ended now, Sphinx cards apart; or empty
  QString pointsSign; ///< behind the points, if they rest on assumed printed values
  QString endingSign; ///< the same behind what it would come to now
  std::array<CrewTile, egizia::crewCount> crews{};
  Fact stones;                 ///< at hand, of how many, and what the quarries yield
  Fact ships;                  ///< still to be placed this round
  Fact tombs;                  ///< sum, tiles, what they are worth so far (END-2)
  Fact sphinx;                 ///< how many cards, never which
  QString quarries;            ///< the yield of each: "3+2"
  std::vector<HeldCard> cards; ///< all others but the fields
  FloodLook flood;
  friend bool operator==(const PlayerLook&, const PlayerLook&) = default;
};

/// What the shown table says of a player. `ring`: where the entry being made would move the
/// water ring; `asked`: whom it asks (Draft::asked), who counts as on turn then.
[[nodiscard]] PlayerLook playerLook(const EgiziaSession& session, table::Player player,
                                    std::optional<egizia::Ring> ring,
                                    table::Player asked = table::noPlayer);

} // namespace nilometer::ui
