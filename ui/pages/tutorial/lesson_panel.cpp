// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/tutorial/lesson_panel.h"

#include "ui/base/accessibility/announce.h"
#include "ui/base/style/chip.h"
#include "ui/base/style/plain_label.h"
#include "ui/game/session/game_session.h"
#include "ui/pages/tutorial/lesson_panel_parts.h"
#include "ui/table/action_bar/line_label.h"
#include "ui/table/action_bar/question_rows.h"
#include "ui/table/action_bar/spoken_rows.h"
#include "ui/text/phrase.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QVBoxLayout>

#include <utility>

namespace nilometer::ui {

using text::fill;
using text::number;

namespace {

constexpr int titleLetters = 12;

ChipLook panelLook(ChipLook::Tone tone, const QString& text, const QString& keyCap = {}) {
  ChipLook result;
  result.tone = tone;
  result.text = text;
  result.keyCap = keyCap;
  return result;
}

QString dots(int done, int all) {
  return QString(done, QChar(u'●')) + QString(all - done, QChar(u'○'));
}

} // namespace

LessonPanel::LessonPanel(QWidget* parent)
    : QWidget(parent), m_title(new LineLabel(TextSize::heading, titleLetters, this)),
      m_step(plainLabel(this)), m_text(new QLabel), m_answers(new QuestionRows(nullptr)),
      m_box(new LessonFeedbackBox), m_scroll(new LessonScroll(this)), m_leave(new Chip(this)),
      m_back(new Chip(this)), m_hint(new Chip(this)), m_next(new Chip(this)) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(3 * unit, 2 * unit, 3 * unit, 2 * unit);
  column->setSpacing(unit);
  auto* top = new QHBoxLayout;
  top->setSpacing(2 * unit);
  top->addWidget(m_title, 1);
  top->addWidget(m_leave);
  column->addLayout(top);
  column->addWidget(m_step);
  buildBody(*column);
  auto* bottom = new QHBoxLayout;
  bottom->setSpacing(2 * unit);
  bottom->addWidget(m_back);
  bottom->addWidget(m_hint);
  bottom->addStretch(1);
  bottom->addWidget(m_next);
  column->addLayout(bottom);
  connect(m_answers, &QuestionRows::chosen, this,
          [this](const QuestionId&, int id) { Q_EMIT answered(id); });
  connect(m_text, &QLabel::linkActivated, this, &LessonPanel::followLink);
  connect(m_box, &QLabel::linkActivated, this, &LessonPanel::followLink);
}

void LessonPanel::buildBody(QBoxLayout& column) {
  auto* content = new QWidget;
  auto* inside = new QVBoxLayout(content);
  inside->setContentsMargins(0, 0, 0, 0);
  inside->setSpacing(2 * unit);
  m_text->setWordWrap(true);
  m_text->setTextFormat(Qt::RichText);
  m_text->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
  inside->addWidget(m_text);
  inside->addWidget(m_answers);
  inside->addWidget(m_box);
  inside->addStretch(1);
  m_scroll->setWidget(content);
  // setWidget() makes both paint the window's ground over the card.
  m_scroll->viewport()->setAutoFillBackground(false);
  content->setAutoFillBackground(false);
  column.addWidget(m_scroll, 1);
}

void LessonPanel::show(const LessonRun& run) {
  const LessonText& step = run.step();
  const LessonTitle lesson = run.lesson();
  const text::RuleNames rules = run.session().ruleNames();
  const QString text = text::withRuleLinks(step.text, rules);
  const bool other = m_text->text() != text;
  const bool isTold =
      run.feedback() != m_feedback && run.feedback().tone != LessonFeedback::Tone::none;
  m_feedback = run.feedback();
  m_title->setText(lesson.title);
  setAccessibleName(lesson.title);
  m_step->setText(fill(tr("%1  Step %2 of %3"), {dots(run.index() + 1, lesson.steps),
                                                 number(run.index() + 1), number(lesson.steps)}));
  m_step->setAccessibleName(
      fill(tr("Step %1 of %2"), {number(run.index() + 1), number(lesson.steps)}));
  m_text->setText(text);
  m_text->setAccessibleName(step.text);
  const QString answers = showAnswers(run);
  m_box->show(m_feedback, rules);
  showButtons(run);
  m_scroll->fit();
  QStringList heard;
  if (other) heard << lesson.title << m_step->accessibleName() << step.text << answers;
  if (isTold) heard << m_box->accessibleName();
  //: What Enter does in a lesson: "Enter: Next".
  if (!heard.isEmpty() && run.isSolved()) heard << fill(tr("Enter: %1"), {m_next->look().text});
  say(heard);
  if (other) {
    m_scroll->ensureVisible(0, 0);
  } else if (m_feedback.tone != LessonFeedback::Tone::none) {
    // Later: what has just come has no place yet.
    QMetaObject::invokeMethod(
        m_box, [this] { m_scroll->ensureWidgetVisible(m_box, 0, 0); }, Qt::QueuedConnection);
  }
}

QString LessonPanel::showAnswers(const LessonRun& run) {
  QuestionRow row;
  const std::vector<LessonAnswer>& answers = run.step().answers;
  for (std::size_t i = 0; i < answers.size(); ++i) {
    const int id = static_cast<int>(i);
    QuestionRow::Entry& chip = row.chips.emplace_back();
    chip.id = id;
    chip.look = panelLook(ChipLook::Tone::choice, answers[i].text, number(id + 1));
    chip.look.chosen = run.chosenAnswer() == id;
    chip.open = !run.isSolved() || chip.look.chosen;
  }
  const bool any = !row.chips.empty();
  m_answers->setRows(any ? std::vector<QuestionRow>{row} : std::vector<QuestionRow>{});
  m_answers->setVisible(any);
  return any ? spokenQuestion(row) : QString();
}

void LessonPanel::say(const QStringList& texts) {
  m_unsaid += texts;
  if (!isVisible()) return;
  for (const QString& text : std::exchange(m_unsaid, {})) announce(*this, text);
}

void LessonPanel::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  say({});
}

void LessonPanel::showButtons(const LessonRun& run) {
  using Tone = ChipLook::Tone;
  m_leave->setLook(panelLook(Tone::action, tr("Leave")));
  m_back->setLook(panelLook(Tone::action, tr("Back")));
  m_back->setEnabled(!run.isFirst());
  m_hint->setLook(panelLook(Tone::action, run.hintShown() ? tr("Show me") : tr("Hint")));
  m_hint->setVisible(run.step().kind != LessonText::Kind::read && !run.isSolved());
  const bool on = run.isSolved();
  m_next->setLook(panelLook(on ? Tone::confirm : Tone::action,
                            run.isLast() ? tr("Done") : tr("Next"),
                            on ? QStringLiteral("⏎") : QString()));
  m_next->setEnabled(on);
}

Chip* LessonPanel::answerButton(int index) const {
  return m_answers->isVisibleTo(this) ? m_answers->chip({}, index) : nullptr;
}

bool LessonPanel::textFits() const {
  return m_title->textFits() && m_scroll->showsAll();
}

void LessonPanel::followLink(const QString& address) {
  const QString rule = text::linkedRule(address);
  if (!rule.isEmpty()) Q_EMIT ruleRequested(rule);
}

void LessonPanel::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() != QEvent::PaletteChange) return;
  // Links keep the colour they were written with.
  const QString text = m_text->text();
  m_text->clear();
  m_text->setText(text);
}

void LessonPanel::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  const Theme& theme = themeOf(*this);
  paintCard(painter, rect(), theme.surface, theme.choose);
  paintChooseRing(painter, rect(), theme);
}

} // namespace nilometer::ui
