// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace nilometer::text {

/// A text as it is kept and compared, whichever keyboard or file it comes from: one line, composed
/// (NFC), single blanks and none at the ends, without characters that nobody sees. Joiners and
/// variation selectors stay where they change how a sign is written: in emoji, Arabic, Indic
/// scripts.
[[nodiscard]] QString plainLine(const QString& text);

/// Text as it is searched: without case, accents, and other forms of the same letter.
[[nodiscard]] QString folded(const QString& text);

/// A name as players are told apart by it: a plain line without case. "Jörg" and "Jorg" are two.
[[nodiscard]] QString nameKey(const QString& name);

} // namespace nilometer::text
