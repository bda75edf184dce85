// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

/// Texts about an entry that the table does not agree about.
namespace nilometer::text {

/// Names nothing that is hidden.
struct Disputed {
  QString note = {};      ///< as the scribe wrote it; may be empty if there is another way
  bool hasOther = false;  ///< it is scored both ways
  QString otherwise = {}; ///< the sentence that would stand there; empty: it was not made
};

/// "Disputed: Ben saw it at Alyi · Otherwise: Anna's ship to Alyi"
[[nodiscard]] QString disputedText(const Disputed& disputed);
/// What would be there instead; empty if there is a note only.
[[nodiscard]] QString otherwiseText(const Disputed& disputed);

} // namespace nilometer::text
