// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/explain/why_card.h"

#include "ui/base/accessibility/announce.h"
#include "ui/base/style/theme.h"
#include "ui/text/rule_link.h"

#include <QApplication>
#include <QKeyEvent>
#include <QPainter>
#include <QPainterPath>
#include <QScrollBar>
#include <QTextBrowser>
#include <QTextDocument>
#include <QUrl>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace nilometer::ui {

namespace {

constexpr int letters = 60; ///< of a line, at most
constexpr Length margin = 3 * unit;
constexpr Length gap = unit; ///< between the card and what it is about
const QLatin1String topicScheme("topic:");
const QLatin1String numberScheme("number:");

QString link(const QString& address, const QString& name) {
  // A link is not broken inside its name.
  const QString whole = QString(name).replace(u' ', QChar::Nbsp);
  return QStringLiteral("<a href=\"%1\">%2</a>").arg(address, whole.toHtmlEscaped());
}

/// As the style wants it, whatever colour links have elsewhere.
QString colours(const Theme& theme) {
  return QStringLiteral("a { color: %1; } p { margin: 4px 0 0 0; } .more { color: %2; }")
      .arg(theme.choose.name(), theme.quietInk.name());
}

QString linkLine(const QStringList& links) {
  return QStringLiteral("<p class=\"more\">") + links.join(QStringLiteral(" · ")) +
         QStringLiteral("</p>");
}

QString topicLinks(const WhyText& text) {
  if (text.topics.empty()) return {};
  QStringList links;
  for (std::size_t i = 0; i < text.topics.size(); ++i) {
    links += link(topicScheme + QString::number(i), text.topics[i].name);
  }
  return linkLine(links);
}

} // namespace

QString WhyCard::numberLinks() const {
  if (!m_offersNumbers || m_text.numbers.empty()) return {};
  QStringList links;
  for (std::size_t i = 0; i < m_text.numbers.size(); ++i) {
    links += link(numberScheme + QString::number(i), whereFrom(m_text.numbers[i].name));
  }
  return linkLine(links);
}

WhyCard::WhyCard(text::RuleNames rules, QWidget* parent)
    : QWidget(parent, Qt::Popup), m_rules(rules), m_browser(new QTextBrowser(this)) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(margin, margin, margin, margin);
  column->addWidget(m_browser);
  m_browser->setFrameShape(QFrame::NoFrame);
  m_browser->setOpenLinks(false);
  m_browser->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  m_browser->viewport()->setAutoFillBackground(false);
  m_browser->document()->setDocumentMargin(0);
  m_browser->setMinimumSize(1, 1); // as small as its text
  m_browser->setContextMenuPolicy(Qt::NoContextMenu);
  setFocusProxy(m_browser);
  connect(m_browser, &QTextBrowser::anchorClicked, this, &WhyCard::follow);
}

void WhyCard::open(const WhyText& text, const QRect& beside, const QRect& room) {
  m_beside = beside;
  m_room = room;
  if (!isVisible()) m_before = QApplication::focusWidget();
  write(text);
  show();
  m_browser->setFocus(Qt::PopupFocusReason);
}

void WhyCard::write(const WhyText& text) {
  m_text = text;
  setAccessibleName(text.title);
  setAccessibleDescription(text.lines.join(u'\n'));
  m_browser->setAccessibleName(text.title);
  m_browser->setAccessibleDescription(accessibleDescription()); // it has the keyboard
  // Of what has the keyboard screen readers say the name alone.
  announce(*this, text.lines.join(u' '));
  QString html = QStringLiteral("<b>") + text.title.toHtmlEscaped() + QStringLiteral("</b>");
  for (const QString& line : text.lines) {
    html += QStringLiteral("<p>") + text::withRuleLinks(line, m_rules) + QStringLiteral("</p>");
  }
  m_browser->document()->setDefaultStyleSheet(colours(themeOf(*this)));
  m_html = html + numberLinks() + topicLinks(text);
  m_browser->setHtml(m_html);
  place();
}

