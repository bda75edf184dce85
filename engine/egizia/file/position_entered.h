// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/egizia/file/position_document.h"
#include "engine/record/entered_position.h"

#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

/// An end position while it is being entered: what stands in every field, complete or not, right
/// or wrong, so that nothing is lost when the program ends (docs/position.md, "entered").
namespace nilometer::egizia {

/// About cards there is only a note; of yes or no the other text is empty: the other answer.
using record::PositionDispute;

/// Everything that has been entered. A plain value, so that clearing can be undone.
struct PositionEntered : PositionAbout {
  bool scored = false;    ///< the document around it was scored; this came later
  bool unchanged = false; ///< nothing came later: it is kept for what is disputed in it
  std::vector<RecordHeader::Seat> seats; ///< 2 to 4; a name may be empty
  bool everything = false; ///< all there is was asked for, not only what can matter for the cards
  std::map<PositionCell, std::string> texts; ///< as they were typed
  std::map<PositionCell, std::vector<PositionCard>> cards;
  std::set<PositionCell> switched; ///< yes or no that is not as proposed
  std::map<PositionCell, PositionDispute> disputes;

  [[nodiscard]] int players() const { return static_cast<int>(seats.size()); }
  [[nodiscard]] std::vector<PositionCard> cardsIn(const PositionCell& cell) const;
  friend bool operator==(const PositionEntered&, const PositionEntered&) = default;
};

/// What a list of games says about an end position, as it was entered last, without knowing its
/// printed values.
struct PositionHead : PositionAbout {
  std::vector<RecordHeader::Seat> seats;
  Position::Stage stage = Position::Stage::scored;
  bool hasEntered = false; ///< what was entered stands in it: readPositionEntered()
};
[[nodiscard]] record::Result<PositionHead> readPositionHead(std::string_view text,
                                                            const std::string& file = {});

/// The document as JSON text with what is being entered on that edition. `document` = what was
/// scored, or what is entered if it is complete; nullptr: neither. `its` is the edition of the
/// document, if that is another one.
[[nodiscard]] std::string writePosition(PositionEntered entered, const PositionDocument* document,
                                        const Edition& edition, const Edition* its = nullptr);

/// Reads what is being entered. `edition` must be the one it names (PositionHead).
/// @pre PositionHead::hasEntered
[[nodiscard]] record::Result<PositionEntered>
readPositionEntered(std::string_view text, const Edition& edition, const std::string& file = {});

} // namespace nilometer::egizia
