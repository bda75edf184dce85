// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/board/moved.h"

#include <QApplication>
#include <QEvent>
#include <QPainter>

#include <utility>

namespace nilometer::ui {

Moved::Moved(QWidget* parent) : QWidget(parent) {
  setAttribute(Qt::WA_TransparentForMouseEvents);
  setFocusPolicy(Qt::NoFocus);
  hide();
  m_motion.setStartValue(0.0);
  m_motion.setEndValue(1.0);
  m_motion.setDuration(time);
  m_motion.setEasingCurve(QEasingCurve::OutCubic);
  connect(&m_motion, &QVariantAnimation::valueChanged, this, [this] { update(); });
  connect(&m_motion, &QVariantAnimation::finished, this, &Moved::end);
}

void Moved::start(std::vector<MovedPiece> pieces) {
  end();
  if (pieces.empty()) return;
  m_pieces = std::move(pieces);
  QRectF all;
  for (const MovedPiece& piece : m_pieces) {
    const qreal reach = piece.reach + 1;
    all |= piece.way.boundingRect().adjusted(-reach, -reach, reach, reach);
  }
  setGeometry(all.toAlignedRect());
  raise();
  show();
  qApp->installEventFilter(this);
  m_motion.start();
}

void Moved::end() {
  if (m_pieces.empty()) return;
  m_pieces.clear();
  m_motion.stop();
  qApp->removeEventFilter(this);
  hide();
  Q_EMIT arrived();
}

bool Moved::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::KeyPress || event->type() == QEvent::MouseButtonPress) end();
  return QWidget::eventFilter(watched, event);
}

QPointF Moved::at(const MovedPiece& piece) const {
  return piece.way.pointAtPercent(m_motion.currentValue().toReal()) - pos();
}

void Moved::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  for (const MovedPiece& piece : m_pieces) piece.paint(painter, at(piece));
}

} // namespace nilometer::ui
