// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/egizia/edition.h"
#include "ui/pages/edition_editor/fields.h"

/// The stops of a copy as they stand at the Nile.
namespace nilometer::ui {

/// The stop with its piece of the river; those of all stops on each other are one picture.
[[nodiscard]] FieldDrawing stopPicture(const egizia::Stop& stop, const egizia::Edition& edition);

} // namespace nilometer::ui
