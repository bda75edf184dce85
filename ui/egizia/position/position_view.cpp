// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/position/position_view.h"

#include "ui/egizia/position/card_list.h"
#include "ui/egizia/position/position_asked.h"
#include "ui/egizia/position/position_foot.h"
#include "ui/egizia/position/position_table.h"
#include "ui/position/habit_guard.h"
#include "ui/strip/chip.h"
#include "ui/style/plain_label.h"
#include "ui/words/phrase.h"

#include <QApplication>
#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace nilometer::ui {

using words::number;

namespace {

constexpr int fewestPlayers = egizia::minPlayers;

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

} // namespace

PositionView::PositionView(std::vector<EditionPtr> editions,
                           const std::vector<egizia::RecordHeader::Seat>& seats, const QDate& date,
                           QWidget* parent)
    : QWidget(parent), m_edition(editions.front()), m_habit(new HabitGuard(this)) {
  propose(seats, date);
  m_rules = new PositionRules(std::move(editions), this);
  build();
  connectParts();
  connectTable();
  retranslate();
}

void PositionView::propose(const std::vector<egizia::RecordHeader::Seat>& seats,
                           const QDate& date) {
  m_entry = {};
  m_entry.seats = m_seats.propose(seats);
  m_entry.date = date.toString(Qt::ISODate).toStdString();
}

void PositionView::begin(const std::vector<egizia::RecordHeader::Seat>& seats, const QDate& date) {
  propose(seats, date);
  m_cleared.reset();
  m_edition = m_rules->editions().front();
  refresh();
}

void PositionView::build() {
  auto* column = new QVBoxLayout(this);
  column->setSpacing(2 * unit);
  buildHead(*column);
  m_scroll = new QScrollArea(this);
  m_scroll->setFrameShape(QFrame::NoFrame);
  m_scroll->setWidgetResizable(true);
  m_scroll->setFocusPolicy(Qt::NoFocus);
  auto* content = new QWidget(m_scroll);
  auto* inside = new QVBoxLayout(content);
  inside->setContentsMargins(0, 0, 2 * unit, 0);
  inside->setSpacing(3 * unit);
  m_table = new PositionTable(this, content);
  inside->addWidget(m_rules);
  inside->addWidget(m_table);
  inside->addStretch();
  m_rules->hide();
  m_scroll->setWidget(content);
  column->addWidget(m_scroll, 1);
  m_foot = new PositionFoot(this);
  column->addWidget(m_foot);
}

void PositionView::buildHead(QVBoxLayout& column) {
  auto* files = new QHBoxLayout;
  files->setSpacing(2 * unit);
  m_title = plainLabel(this);
  m_title->setWordWrap(true);
  files->addWidget(m_title, 1);
  for (Chip** chip : {&m_open, &m_save, &m_clear, &m_close}) {
    *chip = new Chip(this);
    ChipLook look;
    look.tone = ChipLook::Tone::action;
    (*chip)->setLook(look);
    files->addWidget(*chip);
  }
  column.addLayout(files);
  auto* line = new QHBoxLayout;
  line->setSpacing(2 * unit);
  m_players = plainLabel(this);
  line->addWidget(m_players);
  for (Chip*& count : m_counts) line->addWidget(count = new Chip(this));
  line->addSpacing(4 * unit);
  line->addWidget(m_everything = new Chip(this));
  line->addWidget(m_rulesButton = new Chip(this));
  line->addStretch();
  column.addLayout(line);
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
  connect(scoreButton(), &Chip::clicked, this, &PositionView::score);
}

void PositionView::connectTable() {
  connect(m_table, &PositionTable::typed, this, [this](const PositionCell& cell, const auto& text) {
    if (text.trimmed().isEmpty())
      m_entry.texts.erase(cell);
    else
      m_entry.texts[cell] = text.toStdString();
    edited();
  });
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
  m_title->setFont(sized(font(), TextSize::points));
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
  refresh();
}

void PositionView::setEntry(const PositionEntered& entry, const EditionPtr& edition) {
  m_entry = entry;
  m_edition = edition;
  m_cleared.reset();
  m_seats.take(entry.seats);
  refresh();
  start();
}

