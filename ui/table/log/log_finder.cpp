// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/log/log_finder.h"

#include "ui/base/style/chip.h"
#include "ui/base/style/plain_label.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>

namespace nilometer::ui {

LogFinder::LogFinder(QWidget* parent)
    : QWidget(parent), m_field(new QLineEdit(this)), m_found(plainLabel(this)),
      m_close(new Chip(this)) {
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(2 * unit);
  row->addWidget(m_field, 1);
  row->addWidget(m_found);
  row->addWidget(m_close);
  m_field->setMinimumHeight(targetHeight);
  m_field->setMaxLength(100);
  m_found->setForegroundRole(QPalette::PlaceholderText);
  m_field->installEventFilter(this);
  connect(m_field, &QLineEdit::textEdited, this, &LogFinder::typed);
  connect(m_close, &Chip::clicked, this, &LogFinder::stayed);
  retranslate();
  hide();
}

void LogFinder::open() {
  show();
  m_field->setFocus();
  m_field->selectAll();
}

void LogFinder::say(const QString& found) {
  m_found->setText(found);
  m_field->setAccessibleDescription(found);
}

void LogFinder::retranslate() {
  m_field->setPlaceholderText(tr("Number, player, card …"));
  m_field->setAccessibleName(tr("Find an entry"));
  ChipLook look;
  look.tone = ChipLook::Tone::action;
  look.text = QStringLiteral("×");
  look.tip = tr("Shows all entries again");
  look.name = tr("Close the search");
  m_close->setLook(look);
}

bool LogFinder::press(int key) {
  switch (key) {
  case Qt::Key_Up: Q_EMIT stepped(false); return true;
  case Qt::Key_Down: Q_EMIT stepped(true); return true;
  case Qt::Key_Return:
  case Qt::Key_Enter: Q_EMIT stayed(); return true;
  case Qt::Key_Escape: Q_EMIT left(); return true;
  default: return false;
  }
}

bool LogFinder::isWindows(const QKeyEvent& key) const {
  if (key.matches(QKeySequence::Undo) || key.matches(QKeySequence::Redo)) return true;
  // Del means the entry that was found.
  const bool atEnd = m_field->cursorPosition() == m_field->text().size();
  return key.matches(QKeySequence::Delete) && atEnd && !m_field->hasSelectedText();
}

bool LogFinder::eventFilter(QObject* watched, QEvent* event) {
  const bool isKey = event->type() == QEvent::KeyPress || event->type() == QEvent::ShortcutOverride;
  if (watched != m_field || !isKey) return QWidget::eventFilter(watched, event);
  const auto& key = *static_cast<const QKeyEvent*>(event);
  const bool plain = (key.modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
  if (event->type() == QEvent::KeyPress) return plain && press(key.key());
  if (!isWindows(key)) return false;
  event->ignore();
  return true;
}

} // namespace nilometer::ui
