// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/egizia/scoring/ceremony_steps.h"
#include "ui/egizia/session/egizia_session.h"

#include <optional>
#include <set>
#include <string>

/// Which printed number the table is asked for, the first time one that nobody has compared matters
/// in a game. Worked out without a widget, from the record alone: it is asked after the entry in
/// which it mattered first, goes with the next entry (naming cards or tiles is none) and does not
/// come back. What was left alone stays alone. Only single numbers are asked for, each by itself,
/// the most telling first; all else is for the pages on which a copy is compared as a whole.
///
/// A Sphinx card matters here when its points are counted, which happens in public. Naming hidden
/// cards makes nothing matter, so that nobody learns from a question what somebody holds.
namespace nilometer::ui {

struct AskedValue {
  std::string place;       ///< of the edition file: "obelisk.rows[2].value"
  int number = 0;          ///< what stands there
  egizia::Effect effect{}; ///< of the last entry, for which it matters
  friend bool operator==(const AskedValue&, const AskedValue&) = default;
};

using PlacesLeftAlone = std::set<std::string>;

/// After the last entry; nothing while the past is shown.
[[nodiscard]] std::optional<AskedValue> askedAfterEntry(const EgiziaSession& session,
                                                        const PlacesLeftAlone& leftAlone);

/// In the final scoring of a player that is being gone through: behind the step revealed last.
/// `scoring` = the entry as far as it is made.
[[nodiscard]] std::optional<AskedValue> askedAtStep(const EgiziaSession& session,
                                                    const egizia::FinalScore& scoring,
                                                    const CeremonyStep& step,
                                                    const PlacesLeftAlone& leftAlone);

/// The printed number at a place of the edition file; nothing where there is none.
[[nodiscard]] std::optional<int> printedNumber(const egizia::Edition& edition,
                                               std::string_view place);

} // namespace nilometer::ui
