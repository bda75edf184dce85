// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/score/end_position/form_table.h"

#include "ui/base/style/chip.h"
#include "ui/base/style/flow_layout.h"
#include "ui/base/style/plain_label.h"
#include "ui/base/style/tab_stop.h"
#include "ui/base/style/theme.h"
#include "ui/base/style/tool_tip.h"
#include "ui/score/end_position/form_words.h"
#include "ui/score/end_position/name_list.h"
#include "ui/score/end_position/names_cell.h"
#include "ui/score/end_position/seat_head.h"
#include "ui/score/report/form_disputes.h"
#include "ui/text/phrase.h"

#include <QApplication>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QEvent>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QMenu>
#include <QVBoxLayout>

#include <algorithm>
#include <iterator>
#include <memory>
#include <utility>

namespace nilometer::ui {

FormTable::FormTable(const PositionGame& game, QWidget* under, QWidget* parent)
    : QWidget(parent), m_under(under), m_grid(new QGridLayout), m_behindHeads(new QWidget(this)),
      m_below(new FlowLayout(FlowLayout::Widths::columns, 3 * unit)) {
  auto* const column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(3 * unit);
  column->addLayout(m_grid);
  column->addLayout(m_below);
  m_grid->setHorizontalSpacing(3 * unit);
  m_grid->setVerticalSpacing(unit);
  m_grid->setColumnStretch(0, 1);
  m_behindHeads->setAutoFillBackground(true);
  m_behindHeads->hide();
  for (int i = 0; i < game.seats().most; ++i) {
    const auto player = m_heads.size();
    m_heads.push_back(new SeatHead(game.colours(), this));
    m_grid->addWidget(m_heads.back(), 0, i + 1);
    m_heads.back()->installEventFilter(this);
    m_heads.back()->name().installEventFilter(this);
    connect(m_heads.back(), &SeatHead::changed, this,
            [this, player](const record::Seat& seat) { Q_EMIT seatChanged(player, seat); });
  }
}

void FormTable::show(const PositionForm& form, const FormLook& look) {
  showHeads(form, look.hasBids);
  const std::vector<std::string> before = std::exchange(m_order, {});
  int lines = 0;
  for (const FormRow& row : look.rows) {
    if (!row.heading.isEmpty()) {
      QLabel& heading = labelAt(++lines);
      heading.setText(row.heading);
      heading.setFont(sized(font(), TextSize::heading));
      setTip(heading, {});
    }
    showRow(form, row, row.cells.size() == 1 ? 0 : ++lines);
  }
  if (!look.walk.empty()) m_order = look.walk;
  const auto isShown = [this](const std::string& key) {
    return std::ranges::find(m_order, key) != m_order.end();
  };
  for (const auto& [key, cell] : m_cells) cell->setVisible(isShown(key));
  for (const auto& [key, both] : m_alone) both->setVisible(isShown(key));
  for (std::size_t i = 0; i < m_labels.size(); ++i) {
    m_labels[i]->setVisible(i < static_cast<std::size_t>(lines));
  }
  if (before == m_order) return;
  layAlone();
  setTabs();
  placeHeads();
}

int FormTable::headsTall() const {
  return m_heads.front()->height() + m_grid->verticalSpacing();
}

void FormTable::keepHeadsAt(int top) {
  m_headsTop = std::clamp(top, 0, std::max(height() - headsTall(), 0));
  placeHeads();
}

void FormTable::placeLabel(std::size_t line) {
  const int at = 2 * static_cast<int>(line) - (m_isAbove ? 1 : 0);
  const int columns = m_isAbove ? static_cast<int>(m_heads.size()) + 1 : 1;
  m_grid->addWidget(m_labels[line - 1], at, 0, 1, columns, Qt::AlignTop);
  m_labels[line - 1]->setMinimumHeight(m_isAbove ? 0 : targetHeight);
}

void FormTable::setRoom(int width) {
  m_room = width;
  fold();
}

void FormTable::fold() {
  // What a column needs beside what is asked, and that itself.
  constexpr Length column = 34 * unit;
  constexpr Length label = 24 * unit;
  const auto players = std::ranges::count_if(m_heads, [](auto* head) { return !head->isHidden(); });
  const bool isAbove = m_room < label + static_cast<int>(players) * column;
  if (std::exchange(m_isAbove, isAbove) == isAbove) return;
  m_grid->setColumnStretch(0, isAbove ? 0 : 1);
  for (std::size_t line = 1; line <= m_labels.size(); ++line) placeLabel(line);
}

void FormTable::placeHeads() {
  m_behindHeads->setGeometry(0, m_headsTop, width(), headsTall());
  m_behindHeads->setVisible(m_headsTop > 0);
  for (SeatHead* head : m_heads) head->move(head->x(), m_headsTop);
  if (m_headsTop == 0) return;
  m_behindHeads->raise();
  for (SeatHead* head : m_heads) head->raise();
}

/// In their order, whichever came first.
void FormTable::layAlone() {
  while (const std::unique_ptr<QLayoutItem> item{m_below->takeAt(0)}) {
  }
  for (const std::string& key : m_order) {
    const auto found = m_alone.find(key);
    if (found != m_alone.end()) m_below->addWidget(found->second);
  }
}

void FormTable::showHeads(const PositionForm& form, bool hasBids) {
  const auto bids = hasBids ? SeatHead::Bids::yes : SeatHead::Bids::no;
  for (std::size_t i = 0; i < m_heads.size(); ++i) {
    const bool plays = i < form.seats.size();
    m_heads[i]->setVisible(plays);
    m_grid->setColumnStretch(static_cast<int>(i) + 1, plays ? 1 : 0);
    if (!plays) continue;
    m_heads[i]->setSeat(static_cast<int>(i) + 1, form.seats[i], bids);
  }
  fold();
}

void FormTable::showRow(const PositionForm& form, const FormRow& row, int line) {
  for (std::size_t i = 0; i < row.cells.size(); ++i) {
    const FormCell& cell = row.cells[i];
    if (cell.key.empty()) continue;
    QWidget& field = showCell(form, cell);
    // Where a row comes or goes, those below it move.
    if (line > 0 && std::exchange(m_lines[cell.key], line) != line) {
      m_grid->addWidget(&field, 2 * line, static_cast<int>(i) + 1, Qt::AlignTop);
    }
    m_order.push_back(cell.key);
  }
  const std::string& first = row.cells.front().key;
  QLabel& label = line == 0 ? labelBeside(first, *m_cells[first]) : labelAt(line);
  label.setText(row.label);
  label.setFont(font());
  setTip(label, row.tip);
}

QWidget& FormTable::showCell(const PositionForm& form, const FormCell& cell) {
  const auto typed = form.texts.find(cell.key);
  const QString text = typed == form.texts.end() ? QString() : text::fromUtf8(typed->second);
  const bool isDisputed = form.disputes.contains(cell.key);
  const QString disputed = isDisputed ? text::disputedText(disputedIn(form, cell)) : QString();
  if (cell.answer) return showAnswer(cell, disputed);
  if (cell.finder) return showNames(cell, form, text, disputed);
  return showNumber(cell, text, disputed);
}

QWidget& FormTable::showNumber(const FormCell& cell, const QString& text, const QString& disputed) {
  QWidget*& known = m_cells[cell.key];
  auto* field = qobject_cast<NumberCell*>(known);
  if (field == nullptr) {
    known = field = new NumberCell(this);
    field->line().installEventFilter(this);
    connect(&field->line(), &FieldLine::disputeRequested, this,
            [this, key = cell.key] { Q_EMIT disputeRequested(key); });
    connect(field, &NumberCell::typed, this,
            [this, key = cell.key](const QString& typed) { Q_EMIT this->typed(key, typed); });
    connect(field, &NumberCell::stepped, this,
            [this, key = cell.key](int by) { Q_EMIT stepped(key, by); });
    connect(field, &NumberCell::filled, this, [this, key = cell.key] { Q_EMIT filled(key); });
  }
  NumberCell::Content content = cell.content;
  content.text = text;
  content.disputed = disputed;
  field->setContent(content);
  return *field;
}

QWidget& FormTable::showNames(const FormCell& cell, const PositionForm& form,
                              const QString& letters, const QString& disputed) {
  QWidget*& known = m_cells[cell.key];
  auto* field = qobject_cast<NamesCell*>(known);
  if (field == nullptr) {
    known = field = new NamesCell(m_under, this);
    field->line().installEventFilter(this);
    connect(&field->line(), &FieldLine::disputeRequested, this,
            [this, key = cell.key] { Q_EMIT disputeRequested(key); });
    connect(field, &NamesCell::typed, this,
            [this, key = cell.key](const QString& typed) { Q_EMIT this->typed(key, typed); });
    connect(field, &NamesCell::added, this,
            [this, key = cell.key](const std::string& name) { Q_EMIT nameAdded(key, name); });
    connect(field, &NamesCell::removed, this,
            [this, key = cell.key](const std::string& name) { Q_EMIT nameRemoved(key, name); });
    connect(field, &NamesCell::stepped, this,
            [this, key = cell.key](int by) { Q_EMIT stepped(key, by); });
  }
  NamesCell::Content content{.names = {},
                             .letters = letters,
                             .finder = cell.finder,
                             .without = cell.without,
                             .name = cell.content.name,
                             .tip = cell.content.tip,
                             .problem = cell.content.problem,
                             .disputed = disputed};
  if (const auto told = form.names.find(cell.key); told != form.names.end()) {
    // Other printed values may know fewer.
    std::ranges::copy_if(
        told->second, std::back_inserter(content.names),
        [&cell](const std::string& name) { return !cell.finder->textOf(name).isEmpty(); });
  }
  field->setContent(content);
  return *field;
}

QWidget& FormTable::showAnswer(const FormCell& cell, const QString& disputed) {
  QWidget*& known = m_cells[cell.key];
  auto* field = qobject_cast<Chip*>(known);
  if (field == nullptr) {
    known = field = new Chip(this);
    field->installEventFilter(this);
    // What is disputed is where the keyboard is; and a list that is open elsewhere goes.
    field->setFocusPolicy(Qt::StrongFocus);
    connect(field, &Chip::clicked, this, [this, key = cell.key] { Q_EMIT answered(key); });
    field->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(field, &Chip::customContextMenuRequested, this,
            [this, key = cell.key, field](const QPoint& at) {
              auto* const menu = new QMenu(field);
              menu->setAttribute(Qt::WA_DeleteOnClose);
              connect(addDisputeAction(*menu), &QAction::triggered, this,
                      [this, key] { Q_EMIT disputeRequested(key); });
              menu->popup(field->mapToGlobal(at));
            });
  }
  ChipLook look;
  look.chosen = *cell.answer;
  look.text = look.chosen ? FormWords::tr("Yes") : FormWords::tr("No");
  look.tip = cell.content.tip;
  field->setAccessibleName(text::fill(QStringLiteral("%1: %2"), {cell.content.name, look.text}));
  if (!disputed.isEmpty()) {
    look.text += QStringLiteral(" ?");
    look.tip.prepend(disputed + u'\n');
  }
  field->setLook(look);
  return *field;
}

QLabel& FormTable::labelAt(int line) {
  const auto index = static_cast<std::size_t>(line) - 1;
  while (m_labels.size() <= index) {
    QLabel* const label = plainLabel(this);
    label->setWordWrap(true);
    label->setMinimumHeight(targetHeight);
    m_labels.push_back(label);
    placeLabel(m_labels.size());
  }
  return *m_labels[index];
}

QLabel& FormTable::labelBeside(const std::string& key, QWidget& field) {
  QWidget*& both = m_alone[key];
  if (both == nullptr) {
    both = new QWidget(this);
    auto* const line = new QHBoxLayout(both);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(2 * unit);
    line->addWidget(plainLabel(both), 1);
    line->addWidget(&field);
  }
  return *both->findChild<QLabel*>(QString(), Qt::FindDirectChildrenOnly);
}

void FormTable::setTabs() {
  QWidget* before = nullptr;
  const auto add = [&before](QWidget* next) {
    if (before != nullptr) setTabOrder(before, next);
    before = next;
  };
  for (SeatHead* head : m_heads) {
    add(&head->colour());
    add(&head->name());
    add(&head->bid());
  }
  for (const std::string& key : m_order) {
    if (const NamesCell* const names = this->names(key)) std::ranges::for_each(names->tags(), add);
    if (QWidget* const to = field(key)) add(to);
  }
}

QWidget* FormTable::shown(const std::string& key) const {
  const auto found = m_cells.find(key);
  return found == m_cells.end() || found->second->isHidden() ? nullptr : found->second;
}

NumberCell* FormTable::cell(const std::string& key) const {
  return qobject_cast<NumberCell*>(shown(key));
}

NamesCell* FormTable::names(const std::string& key) const {
  return qobject_cast<NamesCell*>(shown(key));
}

Chip* FormTable::answer(const std::string& key) const {
  return qobject_cast<Chip*>(shown(key));
}

QWidget* FormTable::field(const std::string& key) const {
  auto* const cell = shown(key);
  return cell == nullptr || cell->focusProxy() == nullptr ? cell : cell->focusProxy();
}

std::string FormTable::focused() const {
  const QWidget* const focused = QApplication::focusWidget();
  const auto found = std::ranges::find_if(m_cells, [focused](const auto& cell) {
    return focused != nullptr && (cell.second == focused || cell.second->isAncestorOf(focused));
  });
  return found == m_cells.end() ? std::string() : found->first;
}

std::string FormTable::beside(const std::string& key, int by) const {
  const auto at = std::ranges::find(m_order, key);
  const auto isTyped = [this](const std::string& each) { return answer(each) == nullptr; };
  if (by < 0) {
    const auto before = std::find_if(std::make_reverse_iterator(at), m_order.rend(), isTyped);
    return before == m_order.rend() ? std::string() : *before;
  }
  if (at == m_order.end()) return {};
  const auto next = std::find_if(at + 1, m_order.end(), isTyped);
  return next == m_order.end() ? std::string() : *next;
}

QWidget* FormTable::skippedBehind(const std::string& key) const {
  const auto at = std::ranges::find(m_order, key);
  return at == m_order.end() || at + 1 == m_order.end() ? nullptr : answer(*(at + 1));
}

std::string FormTable::beingNamed() const {
  const auto found = std::ranges::find_if(m_order, [this](const std::string& key) {
    const NamesCell* const cell = names(key);
    return cell != nullptr && !cell->line().text().trimmed().isEmpty();
  });
  return found == m_order.end() ? std::string() : *found;
}

void FormTable::hideLists() {
  for (const std::string& key : m_order) {
    if (NamesCell* const cell = names(key)) cell->hideList();
  }
}

void FormTable::focusCell(const std::string& key, Qt::FocusReason reason) {
  if (QWidget* const to = field(key)) to->setFocus(reason);
}

bool FormTable::eventFilter(QObject* watched, QEvent* event) {
  if (qobject_cast<SeatHead*>(watched) != nullptr) {
    if (event->type() == QEvent::Move) placeHeads();
    return false;
  }
  // Heads that stay in sight are there already.
  const bool isSeen = m_headsTop > 0 && qobject_cast<SeatHead*>(watched->parent()) != nullptr;
  if (event->type() == QEvent::FocusIn && !isSeen) {
    Q_EMIT entered(qobject_cast<QWidget*>(watched));
  }
  // A list of names has its own arrows.
  const bool isList = qobject_cast<NamesCell*>(watched->parent()) != nullptr;
  if (event->type() != QEvent::KeyPress || isList) return QWidget::eventFilter(watched, event);
  const auto& press = static_cast<const QKeyEvent&>(*event);
  const bool isUp = press.key() == Qt::Key_Up;
  if (!isUp && press.key() != Qt::Key_Down) return false;
  // Below the last ones Down goes on as Enter does.
  return goByArrowIn(*this, press) || isUp;
}

} // namespace nilometer::ui
