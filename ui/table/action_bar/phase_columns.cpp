// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/action_bar/phase_columns.h"

#include "ui/base/accessibility/accessible_text.h"
#include "ui/base/style/font_utils.h"
#include "ui/base/style/tab_stop.h"
#include "ui/base/style/text_width.h"
#include "ui/base/style/tool_tip.h"
#include "ui/base/style/wares.h"
#include "ui/table/action_bar/line_label.h"
#include "ui/text/phrase.h"

#include <QFontMetrics>
#include <QPainter>
#include <QStringList>

#include <algorithm>
#include <utility>

namespace nilometer::ui {

namespace {

// In u. With one line of why a column is as high as the strip has room for without growing.
constexpr qreal besideWall = 8;
constexpr qreal resultBase = 18;
constexpr qreal whyTop = 21;
constexpr qreal belowWhy = 2;
constexpr qreal nameLine = 17; ///< what a name above its result takes
constexpr qreal nameBase = 14;
constexpr qreal airAround = 5; ///< above and below what has more lines

// Of the result: in one line, and where one of them needs more.
constexpr qreal largeResult = 19;
constexpr qreal smallResult = 13;
constexpr qreal smallPitch = 18;

int columnGap() {
  return 2 * unit;
}

QFont resultLetters(const QFont& font, const ColumnLook& look) {
  return fontWithHeight(font, look.isLarge ? largeResult : smallResult, QFont::Bold);
}
QFont whyLetters(const QFont& font) {
  return fontWithHeight(font, 12, QFont::Normal);
}

int heightOf(const QFont& letters, const QString& text, int width) {
  if (text.isEmpty()) return 0;
  const QRect room(0, 0, width, QWIDGETSIZE_MAX);
  const WholeWords whole = wholeWords(letters, width, text);
  return QFontMetrics(whole.letters).boundingRect(room, Qt::TextWordWrap, whole.text).height();
}

void paintWhole(QPainter& painter, const QRect& room, const QFont& letters, const QString& text) {
  const WholeWords whole = wholeWords(letters, room.width(), text);
  painter.setFont(whole.letters);
  painter.drawText(room, static_cast<int>(Qt::TextWordWrap) | static_cast<int>(Qt::TextDontClip),
                   whole.text);
}

/// Words that are left out at its end leave "…" behind.
QString cutTo(const QFont& letters, const QString& text, const QSize& room) {
  if (heightOf(letters, text, room.width()) <= room.height()) return text;
  QStringList all = text.split(u' ');
  QString cut;
  do {
    all.removeLast();
    cut = all.join(u' ') + u'…';
  } while (all.size() > 1 && heightOf(letters, cut, room.width()) > room.height());
  return cut;
}

} // namespace

PhaseColumn columnSaying(const QString& name, const QString& result, const QString& why,
                         std::optional<table::RuleId> rule) {
  PhaseColumn column;
  column.name = name;
  column.result = result;
  column.why = column.line.why = why;
  column.line.rule = rule;
  column.line.text = text::fill(QStringLiteral("%1: %2"), {name, result});
  return column;
}

PhaseColumnButton::PhaseColumnButton(QWidget* parent) : StopButton(parent) {
  setFocusPolicy(Qt::TabFocus);
  setAttribute(Qt::WA_Hover);
}

void PhaseColumnButton::setColumn(const PhaseColumn& column, const text::ShownNames& names) {
  if (column == m_column && names == m_names) return;
  m_column = column;
  m_names = names;
  const QString said = names.inFull(column.line.text);
  setSpokenName(*this, said);
  QStringList behind{column.line.why, column.line.rests};
  behind.removeAll(QString());
  setTip(*this, (QStringList{said} + behind).join(u'\n'), behind.join(u'\n'));
  update();
}

void PhaseColumnButton::setLook(const ColumnLook& look, int top) {
  if (look == m_look && top == m_top) return;
  m_look = look;
  m_top = top;
  update();
}

InlineFlow PhaseColumnButton::wares(QPainter* painter, int width, const ColumnLook& look) const {
  const qreal u = lookUnit(font());
  const QFont letters = resultLetters(font(), look);
  const qreal high = letters.pixelSize();
  const QSizeF side(1.15 * high, 1.15 * high);
  std::vector<InlinePiece> pieces;
  const auto addText = [&](const QString& text, qreal gap) {
    const auto paint = [painter, text](const QPointF& base) { painter->drawText(base, text); };
    pieces.push_back(
        {.width = textWidth(letters, text), .gap = gap, .paint = paint, .leads = true});
  };
  addText(QStringLiteral("+"), 0);
  for (const MoveGlyph::Pieces& ware : m_column.wares) {
    addText(text::number(ware.count), pieces.size() == 1 ? 0.3 * high : 0.5 * high);
    const auto paint = [this, painter, side, u, high, kind = ware.ware](const QPointF& base) {
      const QPointF corner(base.x(), base.y() - 0.36 * high - side.height() / 2);
      // What follows is written in the same ink.
      painter->save();
      paintWare(*painter, QRectF(corner, side), kind, themeOf(*this), u);
      painter->restore();
    };
    pieces.push_back({.width = side.width(), .gap = 0.15 * high, .paint = paint});
  }
  return {std::move(pieces), qreal(width)};
}

QRect PhaseColumnButton::resultRoom(int width, const ColumnLook& look) const {
  const qreal u = lookUnit(font());
  const bool isBehindSymbol = m_column.line.player && !look.isNameAbove;
  const int left = wholePixels(isBehindSymbol ? besideWall + 20 : besideWall, u);
  const int wide = std::max(width - left - wholePixels(besideWall, u), 1);
  const int top = look.isNameAbove ? wholePixels(nameLine, u) : 0;
  if (look.isLarge) return {left, top, wide, wholePixels(whyTop, u)};
  const int high = m_column.wares.empty()
                       ? heightOf(resultLetters(font(), look), m_column.result, wide)
                       : wares(nullptr, wide, look).lines() * wholePixels(smallPitch, u);
  return {left, top + wholePixels(2, u), wide, high};
}

bool PhaseColumnButton::fits(int width, const ColumnLook& look) const {
  const int room = resultRoom(width, look).width();
  const int name = wholeTextWidth(whyLetters(font()), m_column.name);
  const int beside =
      look.isNameAbove || name == 0 ? 0 : name + wholePixels(besideWall, lookUnit(font()));
  if (m_column.wares.empty()) {
    return wholeTextWidth(resultLetters(font(), look), m_column.result) + beside <= room;
  }
  const InlineFlow flow = wares(nullptr, room - beside, look);
  return flow.lines() == 1 && flow.fits();
}

QRect PhaseColumnButton::whyRoom(int width, const ColumnLook& look) const {
  const int side = wholePixels(besideWall, lookUnit(font()));
  const int top = resultRoom(width, look).bottom() + 1;
  return {side, top, std::max(width - 2 * side, 1), std::max(height() - m_top - top, 1)};
}

QString PhaseColumnButton::shownWhy() const {
  return cutTo(whyLetters(font()), m_column.why, whyRoom(width(), m_look).size());
}

int PhaseColumnButton::heightFor(int width, const ColumnLook& look) const {
  const QRect why = whyRoom(width, look);
  return why.top() + heightOf(whyLetters(font()), m_column.why, why.width()) +
         wholePixels(belowWhy, lookUnit(font()));
}

void PhaseColumnButton::paintName(QPainter& painter, const Theme& theme) const {
  const qreal u = lookUnit(font());
  const bool isAbove = m_look.isNameAbove;
  const qreal base = (isAbove ? nameBase : resultBase) * u;
  qreal left = besideWall * u;
  if (m_column.line.player) {
    const qreal size = (isAbove ? 12 : 14) * u;
    const QColor& ink = theme.playerText[static_cast<std::size_t>(*m_column.line.player)];
    const QPointF middle(left + size / 2, base - (isAbove ? 4.5 : 7) * u);
    paintSymbol(painter, middle, size, *m_column.line.player, ink);
    left += size + 6 * u;
  }
  painter.setFont(whyLetters(font()));
  painter.setPen(theme.quietInk);
  const int name = wholeTextWidth(painter.font(), m_column.name);
  const int end = width() - wholePixels(besideWall, u);
  // Behind the results there is room for all of it; below each other the names begin alike.
  if (!isAbove) return painter.drawText(QPointF(end - name, base), m_column.name);
  const int room = end - static_cast<int>(left);
  const QString shown = fittingText(m_column.name, m_names, painter.fontMetrics(), room);
  painter.drawText(QPointF(left, base),
                   painter.fontMetrics().elidedText(shown, Qt::ElideRight, room));
}

void PhaseColumnButton::paintResult(QPainter& painter, const Theme& theme) const {
  const qreal u = lookUnit(font());
  painter.setFont(resultLetters(font(), m_look));
  switch (m_column.tone) {
  case PhaseColumn::Tone::plain: painter.setPen(theme.ink); break;
  case PhaseColumn::Tone::fine: painter.setPen(theme.fine); break;
  case PhaseColumn::Tone::stop: painter.setPen(theme.stop); break;
  }
  const QRect room = resultRoom(width(), m_look);
  const qreal base = m_look.isLarge ? resultBase * u : painter.fontMetrics().ascent();
  if (!m_column.wares.empty()) {
    const InlineFlow flow = wares(&painter, room.width(), m_look);
    return flow.paint(room.topLeft() + QPointF(0, base), smallPitch * u, flow.lines());
  }
  if (m_look.isLarge) return painter.drawText(room.topLeft() + QPointF(0, base), m_column.result);
  paintWhole(painter, room, painter.font(), m_column.result);
}

void PhaseColumnButton::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const Theme& theme = themeOf(*this);
  paintCard(painter, rect(), isPointedAt() ? theme.sunken : theme.surface, theme.line);
  if (m_column.asked) paintChooseRing(painter, rect(), theme);
  painter.translate(0, m_top);
  paintName(painter, theme);
  paintResult(painter, theme);
  painter.setPen(theme.ink);
  // Broken in the very room it was measured in.
  paintWhole(painter, whyRoom(width(), m_look), whyLetters(font()), shownWhy());
  painter.translate(0, -m_top);
  if (hasFocus()) paintFocus(painter, rect(), theme);
}

