// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/score/result/score_sheet_view.h"

#include "ui/base/style/theme.h"
#include "ui/score/result/score_sheet_model.h"
#include "ui/score/result/sheet_painting.h"

#include <QEvent>
#include <QHeaderView>
#include <QKeyEvent>
#include <QMouseEvent>

#include <algorithm>

namespace nilometer::ui {

namespace {

constexpr int fewestLetters = 9; ///< of a player's column
constexpr int usualLetters = 14; ///< where there is room
constexpr int titleLetters = 18; ///< a narrower sheet scrolls sideways
constexpr int goodTitle = 30;    ///< before names become long

} // namespace

ScoreSheetView::ScoreSheetView(QWidget* parent)
    : QTableView(parent), m_model(new ScoreSheetModel(this)),
      m_delegate(new SheetDelegate(*m_model, this)) {
  setHorizontalHeader(new SheetHeader(*m_model, this));
  verticalHeader()->hide();
  verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
  verticalHeader()->setMinimumSectionSize(1);
  setModel(m_model);
  setItemDelegate(m_delegate);
  setShowGrid(false);
  setFrameShape(QFrame::NoFrame);
  setSelectionMode(QAbstractItemView::NoSelection);
  setEditTriggers(QAbstractItemView::NoEditTriggers);
  setTabKeyNavigation(false);
  setCornerButtonEnabled(false);
  setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
  setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
  retranslate();
}

void ScoreSheetView::show(const report::ScoreReport& report) {
  const QModelIndex before = currentIndex();
  clearSpans();
  m_model->setReport(report);
  for (int row = 0; row < m_model->rowCount(); ++row) {
    if (m_model->isNote(row)) setSpan(row, 0, 1, m_model->columnCount());
  }
  layOut();
  if (before.isValid()) setCurrentIndex(m_model->index(before.row(), before.column()));
}

void ScoreSheetView::retranslate() {
  setAccessibleName(tr("Score sheet"));
}

int ScoreSheetView::playerWidth() const {
  const auto* header = static_cast<const SheetHeader*>(horizontalHeader());
  const int letter = fontMetrics().averageCharWidth();
  int wanted = usualLetters * letter;
  for (int column = 1; column < m_model->columnCount(); ++column) {
    wanted = std::max(wanted, header->wantedWidth(column));
  }
  const int players = std::max(m_model->columnCount() - 1, 1);
  const int width = viewport()->width();
  // Titles may break into lines, but not every word of them into one of its own.
  const int room = (width - goodTitle * letter) / players;
  return std::max(fewestLetters * letter, std::min(wanted, room));
}

void ScoreSheetView::layOut() {
  if (m_model->columnCount() < 2) return;
  const int players = m_model->columnCount() - 1;
  const int player = playerWidth();
  const int least = titleLetters * fontMetrics().averageCharWidth();
  const int title = std::max(viewport()->width() - players * player, least);
  horizontalHeader()->resizeSection(0, title);
  for (int column = 1; column <= players; ++column) {
    horizontalHeader()->resizeSection(column, player);
  }
  for (int row = 0; row < m_model->rowCount(); ++row) {
    const int width = m_model->isNote(row) ? title + players * player : title;
    verticalHeader()->resizeSection(row, m_delegate->heightFor(row, width, font()));
  }
}

void ScoreSheetView::keyPressEvent(QKeyEvent* event) {
  // Nothing is selected here: whoever is around knows what a press means.
  if (event->key() == Qt::Key_Space) return event->ignore();
  QTableView::keyPressEvent(event);
}

void ScoreSheetView::mousePressEvent(QMouseEvent* event) {
  QTableView::mousePressEvent(event);
  event->ignore();
}

void ScoreSheetView::resizeEvent(QResizeEvent* event) {
  QTableView::resizeEvent(event);
  layOut();
}

void ScoreSheetView::changeEvent(QEvent* event) {
  QTableView::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) retranslate();
  if (event->type() == QEvent::FontChange) layOut();
  if (event->type() == QEvent::PaletteChange) viewport()->update();
}

void ScoreSheetView::focusInEvent(QFocusEvent* event) {
  QTableView::focusInEvent(event);
  if (!currentIndex().isValid() && m_model->rowCount() > 0) setCurrentIndex(m_model->index(0, 0));
}

} // namespace nilometer::ui
