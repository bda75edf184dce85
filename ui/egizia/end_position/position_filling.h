// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/egizia/file/position.h"
#include "engine/egizia/file/position_document.h"
#include "ui/egizia/end_position/position_entry.h"

/// From what was entered to a document and back.
namespace nilometer::ui {

/// The document that says what is entered. What is not asked or not entered yet is filled in so
/// that it fits the rest and changes no point: the start value, the top step, nothing; further
/// stones and tombs of players who are not asked, further spaces built below those that are.
[[nodiscard]] egizia::PositionDocument documentOf(const PositionEntered& entry,
                                                  const egizia::Edition& edition);

/// What would have to be entered for this document, asking for as little as keeps all of it.
/// `position` is what follows from it.
[[nodiscard]] PositionEntered entryOf(const egizia::PositionDocument& document,
                                      const egizia::Position& position,
                                      const egizia::Edition& edition);

/// The entry that asks only what is needed, even if details get lost that change no point.
[[nodiscard]] PositionEntered neededEntryOf(const egizia::PositionDocument& document,
                                            const egizia::Position& position,
                                            const egizia::Edition& edition);

} // namespace nilometer::ui
