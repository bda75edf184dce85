// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/archive/archive_table.h"

#include "ui/base/style/theme.h"
#include "ui/pages/archive/archive_model.h"
#include "ui/pages/archive/archive_text.h"
#include "ui/text/shown_names.h"

#include <QKeyEvent>
#include <QPainter>
#include <QScrollBar>

#include <algorithm>
#include <limits>
#include <numeric>
#include <optional>

namespace nilometer::ui {

namespace {

constexpr Length between = 4 * unit; ///< players

/// A piece of a cell.
struct Run {
  QString text;
  QFont font;
  std::optional<PlayerColour> symbol; ///< instead of the text
  int width = 0;
  int gap = 0; ///< behind it
};

QFont bold(QFont font) {
  font.setBold(true);
  return font;
}

/// Measuring a text takes longer than all else that is done with it.
Run textRun(const QString& text, const QFont& font, int gap, TextWidths& widths) {
  int& width = widths[{font, text}];
  if (width == 0) width = QFontMetrics(font).horizontalAdvance(text);
  return {text, font, std::nullopt, width, gap};
}

Run symbolRun(const record::SeatResult& seat, const QFont& font) {
  return {{}, font, colourOf(seat), QFontMetrics(font).height() * 3 / 4, unit};
}

constexpr qsizetype lettersOfWinner = 24;

/// Whole names.
constexpr qsizetype allLetters = std::numeric_limits<qsizetype>::max();

/// A cell with symbols in it and at most that many letters of each name; nothing for one that is
/// plain text.
std::vector<Run> runs(const ArchivedGame& game, int column, const QFont& font, TextWidths& widths,
                      qsizetype letters) {
  std::vector<Run> runs;
  const record::GameResult* result = game.result();
  if (result == nullptr) return runs;
  if (column != ArchiveModel::Winner && column != ArchiveModel::Players) return runs;
  const std::vector<std::size_t> order = record::byPlace(*result);
  const auto nameAt = [&](std::size_t seat) {
    const auto index = static_cast<qsizetype>(seat);
    if (letters == allLetters) return game.names.whole[index];
    const QString& name = game.names.shown[index];
    if (letters > text::ShownNames::longest) return game.names.shortenedTo(letters, name);
    return name.size() > letters ? name.left(letters - 1) + QChar(u'…') : name;
  };
  for (const std::size_t index : order) {
    const record::SeatResult& seat = result->seats[index];
    if (column == ArchiveModel::Winner && seat.place > 1) break;
    runs.push_back(symbolRun(seat, font));
    if (column == ArchiveModel::Winner) {
      runs.push_back(textRun(nameAt(index), bold(font), between, widths));
      continue;
    }
    runs.push_back(textRun(nameAt(index), font, 3 * unit / 2, widths));
    runs.push_back(textRun(resultText(seat), bold(font), between, widths));
  }
  if (column == ArchiveModel::Winner && result->isWinnerDisputed) {
    runs.back().gap = 0;
    runs.push_back(textRun(unsettledSign(*result), bold(font), 0, widths));
  } else if (column == ArchiveModel::Players && result->isChanged) {
    runs.push_back(textRun(changedText(*result), font, 0, widths));
  }
  runs.back().gap = 0;
  return runs;
}

int widthOf(const std::vector<Run>& runs) {
  return std::accumulate(runs.begin(), runs.end(), 0,
                         [](int sum, const Run& run) { return sum + run.width + run.gap; });
}

/// With less of long names where not everybody has room else.
std::vector<Run> fittingRuns(const ArchivedGame& game, int column, const QFont& font,
                             TextWidths& widths, int room) {
  constexpr qsizetype fewest = 4;
  std::vector<Run> pieces = runs(game, column, font, widths, allLetters);
  const QStringList& names = game.names.whole;
  const auto longest =
      std::ranges::max_element(names, {}, [](const QString& name) { return name.size(); });
  auto letters = longest == names.end() ? fewest : longest->size();
  while (letters > fewest && widthOf(pieces) > room) {
    pieces = runs(game, column, font, widths, --letters);
  }
  return pieces;
}

const ArchivedGame& gameOf(const QModelIndex& index) {
  return *static_cast<const ArchivedGame*>(index.data(ArchiveModel::GameRole).value<const void*>());
}

void paintRuns(QPainter& painter, QRect room, const std::vector<Run>& runs, const Theme& theme) {
  int rest = widthOf(runs);
  for (const Run& run : runs) {
    const QString more = rest <= room.width() ? QString() : QString(u'…');
    const int dots = more.isEmpty() ? 0 : run.gap + QFontMetrics(run.font).horizontalAdvance(more);
    if (run.width + dots > room.width()) {
      // Where those behind have no room, the last one in sight says that there are more.
      painter.setFont(run.font);
      painter.setPen(theme.ink);
      const QFontMetrics letters(run.font);
      painter.drawText(room, Qt::AlignLeft | Qt::AlignVCenter,
                       letters.elidedText(run.text + more, Qt::ElideRight, room.width()));
      return;
    }
    if (run.symbol) {
      const QPointF centre(room.left() + run.width / 2.0, room.center().y() + 0.5);
      paintSymbol(painter, centre, run.width, *run.symbol,
                  theme.playerText[static_cast<std::size_t>(*run.symbol)]);
    } else {
      painter.setFont(run.font);
      painter.setPen(theme.ink);
      painter.drawText(room, Qt::AlignLeft | Qt::AlignVCenter, run.text);
    }
    room.setLeft(room.left() + run.width + run.gap);
    rest -= run.width + run.gap;
  }
}

} // namespace

void ArchiveDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                            const QModelIndex& index) const {
  const Theme& theme = themeOf(*option.widget);
  const ArchivedGame& game = gameOf(index);
  painter->save();
  painter->setRenderHint(QPainter::Antialiasing);
  paintGround(*painter, option);
  const QRect room = option.rect.adjusted(padding, 0, -padding, 0);
  const std::vector<Run> pieces =
      fittingRuns(game, index.column(), option.font, m_widths, room.width());
  if (!pieces.empty()) {
    paintRuns(*painter, room, pieces, theme);
  } else {
    const bool reason = game.unreadable() != nullptr && index.column() != ArchiveModel::Date;
    paintText(*painter, option, index, reason ? theme.stop : theme.ink);
  }
  painter->restore();
}

