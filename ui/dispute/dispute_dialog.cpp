// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dispute/dispute_dialog.h"

#include "engine/record/game_record.h"
#include "ui/games/dialog_parts.h"
#include "ui/session/game_session.h"
#include "ui/words/disputed.h"
#include "ui/words/phrase.h"

#include <QEvent>
#include <QLineEdit>
#include <QVBoxLayout>

namespace nilometer::ui {

using words::fill;

namespace {

constexpr int noteLetters = 60; // that a note shows

} // namespace

DisputeDialog::DisputeDialog(GameSession& session, std::size_t entry, QWidget* parent)
    : QDialog(parent), m_session(session), m_entry(entry), m_what(plainLabel(this)),
      m_otherwise(plainLabel(this)), m_noteLabel(plainLabel(this)), m_note(new QLineEdit(this)),
      m_hint(quietLabel(this)), m_stays(plainButton(this)), m_other(plainButton(this)),
      m_cancel(plainButton(this)), m_mark(plainButton(this)) {
  setAttribute(Qt::WA_DeleteOnClose);
  build();
  connectButtons();
  const auto known = session.dispute(entry);
  if (known) m_note->setText(known->note);
  m_note->selectAll();
  m_stays->setVisible(known.has_value() && !waits());
  m_other->setVisible(known && known->hasOther && !waits());
  m_hint->setVisible(!waits() && !(known && known->hasOther));
  retranslate();
  m_note->setFocus();
}

void DisputeDialog::build() {
  auto* column = new QVBoxLayout(this);
  column->setSpacing(2 * unit);
  for (QLabel* label : {m_what, m_otherwise}) {
    label->setWordWrap(true);
    column->addWidget(label);
  }
  column->addSpacing(unit);
  m_noteLabel->setBuddy(m_note);
  column->addWidget(m_noteLabel);
  m_note->setMaxLength(static_cast<int>(record::maxReason));
  m_note->setMinimumHeight(targetHeight);
  m_note->setMinimumWidth(noteLetters * fontMetrics().averageCharWidth());
  column->addWidget(m_note);
  column->addWidget(m_hint);
  column->addStretch(1);
  auto* line = new QHBoxLayout;
  line->addWidget(m_stays);
  line->addWidget(m_other);
  line->addStretch(1);
  line->addWidget(m_cancel);
  line->addWidget(m_mark);
  column->addSpacing(unit);
  column->addLayout(line);
  m_mark->setDefault(true);
}

void DisputeDialog::connectButtons() {
  // Closed first: what the session does next may show something over the table.
  const auto on = [this](QPushButton* button, auto then) {
    connect(button, &QPushButton::clicked, this, [this, then] {
      accept();
      then();
    });
  };
  on(m_mark, [this] { mark(); });
  on(m_stays, [this] { m_session.settle(m_entry); });
  on(m_other, [this] { m_session.startSettling(m_entry); });
  connect(m_cancel, &QPushButton::clicked, this, &QDialog::reject);
  const auto refresh = [this] {
    const auto known = m_session.dispute(m_entry);
    const bool other = waits() || (known && known->hasOther);
    m_mark->setEnabled(other || !plainLine(m_note->text()).isEmpty());
  };
  connect(m_note, &QLineEdit::textChanged, this, refresh);
  refresh();
}

bool DisputeDialog::waits() const {
  return m_session.amended() != nullptr;
}

void DisputeDialog::mark() {
  const QString note = plainLine(m_note->text());
  waits() ? m_session.disputeAmended(note) : m_session.markDisputed(m_entry, note);
}

void DisputeDialog::retranslate() {
  const auto known = m_session.dispute(m_entry);
  setWindowTitle(tr("Disputed entry"));
  const QString number = words::number(static_cast<int>(m_entry) + 1);
  //: The number of an entry and its sentence.
  m_what->setText(fill(tr("Entry %1: %2"), {number, m_session.logLine(m_entry).headline}));
  QString otherwise;
  if (waits()) {
    otherwise =
        words::otherwiseText({.note = {}, .hasOther = true, .otherwise = m_session.amended()->is});
  } else if (known) {
    otherwise = words::otherwiseText(*known);
  }
  m_otherwise->setText(otherwise);
  m_otherwise->setHidden(otherwise.isEmpty());
  m_noteLabel->setText(waits() ? tr("Note for the log and the score sheet, if wanted")
                               : tr("Note for the log and the score sheet"));
  m_hint->setText(tr("To have the score both ways, change or remove the entry and choose “Not "
                     "settled” instead of keeping it so."));
  setButtonText(*m_stays, tr("Settled: it stays so"));
  setButtonText(*m_other, tr("Settled: the other way…"));
  setButtonText(*m_cancel, tr("Cancel"));
  setButtonText(*m_mark, known && !waits() ? tr("Keep the note") : tr("Mark as disputed"));
}

void DisputeDialog::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  QDialog::changeEvent(event);
}

} // namespace nilometer::ui
