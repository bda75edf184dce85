// SPDX-License-Identifier: GPL-3.0-or-later
// The line of buttons below the result: what stands in it, in which order, and how much it says.
#include "ui/base/style/chip.h"
#include "ui/base/style/flow_layout.h"
#include "ui/base/style/theme.h"
#include "ui/score/result/hand_over_page.h"
#include "ui/score/result/ranking_view.h"
#include "ui/score/result/result_view.h"
#include "ui/score/result/score_sheet_view.h"
#include "ui/table/action_bar/line_label.h"

#include <QAction>
#include <QEvent>
#include <QMenu>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace nilometer::ui {

namespace {

constexpr int messageLetters = 10;
constexpr Length buttonGap = 2 * unit;
constexpr Length lineSide = 3 * unit;

} // namespace

void ResultView::buildButtons() {
  auto* bar = new QVBoxLayout;
  bar->setContentsMargins(lineSide, 0, lineSide, 0);
  bar->setSpacing(unit);
  m_plate = new QWidget(this);
  m_plate->setAutoFillBackground(true);
  auto* plate = new QHBoxLayout(m_plate);
  plate->setContentsMargins(lineSide, unit, lineSide, unit);
  plate->addWidget(m_message = new LineLabel(TextSize::normal, messageLetters, m_plate));
  m_plate->hide();
  m_line = new FlowLayout(FlowLayout::Widths::own, buttonGap);
  m_print = new Chip(this);
  m_save = new Chip(this);
  m_buttonRow = new QHBoxLayout;
  m_buttonRow->setSpacing(buttonGap);
  m_buttonRow->addLayout(m_line, 1);
  bar->addLayout(m_buttonRow);
  static_cast<QVBoxLayout*>(layout())->addLayout(bar);
  connect(m_print, &Chip::clicked, this, &ResultView::print);
  connect(m_save, &Chip::clicked, this, &ResultView::offerWays);
  m_menu = new QMenu(this);
  for (std::size_t i = 0; i < wayCount; ++i) {
    m_ways[i] = m_menu->addAction({}, this, [this, i] { take(static_cast<Way>(i)); });
  }
  m_menu->insertSeparator(m_ways.back());
  m_printWay = new QAction(m_menu);
  m_menu->insertAction(m_ways.front(), m_printWay);
  connect(m_printWay, &QAction::triggered, this, &ResultView::print);
}

void ResultView::addEnd(Chip* chip) {
  m_ends.push_back(chip);
  m_buttonRow->addWidget(chip, 0, Qt::AlignBottom);
  orderTabs();
}

void ResultView::setCorner(QWidget* widget) {
  m_corner = widget;
  // One way back to the result is enough.
  m_tabs.front().chip->hide();
  orderTabs();
  setTabOrder(widget, m_tabs.front().chip);
}

void ResultView::orderTabs() {
  for (const Tab& tab : m_tabs) m_line->addWidget(tab.chip);
  for (Chip* chip : {m_print, m_save}) m_line->addWidget(chip);
  if (m_corner != nullptr) m_line->addWidget(m_corner);
  std::vector<QWidget*> order;
  const auto add = [&order](QWidget* widget) {
    if ((widget->focusPolicy() & Qt::TabFocus) != 0) order.push_back(widget);
  };
  for (const Tab& tab : m_tabs) add(tab.chip);
  for (const Tab& tab : m_tabs) {
    add(tab.page);
    for (QWidget* part : tab.page->findChildren<QWidget*>()) add(part);
  }
  for (Chip* chip : {m_print, m_save}) add(chip);
  for (Chip* chip : m_ends) add(chip);
  for (std::size_t i = 1; i < order.size(); ++i) setTabOrder(order[i - 1], order[i]);
}

void ResultView::setShortening(std::function<void(Line)> shorten) {
  m_shorten = std::move(shorten);
  fitLine();
}

int ResultView::lineWidth() const {
  int width = 0;
  for (const Chip* chip : m_ends) {
    if (!chip->isHidden()) width += chip->sizeHint().width() + (width > 0 ? int{buttonGap} : 0);
  }
  for (int i = 0; i < m_line->count(); ++i) {
    const QWidget* button = m_line->itemAt(i)->widget();
    if (!button->isHidden()) width += m_line->itemAt(i)->sizeHint().width() + buttonGap;
  }
  return width + 2 * lineSide;
}

void ResultView::sayLine(Line line) {
  m_print->setVisible(line != Line::shortest);
  m_printWay->setVisible(line == Line::shortest);
  if (m_shorten) m_shorten(line);
}

void ResultView::fitLine() {
  m_fitted = m_save->sizeHint().width();
  // With or without its key it takes the same room, so that what follows stays where it is.
  for (const Tab& tab : m_tabs) {
    if (tab.page != m_sheet) continue;
    ChipLook look;
    look.text = tab.title();
    look.keyCap = QStringLiteral("⏎");
    tab.chip->setMinimumWidth(chipWidth(look, tab.chip->font()));
  }
  // The window's own width: a scroll bar beside the page that comes or goes changes no words, which
  // could make it go or come again.
  const int room = window()->width();
  for (const Line line : {Line::whole, Line::shorter, Line::shortest}) {
    sayLine(line);
    if (lineWidth() <= room) break;
  }
}

bool ResultView::event(QEvent* event) {
  const bool handled = QWidget::event(event);
  // Letters of another size or another language: the buttons learn of it after the view.
  const bool isOther = event->type() == QEvent::LayoutRequest && m_save != nullptr &&
                       m_save->sizeHint().width() != m_fitted;
  if (isOther) fitLine();
  if (event->type() == QEvent::LayoutRequest && m_plate != nullptr) placeMessage();
  return handled;
}

void ResultView::resizeEvent(QResizeEvent* event) {
  fitLine();
  QWidget::resizeEvent(event);
  placeMessage();
}

void ResultView::placeMessage() {
  const QFontMetrics letters(sized(m_message->font(), TextSize::normal));
  const int wide = letters.horizontalAdvance(m_message->text()) + 2 * lineSide + unit;
  const int high = m_plate->sizeHint().height();
  m_plate->setGeometry(0, m_pages->geometry().bottom() + 1 - high, std::min(wide, width()), high);
  m_plate->raise();
}

} // namespace nilometer::ui