PhaseColumns::PhaseColumns(QWidget* parent) : QWidget(parent) {
  makeTabStop(*this);
}

void PhaseColumns::setColumns(const std::vector<PhaseColumn>& columns,
                              const text::ShownNames& names) {
  m_shown = columns.size();
  while (m_buttons.size() < m_shown) {
    auto* button = new PhaseColumnButton(this);
    m_buttons.push_back(button);
    connect(button, &QAbstractButton::clicked, this,
            [this, button] { Q_EMIT whyRequested(button); });
  }
  for (std::size_t i = 0; i < m_buttons.size(); ++i) {
    m_buttons[i]->setVisible(i < m_shown);
    m_buttons[i]->setColumn(i < m_shown ? columns[i] : PhaseColumn{}, names);
  }
  arrange();
}

std::vector<PhaseColumnButton*> PhaseColumns::buttons() const {
  return {m_buttons.begin(), m_buttons.begin() + static_cast<std::ptrdiff_t>(m_shown)};
}

int PhaseColumns::columnWidth(int width) const {
  const int count = std::max(static_cast<int>(m_shown), 1);
  return (width + columnGap()) / count - columnGap();
}

ColumnLook PhaseColumns::lookFor(int column) const {
  const auto all = buttons();
  for (const bool isNameAbove : {false, true}) {
    const ColumnLook look{.isLarge = true, .isNameAbove = isNameAbove};
    const auto fits = [&](const PhaseColumnButton* button) { return button->fits(column, look); };
    if (std::ranges::all_of(all, fits)) return look;
  }
  return {.isLarge = false, .isNameAbove = true};
}

int PhaseColumns::contentHeight(int column) const {
  const ColumnLook look = lookFor(column);
  int height = 0;
  for (const PhaseColumnButton* button : buttons()) {
    height = std::max(height, button->heightFor(column, look));
  }
  return height;
}

int PhaseColumns::heightForWidth(int width) const {
  const qreal u = lookUnit(font());
  const int height = contentHeight(columnWidth(width));
  // Result and one line of why have it from the strip.
  const int plain = wholePixels(whyTop + belowWhy, u) + QFontMetrics(whyLetters(font())).height();
  return height <= plain ? height : height + 2 * wholePixels(airAround, u);
}

void PhaseColumns::arrange() {
  const int wide = columnWidth(width());
  const ColumnLook look = lookFor(wide);
  // What is read across the table stands on one line, in the middle of what room there is.
  const int top = std::max(height() - contentHeight(wide), 0) / 2;
  int left = 0;
  for (PhaseColumnButton* button : buttons()) {
    button->setLook(look, top);
    button->setGeometry(left, 0, wide, height());
    left += wide + columnGap();
  }
}

void PhaseColumns::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  arrange();
}

} // namespace nilometer::ui
