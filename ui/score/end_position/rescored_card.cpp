// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/score/end_position/rescored_card.h"

#include "ui/score/end_position/rescored_numbers.h"
#include "ui/table/history_edit/scroll_keys.h"

#include <QEvent>
#include <QKeyEvent>
#include <QLayout>
#include <QScrollBar>
#include <QTextBrowser>
#include <QTextDocument>

#include <cmath>
#include <utility>

namespace nilometer::ui {

RescoredCard::RescoredCard(QWidget* parent) : RescoredCard(new QTextBrowser(parent), parent) {}

RescoredCard::RescoredCard(QTextBrowser* text, QWidget* parent)
    : AnswerCard(text, parent), m_text(text) {
  setFocusPolicy(Qt::StrongFocus);
  m_text->setFrameShape(QFrame::NoFrame);
  m_text->setFocusPolicy(Qt::NoFocus);
  m_text->document()->setDocumentMargin(0);
  m_text->viewport()->setAutoFillBackground(false);
  connect(yesButton(), &Chip::clicked, this, &RescoredCard::scoreRequested);
  connect(noButton(), &Chip::clicked, this, &RescoredCard::backRequested);
  hide();
}

bool RescoredCard::ask(std::function<Results()> results) {
  m_results = std::move(results);
  if (numbers(NamesShown::whole).isEmpty()) return false;
  retranslate();
  show();
  write();
  m_text->verticalScrollBar()->setValue(0);
  raise();
  setFocus();
  return true;
}

QString RescoredCard::text() const {
  return m_text->toPlainText();
}

QString RescoredCard::numbers(NamesShown names) const {
  const Results results = m_results();
  return rescoredNumbers(results.before, results.after, themeOf(*this), names);
}

void RescoredCard::write() {
  layout()->activate(); // how wide the text is
  m_text->setHtml(numbers(NamesShown::whole));
  if (m_text->document()->idealWidth() > m_text->viewport()->width()) {
    m_text->setHtml(numbers(NamesShown::shortened));
  }
  setAccessibleDescription(text());
  fit();
}

void RescoredCard::retranslate() {
  setTitle(tr("The result changes"));
  setNote(tr("Until it is scored anew, the result from before counts."));
  setAnswer(*yesButton(), tr("Score anew"), QStringLiteral("⏎"));
  setAnswer(*noButton(), tr("Back"), tr("Esc"));
}

void RescoredCard::fit() {
  fitTo(static_cast<int>(std::ceil(m_text->document()->size().height())));
}

void RescoredCard::resizeEvent(QResizeEvent* event) {
  AnswerCard::resizeEvent(event);
  if (isVisible()) write();
}

void RescoredCard::keyPressEvent(QKeyEvent* event) {
  // No key gets to the fields while the card covers them.
  event->accept();
  switch (event->key()) {
  case Qt::Key_Return:
  case Qt::Key_Enter: return (noButton()->hasFocus() ? noButton() : yesButton())->click();
  case Qt::Key_Escape: return noButton()->click();
  default: scrollByKey(*m_text->verticalScrollBar(), event->key());
  }
}

void RescoredCard::changeEvent(QEvent* event) {
  const bool anew = event->type() == QEvent::LanguageChange ||
                    event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange;
  if (anew && isVisible()) {
    retranslate();
    write();
  }
  AnswerCard::changeEvent(event);
}

} // namespace nilometer::ui
