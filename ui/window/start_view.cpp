// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/start_view.h"

#include "ui/base/style/tab_stop.h"
#include "ui/base/style/unit.h"
#include "ui/window/box_shelf.h"
#include "ui/window/running_card.h"
#include "ui/window/start_button.h"
#include "ui/window/start_head.h"
#include "ui/window/start_plan.h"

#include <QApplication>
#include <QEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QPainterPath>
#include <QScrollBar>

#include <algorithm>
#include <utility>

namespace nilometer::ui {

StartView::StartView(Games games, QWidget* parent)
    : QScrollArea(parent), m_games(games), m_page(new QWidget(this)), m_head(new StartHead(m_page)),
      m_shelf(new BoxShelf(games, m_page)), m_card(new RunningCard(m_page)),
      m_tiles(new StartTiles(m_page)) {
  setFrameShape(QFrame::NoFrame);
  setFocusPolicy(Qt::NoFocus);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setWidget(m_page);
  m_page->installEventFilter(this);
  connect(m_card, &RunningCard::openRequested, this, &StartView::openRequested);
  connect(&m_card->goOnButton(), &StartButton::clicked, this, [this] {
    if (!m_facts.damaged) return Q_EMIT openRequested(facts().running->path);
    const QString& path = m_facts.damaged->path;
    m_facts.earlier ? Q_EMIT earlierRequested(path) : Q_EMIT openRequested(path);
  });
  connect(continuePositionButton(), &StartButton::clicked, this,
          [this] { Q_EMIT openRequested(facts().position->path); });
  connect(&m_shelf->openButton(), &QAbstractButton::clicked, this, &StartView::chooseRequested);
  connect(m_shelf, &BoxShelf::chosenChanged, this, &StartView::follow);
  connect(m_shelf, &BoxShelf::chosenChanged, this, &StartView::chosenChanged);
  order();
}

void StartView::order() {
  QWidget* last = continueButton();
  const auto then = [&last](QWidget* next) {
    QWidget::setTabOrder(last, next);
    last = next;
  };
  for (QWidget* button : {forgetButton(), newButton(), moreButton()}) then(button);
  then(positionButton());
  then(continuePositionButton());
  then(lessonsButton());
  for (QWidget* link : {guidedButton(), rulesButton(), exampleButton()}) then(link);
  then(archiveButton());
  then(copiesButton());
  for (int game = 0; game < static_cast<int>(m_games.size()); ++game) then(&m_shelf->box(game));
  then(&m_shelf->openButton());
  for (StartButton* button :
       {&m_head->languageButton(), &m_head->helpButton(), &m_head->menuButton()}) {
    then(button);
  }
  for (auto* button : m_page->findChildren<QAbstractButton*>()) button->installEventFilter(this);
}

/// To what is nearest there; beside each other the boxes are chosen among by the shelf.
bool StartView::takesArrow(const QObject& button, const QKeyEvent& press) {
  const bool isAside = press.key() == Qt::Key_Left || press.key() == Qt::Key_Right;
  const bool isArrow = isAside || press.key() == Qt::Key_Up || press.key() == Qt::Key_Down;
  if (!isArrow || (isAside && button.parent() == m_shelf)) return false;
  if (!goByArrowIn(*m_page, press)) return true;
  // Of the boxes it is the chosen one.
  const auto* const box = qobject_cast<QAbstractButton*>(QApplication::focusWidget());
  const bool isBox = box != nullptr && box->parent() == m_shelf && box != &m_shelf->openButton();
  const auto chosen = std::ranges::find(m_games, &m_shelf->chosen());
  if (isBox && button.parent() != m_shelf) {
    m_shelf->box(static_cast<int>(chosen - m_games.begin())).setFocus(Qt::TabFocusReason);
  }
  ensureWidgetVisible(QApplication::focusWidget());
  return true;
}

void StartView::show(StartFacts facts) {
  m_facts = std::move(facts);
  const bool first = !std::exchange(m_wasShown, true);
  if (first && m_facts.played != nullptr) m_shelf->choose(*m_facts.played);
  retranslate();
  likely().setFocus();
}

void StartView::showFinished(const FinishedGames* finished) {
  m_tiles->showFinished(finished);
}

void StartView::choose(const Game& game) {
  m_shelf->choose(game);
}

const Game& StartView::chosen() const {
  return m_shelf->chosen();
}

QAbstractButton& StartView::likely() {
  if (facts().running || m_facts.damaged) return *continueButton();
  if (facts().position) return *continuePositionButton();
  return *newButton();
}

void StartView::follow() {
  const bool goesOn = continueButton()->hasFocus() || newButton()->hasFocus();
  retranslate();
  if (goesOn) likely().setFocus();
}

void StartView::retranslate() {
  m_head->retranslate();
  m_shelf->retranslate();
  m_card->show(m_facts, facts());
  m_tiles->show(facts(), chosen());
  lay();
}

void StartView::lay() {
  const qreal u = lookUnit(font());
  const QSizeF window = QSizeF(viewport()->size()) / u;
  const auto planned = [&](const QSizeF& room) {
    return startPlan(room, {*m_head, *m_shelf, *m_card, *m_tiles}, u);
  };
  StartPlan plan = planned(window);
  if (plan.height > window.height() + 0.5) {
    const qreal bar = verticalScrollBar()->sizeHint().width() / u;
    plan = planned(QSizeF(maximumViewportSize()) / u - QSizeF(bar, 0));
  }
  m_page->resize((QSizeF(window.width(), plan.height) * u).toSize());
  const auto scaled = [u](const QRectF& room) {
    return QRectF(room.topLeft() * u, room.size() * u).toRect();
  };
  m_head->setGeometry(scaled(plan.head));
  m_shelf->setGeometry(scaled(plan.shelf));
  m_card->setGeometry(scaled(plan.card));
  m_tiles->setGeometry(scaled(plan.tiles));
  m_waterTop = plan.water * u;
  m_page->update();
}

void StartView::keyPressEvent(QKeyEvent* event) {
  const bool enters = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
  if (!enters) return QScrollArea::keyPressEvent(event);
  // Enter presses what has the focus, or else what is likely: also at the box that is chosen.
  auto* focused = qobject_cast<QAbstractButton*>(QApplication::focusWidget());
  const bool leads = focused != nullptr && isAncestorOf(focused) && !focused->isChecked();
  (leads ? *focused : likely()).click();
}

bool StartView::eventFilter(QObject* watched, QEvent* event) {
  if (watched == m_page && event->type() == QEvent::Paint) paintWater(*m_page);
  if (watched != m_page && event->type() == QEvent::KeyPress) {
    return takesArrow(*watched, static_cast<const QKeyEvent&>(*event));
  }
  return QScrollArea::eventFilter(watched, event);
}

void StartView::paintWater(QWidget& page) const {
  QPainter painter(&page);
  painter.setRenderHint(QPainter::Antialiasing);
  const Theme& theme = themeOf(*this);
  const qreal u = lookUnit(font());
  const qreal half = 40 * u;
  QPainterPath waves(QPointF(0, m_waterTop));
  for (qreal x = 0; x < page.width(); x += 2 * half) {
    waves.quadTo(x + half / 2, m_waterTop - 14 * u, x + half, m_waterTop);
    waves.quadTo(x + 1.5 * half, m_waterTop + 14 * u, x + 2 * half, m_waterTop);
  }
  QPainterPath water = waves;
  water.lineTo(page.width() + 2 * half, page.height());
  water.lineTo(0, page.height());
  painter.fillPath(water, theme.water);
  painter.strokePath(waves, QPen(theme.riverEdge, 2 * u));
}

void StartView::resizeEvent(QResizeEvent* event) {
  QScrollArea::resizeEvent(event);
  lay();
}

void StartView::changeEvent(QEvent* event) {
  if (event->type() == QEvent::FontChange) lay();
  QScrollArea::changeEvent(event);
}

const QMenu& StartView::recentList() const {
  return m_card->list();
}
StartButton* StartView::continueButton() const {
  return &m_card->goOnButton();
}
StartButton* StartView::newButton() const {
  return &m_card->newButton();
}
StartButton* StartView::moreButton() const {
  return &m_card->moreButton();
}
StartButton* StartView::forgetButton() const {
  return &m_card->forgetButton();
}
StartButton* StartView::continuePositionButton() const {
  return &m_tiles->continuePosition();
}
StartButton* StartView::guidedButton() const {
  return &m_tiles->guided();
}
StartButton* StartView::rulesButton() const {
  return &m_tiles->rules();
}
StartButton* StartView::exampleButton() const {
  return &m_tiles->example();
}
StartTile* StartView::positionButton() const {
  return &m_tiles->score();
}
StartTile* StartView::archiveButton() const {
  return &m_tiles->finished();
}
StartTile* StartView::lessonsButton() const {
  return &m_tiles->learn();
}
StartTile* StartView::copiesButton() const {
  return &m_tiles->copies();
}

} // namespace nilometer::ui
