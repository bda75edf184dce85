// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/rule_book/rule_page.h"

#include "ui/base/style/theme.h"
#include "ui/pages/rule_book/rules_html.h"
#include "ui/pages/rule_book/rules_search.h"
#include "ui/text/phrase.h"

#include <QEvent>
#include <QRegularExpression>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextDocument>

#include <algorithm>
#include <cmath>

namespace nilometer::ui {

namespace {

constexpr int lettersInLine = 75;
constexpr Length margin = 5 * unit;

} // namespace

RulePage::RulePage(QWidget* parent) : QTextBrowser(parent) {
  setOpenLinks(false);
  setFrameShape(QFrame::NoFrame);
  setLineWrapMode(QTextEdit::FixedPixelWidth);
  document()->setDocumentMargin(margin);
  document()->setIndentWidth(5 * unit);
  connect(this, &QTextBrowser::anchorClicked, this, [this](const QUrl& url) {
    const QString anchor = html::anchorOf(url.toString());
    if (!anchor.isEmpty()) Q_EMIT linkChosen(anchor);
  });
  connect(verticalScrollBar(), &QScrollBar::valueChanged, this, [this](int value) {
    if (!m_writing && value != m_wentTo) m_wentTo = -1;
  });
}

void RulePage::setSource(RulesSource* source) {
  m_source = source;
}

void RulePage::showPage(const RulesPage& page, const RulesSection* section) {
  m_html = page.html();
  m_section = section == nullptr ? page.anchor : section->anchor;
  setAccessibleName(page.title);
  write();
  goToSection();
}

void RulePage::showAgain(const RulesPage& page) {
  m_html = page.html();
  setAccessibleName(page.title);
  if (m_source != nullptr) m_source->forget();
  write();
}

void RulePage::write() {
  const QScrollBar& bar = *verticalScrollBar();
  const bool readOn = m_wentTo < 0;
  const double part = bar.maximum() > 0 ? static_cast<double>(bar.value()) / bar.maximum() : 0;
  m_writing = true;
  limitLines();
  document()->setDefaultStyleSheet(styleSheetOfPage());
  setHtml(withSizes(m_html));
  m_writing = false;
  writeMarks();
  if (readOn) {
    verticalScrollBar()->setValue(
        static_cast<int>(std::lround(part * verticalScrollBar()->maximum())));
  } else {
    goToSection();
  }
}

void RulePage::mark(const QString& query) {
  if (query == m_marked) return;
  m_marked = query;
  writeMarks();
}

void RulePage::writeMarks() {
  QList<ExtraSelection> marks;
  for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
    for (const RulesSearch::Mark& found : RulesSearch::marksIn(block.text(), m_marked)) {
      ExtraSelection mark;
      mark.cursor = QTextCursor(block);
      mark.cursor.movePosition(QTextCursor::NextCharacter, QTextCursor::MoveAnchor,
                               static_cast<int>(found.begin));
      mark.cursor.movePosition(QTextCursor::NextCharacter, QTextCursor::KeepAnchor,
                               static_cast<int>(found.length));
      mark.format.setBackground(themeOf(*this).river);
      mark.format.setForeground(themeOf(*this).ink);
      marks += mark;
    }
  }
  setExtraSelections(marks);
}

QString RulePage::withSizes(QString html) {
  static const QRegularExpression image(QStringLiteral("src=\"rule-picture:([^\"]+)\""));
  if (m_source == nullptr) return html;
  QString sized;
  qsizetype done = 0;
  for (auto found = image.globalMatch(html); found.hasNext();) {
    const QRegularExpressionMatch match = found.next();
    const QImage picture = m_source->picture(match.captured(1), *this, lineWidth() - 2 * margin);
    const QSize size = picture.deviceIndependentSize().toSize();
    sized += html.mid(done, match.capturedEnd() - done);
    sized += text::fill(QStringLiteral(" width=\"%1\" height=\"%2\""),
                        {QString::number(size.width()), QString::number(size.height())});
    done = match.capturedEnd();
  }
  return sized + html.mid(done);
}

QVariant RulePage::loadResource(int type, const QUrl& name) {
  if (type == QTextDocument::ImageResource && name.scheme() == QStringLiteral("rule-picture") &&
      m_source != nullptr) {
    return m_source->picture(name.path(), *this, lineWidth() - 2 * margin);
  }
  return QTextBrowser::loadResource(type, name);
}

QString RulePage::styleSheetOfPage() const {
  const Theme& theme = themeOf(*this);
  return text::fill(
      QStringLiteral(
          "h1 { font-size: x-large; margin: 0 0 8px 0 } "
          "h2 { font-size: large; margin: 28px 0 4px 0 } "
          "p, ul { margin: 6px 0 6px 0; line-height: 120% } "
          ".picture { line-height: 100%; margin: 10px 0 10px 0 } table { margin: 8px 0 8px 0 } "
          "a { color: %1 } h1 a, h2 a { color: %2 } "
          ".quiet { color: %3 } .option { margin-top: 10px } "
          "th { color: %3; text-align: left; font-weight: normal } "
          "td, th { border-bottom: 1px solid %4; border-top: 0; border-left: 0; "
          "border-right: 0; padding-right: 14px } "
          ".example { background-color: %5; border: 0; padding-right: 8px }"),
      {theme.choose.name(), theme.ink.name(), theme.quietInk.name(), theme.line.name(),
       theme.sunken.name()});
}

int RulePage::lineWidth() const {
  const int longest = fontMetrics().averageCharWidth() * lettersInLine + 2 * margin;
  // Always beside the scroll bar: it goes and comes back while a page is written, and a line that
  // became wider then would have the page written a second time into the first.
  return std::min(width() - verticalScrollBar()->sizeHint().width(), longest);
}

void RulePage::limitLines() {
  if (lineWrapColumnOrWidth() != lineWidth()) setLineWrapColumnOrWidth(lineWidth());
}

void RulePage::goToSection() {
  m_writing = true;
  scrollToAnchor(m_section);
  // Some air above the heading.
  verticalScrollBar()->setValue(verticalScrollBar()->value() - 2 * unit);
  m_wentTo = verticalScrollBar()->value();
  m_writing = false;
}

void RulePage::changeEvent(QEvent* event) {
  QTextBrowser::changeEvent(event);
  const bool looks = event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange;
  if (!looks || m_html.isEmpty()) return;
  if (m_source != nullptr) m_source->forget();
  write();
}

void RulePage::resizeEvent(QResizeEvent* event) {
  const bool atSection = m_wentTo >= 0;
  m_writing = true;
  QTextBrowser::resizeEvent(event);
  m_writing = false;
  if (m_html.isEmpty() || lineWrapColumnOrWidth() == lineWidth()) return;
  // Wide pictures are to fit into the lines too.
  m_wentTo = atSection ? verticalScrollBar()->value() : -1;
  write();
}

void RulePage::showEvent(QShowEvent* event) {
  QTextBrowser::showEvent(event);
  if (m_wentTo >= 0) goToSection();
}

} // namespace nilometer::ui