void WhyCard::place() {
  // Measured apart: the browser's own document always has the width of the browser.
  QTextDocument document;
  document.setDefaultFont(m_browser->font());
  document.setDocumentMargin(0);
  document.setDefaultStyleSheet(m_browser->document()->defaultStyleSheet());
  document.setHtml(m_html);
  const int most = fontMetrics().averageCharWidth() * letters;
  document.setTextWidth(std::min(most, m_room.width() - 2 * margin - 2 * gap));
  document.setTextWidth(std::ceil(document.idealWidth()) + unit);
  const QSize inside(static_cast<int>(std::ceil(document.size().width())),
                     static_cast<int>(std::ceil(document.size().height())) + 1);
  const QSize whole = (inside + QSize(2 * margin, 2 * margin)).boundedTo(m_room.size());
  const bool all = inside.height() + 2 * margin <= m_room.height();
  m_browser->setVerticalScrollBarPolicy(all ? Qt::ScrollBarAlwaysOff : Qt::ScrollBarAsNeeded);
  // Below the thing if there is no room beside it, and never outside the window.
  int left = m_beside.right() + 1 + gap;
  if (left + whole.width() > m_room.right() + 1) left = m_beside.left() - gap - whole.width();
  int top = m_beside.top();
  if (left < m_room.left()) {
    left = m_beside.left();
    top = m_beside.bottom() + 1 + gap;
  }
  left =
      std::clamp(left, m_room.left(), std::max(m_room.left(), m_room.right() + 1 - whole.width()));
  top = std::clamp(top, m_room.top(), std::max(m_room.top(), m_room.bottom() + 1 - whole.height()));
  setGeometry(QRect(QPoint(left, top), whole));
}

bool WhyCard::textFits() const {
  return m_browser->verticalScrollBar()->maximum() == 0 &&
         m_browser->horizontalScrollBar()->maximum() == 0;
}

void WhyCard::follow(const QUrl& url) {
  const QString address = url.toString();
  if (address.startsWith(topicScheme)) {
    const std::size_t topic = address.mid(topicScheme.size()).toULongLong();
    if (topic >= m_text.topics.size()) return;
    return write(m_text.topics[topic].ask());
  }
  if (address.startsWith(numberScheme)) {
    const std::size_t number = address.mid(numberScheme.size()).toULongLong();
    if (number >= m_text.numbers.size()) return;
    const text::AskedNumber asked = m_text.numbers[number].asked;
    close();
    Q_EMIT numberRequested(asked);
    return;
  }
  const QString rule = text::linkedRule(address);
  if (rule.isEmpty()) return;
  close();
  Q_EMIT ruleRequested(rule);
}

void WhyCard::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Escape) {
    close();
  } else {
    QWidget::keyPressEvent(event);
  }
}

void WhyCard::hideEvent(QHideEvent* event) {
  QWidget::hideEvent(event);
  if (m_before != nullptr) m_before->setFocus(Qt::PopupFocusReason);
}

void WhyCard::changeEvent(QEvent* event) {
  // What it says is in the language and size it was asked in.
  if (event->type() == QEvent::LanguageChange || event->type() == QEvent::FontChange) close();
  QWidget::changeEvent(event);
}

/// Round corners by a mask: a screen without a compositor paints what is translucent black.
void WhyCard::resizeEvent(QResizeEvent* event) {
  QPainterPath shape;
  shape.addRoundedRect(QRectF(rect()), cornerRadius, cornerRadius);
  setMask(QRegion(shape.toFillPolygon().toPolygon()));
  QWidget::resizeEvent(event);
}

void WhyCard::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const Theme& theme = themeOf(*this);
  paintCard(painter, QRectF(rect()), theme.surface, theme.line);
}

} // namespace nilometer::ui
