// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/tutorial/lesson_panel_parts.h"

#include "ui/base/style/theme.h"

#include <QEvent>
#include <QLayout>
#include <QPainter>
#include <QResizeEvent>

namespace nilometer::ui {

namespace {

/// Lines of text that are always kept in sight.
constexpr int leastLines = 5;

} // namespace

LessonFeedbackBox::LessonFeedbackBox(QWidget* parent) : QLabel(parent) {
  setWordWrap(true);
  setTextFormat(Qt::RichText);
  setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
  setMargin(2 * unit);
  hide();
}

void LessonFeedbackBox::show(const LessonFeedback& feedback, text::RuleNames rules) {
  m_feedback = feedback;
  m_rules = rules;
  write();
  setVisible(feedback.tone != LessonFeedback::Tone::none);
}

QColor LessonFeedbackBox::colour() const {
  const Theme& theme = themeOf(*this);
  switch (m_feedback.tone) {
  case LessonFeedback::Tone::right: return theme.fine;
  case LessonFeedback::Tone::wrong: return theme.stop;
  case LessonFeedback::Tone::hint:
  case LessonFeedback::Tone::none: break;
  }
  return theme.quietInk;
}

void LessonFeedbackBox::write() {
  QString sign;
  QString head;
  switch (m_feedback.tone) {
  case LessonFeedback::Tone::right: sign = u'✓', head = tr("Right."); break;
  case LessonFeedback::Tone::wrong: sign = u'✗', head = tr("Not quite."); break;
  case LessonFeedback::Tone::hint: sign = u'→', head = tr("Hint:"); break;
  case LessonFeedback::Tone::none: break;
  }
  setText(QStringLiteral("<b style=\"color:%1\">%2 %3</b> ")
              .arg(colour().name(), sign, head.toHtmlEscaped()) +
          text::withRuleLinks(m_feedback.text, m_rules));
  setAccessibleName(head + QLatin1Char(' ') + m_feedback.text);
}

void LessonFeedbackBox::paintEvent(QPaintEvent* event) {
  {
    QPainter painter(this);
    paintCard(painter, rect(), themeOf(*this).surface, colour());
  }
  QLabel::paintEvent(event);
}

void LessonFeedbackBox::changeEvent(QEvent* event) {
  if (event->type() == QEvent::PaletteChange || event->type() == QEvent::LanguageChange) write();
  QLabel::changeEvent(event);
}

LessonScroll::LessonScroll(QWidget* parent) : QScrollArea(parent) {
  setFrameShape(QFrame::NoFrame);
  setWidgetResizable(true);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setFocusPolicy(Qt::NoFocus);
}

int LessonScroll::neededHeight() const {
  if (widget() == nullptr || widget()->layout() == nullptr) return 0;
  widget()->layout()->activate();
  return widget()->layout()->heightForWidth(width());
}

void LessonScroll::fit() {
  updateGeometry();
}

bool LessonScroll::showsAll() const {
  return widget() == nullptr || neededHeight() <= viewport()->height();
}

QSize LessonScroll::sizeHint() const {
  return {minimumSizeHint().width(), neededHeight()};
}

QSize LessonScroll::minimumSizeHint() const {
  return {60 * unit, leastLines * fontMetrics().lineSpacing()};
}

void LessonScroll::resizeEvent(QResizeEvent* event) {
  QScrollArea::resizeEvent(event);
  if (event->oldSize().width() != event->size().width()) updateGeometry();
}

} // namespace nilometer::ui
