// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/tutorial/lesson_card.h"

#include "ui/base/style/chip.h"
#include "ui/base/style/plain_label.h"
#include "ui/base/style/theme.h"
#include "ui/text/phrase.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QVBoxLayout>

namespace nilometer::ui {

using text::fill;
using text::number;

namespace {

QLabel* label(QWidget* parent) {
  auto* result = plainLabel(parent);
  result->setWordWrap(true);
  return result;
}

ChipLook cardLook(ChipLook::Tone tone, const QString& text, const QString& tip) {
  ChipLook result;
  result.tone = tone;
  result.text = text;
  result.tip = tip;
  return result;
}

} // namespace

LessonCard::LessonCard(QWidget* parent)
    : QWidget(parent), m_title(label(this)), m_summary(label(this)), m_state(label(this)),
      m_start(new Chip(this)), m_again(new Chip(this)) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(4 * unit, 2 * unit, 3 * unit, 2 * unit);
  column->setSpacing(unit);
  column->addWidget(m_title);
  column->addWidget(m_summary, 1);
  auto* foot = new QHBoxLayout;
  foot->setSpacing(2 * unit);
  foot->addWidget(m_state, 1);
  foot->addWidget(m_again);
  foot->addWidget(m_start);
  column->addLayout(foot);
}

void LessonCard::show(const LessonList::Row& row, int number, Mark mark) {
  m_row = row;
  const bool begun = row.progress.step > 0;
  m_title->setText(fill(QStringLiteral("%1  %2"), {text::number(number), row.title}));
  m_summary->setText(row.summary);
  m_state->setText(state());
  m_state->setAccessibleName(state());
  const bool likely = mark == Mark::next;
  const QString start = row.progress.done && !begun ? tr("Once more") :
                                                    //: To begin the lesson.
                            tr("Start");
  //: With a lesson.
  const QString goOn = tr("Go on");
  m_start->setLook(cardLook(likely ? ChipLook::Tone::confirm : ChipLook::Tone::action,
                            begun ? goOn : start, row.title));
  m_again->setLook(cardLook(ChipLook::Tone::action, tr("From the start"), row.title));
  m_again->setVisible(begun);
  setAccessibleName(row.title);
  setAccessibleDescription(row.summary);
  dress();
}

QString LessonCard::state() const {
  const QString tick = QStringLiteral("✓ ");
  if (m_row.progress.step > 0) {
    const QString where =
        fill(tr("at step %1 of %2"), {number(m_row.progress.step + 1), number(m_row.steps)});
    return m_row.progress.done ? tick + where : where;
  }
  //: The lesson was taken to its end.
  return m_row.progress.done ? tick + tr("done") : tr("%n minute(s)", nullptr, m_row.minutes);
}

void LessonCard::dress() {
  m_title->setFont(sized(font(), TextSize::heading));
  const Theme& theme = themeOf(*this);
  QPalette palette = m_state->palette();
  const QColor ink = m_row.progress.done ? theme.fine : theme.quietInk;
  if (palette.color(QPalette::WindowText) == ink) return;
  palette.setColor(QPalette::WindowText, ink);
  m_state->setPalette(palette);
}

void LessonCard::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  const Theme& theme = themeOf(*this);
  paintCard(painter, rect(), theme.surface, theme.line);
}

void LessonCard::changeEvent(QEvent* event) {
  if (event->type() == QEvent::FontChange || event->type() == QEvent::PaletteChange) dress();
  QWidget::changeEvent(event);
}

} // namespace nilometer::ui
