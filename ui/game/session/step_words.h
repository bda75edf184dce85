// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/record/edit_preview.h"
#include "engine/record/history.h"

#include <QString>

/// What the history and a change of the past are called, in the present language.
namespace nilometer::ui {

/// What keeping such a change does.
[[nodiscard]] record::Did didBy(record::AmendKind kind);
/// "Changed: …"; `about` = the sentence of the entry it is about.
[[nodiscard]] QString stepName(record::Did did, const QString& about = {});
[[nodiscard]] QString endOfRound(int round);
[[nodiscard]] QString nowWord();
/// The reason of what is entered so that something stays as it was played.
[[nodiscard]] QString asPlayedWord();

} // namespace nilometer::ui
