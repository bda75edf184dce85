// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/end_position/page/position_view.h"

#include "ui/base/style/chip.h"
#include "ui/base/style/flow_layout.h"
#include "ui/base/style/plain_label.h"
#include "ui/egizia/end_position/page/card_cell.h"
#include "ui/egizia/end_position/page/card_list.h"
#include "ui/egizia/end_position/page/position_foot.h"
#include "ui/egizia/end_position/page/position_table.h"
#include "ui/egizia/end_position/position_asked.h"
#include "ui/egizia/end_position/position_check.h"
#include "ui/egizia/end_position/position_disputes.h"
#include "ui/egizia/end_position/position_words.h"
#include "ui/score/end_position/field_dispute.h"
#include "ui/score/end_position/habit_guard.h"
#include "ui/score/end_position/number_cell.h"
#include "ui/score/end_position/seat_head.h"
#include "ui/table/history_edit/history_dialog.h"
#include "ui/table/history_edit/save_indicator.h"
#include "ui/table/history_edit/undo_chips.h"
#include "ui/text/phrase.h"

#include <QAbstractSpinBox>
#include <QApplication>
#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QScrollArea>
#include <QScrollBar>
#include <QShortcut>
#include <QVBoxLayout>

#include <algorithm>
#include <initializer_list>
#include <utility>

