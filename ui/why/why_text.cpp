// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/why/why_text.h"

namespace nilometer::ui {

WhyText whyText(const QString& title, const QStringList& lines) {
  WhyText text;
  text.title = title;
  text.lines = lines;
  text.lines.removeAll({});
  return text;
}

} // namespace nilometer::ui
