// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/style/fitting_dialog.h"

#include <QEvent>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>
#include <QShowEvent>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace nilometer::ui {

namespace {

constexpr int usualLetters = 64;
constexpr qreal ofScreen = 0.9; ///< what its frame and title leave

} // namespace

FittingDialog::FittingDialog(QWidget* parent)
    : QDialog(parent), m_scroll(new QScrollArea(this)), m_below(new QVBoxLayout) {
  auto* column = new QVBoxLayout(this);
  m_scroll->setFrameShape(QFrame::NoFrame);
  m_scroll->setWidgetResizable(true);
  m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  m_scroll->setFocusPolicy(Qt::NoFocus);
  auto* inside = new QWidget(m_scroll);
  m_content = new QVBoxLayout(inside);
  m_content->setContentsMargins({});
  m_scroll->setWidget(inside);
  column->addWidget(m_scroll, 1);
  column->addLayout(m_below);
}

QSize FittingDialog::sizeNeeded() const {
  m_content->activate();
  const int bar = m_scroll->verticalScrollBar()->sizeHint().width();
  const QSize buttons = m_below->sizeHint();
  const int width = std::max({m_content->totalSizeHint().width() + bar, buttons.width(),
                              usualLetters * fontMetrics().averageCharWidth()});
  const int height = m_content->hasHeightForWidth() ? m_content->totalHeightForWidth(width - bar)
                                                    : m_content->totalSizeHint().height();
  const QMargins margins = layout()->contentsMargins();
  const QSize needed(width, height + layout()->spacing() + buttons.height());
  return needed.grownBy(margins).boundedTo(screen()->availableGeometry().size() * ofScreen);
}

void FittingDialog::grow() {
  if (isVisible()) resize(size().expandedTo(sizeNeeded()));
}

void FittingDialog::showEvent(QShowEvent* event) {
  QDialog::showEvent(event);
  if (!event->spontaneous() && !std::exchange(m_fitted, true)) resize(sizeNeeded());
}

void FittingDialog::changeEvent(QEvent* event) {
  QDialog::changeEvent(event);
  if (event->type() == QEvent::FontChange) grow();
}

} // namespace nilometer::ui
