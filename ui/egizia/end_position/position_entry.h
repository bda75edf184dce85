// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/egizia/edition.h"
#include "engine/egizia/file/game_record.h"
#include "engine/egizia/file/position_document.h"
#include "ui/score/report/entered_form.h"

#include <QString>

#include <map>
#include <optional>
#include <span>
#include <string>
#include <vector>

/// Final scoring only: what has been entered of an end position (PositionForm), without any
/// widget. The text of a field is kept as it was typed; what it means and which fields are asked,
/// all or those that can matter for the Sphinx cards in play, is worked out from it.
namespace nilometer::ui {

using egizia::aboutIn;
using egizia::buildingOf;
using egizia::choiceIn;
using egizia::choose;
using egizia::isBuilt;
using egizia::isCards;
using egizia::isSwitched;
using egizia::isYesNo;
using egizia::keyOf;
using egizia::nameOf;
using egizia::PositionCard;
using egizia::PositionCell;
using egizia::PositionRow;

/// What was typed there, or nothing.
[[nodiscard]] QString textIn(const PositionForm& entry, const PositionCell& cell);

/// What the text of a field says.
struct PositionNumber {
  enum class Kind : std::uint8_t { nothing, number, list, unreadable };
  Kind kind = Kind::nothing;
  int number = 0;
  std::vector<int> values{};   ///< of a list of tomb tiles
  egizia::SpaceSet spaces = 0; ///< of a list of spaces
  [[nodiscard]] bool given() const { return kind == Kind::number || kind == Kind::list; }
};

/// Whether all there is is asked for, not only what can matter for the cards.
[[nodiscard]] bool asksEverything(const PositionForm& entry);

/// Reads a field; numbers outside the bounds are numbers all the same.
[[nodiscard]] PositionNumber numberIn(const PositionForm& entry, const PositionCell& cell,
                                      const egizia::Edition& edition);

/// Two spaces that the building has, as they are typed.
[[nodiscard]] QString twoSpaces(egizia::Building building, const egizia::Edition& edition);

/// The unchanging part for the rules.
[[nodiscard]] egizia::Game gameOf(const PositionForm& entry, const egizia::Edition& edition);
/// The CARD-TOMB cards in the box.
[[nodiscard]] std::vector<std::string> tombCards(const egizia::Edition& edition);
/// The distinct names of those Nile cards, without the start field.
[[nodiscard]] std::vector<std::string> namesOf(egizia::CardSet cards,
                                               const egizia::Edition& edition);

/// Every cell that is shown, in the order in which it is entered quickest: the Sphinx cards, for
/// they decide about the rest; then what lies on the board, kind by kind; then what lies in front
/// of the players, player by player; at last what is built, no matter by whom.
[[nodiscard]] std::vector<PositionCell> cellsOf(const PositionForm& entry,
                                                const egizia::Edition& edition);

/// What a field says that nobody has filled in: an order tile follows from the points (ORDER-1),
/// the last place in a queue from the others.
[[nodiscard]] std::optional<int> proposed(const PositionForm& entry, const PositionCell& cell,
                                          const egizia::Edition& edition);

/// Whether something with yes or no is switched on; selling is proposed where it pays (END-1).
[[nodiscard]] bool isOn(const PositionForm& entry, const PositionCell& cell,
                        const egizia::Edition& edition);

/// What can be entered there as a number; nothing of what is none.
[[nodiscard]] NumberBounds boundsOf(const PositionForm& entry, const PositionCell& cell,
                                    const egizia::Edition& edition);

/// The stones that all players have entered in that row; nothing where none are.
[[nodiscard]] std::optional<int> stonesOfAll(PositionRow row, const PositionForm& entry,
                                             const egizia::Edition& edition);

/// The document that says what is entered in the fields that are shown, and nothing else.
[[nodiscard]] egizia::PositionDocument documentOf(const PositionForm& entry,
                                                  const egizia::Edition& edition);
[[nodiscard]] egizia::PositionDocument documentOf(const PositionForm& entry,
                                                  const egizia::Edition& edition,
                                                  const std::vector<PositionCell>& shown);
/// The document of all fields, hidden ones too, in which nobody sells.
[[nodiscard]] egizia::PositionDocument documentOfAll(const PositionForm& entry,
                                                     const egizia::Edition& edition);

/// What would have to be entered for this document, asking for as little as keeps all of it.
[[nodiscard]] PositionForm entryOf(const egizia::PositionDocument& document,
                                   const egizia::Edition& edition);
/// What can still be read of an end position that was scored and is cut off, as it would have been
/// entered; nothing of it is scored. What is lost is empty, and will be asked for.
[[nodiscard]] std::optional<PositionForm> entryOfRest(const egizia::ReadablePosition& readable,
                                                      const egizia::Edition& edition);
/// The entry that asks only what is needed, even if details get lost that change no point.
[[nodiscard]] PositionForm neededEntryOf(const egizia::PositionDocument& document,
                                         const egizia::Edition& edition);

/// The errors and gaps in an end position that is being entered.
struct PositionCheck {
  std::vector<PositionCell> missing;        ///< in walking order
  std::map<PositionCell, QString> problems; ///< one sentence for each cell that has one
  QString otherProblem;                     ///< what belongs to no cell, or empty
  std::optional<egizia::Position> position; ///< if nothing is missing or wrong
};

/// Cheap enough for every key: the document is put together and judged as the reader of files
/// judges it. `typed` = where something was typed, the last at the end: of numbers in a row that do
/// not go together the one typed last has the problem.
[[nodiscard]] PositionCheck check(const PositionForm& entry, const egizia::Edition& edition,
                                  std::span<const PositionCell> typed = {});

} // namespace nilometer::ui
