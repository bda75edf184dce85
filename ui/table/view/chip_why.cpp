// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/view/chip_why.h"

#include "ui/base/style/chip.h"
#include "ui/table/explain/why_words.h"
#include "ui/text/phrase.h"

#include <algorithm>

namespace nilometer::ui {

WhyText refusedWhy(const StripContent& strip, const QStringList& rules) {
  return whyText(WhyWords::tr("Why it is refused"), strip.body.split(u'\n') + rules);
}

QStringList openTo(const QString& player, const QStringList& open) {
  constexpr qsizetype mostNames = 6; // more would be a list that nobody reads
  if (open.isEmpty()) return {};
  const auto more = static_cast<int>(open.size() - mostNames);
  if (more <= 1) {
    return {text::fill(WhyWords::tr("Open to %1 now: %2"), {player, text::listOf(open)})};
  }
  const QString text = WhyWords::tr("Open to %1 now: %2; and %n more", nullptr, more);
  return {text::fill(text, {player, open.first(mostNames).join(QStringLiteral(", "))})};
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
