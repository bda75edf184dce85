// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/dispute/dispute_dialog.h"

#include "engine/record/game_record.h"
#include "ui/base/style/flow_layout.h"
#include "ui/game/session/game_session.h"
#include "ui/store/games/dialog_parts.h"
#include "ui/text/disputed.h"
#include "ui/text/phrase.h"
#include "ui/text/plain_line.h"

#include <QCheckBox>
#include <QEvent>
#include <QLineEdit>
#include <QVBoxLayout>

#include <initializer_list>
#include <utility>

namespace nilometer::ui {

using text::fill;

namespace {

constexpr int longestOther = 200; // letters, as in a field

DisputeSource sourceOf(GameSession& session, std::size_t entry) {
  const auto known = session.dispute(entry);
  const bool waits = session.amended() != nullptr;
  const bool hasOther = known && known->hasOther;
  DisputeSource source;
  source.texts = [&session, entry, known, waits] {
    const QString number = text::number(static_cast<int>(entry) + 1);
    const auto inFull = [&](const QString& text) { return session.names().inFull(text); };
    DisputeSource::Texts texts;
    texts.title = DisputeDialog::tr("Disputed entry");
    //: The number of an entry and its sentence.
    texts.what =
        fill(DisputeDialog::tr("Entry %1: %2"), {number, inFull(session.logLine(entry).headline)});
    if (waits) {
      texts.otherwise =
          text::otherwiseText({.note = {}, .hasOther = true, .otherwise = session.amended()->is});
    } else if (known) {
      texts.otherwise = text::otherwiseText(*known);
    }
    texts.otherwise = inFull(texts.otherwise);
    texts.note = waits ? DisputeDialog::tr("Note for the log and the score sheet, if wanted")
                       : DisputeDialog::tr("Note for the log and the score sheet");
    if (!waits && !(known && known->hasOther)) {
      texts.hint = DisputeDialog::tr("To have the score both ways, change or remove the entry and "
                                     "choose “Not settled: score both ways”.");
    }
    texts.settle = DisputeDialog::tr("Settled: the other way…");
    texts.mark = known && !waits ? DisputeDialog::tr("Keep the note")
                                 : DisputeDialog::tr("Mark as disputed");
    return texts;
  };
  if (known) source.knownNote = known->note;
  source.canStay = known && !waits;
  source.canSettle = hasOther && !waits;
  source.needsNote = !waits && !hasOther;
  source.mark = [&session, entry, waits](const QString& note, const QString&, bool) {
    waits ? session.disputeAmended(note) : session.markDisputed(entry, note);
  };
  source.stay = [&session, entry] { session.settle(entry); };
  source.settle = [&session, entry] { session.startSettling(entry); };
  return source;
}

} // namespace

DisputeDialog::DisputeDialog(DisputeSource source, QWidget* parent)
    : FittingDialog(parent), m_source(std::move(source)), m_what(plainLabel(this)),
      m_otherwise(plainLabel(this)), m_otherLabel(plainLabel(this)),
      m_otherText(new QLineEdit(this)), m_answer(new QCheckBox(this)),
      m_noteLabel(plainLabel(this)), m_note(new QLineEdit(this)), m_hint(quietLabel(this)),
      m_stays(plainButton(this)), m_other(plainButton(this)), m_cancel(plainButton(this)),
      m_mark(plainButton(this)) {
  setAttribute(Qt::WA_DeleteOnClose);
  build();
  m_note->setText(m_source.knownNote);
  m_note->selectAll();
  m_otherText->setText(m_source.knownOther);
  m_otherText->selectAll();
  m_answer->setChecked(m_source.answersOther);
  m_stays->setVisible(m_source.canStay);
  m_other->setVisible(m_source.canSettle);
  using Other = DisputeSource::Other;
  for (QWidget* part : std::initializer_list<QWidget*>{m_otherLabel, m_otherText}) {
    part->setVisible(m_source.other == Other::text);
  }
  m_answer->setVisible(m_source.other == Other::answer);
  connectButtons();
  retranslate();
  QWidget* first = m_note;
  if (m_source.other == Other::text) first = m_otherText;
  if (m_source.other == Other::answer) first = m_answer;
  first->setFocus();
}

DisputeDialog::DisputeDialog(GameSession& session, std::size_t entry, QWidget* parent)
    : DisputeDialog(sourceOf(session, entry), parent) {}

void DisputeDialog::build() {
  QVBoxLayout* const column = &content();
  column->setSpacing(2 * unit);
  for (QLabel* label : {m_what, m_otherwise}) {
    label->setWordWrap(true);
    column->addWidget(label);
  }
  column->addSpacing(unit);
  m_otherLabel->setBuddy(m_otherText);
  m_otherText->setMaxLength(longestOther);
  m_otherText->setMinimumHeight(targetHeight);
  m_answer->setMinimumHeight(targetHeight);
  for (QWidget* part : std::initializer_list<QWidget*>{m_otherLabel, m_otherText, m_answer}) {
    column->addWidget(part);
  }
  m_noteLabel->setBuddy(m_note);
  column->addWidget(m_noteLabel);
  m_note->setMaxLength(static_cast<int>(record::maxReason));
  m_note->setMinimumHeight(targetHeight);
  column->addWidget(m_note);
  column->addWidget(m_hint);
  column->addStretch(1);
  // In two lines where all of them are long.
  auto* settling = new FlowLayout(FlowLayout::Widths::own, 2 * unit);
  settling->addWidget(m_stays);
  settling->addWidget(m_other);
  auto* line = new QHBoxLayout;
  line->addLayout(settling, 1);
  line->addWidget(m_cancel);
  line->addWidget(m_mark);
  below().addLayout(line);
  m_mark->setDefault(true);
}

void DisputeDialog::connectButtons() {
  // Closed first: what comes next may show something over the table.
  const auto on = [this](QPushButton* button, auto then) {
    connect(button, &QPushButton::clicked, this, [this, then] {
      accept();
      then();
    });
  };
  on(m_mark, [this] {
    m_source.mark(text::plainLine(m_note->text()), text::plainLine(m_otherText->text()),
                  m_answer->isChecked());
  });
  on(m_stays, [this] { m_source.stay(); });
  on(m_other, [this] { m_source.settle(); });
  connect(m_cancel, &QPushButton::clicked, this, &QDialog::reject);
  connect(m_note, &QLineEdit::textChanged, this, &DisputeDialog::refreshMark);
  connect(m_otherText, &QLineEdit::textChanged, this, &DisputeDialog::refreshMark);
  connect(m_answer, &QCheckBox::toggled, this, &DisputeDialog::refreshMark);
  refreshMark();
}

void DisputeDialog::refreshMark() {
  const bool other = !text::plainLine(m_otherText->text()).isEmpty() || m_answer->isChecked();
  m_mark->setEnabled(!m_source.needsNote || other || !text::plainLine(m_note->text()).isEmpty());
  refreshHint();
}

void DisputeDialog::refreshHint() {
  const QString other = text::plainLine(m_otherText->text());
  const QString misfit = m_source.misfit && !other.isEmpty() ? m_source.misfit(other) : QString();
  const QString hint = misfit.isEmpty() ? m_source.texts().hint : misfit;
  m_hint->setForegroundRole(misfit.isEmpty() ? QPalette::PlaceholderText : QPalette::WindowText);
  m_hint->setText(hint);
  m_hint->setHidden(hint.isEmpty());
  grow();
}

QString DisputeDialog::hint() const {
  return m_hint->text();
}

void DisputeDialog::retranslate() {
  const DisputeSource::Texts texts = m_source.texts();
  setWindowTitle(texts.title);
  m_what->setText(texts.what);
  m_otherwise->setText(texts.otherwise);
  m_otherwise->setHidden(texts.otherwise.isEmpty());
  m_otherLabel->setText(texts.other);
  m_answer->setText(texts.other);
  m_noteLabel->setText(texts.note);
  refreshHint();
  setButtonText(*m_stays, tr("Settled: it stays so"));
  setButtonText(*m_other, texts.settle);
  setButtonText(*m_cancel, tr("Cancel"));
  setButtonText(*m_mark, texts.mark);
}

void DisputeDialog::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  FittingDialog::changeEvent(event);
}

} // namespace nilometer::ui
