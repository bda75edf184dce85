// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/score/end_position/day_field.h"

#include "ui/base/style/plain_label.h"
#include "ui/text/phrase.h"
#include "ui/text/plain_line.h"
#include "ui/text/typed_day.h"

#include <QDate>
#include <QEvent>
#include <QFocusEvent>
#include <QLabel>
#include <QPalette>

namespace nilometer::ui {

DayField::DayField(QWidget* parent) : QLineEdit(parent), m_problem(plainLabel(parent)) {
  m_problem->setForegroundRole(QPalette::BrightText);
  m_problem->setWordWrap(true);
  m_problem->hide();
  connect(this, &QLineEdit::textEdited, this, &DayField::read);
}

void DayField::setDay(const std::string& day) {
  if (day == m_day) return;
  forgetTyped();
  m_day = day;
  showDay();
}

void DayField::forgetTyped() {
  m_day.clear();
  m_problem->hide();
  setAccessibleDescription({});
  clear();
}

void DayField::read(const QString& typed) {
  const bool isEmpty = text::plainLine(typed).isEmpty();
  const text::TypedDay found =
      isEmpty ? text::TypedDay() : text::typedDay(typed, QDate::currentDate());
  m_problem->setText(found.fault);
  m_problem->setVisible(!found.fault.isEmpty());
  setAccessibleDescription(found.fault);
  m_day = found.day.toString(Qt::ISODate).toStdString();
  Q_EMIT dayTyped(m_day);
}

void DayField::showDay() {
  const QString figures = text::fromUtf8(m_day);
  const QDate day = QDate::fromString(figures, Qt::ISODate);
  setText(day.isValid() && !hasFocus() ? text::dayInWords(day) : figures);
  if (!hasFocus()) home(false);
}

void DayField::focusInEvent(QFocusEvent* event) {
  QLineEdit::focusInEvent(event);
  // A list or window that took the keyboard for a moment leaves what is being typed.
  if (m_day.empty() || event->reason() == Qt::PopupFocusReason ||
      event->reason() == Qt::ActiveWindowFocusReason) {
    return;
  }
  showDay();
  selectAll();
}

void DayField::focusOutEvent(QFocusEvent* event) {
  QLineEdit::focusOutEvent(event);
  const bool isForAMoment =
      event->reason() == Qt::PopupFocusReason || event->reason() == Qt::ActiveWindowFocusReason;
  if (!isForAMoment && !m_day.empty()) showDay();
}

void DayField::changeEvent(QEvent* event) {
  QLineEdit::changeEvent(event);
  if (event->type() != QEvent::LanguageChange) return;
  if (m_problem->isVisibleTo(parentWidget())) return read(text());
  if (!hasFocus()) showDay();
}

} // namespace nilometer::ui
