// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonDocument>
#include <QString>

/// What leaves the program: UTF-8 on the standard output, sentences on the standard error.
namespace nilometer::cli {

/// Exit codes (docs/nilometer-cli.1).
inline constexpr int exitClean = 0;
inline constexpr int exitFindings = 1;
inline constexpr int exitUnreadable = 2;

/// Writes to the standard output as it is.
void print(const QString& text);
void print(const QJsonDocument& document);

/// One sentence on the standard error.
/// Where something is: “game.jsonl, line 7”.
[[nodiscard]] QString atLine(const QString& file, int line);
void complain(const QString& sentence);

/// Ends the standard output: the exit code, or exitUnreadable if not all of it could be written.
[[nodiscard]] int finished(int exitCode);

} // namespace nilometer::cli
