// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/egizia/file/edition_document.h"
#include "ui/store/own_edition/copy_kind.h"

#include <memory>

/// The players' own copies of Egizia as the shell knows them.
namespace nilometer::ui {

/// How CheckedCopy::game keeps what a copy of Egizia says.
using CheckedEgizia = std::shared_ptr<const egizia::CheckedEdition>;

/// What a copy that Egizia has read says.
[[nodiscard]] inline const egizia::CheckedEdition& checkedEdition(const CheckedCopy& copy) {
  return **std::any_cast<CheckedEgizia>(&copy.game);
}
[[nodiscard]] inline const egizia::Edition& editionOf(const CheckedCopy& copy) {
  return checkedEdition(copy).edition;
}
/// The values of a copy without findings, to play with.
[[nodiscard]] inline std::shared_ptr<const egizia::Edition>
playableEdition(const CheckedCopy& copy) {
  const CheckedEgizia& checked = *std::any_cast<CheckedEgizia>(&copy.game);
  return {checked, &checked->edition};
}

} // namespace nilometer::ui