namespace nilometer::ui {

using text::number;

namespace {

constexpr int fewestPlayers = egizia::minPlayers;
/// In a smaller window the title is no larger than other headings …
constexpr Length narrow = 180 * unit;
/// … and all but the result goes with what is scrolled.
constexpr Length low = 100 * unit;

void say(Chip& chip, const QString& text, const QString& tip = {}) {
  ChipLook look = chip.look();
  look.text = text;
  look.tip = tip;
  chip.setLook(look);
}

void choose(Chip& chip, bool chosen) {
  ChipLook look = chip.look();
  look.chosen = chosen;
  chip.setLook(look);
}

/// Where a key for undo would take back letters in the field alone.
bool takesUndo(QObject* field) {
  const auto* line = qobject_cast<QLineEdit*>(field);
  if (line == nullptr) return qobject_cast<QAbstractSpinBox*>(field) != nullptr;
  // Letters that have not become a card yet are nothing that was done.
  return line->text().isEmpty() || qobject_cast<CardCell*>(line->parent()) == nullptr;
}

bool isTyped(const PositionCell& cell) {
  return !isYesNo(cell.row);
}

/// The next one that is typed into.
std::optional<PositionCell> nextTyped(const std::vector<PositionCell>& cells,
                                      const PositionCell& from) {
  const auto at = std::ranges::find(cells, from);
  if (at == cells.end()) return std::nullopt;
  // Also what follows from the rest: who types on by habit would type it into the next row.
  const auto next = std::find_if(at + 1, cells.end(), isTyped);
  return next == cells.end() ? std::nullopt : std::optional(*next);
}

bool isDigit(const QKeyEvent& key) {
  return key.text().size() == 1 && key.text().front().isDigit();
}

/// A digit where there is only yes or no to say goes on to the next number; false if there is none.
bool typeOn(const PositionTable& table, const std::vector<PositionCell>& cells,
            const QKeyEvent& digit) {
  const auto from = table.cellWithKeyboard();
  const auto next = from && isYesNo(from->row) ? nextTyped(cells, *from) : std::nullopt;
  if (!next) return false;
  table.field(*next)->setFocus(Qt::TabFocusReason);
  QKeyEvent again(QEvent::KeyPress, digit.key(), digit.modifiers(), digit.text());
  return QCoreApplication::sendEvent(table.field(*next), &again);
}

} // namespace

PositionView::PositionView(std::vector<EditionPtr> editions,
                           const std::vector<egizia::RecordHeader::Seat>& seats, const QDate& date,
                           QWidget* parent)
    : QWidget(parent), m_edition(editions.front()), m_habit(new HabitGuard(this)) {
  propose(seats, date);
  beginHistory();
  m_rules = new PositionRules(std::move(editions), this);
  build();
  connectParts();
  connectTable();
  retranslate();
  qApp->installEventFilter(this);
}

void PositionView::propose(const std::vector<egizia::RecordHeader::Seat>& seats,
                           const QDate& date) {
  m_entry = {};
  m_entry.seats = m_seats.propose(seats);
  m_entry.date = date.toString(Qt::ISODate).toStdString();
}

void PositionView::begin(const std::vector<egizia::RecordHeader::Seat>& seats, const QDate& date) {
  propose(seats, date);
  m_edition = m_rules->editions().front();
  m_rules->forgetTyped();
  beginHistory();
  refresh();
}

void PositionView::build() {
  auto* column = new QVBoxLayout(this);
  column->setSpacing(2 * unit);
  buildHead();
  column->addWidget(m_head);
  m_scroll = new QScrollArea(this);
  m_scroll->setFrameShape(QFrame::NoFrame);
  m_scroll->setWidgetResizable(true);
  m_scroll->setFocusPolicy(Qt::NoFocus);
  auto* content = new QWidget(m_scroll);
  m_scrolled = new QVBoxLayout(content);
  m_scrolled->setContentsMargins(0, 0, 2 * unit, 0);
  m_scrolled->setSpacing(3 * unit);
  m_table = new PositionTable(this, content);
  m_scrolled->addWidget(m_rules);
  m_scrolled->addWidget(m_table);
  m_scrolled->addStretch();
  m_rules->hide();
  m_scroll->setWidget(content);
  column->addWidget(m_scroll, 1);
  m_foot = new PositionFoot(this);
  column->addWidget(m_foot);
}

void PositionView::buildHead() {
  m_head = new QWidget(this);
  auto* column = new QVBoxLayout(m_head);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(2 * unit);
  auto* heading = new QHBoxLayout;
  heading->setSpacing(2 * unit);
  m_title = plainLabel(this);
  m_title->setWordWrap(true);
  heading->addWidget(m_title, 1);
  auto* files = new FlowLayout(FlowLayout::Widths::own, 2 * unit);
  for (Chip** chip : {&m_open, &m_save, &m_clear, &m_close}) {
    *chip = new Chip(this);
    ChipLook look;
    look.tone = ChipLook::Tone::action;
    (*chip)->setLook(look);
    files->addWidget(*chip);
  }
  heading->addLayout(files);
  column->addLayout(heading);
  // In as many lines as large letters need.
  auto* line = new FlowLayout(FlowLayout::Widths::own, 2 * unit);
  auto* players = new QHBoxLayout;
  players->setSpacing(2 * unit);
  m_players = plainLabel(this);
  players->addWidget(m_players);
  for (Chip*& count : m_counts) players->addWidget(count = new Chip(this));
  players->addSpacing(4 * unit);
  line->addLayout(players);
  line->addWidget(m_everything = new Chip(this));
  line->addWidget(m_rulesButton = new Chip(this));
  auto* done = new QHBoxLayout;
  done->setSpacing(2 * unit);
  for (Chip** chip : {&m_undo, &m_redo, &m_steps}) done->addWidget(*chip = new Chip(this));
  done->addWidget(m_kept = new SaveIndicator(this));
  line->addLayout(done);
  column->addLayout(line);
}

// The field that has the keyboard gives it away while it is destroyed, after what is ours here.
PositionView::~PositionView() {
  disconnect(qApp, nullptr, this, nullptr);
  disconnect(m_table, nullptr, this, nullptr);
}

void PositionView::connectParts() {
  for (std::size_t i = 0; i < m_counts.size(); ++i) {
    connect(m_counts[i], &Chip::clicked, this,
            [this, i] { setCount(fewestPlayers + static_cast<int>(i)); });
  }
  connect(m_rulesButton, &Chip::clicked, this, [this] {
    m_rules->setVisible(m_rules->isHidden());
    choose(*m_rulesButton, !m_rules->isHidden());
  });
  connect(m_everything, &Chip::clicked, this, [this] {
    m_entry.everything = !m_entry.everything;
    edited();
  });
  connect(m_rules, &PositionRules::changed, this, [this](const PositionEntered& entry) {
    m_entry.profile = entry.profile;
    m_entry.options = entry.options;
    m_entry.title = entry.title;
    m_entry.date = entry.date;
    edited();
  });
  connect(m_rules, &PositionRules::editionChosen, this, &PositionView::useEdition);
  connect(m_open, &Chip::clicked, this, &PositionView::openRequested);
  connect(m_save, &Chip::clicked, this, &PositionView::saveRequested);
  connect(m_clear, &Chip::clicked, this, &PositionView::clearOrBringBack);
  connect(m_close, &Chip::clicked, this, &PositionView::closeRequested);
  connect(m_undo, &Chip::clicked, this, &PositionView::undo);
  connect(m_redo, &Chip::clicked, this, &PositionView::redo);
  connect(m_steps, &Chip::clicked, this, &PositionView::openHistory);
  // The menu's key of that name belongs to the open game, and is off while it is not in front.
  connect(
      new QShortcut(Qt::CTRL | Qt::Key_H, this, nullptr, nullptr, Qt::WidgetWithChildrenShortcut),
      &QShortcut::activated, this, &PositionView::openHistory);
  connect(
      new QShortcut(Qt::CTRL | Qt::Key_D, this, nullptr, nullptr, Qt::WidgetWithChildrenShortcut),
      &QShortcut::activated, this, [this] {
        if (const auto cell = m_table->cellWithKeyboard()) dispute(*cell);
      });
  connect(qApp, &QApplication::focusChanged, this, [this] { m_history->leaveField(); });
  connect(scoreButton(), &Chip::clicked, this, &PositionView::score);
}

void PositionView::connectTable() {
  connect(m_table, &PositionTable::typed, this, [this](const PositionCell& cell, const auto& text) {
    if (text.trimmed().isEmpty())
      m_entry.texts.erase(cell);
    else
      m_entry.texts[cell] = text.toStdString();
    std::erase(m_typed, cell);
    m_typed.push_back(cell);
    edited();
  });
  connect(m_table, &PositionTable::naming, this, &PositionView::changed);
  connect(m_table, &PositionTable::cardAdded, this,
          [this](const PositionCell& cell, const PositionCard& card) {
            m_entry.cards[cell].push_back(card);
            edited();
          });
  connect(m_table, &PositionTable::cardRemoved, this,
          [this](const PositionCell& cell, std::size_t index) {
            auto& cards = m_entry.cards[cell];
            if (index < cards.size())
              cards.erase(cards.begin() + static_cast<std::ptrdiff_t>(index));
            if (cards.empty()) m_entry.cards.erase(cell);
            edited();
          });
  connect(m_table, &PositionTable::switched, this, [this](const PositionCell& cell) {
    if (m_entry.switched.erase(cell) == 0) m_entry.switched.insert(cell);
    edited();
  });
  // A list of cards belongs to the place where its field was.
  connect(m_scroll->verticalScrollBar(), &QScrollBar::valueChanged, this, [this] {
    for (CardList* list : findChildren<CardList*>()) list->hide();
  });
  connect(m_table, &PositionTable::stepped, this, &PositionView::step);
  connect(m_table, &PositionTable::disputeRequested, this, &PositionView::dispute);
  connect(m_table, &PositionTable::filled, this, &PositionView::goOnByItself);
  connect(m_table, &PositionTable::seatChanged, this, &PositionView::setSeat);
  connect(m_table, &PositionTable::entered, this,
          [this](QWidget* field) { m_scroll->ensureWidgetVisible(field, 2 * unit, 10 * unit); });
}

Chip* PositionView::countButton(int players) const {
  return m_counts[static_cast<std::size_t>(players - fewestPlayers)];
}

void PositionView::retranslate() {
  m_title->setText(tr("Final scoring only"));
  //: How many take part.
  m_players->setText(tr("Players"));
  for (std::size_t i = 0; i < m_counts.size(); ++i) {
    const int count = fewestPlayers + static_cast<int>(i);
    say(*m_counts[i], number(count));
    m_counts[i]->setAccessibleName(tr("%n player(s)", nullptr, count));
  }
  say(*m_everything, tr("Ask for everything"),
      tr("Also what cannot matter for the Sphinx cards in play: every card, every space."));
  say(*m_rulesButton, tr("Rules and copy"),
      tr("Options, printed values, title and day of the game."));
  say(*m_open, tr("Open…"));
  say(*m_close, tr("Back"));
  ChipLook steps;
  steps.tone = ChipLook::Tone::action;
  steps.text = tr("What was done…");
  steps.tip = tr("Ctrl+H");
  m_steps->setLook(steps);
  refresh();
}

void PositionView::fold() {
  m_title->setFont(sized(font(), width() < narrow ? TextSize::heading : TextSize::points));
  m_table->setRoom(width());
  auto* column = static_cast<QVBoxLayout*>(layout());
  QVBoxLayout* const wanted = height() < low ? m_scrolled : column;
  if (wanted->indexOf(m_head) >= 0) return;
  wanted->insertWidget(0, m_head);
}

void PositionView::setEntry(const PositionEntered& entry, const EditionPtr& edition) {
  m_entry = entry;
  m_edition = edition;
  m_seats.take(entry.seats);
  m_rules->forgetTyped();
  // Letters are no step that was done, and no text of their cell.
  const auto isLetters = [](const auto& text) { return isCards(text.first.row); };
  const auto letters = std::ranges::find_if(entry.texts, isLetters);
  std::erase_if(m_entry.texts, isLetters);
  beginHistory();
  refresh();
  start();
  if (letters == entry.texts.end()) return;
  if (CardCell* const cards = m_table->cardCell(letters->first)) {
    cards->goOnNaming(text::fromUtf8(letters->second));
  }
}

PositionEntered PositionView::entryWithLetters() const {
  PositionEntered entry = m_entry;
  if (const auto cell = m_table->cellBeingNamed()) {
    entry.texts[*cell] = m_table->cardCell(*cell)->line().text().toStdString();
  }
  return entry;
}

void PositionView::start() {
  m_scroll->ensureVisible(0, 0);
  if (m_frozen) {
    Chip* const next = scoreButton()->isEnabled() ? scoreButton() : m_close;
    return next->setFocus(Qt::OtherFocusReason);
  }
  if (const auto named = m_table->cellBeingNamed()) return m_table->focusCell(*named);
  const bool goesOn = !m_entry.texts.empty() && !m_result.missing.empty();
  m_table->focusCell(goesOn ? m_result.missing.front() : PositionCell{PositionRow::sphinx, 0, 0},
                     Qt::ShortcutFocusReason);
}

void PositionView::edited() {
  m_history->add(state());
  refresh();
  Q_EMIT changed();
}

void PositionView::beginHistory() {
  m_position = ++m_lastPosition;
  m_history.emplace(state());
}

void PositionView::undo() {
  // Letters that have not become a card yet go first, and alone.
  auto* const field = qobject_cast<QLineEdit*>(QApplication::focusWidget());
  if (field != nullptr && isAncestorOf(field) && !takesUndo(field)) return field->clear();
  if (const auto step = m_history->undoStep()) goTo(*step);
}

void PositionView::redo() {
  if (const auto step = m_history->redoStep()) goTo(*step);
}

void PositionView::goTo(std::size_t step) {
  const PositionState before = m_history->now();
  m_history->goTo(step);
  const PositionState& now = m_history->now();
  m_entry = now.entry;
  m_edition = known(now.edition);
  m_seats = now.seats;
  const int from = std::exchange(m_position, now.position);
  refresh();
  const PositionChange change = changeBetween(before, now);
  using What = PositionChange::What;
  const bool isCell = change.what >= What::text;
  if (isCell) m_table->focusCell(change.cell, Qt::ShortcutFocusReason);
  if (change.what == What::name) m_table->head(change.player).name().setFocus();
  if (change.what != What::newPosition) return Q_EMIT changed();
  start();
  Q_EMIT turned(from, m_position);
}

PositionView::EditionPtr PositionView::known(const EditionPtr& edition) const {
  const auto& all = m_rules->editions();
  const auto same = std::ranges::find_if(all, [&](const EditionPtr& one) {
    return one->id == edition->id && one->checksum == edition->checksum;
  });
  return same == all.end() ? edition : *same;
}

void PositionView::openHistory() {
  if (m_dialog == nullptr) {
    m_dialog = new HistoryDialog(
        {[this] { return m_history->lines(); }, [this](std::size_t step) { goTo(step); }}, this);
  }
  m_dialog->refresh();
  m_dialog->show();
  m_dialog->raise();
  m_dialog->activateWindow();
}

void PositionView::dispute(const PositionCell& cell) {
  if (m_frozen) return;
  FieldDispute field;
  field.what = [this, cell] { return positionSentence(m_entry, cell, *m_edition); };
  field.other = isCards(cell.row)   ? DisputeSource::Other::notHere
                : isYesNo(cell.row) ? DisputeSource::Other::answer
                                    : DisputeSource::Other::text;
  const auto otherwise = [this, cell](const QString& other) {
    PositionEntered entry = m_entry;
    entry.disputes[cell] = {{}, other.toStdString()};
    return otherWay(entry, cell);
  };
  if (isYesNo(cell.row)) {
    field.otherAnswer = [this, cell, otherwise] {
      return positionValue(otherwise({}), cell, *m_edition);
    };
  }
  const auto found = m_entry.disputes.find(cell);
  if (found != m_entry.disputes.end()) field.known = found->second;
  field.problemWith = [this, cell, otherwise](const QString& other) {
    const auto problems = check(otherwise(other), *m_edition).problems;
    const auto problem = problems.find(cell);
    return problem == problems.end() ? QString() : problem->second;
  };
  field.mark = [this, cell](auto dispute) { mark(cell, std::move(dispute)); };
  field.settle = [this, cell] { settleOtherWay(cell); };
  askAboutField(std::move(field), this);
}

void PositionView::mark(const PositionCell& cell, std::optional<egizia::PositionDispute> dispute) {
  if (dispute)
    m_entry.disputes[cell] = std::move(*dispute);
  else
    m_entry.disputes.erase(cell);
  edited();
  m_table->focusCell(cell);
}

void PositionView::settleOtherWay(const PositionCell& cell) {
  m_entry = otherWay(std::move(m_entry), cell);
  mark(cell, std::nullopt);
}

void PositionView::showKept(SaveState kept) {
  m_kept->show(kept);
}

void PositionView::setFrozen(bool frozen) {
  if (std::exchange(m_frozen, frozen) == frozen) return;
  for (QWidget* part : std::initializer_list<QWidget*>{m_table, m_rules, m_everything, m_counts[0],
                                                       m_counts[1], m_counts[2]}) {
    part->setEnabled(!frozen);
  }
}

void PositionView::showSteps() {
  showUndo(*m_undo, m_history->undoName());
  showRedo(*m_redo, m_history->redoName());
  if (m_dialog != nullptr && m_dialog->isVisible()) m_dialog->refresh();
}

bool PositionView::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() != QEvent::ShortcutOverride) return QWidget::eventFilter(watched, event);
  const auto& key = static_cast<const QKeyEvent&>(*event);
  const bool steps = key.matches(QKeySequence::Undo) || key.matches(QKeySequence::Redo);
  auto* field = qobject_cast<QWidget*>(watched);
  if (!steps || field == nullptr || !isAncestorOf(field) || !takesUndo(field)) return false;
  // The window's, for what was done last, wherever the keyboard is.
  event->ignore();
  return true;
}