void PositionView::start() {
  m_scroll->ensureVisible(0, 0);
  const bool goesOn = !m_entry.texts.empty() && !m_result.missing.empty();
  m_table->focusCell(goesOn ? m_result.missing.front() : PositionCell{PositionRow::sphinx, 0, 0});
}

void PositionView::edited() {
  m_cleared.reset();
  refresh();
  Q_EMIT changed();
}

void PositionView::refresh() {
  m_result = check(m_entry, *m_edition);
  m_rules->show(m_entry, m_edition);
  m_table->show(m_entry, *m_edition, m_result);
  for (std::size_t i = 0; i < m_counts.size(); ++i) {
    choose(*m_counts[i], m_entry.players() == fewestPlayers + static_cast<int>(i));
  }
  choose(*m_everything, m_entry.everything);
  showFiles();
  m_foot->show(m_entry, m_result, *m_edition);
}

void PositionView::showFiles() {
  const bool ready = m_result.position.has_value();
  m_save->setEnabled(ready);
  say(*m_save, tr("Save a copy…"), ready ? QString() : tr("As soon as nothing is missing."));
  const bool empty = m_entry.texts.empty() && m_entry.cards.empty();
  say(*m_clear, m_cleared ? tr("Bring it back") : tr("New"),
      m_cleared ? QString() : tr("Begins another end position. This one is kept."));
  m_clear->setEnabled(m_cleared || !empty);
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
  // With the same values it may be compared further by now.
  const auto same = std::ranges::find_if(editions, [this](const EditionPtr& one) {
    return one->id == m_edition->id && one->checksum == m_edition->checksum;
  });
  if (untouched)
    m_edition = editions.front();
  else if (same != editions.end())
    m_edition = *same;
  m_rules->setEditions(std::move(editions));
  refresh();
}

void PositionView::useEdition(const EditionPtr& edition) {
  translate(m_entry, *m_edition, *edition);
  m_edition = edition;
  edited();
}

void PositionView::clearOrBringBack() {
  const bool back = m_cleared.has_value();
  if (back) {
    m_entry = *std::exchange(m_cleared, std::nullopt);
  } else {
    m_cleared = m_entry;
    m_entry.texts.clear();
    m_entry.cards.clear();
    m_entry.switched.clear();
    m_entry.title.clear();
  }
  refresh();
  start();
  back ? Q_EMIT broughtBack() : Q_EMIT cleared();
}

void PositionView::step(const PositionCell& from, int by) {
  const std::vector<PositionCell> cells = cellsOf(m_entry, *m_edition);
  const auto at = std::ranges::find(cells, from);
  // Also what follows from the rest: who types on by habit would type it into the next row.
  const auto stops = [](const PositionCell& cell) { return !isYesNo(cell.row); };
  if (by > 0) {
    const auto next = at == cells.end() ? at : std::find_if(at + 1, cells.end(), stops);
    if (next != cells.end()) return m_table->focusCell(*next);
    // Through: to what is still open, else to the main button.
    if (!m_result.problems.empty()) return m_table->focusCell(m_result.problems.begin()->first);
    if (!m_result.missing.empty()) return m_table->focusCell(m_result.missing.front());
    return scoreButton()->setFocus(Qt::OtherFocusReason);
  }
  const auto before = std::find_if(std::make_reverse_iterator(at), cells.rend(), stops);
  if (before != cells.rend()) m_table->focusCell(*before);
}

void PositionView::goOnByItself(const PositionCell& from) {
  const QWidget* left = QApplication::focusWidget();
  step(from, 1);
  m_habit->wentOn(left);
}

void PositionView::keyPressEvent(QKeyEvent* event) {
  const bool enters = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
  if (!enters) return QWidget::keyPressEvent(event);
  if (event->modifiers().testFlag(Qt::ControlModifier)) return scoreButton()->click();
  if (auto* focused = qobject_cast<Chip*>(QApplication::focusWidget())) focused->click();
}

void PositionView::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange || event->type() == QEvent::FontChange) retranslate();
  QWidget::changeEvent(event);
}

} // namespace nilometer::ui
