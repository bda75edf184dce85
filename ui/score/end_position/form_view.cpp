// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/score/end_position/form_view.h"

#include "ui/base/style/chip.h"
#include "ui/base/style/tab_stop.h"
#include "ui/game/interface/new_game.h"
#include "ui/score/end_position/day_field.h"
#include "ui/score/end_position/form_table.h"
#include "ui/score/end_position/form_words.h"
#include "ui/score/end_position/habit_guard.h"
#include "ui/score/end_position/seat_head.h"
#include "ui/store/games/dialog_parts.h"
#include "ui/store/games/option_rows.h"
#include "ui/table/history_edit/save_indicator.h"
#include "ui/table/history_edit/undo_chips.h"
#include "ui/text/phrase.h"
#include "ui/text/plain_line.h"

#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QScrollArea>
#include <QScrollBar>
#include <QShortcut>

#include <algorithm>

namespace nilometer::ui {

FormView::FormView(const PositionGame& game, QWidget* parent)
    : QWidget(parent), m_game(game), m_seats(game.seats(), game.colours()),
      m_habit(new HabitGuard(this)) {
  build();
  connectParts();
  begin({}, QDate::currentDate());
  retranslate();
  qApp->installEventFilter(this);
}

// The field that has the keyboard gives it away while it is destroyed, after what is ours here.
FormView::~FormView() {
  disconnect(qApp, nullptr, this, nullptr);
}

void FormView::connectParts() {
  for (std::size_t i = 0; i < m_counts.size(); ++i) {
    const auto count = static_cast<std::size_t>(m_game.seats().least) + i;
    connect(m_counts[i], &Chip::clicked, this, [this, count] { setCount(count); });
  }
  connect(m_open, &Chip::clicked, this, &FormView::openRequested);
  connect(m_save, &Chip::clicked, this, &FormView::saveRequested);
  connect(m_new, &Chip::clicked, this, &FormView::beginAnotherOrBringBack);
  connect(m_close, &Chip::clicked, this, &FormView::closeRequested);
  connect(m_undo, &Chip::clicked, this, &FormView::undo);
  connect(m_redo, &Chip::clicked, this, &FormView::redo);
  connect(m_stepsChip, &Chip::clicked, this, &FormView::openHistory);
  // The menu's keys of these names belong to the open game, and are off while it is not in front.
  const auto onKey = [this](Qt::Key key, auto done) {
    auto* const shortcut =
        new QShortcut(Qt::CTRL | key, this, nullptr, nullptr, Qt::WidgetWithChildrenShortcut);
    connect(shortcut, &QShortcut::activated, this, done);
  };
  onKey(Qt::Key_H, &FormView::openHistory);
  onKey(Qt::Key_D, [this] { dispute(m_table->focused()); });
  connect(m_score, &Chip::clicked, this, [this] {
    if (m_look.isReady()) Q_EMIT scoreRequested();
  });
  for (std::size_t i = 0; i < m_options.size(); ++i) {
    connect(m_options[i], &OptionRows::changed, this, [this, i] { chooseOption(i); });
  }
  connect(m_values, &QComboBox::activated, this, [this](int chosen) {
    m_form.values = m_game.values(m_form.values)[static_cast<std::size_t>(chosen)].id;
    edited();
  });
  connect(m_title, &QLineEdit::textEdited, this, [this](const QString& text) {
    m_form.title = text::plainLine(text).toStdString();
    edited("title");
  });
  connect(m_date, &DayField::dayTyped, this, [this](const std::string& day) {
    if (m_form.date == day) return;
    m_form.date = day;
    edited("date");
  });
  connect(qApp, &QApplication::focusChanged, this, [this] { m_isTyping = false; });
  connect(m_table, &FormTable::typed, this, &FormView::takeTyped);
  connect(m_table, &FormTable::nameAdded, this,
          [this](const std::string& key, const std::string& name) {
            m_form.names[key].push_back(name);
            edited(key);
            m_isTyping = false;
          });
  connect(m_table, &FormTable::nameRemoved, this,
          [this](const std::string& key, const std::string& name) {
            auto& names = m_form.names[key];
            const auto found = std::ranges::find(names, name);
            if (found != names.end()) names.erase(found);
            if (names.empty()) m_form.names.erase(key);
            m_isTyping = false;
            edited(key);
          });
  connect(m_table, &FormTable::answered, this, [this](const std::string& key) {
    const FormCell* const cell = cellIn(m_look, key);
    if (cell == nullptr || !cell->answer) return;
    if (m_form.texts.erase(key) == 0) m_form.texts[key] = *cell->answer ? noText : yesText;
    m_isTyping = false;
    edited(key);
  });
  connect(m_table, &FormTable::stepped, this, &FormView::step);
  connect(m_table, &FormTable::filled, this, &FormView::goOnByItself);
  connect(m_table, &FormTable::disputeRequested, this, &FormView::dispute);
  connect(m_table, &FormTable::seatChanged, this,
          [this](std::size_t player, const record::Seat& seat) {
            m_seats.set(player, seat);
            m_form.seats = m_seats.first(m_form.seats.size());
            edited("seat " + std::to_string(player));
          });
  connect(m_table, &FormTable::entered, this, &FormView::bringInSight);
  const QScrollBar& bar = *m_scroll->verticalScrollBar();
  connect(&bar, &QScrollBar::valueChanged, this, &FormView::keepHeads);
  connect(&bar, &QScrollBar::rangeChanged, this, &FormView::keepHeads);
  // A list of names belongs to the place where its field was.
  connect(&bar, &QScrollBar::valueChanged, m_table, &FormTable::hideLists);
}

void FormView::takeTyped(const std::string& key, const QString& text) {
  const QString line = text::plainLine(text);
  if (line.isEmpty())
    m_form.texts.erase(key);
  else
    m_form.texts[key] = line.toStdString();
  std::erase(m_typed, key);
  m_typed.push_back(key);
  edited(key);
}

void FormView::chooseOption(std::size_t option) {
  const NewGameOffer::Option chosen = m_game.options()[option];
  m_game.choose(m_form, chosen, m_options[option]->options().front());
  m_isTyping = false;
  edited(chosen.key);
}

/// ensureWidgetVisible() would leave it below the names: it asks for no margin of what is in sight.
void FormView::bringInSight(QWidget* field) {
  const QPoint middle = field->mapTo(m_scroll->widget(), field->rect().center());
  const int around = field->height() / 2 + m_table->headsTall() + 10 * unit;
  m_scroll->ensureVisible(middle.x(), middle.y(), field->width() / 2 + 2 * unit,
                          std::min(around, m_scroll->viewport()->height() / 2));
}

/// Where rows have room below them, too.
void FormView::keepHeads() {
  const bool hasRoom = m_scroll->viewport()->height() >= 4 * m_table->headsTall();
  m_table->keepHeadsAt(hasRoom ? m_scroll->verticalScrollBar()->value() : 0);
}

void FormView::begin(const NewGameChoice& last, const QDate& date) {
  m_isWinnerTold = false;
  m_form = {};
  m_form.seats = m_seats.propose(last.players);
  m_form.date = date.toString(Qt::ISODate).toStdString();
  proposeValues(last);
  beginHistory();
  showForm();
}

void FormView::proposeValues(const NewGameChoice& last) {
  const auto values = m_game.values({});
  const auto found = std::ranges::find(
      values, last.editionId, [](const auto& one) -> const auto& { return one.id.id; });
  m_proposed = m_form.values = (found == values.end() ? values.begin() : found)->id;
}

void FormView::refresh(const NewGameChoice& last) {
  if (m_form.isEmpty() && m_form.values == m_proposed) {
    proposeValues(last);
    if (m_steps.steps().size() == 1) beginHistory();
  }
  showForm();
}

PositionForm FormView::blank() const {
  PositionForm blank = m_form;
  blank.texts.clear();
  blank.names.clear();
  blank.disputes.clear();
  for (record::Seat& seat : blank.seats) seat.bid = 0;
  return blank;
}

void FormView::setForm(const PositionForm& form) {
  m_form = form;
  m_seats.take(form.seats);
  beginHistory();
  showForm();
}

void FormView::beginHistory() {
  m_date->forgetTyped();
  m_position = ++m_lastPosition;
  m_steps = record::StepTree<Step>(Step{.form = m_form, .seats = m_seats, .position = m_position});
  m_isTyping = false;
}

bool FormView::hasJustBegun() const {
  return m_steps.canUndo() &&
         m_steps.steps()[m_steps.undone().parent].position != m_steps.undone().position;
}

void FormView::beginAnotherOrBringBack() {
  if (hasJustBegun()) return undo();
  m_form = blank();
  m_seats.take(m_form.seats);
  m_form.title.clear();
  m_form.date = QDate::currentDate().toString(Qt::ISODate).toStdString();
  m_date->forgetTyped();
  const int from = std::exchange(m_position, ++m_lastPosition);
  m_isTyping = false;
  m_steps.add(Step{.form = m_form, .seats = m_seats, .position = m_position});
  showForm();
  start();
  Q_EMIT turned(from, m_position);
}

void FormView::edited(const std::string& cell) {
  // Further letters in the same field are one step.
  const bool goesOn = m_isTyping && !cell.empty() && m_steps.isFresh() &&
                      m_steps.steps()[m_steps.now()].cell == cell;
  if (goesOn) m_steps.forgetLast();
  Step step{.form = m_form, .seats = m_seats, .cell = cell, .position = m_position};
  // Letters that are deleted again were no step.
  m_isTyping = !step.isLike(m_steps.undone());
  if (m_isTyping) m_steps.add(std::move(step));
  showForm();
  Q_EMIT changed();
}

void FormView::undo() {
  if (m_steps.canUndo()) goTo(m_steps.undone().parent);
}

void FormView::redo() {
  if (m_steps.canRedo()) goTo(m_steps.undone().next);
}

void FormView::goTo(std::size_t step) {
  const std::size_t before = m_steps.now();
  m_steps.goTo(step);
  m_form = m_steps.undone().form;
  m_seats = m_steps.undone().seats;
  const int from = std::exchange(m_position, m_steps.undone().position);
  m_isTyping = false;
  showForm();
  if (from != m_position) {
    start();
    return Q_EMIT turned(from, m_position);
  }
  m_table->focusCell(m_steps.steps()[std::max(before, step)].cell, Qt::ShortcutFocusReason);
  Q_EMIT changed();
}

void FormView::setCount(std::size_t players) {
  m_form.seats = m_seats.first(players);
  // Numbers of whoever is taken away for the moment stay.
  edited();
}

void FormView::start() {
  m_scroll->ensureVisible(0, 0);
  if (!m_table->isEnabled()) {
    return (m_score->isEnabled() ? m_score : m_close)->setFocus(Qt::OtherFocusReason);
  }
  if (const std::string named = m_table->beingNamed(); !named.empty()) {
    return m_table->focusCell(named);
  }
  // Nobody has asked for a list of names.
  constexpr auto reason = Qt::ShortcutFocusReason;
  const bool goesOn = !m_form.texts.empty() && !m_look.missing.empty();
  const bool isEmpty = m_look.rows.empty() || m_look.rows.front().cells.empty();
  if (goesOn) return m_table->focusCell(m_look.missing.front(), reason);
  if (!isEmpty) m_table->focusCell(m_look.rows.front().cells.front().key, reason);
}

void FormView::step(const std::string& from, int by) {
  const std::string next = m_table->beside(from, by);
  if (!next.empty()) return m_table->focusCell(next);
  if (by < 0) return;
  // Through: to what is still open, else to the main button.
  if (!goToOpen()) m_score->setFocus(Qt::OtherFocusReason);
}

bool FormView::goToOpen() {
  const auto& open = m_look.wrong.empty() ? m_look.missing : m_look.wrong;
  if (!open.empty()) m_table->focusCell(open.front());
  return !open.empty();
}

void FormView::goOnByItself(const std::string& from) {
  // Nobody is led back to what is still open.
  if (!m_look.isReady() && m_table->beside(from, 1).empty()) return;
  const QWidget* const left = QApplication::focusWidget();
  QWidget* const below = left == nullptr ? nullptr : nearestIn(*m_table, *left, Qt::Key_Down);
  step(from, 1);
  m_habit->wentOn(left, m_table->skippedBehind(from), below);
}

void FormView::showKept(SaveState kept) {
  m_kept->show(kept);
}

void FormView::setWinnerTold(bool told) {
  m_isWinnerTold = told;
  showFoot();
}

void FormView::setFrozen(bool frozen) {
  m_table->setEnabled(!frozen);
  m_details->setEnabled(!frozen);
  for (Chip* const count : m_counts) count->setEnabled(!frozen);
}

bool FormView::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() != QEvent::ShortcutOverride) return QWidget::eventFilter(watched, event);
  const auto& key = static_cast<const QKeyEvent&>(*event);
  const bool steps = key.matches(QKeySequence::Undo) || key.matches(QKeySequence::Redo);
  auto* const field = qobject_cast<QWidget*>(watched);
  const bool isField = qobject_cast<QLineEdit*>(watched) != nullptr ||
                       qobject_cast<QAbstractSpinBox*>(watched) != nullptr;
  if (!steps || !isField || !isAncestorOf(field)) return false;
  // The window's, for what was done last, wherever the keyboard is.
  event->ignore();
  return true;
}

