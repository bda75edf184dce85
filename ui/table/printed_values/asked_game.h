// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/table/effect.h"
#include "engine/table/printed.h"
#include "ui/game/session/game_session.h"
#include "ui/store/own_edition/copy_in_play.h"
#include "ui/table/printed_values/rejudge_preview.h"

#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>

/// Which printed number the table is asked for, the first time one that nobody has compared matters
/// in a game. Worked out without a widget, from the record alone: it is asked after the entry in
/// which it mattered first, goes with the next entry (naming what is hidden is none) and does not
/// come back. What was left alone stays alone. Only single numbers are asked for, each by itself,
/// the most telling first; all else is for the pages on which a copy is compared as a whole.
namespace nilometer::ui {

struct AskedValue {
  std::string place;      ///< of the edition file: "obelisk.rows[2].value"
  int number = 0;         ///< what stands there
  bool missing = false;   ///< nobody knows what stands there; an entry waits for it
  table::Effect effect{}; ///< of the last entry, for which it matters
  friend bool operator==(const AskedValue&, const AskedValue&) = default;
};

using PlacesLeftAlone = std::set<std::string>;

/// The printed number at a place of the edition file; nothing where there is none.
[[nodiscard]] std::optional<int> printedNumber(std::span<const table::PrintedValue> printed,
                                               std::string_view place);

/// The open game as its printed values are asked for, whichever game it is (AskedGameOf).
class AskedGame {
public:
  virtual ~AskedGame() = default;

  [[nodiscard]] virtual std::string_view id() const = 0; ///< of the game
  [[nodiscard]] virtual GameSession& session() = 0;
  [[nodiscard]] virtual record::EditionName name() const = 0; ///< of the values it is played with
  [[nodiscard]] virtual std::span<const table::PrintedValue> printed() const = 0;
  [[nodiscard]] virtual record::EditionDocument document() const = 0;

  /// After the last entry; nothing while the past is shown.
  [[nodiscard]] virtual std::optional<AskedValue> asked(const PlacesLeftAlone& leftAlone) const = 0;
  /// The place of the edition file.
  [[nodiscard]] virtual std::string placeText(table::PrintedPlace place) const = 0;
  /// "Value of row 3 of the obelisk".
  [[nodiscard]] virtual QString placeName(std::string_view place) const = 0;

  /// Nobody learns from a game on that copy what somebody holds.
  [[nodiscard]] virtual bool mayBeJudgedOn(const CheckedCopy& copy) const = 0;
  /// What becomes of the game so far on it. `title` = what is printed otherwise.
  [[nodiscard]] virtual RejudgePreview judged(const CheckedCopy& copy,
                                              const QString& title) const = 0;
  /// The printed values that differ on the copy, a sentence for each.
  [[nodiscard]] virtual QStringList differences(const CheckedCopy& copy) const = 0;
  /// The session goes on on it.
  virtual void goOn(const CheckedCopy& copy) = 0;
};

} // namespace nilometer::ui
