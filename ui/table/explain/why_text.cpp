// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/explain/why_text.h"

#include "ui/table/explain/why_words.h"
#include "ui/text/phrase.h"

namespace nilometer::ui {

WhyText whyText(const QString& title, const QStringList& lines) {
  WhyText text;
  text.title = title;
  text.lines = lines;
  text.lines.removeAll({});
  return text;
}

QString whereFrom(const QString& number) {
  //: Which entries a number of the table comes from; %1 = what it is called: "Stones".
  return text::fill(WhyWords::tr("How this came about: %1"), {number});
}

} // namespace nilometer::ui
