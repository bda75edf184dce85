// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/table/verdict.h"
#include "ui/game/draft/made_entry.h"

namespace nilometer::ui {

/// How a place of the board stands to the entry being made.
struct DraftOffer {
  bool open = false;        ///< pressing it is legal now
  bool chosen = false;      ///< part of the entry being made, or what is read next
  table::Verdict verdict{}; ///< what forbids it, where it could be meant
};

/// A draft as the table presses it, without the types of the rules; DraftOf has what all games do
/// alike.
class EntryDraft {
public:
  virtual Progress press(const PlaceId& place) = 0;
  virtual Progress choose(const ChoiceId& choice, Change change) = 0;
  /// Takes back the last thing pressed. False if there was none.
  virtual bool back() = 0;
  /// Takes back all that was pressed.
  virtual void clear() = 0;
  /// What Enter and Tab do in a field that is typed: on to the next one.
  virtual Progress goOn() { return Progress::ignored; }
  /// To the field that lies there.
  virtual Progress go(Arrow /*arrow*/) { return Progress::ignored; }
  /// Whether there are fields, which arrows lead to.
  [[nodiscard]] virtual bool types() const { return false; }
  /// A full field has gone on by itself. Many a hand goes on all the same: that is to be forgotten,
  /// once.
  virtual bool forgetsGoingOn() = 0;
  /// Something was pressed.
  [[nodiscard]] virtual bool begun() const = 0;
  /// Whether there is an entry, with nothing left to say.
  [[nodiscard]] virtual bool isWhole() const = 0;
  [[nodiscard]] virtual DraftOffer offer(const PlaceId& place) const = 0;
  /// Why a choice that is closed cannot be made; legal where that is not worth saying.
  [[nodiscard]] virtual table::Verdict refusal(const ChoiceId& /*choice*/) const { return {}; }

protected:
  ~EntryDraft() = default;
  EntryDraft() = default;
  EntryDraft(const EntryDraft&) = default;
  EntryDraft& operator=(const EntryDraft&) = default;
};

} // namespace nilometer::ui
