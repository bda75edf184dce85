// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/tutorial/setup_view.h"

#include "ui/base/style/chip.h"
#include "ui/base/style/flow_layout.h"
#include "ui/base/style/plain_label.h"
#include "ui/base/style/theme.h"
#include "ui/game/session/game_session.h"
#include "ui/pages/tutorial/lesson_marks.h"
#include "ui/pages/tutorial/setup_card.h"
#include "ui/pages/tutorial/setup_row.h"
#include "ui/text/phrase.h"

#include <QApplication>
#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QScrollArea>
#include <QScrollBar>
#include <QShowEvent>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace nilometer::ui {

using text::fill;
using text::number;

namespace {

QScrollArea* scrolling(QWidget* content, QWidget* parent) {
  auto* area = new QScrollArea(parent);
  area->setFrameShape(QFrame::NoFrame);
  area->setWidgetResizable(true);
  area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  area->setFocusPolicy(Qt::NoFocus);
  area->setWidget(content);
  content->setAutoFillBackground(false);
  area->viewport()->setAutoFillBackground(false);
  return area;
}

void say(Chip& chip, ChipLook::Tone tone, const QString& text, const QString& key) {
  ChipLook look;
  look.tone = tone;
  look.text = text;
  look.keyCap = key;
  chip.setLook(look);
}

} // namespace

SetupView::SetupView(GameSession& session, std::unique_ptr<SetupSource> source,
                     const QStringList& done, QWidget* parent)
    : QWidget(parent), m_source(std::move(source)), m_steps(m_source->steps()),
      m_progress(m_steps, done), m_title(plainLabel(this)), m_count(plainLabel(this)),
      m_card(new SetupCard(session, *m_source, this)), m_leave(new Chip(this)),
      m_start(new Chip(this)), m_next(new Chip(this)) {
  m_current = m_progress.nextAfter(m_progress.count() - 1).value_or(0);
  setFocusPolicy(Qt::StrongFocus);
  build();
  connectParts();
  connect(&session, &GameSession::changed, this, [this] {
    if (isVisible()) refresh();
  });
  retranslate();
}

QWidget* SetupView::buildList() {
  auto* content = new QWidget(this);
  auto* column = new QVBoxLayout(content);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(1);
  for (std::size_t i = 0; i < m_steps.size(); ++i) {
    m_rows.push_back(new SetupRow(content));
    column->addWidget(m_rows.back());
  }
  column->addStretch(1);
  return content;
}

void SetupView::build() {
  auto* page = new QVBoxLayout(this);
  page->setContentsMargins(4 * unit, 3 * unit, 4 * unit, 3 * unit);
  page->setSpacing(3 * unit);
  auto* top = new QHBoxLayout;
  top->setSpacing(3 * unit);
  m_count->setForegroundRole(QPalette::PlaceholderText);
  top->addWidget(m_title);
  top->addWidget(m_count);
  top->addStretch(1);
  page->addLayout(top);
  auto* middle = new QHBoxLayout;
  middle->setSpacing(2 * unit);
  m_list = scrolling(buildList(), this);
  middle->addWidget(m_list);
  middle->addWidget(m_text = scrolling(m_card, this), 1);
  page->addLayout(middle, 1);
  auto* bottom = new QHBoxLayout;
  bottom->setSpacing(unit);
  bottom->addWidget(m_leave);
  bottom->addStretch(1);
  // Below each other where large letters leave no room for both.
  auto* further = new FlowLayout(FlowLayout::Widths::own, unit);
  further->addWidget(m_start);
  further->addWidget(m_next);
  bottom->addLayout(further);
  page->addLayout(bottom);
  orderTabs();
}

// As they stand on the page.
void SetupView::orderTabs() {
  std::vector<QWidget*> order(m_rows.begin(), m_rows.end());
  order.push_back(m_card->text());
  for (Chip* chip : {m_leave, m_start, m_next}) order.push_back(chip);
  for (std::size_t i = 1; i < order.size(); ++i) setTabOrder(order[i - 1], order[i]);
}

void SetupView::connectParts() {
  for (int step = 0; step < m_progress.count(); ++step) {
    connect(row(step), &SetupRow::opened, this, [this, step] { open(step); });
    connect(row(step), &SetupRow::ticked, this, [this, step] { tick(step); });
    connect(row(step), &SetupRow::moved, this, [this, step](int by) { moveFocus(step, by); });
  }
  connect(m_card, &SetupCard::ruleRequested, this, &SetupView::ruleRequested);
  connect(m_leave, &Chip::clicked, this, &SetupView::closeRequested);
  connect(m_start, &Chip::clicked, this, &SetupView::start);
  connect(m_next, &Chip::clicked, this, &SetupView::goOn);
}

