// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/table/printed.h"
#include "ui/text/phrase.h"

#include <string_view>

namespace nilometer::text {

/// The texts of a printed value, before they are translated. %1 and %2 = what is in the gaps of its
/// key: a thing by its name, a number from 1.
struct PrintedRow {
  std::string_view id; ///< the key
  const char* name;
  const char* question = nullptr; ///< where the game itself may ask for it
};

/// A translated text of a row, its gaps filled in. `thing` = what is called so that has this number
/// among those of the key.
[[nodiscard]] inline QString printedText(const QString& text, std::string_view key,
                                         table::PrintedPlace place,
                                         QString (*thing)(std::string_view key, int index)) {
  QStringList gaps;
  for (const char part : key) {
    const int index = gaps.isEmpty() ? place.first : place.second;
    if (part == '*') gaps += thing(key, index);
    if (part == '#') gaps += number(index + 1);
  }
  return fill(text, gaps);
}

} // namespace nilometer::text
