// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/score/final_scoring/score_panel.h"

#include "ui/base/accessibility/accessible_text.h"
#include "ui/base/style/font_utils.h"
#include "ui/score/final_scoring/upright_scroll.h"

#include <QEvent>
#include <QPainter>
#include <QScrollBar>

#include <algorithm>
#include <utility>

namespace nilometer::ui {

ScorePanel::ScorePanel(CardPainter back, QWidget* parent)
    : QWidget(parent), m_rows(new ScoreRows(this)), m_scroll(uprightScroll(*m_rows, *this)) {
  m_rows->setBack(std::move(back));
  // The rows get their height only after they have been shown.
  connect(m_scroll->verticalScrollBar(), &QScrollBar::rangeChanged, this,
          &ScorePanel::keepLatestInSight);
}

void ScorePanel::show(const QString& title, const std::vector<ScoreRow>& rows, std::size_t latest) {
  m_rows->setRows(rows);
  setSpokenName(*m_rows, title);
  setSpokenName(*m_scroll, title);
  m_latest = latest;
  keepLatestInSight();
}

int ScorePanel::padding() const {
  return wholePixels(10, lookUnit(font()));
}

int ScorePanel::heightForWidth(int width) const {
  return m_rows->heightForWidth(width - 2 * padding()) + 2 * padding();
}

void ScorePanel::arrange() {
  m_scroll->setGeometry(rect().adjusted(padding(), padding(), -padding(), -padding()));
  keepLatestInSight();
}

void ScorePanel::keepLatestInSight() {
  if (m_rows->rows().empty()) return;
  const QRect row = m_rows->rowRect(std::min(m_latest, m_rows->rows().size() - 1));
  m_scroll->ensureVisible(0, row.bottom() + 1, 0, 0);
  m_scroll->ensureVisible(0, row.top(), 0, 0);
}

void ScorePanel::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  const Theme& theme = themeOf(*this);
  paintCard(painter, rect(), theme.surface, theme.line, 2 * unit);
}

void ScorePanel::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  arrange();
}

void ScorePanel::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::FontChange) arrange();
}

} // namespace nilometer::ui
