// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/score/result/qr_view.h"

#include "ui/base/style/theme.h"

#include <QEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace nilometer::ui {

namespace {

constexpr int usualModule = 3; ///< logical pixels on a side
constexpr int leastModule = 2; ///< what a camera still reads from a screen
constexpr Length widthWithout = 60 * unit;

} // namespace

QrView::QrView(QWidget* parent) : QWidget(parent) {
  retranslate();
}

void QrView::setBytes(const QByteArray& bytes) {
  m_code = qrCode(bytes);
  retranslate();
  updateGeometry();
  update();
}

void QrView::retranslate() {
  m_sentence = tr("The link is too long for a QR code. Copy it instead.");
  setAccessibleName(m_code ? tr("QR code of the link for BG Stats") : m_sentence);
}

int QrView::modules() const {
  return m_code ? m_code->size + 2 * quietZone : 0;
}

QSize QrView::sizeHint() const {
  if (m_code) return QSize(1, 1) * (modules() * usualModule);
  return minimumSizeHint();
}

QSize QrView::minimumSizeHint() const {
  if (m_code) return QSize(1, 1) * (modules() * leastModule);
  const QRect room(0, 0, widthWithout, QWIDGETSIZE_MAX);
  return fontMetrics().boundingRect(room, Qt::TextWordWrap, m_sentence).size() +
         QSize(2 * unit, 2 * unit);
}

void QrView::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  if (!m_code) {
    painter.setPen(themeOf(*this).quietInk);
    painter.drawText(rect(), Qt::TextWordWrap | Qt::AlignLeft | Qt::AlignTop, m_sentence);
    return;
  }
  // Whole device pixels keep the edges of the modules sharp.
  const qreal ratio = devicePixelRatioF();
  const qreal room = std::min(width(), height()) * ratio;
  const qreal module = std::max(1.0, std::floor(room / modules())) / ratio;
  const qreal side = module * modules();
  const QPointF corner(0, 0);
  painter.fillRect(QRectF(corner, QSizeF(side, side)), Qt::white);
  for (int row = 0; row < m_code->size; ++row) {
    for (int column = 0; column < m_code->size; ++column) {
      if (!m_code->at(row, column)) continue;
      const QPointF at = corner + QPointF(column + quietZone, row + quietZone) * module;
      painter.fillRect(QRectF(at, QSizeF(module, module)), Qt::black);
    }
  }
}

void QrView::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) retranslate();
  if (event->type() == QEvent::LanguageChange || event->type() == QEvent::FontChange) {
    updateGeometry();
    update();
  }
}

} // namespace nilometer::ui
