// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <vector>

namespace nilometer::cli {

/// What speaks against an entry that is legal all the same.
struct Doubt {
  int line = 0; ///< of the record; 0: the entry stands in none
  QString rule;
  QString sentence; ///< ends with the rule's number
};

/// Says all of them on the standard error, with file and line.
void complainOfDoubts(const QString& file, const std::vector<Doubt>& doubts);

} // namespace nilometer::cli
