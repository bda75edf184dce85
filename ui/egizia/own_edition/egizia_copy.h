// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/egizia/file/edition_document.h"
#include "ui/store/own_edition/copy_kind.h"

#include <memory>

/// The players' own copies of Egizia as the shell knows them.
namespace nilometer::ui {

/// The document as Egizia reads it (CopyKind::read).
[[nodiscard]] record::Result<CheckedCopy> readEgizia(const record::EditionDocument& document);

/// What a copy that was read so says.
[[nodiscard]] const egizia::CheckedEdition& checkedEdition(const CheckedCopy& copy);
[[nodiscard]] inline const egizia::Edition& editionOf(const CheckedCopy& copy) {
  return checkedEdition(copy).edition;
}
/// The values of a copy without findings, to play with.
[[nodiscard]] std::shared_ptr<const egizia::Edition> playableEdition(const CheckedCopy& copy);

[[nodiscard]] QString nonsenseOn(const CheckedCopy& copy, std::size_t finding);
[[nodiscard]] QString valueNameOn(const CheckedCopy& copy, std::string_view key);
[[nodiscard]] CopyNumber numberOn(const CheckedCopy& copy, std::string_view place);

} // namespace nilometer::ui
