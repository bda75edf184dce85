// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/log/log_view.h"

#include "ui/base/accessibility/accessible_text.h"
#include "ui/base/style/chip.h"
#include "ui/base/style/menu_text.h"
#include "ui/base/style/menu_title.h"
#include "ui/base/style/theme.h"
#include "ui/base/style/unit.h"
#include "ui/table/log/entry_keys.h"
#include "ui/table/log/entry_lines.h"
#include "ui/table/log/log_delegate.h"
#include "ui/table/log/log_finder.h"
#include "ui/table/log/log_heading.h"
#include "ui/table/log/log_model.h"
#include "ui/table/log/log_tools.h"
#include "ui/text/phrase.h"

#include <QAction>
#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QPainter>
#include <QScrollBar>

#include <algorithm>
#include <numeric>
#include <utility>
#include <vector>

namespace nilometer::ui {

namespace {

/// So low that it shows the last row and no more: a press opens it before anything is done there.
bool isFolded(const QWidget& room) {
  return room.height() < 2 * EntryLines::lineHeight(room.font());
}

} // namespace

LogView::LogView(const GameSession& session, QWidget* parent)
    : QListView(parent), m_session(session), m_model(new LogModel(session, this)),
      m_delegate(new LogDelegate(*m_model, this)), m_besideHeading(new QWidget(this)),
      m_tools(new LogTools(viewport())), m_heading(new LogHeading(this)) {
  setModel(m_model);
  setItemDelegate(m_delegate);
  setSelectionMode(SingleSelection);
  setEditTriggers(NoEditTriggers);
  setVerticalScrollMode(ScrollPerPixel);
  setAutoScroll(false); // refresh() brings the right row into sight
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  // The style's frame is not painted, but keeps the scroll bar off the card's border.
  setFrameStyle(Box | Plain);
  setLineWidth(unit / 2);
  connectTools();
  connectFinder();
  addScrollBarWidget(m_besideHeading, Qt::AlignTop);
  retranslate();
  refresh();
  layOut();
}

void LogView::connectTools() {
  const auto on = [this](const Chip* button, void (LogView::*signal)(std::size_t)) {
    connect(button, &Chip::clicked, this, [this, signal] {
      if (currentIndex().isValid()) {
        Q_EMIT(this->*signal)(static_cast<std::size_t>(currentIndex().row()));
      }
    });
  };
  on(m_tools->changeButton(), &LogView::replaceRequested);
  on(m_tools->insertButton(), &LogView::insertRequested);
  on(m_tools->removeButton(), &LogView::removeRequested);
  on(m_tools->disputeButton(), &LogView::disputeRequested);
}

LogFinder& LogView::finder() const {
  return m_heading->finder();
}

Chip* LogView::findButton() const {
  return m_heading->hasRoomAbove() ? m_heading->findButton() : m_tools->findButton();
}

Chip* LogView::othersButton() const {
  return m_heading->othersButton();
}

Chip* LogView::allButton() const {
  return m_heading->allButton();
}

const QString& LogView::numberHeading() const {
  return m_heading->number();
}

void LogView::retranslate() {
  m_tools->retranslate();
  m_heading->retranslate();
  nameNumber();
  sayFound();
}

void LogView::setAmendable(bool amendable) {
  m_amendable = amendable;
  refresh();
}

void LogView::placeTools() {
  const QModelIndex index = currentIndex();
  const bool offers = m_amendable && !m_session.amending();
  if (!offers || !index.isValid() || isRowHidden(index.row()) || isFolded(*viewport())) {
    return m_tools->hide();
  }
  m_tools->fit(m_delegate->roomForTools(font(), index, m_tools->leastWidth()));
  if (m_delegate->setToolsWidth(m_tools->widthNeeded())) {
    viewport()->update();
    scheduleDelayedItemsLayout();
  }
  m_tools->showAt(m_delegate->toolsRect(font(), index, visualRect(index)));
}

void LogView::showOnly(const std::optional<text::AskedNumber>& number,
                       std::vector<text::AskedNumber> all) {
  // Out of sight the button would take the keyboard with it.
  if (!number && allButton()->hasFocus()) setFocus();
  m_number = number;
  m_offered = all.size() > 1 ? std::move(all) : std::vector<text::AskedNumber>();
  othersButton()->setHidden(m_offered.empty());
  hideOthers();
  nameNumber();
  layOut();
  placeTools();
}

void LogView::popUpOthers() {
  auto* menu = new QMenu(this);
  menu->setAttribute(Qt::WA_DeleteOnClose);
  for (const text::AskedNumber& number : m_offered) {
    menu->addAction(menuText(m_session.wholeNumberName(number)), this,
                    [this, number] { showOnly(number, m_offered); });
  }
  menu->popup(othersButton()->mapToGlobal(othersButton()->rect().bottomLeft()));
}

void LogView::nameNumber() {
  QString heading;
  if (m_number) {
    //: A number of the table, and how much it is: "Anna · Stones: 7".
    heading =
        text::fill(tr("%1: %2"), {m_session.wholeNumberName(*m_number), m_model->number()->shown});
  }
  m_heading->showNumber(heading, beginning(), m_session.names());
  setSpokenName(*this, m_number ? heading : tr("Log"));
  setSpokenDescription(*this, beginning());
}

QString LogView::beginning() const {
  //: What a number of the table was before the first entry.
  return m_number ? text::fill(tr("At the beginning: %1"), {m_model->number()->beginning})
                  : QString();
}

void LogView::hideOthers() {
  std::vector<bool> changed;
  if (m_number) {
    NumberLog log = m_session.numberLog(*m_number);
    changed.resize(static_cast<std::size_t>(m_model->rowCount()));
    for (const NumberChange& change : log.changes) changed[change.entry] = true;
    m_model->showNumber(std::move(log));
  } else if (m_model->number()) {
    m_model->showNumber(std::nullopt);
  }
  for (int row = 0; row < m_model->rowCount(); ++row) {
    const bool isOther = m_number && !changed[static_cast<std::size_t>(row)];
    const auto said = [&] { return m_model->index(row).data(LogModel::SearchRole).toString(); };
    const bool hides = isOther || (!m_query.isEmpty() && !m_query.fits(said()));
    if (isRowHidden(row) != hides) setRowHidden(row, hides);
  }
}

void LogView::updateGeometries() {
  QListView::updateGeometries();
  placeTools();
}

void LogView::scrollContentsBy(int dx, int dy) {
  QListView::scrollContentsBy(dx, dy);
  placeTools();
}

void LogView::setHeadingHeight(int height) {
  // Asked after every entry: measuring all rows again takes longer than anything else.
  if (m_heading->leaveRoomAbove(height)) layOut();
}

void LogView::placeHeading() {
  m_heading->setGeometry(frameWidth(), frameWidth(), width() - 2 * frameWidth(),
                         m_heading->heightNeeded());
}

void LogView::placeRows() {
  const int heading = m_heading->heightNeeded();
  const int line = EntryLines::lineHeight(font());
  const int room = height() - 2 * frameWidth() - heading;
  setViewportMargins(0, heading, 0, room > line ? room % line : 0);
}

void LogView::layOut() {
  m_tools->setOffersFind(!m_heading->hasRoomAbove());
  // Where rows are left out, nothing else says where the others stand.
  m_delegate->setNumbered(m_number || !finder().isHidden());
  placeHeading();
  placeRows();
  m_besideHeading->setFixedHeight(m_heading->heightNeeded());
  m_delegate->forgetHeights();
  scheduleDelayedItemsLayout();
  sayHeightWanted();
  bringIntoSight();
}

void LogView::sayHeightWanted() {
  const bool wants = m_number || !finder().isHidden();
  const int height = wants ? 2 * frameWidth() + m_heading->heightNeeded() + heightOfSomeRows() : 0;
  if (std::exchange(m_heightWanted, height) != height) Q_EMIT heightWanted(height);
}

int LogView::heightOfSomeRows() const {
  constexpr std::size_t some = 4;
  constexpr int mostLines = 20;
  std::vector<int> heights;
  int most = 0;
  for (int row = nextShown(-1, 1); row >= 0; row = nextShown(row, 1)) {
    heights.push_back(sizeHintForRow(row));
    const std::size_t count = std::min(some, heights.size());
    most = std::max(most, std::accumulate(heights.end() - static_cast<std::ptrdiff_t>(count),
                                          heights.end(), EntryLines::lineHeight(font())));
  }
  return std::min(most, mostLines * fontMetrics().height());
}

QSize LogView::minimumSizeHint() const {
  const QFontMetrics metrics = fontMetrics();
  return {metrics.averageCharWidth() * 24,
          m_heading->heightNeeded() + 3 * EntryLines::lineHeight(font()) + 2 * frameWidth()};
}

void LogView::markRows() {
  LogDelegate::Rows rows;
  rows.shown = static_cast<int>(m_session.shownEntries()) - 1;
  const int amended =
      static_cast<int>(m_session.enteringAgain().value_or(m_session.amendedEntry()));
  if (m_session.amending() == record::AmendKind::insertBefore && !m_session.enteringAgain()) {
    rows.before = amended;
  } else if (m_session.amending()) {
    rows.amended = amended;
  } else if (m_amendable) {
    rows.tooled = isFolded(*viewport()) ? -1 : rows.shown;
  }
  rows.onlyLines = isFolded(*viewport());
  if (m_delegate->setRows(rows)) scheduleDelayedItemsLayout();
}

void LogView::refresh() {
  m_refreshing = true;
  m_model->refresh();
  // The entry that was looked for is put right now.
  if (m_session.amending()) closeFinder();
  if (m_heading->hasRoomAbove()) findButton()->setVisible(m_model->rowCount() > 0);
  findButton()->setEnabled(!m_session.amending());
  hideOthers();
  if (m_number) nameNumber();
  markRows();
  const QModelIndex shown = m_model->index(static_cast<int>(m_session.shownEntries()) - 1);
  if (shown != currentIndex()) setCurrentIndex(shown);
  m_refreshing = false;
  bringIntoSight();
  placeTools();
}

void LogView::bringIntoSight() {
  const bool amending = m_session.amending().has_value();
  const std::size_t entries = m_session.shownEntries() + (amending ? 1 : 0);
  executeDelayedItemsLayout();
  if (entries == 0) {
    scrollToTop();
    return;
  }
  int row = static_cast<int>(entries) - 1;
  while (row > 0 && isRowHidden(row)) --row;
  const QModelIndex index = m_model->index(row);
  const bool tall = visualRect(index).height() > viewport()->height();
  // Of a row with many moves the sentence is the part to be seen.
  scrollTo(index, tall ? PositionAtTop : EnsureVisible);
}

void LogView::currentChanged(const QModelIndex& current, const QModelIndex& previous) {
  // The list would say an entry that nobody is at: somebody who hears the window would be taken
  // away from what has the keyboard.
  if (isQuiet() || (m_refreshing && !hasFocus()))
    return QAbstractItemView::currentChanged(current, previous);
  QListView::currentChanged(current, previous);
  if (m_refreshing || !current.isValid()) return;
  Q_EMIT lookAtRequested(static_cast<std::size_t>(current.row()) + 1);
}

void LogView::selectionChanged(const QItemSelection& selected, const QItemSelection& deselected) {
  if (isQuiet() || (m_refreshing && !hasFocus()))
    return QAbstractItemView::selectionChanged(selected, deselected);
  QListView::selectionChanged(selected, deselected);
}

void LogView::keyPressEvent(QKeyEvent* event) {
  if (m_session.changeWaits()) return event->ignore();
  if (event->key() == Qt::Key_Escape) {
    if (!finder().isHidden()) return closeFinder();
    if (m_number) return showOnly(std::nullopt);
  }
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
  // What waits to be kept is not left by a press beside it.
  if (event->button() != Qt::LeftButton || m_session.changeWaits()) return;
  const QModelIndex index = indexAt(event->position().toPoint());
  if (!index.isValid()) return;
  const int before = visualRect(index).top();
  setCurrentIndex(index);
  // The buttons have left the row above: the pressed one stays under the mouse.
  verticalScrollBar()->setValue(verticalScrollBar()->value() + visualRect(index).top() - before);
  bringIntoSight();
}

void LogView::mouseMoveEvent(QMouseEvent* /*event*/) {
  // A press selects one row; sweeping over others selects nothing.
}

void LogView::contextMenuEvent(QContextMenuEvent* event) {
  // A scroll area hands the event on as its viewport has got it: the place is the viewport's.
  const bool byKey = event->reason() == QContextMenuEvent::Keyboard;
  const QModelIndex index = byKey ? currentIndex() : indexAt(event->pos());
  if (!index.isValid() || m_session.amending()) return;
  const auto entry = static_cast<std::size_t>(index.row());
  auto* menu = new QMenu(this);
  menu->setAttribute(Qt::WA_DeleteOnClose);
  addTitle(*menu, index.data(Qt::DisplayRole).toString(), width() - 12 * unit);
  const auto add = [&](const QString& text, const QKeySequence& key,
                       void (LogView::*signal)(std::size_t)) {
    const QString keyText = key.toString(QKeySequence::NativeText);
    menu->addAction(text + QLatin1Char('\t') + keyText, this, [this, signal, entry] {
      Q_EMIT(this->*signal)(entry);
    });
  };
  if (m_amendable) {
    add(tr("Change this entry…"), changeKey, &LogView::replaceRequested);
    add(tr("Insert before it…"), insertKey, &LogView::insertRequested);
    add(tr("Remove it…"), removeKey, &LogView::removeRequested);
    //: An entry: the table does not agree about it.
    add(tr("Disputed…"), disputeKey, &LogView::disputeRequested);
  }
  menu->addAction(tr("Find…") + QLatin1Char('\t') + findKey.toString(QKeySequence::NativeText),
                  this, &LogView::find);
  add(tr("Why?"), Qt::CTRL | Qt::Key_E, &LogView::explainRequested);
  const QPoint below = visualRect(index).bottomLeft();
  menu->popup(byKey ? viewport()->mapToGlobal(below) : event->globalPos());
}

void LogView::paintFrame() {
  const Theme& theme = themeOf(*this);
  QPainter painter(this);
  paintCard(painter, QRectF(rect()), theme.surface, theme.line, 8 * lookUnit(font()));
  // Where the scrolled rows end.
  painter.setPen(QPen(theme.line, 1));
  if (m_heading->heightNeeded() == 0) return;
  const qreal bottom = frameWidth() + m_heading->heightNeeded() - 0.5;
  painter.drawLine(QPointF(1, bottom), QPointF(width() - 1, bottom));
}

bool LogView::event(QEvent* event) {
  if (event->type() != QEvent::Paint) return QListView::event(event);
  paintFrame();
  return true;
}

void LogView::paintEvent(QPaintEvent* event) {
  QListView::paintEvent(event);
  const bool unchanged = m_number && m_model->number()->changes.empty();
  if (m_model->rowCount() > 0 && !unchanged) return;
  QPainter painter(viewport());
  painter.setPen(themeOf(*this).quietInk);
  const QRect room = viewport()->rect().adjusted(2 * unit, 2 * unit, -2 * unit, -unit);
  painter.drawText(room, Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap,
                   unchanged
                       ? tr("No entry has changed it so far.")
                       : tr("Every entry will stand here, with its points and what to move on the "
                            "board. Select one to see the table as it was then."));
}

void LogView::resizeEvent(QResizeEvent* event) {
  QListView::resizeEvent(event);
  setVerticalScrollBarPolicy(isFolded(*viewport()) ? Qt::ScrollBarAlwaysOff
                                                   : Qt::ScrollBarAsNeeded);
  if (m_delegate->setWidth(viewport()->width())) scheduleDelayedItemsLayout();
  markRows();
  placeHeading();
  placeRows();
  bringIntoSight();
}

void LogView::changeEvent(QEvent* event) {
  QListView::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) {
    // What points by some sources are called is said in the language they were asked in.
    const auto hasSources = [](const text::AskedNumber& asked) { return !asked.from.empty(); };
    if (m_number) {
      std::erase_if(m_offered, hasSources);
      hasSources(*m_number) ? showOnly(std::nullopt) : showOnly(m_number, m_offered);
    }
    m_model->retranslate();
    hideOthers();
    retranslate();
  }
  if (event->type() == QEvent::LanguageChange || event->type() == QEvent::FontChange) layOut();
}

} // namespace nilometer::ui
