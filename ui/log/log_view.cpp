// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/log/log_view.h"

#include "ui/log/log_delegate.h"
#include "ui/log/log_model.h"
#include "ui/style/menu_text.h"
#include "ui/style/theme.h"

#include <QAction>
#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QPainter>
#include <QScrollBar>

namespace nilometer::ui {

namespace {

QFont titleFont(QFont font) {
  font.setBold(true);
  return font;
}

int titleHeight(const QWidget& widget) {
  return QFontMetrics(titleFont(widget.font())).height() + unit;
}

} // namespace

LogView::LogView(const GameSession& session, QWidget* parent)
    : QListView(parent), m_session(session), m_model(new LogModel(session, this)),
      m_delegate(new LogDelegate(*m_model, this)), m_besideHeading(new QWidget(this)),
      m_change(new QAction(this)), m_explain(new QAction(this)) {
  setModel(m_model);
  setItemDelegate(m_delegate);
  setSelectionMode(SingleSelection);
  setEditTriggers(NoEditTriggers);
  setVerticalScrollMode(ScrollPerPixel);
  setAutoScroll(false); // refresh() brings the right row into sight
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  // The style's frame is not painted, but keeps the scroll bar off the card's border.
  setFrameStyle(Box | Plain);
  setLineWidth(unit);
  addActions();
  addScrollBarWidget(m_besideHeading, Qt::AlignTop);
  retranslate();
  refresh();
  layOut();
}

void LogView::addActions() {
  m_change->setShortcut(Qt::Key_F2);
  m_change->setShortcutContext(Qt::WidgetShortcut);
  addAction(m_change);
  connect(m_change, &QAction::triggered, this, [this] {
    if (currentIndex().isValid()) {
      Q_EMIT replaceRequested(static_cast<std::size_t>(currentIndex().row()));
    }
  });
  // The key itself is the window's, wherever the focus is: it explains the shown entry, which is
  // the chosen one here. A second owner would make it do nothing.
  m_explain->setShortcut(Qt::CTRL | Qt::Key_E);
}

void LogView::retranslate() {
  setAccessibleName(tr("Log"));
  m_change->setText(tr("Change this entry…"));
  m_explain->setText(tr("Why?"));
}

void LogView::setHeadingHeight(int height) {
  if (height == m_heading) return;
  m_heading = height;
  layOut();
}

int LogView::headingHeight() const {
  return m_heading > 0 ? m_heading : titleHeight(*this);
}

void LogView::layOut() {
  setViewportMargins(0, headingHeight(), 0, 0);
  m_besideHeading->setFixedHeight(headingHeight());
  m_delegate->forgetHeights();
  scheduleDelayedItemsLayout();
  bringIntoSight();
}

QSize LogView::minimumSizeHint() const {
  const QFontMetrics metrics = fontMetrics();
  return {metrics.averageCharWidth() * 24, headingHeight() + 3 * metrics.height() + 4 * unit};
}

void LogView::markRows() {
  LogDelegate::Rows rows;
  rows.shown = static_cast<int>(m_session.shownEntries()) - 1;
  if (m_session.replacing()) rows.replaced = static_cast<int>(*m_session.replacing());
  if (m_delegate->setRows(rows)) scheduleDelayedItemsLayout();
}

void LogView::refresh() {
  m_refreshing = true;
  m_model->refresh();
  markRows();
  const QModelIndex shown = m_model->index(static_cast<int>(m_session.shownEntries()) - 1);
  if (shown != currentIndex()) setCurrentIndex(shown);
  m_refreshing = false;
  bringIntoSight();
}

void LogView::bringIntoSight() {
  const auto replaced = m_session.replacing();
  const std::size_t entries = replaced ? *replaced + 1 : m_session.shownEntries();
  executeDelayedItemsLayout();
  if (entries == 0) {
    scrollToTop();
    return;
  }
  const QModelIndex index = m_model->index(static_cast<int>(entries) - 1);
  const bool tall = visualRect(index).height() > viewport()->height();
  // Of a row with many moves the sentence is the part to be seen.
  scrollTo(index, tall ? PositionAtTop : EnsureVisible);
}

void LogView::currentChanged(const QModelIndex& current, const QModelIndex& previous) {
  QListView::currentChanged(current, previous);
  if (m_refreshing || !current.isValid()) return;
  Q_EMIT lookAtRequested(static_cast<std::size_t>(current.row()) + 1);
}

void LogView::keyPressEvent(QKeyEvent* event) {
  switch (event->key()) {
  case Qt::Key_Up:
  case Qt::Key_Down:
  case Qt::Key_PageUp:
  case Qt::Key_PageDown:
  case Qt::Key_Home:
  case Qt::Key_End: QListView::keyPressEvent(event); return;
  default: break;
  }
  if (event->matches(QKeySequence::Copy)) {
    QListView::keyPressEvent(event);
  } else {
    event->ignore(); // the keys that press places work here too
  }
}

void LogView::mousePressEvent(QMouseEvent* event) {
  // Not as the base class does it: rows may shift by a line while the press is dealt with, and
  // the menu of the right button is about a row without showing the table after it.
  if (event->button() != Qt::LeftButton) return;
  const QModelIndex index = indexAt(event->position().toPoint());
  if (index.isValid()) setCurrentIndex(index);
}

void LogView::mouseMoveEvent(QMouseEvent* /*event*/) {
  // A press selects one row; sweeping over others selects nothing.
}

void LogView::nameEntry(QMenu& menu, const QString& sentence) const {
  const QFont heading = titleFont(menu.font());
  const QString shown =
      QFontMetrics(heading).elidedText(sentence, Qt::ElideRight, width() - 12 * unit);
  // Not a section: the style gives one too little room.
  QAction* about = menu.addAction(menuText(shown));
  about->setEnabled(false);
  about->setFont(heading);
  about->setToolTip(sentence);
  menu.addSeparator();
}

void LogView::contextMenuEvent(QContextMenuEvent* event) {
  // A scroll area hands the event on as its viewport has got it: the place is the viewport's.
  const bool byKey = event->reason() == QContextMenuEvent::Keyboard;
  const QModelIndex index = byKey ? currentIndex() : indexAt(event->pos());
  if (!index.isValid()) return;
  const auto entry = static_cast<std::size_t>(index.row());
  auto* menu = new QMenu(this);
  menu->setAttribute(Qt::WA_DeleteOnClose);
  nameEntry(*menu, index.data(Qt::DisplayRole).toString());
  const auto add = [&](const QAction& like, void (LogView::*signal)(std::size_t)) {
    const QString key = like.shortcut().toString(QKeySequence::NativeText);
    menu->addAction(like.text() + QLatin1Char('\t') + key, this, [this, signal, entry] {
      Q_EMIT(this->*signal)(entry);
    });
  };
  add(*m_change, &LogView::replaceRequested);
  add(*m_explain, &LogView::explainRequested);
  const QPoint below = visualRect(index).bottomLeft();
  menu->popup(byKey ? viewport()->mapToGlobal(below) : event->globalPos());
}

void LogView::paintFrame() {
  const Theme& theme = themeOf(*this);
  QPainter painter(this);
  paintCard(painter, QRectF(rect()), theme.surface, theme.line);
  painter.setFont(titleFont(font()));
  painter.setPen(theme.ink);
  const QRect line(frameWidth() + 2 * unit, frameWidth(), width() - 6 * unit, headingHeight());
  if (m_heading == 0) painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter, tr("Log"));
  // Where the scrolled rows end.
  painter.setPen(QPen(theme.line, 1));
  const qreal bottom = frameWidth() + headingHeight() - 0.5;
  painter.drawLine(QPointF(1, bottom), QPointF(width() - 1, bottom));
}

bool LogView::event(QEvent* event) {
  if (event->type() != QEvent::Paint) return QListView::event(event);
  paintFrame();
  return true;
}

void LogView::paintEvent(QPaintEvent* event) {
  QListView::paintEvent(event);
  if (m_model->rowCount() > 0) return;
  QPainter painter(viewport());
  painter.setPen(themeOf(*this).quietInk);
  const QRect room = viewport()->rect().adjusted(2 * unit, 2 * unit, -2 * unit, -unit);
  painter.drawText(room, Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap,
                   tr("Every entry will stand here, with its points and what to move on the "
                      "board. Select one to see the table as it was then."));
}

void LogView::resizeEvent(QResizeEvent* event) {
  QListView::resizeEvent(event);
  if (m_delegate->setWidth(viewport()->width())) scheduleDelayedItemsLayout();
  bringIntoSight();
}

void LogView::changeEvent(QEvent* event) {
  QListView::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) {
    retranslate();
    m_model->retranslate();
  }
  if (event->type() == QEvent::LanguageChange || event->type() == QEvent::FontChange) layOut();
}

} // namespace nilometer::ui