void SetupView::retranslate() {
  m_steps = m_source->steps();
  m_title->setText(tr("Set up the table"));
  m_title->setFont(sized(font(), TextSize::points));
  setAccessibleName(m_title->text());
  refresh();
}

void SetupView::refresh() {
  for (int step = 0; step < m_progress.count(); ++step) {
    row(step)->show(m_steps[static_cast<std::size_t>(step)].heading,
                    m_progress.isDone(step) ? SetupRow::Stand::done : SetupRow::Stand::open,
                    step == m_current);
  }
  m_list->setMinimumWidth(m_list->widget()->minimumSizeHint().width() +
                          m_list->verticalScrollBar()->sizeHint().width());
  m_count->setText(
      //: Steps that are done, and all of them.
      fill(tr("%1 of %2"), {number(m_progress.doneCount()), number(m_progress.count())}));
  m_card->show(m_steps[static_cast<std::size_t>(m_current)]);
  const bool all = m_progress.allDone();
  const QString enter = QStringLiteral("⏎");
  say(*m_leave, ChipLook::Tone::action, tr("Later, to the table"), QStringLiteral("Esc"));
  say(*m_next, all ? ChipLook::Tone::action : ChipLook::Tone::confirm, tr("Done, next step"),
      all ? QString() : enter);
  m_next->setEnabled(!all);
  say(*m_start, all ? ChipLook::Tone::confirm : ChipLook::Tone::action,
      tr("Everything is on the table: start"), all ? enter : QString());
  m_list->ensureWidgetVisible(row(m_current));
}

void SetupView::open(int step) {
  m_current = step;
  refresh();
  bringIntoSight();
}

void SetupView::bringIntoSight() {
  // What a step shows has its place after the layout.
  const auto scroll = [this] {
    m_text->verticalScrollBar()->setValue(0);
    const auto* marks = m_card->findChild<LessonMarks*>();
    QRect all;
    for (const QRect& ring : marks != nullptr ? marks->rects() : std::vector<QRect>()) all |= ring;
    if (all.isEmpty()) return;
    const QPoint top = marks->mapTo(m_card, all.topLeft());
    constexpr Length around = 2 * unit;
    m_text->ensureVisible(top.x(), top.y() + all.height(), 0, around);
    m_text->ensureVisible(top.x(), top.y(), 0, around);
  };
  QMetaObject::invokeMethod(this, scroll, Qt::QueuedConnection);
}

void SetupView::tick(int step) {
  m_progress.set(step, !m_progress.isDone(step));
  refresh();
  Q_EMIT progressed(m_progress.keys());
}

void SetupView::goOn() {
  if (m_progress.allDone()) return start();
  m_progress.set(m_current, true);
  const auto next = m_progress.nextAfter(m_current);
  // The keyboard goes along with the open step.
  const bool onRow = row(m_current)->hasFocus();
  m_current = next.value_or(m_current);
  if (onRow) row(m_current)->setFocus(Qt::OtherFocusReason);
  if (m_next->hasFocus() && !next) m_start->setFocus(Qt::OtherFocusReason);
  refresh();
  bringIntoSight();
  Q_EMIT progressed(m_progress.keys());
}

void SetupView::start() {
  m_progress.tickAll();
  refresh();
  Q_EMIT progressed(m_progress.keys());
  Q_EMIT closeRequested();
}

void SetupView::moveFocus(int from, int by) {
  const int to = std::clamp(from + by, 0, m_progress.count() - 1);
  row(to)->setFocus(Qt::OtherFocusReason);
  open(to);
}

void SetupView::keyPressEvent(QKeyEvent* event) {
  switch (event->key()) {
  case Qt::Key_Return:
  case Qt::Key_Enter: {
    auto* focused = qobject_cast<Chip*>(QApplication::focusWidget());
    if (focused != nullptr) return focused->click();
    return goOn();
  }
  case Qt::Key_Escape: Q_EMIT closeRequested(); return;
  default: QWidget::keyPressEvent(event);
  }
}

void SetupView::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  refresh();
  bringIntoSight();
}

void SetupView::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::LanguageChange || event->type() == QEvent::FontChange) {
    retranslate();
  }
}

} // namespace nilometer::ui
