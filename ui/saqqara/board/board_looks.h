// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/saqqara/game.h"
#include "ui/saqqara/board/board_layout.h"
#include "ui/saqqara/draft/draft.h"
#include "ui/table/board/drawn_board.h"
#include "ui/table/board/seats.h"

#include <QCoreApplication>
#include <QString>
#include <QStringList>

#include <array>
#include <optional>
#include <vector>

/// What the places of the board show. Plain values; equal looks look alike.
namespace nilometer::saqqara {

using ui::PlayerColour;

struct BoardWords {
  Q_DECLARE_TR_FUNCTIONS(SaqqaraBoard)
};

using ui::PlaceKeys;
using ui::TextLook;

struct BoardTable : ui::DrawnTable<Game, State, Draft> {
  Player sailing = noPlayer; ///< whose boat is on its way and lies nowhere
};

struct StoreLook {
  ui::Ware own = ui::Ware::fish;
  QString name{};
  Goods goods{};
  Goods more{};                      ///< being entered: what comes there
  std::optional<PlayerColour> hut{}; ///< whose bid is the highest
  friend bool operator==(const StoreLook&, const StoreLook&) = default;
};
/// What lies below a storehouse.
struct CardLook {
  enum class Kind : std::uint8_t { nothing, market, won, threshold };
  Kind kind = Kind::nothing;
  bool isRead = false; ///< it is one of four that are read now
  bool isNext = false; ///< … and the next one
  std::optional<MarketCard> card{};
  std::optional<Threshold> threshold{};
  Goods goods{}; ///< in the storehouse
  Goods more{};
  QString words{};  ///< about the threshold, or the highest bid
  QString number{}; ///< "6 / 5", or of the highest bid
  bool reached = false;
  std::optional<PlayerColour> winner{};
  friend bool operator==(const CardLook&, const CardLook&) = default;
};
/// The place of one player below a storehouse.
struct SlotLook {
  enum class Kind : std::uint8_t { nothing, bid, laid, shown };
  Kind kind = Kind::nothing;
  PlayerColour colour = PlayerColour::blue;
  Goods goods{}; ///< of a bid
  Goods more{};
  bool highest = false;
  InfluenceCard card = faceDown;
  int markers = 0;
  bool isRead = false; ///< the card is read now
  bool isNext = false;
  bool entering = false;
  friend bool operator==(const SlotLook&, const SlotLook&) = default;
};
struct StepLook {
  int level = 1;
  QString points{};    ///< "?" until they are read
  bool priced = false; ///< the price is known
  std::vector<PlayerColour> workers{};
  std::optional<PlayerColour> comes{}; ///< being entered
  bool asksPoints = false;             ///< they are read now
  friend bool operator==(const StepLook&, const StepLook&) = default;
};
/// The print on a pyramid, and what its levels give.
struct PyramidLook {
  QString name{};
  std::array<LevelPrint, topLevel> levels{};
  int next = 0; ///< the level that is asked about, or that the player on turn would enter
  QString power{};
  friend bool operator==(const PyramidLook&, const PyramidLook&) = default;
};
struct NileLook {
  struct Boat {
    PlayerColour colour = PlayerColour::blue;
    int space = 0;
    friend bool operator==(const Boat&, const Boat&) = default;
  };
  QString name{};
  std::vector<Boat> boats{}; ///< in the order of seats
  std::optional<Boat> comes{};
  int last = 14;   ///< of the scale
  qreal first = 0; ///< where space 0 is, and the last of the scale; in u
  qreal end = 0;
  friend bool operator==(const NileLook&, const NileLook&) = default;
};
struct FieldLook {
  QString name{};
  QString now{}; ///< the word for the field of the die
  int die = 0;   ///< pips, where it lies here
  bool stall = false;
  bool stallWaits = false; ///< where it goes is not read yet
  bool comes = false;      ///< being entered: the stall
  friend bool operator==(const FieldLook&, const FieldLook&) = default;
};
/// The distribution table.
struct YearsLook {
  QString title{};
  QString bonus{};
  QString land{};
  std::array<std::array<QString, 2>, years> rows{}; ///< bonus and land of each year
  int now = 1;
  int asked = 0; ///< the year of which a number is read now; 0: of none
  bool asksLand = false;
  friend bool operator==(const YearsLook&, const YearsLook&) = default;
};
/// Reads the looks off a table.
class BoardReader : public ui::TableReader<BoardTable> {
public:
  using TableReader::TableReader;

  [[nodiscard]] StoreLook store(Warehouse at) const;
  [[nodiscard]] CardLook card(Warehouse at) const;
  [[nodiscard]] SlotLook slot(Warehouse at, Player player) const;
  [[nodiscard]] StepLook step(int level, Pyramid pyramid) const;
  [[nodiscard]] PyramidLook pyramid(Pyramid pyramid) const;
  [[nodiscard]] NileLook nile(const BoardLayout& layout) const;
  [[nodiscard]] FieldLook field(Field field) const;
  [[nodiscard]] YearsLook years() const;
  /// "?" or the number of the last space.
  [[nodiscard]] TextLook nileEnd() const;

  /// What the place is called, how it stands to the entry, its key.
  [[nodiscard]] ui::PlaceLook place(const ui::PlaceId& id) const;
  /// "Tops 1 of 4, then one more round", "Threshold cards left: 8".
  [[nodiscard]] QStringList head() const;
  [[nodiscard]] QString supplyText() const;

private:
  [[nodiscard]] QString name(const ui::PlaceId& id) const;
  [[nodiscard]] QString tip(const ui::PlaceId& id) const;
  [[nodiscard]] QString cardName(Warehouse at) const;
  [[nodiscard]] QString slotName(Warehouse at, Player player) const;
  [[nodiscard]] QString stepName(Pyramid pyramid, int level) const;
  [[nodiscard]] QString playersAt(auto isThere) const;
  [[nodiscard]] const WarehouseState& in(Warehouse at) const { return m_state.in(at); }
  [[nodiscard]] Goods comingTo(Warehouse at) const;
  [[nodiscard]] std::optional<Question> reads(Ask ask, Warehouse at) const;
};

} // namespace nilometer::saqqara
