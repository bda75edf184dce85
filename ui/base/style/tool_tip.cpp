// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/style/tool_tip.h"

#include <QWidget>

namespace nilometer::ui {

QString toolTipOf(const QString& text) {
  if (text.isEmpty()) return {};
  const QString lines = text.toHtmlEscaped().replace(u'\n', QStringLiteral("<br>"));
  return QStringLiteral("<qt>%1</qt>").arg(lines);
}

void setTip(QWidget& widget, const QString& text, const QString& description) {
  widget.setToolTip(toolTipOf(text));
  const QString& told = description.isEmpty() ? text : description;
  // Qt tells every screen reader of what is set, whether it is another one or not.
  if (told != widget.accessibleDescription()) widget.setAccessibleDescription(told);
}

} // namespace nilometer::ui
