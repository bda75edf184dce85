// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/action_bar/question_rows.h"

#include "ui/base/accessibility/button_role.h"
#include "ui/base/style/font_utils.h"
#include "ui/base/style/plain_label.h"
#include "ui/base/style/tab_stop.h"
#include "ui/base/style/tool_tip.h"

#include <QEvent>
#include <QLabel>

#include <algorithm>
#include <cstddef>
#include <span>
#include <utility>

namespace nilometer::ui {

namespace {

int choiceGap() {
  return unit;
}

/// Where a text is longer than the widest line there is, all beside it get smaller letters with it
/// rather than that it loses its end.
void fitLetters(std::span<Chip* const> chips, int room, const QFont& usual) {
  const auto fits = [room](const Chip* chip) { return chip->sizeHint().width() <= room; };
  for (Chip* chip : chips) chip->setFont(QFont());
  for (const qreal letters : {12.0, 11.0, 10.0}) {
    if (std::ranges::all_of(chips, fits)) return;
    for (Chip* chip : chips) chip->setFont(fontWithHeight(usual, letters, QFont::Normal));
  }
}

} // namespace

QuestionRows::QuestionRows(QWidget* parent) : QWidget(parent) {
  makeTabStop(*this);
  QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
  policy.setHeightForWidth(true);
  setSizePolicy(policy);
}

void QuestionRows::setRows(const std::vector<QuestionRow>& rows) {
  if (rows == m_rows) return;
  m_rows = rows;
  std::size_t used = 0;
  for (std::size_t row = 0; row < rows.size(); ++row) {
    if (m_labels.size() == row) m_labels.push_back(plainLabel(this));
    if (m_labels[row]->text() != rows[row].label) m_labels[row]->setText(rows[row].label);
    setTip(*m_labels[row], rows[row].whole == rows[row].label ? QString() : rows[row].whole);
    m_labels[row]->setVisible(!rows[row].label.isEmpty());
    for (const QuestionRow::Entry& entry : rows[row].chips) {
      Chip& chip = chipAt(used++);
      // What is no question has no label: it is something to do.
      const ButtonRole answers = rows[row].several ? ButtonRole::tick : ButtonRole::choice;
      setButtonRole(chip, rows[row].label.isEmpty() ? ButtonRole::plain : answers, rows[row].label);
      chip.setLook(entry.look);
      chip.setEnabled(entry.open);
      chip.show();
    }
  }
  for (std::size_t row = rows.size(); row < m_labels.size(); ++row) m_labels[row]->hide();
  for (std::size_t i = used; i < m_chips.size(); ++i) m_chips[i]->hide();
  updateGeometry();
  move();
}

bool QuestionRows::asksAsNow(const std::vector<QuestionRow>& rows) const {
  return std::ranges::equal(rows, m_rows, {}, &QuestionRow::question, &QuestionRow::question);
}

Chip& QuestionRows::chipAt(std::size_t index) {
  if (m_chips.size() == index) {
    auto* chip = new Chip(this);
    setButtonRole(*chip, ButtonRole::plain);
    m_chips.push_back(chip);
    connect(chip, &Chip::clicked, this, [this, index] { press(index, &QuestionRows::chosen); });
    connect(chip, &Chip::closedPressed, this,
            [this, index] { press(index, &QuestionRows::closedPressed); });
  }
  return *m_chips[index];
}

void QuestionRows::press(std::size_t index, Pressed signal) {
  std::size_t before = 0;
  for (const QuestionRow& row : m_rows) {
    if (index < before + row.chips.size()) {
      Q_EMIT(this->*signal)(row.question, row.chips[index - before].id);
      return;
    }
    before += row.chips.size();
  }
}

Chip* QuestionRows::chip(const QuestionId& question, int id) const {
  std::size_t index = 0;
  for (const QuestionRow& row : m_rows) {
    for (const QuestionRow::Entry& entry : row.chips) {
      if (row.question == question && entry.id == id) return m_chips[index];
      ++index;
    }
  }
  return nullptr;
}

int QuestionRows::heightForWidth(int width) const {
  return arrange(wholeWidth(width), Arrange::measure).y();
}

QSize QuestionRows::sizeHint() const {
  return {40 * unit, heightForWidth(std::max<int>(width(), 40 * unit))};
}

QuestionRows::Widths QuestionRows::alignedWidths() const {
  Widths widest;
  std::size_t chip = 0;
  for (std::size_t row = 0; row < m_rows.size(); ++row) {
    const auto behind = chip + m_rows[row].chips.size();
    if (m_rows[row].aligned)
      widest.label = std::max(widest.label, m_labels[row]->sizeHint().width());
    for (; m_rows[row].aligned && chip < behind; ++chip) {
      widest.chip = std::max(widest.chip, m_chips[chip]->sizeHint().width());
    }
    chip = behind;
  }
  return widest;
}

int QuestionRows::rowWidth(std::size_t row, std::size_t firstChip, const Widths& least) const {
  const int label = std::max(m_labels[row]->sizeHint().width(), least.label);
  int width = m_rows[row].label.isEmpty() ? 0 : label + choiceGap();
  for (std::size_t i = 0; i < m_rows[row].chips.size(); ++i) {
    width += std::max(m_chips[firstChip + i]->sizeHint().width(), least.chip) + choiceGap();
  }
  return width;
}

int QuestionRows::arrangeColumns(std::size_t row, std::size_t firstChip, int top, int width,
                                 Arrange how) const {
  const int tall = tallness() + choiceGap();
  const int count = static_cast<int>(m_rows[row].chips.size());
  int widest = 1;
  for (int i = 0; i < count; ++i) {
    widest = std::max(widest, m_chips[firstChip + static_cast<std::size_t>(i)]->sizeHint().width());
  }
  const int columns = std::clamp((width + choiceGap()) / (widest + choiceGap()), 1, 3);
  const int wide = (width + choiceGap()) / columns - choiceGap();
  const int lines = (count + columns - 1) / columns;
  for (int i = 0; how == Arrange::move && i < count; ++i) {
    // Down the first column, then the next: that is how people look for a card.
    m_chips[firstChip + static_cast<std::size_t>(i)]->setGeometry(
        i / lines * (wide + choiceGap()), top + i % lines * tall, wide, tall - choiceGap());
  }
  return lines * tall;
}

int QuestionRows::tallness() const {
  return std::max<int>(targetHeight, fontMetrics().height() + 2 * unit);
}

int QuestionRows::pitch() const {
  return tallness() + choiceGap() + choiceGap() / 2;
}

QPoint QuestionRows::arrange(const Room& room, Arrange how) const {
  const int tall = tallness();
  QPoint at;
  const auto width = [&] { return room.of(at.y() / pitch()); };
  const auto newLine = [&] { at = {0, at.y() + pitch()}; };
  // `behind` = what has to stand beside it, if that has room at all.
  const auto put = [&](QWidget& widget, int before, int least, int behind = 0) {
    const int alone = std::max(widget.sizeHint().width(), least);
    const int whole = alone + behind <= room.width ? alone + behind : alone;
    if (at.x() > 0 && at.x() + before + std::min(whole, width()) > width()) newLine();
    // What is too wide for the room beside something else stands above that.
    while (whole > width() && width() < room.width) newLine();
    const int wide = std::min(alone, width());
    if (at.x() > 0) at.rx() += before;
    if (how == Arrange::move) widget.setGeometry(at.x(), at.y(), wide, tall);
    at.rx() += wide;
  };
  const Widths aligned = alignedWidths();
  std::size_t chip = 0;
  for (std::size_t row = 0; row < m_rows.size(); ++row) {
    const bool columns = m_rows[row].columns;
    const Widths least = m_rows[row].aligned ? aligned : Widths{};
    // A row stays together where it can.
    const int whole = rowWidth(row, chip, least);
    if (at.x() > 0 && (columns || at.x() + 3 * unit + whole > width())) newLine();
    const bool staysTogether = !columns && !room.splits && whole <= room.width;
    while (staysTogether && at.x() == 0 && whole > width()) newLine();
    int before = 3 * unit;
    if (!m_rows[row].label.isEmpty()) {
      before = 2 * choiceGap();
      const bool isBeside = !columns && !m_rows[row].chips.empty();
      const int first = isBeside ? std::max(m_chips[chip]->sizeHint().width(), least.chip) : 0;
      put(*m_labels[row], 3 * unit, least.label, isBeside ? before + first : 0);
      if (columns) newLine();
    }
    if (columns) {
      at = {0, at.y() + arrangeColumns(row, chip, at.y(), room.width, how)};
      chip += m_rows[row].chips.size();
      continue;
    }
    for (std::size_t i = 0; i < m_rows[row].chips.size(); ++i) {
      put(*m_chips[chip++], before, least.chip);
      before = choiceGap();
    }
  }
  return {at.x(), at.x() > 0 ? at.y() + tall : at.y()};
}

void QuestionRows::fitAllLetters(int room) const {
  auto first = m_chips.begin();
  for (const QuestionRow& row : m_rows) {
    const auto behind = first + static_cast<std::ptrdiff_t>(row.chips.size());
    fitLetters({first, behind}, room, font());
    first = behind;
  }
}

QuestionRows::Room QuestionRows::fittedTo(Room room) const {
  room.lines = 0;
  // What had smaller letters in a narrow strip needs more lines now.
  fitAllLetters(room.width);
  const auto needed = [&] { return (arrange(room, Arrange::measure).y() + pitch() - 1) / pitch(); };
  if (m_rows.empty()) return room;
  // Where all are equally wide, how many there are changes nothing: they are measured once.
  if (room.beforeLast == room.width && room.last == room.width) room.lines = std::max(needed(), 1);
  while (room.lines < std::max(needed(), 1)) ++room.lines;
  return room;
}

int QuestionRows::endOf(const Room& room) const {
  const QPoint end = arrange(room, Arrange::measure);
  // With one line less it may not fit, and with this one more than enough.
  return end.y() > (room.lines - 1) * pitch() ? end.x() : 0;
}

void QuestionRows::setRoom(const Room& room) {
  m_room = room;
  move();
}

void QuestionRows::move() {
  const Room room = m_room.value_or(wholeWidth(width()));
  fitAllLetters(room.width);
  const int tall = arrange(room, Arrange::move).y();
  // With other letters they may need more lines than whoever gave them this width has been told.
  const bool isCut = !m_room && tall > height();
  if (std::exchange(m_tall, tall) != tall || isCut) updateGeometry();
}

void QuestionRows::resizeEvent(QResizeEvent* /*event*/) {
  move();
}

void QuestionRows::changeEvent(QEvent* event) {
  if (event->type() == QEvent::FontChange) {
    updateGeometry();
    move();
  }
  QWidget::changeEvent(event);
}

} // namespace nilometer::ui
