// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/egizia/file/edition_file.h"
#include "engine/egizia/vocabulary.h"
#include "engine/record/json.h"

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

namespace nilometer::egizia {

/// An edition as a text that players change value by value until it is what is printed on their own
/// copy. Whatever is changed, all of it is kept, also what makes no sense; check() tells.
///
/// A place is the key of a printed value, followed by members and numbers (from 0) inside it:
/// "players.ships", "obelisk.rows[2].spaces", "temple.spaces.columns[0]", "river.stops",
/// "nileCards.brown-8.decks.3/4", "sphinxCards.players-stone-market.points[3]". A function that
/// finds no such place, or nothing it fits, returns false and changes nothing.
///
/// What is changed was read off the players' own copy: the printed value it belongs to is confirmed
/// from then on. A list that is assumed and only grows, shrinks or changes its order stays assumed
/// until it is confirmed: what comes in is a proposal.
class EditionDocument {
public:
  /// Refuses what is no edition at all (no JSON, another kind, a newer format). What is wrong
  /// beyond that is left to check().
  [[nodiscard]] static record::Result<EditionDocument> read(std::string_view text,
                                                            const std::string& file = {});
  /// @pre the edition has no findings
  [[nodiscard]] static EditionDocument of(const Edition& edition);

  /// In the layout of writeEdition().
  [[nodiscard]] std::string text() const;
  /// The edition with everything that makes no sense in it, or why it cannot even be shown.
  [[nodiscard]] record::Result<CheckedEdition> check() const;

  /// The value there, or nullptr.
  [[nodiscard]] const record::JsonValue* value(std::string_view place) const;
  /// The key of the printed value to which the place of a ReadError belongs:
  /// "sphinxCards[2].condition.value.parts[0]" → "sphinxCards.obelisk-9.condition". As it is
  /// where there is none.
  [[nodiscard]] std::string keyAt(std::string_view where) const;

  /// What the copy is called; the id is what records name it by (docs/edition.md).
  void rename(std::string_view id, std::string_view name);
  void rename(std::string_view name);

  bool set(std::string_view place, record::JsonValue value);
  bool set(std::string_view place, int number);
  /// Lists: rows, spaces, steps, bands, stops of the river (whose card spaces are numbered anew).
  bool insert(std::string_view place, std::size_t index, record::JsonValue value);
  /// A second one like it, right behind it.
  bool duplicate(std::string_view place, std::size_t index);
  bool remove(std::string_view place, std::size_t index);
  /// `to` = its index afterwards.
  bool move(std::string_view place, std::size_t from, std::size_t to);

  /// A new card with the least values its kind allows, which are only proposed; its id.
  std::string addNileCard(CardKind kind, Deck deck);
  std::string addSphinxCard(SphinxKind kind);
  /// "nileCards.brown-8" or "sphinxCards.crew-blue".
  bool removeCard(std::string_view key);
  /// Asks for something else, with the least values that kind allows, only proposed.
  bool setSphinxKind(std::string_view id, SphinxKind kind);

  /// The players found these values (keys of Edition::printed) on their own copy. What rested on
  /// something else before keeps its reason.
  bool confirm(std::string_view key);
  void confirm(std::span<const std::string> keys);

  /// The players looked at this one number on their own copy, and nothing else of its value: the
  /// value is confirmed as a whole once all its numbers are. Something that is no number is left
  /// alone.
  bool confirmNumber(std::string_view place);
  /// The same with another number than the one that stands there.
  bool correctNumber(std::string_view place, int number);

private:
  explicit EditionDocument(record::JsonValue root) : m_root(std::move(root)) {}

  /// Where a place leads to.
  struct Found {
    record::JsonValue* value = nullptr;
    record::JsonValue* printed = nullptr; ///< the checkable value around it
  };
  [[nodiscard]] Found find(std::string_view place);
  [[nodiscard]] record::JsonArray* list(const Found& found);
  [[nodiscard]] record::JsonArray* cards(std::string_view group);
  [[nodiscard]] record::JsonArray*
  cardsOrNone(std::string_view group); ///< an empty list if there is none
  void changed(const Found& found, std::string_view place);
  void rearranged(const Found& found, std::string_view place);
  void keepInOrder(const Found& found, std::string_view place);
  void confirmWhole(record::JsonValue& printed);
  void useFormat();

  record::JsonValue m_root;
};

} // namespace nilometer::egizia