QSize ArchiveDelegate::sizeHint(const QStyleOptionViewItem& option,
                                const QModelIndex& index) const {
  const ArchivedGame& game = gameOf(index);
  // The column of all players gets what is left; that of the winner takes room from no other.
  const bool isSpread = index.column() == ArchiveModel::Players;
  const std::vector<Run> pieces =
      runs(game, index.column(), option.font, m_widths, isSpread ? allLetters : lettersOfWinner);
  if (!pieces.empty()) {
    return {2 * padding + slack + widthOf(pieces), rowHeight(option)};
  }
  const bool reason = game.unreadable() != nullptr && index.column() == ArchiveModel::Players;
  return reason ? QSize(0, rowHeight(option)) : RowDelegate::sizeHint(option, index);
}

ArchiveTable::ArchiveTable(ArchiveRows& rows, QWidget* parent)
    : RowTable(ArchiveModel::Title, parent), m_rows(rows) {
  setModel(&rows);
  setItemDelegate(new ArchiveDelegate(this));
  sortByColumn(ArchiveModel::Date, Qt::DescendingOrder);
  setSortingEnabled(true);
  connect(this, &QTableView::doubleClicked, this, &ArchiveTable::openRequested);
  // The model's and not those of the rows, of which one portion makes many.
  const QAbstractItemModel& games = *rows.sourceModel();
  connect(&games, &QAbstractItemModel::rowsAboutToBeInserted, this, &ArchiveTable::keepPlace);
  connect(&games, &QAbstractItemModel::rowsInserted, this, &ArchiveTable::restorePlace);
  connect(&games, &QAbstractItemModel::rowsAboutToBeRemoved, this, &ArchiveTable::keepPlace);
  connect(&games, &QAbstractItemModel::rowsRemoved, this, &ArchiveTable::restorePlace);
}

void ArchiveTable::keepPlace() {
  m_kept = QModelIndex();
  const QModelIndex chosen =
      selectionModel()->isSelected(currentIndex()) ? currentIndex() : QModelIndex();
  if (chosen.isValid() && visualRect(chosen).intersects(viewport()->rect())) {
    m_kept = chosen;
  } else if (verticalScrollBar()->value() > 0) {
    m_kept = indexAt(QPoint());
  }
  m_keptTop = visualRect(m_kept).top();
}

void ArchiveTable::restorePlace() {
  if (!m_kept.isValid()) return;
  updateGeometries(); // the scroll bar reaches as far as the rows
  QScrollBar& bar = *verticalScrollBar();
  bar.setValue(bar.value() + visualRect(m_kept).top() - m_keptTop);
}

const ArchivedGame* ArchiveTable::current() const {
  return currentIndex().isValid() ? &m_rows.game(currentIndex().row()) : nullptr;
}

void ArchiveTable::select(const QString& path, int otherwise) {
  for (int row = 0; row < m_rows.rowCount(); ++row) {
    if (m_rows.game(row).file.path == path) return selectRow(row);
  }
  selectRow(otherwise);
}

int ArchiveTable::rowInUse() const {
  const QModelIndexList chosen = selectionModel()->selectedRows();
  return chosen.isEmpty() ? std::max(rowAt(0), 0) : chosen.front().row();
}

void ArchiveTable::selectRow(int row) {
  row = std::min(row, m_rows.rowCount() - 1);
  setCurrentIndex(row < 0 ? QModelIndex() : m_rows.index(row, 0));
}

void ArchiveTable::keyPressEvent(QKeyEvent* event) {
  switch (event->key()) {
  case Qt::Key_Return:
  case Qt::Key_Enter: Q_EMIT openRequested(); return;
  case Qt::Key_Delete: Q_EMIT deleteRequested(); return;
  default: RowTable::keyPressEvent(event);
  }
}

void ArchiveTable::currentChanged(const QModelIndex& current, const QModelIndex& previous) {
  QTableView::currentChanged(current, previous);
  Q_EMIT currentGameChanged();
}

} // namespace nilometer::ui
