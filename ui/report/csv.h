// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace nilometer::report {

/// One line of a CSV file (RFC 4180) with its line end: fields with a comma, quote, line end or
/// outer space are quoted.
[[nodiscard]] QString csvLine(const QStringList& fields);

} // namespace nilometer::report
