// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/store/games/seat_rows.h"

#include "ui/base/style/menu_text.h"
#include "ui/base/style/plain_label.h"
#include "ui/base/style/theme.h"
#include "ui/store/games/dialog_parts.h"
#include "ui/store/games/name_box.h"
#include "ui/text/phrase.h"
#include "ui/text/plain_line.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QCompleter>
#include <QContextMenuEvent>
#include <QDoubleSpinBox>
#include <QEvent>
#include <QGridLayout>
#include <QIcon>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QSignalBlocker>
#include <QToolButton>

#include <algorithm>
#include <random>
#include <utility>

namespace nilometer::ui {

namespace {

constexpr qsizetype maxName = 60;
constexpr double bidStep = 0.5;

/// On some systems a box is called by what is chosen in it: the description says what it is for.
void describe(QComboBox& box, const QString& purpose) {
  box.setAccessibleName(purpose);
  box.setAccessibleDescription(purpose);
}

QToolButton* arrow(Qt::ArrowType type, QWidget* parent) {
  auto* button = new QToolButton(parent);
  button->setArrowType(type);
  button->setMinimumSize(targetHeight, targetHeight);
  button->setFocusPolicy(Qt::StrongFocus);
  return button;
}

} // namespace

SeatRows::SeatRows(const QStringList& names, table::SeatRange seats, LevelOf levelOf,
                   QWidget* parent)
    : QWidget(parent), m_range(seats), m_rows(static_cast<std::size_t>(seats.most)),
      m_count(seats.most), m_levelOf(std::move(levelOf)) {
  auto* grid = new QGridLayout(this);
  grid->setContentsMargins(0, 0, 0, 0);
  grid->setSpacing(unit);
  for (int i = 0; i < rowCount(); ++i) build(i, names);
  grid->setColumnStretch(1, 1);
  retranslate();
  showRows();
}

void SeatRows::build(int index, const QStringList& names) {
  Row& at = row(index);
  at.number = plainLabel(this);
  at.name = nameBox(names, 10, this);
  at.name->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  at.number->setBuddy(at.name);
  at.colour = new QComboBox(this);
  for (int i = 0; i < rowCount(); ++i) at.colour->addItem(QString());
  at.colour->setCurrentIndex(index);
  at.colourNow = index;
  at.level = new QComboBox(this);
  for (std::size_t i = 0; i < promptLevelNames.size(); ++i) at.level->addItem(QString());
  at.level->setCurrentIndex(static_cast<int>(PromptLevel::knowing));
  at.bid = new QDoubleSpinBox(this);
  at.bid->setRange(0, record::maxSeatBid * bidStep);
  at.bid->setSingleStep(bidStep);
  at.bid->setDecimals(1);
  at.up = arrow(Qt::UpArrow, this);
  at.down = arrow(Qt::DownArrow, this);
  auto* grid = static_cast<QGridLayout*>(layout());
  int column = 0;
  for (QWidget* part : std::initializer_list<QWidget*>{at.number, at.name, at.colour, at.level,
                                                       at.bid, at.up, at.down}) {
    if (part != at.number) part->setMinimumHeight(targetHeight);
    grid->addWidget(part, index, column++);
  }
  connectRow(index);
}

/// Of a long name, while nobody writes it.
void SeatRows::showBeginning(int index) {
  const QComboBox* const name = row(index).name;
  if (!name->hasFocus()) name->lineEdit()->home(false);
}

void SeatRows::connectRow(int index) {
  const Row& at = row(index);
  connect(at.name->lineEdit(), &QLineEdit::editingFinished, this,
          [this, index] { showBeginning(index); });
  connect(at.name, &QComboBox::editTextChanged, this, [this, index] {
    proposeLevel(index);
    Q_EMIT changed();
  });
  at.name->installEventFilter(this);
  at.name->view()->installEventFilter(this);
  at.name->completer()->popup()->installEventFilter(this);
  // While names are offered in a list, the list has the keyboard and hands Enter on to the line.
  connect(at.name->lineEdit(), &QLineEdit::returnPressed, this,
          [this, index] { goOnFrom(row(index).name); });
  connect(at.level, &QComboBox::activated, this, [this, index] { row(index).levelChosen = true; });
  connect(at.colour, &QComboBox::currentIndexChanged, this,
          [this, index](int colour) { takeColour(index, colour); });
  connect(at.bid, &QDoubleSpinBox::valueChanged, this, &SeatRows::changed);
  connect(at.up, &QToolButton::clicked, this, [this, index] { move(index, -1); });
  connect(at.down, &QToolButton::clicked, this, [this, index] { move(index, 1); });
}

void SeatRows::retranslate() {
  for (int i = 0; i < rowCount(); ++i) {
    const Row& at = row(i);
    const QStringList number = {text::number(i + 1)};
    at.number->setText(number.front());
    describe(*at.name, text::fill(tr("Name of player %1"), number));
    //: Stands in an empty field for the name of a player.
    at.name->lineEdit()->setPlaceholderText(tr("Name"));
    describe(*at.colour, text::fill(tr("Colour of player %1"), number));
    describe(*at.level, text::fill(tr("Prompts for player %1"), number));
    at.level->setToolTip(tr("How much this player is told during the game"));
    for (int level = 0; level < at.level->count(); ++level) {
      at.level->setItemText(level, promptLevelName(static_cast<PromptLevel>(level)));
    }
    at.bid->setAccessibleName(text::fill(tr("Bid of player %1"), number));
    at.bid->setPrefix(tr("Bid "));
    at.up->setAccessibleName(text::fill(tr("Player %1 earlier in the order"), number));
    at.up->setToolTip(tr("Earlier in the order"));
    at.down->setAccessibleName(text::fill(tr("Player %1 later in the order"), number));
    at.down->setToolTip(tr("Later in the order"));
  }
}

void SeatRows::offer(const std::vector<NewGameOffer::Colour>& colours) {
  m_colours = colours;
  for (const Row& at : m_rows) {
    for (int i = 0; i < rowCount(); ++i) {
      at.colour->setItemText(i, colours[static_cast<std::size_t>(i)].name);
    }
  }
  paintIcons();
}

void SeatRows::paintIcons() {
  const int size = fontMetrics().height();
  for (const Row& at : m_rows) {
    at.colour->setIconSize(QSize(size, size));
    for (int i = 0; i < rowCount(); ++i) {
      at.colour->setItemIcon(i, markerIcon(*this, playerColourAt(i), size));
    }
  }
}

void SeatRows::showRows() {
  for (int i = 0; i < rowCount(); ++i) {
    const Row& at = row(i);
    const bool shown = i < m_count;
    for (QWidget* part : std::initializer_list<QWidget*>{at.name, at.colour}) {
      part->setVisible(shown);
    }
    for (QWidget* part : std::initializer_list<QWidget*>{at.number, at.level, at.up, at.down}) {
      part->setVisible(shown && m_ordered);
    }
    at.bid->setVisible(shown && m_bids);
    at.up->setEnabled(i > 0);
    at.down->setEnabled(i + 1 < m_count);
  }
}

void SeatRows::setCount(int count) {
  m_count = std::clamp(count, m_range.least, m_range.most);
  showRows();
  Q_EMIT changed();
}

void SeatRows::leaveOrderOpen() {
  m_ordered = false;
  showRows();
}

void SeatRows::showBids(bool shown) {
  m_bids = shown;
  showRows();
}

void SeatRows::setSeats(const std::vector<record::Seat>& seats) {
  setCount(static_cast<int>(seats.size()));
  for (int i = 0; i < m_count; ++i) {
    const record::Seat& seat = seats[static_cast<std::size_t>(i)];
    const auto colour = std::ranges::find(m_colours, seat.colour, &NewGameOffer::Colour::id);
    row(i).name->setEditText(text::fromUtf8(seat.name));
    showBeginning(i);
    row(i).colour->setCurrentIndex(static_cast<int>(colour - m_colours.begin()));
    row(i).bid->setValue(seat.bid * bidStep);
  }
}

std::vector<record::Seat> SeatRows::seats() const {
  std::vector<record::Seat> seats;
  for (int i = 0; i < m_count; ++i) {
    const Row& at = row(i);
    const auto& colour = m_colours[static_cast<std::size_t>(at.colour->currentIndex())];
    const int bid = m_bids ? qRound(at.bid->value() / bidStep) : 0;
    seats.push_back({nameOf(i).toStdString(), colour.id, bid});
  }
  return seats;
}

std::vector<PromptLevel> SeatRows::levels() const {
  std::vector<PromptLevel> levels;
  for (int i = 0; i < m_count; ++i) {
    levels.push_back(static_cast<PromptLevel>(row(i).level->currentIndex()));
  }
  return levels;
}

void SeatRows::proposeLevel(int index) {
  Row& at = row(index);
  if (!at.levelChosen) at.level->setCurrentIndex(static_cast<int>(m_levelOf(nameOf(index))));
}

QString SeatRows::nameOf(int index) const {
  return text::plainLine(row(index).name->currentText());
}

void SeatRows::takeColour(int index, int colour) {
  const int before = row(index).colourNow;
  row(index).colourNow = colour;
  for (int other = 0; other < rowCount(); ++other) {
    Row& at = row(other);
    if (other == index || at.colourNow != colour) continue;
    const QSignalBlocker quiet(at.colour);
    at.colour->setCurrentIndex(before);
    at.colourNow = before;
  }
  Q_EMIT changed();
}

void SeatRows::exchange(int first, int second) {
  if (first == second) return;
  const QString name = row(first).name->currentText();
  const double bid = row(first).bid->value();
  const int level = row(first).level->currentIndex();
  const int levelOfSecond = row(second).level->currentIndex();
  row(first).name->setEditText(row(second).name->currentText());
  row(first).bid->setValue(row(second).bid->value());
  row(second).name->setEditText(name);
  showBeginning(first);
  showBeginning(second);
  row(second).bid->setValue(bid);
  // The level goes with the player, chosen or remembered.
  std::swap(row(first).levelChosen, row(second).levelChosen);
  row(first).level->setCurrentIndex(levelOfSecond);
  row(second).level->setCurrentIndex(level);
  row(first).colour->setCurrentIndex(row(second).colourNow); // the other one swaps by itself
}

void SeatRows::move(int index, int by) {
  const int to = index + by;
  if (to < 0 || to >= m_count) return;
  exchange(index, to);
  // The keyboard goes along, so that a player can be moved on; at the end it turns round.
  QToolButton* same = by < 0 ? row(to).up : row(to).down;
  QToolButton* back = by < 0 ? row(to).down : row(to).up;
  (same->isEnabled() ? same : back)->setFocus(Qt::OtherFocusReason);
}

void SeatRows::shuffle(const std::function<std::uint32_t()>& seed) {
  std::mt19937 random(seed());
  for (int i = m_count - 1; i > 0; --i) {
    exchange(i, static_cast<int>(random() % static_cast<std::uint32_t>(i + 1)));
  }
}

QString SeatRows::problem() const {
  for (int i = 0; i < m_count; ++i) {
    const QString name = nameOf(i);
    const QString number = text::number(i + 1);
    if (name.isEmpty()) return text::fill(tr("Player %1 has no name yet."), {number});
    if (name.toUcs4().size() > maxName) {
      return text::fill(tr("The name of player %1 is too long; 60 characters are the most."),
                        {number});
    }
    if (sameAs(i) >= 0) return text::fill(tr("Two players are called “%1”."), {name});
  }
  return {};
}

int SeatRows::sameAs(int player) const {
  for (int other = 0; other < player; ++other) {
    if (text::nameKey(nameOf(other)) == text::nameKey(nameOf(player))) return other;
  }
  return -1;
}

int SeatRows::firstWrong() const {
  for (int i = 0; i < m_count; ++i) {
    const bool wrong = nameOf(i).isEmpty() || nameOf(i).toUcs4().size() > maxName;
    if (wrong || sameAs(i) >= 0) return i;
  }
  return 0;
}

void SeatRows::focusFirst() {
  const int first = firstWrong();
  row(first).name->setFocus(Qt::OtherFocusReason);
  row(first).name->lineEdit()->selectAll();
}

void SeatRows::goOnFrom(const QObject* name) {
  int next = 0;
  while (next < m_count && row(next).name != name) ++next;
  if (++next >= m_count) {
    Q_EMIT named();
    return;
  }
  row(next).name->setFocus(Qt::TabFocusReason);
  row(next).name->lineEdit()->selectAll();
}

void SeatRows::forget(const QString& name) {
  for (const Row& at : m_rows) {
    const QSignalBlocker quiet(at.name);
    const QString typed = at.name->currentText();
    for (int i = at.name->count() - 1; i >= 0; --i) {
      if (at.name->itemText(i) == name) at.name->removeItem(i);
    }
    at.name->setEditText(typed);
  }
  Q_EMIT nameForgotten(name);
}

bool SeatRows::forgetsBy(QAbstractItemView& list, const QEvent& event) {
  if (event.type() == QEvent::KeyPress) {
    const bool deletes = static_cast<const QKeyEvent&>(event).key() == Qt::Key_Delete;
    if (!deletes || !list.currentIndex().isValid()) return false;
    forget(list.currentIndex().data().toString());
    return true;
  }
  const auto& asked = static_cast<const QContextMenuEvent&>(event);
  const QModelIndex at = list.indexAt(list.viewport()->mapFromGlobal(asked.globalPos()));
  if (!at.isValid()) return false;
  const QString name = at.data().toString();
  auto* menu = new QMenu(&list);
  menu->setAttribute(Qt::WA_DeleteOnClose);
  //: A name that is offered for players of a new game.
  menu->addAction(text::fill(tr("Forget “%1”"), {menuText(name)}), this,
                  [this, name] { forget(name); });
  menu->popup(asked.globalPos());
  return true;
}

bool SeatRows::eventFilter(QObject* watched, QEvent* event) {
  if (auto* list = qobject_cast<QAbstractItemView*>(watched)) {
    const bool asks = event->type() == QEvent::KeyPress || event->type() == QEvent::ContextMenu;
    return (asks && forgetsBy(*list, *event)) || QWidget::eventFilter(watched, event);
  }
  if (event->type() != QEvent::KeyPress) return QWidget::eventFilter(watched, event);
  const auto& press = static_cast<const QKeyEvent&>(*event);
  const bool enters = press.key() == Qt::Key_Return || press.key() == Qt::Key_Enter;
  if (!enters) return QWidget::eventFilter(watched, event);
  goOnFrom(watched);
  return true;
}

void SeatRows::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) paintIcons();
  QWidget::changeEvent(event);
}

} // namespace nilometer::ui
