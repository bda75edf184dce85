// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/game_notice.h"

#include "ui/style/theme.h"

#include <QAccessible>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>

#include <utility>

namespace nilometer::ui {

GameNotice::GameNotice(QWidget* parent)
    : QFrame(parent), m_sentence(new QLabel(this)), m_way(new QPushButton(this)) {
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(3 * unit, unit, 3 * unit, unit);
  m_sentence->setTextFormat(Qt::PlainText);
  m_sentence->setWordWrap(true);
  row->addWidget(m_sentence, 1);
  row->addWidget(m_way);
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

void GameNotice::beSilent() {
  hide();
}

void GameNotice::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  const Theme& theme = themeOf(*this);
  painter.fillRect(rect(), theme.surface);
  painter.fillRect(QRect(0, 0, width(), 1), theme.line);
}

} // namespace nilometer::ui
