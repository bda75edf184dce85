// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/guide/guide_view.h"

#include "ui/base/accessibility/accessible_text.h"
#include "ui/base/style/theme.h"
#include "ui/base/style/tool_tip.h"
#include "ui/text/phrase.h"
#include "ui/text/rule_link.h"

#include <QKeyEvent>
#include <QPainter>
#include <QScrollBar>

#include <algorithm>
#include <string_view>

namespace nilometer::ui {

namespace {

/// A paragraph; `html` is marked up already.
QString paragraph(const QString& html, int below, const QColor& colour) {
  return QStringLiteral("<p style='margin:0 0 %1px 0; color:%2'>%3</p>")
      .arg(QString::number(below), colour.name(), html);
}

} // namespace

GuideView::GuideView(text::RuleNames rules, QWidget* parent)
    : QTextBrowser(parent), m_rules(rules), m_besideHeading(new QWidget(this)) {
  setSpokenName(*this, tr("Guide"));
  setOpenLinks(false);
  setFrameStyle(Box | Plain);
  setLineWidth(unit);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
  // There is nothing to copy or paste here.
  setContextMenuPolicy(Qt::NoContextMenu);
  viewport()->setAutoFillBackground(false);
  addScrollBarWidget(m_besideHeading, Qt::AlignTop);
  document()->setDocumentMargin(unit);
  connect(this, &QTextBrowser::anchorClicked, this, [this](const QUrl& link) {
    const QString rule = text::linkedRule(link.toString());
    if (!rule.isEmpty()) Q_EMIT ruleRequested(rule);
  });
  layOut();
}

void GuideView::setContent(const GuideContent& content) {
  if (content == m_content && !m_stale) return;
  m_content = content;
  m_stale = true;
  if (isVisible()) write();
}

void GuideView::setHeadingHeight(int height) {
  if (height == m_heading) return;
  m_heading = height;
  layOut();
}

int GuideView::headingHeight() const {
  QFont bold = font();
  bold.setBold(true);
  return std::max(m_heading, QFontMetrics(bold).height() + unit);
}

QSize GuideView::minimumSizeHint() const {
  const QFontMetrics metrics = fontMetrics();
  return {metrics.averageCharWidth() * 24, headingHeight() + 3 * metrics.height() + 4 * unit};
}

void GuideView::layOut() {
  setViewportMargins(0, headingHeight(), 0, 0);
  m_besideHeading->setFixedHeight(headingHeight());
}

QString GuideView::footer() const {
  const QString level = promptLevelName(m_content.level);
  return text::fill(tr("Prompts for %1: “%2”. Ctrl+Shift+P changes it."), {m_content.whose, level});
}

QString GuideView::html() const {
  const Theme& theme = themeOf(*this);
  const Guide& guide = m_content.guide;
  QString html;
  const auto add = [&](const QString& text, const QColor& colour) {
    if (!text.isEmpty()) html += paragraph(text::withRuleLinks(text, m_rules), unit, colour);
  };
  if (!guide.what.isEmpty()) {
    const QString title = QStringLiteral("<b>%1.</b> ").arg(guide.title.toHtmlEscaped());
    html += paragraph(title + text::withRuleLinks(guide.what, m_rules), unit, theme.ink);
  }
  add(guide.may, theme.ink);
  for (const QString& line : guide.think) add(QStringLiteral("• ") + line, theme.ink);
  if (guide.isEmpty() && m_content.level != PromptLevel::silent) {
    add(tr("There is nothing special to think of now."), theme.quietInk);
  }
  html += paragraph(footer().toHtmlEscaped(), 0, theme.quietInk);
  return html;
}

void GuideView::write() {
  m_stale = false;
  document()->setDefaultStyleSheet(
      QStringLiteral("a { color: %1; }").arg(themeOf(*this).choose.name()));
  setHtml(html());
  const QString& rests = m_content.guide.rests;
  setTip(*viewport(), rests);
  setSpokenDescription(*this, rests);
  verticalScrollBar()->setValue(0);
}

void GuideView::showEvent(QShowEvent* event) {
  if (m_stale) write();
  QTextBrowser::showEvent(event);
}

void GuideView::keyPressEvent(QKeyEvent* event) {
  switch (event->key()) {
  case Qt::Key_Up:
  case Qt::Key_Down:
  case Qt::Key_PageUp:
  case Qt::Key_PageDown:
  case Qt::Key_Home:
  case Qt::Key_End: QTextBrowser::keyPressEvent(event); return;
  case Qt::Key_Return:
  case Qt::Key_Enter:
    // On a link it opens the rule; else it enters, as everywhere in the window.
    if (textCursor().hasSelection()) return QTextBrowser::keyPressEvent(event);
    break;
  default: break;
  }
  event->ignore();
}

void GuideView::paintFrame() {
  const Theme& theme = themeOf(*this);
  QPainter painter(this);
  paintCard(painter, QRectF(rect()), theme.surface, theme.line);
  QFont bold = font();
  bold.setBold(true);
  painter.setFont(bold);
  painter.setPen(theme.ink);
  const QRect line(frameWidth() + 2 * unit, frameWidth(), width() - 6 * unit, headingHeight());
  painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter, tr("Guide"));
  painter.setPen(QPen(theme.line, 1));
  const qreal bottom = frameWidth() + headingHeight() - 0.5;
  painter.drawLine(QPointF(1, bottom), QPointF(width() - 1, bottom));
}

bool GuideView::event(QEvent* event) {
  if (event->type() != QEvent::Paint) return QTextBrowser::event(event);
  paintFrame();
  return true;
}

void GuideView::changeEvent(QEvent* event) {
  QTextBrowser::changeEvent(event);
  const bool language = event->type() == QEvent::LanguageChange;
  if (language) setSpokenName(*this, tr("Guide"));
  if (event->type() == QEvent::FontChange) layOut();
  if (language || event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) {
    m_stale = true;
    if (isVisible()) write();
  }
}

} // namespace nilometer::ui
