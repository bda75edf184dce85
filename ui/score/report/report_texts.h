// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

namespace nilometer::report {

/// The texts of the score sheet, on paper and on the screen.
struct Report {
  Q_DECLARE_TR_FUNCTIONS(Report)
};

} // namespace nilometer::report
