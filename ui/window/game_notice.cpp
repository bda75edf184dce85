// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/game_notice.h"

#include "ui/base/accessibility/announce.h"
#include "ui/base/style/theme.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>

#include <utility>

namespace nilometer::ui {

GameNotice::GameNotice(QWidget* parent)
    : QFrame(parent), m_row(new QHBoxLayout(this)), m_sentence(new QLabel(this)) {
  m_row->setContentsMargins(3 * unit, unit, 3 * unit, unit);
  m_sentence->setTextFormat(Qt::PlainText);
  m_sentence->setWordWrap(true);
  m_row->addWidget(m_sentence, 1);
  hide();
}

void GameNotice::say(FileNews news) {
  m_ways = std::move(news.ways);
  while (m_buttons.size() < m_ways.size()) {
    m_buttons.push_back(new QPushButton(this));
    m_row->addWidget(m_buttons.back());
    connect(m_buttons.back(), &QPushButton::clicked, this, [this, way = m_buttons.size() - 1] {
      const auto go = m_ways[way].go; // which may have something else said
      go();
    });
  }
  for (std::size_t i = 0; i < m_buttons.size(); ++i) {
    m_buttons[i]->setVisible(i < m_ways.size());
    if (i < m_ways.size()) m_buttons[i]->setText(m_ways[i].text);
  }
  if (!isHidden() && m_sentence->text() == news.sentence) return;
  m_sentence->setText(news.sentence);
  show();
  setAccessibleName(news.sentence);
  announce(*this, news.sentence, Politeness::assertive);
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
