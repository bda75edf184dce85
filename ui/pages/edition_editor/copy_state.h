// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/store/own_edition/copy_kind.h"

#include <QString>
#include <QStringList>

#include <cstdint>
#include <functional>
#include <string_view>

namespace nilometer::ui {

/// How sure a value on a page of the copy is, as the page shows it.
enum class Sureness : std::uint8_t {
  certain,   ///< stated or deduced: calm
  assumed,   ///< stands out: to be compared
  missing,   ///< stands out more: nobody has written down what is printed
  confirmed, ///< compared: calm, with a tick
  nonsense,  ///< a finding is about it
};

/// A copy as its pages show it. `checked` = the document as its game reads it. Both outlive this.
struct CopyState {
  const record::EditionDocument& document;
  const CheckedCopy& checked;

  /// The number at that place of the document ("obelisk.rows[2].spaces"), 0 if there is none.
  [[nodiscard]] int number(std::string_view place) const;
  /// How sure the printed value is that the place belongs to.
  [[nodiscard]] Sureness sureness(std::string_view place) const;
  /// What makes no sense about it, one sentence each; mostly none.
  [[nodiscard]] QStringList findings(std::string_view place) const;
  /// Why it is as sure as it is, or what makes no sense.
  [[nodiscard]] QString tip(std::string_view place) const;

  /// The printed value the place belongs to, or nullptr for a group of them.
  [[nodiscard]] const table::PrintedValue* printed(std::string_view place) const;
};

/// A change somebody wants to make, as in `[](auto& copy) { return copy.set("players.ships", 7);
/// }`. False: it does not fit, and nothing is changed.
using CopyChange = std::function<bool(record::EditionDocument&)>;

} // namespace nilometer::ui
