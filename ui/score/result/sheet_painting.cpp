// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/score/result/sheet_painting.h"
#include "ui/base/style/name_in_room.h"

#include <QFontMetrics>
#include <QPainter>

#include <algorithm>

namespace nilometer::ui {

namespace {

constexpr Length sidePadding = 2 * unit;
constexpr Length verticalPadding = unit;

QFont bold(QFont font) {
  font.setBold(true);
  return font;
}

QFont fontOf(const SheetRow& row, const QFont& font) {
  switch (row.kind) {
  case SheetRow::Kind::points:
  case SheetRow::Kind::result: return sized(font, TextSize::points);
  case SheetRow::Kind::group:
  case SheetRow::Kind::place: return bold(font);
  case SheetRow::Kind::source:
  case SheetRow::Kind::before:
  case SheetRow::Kind::bid: break;
  }
  return font;
}

/// Room on the right of numbers for the widest mark.
int markWidth(const QFont& font) {
  return QFontMetrics(font).horizontalAdvance(QStringLiteral("*!"));
}

/// The rule's number stands quiet at the right of the title, if both have room on one line.
bool ruleFits(const SheetRow& row, int width, const QFont& font) {
  const QFontMetrics metrics(fontOf(row, font));
  return !row.rule.isEmpty() &&
         metrics.horizontalAdvance(row.title) + metrics.horizontalAdvance(row.rule) + 4 * unit <=
             width;
}

int textHeight(const QString& text, int width, const QFont& font) {
  const QRect room(0, 0, std::max(width, 1), QWIDGETSIZE_MAX);
  return QFontMetrics(font).boundingRect(room, Qt::TextWordWrap, text).height();
}

} // namespace

SheetHeader::SheetHeader(const ScoreSheetModel& model, QWidget* parent)
    : QHeaderView(Qt::Horizontal, parent), m_model(model) {
  setSectionResizeMode(QHeaderView::Fixed);
  setSectionsClickable(false);
  setHighlightSections(false);
  setMinimumSectionSize(1);
}

QSize SheetHeader::sizeHint() const {
  return {0,
          std::max<int>(targetHeight, QFontMetrics(bold(font())).height() + 2 * verticalPadding)};
}

int SheetHeader::wantedWidth(int section) const {
  const QFontMetrics metrics(bold(font()));
  const QString name = m_model.headerData(section, Qt::Horizontal, Qt::DisplayRole).toString();
  return metrics.horizontalAdvance(name) + metrics.height() + 2 * sidePadding + markWidth(font()) +
         unit;
}

void SheetHeader::paintSection(QPainter* painter, const QRect& rect, int section) const {
  const Theme& theme = themeOf(*this);
  painter->save();
  painter->fillRect(rect, theme.surface);
  painter->fillRect(QRect(rect.left(), rect.bottom(), rect.width(), 1), theme.line);
  painter->setFont(bold(font()));
  const QFontMetrics metrics = painter->fontMetrics();
  QRect room = rect.adjusted(sidePadding, 0, -sidePadding, 0);
  const QString name = m_model.headerData(section, Qt::Horizontal, Qt::DisplayRole).toString();
  if (section == 0) {
    painter->setPen(theme.quietInk);
    painter->drawText(room, Qt::AlignLeft | Qt::AlignVCenter, name);
    return painter->restore();
  }
  // The name ends where the numbers below it end.
  room.setRight(room.right() - markWidth(font()));
  const PlayerColour colour = m_model.colour(section);
  const auto index = static_cast<std::size_t>(colour);
  const int symbol = metrics.height();
  QStringList names;
  for (int column = 1; column < m_model.columnCount({}); ++column) {
    names += m_model.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
  }
  const QString shown =
      nameInRoom(name, names, QFontMetricsF(painter->font()), room.width() - symbol);
  const int left =
      std::max(room.left() + symbol, room.right() + 1 - metrics.horizontalAdvance(shown));
  paintSymbol(*painter, QPointF(left - symbol * 0.6, rect.center().y() + 0.5), symbol * 0.65,
              colour, theme.playerText[index]);
  painter->setPen(theme.playerText[index]);
  painter->drawText(QRect(left, room.top(), room.right() - left + 1, room.height()),
                    Qt::AlignLeft | Qt::AlignVCenter, shown);
  painter->restore();
}

SheetDelegate::SheetDelegate(const ScoreSheetModel& model, QObject* parent)
    : QStyledItemDelegate(parent), m_model(model) {}

int SheetDelegate::heightFor(int row, int width, const QFont& font) const {
  const int inside = width - 2 * sidePadding;
  if (m_model.isNote(row)) {
    const QString note = m_model.index(row, 0).data().toString();
    return textHeight(note, inside, font) + 2 * verticalPadding;
  }
  const SheetRow& own = m_model.rows()[static_cast<std::size_t>(row)];
  const bool airy = own.kind == SheetRow::Kind::group || own.isTotal();
  const int text = textHeight(own.title, inside, fontOf(own, font));
  return text + (airy ? 3 : 1) * verticalPadding + verticalPadding;
}

void SheetDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                          const QModelIndex& index) const {
  const Theme& theme = themeOf(*option.widget);
  const QRect& rect = option.rect;
  painter->save();
  painter->setFont(option.widget->font());
  if (m_model.isNote(index.row())) {
    painter->setPen(theme.ink);
    painter->drawText(rect.adjusted(sidePadding, verticalPadding, -sidePadding, 0),
                      Qt::TextWordWrap, index.data().toString());
  } else {
    const SheetRow& row = m_model.rows()[static_cast<std::size_t>(index.row())];
    if (row.isTotal()) painter->fillRect(rect, theme.ground);
    painter->fillRect(QRect(rect.left(), rect.bottom(), rect.width(), 1), theme.line);
    if (index.column() == 0) {
      paintTitle(*painter, rect, row, theme);
    } else {
      paintNumber(*painter, rect, index, theme);
    }
  }
  painter->restore();
  const bool focused = option.state.testFlag(QStyle::State_HasFocus);
  if (focused) paintFocus(*painter, rect, theme);
}

