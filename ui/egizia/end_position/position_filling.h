// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/egizia/file/position_document.h"
#include "ui/egizia/end_position/position_entry.h"

#include <optional>
#include <vector>

/// From what was entered to a document and back.
namespace nilometer::ui {

/// The document that says what is entered in the fields that are shown, and nothing else.
[[nodiscard]] egizia::PositionDocument documentOf(const PositionEntered& entry,
                                                  const egizia::Edition& edition);
[[nodiscard]] egizia::PositionDocument documentOf(const PositionEntered& entry,
                                                  const egizia::Edition& edition,
                                                  const std::vector<PositionCell>& shown);
/// The document of all fields, hidden ones too, in which nobody sells.
[[nodiscard]] egizia::PositionDocument documentOfAll(const PositionEntered& entry,
                                                     const egizia::Edition& edition);

/// What would have to be entered for this document, asking for as little as keeps all of it.
[[nodiscard]] PositionEntered entryOf(const egizia::PositionDocument& document,
                                      const egizia::Edition& edition);
/// What can still be read of an end position that was scored and is cut off, as it would have been
/// entered; nothing of it is scored. What is lost is empty, and will be asked for.
[[nodiscard]] std::optional<PositionEntered> entryOfRest(const egizia::ReadablePosition& readable,
                                                         const egizia::Edition& edition);

/// The entry that asks only what is needed, even if details get lost that change no point.
[[nodiscard]] PositionEntered neededEntryOf(const egizia::PositionDocument& document,
                                            const egizia::Edition& edition);

} // namespace nilometer::ui
