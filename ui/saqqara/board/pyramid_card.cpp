// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/saqqara/board/pyramid_card.h"

#include "ui/base/accessibility/accessible_text.h"
#include "ui/base/style/unit.h"
#include "ui/saqqara/board/board_painting.h"
#include "ui/table/board/text_fit.h"
#include "ui/text/phrase.h"

#include <QPainter>

#include <limits>

namespace nilometer::saqqara {

using text::number;
using ui::Letters;

namespace {

// In u.
constexpr qreal cardEdge = 10;
constexpr qreal labels = 100; ///< names of the rows, and of the pyramid
constexpr qreal tableRow = 19;
constexpr qreal powerRow = 17;

QStringList powerLines(const QFont& font, const QString& power, qreal width) {
  return ui::fitText(QFontMetrics(font), power, qFloor(width), std::numeric_limits<int>::max())
      .lines;
}

void paintPrice(Canvas& canvas, const QRectF& room, const Price& price) {
  const ui::Theme& theme = canvas.theme();
  std::vector<ui::WareCount> wares = countsOf(price.goods);
  std::erase_if(wares, [](const auto& ware) { return ware.count == 0; });
  const Letters letters{12.5, true};
  //: A price: so many goods of any kind; very short.
  const QString any = text::fill(BoardWords::tr("any %1"), {number(price.any)});
  const qreal rest = price.any > 0 ? canvas.width(any, letters) + 2 : 0;
  const auto kinds = static_cast<qreal>(wares.size());
  const qreal pitch = std::min<qreal>(34, (room.width() - rest) / std::max<qreal>(kinds, 1));
  QRectF part(room.center().x() - (kinds * pitch + rest) / 2, room.top(), pitch, room.height());
  for (const ui::WareCount& ware : wares) {
    paintWareNumber(canvas, part, 16, ware, letters, theme.ink);
    part.translate(pitch, 0);
  }
  if (price.any == 0) return;
  part.setWidth(rest);
  canvas.text(part, Qt::AlignLeft, any, letters, theme.ink);
}

} // namespace

PyramidCard::PyramidCard(QWidget* parent) : QWidget(parent) {
  setAttribute(Qt::WA_TransparentForMouseEvents);
  hide();
}

void PyramidCard::show(const PyramidLook& look) {
  m_look = look;
  ui::setSpokenName(*this, look.name);
  ui::setSpokenDescription(*this, look.power);
  raise();
  setVisible(true);
  update();
}

int PyramidCard::heightForWidth(int width) const {
  const qreal u = ui::lookUnit(font());
  const auto lines = powerLines(font(), m_look.power, width - 2 * cardEdge * u).size();
  return qCeil((4 * tableRow + static_cast<qreal>(lines) * powerRow + 2 * cardEdge) * u);
}

void PyramidCard::paintEvent(QPaintEvent* /*event*/) {
  const ui::Theme& theme = ui::themeOf(*this);
  QPainter painter(this);
  Canvas canvas(painter, font(), theme);
  const QSizeF size = QSizeF(this->size()) / canvas.u();
  canvas.card({QPointF(0, 0), size}, theme.surface, {theme.ink, 1.5}, 8);
  const qreal width = size.width() - 2 * cardEdge;
  const qreal column = (width - labels) / topLevel;
  const auto row = [&](int index) { return cardEdge + index * tableRow; };
  const QStringList heads{m_look.name, BoardWords::tr("Price"), BoardWords::tr("Points"),
                          BoardWords::tr("Room for")};
  for (int i = 0; i < heads.size(); ++i) {
    canvas.text({cardEdge, row(i), labels - 6, tableRow}, Qt::AlignLeft, heads[i],
                {i == 0 ? 13.0 : 12.0, i == 0}, i == 0 ? theme.ink : theme.quietInk);
  }
  for (int level = 1; level <= topLevel; ++level) {
    const LevelPrint& print = m_look.levels[at(level - 1)];
    const qreal left = cardEdge + labels + (level - 1) * column;
    if (level == m_look.next) {
      canvas.fill({left + 1, row(0), column - 2, 4 * tableRow}, theme.chosenFill, 5);
    }
    const auto room = [&](int index) { return QRectF(left, row(index), column, tableRow); };
    const auto value = [&](int index, std::optional<int> known) {
      if (!known) return canvas.unread(room(index).center(), theme.quietInk);
      canvas.text(room(index), Qt::AlignHCenter, number(*known), {12.5, index > 0}, theme.ink);
    };
    canvas.text(room(0), Qt::AlignHCenter, text::fill(BoardWords::tr("Level %1"), {number(level)}),
                {12, level == m_look.next}, theme.ink);
    if (print.cost) {
      paintPrice(canvas, room(1), *print.cost);
    } else {
      value(1, {});
    }
    value(2, print.points);
    value(3, print.spaces);
  }
  QRectF line(cardEdge, row(4), width, powerRow);
  for (const QString& text : powerLines(font(), m_look.power, width * canvas.u())) {
    canvas.text(line, Qt::AlignLeft, text, {13}, theme.ink);
    line.translate(0, powerRow);
  }
}

} // namespace nilometer::saqqara
