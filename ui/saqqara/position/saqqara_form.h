// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/saqqara/file/position.h"
#include "ui/position/position_form.h"

#include <map>
#include <string>

/// How an end position of Saqqara stands on its page. The keys of fields: "0.nile", "0.gold",
/// "0.trade" of the first player; "vp.trade.5" of a level. "spaces.trade.5" and "nile-last" have no
/// field and are only kept.
namespace nilometer::ui {

/// A number that is empty or makes no sense counts as 0 in the document.
[[nodiscard]] saqqara::PositionDocument documentOf(const PositionForm& form);
[[nodiscard]] PositionForm formOf(const saqqara::PositionDocument& document);

/// What the page shows. `edition` = the printed values that the form names.
[[nodiscard]] FormLook lookOf(const PositionForm& form, const saqqara::Edition& edition);

} // namespace nilometer::ui
