// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/pyramidion/course.h"
#include "engine/pyramidion/game.h"
#include "ui/pyramidion/board/board_layout.h"
#include "ui/pyramidion/board/number_table.h"
#include "ui/table/board/drawn_board.h"

#include "ui/pyramidion/draft/draft.h"

#include <QCoreApplication>
#include <QString>
#include <QStringList>

#include <array>
#include <optional>
#include <vector>

/// What the places of the board show. Plain values; equal looks look alike.
namespace nilometer::pyramidion {

using ui::PlayerColour;
using ui::TextLook;

struct BoardWords {
  Q_DECLARE_TR_FUNCTIONS(PyramidionBoard)
};

/// What lies on the table while it is set up, as far as that has been told; all of it in a game.
struct Laid {
  bool supply = true;
  bool markers = true;    ///< of the order, at Giza
  bool facedDown = false; ///< boats in the row
  bool pile = false;      ///< of common cards
  bool discs = false;     ///< sundials and revolt markers
};

struct BoardTable : ui::DrawnTable<Game, State, Draft> {
  Course course{};
  Laid laid{};
  bool holdsWinner = false; ///< the final scoring has not told yet who wins
};

struct SiteLook {
  Site site = Site::giza;
  QString name{};
  Resources resources{};
  Resources coming{};                     ///< with the next supply card
  bool comingWaits = false;               ///< nobody has read that card yet
  std::array<bool, maxPlayers> markers{}; ///< of the order, that lie here; by number from 1
  int players = maxPlayers;
  bool isActive = false;
  bool sundial = false;
  friend bool operator==(const SiteLook&, const SiteLook&) = default;
};
/// What a torturer troop can fetch; nothing: nobody has read it.
using CornerLook = std::optional<ResourceSet>;
struct TroopLook {
  Troop kind = Troop::torturer;
  QString minimum{}; ///< "?" until it is read
  std::optional<PlayerColour> lies{};
  bool waits = false; ///< whose comes to lie there is not known before the minimum is read
  friend bool operator==(const TroopLook&, const TroopLook&) = default;
};
struct BoatLook {
  QString place{}; ///< what is written where no boat lies
  bool isThere = false;
  bool entering = false; ///< it is being turned up
  bool faceDown = false;
  bool waits = false; ///< nobody has read it yet
  Resources need{};
  QString points{};
  std::optional<PlayerColour> owner{}; ///< who alone may load it
  friend bool operator==(const BoatLook&, const BoatLook&) = default;
};
using ui::CardLook;
using ui::EndLook;
using ui::SumLook;

/// Reads the looks off a table.
class BoardReader : public ui::TableReader<BoardTable> {
public:
  using TableReader::TableReader;

  [[nodiscard]] SiteLook site(Site site) const;
  [[nodiscard]] CornerLook corner(Site site) const;
  [[nodiscard]] TroopLook troop(Site site, Troop kind) const;
  [[nodiscard]] BoatLook boat(int place) const;
  [[nodiscard]] TextLook ware(Site site, Resource kind) const;
  [[nodiscard]] TextLook marker(int number) const { return {QString::number(number)}; }
  /// @pre the card lies there, was lost, or is being entered
  [[nodiscard]] CardLook card(int number) const;
  [[nodiscard]] SumLook sum(Player player, Category category) const;
  [[nodiscard]] SumLook before(Player player) const;
  [[nodiscard]] ui::NumberTable active() const;

  /// Whether a site is played, or resolved.
  [[nodiscard]] bool isActive() const;
  /// Which: the active one, or the one that is asked for again.
  [[nodiscard]] Site tableSite() const;
  /// The numbers of a player's cards there, those that a revolt took too, and of the one that is
  /// being entered.
  [[nodiscard]] std::vector<int> cardsOf(Player player) const;
  /// What it counts alone, without what others do to it.
  [[nodiscard]] int ownValue(LyingCard card, Category category) const;
  /// Whether that marker of the order lies at Giza.
  [[nodiscard]] bool liesAtGiza(int marker) const;
  /// Whose boats are loaded: never what they are worth (SEE-2).
  [[nodiscard]] std::vector<PlayerColour> loaded() const;
  [[nodiscard]] Resources supply() const;

  /// What the place is called, how it stands to the entry, its key.
  [[nodiscard]] ui::PlaceLook place(const ui::PlaceId& id) const;
  /// "7 of 20", and what is counted so.
  [[nodiscard]] QString countText() const;
  /// The player who sets the pyramidion and so has won (END-6).
  [[nodiscard]] std::optional<PlayerColour> winner() const;
  [[nodiscard]] static QString countedText();
  /// Where that boat of the row lies on the Nile, from 1.
  [[nodiscard]] int placeOf(int boat) const;
  /// The things on the board that are no place, in sentences.
  [[nodiscard]] QStringList sentences() const;

private:
  [[nodiscard]] QString name(const ui::PlaceId& id) const;
  [[nodiscard]] QString tip(const ui::PlaceId& id) const;
  [[nodiscard]] QString boatName(int place) const;
  [[nodiscard]] QString cardName(int number) const;
  [[nodiscard]] QString cardTip(int number) const;
  [[nodiscard]] QString sumName(const SumLook& sum, const QString& what, Player player) const;
  [[nodiscard]] Totals totals(Category category) const;
  [[nodiscard]] Markers markers() const;
  /// Whether markers are turned, and every value is known.
  [[nodiscard]] bool areRead() const;
  [[nodiscard]] std::optional<int> minimum(Site site, Category category) const;
  [[nodiscard]] int raised() const;
  [[nodiscard]] bool hasLost(Player player) const;
  [[nodiscard]] LyingCard lying(int number) const;
  [[nodiscard]] const Boat* boatAt(int place) const;
  /// Of a sum that is called out.
  [[nodiscard]] SumLook field(Ask ask, int about) const;
  [[nodiscard]] EndLook revoltEnd() const;
  [[nodiscard]] EndLook end(Category category) const;
};

/// What a revolt at that site is worth and how it comes about: "13 = 6 + 7" (REVOLT-3).
[[nodiscard]] QString strengthText(const Markers& markers, Site site);

} // namespace nilometer::pyramidion