/// A digit where there is only yes or no to say goes on to the next number; false if there is none.
bool FormView::typeOn(const QKeyEvent& digit) {
  const bool isDigit = digit.text().size() == 1 && digit.text().front().isDigit();
  const std::string from = m_table->focused();
  if (!isDigit || m_table->answer(from) == nullptr) return false;
  const std::string next = m_table->beside(from, 1);
  if (next.empty()) return false;
  m_table->focusCell(next);
  QKeyEvent again(QEvent::KeyPress, digit.key(), digit.modifiers(), digit.text());
  return QCoreApplication::sendEvent(m_table->field(next), &again);
}

void FormView::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Escape) return Q_EMIT closeRequested();
  if (typeOn(*event)) return;
  const bool enters = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
  if (!enters) return QWidget::keyPressEvent(event);
  if (event->modifiers().testFlag(Qt::ControlModifier)) {
    return m_look.isReady() ? m_score->click() : void(goToOpen());
  }
  if (auto* const focused = qobject_cast<Chip*>(QApplication::focusWidget())) focused->click();
}

void FormView::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  m_table->setRoom(m_scroll->viewport()->width());
}

void FormView::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange || event->type() == QEvent::FontChange) retranslate();
  QWidget::changeEvent(event);
}

} // namespace nilometer::ui
