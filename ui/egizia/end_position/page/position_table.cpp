// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/end_position/page/position_table.h"

#include "engine/egizia/file/entry_names.h"
#include "ui/base/accessibility/accessible_text.h"
#include "ui/base/style/chip.h"
#include "ui/base/style/name_in_room.h"
#include "ui/base/style/plain_label.h"
#include "ui/base/style/tool_tip.h"
#include "ui/egizia/end_position/page/card_cell.h"
#include "ui/egizia/end_position/page/card_list.h"
#include "ui/egizia/end_position/position_asked.h"
#include "ui/egizia/end_position/position_disputes.h"
#include "ui/egizia/end_position/position_words.h"
#include "ui/score/end_position/number_cell.h"
#include "ui/score/end_position/seat_head.h"
#include "ui/text/disputed.h"
#include "ui/text/language.h"
#include "ui/text/phrase.h"

#include <QApplication>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>

#include <algorithm>
#include <set>
#include <utility>

namespace nilometer::ui {

using enum PositionRow;

namespace {

/// More than a game gives; who has more goes back to the field and types on.
constexpr int mostLikelyPoints = 199;

constexpr int labelColumn = 0;
constexpr int firstPlayerColumn = 1;
constexpr int totalColumn = firstPlayerColumn + egizia::maxPlayers;

/// What a column needs beside what is asked, and that itself.
constexpr Length usualColumn = 34 * unit;
constexpr Length usualLabel = 24 * unit;

QLabel* addLabel(QWidget* parent) {
  auto* label = plainLabel(parent);
  label->setWordWrap(true);
  return label;
}

std::size_t colourOf(const egizia::RecordHeader::Seat& seat) {
  return record::findName(egizia::playerColours, seat.colour).value_or(0);
}

QString seatName(const egizia::RecordHeader::Seat& seat) {
  return seat.name.empty() ? text::playerColour(seat.colour) : text::fromUtf8(seat.name);
}

/// What is said of a cell that is disputed; else nothing.
QString disputedIn(const PositionEntered& entry, const PositionCell& cell,
                   const egizia::Edition& edition) {
  if (!entry.disputes.contains(cell)) return {};
  return text::disputedText(disputedOf(entry, cell, edition));
}

QString offerText(const CardFinder& finder, const PositionCard& card) {
  for (const CardOffer& offer : finder.offers()) {
    if (offer.card == card) return offer.text;
  }
  return {};
}

} // namespace

PositionTable::PositionTable(QWidget* under, QWidget* parent)
    : QWidget(parent), m_under(under), m_grid(new QGridLayout(this)), m_together(addLabel(this)),
      m_boardHeading(addLabel(this)), m_tableauHeading(addLabel(this)) {
  m_grid->setContentsMargins(0, 0, 0, 0);
  m_grid->setHorizontalSpacing(3 * unit);
  m_grid->setVerticalSpacing(unit);
  m_grid->addWidget(m_together, 0, totalColumn);
  for (table::Player player = 0; player < egizia::maxPlayers; ++player) {
    SeatHead* head = m_heads[player] = new SeatHead(egizia::playerColours, this);
    m_grid->addWidget(head, 0, firstPlayerColumn + player);
    connect(head, &SeatHead::changed, this,
            [this, player](const auto& seat) { Q_EMIT seatChanged(player, seat); });
    m_names[player] = {plainLabel(this), plainLabel(this)};
    for (QLabel* name : m_names[player]) {
      // As wide as its column.
      name->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
      name->installEventFilter(this);
    }
    m_grid->addWidget(m_names[player][0], gridRow(points, -1), firstPlayerColumn + player,
                      Qt::AlignBottom);
    m_grid->addWidget(m_names[player][1], gridRow(tombSum, -1), firstPlayerColumn + player,
                      Qt::AlignBottom);
  }
}

void PositionTable::setRoom(int width) {
  m_room = width;
  fold();
}

void PositionTable::fold() {
  const std::size_t players = m_seats.size();
  if (players == 0) return;
  const bool above = m_room < usualLabel + static_cast<int>(players) * usualColumn;
  const bool sameColumns = std::exchange(m_columns, players) == players;
  if (std::exchange(m_above, above) == above && sameColumns) return;
  m_together->setHidden(above);
  m_grid->setColumnStretch(labelColumn, above ? 0 : 3);
  m_grid->setColumnStretch(totalColumn, above ? 0 : 1);
  placeHeadings();
  for (const auto& [key, row] : m_labels) placeLabels(key, row);
}

void PositionTable::placeHeadings() {
  const int columns = m_above ? static_cast<int>(m_columns) : 1;
  const int column = m_above ? firstPlayerColumn : labelColumn;
  const int up = m_above ? 1 : 0;
  m_grid->addWidget(m_boardHeading, gridRow(points, -1) - up, column, 1, columns);
  m_grid->addWidget(m_tableauHeading, gridRow(tombSum, -1) - up, column, 1, columns);
}

void PositionTable::placeLabels(const RowKey& key, const RowLabels& row) {
  const int at = gridRow(key.first, key.second);
  const int others = static_cast<int>(m_columns) - 1;
  row.label->setMinimumHeight(m_above ? 0 : targetHeight);
  row.total->setMinimumHeight(m_above ? 0 : targetHeight);
  if (m_above) {
    m_grid->addWidget(row.label, at - 1, firstPlayerColumn, 1, others, Qt::AlignBottom);
    m_grid->addWidget(row.total, at - 1, firstPlayerColumn + others, Qt::AlignBottom);
  } else {
    m_grid->addWidget(row.label, at, labelColumn, Qt::AlignTop);
    m_grid->addWidget(row.total, at, totalColumn, Qt::AlignTop);
  }
}

void PositionTable::show(const PositionEntered& entry, const egizia::Edition& edition,
                         const PositionCheck& result) {
  refreshFinders(entry, edition);
  showHeads(entry);
  const std::vector<PositionCell> cells = cellsOf(entry, edition);
  const std::set<PositionCell> shown(cells.begin(), cells.end());
  for (const auto& [cell, widget] : m_widgets) {
    if (!shown.contains(cell)) widget->hide();
  }
  for (const PositionCell& cell : cells) showCell(cell, entry, edition, result);
  showLabels(entry, edition, cells);
  if (cells != m_shown) setTabs(cells);
  m_shown = cells;
}

void PositionTable::showHeads(const PositionEntered& entry) {
  m_together->setText(tr("Together"));
  m_together->setForegroundRole(QPalette::PlaceholderText);
  const auto bids = entry.options.seatBids ? SeatHead::Bids::yes : SeatHead::Bids::no;
  for (table::Player player = 0; player < egizia::maxPlayers; ++player) {
    const bool plays = player < entry.players();
    m_heads[player]->setVisible(plays);
    m_grid->setColumnStretch(firstPlayerColumn + player, plays ? 4 : 0);
    if (plays) m_heads[player]->setSeat(player + 1, entry.seats[player], bids);
    for (QLabel* label : m_names[player]) label->setVisible(plays);
  }
  m_seats = entry.seats;
  fold();
  showNames();
  paintNames();
}

// The columns are named again where the head of the table may have scrolled away.
void PositionTable::showNames() {
  QStringList names;
  for (const egizia::RecordHeader::Seat& seat : m_seats) names += seatName(seat);
  for (std::size_t i = 0; i < m_seats.size(); ++i) {
    const QString& name = names[static_cast<qsizetype>(i)];
    const QString symbol = symbolText(static_cast<PlayerColour>(colourOf(m_seats[i])));
    for (QLabel* label : m_names[i]) {
      const QFontMetricsF metrics(label->font());
      const qreal room = label->width() - metrics.horizontalAdvance(symbol + u' ');
      const QString shown = nameInRoom(name, names, metrics, room);
      label->setText(text::fill(QStringLiteral("%1 %2"), {symbol, shown}));
      setSpokenName(*label, text::fill(QStringLiteral("%1 %2"), {symbol, name}));
      setTip(*label, shown == name ? QString() : name);
    }
  }
}

void PositionTable::paintNames() {
  const Theme& theme = themeOf(*this);
  for (std::size_t i = 0; i < m_seats.size(); ++i) {
    QPalette colours;
    colours.setColor(QPalette::WindowText, theme.playerText[colourOf(m_seats[i])]);
    for (QLabel* label : m_names[i]) label->setPalette(colours);
  }
}

void PositionTable::changeEvent(QEvent* event) {
  if (event->type() == QEvent::PaletteChange) paintNames();
  if (event->type() == QEvent::FontChange) showNames();
  QWidget::changeEvent(event);
}

PositionTable::RowLabels& PositionTable::labels(const RowKey& key) {
  RowLabels& row = m_labels[key];
  if (row.label != nullptr) return row;
  row = {addLabel(this), addLabel(this)};
  row.label->setAlignment(Qt::AlignLeft | Qt::AlignVCenter);
  row.total->setWordWrap(false);
  row.total->setAlignment(Qt::AlignLeft | Qt::AlignVCenter);
  placeLabels(key, row);
  return row;
}

void PositionTable::showLabels(const PositionEntered& entry, const egizia::Edition& edition,
                               const std::vector<PositionCell>& cells) {
  const text::Table table = tableOf(entry, edition);
  std::set<RowKey> rows;
  for (const PositionCell& cell : cells) rows.insert({cell.row, cell.part});
  for (const RowKey& key : rows) {
    RowLabels& row = labels(key);
    const PositionCell cell{key.first, key.second, 0};
    row.label->setText(positionLabel(cell, table));
    setTip(*row.label, positionTip(cell, boundsOf(entry, cell, edition), table));
    const PositionTotal total = positionTotal(key.first, entry, edition);
    // Beside the fields there is a heading for it.
    const bool named = m_above && !total.text.isEmpty();
    row.total->setText(named ? text::fill(QStringLiteral("%1: %2"), {tr("Together"), total.text})
                             : total.text);
    row.total->setForegroundRole(total.possible ? QPalette::PlaceholderText : QPalette::BrightText);
  }
  for (const auto& [key, row] : m_labels) {
    row.label->setVisible(rows.contains(key));
    row.total->setVisible(rows.contains(key) && !isBuilt(key.first));
  }
  m_boardHeading->setText(positionBoardHeading());
  m_tableauHeading->setText(positionTableauHeading());
  for (QLabel* heading : {m_boardHeading, m_tableauHeading}) {
    heading->setFont(sized(font(), TextSize::heading));
  }
}

void PositionTable::showCell(const PositionCell& cell, const PositionEntered& entry,
                             const egizia::Edition& edition, const PositionCheck& result) {
  const auto found = result.problems.find(cell);
  const QString problem = found == result.problems.end() ? QString() : found->second;
  if (isCards(cell.row))
    showCards(cell, entry, edition, problem);
  else if (isYesNo(cell.row))
    showSwitch(cell, entry, edition);
  else
    showNumber(cell, entry, edition, problem);
}

void PositionTable::place(const PositionCell& cell, QWidget* widget) {
  m_widgets[cell] = widget;
  const int row = gridRow(cell.row, cell.part);
  if (isBuilt(cell.row))
    m_grid->addWidget(widget, row, firstPlayerColumn, 1, egizia::maxPlayers, Qt::AlignTop);
  else
    m_grid->addWidget(widget, row, firstPlayerColumn + cell.player, Qt::AlignTop);
  QWidget* takesKeys = widget->focusProxy() == nullptr ? widget : widget->focusProxy();
  takesKeys->installEventFilter(this);
}

void PositionTable::showNumber(const PositionCell& cell, const PositionEntered& entry,
                               const egizia::Edition& edition, const QString& problem) {
  NumberCell* field = numberCell(cell);
  if (field == nullptr) {
    field = new NumberCell(this);
    place(cell, field);
    connect(field, &NumberCell::typed, this,
            [this, cell](const QString& text) { Q_EMIT typed(cell, text); });
    connect(field, &NumberCell::stepped, this, [this, cell](int by) { Q_EMIT stepped(cell, by); });
    connect(field, &NumberCell::filled, this, [this, cell] { Q_EMIT filled(cell); });
    connect(&field->line(), &FieldLine::disputeRequested, this,
            [this, cell] { Q_EMIT disputeRequested(cell); });
  }
  const text::Table table = tableOf(entry, edition);
  const std::optional<int> proposal = proposed(entry, cell, edition);
  const bool lists = (buildingOf(cell.row) && !isBuilt(cell.row)) || cell.row == tombSum;
  const bool details = lists && entry.everything;
  NumberCell::Content content;
  content.text = textIn(entry, cell);
  content.name = positionCellName(cell, table);
  content.bounds = boundsOf(entry, cell, edition);
  content.likely = cell.row == points ? mostLikelyPoints : content.bounds.most;
  content.tip = positionTip(cell, content.bounds, table);
  content.problem = problem;
  content.disputed = disputedIn(entry, cell, edition);
  content.beside = positionBeside(cell, content.bounds);
  content.proposal = proposal ? text::number(*proposal) : QString();
  content.goesOn = details ? NumberCell::GoesOn::never : NumberCell::GoesOn::whenDone;
  field->setContent(content);
  field->setVisible(true);
}

void PositionTable::showCards(const PositionCell& cell, const PositionEntered& entry,
                              const egizia::Edition& edition, const QString& problem) {
  CardCell* field = cardCell(cell);
  if (field == nullptr) {
    field = new CardCell(m_under, this);
    place(cell, field);
    connect(field, &CardCell::added, this,
            [this, cell](const PositionCard& card) { Q_EMIT cardAdded(cell, card); });
    connect(field, &CardCell::removed, this,
            [this, cell](std::size_t index) { Q_EMIT cardRemoved(cell, index); });
    connect(field, &CardCell::naming, this, &PositionTable::naming);
    connect(field, &CardCell::stepped, this, [this, cell](int by) { Q_EMIT stepped(cell, by); });
    connect(&field->line(), &FieldLine::disputeRequested, this,
            [this, cell] { Q_EMIT disputeRequested(cell); });
  }
  const text::Table table = tableOf(entry, edition);
  const CardFinder& finder = m_finders[cell.row];
  CardCell::Content content;
  content.cards = entry.cardsIn(cell);
  for (const PositionCard& card : content.cards) content.texts += offerText(finder, card);
  content.name = positionCellName(cell, table);
  content.tip = positionTip(cell, {}, table);
  content.problem = problem;
  content.disputed = disputedIn(entry, cell, edition);
  std::vector<PositionCard> without;
  for (table::Player player = 0; cell.row == sphinx && player < entry.players(); ++player) {
    const auto held = entry.cardsIn({sphinx, 0, player});
    without.insert(without.end(), held.begin(), held.end());
  }
  field->setFinder(finder, without);
  field->setContent(content);
  field->setVisible(true);
}

void PositionTable::showSwitch(const PositionCell& cell, const PositionEntered& entry,
                               const egizia::Edition& edition) {
  Chip* field = chip(cell);
  if (field == nullptr) {
    field = new Chip(this);
    place(cell, field);
    connect(field, &Chip::clicked, this, [this, cell] { Q_EMIT switched(cell); });
    field->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(field, &Chip::customContextMenuRequested, this, [this, cell, field](const QPoint& at) {
      auto* menu = new QMenu(field);
      menu->setAttribute(Qt::WA_DeleteOnClose);
      connect(addDisputeAction(*menu), &QAction::triggered, this,
              [this, cell] { Q_EMIT disputeRequested(cell); });
      menu->popup(field->mapToGlobal(at));
    });
  }
  const text::Table table = tableOf(entry, edition);
  ChipLook look;
  look.chosen = isOn(entry, cell, edition);
  look.text = look.chosen ? tr("Yes") : tr("No");
  field->setAccessibleName(
      text::fill(QStringLiteral("%1: %2"), {positionCellName(cell, table), look.text}));
  look.tip = positionTip(cell, {}, table);
  if (const QString disputed = disputedIn(entry, cell, edition); !disputed.isEmpty()) {
    look.text += QStringLiteral(" ?");
    look.tip.prepend(disputed + u'\n');
  }
  field->setLook(look);
  field->setVisible(true);
}

void PositionTable::refreshFinders(const PositionEntered& entry, const egizia::Edition& edition) {
  const QString with = text::language() + text::fromUtf8(edition.checksum);
  if (m_findersFor == std::pair(with, entry.options) && !m_finders.empty()) return;
  m_findersFor = {with, entry.options};
  for (const PositionRow row : {sphinx, fieldCards, quarryCards, permanentCards}) {
    m_finders[row] = CardFinder(offersFor(row, entry, edition));
  }
}

void PositionTable::setTabs(const std::vector<PositionCell>& cells) {
  QWidget* before = nullptr;
  for (SeatHead* head : m_heads) {
    for (QWidget* part :
         std::initializer_list<QWidget*>{&head->colour(), &head->name(), &head->bid()}) {
      if (before != nullptr) setTabOrder(before, part);
      before = part;
    }
  }
  for (const PositionCell& cell : cells) {
    if (const CardCell* cards = cardCell(cell)) {
      for (CardTag* tag : cards->tags()) {
        setTabOrder(before, tag);
        before = tag;
      }
    }
    QWidget* next = field(cell);
    setTabOrder(before, next);
    before = next;
  }
}

QWidget* PositionTable::field(const PositionCell& cell) const {
  const auto found = m_widgets.find(cell);
  if (found == m_widgets.end() || found->second->isHidden()) return nullptr;
  QWidget* proxy = found->second->focusProxy();
  return proxy == nullptr ? found->second : proxy;
}

NumberCell* PositionTable::numberCell(const PositionCell& cell) const {
  const auto found = m_widgets.find(cell);
  return found == m_widgets.end() ? nullptr : qobject_cast<NumberCell*>(found->second);
}

CardCell* PositionTable::cardCell(const PositionCell& cell) const {
  const auto found = m_widgets.find(cell);
  return found == m_widgets.end() ? nullptr : qobject_cast<CardCell*>(found->second);
}

Chip* PositionTable::chip(const PositionCell& cell) const {
  const auto found = m_widgets.find(cell);
  return found == m_widgets.end() ? nullptr : qobject_cast<Chip*>(found->second);
}

std::optional<PositionCell> PositionTable::cellWithKeyboard() const {
  const QWidget* focused = QApplication::focusWidget();
  for (const auto& [cell, widget] : m_widgets) {
    if (widget == focused || (focused != nullptr && widget->isAncestorOf(focused))) return cell;
  }
  return std::nullopt;
}

std::optional<PositionCell> PositionTable::cellBeingNamed() const {
  const auto found = std::ranges::find_if(m_shown, [this](const PositionCell& cell) {
    const CardCell* const cards = cardCell(cell);
    return cards != nullptr && !cards->line().text().trimmed().isEmpty();
  });
  return found == m_shown.end() ? std::nullopt : std::optional(*found);
}

void PositionTable::focusCell(const PositionCell& cell, Qt::FocusReason reason) {
  if (QWidget* to = field(cell)) to->setFocus(reason);
}

bool PositionTable::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::Resize && qobject_cast<QLabel*>(watched) != nullptr) showNames();
  if (event->type() == QEvent::FocusIn) Q_EMIT entered(qobject_cast<QWidget*>(watched));
  return QWidget::eventFilter(watched, event);
}

} // namespace nilometer::ui
