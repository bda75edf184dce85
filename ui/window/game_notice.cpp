// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/game_notice.h"

#include "ui/style/theme.h"

#include <QAccessible>
#include <QBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>

#include <utility>

namespace nilometer::ui {

GameNotice::GameNotice(QWidget* parent)
    : QFrame(parent), m_row(new QBoxLayout(QBoxLayout::LeftToRight, this)),
      m_sentence(new QLabel(this)), m_way(new QPushButton(this)) {
  m_row->setContentsMargins(3 * unit, unit, 3 * unit, unit);
  m_sentence->setTextFormat(Qt::PlainText);
  m_sentence->setWordWrap(true);
  m_row->addWidget(m_sentence, 1);
  m_row->addWidget(m_way);
  connect(m_way, &QPushButton::clicked, this, [this] { m_go(); });
  hide();
}

void GameNotice::say(const QString& sentence, const QString& way, std::function<void()> go) {
  m_go = std::move(go);
  m_way->setText(way);
  if (!isHidden() && m_sentence->text() == sentence) return;
  m_sentence->setText(sentence);
  show();
  QAccessibleEvent said(this, QAccessible::Alert);
  setAccessibleName(sentence);
  QAccessible::updateAccessibility(&said);
}

void GameNotice::setNarrow(bool narrow) {
  m_row->setDirection(narrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
}

void GameNotice::beSilent() {
  hide();
}

void GameNotice::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const Theme& theme = themeOf(*this);
  paintCard(painter, QRectF(rect()), theme.surface, theme.stop);
}

} // namespace nilometer::ui
