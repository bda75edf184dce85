// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/style/tool_tip.h"

namespace nilometer::ui {

QString toolTipOf(const QString& text) {
  if (text.isEmpty()) return {};
  const QString lines = text.toHtmlEscaped().replace(u'\n', QStringLiteral("<br>"));
  return QStringLiteral("<qt>%1</qt>").arg(lines);
}

} // namespace nilometer::ui
