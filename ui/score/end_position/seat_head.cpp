// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/score/end_position/seat_head.h"

#include "engine/record/find_name.h"
#include "engine/record/header_parts.h"
#include "ui/base/style/tool_tip.h"
#include "ui/store/games/dialog_parts.h"
#include "ui/text/colour_name.h"
#include "ui/text/phrase.h"
#include "ui/text/plain_line.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QEvent>
#include <QLineEdit>
#include <QLocale>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace nilometer::ui {

namespace {

constexpr int maxName = 60;
constexpr double bidStep = 0.5;

} // namespace

SeatHead::SeatHead(std::span<const std::string_view> colours, QWidget* parent)
    : QWidget(parent), m_colours(colours), m_colour(new QComboBox(this)),
      m_name(new QLineEdit(this)), m_bid(new QDoubleSpinBox(this)) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(unit);
  auto* line = new QHBoxLayout;
  line->setSpacing(unit);
  for (QWidget* part : std::initializer_list<QWidget*>{m_colour, m_name, m_bid}) {
    part->setMinimumHeight(targetHeight);
  }
  m_colour->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  m_colour->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
  for (std::size_t i = 0; i < m_colours.size(); ++i) m_colour->addItem(QString());
  m_name->setMaxLength(maxName);
  m_bid->setRange(0, record::maxSeatBid * bidStep);
  m_bid->setSingleStep(bidStep);
  m_bid->setDecimals(1);
  // Typed like every other number of the page: arrows would take its room.
  m_bid->setButtonSymbols(QAbstractSpinBox::NoButtons);
  line->addWidget(m_colour);
  line->addWidget(m_name, 1);
  column->addLayout(line);
  column->addWidget(m_bid);
  connect(m_colour, &QComboBox::activated, this, &SeatHead::tell);
  connect(m_name, &QLineEdit::textEdited, this, &SeatHead::tell);
  // A long one is read from its beginning.
  connect(m_name, &QLineEdit::editingFinished, m_name, [this] {
    if (!m_name->hasFocus()) m_name->home(false);
  });
  connect(m_bid, &QDoubleSpinBox::valueChanged, this, &SeatHead::tell);
  retranslate();
  paintIcons();
}

void SeatHead::setSeat(int number, const record::Seat& seat, Bids bids) {
  m_seat = seat;
  m_number = number;
  const auto colour = record::findName(m_colours, seat.colour);
  m_colour->setCurrentIndex(static_cast<int>(colour.value_or(0)));
  const QString name = text::fromUtf8(seat.name);
  if (text::plainLine(m_name->text()) != name) {
    m_name->setText(name);
    m_name->home(false);
  }
  const QSignalBlocker quiet(m_bid);
  // Else "1" would become "1.0" while "1.5" is typed.
  if (m_bid->value() != seat.bid * bidStep) m_bid->setValue(seat.bid * bidStep);
  m_bid->setVisible(bids == Bids::yes);
  retranslate();
  tipName();
}

void SeatHead::tipName() {
  const QString name = text::plainLine(m_name->text());
  const int room = m_name->contentsRect().width() - 2 * unit;
  const bool fits = m_name->fontMetrics().horizontalAdvance(name) <= room;
  setTip(*m_name, fits ? QString() : name);
}

void SeatHead::tell() {
  tipName();
  m_seat.name = text::plainLine(m_name->text()).toStdString();
  m_seat.colour = m_colours[static_cast<std::size_t>(m_colour->currentIndex())];
  m_seat.bid = qRound(m_bid->value() / bidStep);
  Q_EMIT changed(m_seat);
}

void SeatHead::retranslate() {
  const QStringList number{text::number(m_number)};
  for (int i = 0; i < m_colour->count(); ++i) {
    const auto id = m_colours[static_cast<std::size_t>(i)];
    m_colour->setItemData(i, text::playerColour(id), Qt::AccessibleTextRole);
    m_colour->setItemData(i, text::playerColour(id), Qt::ToolTipRole);
  }
  m_colour->setAccessibleName(text::fill(tr("Colour of player %1"), number));
  m_colour->setAccessibleDescription(m_colour->accessibleName());
  m_colour->setToolTip(text::playerColour(m_seat.colour));
  m_name->setAccessibleName(text::fill(tr("Name of player %1"), number));
  m_name->setPlaceholderText(text::playerColour(m_seat.colour));
  m_bid->setAccessibleName(text::fill(tr("Bid of player %1"), number));
  // Both write the number anew, which may be half typed.
  if (const QString bid = tr("Bid "); m_bid->prefix() != bid) m_bid->setPrefix(bid);
  if (m_bid->locale() != QLocale()) m_bid->setLocale(QLocale());
}

void SeatHead::paintIcons() {
  const int size = fontMetrics().height();
  m_colour->setIconSize(QSize(size, size));
  for (int i = 0; i < m_colour->count(); ++i) {
    m_colour->setItemIcon(i, markerIcon(*this, static_cast<PlayerColour>(i), size));
  }
  m_colour->setFixedWidth(size + 8 * unit);
}

void SeatHead::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  tipName();
}

void SeatHead::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) paintIcons();
  QWidget::changeEvent(event);
}

} // namespace nilometer::ui
