// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/egizia/file/edition_document.h"

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
  confirmed, ///< compared: calm, with a tick
  nonsense,  ///< a finding is about it
};

/// A copy as its pages show it. `checked` = egizia::check(document). Both outlive this.
struct CopyState {
  const egizia::EditionDocument& document;
  const egizia::CheckedEdition& checked;

  [[nodiscard]] const egizia::Edition& edition() const;
  /// The number at that place of the document ("obelisk.rows[2].spaces"), 0 if there is none.
  [[nodiscard]] int number(std::string_view place) const;
  /// How sure the printed value is that the place belongs to.
  [[nodiscard]] Sureness sureness(std::string_view place) const;
  /// What makes no sense about it, one sentence each; mostly none.
  [[nodiscard]] QStringList findings(std::string_view place) const;
  /// Why it is as sure as it is, or what makes no sense.
  [[nodiscard]] QString tip(std::string_view place) const;

  /// The printed value the place belongs to, or nullptr for a group of them.
  [[nodiscard]] const egizia::PrintedValue* printed(std::string_view place) const;
};

/// A change somebody wants to make, as in `[](auto& copy) { return copy.set("players.ships", 7);
/// }`. False: it does not fit, and nothing is changed.
using CopyChange = std::function<bool(egizia::EditionDocument&)>;

/// Another number on the players' own copy. Its neighbours stay as sure as they are where they are
/// only assumed.
bool enterNumber(egizia::EditionDocument& document, const std::string& place, int value);

} // namespace nilometer::ui
