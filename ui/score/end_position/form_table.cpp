// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/score/end_position/form_table.h"

#include "ui/base/style/flow_layout.h"
#include "ui/base/style/plain_label.h"
#include "ui/base/style/tab_stop.h"
#include "ui/base/style/theme.h"
#include "ui/base/style/tool_tip.h"
#include "ui/score/end_position/form_disputes.h"
#include "ui/score/end_position/seat_head.h"
#include "ui/text/phrase.h"

#include <QComboBox>
#include <QEvent>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>
#include <memory>
#include <utility>

namespace nilometer::ui {

FormTable::FormTable(const PositionGame& game, QWidget* parent)
    : QWidget(parent), m_grid(new QGridLayout), m_behindHeads(new QWidget(this)),
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
  showHeads(form);
  const std::vector<std::string> before = std::exchange(m_order, {});
  int lines = 0;
  for (const FormRow& row : look.rows) showRow(form, row, row.cells.size() == 1 ? 0 : ++lines);
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

void FormTable::showHeads(const PositionForm& form) {
  for (std::size_t i = 0; i < m_heads.size(); ++i) {
    const bool plays = i < form.seats.size();
    m_heads[i]->setVisible(plays);
    m_grid->setColumnStretch(static_cast<int>(i) + 1, plays ? 1 : 0);
    if (!plays) continue;
    m_heads[i]->setSeat(static_cast<int>(i) + 1, form.seats[i], SeatHead::Bids::no);
  }
}

void FormTable::showRow(const PositionForm& form, const FormRow& row, int line) {
  QLabel& label = line == 0 ? labelBeside(row.cells.front().key) : labelAt(line);
  label.setText(row.label);
  setTip(label, row.tip);
  for (std::size_t i = 0; i < row.cells.size(); ++i) {
    NumberCell& cell = cellFor(row.cells[i].key);
    NumberCell::Content content = row.cells[i].content;
    const auto text = form.texts.find(row.cells[i].key);
    if (text != form.texts.end()) content.text = text::fromUtf8(text->second);
    if (form.disputes.contains(row.cells[i].key)) {
      content.disputed = text::disputedText(disputedIn(form, row.cells[i].key));
    }
    cell.setContent(content);
    // Where a row comes or goes, those below it move.
    if (line > 0 && std::exchange(m_lines[row.cells[i].key], line) != line) {
      m_grid->addWidget(&cell, line, static_cast<int>(i) + 1, Qt::AlignTop);
    }
    m_order.push_back(row.cells[i].key);
  }
}

QLabel& FormTable::labelAt(int line) {
  const auto index = static_cast<std::size_t>(line) - 1;
  while (m_labels.size() <= index) {
    QLabel* const label = plainLabel(this);
    label->setWordWrap(true);
    m_grid->addWidget(label, static_cast<int>(m_labels.size()) + 1, 0);
    m_labels.push_back(label);
  }
  return *m_labels[index];
}

QLabel& FormTable::labelBeside(const std::string& key) {
  QWidget*& both = m_alone[key];
  if (both == nullptr) {
    both = new QWidget(this);
    auto* const line = new QHBoxLayout(both);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(2 * unit);
    line->addWidget(plainLabel(both), 1);
    line->addWidget(&cellFor(key));
  }
  return *both->findChild<QLabel*>(QString(), Qt::FindDirectChildrenOnly);
}

NumberCell& FormTable::cellFor(const std::string& key) {
  NumberCell*& cell = m_cells[key];
  if (cell != nullptr) return *cell;
  cell = new NumberCell(this);
  cell->line().installEventFilter(this);
  connect(&cell->line(), &FieldLine::disputeRequested, this,
          [this, key] { Q_EMIT disputeRequested(key); });
  connect(cell, &NumberCell::typed, this,
          [this, key](const QString& text) { Q_EMIT typed(key, text); });
  connect(cell, &NumberCell::stepped, this, [this, key](int by) { Q_EMIT stepped(key, by); });
  connect(cell, &NumberCell::filled, this, [this, key] { Q_EMIT filled(key); });
  return *cell;
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
  }
  for (const std::string& key : m_order) add(&m_cells[key]->line());
}

NumberCell* FormTable::cell(const std::string& key) const {
  const auto found = m_cells.find(key);
  return found == m_cells.end() || found->second->isHidden() ? nullptr : found->second;
}

std::string FormTable::focused() const {
  const auto found = std::ranges::find_if(
      m_order, [this](const std::string& key) { return m_cells.at(key)->line().hasFocus(); });
  return found == m_order.end() ? std::string() : *found;
}

std::string FormTable::beside(const std::string& key, int by) const {
  const auto at = std::ranges::find(m_order, key);
  if (at == m_order.end()) return {};
  if (by < 0) return at == m_order.begin() ? std::string() : *(at - 1);
  return at + 1 == m_order.end() ? std::string() : *(at + 1);
}

void FormTable::focusCell(const std::string& key) {
  // As with Tab: what stands there is selected, so that typing replaces it.
  if (NumberCell* const to = cell(key)) to->line().setFocus(Qt::TabFocusReason);
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
  if (event->type() != QEvent::KeyPress) return QWidget::eventFilter(watched, event);
  const auto& press = static_cast<const QKeyEvent&>(*event);
  const bool isUp = press.key() == Qt::Key_Up;
  if (!isUp && press.key() != Qt::Key_Down) return false;
  // Below the last ones Down goes on as Enter does.
  return goByArrowIn(*this, press) || isUp;
}

} // namespace nilometer::ui