void PositionView::refresh() {
  m_result = check(m_entry, *m_edition, m_typed);
  m_rules->show(m_entry, m_edition);
  m_table->show(m_entry, *m_edition, m_result);
  for (std::size_t i = 0; i < m_counts.size(); ++i) {
    choose(*m_counts[i], m_entry.players() == fewestPlayers + static_cast<int>(i));
  }
  choose(*m_everything, m_entry.everything);
  showFiles();
  showSteps();
  m_foot->show(m_entry, m_result, *m_edition);
}

void PositionView::showFiles() {
  const bool ready = m_result.position.has_value();
  m_save->setEnabled(ready);
  say(*m_save, tr("Save a copy…"), ready ? QString() : tr("As soon as nothing is missing."));
  const bool empty = m_entry.texts.empty() && m_entry.cards.empty();
  const bool back = m_history->hasJustBegun();
  say(*m_clear, back ? tr("Bring it back") : tr("New"),
      back ? QString() : tr("Begins another end position. This one is kept."));
  m_clear->setEnabled(back || !empty);
}

Chip* PositionView::scoreButton() const {
  return &m_foot->score();
}

QLabel& PositionView::ranking() const {
  return m_foot->ranking();
}

QLabel& PositionView::reminder() const {
  return m_foot->reminder();
}

