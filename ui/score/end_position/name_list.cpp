// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/score/end_position/name_list.h"

#include "ui/base/style/theme.h"
#include "ui/base/style/tool_tip.h"

#include <QPainter>
#include <QScrollBar>
#include <QStyledItemDelegate>

#include <algorithm>

namespace nilometer::ui {

namespace {

constexpr Length padding = 2 * unit;
constexpr int keyRole = Qt::UserRole;
constexpr int mostLines = 10;

int lineHeight(const QFontMetrics& metrics) {
  return std::max<int>(targetHeight, metrics.height() + 2 * unit);
}

/// Letters in quiet ink on the left, the name beside them.
class OfferDelegate : public QStyledItemDelegate {
public:
  using QStyledItemDelegate::QStyledItemDelegate;

  void paint(QPainter* painter, const QStyleOptionViewItem& option,
             const QModelIndex& index) const override {
    const Theme& theme = themeOf(*option.widget);
    const bool chosen = option.state.testFlag(QStyle::State_Selected);
    painter->fillRect(option.rect, chosen ? theme.choose : theme.surface);
    const QRect box = option.rect.adjusted(padding, 0, -padding, 0);
    const int keys = keyWidth(option);
    constexpr int centred = Qt::AlignLeft | Qt::AlignVCenter;
    painter->setPen(chosen ? theme.onChoose : theme.quietInk);
    painter->drawText(box, centred, index.data(keyRole).toString());
    painter->setPen(chosen ? theme.onChoose : theme.ink);
    painter->drawText(box.adjusted(keys, 0, 0, 0), centred, index.data().toString());
  }

  [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option,
                               const QModelIndex& index) const override {
    const int text = option.fontMetrics.horizontalAdvance(index.data().toString());
    return {text + keyWidth(option) + 2 * padding + unit, lineHeight(option.fontMetrics)};
  }

private:
  [[nodiscard]] static int keyWidth(const QStyleOptionViewItem& option) {
    return 7 * option.fontMetrics.averageCharWidth() + padding;
  }
};

} // namespace

NameList::NameList(QWidget* under) : QListWidget(under) {
  setFocusPolicy(Qt::NoFocus);
  setItemDelegate(new OfferDelegate(this));
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setMouseTracking(true);
  hide();
}

void NameList::showBelow(const QWidget& field, const std::vector<NameOffer>& found, First first) {
  clear();
  for (const NameOffer& offer : found) {
    auto* item = new QListWidgetItem(offer.text, this);
    item->setData(keyRole, offer.key);
  }
  setVisible(count() > 0);
  setCurrentRow(first == First::chosen && count() > 0 ? 0 : -1);
  placeBelow(field);
}

void NameList::placeBelow(const QWidget& field) {
  if (count() == 0) return;
  const QWidget& under = *parentWidget();
  const QPoint at = field.mapTo(&under, QPoint(0, field.height()));
  const int above = at.y() - field.height();
  const int below = under.height() - at.y();
  const int line = lineHeight(fontMetrics());
  const int frame = 2 * frameWidth();
  const int room = std::max({below, above, line + frame}) / line;
  const int lines = std::min({count(), mostLines, room});
  const int bar = lines < count() ? verticalScrollBar()->sizeHint().width() : 0;
  const QSize size(std::min(sizeHintForColumn(0) + frame + bar, under.width()),
                   std::min(lines * line + frame, std::max(below, above)));
  const int left = std::clamp(at.x(), 0, std::max(under.width() - size.width(), 0));
  const bool fitsBelow = size.height() <= below || below >= above;
  setGeometry(QRect(QPoint(left, fitsBelow ? at.y() : above - size.height()), size));
  raise();
}

void NameList::choose(int by) {
  if (count() == 0) return;
  const int from = currentRow() < 0 && by < 0 ? 0 : currentRow();
  setCurrentRow((from + by + count()) % count());
}

namespace {

/// Between words; inside them only where one is wider than the room.
int wrapping(const NameTag& tag, int width) {
  const QStringList words = tag.text().split(u' ');
  const bool fits = std::ranges::all_of(words, [&](const QString& word) {
    return tag.fontMetrics().horizontalAdvance(word) <= width;
  });
  return fits ? Qt::TextWordWrap : Qt::TextWrapAnywhere;
}

} // namespace

NameTag::NameTag(QWidget* parent) : QAbstractButton(parent) {
  setFocusPolicy(Qt::TabFocus);
  setAttribute(Qt::WA_Hover);
  QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
  policy.setHeightForWidth(true);
  setSizePolicy(policy);
}

void NameTag::setName(const QString& text, const QString& tip) {
  setText(text);
  setAccessibleName(text);
  setTip(*this, tip);
  updateGeometry();
}

QRect NameTag::textBox(int width) const {
  const int cross = fontMetrics().height();
  return {padding, unit, std::max(width - 2 * padding - cross, cross), height()};
}

int NameTag::heightForWidth(int width) const {
  const QRect box = textBox(width);
  const QRect needed = fontMetrics().boundingRect(QRect(0, 0, box.width(), 10'000),
                                                  wrapping(*this, box.width()), text());
  return std::max<int>(targetHeight, needed.height() + 2 * unit);
}

QSize NameTag::sizeHint() const {
  const int width = 40 * unit;
  return {width, heightForWidth(width)};
}

QSize NameTag::minimumSizeHint() const {
  return {fontMetrics().averageCharWidth() * 12, targetHeight};
}

void NameTag::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  const Theme& theme = themeOf(*this);
  const bool active = underMouse() || hasFocus();
  paintCard(painter, rect(), active ? theme.surface : theme.sunken, theme.line);
  const QRect box = textBox(width());
  painter.setPen(theme.ink);
  painter.drawText(QRect(box.x(), 0, box.width(), height()),
                   wrapping(*this, box.width()) | Qt::AlignVCenter, text());
  painter.setPen(active ? theme.stop : theme.quietInk);
  painter.drawText(rect().adjusted(0, 0, -padding, 0), Qt::AlignRight | Qt::AlignVCenter,
                   QStringLiteral("×"));
  if (hasFocus()) paintFocus(painter, rect(), theme);
}

} // namespace nilometer::ui
