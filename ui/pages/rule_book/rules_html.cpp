// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/rule_book/rules_html.h"

#include "ui/text/rule_link.h"

#include <QRegularExpression>

namespace nilometer::ui::html {

namespace {

/// A hyphen without a line's end after it.
constexpr QChar unbrokenHyphen(0x2011);

const QString& scheme() {
  static const QString text = QStringLiteral("rules:");
  return text;
}

QString element(const QString& name, const QString& inner) {
  return QStringLiteral("<") + name + QStringLiteral(">") + inner + QStringLiteral("</") + name +
         QStringLiteral(">");
}

QString row(const char* cell, const QStringList& cells) {
  QString text;
  for (const QString& one : cells) text += element(QString::fromLatin1(cell), one);
  return element(QStringLiteral("tr"), text);
}

} // namespace

QString paragraphOf(const char* style, const QString& textHtml) {
  return QStringLiteral("<p class=\"") + QString::fromLatin1(style) + QStringLiteral("\">") +
         textHtml + QStringLiteral("</p>");
}

QString box(const QString& textHtml) {
  return QStringLiteral("<table width=\"100%\" cellspacing=\"0\" cellpadding=\"8\"><tr>"
                        "<td class=\"example\">") +
         textHtml + QStringLiteral("</td></tr></table>");
}

QString heading(int level, const QString& text, const QString& anchor) {
  const QString inner = anchor.isEmpty()
                            ? text.toHtmlEscaped()
                            : QStringLiteral("<a name=\"") + anchor + QStringLiteral("\">") +
                                  text.toHtmlEscaped() + QStringLiteral("</a>");
  return element(QStringLiteral("h") + QString::number(level), inner);
}

QString list(const QStringList& itemsHtml) {
  QString items;
  for (const QString& item : itemsHtml) items += element(QStringLiteral("li"), item);
  return items.isEmpty() ? QString() : element(QStringLiteral("ul"), items);
}

QString table(const QStringList& headHtml, const std::vector<QStringList>& rowsHtml) {
  QString rows;
  if (!headHtml.isEmpty()) rows += row("th", headHtml);
  for (const QStringList& cells : rowsHtml) rows += row("td", cells);
  return QStringLiteral("<table class=\"facts\" cellspacing=\"0\" cellpadding=\"4\">") + rows +
         QStringLiteral("</table>");
}

QString bold(const QString& text) {
  return element(QStringLiteral("b"), text.toHtmlEscaped());
}

QString link(const QString& anchor, const QString& text) {
  return QStringLiteral("<a href=\"") + scheme() + anchor + QStringLiteral("\">") +
         text.toHtmlEscaped() + QStringLiteral("</a>");
}

QString wholeLink(const QString& address, QString text) {
  text.replace(QLatin1Char(' '), QChar(QChar::Nbsp));
  text.replace(QLatin1Char('-'), unbrokenHyphen);
  return QStringLiteral("<a href=\"") + address + QStringLiteral("\">") + text.toHtmlEscaped() +
         QStringLiteral("</a>");
}

QString anchorOf(const QString& address) {
  const QString rule = text::linkedRule(address);
  if (!rule.isEmpty()) return rule;
  return address.startsWith(scheme()) ? address.mid(scheme().size()) : QString();
}

QString picture(const QString& name, const QString& alternative) {
  return QStringLiteral("<p class=\"picture\"><img src=\"rule-picture:") + name +
         QStringLiteral("\" alt=\"") + alternative.toHtmlEscaped() + QStringLiteral("\" title=\"") +
         alternative.toHtmlEscaped() + QStringLiteral("\"></p>");
}

QString withoutHints(const QString& rich) {
  static const QRegularExpression quiet(QStringLiteral("<p class=\"quiet\">.*?</p>"));
  return QString(rich).remove(quiet);
}

QString plainText(const QString& rich) {
  static const QRegularExpression tag(QStringLiteral("<[^>]*>"));
  static const QRegularExpression inlineTag(QStringLiteral("</?(a|b|i|span)\\b[^>]*>"));
  QString text = rich;
  text.remove(inlineTag);
  text.replace(tag, QStringLiteral(" "));
  text.replace(QStringLiteral("&nbsp;"), QStringLiteral(" "));
  text.replace(unbrokenHyphen, QLatin1Char('-'));
  text.replace(QStringLiteral("&lt;"), QStringLiteral("<"));
  text.replace(QStringLiteral("&gt;"), QStringLiteral(">"));
  text.replace(QStringLiteral("&quot;"), QStringLiteral("\""));
  text.replace(QStringLiteral("&amp;"), QStringLiteral("&"));
  return text.simplified();
}

} // namespace nilometer::ui::html
