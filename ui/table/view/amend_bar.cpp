// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/view/amend_bar.h"

#include "ui/base/accessibility/accessible_text.h"
#include "ui/base/style/theme.h"
#include "ui/table/action_bar/line_label.h"
#include "ui/text/shown_names.h"

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

void AmendBar::show(const QStringList& what, const QStringList& how,
                    const text::ShownNames& names) {
  m_whats = what;
  m_hows = how;
  m_what->setNames(names);
  setSpokenName(*this, names.inFull(this->what()));
  setSpokenDescription(*this, this->how());
  fit();
  setVisible(true);
}

bool AmendBar::textFits() const {
  return m_what->textFits() && m_how->textFits();
}

void AmendBar::fit() {
  const auto show = [this](LineLabel& label, const QStringList& texts) {
    for (const QString& text : texts) {
      label.setText(text, themeOf(*this).onChoose);
      if (label.textFits()) break;
    }
  };
  show(*m_what, m_whats);
  show(*m_how, m_hows);
}

void AmendBar::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  layout()->activate();
  fit();
}

void AmendBar::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const Theme& theme = themeOf(*this);
  paintCard(painter, rect(), theme.choose, theme.choose);
}

void AmendBar::changeEvent(QEvent* event) {
  if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) fit();
  QWidget::changeEvent(event);
}

} // namespace nilometer::ui
