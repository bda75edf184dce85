// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/edition_editor/printed_page_list.h"

#include "ui/base/style/inner_room.h"
#include "ui/base/style/plain_label.h"
#include "ui/base/style/theme.h"
#include "ui/pages/edition_editor/cell_painting.h"
#include "ui/text/phrase.h"

#include <QEvent>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>

#include <algorithm>
#include <utility>

namespace nilometer::ui {

namespace {

constexpr Length pagePadding = 2 * unit;
constexpr int narrowLetters = 125; ///< of a parent

int pageMarkSize(const QFontMetrics& letters) {
  return letters.height();
}

QString stateText(PageState state) {
  switch (state) {
  case PageState::open: return PageList::tr("not confirmed yet");
  case PageState::confirmed: return PageList::tr("confirmed");
  case PageState::nonsense: break;
  }
  return PageList::tr("makes no sense");
}

void paintState(QPainter& painter, const QRectF& box, PageState state, const Theme& theme) {
  painter.setRenderHint(QPainter::Antialiasing);
  const QPointF centre = box.center();
  const qreal radius = box.width() * 0.36;
  painter.setBrush(Qt::NoBrush);
  if (state == PageState::confirmed) {
    painter.setPen(QPen(theme.fine, 2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPolyline(QPolygonF({centre + QPointF(-radius, 0.1 * radius),
                                    centre + QPointF(-0.25 * radius, 0.8 * radius),
                                    centre + QPointF(radius, -0.8 * radius)}));
  } else if (state == PageState::nonsense) {
    painter.setPen(theme.stop);
    painter.drawText(box, Qt::AlignCenter, QStringLiteral("!"));
  } else {
    painter.setPen(QPen(theme.quietInk, 1.2));
    painter.drawEllipse(centre, radius, radius);
  }
}

} // namespace

PageRow::PageRow(QWidget* parent) : QAbstractButton(parent) {
  setAttribute(Qt::WA_Hover);
  setSizePolicy(QSizePolicy::Minimum, QSizePolicy::Maximum);
}

void PageRow::setContent(const QString& text, PageState state, int unread, Now now) {
  m_state = state;
  m_unread = unread;
  m_now = now;
  setText(text);
  retell();
  setFocusPolicy(now == Now::yes ? Qt::StrongFocus : Qt::ClickFocus);
  updateGeometry();
  update();
}

void PageRow::setShort(int number) {
  if (number == m_short) return;
  m_short = number;
  retell();
  updateGeometry();
  update();
}

QString PageRow::shown() const {
  return m_short > 0 ? text::number(m_short) : text();
}

void PageRow::retell() {
  setAccessibleName(text());
  QString state = stateText(m_state);
  if (m_unread > 0) {
    const QString unread = PageList::tr("%n value(s) not read yet", nullptr, m_unread);
    state = text::fill(QStringLiteral("%1, %2"), {state, unread});
  }
  setAccessibleDescription(state);
  setToolTip(m_short > 0 ? text::fill(QStringLiteral("%1: %2"), {text(), state}) : state);
}

QSize PageRow::sizeHint() const {
  QFont bold = font();
  bold.setBold(true);
  const QFontMetrics letters(bold);
  return {pageMarkSize(letters) + letters.horizontalAdvance(shown()) + 3 * pagePadding,
          cellHeight(letters) + unit};
}

/// In a low window they come as close as a finger lets them.
QSize PageRow::minimumSizeHint() const {
  const QSize usual = sizeHint();
  return {usual.width(),
          std::min(usual.height(), std::max<int>(targetHeight, fontMetrics().height()))};
}

// The arrows belong to the list.
void PageRow::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Up || event->key() == Qt::Key_Down) return event->ignore();
  QAbstractButton::keyPressEvent(event);
}

void PageRow::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  const Theme& theme = themeOf(*this);
  const bool now = m_now == Now::yes;
  if (now) {
    paintCard(painter, rect(), theme.surface, theme.choose);
  } else if (touchOf(*this) == CellTouch::hover) {
    paintCard(painter, rect(), theme.sunken, theme.sunken);
  }
  QFont letters = font();
  letters.setBold(now);
  painter.setFont(letters);
  const int mark = pageMarkSize(painter.fontMetrics());
  painter.save();
  paintState(painter, QRectF(pagePadding, (height() - mark) / 2.0, mark, mark), m_state, theme);
  painter.restore();
  painter.setPen(now || m_state != PageState::confirmed ? theme.ink : theme.quietInk);
  painter.drawText(rect().adjusted(mark + 2 * pagePadding, 0, -pagePadding, 0),
                   Qt::AlignLeft | Qt::AlignVCenter, shown());
  if (hasFocus()) paintFocus(painter, rect(), theme);
}

PageList::PageList(QWidget* parent)
    : QScrollArea(parent), m_all(new QWidget(this)), m_grid(new QGridLayout(m_all)),
      m_progress(plainLabel(m_all)) {
  setFrameShape(QFrame::NoFrame);
  setFocusPolicy(Qt::NoFocus);
  setWidgetResizable(true);
  // The buttons turn over to every page.
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred);
  letGiveWay(*this);
  m_grid->setContentsMargins(0, 0, 0, 0);
  m_grid->setSpacing(0);
  m_progress->setForegroundRole(QPalette::PlaceholderText);
  m_progress->setContentsMargins(pagePadding, pagePadding, 0, 0);
  placeRows(1);
  setWidget(m_all);
  parent->installEventFilter(this);
}

