// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/action_bar/reason_field.h"

#include "ui/table/action_bar/keyboard.h"

#include <QEvent>
#include <QKeyEvent>
#include <QLineEdit>

namespace nilometer::ui {

ReasonField::ReasonField(QWidget* parent)
    : QWidget(parent), m_button(new Chip(this)), m_edit(new QLineEdit(this)) {
  m_edit->hide();
  m_edit->installEventFilter(this);
  connect(m_button, &Chip::clicked, this, &ReasonField::open);
  retranslate();
}

void ReasonField::retranslate() {
  ChipLook look;
  look.tone = ChipLook::Tone::action;
  //: Opens a field for the reason why something is entered against the rules.
  look.text = tr("Reason…");
  look.tip = m_given.isEmpty() ? tr("Reason for entering it anyway") : m_given;
  m_button->setLook(look);
  m_edit->setPlaceholderText(tr("Reason (optional)"));
  m_edit->setAccessibleName(tr("Reason for entering it anyway"));
}

void ReasonField::begin(const QString& reason) {
  m_given = reason;
  close();
  retranslate();
}

QString ReasonField::reason() const {
  return m_edit->text();
}

QSize ReasonField::sizeHint() const {
  const QSize button = m_button->sizeHint();
  return m_edit->isHidden() ? button : QSize(60 * unit, button.height());
}

void ReasonField::open() {
  m_button->hide();
  m_edit->show();
  Q_EMIT widthChanged();
  m_edit->setFocus();
}

void ReasonField::close() {
  m_edit->setText(m_given);
  if (m_edit->isHidden()) return;
  if (m_edit->hasFocus()) giveKeyboardToTable(*this);
  m_edit->hide();
  m_button->show();
  Q_EMIT widthChanged();
}

bool ReasonField::eventFilter(QObject* watched, QEvent* event) {
  if (watched != m_edit || event->type() != QEvent::KeyPress) {
    return QWidget::eventFilter(watched, event);
  }
  const int key = static_cast<QKeyEvent*>(event)->key();
  const bool enters = key == Qt::Key_Return || key == Qt::Key_Enter;
  if (enters) Q_EMIT entered();
  if (key == Qt::Key_Escape) close();
  return enters || key == Qt::Key_Escape;
}

void ReasonField::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  m_button->setGeometry(rect());
  m_edit->setGeometry(rect());
}

void ReasonField::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  QWidget::changeEvent(event);
}

} // namespace nilometer::ui
