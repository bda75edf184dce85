// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/printed_values/difference_card.h"

#include "ui/text/phrase.h"

#include <QEvent>
#include <QTextBrowser>
#include <QTextDocument>
#include <QUrl>

namespace nilometer::ui {

using text::fill;
using text::number;

namespace {

constexpr auto entryLink = "entry:";

QString paragraph(const QString& html) {
  return QStringLiteral("<p style=\"margin-top:0; margin-bottom:6px\">%1</p>").arg(html);
}

} // namespace

DifferenceCard::DifferenceCard(QWidget* parent)
    : DifferenceCard(new QTextBrowser(parent), parent) {}

DifferenceCard::DifferenceCard(QTextBrowser* text, QWidget* parent)
    : AnswerCard(text, parent), m_text(text) {
  m_text->setFrameShape(QFrame::NoFrame);
  m_text->setOpenLinks(false);
  m_text->document()->setDocumentMargin(0);
  m_text->viewport()->setAutoFillBackground(false);
  connect(takeOverButton(), &Chip::clicked, this, &DifferenceCard::takenOver);
  connect(leaveButton(), &Chip::clicked, this, &DifferenceCard::left);
  connect(m_text, &QTextBrowser::anchorClicked, this, [this](const QUrl& link) {
    Q_EMIT entryRequested(static_cast<std::size_t>(link.path().toULongLong()));
  });
  retranslate();
}

void DifferenceCard::show(const RejudgePreview& judged) {
  setVisible(true);
  if (judged == m_content) return;
  m_content = judged;
  retranslate();
}

void DifferenceCard::retranslate() {
  setTitle(m_content.title);
  m_text->setAccessibleName(tr("What is different in the game so far"));
  QStringList totals;
  for (const RejudgePreview::Total& total : m_content.totals) {
    totals += total.before == total.after
                  ? fill(tr("%1: %2 as before"), {total.name, text::points(total.after)})
                  : fill(tr("%1: %2 instead of %3"),
                         {total.name, text::points(total.after), number(total.before)});
  }
  QString html;
  if (!m_content.values.isEmpty()) {
    html = paragraph(m_content.values.join(QLatin1Char('\n'))
                         .toHtmlEscaped()
                         .replace(QLatin1Char('\n'), QStringLiteral("<br>")));
  }
  html += paragraph(totals.join(QStringLiteral("  ·  ")).toHtmlEscaped());
  for (const RejudgePreview::Line& line : m_content.lines) {
    const QString link = QStringLiteral("<a href=\"%1%2\">%3</a>")
                             .arg(QLatin1String(entryLink), QString::number(line.entry),
                                  line.entrySentence.toHtmlEscaped());
    html += paragraph(link + QStringLiteral("<br>") +
                      line.text.toHtmlEscaped().replace(QLatin1Char('\n'), QStringLiteral("<br>")));
  }
  m_text->setHtml(html);
  setAnswer(*takeOverButton(), tr("Go on with the corrected value"), takeOverKey);
  setAnswer(*leaveButton(), tr("Leave it as it was"), leaveKey);
}

QString DifferenceCard::text() const {
  return m_text->toPlainText();
}

bool DifferenceCard::press(const QString& key) {
  if (isHidden()) return false;
  if (key == takeOverKey)
    takeOverButton()->click();
  else if (key == leaveKey)
    leaveButton()->click();
  else
    return false;
  return true;
}

void DifferenceCard::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange) {
    retranslate();
  }
  AnswerCard::changeEvent(event);
}

} // namespace nilometer::ui