void SheetDelegate::paintTitle(QPainter& painter, const QRect& rect, const SheetRow& row,
                               const Theme& theme) const {
  const QRect room = rect.adjusted(sidePadding, verticalPadding, -sidePadding, -verticalPadding);
  const QFont plain = painter.font();
  const bool group = row.kind == SheetRow::Kind::group;
  const int bottom = group ? Qt::AlignBottom : Qt::AlignVCenter;
  painter.setFont(fontOf(row, plain));
  painter.setPen(group ? theme.quietInk : theme.ink);
  painter.drawText(room, Qt::TextWordWrap | Qt::AlignLeft | bottom, row.title);
  if (!ruleFits(row, room.width(), plain)) return;
  painter.setFont(plain);
  painter.setPen(theme.quietInk);
  painter.drawText(room, Qt::AlignRight | Qt::AlignVCenter, row.rule);
}

void SheetDelegate::paintNumber(QPainter& painter, const QRect& rect, const QModelIndex& index,
                                const Theme& theme) const {
  const SheetRow& row = m_model.rows()[static_cast<std::size_t>(index.row())];
  const QFont plain = painter.font();
  const int mark = markWidth(plain);
  QRect room = rect.adjusted(0, verticalPadding, -sidePadding - mark, -verticalPadding);
  const bool group = row.kind == SheetRow::Kind::group;
  const int vertical = group ? Qt::AlignBottom : Qt::AlignVCenter;
  painter.setFont(fontOf(row, plain));
  painter.setPen(group ? theme.quietInk : theme.ink);
  painter.drawText(room, Qt::AlignRight | vertical, index.data().toString());
  const QString text = index.data(ScoreSheetModel::MarkRole).toString();
  if (text.isEmpty()) return;
  painter.setFont(plain);
  painter.setPen(text.contains(u'!') ? theme.stop : theme.choose);
  room.setRight(room.right() + mark);
  room.setLeft(room.right() - mark + 1);
  painter.drawText(room, Qt::AlignLeft | vertical, text);
}

} // namespace nilometer::ui
