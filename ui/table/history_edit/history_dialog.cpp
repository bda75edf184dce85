// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/history_edit/history_dialog.h"

#include "ui/base/style/plain_label.h"
#include "ui/base/style/theme.h"
#include "ui/base/style/tool_tip.h"
#include "ui/text/phrase.h"

#include <QDialogButtonBox>
#include <QEvent>
#include <QHeaderView>
#include <QKeyEvent>
#include <QPushButton>
#include <QScreen>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <utility>

namespace nilometer::ui {

using text::fill;

namespace {

constexpr int stepRole = Qt::UserRole;
constexpr int nowRole = Qt::UserRole + 1;

enum Column { roundColumn, entryColumn, nameColumn, markColumn, columnCount };

/// How the game stands to a step; empty where it is simply done.
QString markOf(const HistoryLine& line) {
  //: A step of the history: the one the game stands at.
  if (line.isNow) return HistoryDialog::tr("Now");
  if (line.isUndone) return HistoryDialog::tr("Undone");
  //: A step of the history that was taken back, and something else was done instead.
  return line.isOverwritten ? HistoryDialog::tr("Overwritten") : QString();
}

QString numberOf(int number) {
  return number == 0 ? QString() : text::number(number);
}

/// The whole row, for whoever listens.
QString spoken(const HistoryLine& line) {
  QStringList parts;
  if (line.round > 0) {
    parts += fill(HistoryDialog::tr("Round %1, entry %2"),
                  {text::number(line.round), text::number(line.entry)});
  }
  parts += line.whole.isEmpty() ? line.name : line.whole;
  parts += markOf(line);
  parts.removeAll({});
  return parts.join(QStringLiteral(". "));
}

} // namespace

HistoryDialog::HistoryDialog(HistorySource source, QWidget* parent)
    : QDialog(parent), m_source(std::move(source)), m_hint(plainLabel(this)),
      m_steps(new QTableWidget(0, columnCount, this)), m_go(new QPushButton(this)) {
  setModal(false);
  auto* column = new QVBoxLayout(this);
  column->setSpacing(2 * unit);
  m_hint->setWordWrap(true);
  column->addWidget(m_hint);
  m_steps->setWordWrap(true);
  m_steps->setShowGrid(false);
  m_steps->setTabKeyNavigation(false);
  m_steps->setEditTriggers(QAbstractItemView::NoEditTriggers);
  m_steps->setSelectionBehavior(QAbstractItemView::SelectRows);
  m_steps->setSelectionMode(QAbstractItemView::SingleSelection);
  m_steps->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
  m_steps->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  m_steps->verticalHeader()->hide();
  QHeaderView& header = *m_steps->horizontalHeader();
  header.setSectionResizeMode(QHeaderView::ResizeToContents);
  header.setSectionResizeMode(nameColumn, QHeaderView::Stretch);
  header.setSectionsClickable(false);
  header.setHighlightSections(false);
  m_steps->verticalHeader()->setMinimumSectionSize(targetHeight);
  // A sentence needs as many lines as its column leaves it, once all columns have their width.
  connect(
      &header, &QHeaderView::sectionResized, m_steps,
      [this](int resized) {
        if (resized == nameColumn) m_steps->resizeRowsToContents();
      },
      Qt::QueuedConnection);
  column->addWidget(m_steps, 1);
  auto* buttons = new QDialogButtonBox(this);
  buttons->addButton(m_go, QDialogButtonBox::ActionRole);
  m_close = buttons->addButton(QString(), QDialogButtonBox::RejectRole);
  for (QPushButton* button : {m_go, m_close}) button->setMinimumHeight(targetHeight);
  m_go->setDefault(true);
  m_steps->installEventFilter(this);
  column->addWidget(buttons);
  connect(m_go, &QPushButton::clicked, this, &HistoryDialog::go);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  connect(m_steps, &QTableWidget::cellDoubleClicked, this, &HistoryDialog::go);
  connect(m_steps, &QTableWidget::currentCellChanged, this, &HistoryDialog::followChoice);
  retranslate();
  resize(sizeHint()); // else it takes two thirds of the screen at most
}

void HistoryDialog::refresh() {
  const std::vector<HistoryLine> lines = m_source.lines();
  m_steps->clearContents();
  m_steps->setRowCount(static_cast<int>(lines.size()));
  int now = 0;
  for (const HistoryLine& line : lines) {
    const int row = static_cast<int>(line.step);
    if (line.isNow) now = row;
    showLine(row, line);
  }
  const bool isOfGame =
      std::ranges::any_of(lines, [](const HistoryLine& line) { return line.entry > 0; });
  m_steps->setColumnHidden(roundColumn, !isOfGame);
  m_steps->setColumnHidden(entryColumn, !isOfGame);
  m_steps->resizeRowsToContents();
  m_steps->setCurrentCell(now, nameColumn);
  followChoice();
  m_steps->scrollToItem(m_steps->item(now, nameColumn));
}

void HistoryDialog::showLine(int row, const HistoryLine& line) {
  const std::array<QString, columnCount> texts{numberOf(line.round), numberOf(line.entry),
                                               line.name, markOf(line)};
  QFont shownAs = m_steps->font();
  shownAs.setBold(line.isNow);
  shownAs.setItalic(line.isOverwritten);
  for (int column = 0; column < columnCount; ++column) {
    auto* item = new QTableWidgetItem(texts[static_cast<std::size_t>(column)]);
    item->setData(stepRole, QVariant::fromValue<qulonglong>(line.step));
    item->setData(nowRole, line.isNow);
    item->setData(Qt::AccessibleTextRole, spoken(line));
    item->setToolTip(toolTipOf(line.whole));
    item->setFont(shownAs);
    if (line.isUndone || line.isOverwritten) item->setForeground(themeOf(*this).quietInk);
    if (column < nameColumn) item->setTextAlignment(Qt::AlignCenter);
    m_steps->setItem(row, column, item);
  }
}

void HistoryDialog::followChoice() {
  const QTableWidgetItem* item = m_steps->currentItem();
  m_go->setEnabled(item != nullptr && !item->data(nowRole).toBool());
}

bool HistoryDialog::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() != QEvent::KeyPress) return QDialog::eventFilter(watched, event);
  const auto& pressed = static_cast<const QKeyEvent&>(*event);
  const bool first = pressed.key() == Qt::Key_Home;
  if (!first && pressed.key() != Qt::Key_End) return QDialog::eventFilter(watched, event);
  // In a table these keys go to the first and last column.
  m_steps->setCurrentCell(first ? 0 : m_steps->rowCount() - 1, nameColumn);
  return true;
}

void HistoryDialog::go() {
  if (!m_go->isEnabled()) return;
  m_source.goTo(static_cast<std::size_t>(m_steps->currentItem()->data(stepRole).toULongLong()));
}

void HistoryDialog::retranslate() {
  setWindowTitle(tr("What was done"));
  m_hint->setText(
      tr("Choose a step to have everything as it was right after it. Until you close it, "
         "nothing is lost: what is undone stays in the list."));
  m_steps->setAccessibleName(windowTitle());
  //: Headings of the history; the second one is the number of an entry.
  m_steps->setHorizontalHeaderLabels({tr("Round"), tr("Entry"), tr("What was done"), tr("State")});
  m_go->setText(tr("Go there"));
  m_close->setText(tr("Close"));
  refresh();
}

QSize HistoryDialog::sizeHint() const {
  const QFontMetrics metrics = fontMetrics();
  const QSize wanted(metrics.averageCharWidth() * 96, metrics.height() * 28);
  return wanted.boundedTo(screen()->availableSize() - QSize(8 * unit, 16 * unit));
}

void HistoryDialog::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  if (event->type() == QEvent::PaletteChange) refresh();
  QDialog::changeEvent(event);
}

} // namespace nilometer::ui
