// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/record/header_parts.h"
#include "engine/record/json.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace nilometer::record {

/// Players read a copy in number by number: what nobody has typed yet is null. A value, or one of
/// the things in a list, is none of the edition's before all of it is there.
[[nodiscard]] bool isHalfRead(const JsonValue& value);

/// What a game says about its editions as texts.
struct EditionForm {
  GameMark game;
  /// Puts in order what follows from another list at that place, such as numbers that are only
  /// counted; nullptr where nothing does.
  void (*tidy)(std::string_view place, JsonArray& list) = nullptr;
  /// The key of a list of names in which two copies may have another order; empty where none is.
  std::string_view row{};
  /// Names in it that are only counted are alike.
  bool (*isCounted)(std::string_view name) = nullptr;
};

/// An edition of any game (docs/edition.md) as a text that players change value by value until it
/// is what is printed on their own copy. Whatever is changed, all of it is kept, also what makes no
/// sense; the game tells.
///
/// A place is the key of a printed value, followed by members and numbers (from 0) inside it:
/// "players.ships", "obelisk.rows[2].spaces", "temple.spaces.columns[0]". What stands in a list and
/// has an id is named by it: "nileCards.brown-8.decks.3/4". A function that finds no such place, or
/// nothing it fits, returns false and changes nothing.
///
/// What is changed was read off the players' own copy: the printed value it belongs to is confirmed
/// from then on. A list that is assumed and only grows, shrinks or changes its order stays assumed
/// until it is confirmed: what comes in is a proposal. A missing value is null until it is set; it
/// cannot be confirmed.
class EditionDocument {
public:
  /// Refuses what is no edition of that game at all (no JSON, another kind, another game, a newer
  /// format). What is wrong beyond that is left to the game. The form outlives the document.
  [[nodiscard]] static Result<EditionDocument> read(std::string_view text, const EditionForm& form,
                                                    const std::string& file = {});

  [[nodiscard]] const EditionForm& form() const { return *m_form; }
  /// A printed value on one line, all else indented.
  [[nodiscard]] std::string text() const;

  /// The value there, or nullptr.
  [[nodiscard]] const JsonValue* value(std::string_view place) const;
  /// The key of the printed value to which the place of a ReadError belongs:
  /// "sphinxCards[2].condition.value.parts[0]" → "sphinxCards.obelisk-9.condition". As it is
  /// where there is none.
  [[nodiscard]] std::string keyAt(std::string_view where) const;

  /// What the copy is called; the id is what records name it by.
  void rename(std::string_view id, std::string_view name);
  void rename(std::string_view name);

  bool set(std::string_view place, JsonValue value);
  bool set(std::string_view place, int number);
  /// Lists: rows, spaces, steps, bands, stops.
  bool insert(std::string_view place, std::size_t index, JsonValue value);
  /// A second one like it, right behind it.
  bool duplicate(std::string_view place, std::size_t index);
  bool remove(std::string_view place, std::size_t index);
  /// `to` = its index afterwards.
  bool move(std::string_view place, std::size_t from, std::size_t to);

  /// Nobody has read the value of that key any more: it is missing.
  bool forget(std::string_view key);
  /// The value of that key is what it is in `from`, and as sure as there.
  bool restore(std::string_view key, const EditionDocument& from);

  /// The ids in a list of cards, "nileCards"; none if there is no such list.
  [[nodiscard]] std::vector<std::string> cardIds(std::string_view group) const;
  /// Adds a card to that list, which is made if it is not there.
  bool addCard(std::string_view group, JsonValue card);
  /// Gives a card other printed values, or further ones: "condition" and the like.
  bool setCard(std::string_view key, JsonObject values);
  /// "nileCards.brown-8".
  bool removeCard(std::string_view key);

  /// The players found the value of that key on their own copy. What rested on something else
  /// before keeps its reason.
  bool confirm(std::string_view key);

  /// The players looked at this one number on their own copy, and nothing else of its value: the
  /// value is confirmed as a whole once all its numbers are. Something that is no number is left
  /// alone.
  bool confirmNumber(std::string_view place);
  /// Confirms one number as confirmNumber() does, with another value than the one there.
  bool correctNumber(std::string_view place, int number);
  /// Another number, which stood there assumed or not: its neighbours stay as sure as they are
  /// where they are only assumed.
  bool enterNumber(std::string_view place, int number);

private:
  EditionDocument(JsonValue root, const EditionForm& form)
      : m_root(std::move(root)), m_form(&form) {}

  /// Where a place leads to.
  struct Found {
    JsonValue* value = nullptr;
    JsonValue* printed = nullptr; ///< the checkable value around it
  };
  [[nodiscard]] Found find(std::string_view place);
  [[nodiscard]] static JsonArray* list(const Found& found);
  void changed(const Found& found, std::string_view place);
  void rearranged(const Found& found, std::string_view place);
  void tidy(const Found& found, std::string_view place) const;
  static void confirmWhole(JsonValue& printed);
  void useFormat();

  JsonValue m_root;
  const EditionForm* m_form;
};

} // namespace nilometer::record
