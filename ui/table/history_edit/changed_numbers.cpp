// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/history_edit/changed_numbers.h"

#include "ui/text/phrase.h"

namespace nilometer::ui {

QString coloured(const QString& escaped, const QColor& colour) {
  return QStringLiteral("<span style='color:%1'>%2</span>").arg(colour.name(), escaped);
}

QString tableCell(const QString& tag, const QString& attributes, const QString& html) {
  return QStringLiteral("<%1 %2 style='padding:1px 6px'>%3</%1>").arg(tag, attributes, html);
}

QString changedCell(const QString& before, const QString& after, const Theme& theme) {
  const QString right = QStringLiteral("align='right'");
  const QString now = after.toHtmlEscaped();
  if (before == after) return tableCell(QStringLiteral("td"), right, coloured(now, theme.quietInk));
  return tableCell(QStringLiteral("td"), right,
                   coloured(before.toHtmlEscaped() + QStringLiteral(" → "), theme.quietInk) +
                       QStringLiteral("<b>") + coloured(now, theme.choose) +
                       QStringLiteral("</b>"));
}

QString playerHtml(PlayerColour colour, const QString& name, const Theme& theme) {
  const QString text = text::fill(QStringLiteral("%1 %2"), {symbolText(colour), name});
  return QStringLiteral("<b>") +
         coloured(text.toHtmlEscaped(), theme.playerText[static_cast<std::size_t>(colour)]) +
         QStringLiteral("</b>");
}

QString numbersTable(const QString& rows) {
  return QStringLiteral("<table cellspacing='0' cellpadding='0'>%1</table>").arg(rows);
}

} // namespace nilometer::ui
