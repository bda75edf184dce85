// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/edition_editor/field_pieces.h"

#include "ui/base/style/theme.h"
#include "ui/pages/edition_editor/cell_painting.h"

#include <QEvent>
#include <QPainter>

#include <algorithm>
#include <utility>

namespace nilometer::ui {

namespace {

constexpr int textLetters = 56; ///< of a text that has a line for itself

} // namespace

FieldLabel::FieldLabel(const FieldText& text, Sureness sureness, QWidget* page)
    : QLabel(text.text, page), m_tone(text.tone), m_sureness(sureness),
      m_isMarked(!text.place.isEmpty()) {
  setTextFormat(Qt::PlainText);
  setWordWrap(true);
  // Nothing but the weight is its own: the size is the page's.
  QFont bold;
  bold.setBold(true);
  if (m_tone == FieldText::Tone::strong) setFont(bold);
  if (m_tone == FieldText::Tone::quiet) setForegroundRole(QPalette::PlaceholderText);
  makeRoom();
  colour();
}

/// In one line, unless it is long.
QSize FieldLabel::sizeHint() const {
  const int beside = contentsMargins().left() + contentsMargins().right();
  const int line = fontMetrics().horizontalAdvance(text()) + 2 + beside;
  const int width = std::min(line, fontMetrics().averageCharWidth() * textLetters);
  return {std::max(width, minimumSizeHint().width()), heightForWidth(width)};
}

void FieldLabel::makeRoom() {
  if (!m_isMarked) return;
  setContentsMargins(2 * unit, 0, 2 * unit + sureMarkWidth(font()), 0);
  setMinimumHeight(cellHeight(fontMetrics()));
}

void FieldLabel::colour() {
  if (m_tone != FieldText::Tone::wrong) return;
  QPalette colours;
  colours.setColor(QPalette::WindowText, themeOf(*parentWidget()).stop);
  if (palette().color(QPalette::WindowText) != colours.color(QPalette::WindowText)) {
    setPalette(colours);
  }
}

void FieldLabel::paintEvent(QPaintEvent* event) {
  if (m_isMarked && m_sureness != Sureness::certain) {
    QPainter painter(this);
    painter.setFont(font());
    const Theme& theme = themeOf(*this);
    paintCellGround(painter, rect(), m_sureness, CellTouch::none, theme);
    paintSureMark(painter, rect(), m_sureness, theme);
  }
  QLabel::paintEvent(event);
}

void FieldLabel::changeEvent(QEvent* event) {
  QLabel::changeEvent(event);
  if (event->type() == QEvent::FontChange) makeRoom();
  if (event->type() == QEvent::PaletteChange) colour();
}

DrawnField::DrawnField(FieldDrawing drawing, QWidget* page)
    : QWidget(page), m_drawing(std::move(drawing)) {
  setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Preferred);
  setAccessibleName(m_drawing.name);
  setToolTip(m_drawing.name);
}

QSize DrawnField::sizeHint() const {
  return (m_drawing.size * fontMetrics().height()).toSize();
}

void DrawnField::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setFont(font());
  painter.translate(-pos());
  m_drawing.paint(painter, QRectF(geometry()), themeOf(*this));
}

} // namespace nilometer::ui
