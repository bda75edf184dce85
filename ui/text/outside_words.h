// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <span>
#include <string_view>

/// What others have written down in one language, said in that of the program.
namespace nilometer::text {

/// Why the operating system refused a file, from what Qt says of it (QFile::errorString). What is
/// not known stays as it is.
[[nodiscard]] QString systemRefusal(const QString& said);

/// Why a printed value is what it is: the reasons of the editions that come with the program. What
/// somebody else wrote into an edition stays as it is.
[[nodiscard]] QString printedReason(std::string_view reason);
/// The reason of a printed value by the reasons that a game knows; others stay as they are.
using Translate = QString (*)(const char* text, const char* comment, int count);
[[nodiscard]] QString printedReason(std::string_view reason, std::span<const char* const> known,
                                    Translate tr);

} // namespace nilometer::text
