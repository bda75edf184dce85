// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

namespace nilometer::cli {

/// The texts of the command line.
struct Cli {
  Q_DECLARE_TR_FUNCTIONS(Cli)
};

} // namespace nilometer::cli