void PositionView::score() {
  if (!m_result.position) return;
  Q_EMIT scoreRequested(*m_result.position, m_edition);
}

void PositionView::setCount(int players) {
  m_entry.seats = m_seats.first(static_cast<std::size_t>(players));
  edited();
}

void PositionView::setSeat(table::Player player, const egizia::RecordHeader::Seat& seat) {
  m_seats.set(player, seat);
  setCount(m_entry.players());
}

void PositionView::setEditions(std::vector<EditionPtr> editions) {
  const bool untouched =
      m_entry.texts.empty() && m_entry.cards.empty() && m_edition == m_rules->editions().front();
  const EditionPtr first = editions.front();
  m_rules->setEditions(std::move(editions));
  // With the same values it may be compared further by now.
  m_edition = untouched ? first : known(m_edition);
  if (m_history->isUntouched()) m_history.emplace(state());
  refresh();
}

void PositionView::useEdition(const EditionPtr& edition) {
  translate(m_entry, *m_edition, *edition);
  m_edition = edition;
  edited();
}

void PositionView::clearOrBringBack() {
  if (m_history->hasJustBegun()) return undo();
  m_entry.texts.clear();
  m_entry.cards.clear();
  m_entry.switched.clear();
  m_entry.disputes.clear();
  m_entry.title.clear();
  const int from = std::exchange(m_position, ++m_lastPosition);
  m_history->add(state());
  refresh();
  start();
  Q_EMIT turned(from, m_position);
}

