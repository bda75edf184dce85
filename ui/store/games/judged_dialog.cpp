// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/store/games/judged_dialog.h"

#include "ui/base/style/plain_label.h"
#include "ui/store/games/dialog_parts.h"
#include "ui/text/plain_line.h"

#include <QComboBox>
#include <QEvent>
#include <QFormLayout>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>

namespace nilometer::ui {

namespace {

constexpr int mostLetters = 500;

} // namespace

void relabel(QComboBox& box, const QStringList& items) {
  const QSignalBlocker quiet(&box);
  const int chosen = std::max(box.currentIndex(), 0);
  box.clear();
  box.addItems(items);
  box.setCurrentIndex(std::min(chosen, box.count() - 1));
}

JudgedDialog::JudgedDialog(QWidget* parent) : FittingDialog(parent), m_form(new QFormLayout) {
  m_form->setSpacing(2 * unit);
  m_form->setFieldGrowthPolicy(QFormLayout::ExpandingFieldsGrow);
  m_form->setLabelAlignment(Qt::AlignLeft | Qt::AlignVCenter);
}

void JudgedDialog::addRow(QLabel*& label, QWidget* field) {
  label = plainLabel(this);
  label->setBuddy(field);
  field->setMinimumHeight(targetHeight);
  m_form->addRow(label, field);
}

void JudgedDialog::addBox(QLabel*& label, QComboBox*& box) {
  addRow(label, box = new QComboBox(this));
  box->setSizePolicy(QSizePolicy::MinimumExpanding, QSizePolicy::Fixed);
  // The dialog grows where a name is long, as far as the screen has room.
  box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
}

void JudgedDialog::addEnd() {
  addRow(m_reasonLabel, m_reason = new QLineEdit(this));
  m_reason->setMaxLength(mostLetters);
  content().addLayout(m_form);
  content().addSpacing(unit);
  m_verdict = plainLabel(this);
  m_verdict->setWordWrap(true);
  m_verdict->setAlignment(Qt::AlignLeft | Qt::AlignTop);
  m_verdict->setMinimumHeight(3 * fontMetrics().lineSpacing());
  content().addWidget(m_verdict, 1);
  auto* line = new QHBoxLayout;
  line->addStretch();
  // No button takes Enter by itself, as in a dialog without a default button the next one would.
  line->addWidget(m_cancel = plainButton(this));
  line->addWidget(m_enter = plainButton(this));
  below().addLayout(line);
  connect(m_reason, &QLineEdit::textChanged, this, &JudgedDialog::refresh);
  connect(m_enter, &QPushButton::clicked, this, &JudgedDialog::accept);
  connect(m_cancel, &QPushButton::clicked, this, &JudgedDialog::reject);
}

QString JudgedDialog::reason() const {
  return text::plainLine(m_reason->text());
}

void JudgedDialog::setReason(const QString& reason) {
  m_reason->setText(reason);
}

void JudgedDialog::retranslate() {
  m_reasonLabel->setText(tr("&Reason"));
  m_reason->setPlaceholderText(tr("For the log"));
  setButtonText(*m_cancel, tr("Cancel"));
}

QString JudgedDialog::missing(bool isAsNow, bool needsReason) const {
  if (isAsNow) return tr("That is what is there now.");
  return needsReason && reason().isEmpty() ? tr("Say why; the log keeps the reason.") : QString();
}

void JudgedDialog::tell(QStringList lines, bool legal, bool possible, const QString& missing) {
  if (possible) lines += missing;
  lines.removeAll(QString());
  m_verdict->setForegroundRole(legal ? QPalette::WindowText : QPalette::BrightText);
  m_verdict->setText(lines.join(u'\n'));
  //: To enter what was put together in the dialog.
  setButtonText(*m_enter, legal ? tr("Enter") : tr("Enter anyway"));
  m_enter->setDefault(legal); // against the rules only by its own button
  m_enter->setEnabled(missing.isEmpty() && possible);
}

void JudgedDialog::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) {
    retranslate();
    refresh();
  }
  FittingDialog::changeEvent(event);
}

} // namespace nilometer::ui
