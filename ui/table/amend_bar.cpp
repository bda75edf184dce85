// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/amend_bar.h"

#include "ui/access/spoken.h"
#include "ui/strip/line_label.h"
#include "ui/style/theme.h"
#include "ui/words/shown_names.h"

#include <QEvent>
#include <QPainter>
#include <QVBoxLayout>

namespace nilometer::ui {

AmendBar::AmendBar(QWidget* parent)
    : QWidget(parent), m_what(new LineLabel(TextSize::heading, 0, this)),
      m_how(new LineLabel(TextSize::normal, 0, this)) {
  auto* lines = new QVBoxLayout(this);
  lines->setContentsMargins(3 * unit, 0, 2 * unit, 0);
  lines->setSpacing(0);
  lines->addStretch(1);
  lines->addWidget(m_what);
  lines->addWidget(m_how);
  lines->addStretch(1);
  hide();
}

void AmendBar::show(const QString& what, const QString& how, const words::ShownNames& names) {
  m_what->setNames(names);
  m_what->setText(what, themeOf(*this).onChoose);
  m_how->setText(how, themeOf(*this).onChoose);
  setSpokenName(*this, names.inFull(what));
  setSpokenDescription(*this, how);
  setVisible(true);
}

QString AmendBar::what() const {
  return m_what->text();
}

QString AmendBar::how() const {
  return m_how->text();
}

void AmendBar::colourTexts() {
  m_what->setText(what(), themeOf(*this).onChoose);
  m_how->setText(how(), themeOf(*this).onChoose);
}

void AmendBar::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const Theme& theme = themeOf(*this);
  paintCard(painter, rect(), theme.choose, theme.choose);
}

void AmendBar::changeEvent(QEvent* event) {
  if (event->type() == QEvent::PaletteChange) colourTexts();
  QWidget::changeEvent(event);
}

} // namespace nilometer::ui
