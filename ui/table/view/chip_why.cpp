// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/view/chip_why.h"

#include "ui/base/style/chip.h"
#include "ui/table/explain/why_words.h"

#include <algorithm>

namespace nilometer::ui {

WhyText refusedWhy(const StripContent& strip, const QStringList& rules) {
  return whyText(WhyWords::tr("Why it is refused"), strip.body.split(u'\n') + rules);
}

WhyText chipWhy(const Chip& chip, const QStringList& closed, bool refused, WhyText strip) {
  if (refused && closed.isEmpty()) return strip;
  // A sign alone is no title.
  strip.title = chip.look().ware ? chip.look().name : chip.look().text;
  if (!closed.isEmpty()) {
    strip.lines = closed;
  } else if (!chip.look().tip.isEmpty()) {
    QStringList tip = chip.look().tip.split(u'\n');
    tip.removeIf([&](const QString& line) {
      return std::ranges::any_of(strip.lines,
                                 [&](const QString& said) { return said.startsWith(line); });
    });
    strip.lines = tip + strip.lines;
  }
  return strip;
}

} // namespace nilometer::ui
