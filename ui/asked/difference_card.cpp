// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/asked/difference_card.h"

#include "ui/style/plain_label.h"
#include "ui/words/phrase.h"

#include <QEvent>
#include <QLabel>
#include <QPainter>
#include <QTextBrowser>
#include <QTextDocument>
#include <QUrl>
#include <QVBoxLayout>

namespace nilometer::ui {

using words::fill;
using words::number;

namespace {

constexpr auto entryLink = "entry:";

QString paragraph(const QString& html) {
  return QStringLiteral("<p style=\"margin-top:0; margin-bottom:6px\">%1</p>").arg(html);
}

} // namespace

DifferenceCard::DifferenceCard(QWidget* parent)
    : QWidget(parent), m_title(plainLabel(this)), m_text(new QTextBrowser(this)),
      m_takeOver(new Chip(this)), m_leave(new Chip(this)) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(4 * unit, 3 * unit, 4 * unit, 3 * unit);
  column->setSpacing(2 * unit);
  m_title->setWordWrap(true);
  m_title->setFont(sized(font(), TextSize::heading));
  column->addWidget(m_title);
  m_text->setFrameShape(QFrame::NoFrame);
  m_text->setOpenLinks(false);
  m_text->document()->setDocumentMargin(0);
  m_text->viewport()->setAutoFillBackground(false);
  column->addWidget(m_text, 1);
  auto* answers = new QHBoxLayout;
  answers->setSpacing(2 * unit);
  answers->addStretch(1);
  answers->addWidget(m_leave);
  answers->addWidget(m_takeOver);
  column->addLayout(answers);
  connect(m_takeOver, &Chip::clicked, this, &DifferenceCard::takenOver);
  connect(m_leave, &Chip::clicked, this, &DifferenceCard::left);
  connect(m_text, &QTextBrowser::anchorClicked, this, [this](const QUrl& link) {
    Q_EMIT entryRequested(static_cast<std::size_t>(link.path().toULongLong()));
  });
  retranslate();
}

void DifferenceCard::show(const JudgedAnew& judged) {
  setVisible(true);
  if (judged == m_content) return;
  m_content = judged;
  retranslate();
}

void DifferenceCard::retranslate() {
  m_title->setText(m_content.title);
  setAccessibleName(m_content.title);
  m_text->setAccessibleName(tr("What is different in the game so far"));
  QStringList totals;
  for (const JudgedAnew::Total& total : m_content.totals) {
    totals += total.before == total.after
                  ? fill(tr("%1: %2 as before"), {total.name, words::points(total.after)})
                  : fill(tr("%1: %2 instead of %3"),
                         {total.name, words::points(total.after), number(total.before)});
  }
  QString html;
  if (!m_content.values.isEmpty()) {
    html = paragraph(m_content.values.join(QLatin1Char('\n'))
                         .toHtmlEscaped()
                         .replace(QLatin1Char('\n'), QStringLiteral("<br>")));
  }
  html += paragraph(totals.join(QStringLiteral("  ·  ")).toHtmlEscaped());
  for (const JudgedAnew::Line& line : m_content.lines) {
    const QString link = QStringLiteral("<a href=\"%1%2\">%3</a>")
                             .arg(QLatin1String(entryLink), QString::number(line.entry),
                                  line.entrySentence.toHtmlEscaped());
    html += paragraph(link + QStringLiteral("<br>") +
                      line.text.toHtmlEscaped().replace(QLatin1Char('\n'), QStringLiteral("<br>")));
  }
  m_text->setHtml(html);
  ChipLook look;
  look.tone = ChipLook::Tone::confirm;
  look.text = tr("Go on with the corrected value");
  look.keyCap = takeOverKey;
  m_takeOver->setLook(look);
  look.tone = ChipLook::Tone::action;
  look.text = tr("Leave it as it was");
  look.keyCap = leaveKey;
  m_leave->setLook(look);
}

QString DifferenceCard::text() const {
  return m_text->toPlainText();
}

bool DifferenceCard::press(const QString& key) {
  if (isHidden()) return false;
  if (key == takeOverKey)
    m_takeOver->click();
  else if (key == leaveKey)
    m_leave->click();
  else
    return false;
  return true;
}

void DifferenceCard::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  const Theme& theme = themeOf(*this);
  painter.fillRect(rect(), theme.surface);
  paintCard(painter, rect(), theme.surface, theme.choose);
}

void DifferenceCard::changeEvent(QEvent* event) {
  if (event->type() == QEvent::FontChange) m_title->setFont(sized(font(), TextSize::heading));
  if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange) {
    retranslate();
  }
  QWidget::changeEvent(event);
}

} // namespace nilometer::ui