QSize PageList::sizeHint() const {
  return m_all->sizeHint();
}

QSize PageList::minimumSizeHint() const {
  return {m_all->minimumSizeHint().width(), 0};
}

bool PageList::eventFilter(QObject* watched, QEvent* event) {
  const bool isSized = event->type() == QEvent::Resize || event->type() == QEvent::FontChange;
  if (watched == parent() && isSized) {
    setFolded(parentWidget()->width() < narrowLetters * fontMetrics().averageCharWidth());
  }
  if (watched == m_all && event->type() == QEvent::LayoutRequest) updateGeometry();
  return QScrollArea::eventFilter(watched, event);
}

/// As many as the game has pages, above how many are compared.
void PageList::makeRows(std::size_t count) {
  for (; m_rows.size() > count; m_rows.pop_back()) delete m_rows.back();
  for (std::size_t i = m_rows.size(); i < count; ++i) {
    auto* row = new PageRow(m_all);
    setTabOrder(m_rows.empty() ? static_cast<QWidget*>(m_progress) : m_rows.back(), row);
    row->setVisible(true); // the list may stand in the window already
    m_rows.push_back(row);
    connect(row, &PageRow::clicked, this, [this, i] { Q_EMIT chosen(CopyPage(i)); });
  }
  placeRows(m_columns);
}

void PageList::placeRows(int columns) {
  m_columns = columns;
  const int high = (static_cast<int>(m_rows.size()) + columns - 1) / columns;
  for (int line = 0; line < m_grid->rowCount(); ++line) m_grid->setRowStretch(line, 0);
  int at = 0;
  for (PageRow* const row : m_rows) {
    m_grid->removeWidget(row);
    m_grid->addWidget(row, at % high, at / high);
    ++at;
  }
  m_grid->removeWidget(m_progress);
  m_grid->addWidget(m_progress, high, 0, 1, columns);
  m_grid->setRowStretch(high + 1, 1);
  shorten();
}

void PageList::shorten() {
  const bool isShort = m_folded || m_columns > 1;
  for (std::size_t i = 0; i < m_rows.size(); ++i) {
    m_rows[i]->setShort(isShort ? static_cast<int>(i) + 1 : 0);
  }
}

void PageList::show(const CopyKind& kind, const CopyProgress& progress,
                    std::optional<CopyPage> now) {
  makeRows(kind.pages());
  for (std::size_t i = 0; i < kind.pages(); ++i) {
    const CopyPage page(i);
    row(page)->setContent(kind.pageName(page), progress.of(page), progress.unread[i],
                          now == page ? PageRow::Now::yes : PageRow::Now::no);
  }
  if (!now) m_rows.front()->setFocusPolicy(Qt::StrongFocus);
  m_now = now.value_or(CopyPage()).number;
  m_confirmed = progress.confirmed();
  m_values = progress.values;
  m_confirmedValues = progress.confirmedValues;
  sayProgress();
  fit();
}

void PageList::fit() {
  int rows = 0;
  for (const PageRow* const row : m_rows) rows += row->minimumSizeHint().height();
  const int columns = rows > height() ? 2 : 1;
  if (columns != m_columns) placeRows(columns);
  m_progress->setVisible(rows / columns + m_progress->sizeHint().height() <= height());
  m_grid->activate();
  updateGeometry();
  if (m_now < m_rows.size()) ensureWidgetVisible(m_rows[m_now], 0, 0);
}

void PageList::resizeEvent(QResizeEvent* event) {
  QScrollArea::resizeEvent(event);
  fit();
}

void PageList::setFolded(bool folded) {
  if (std::exchange(m_folded, folded) == folded) return;
  shorten();
  sayProgress();
  fit();
}

void PageList::sayProgress() {
  const QStringList counts{text::number(m_confirmed),
                           text::number(static_cast<int>(m_rows.size()))};
  const QString pages = text::fill(tr("%1 of %2 pages"), counts);
  //: Printed values that are compared. %1: how many of them.
  const QString values =
      text::fill(tr("%1 of %n value(s)", nullptr, m_values), {text::number(m_confirmedValues)});
  const QString whole = text::fill(QStringLiteral("%1\n%2"), {pages, values});
  m_progress->setText(m_folded ? text::fill(QStringLiteral("%1/%2"), counts) : whole);
  m_progress->setAccessibleName(whole);
}

QString PageList::progressText() const {
  return m_progress->text();
}

void PageList::keyPressEvent(QKeyEvent* event) {
  const int by = event->key() == Qt::Key_Down ? 1 : (event->key() == Qt::Key_Up ? -1 : 0);
  const auto focused = std::ranges::find(m_rows, focusWidget());
  if (by == 0 || focused == m_rows.end()) return QWidget::keyPressEvent(event);
  const auto at = focused - m_rows.begin() + by;
  if (at < 0 || at >= std::ssize(m_rows)) return;
  m_rows[static_cast<std::size_t>(at)]->setFocus();
  ensureWidgetVisible(m_rows[static_cast<std::size_t>(at)], 0, 0);
}

} // namespace nilometer::ui