void PositionView::step(const PositionCell& from, int by) {
  const std::vector<PositionCell> cells = cellsOf(m_entry, *m_edition);
  if (by > 0) {
    if (const auto next = nextTyped(cells, from)) return m_table->focusCell(*next);
    // Through: to what is still open, else to the main button.
    if (!m_result.problems.empty()) return m_table->focusCell(m_result.problems.begin()->first);
    if (!m_result.missing.empty()) return m_table->focusCell(m_result.missing.front());
    return scoreButton()->setFocus(Qt::OtherFocusReason);
  }
  const auto at = std::ranges::find(cells, from);
  const auto before = std::find_if(std::make_reverse_iterator(at), cells.rend(), isTyped);
  if (before != cells.rend()) m_table->focusCell(*before);
}

void PositionView::goOnByItself(const PositionCell& from) {
  const std::vector<PositionCell> cells = cellsOf(m_entry, *m_edition);
  // Nobody is led back to what is still open.
  const bool isOpen = !m_result.problems.empty() || !m_result.missing.empty();
  if (isOpen && !nextTyped(cells, from)) return;
  const QWidget* left = QApplication::focusWidget();
  step(from, 1);
  const auto at = std::ranges::find(cells, from);
  const bool skips = at != cells.end() && at + 1 != cells.end() && isYesNo((at + 1)->row);
  m_habit->wentOn(left, skips ? m_table->field(*(at + 1)) : nullptr);
}

void PositionView::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Escape) return Q_EMIT closeRequested();
  const bool enters = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
  if (isDigit(*event) && typeOn(*m_table, cellsOf(m_entry, *m_edition), *event)) return;
  if (!enters) return QWidget::keyPressEvent(event);
  if (event->modifiers().testFlag(Qt::ControlModifier)) return scoreButton()->click();
  if (auto* focused = qobject_cast<Chip*>(QApplication::focusWidget())) focused->click();
}

void PositionView::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange || event->type() == QEvent::FontChange) {
    retranslate();
    fold();
  }
  QWidget::changeEvent(event);
}

void PositionView::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  fold();
}

} // namespace nilometer::ui
