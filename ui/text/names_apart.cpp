// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/names_apart.h"

#include "ui/text/colour_name.h"
#include "ui/text/phrase.h"
#include "ui/text/plain_line.h"

namespace nilometer::text {

QStringList namesApart(const std::vector<record::Seat>& seats) {
  QStringList keys;
  for (const record::Seat& seat : seats) keys += nameKey(fromUtf8(seat.name));
  QStringList names;
  for (const record::Seat& seat : seats) {
    const QString name = fromUtf8(seat.name);
    const QString& key = keys[names.size()];
    const bool isAlone = key.isEmpty() || keys.count(key) == 1;
    names += isAlone ? name : name + u" (" + playerColour(seat.colour).toLower() + u')';
  }
  return names;
}

} // namespace nilometer::text
