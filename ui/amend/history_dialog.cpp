// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/amend/history_dialog.h"

#include "ui/style/plain_label.h"
#include "ui/style/theme.h"
#include "ui/words/phrase.h"

#include <QDialogButtonBox>
#include <QEvent>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace nilometer::ui {

using words::fill;

namespace {

constexpr int stepRole = Qt::UserRole;
constexpr int nowRole = Qt::UserRole + 1;

QString stepText(const HistoryLine& line) {
  //: A step of the history: the one that is now.
  if (line.isNow) return fill(HistoryDialog::tr("Now: %1"), {line.name});
  if (line.isUndone) return fill(HistoryDialog::tr("Undone: %1"), {line.name});
  if (line.isOverwritten) {
    return fill(HistoryDialog::tr("Undone, then went on otherwise: %1"), {line.name});
  }
  return line.name;
}

QListWidgetItem* itemOf(const HistoryLine& line, const QWidget& list) {
  auto* item = new QListWidgetItem(stepText(line));
  item->setData(stepRole, QVariant::fromValue<qulonglong>(line.step));
  item->setData(nowRole, line.isNow);
  const Theme& theme = themeOf(list);
  if (line.isUndone || line.isOverwritten) item->setForeground(theme.quietInk);
  QFont font = list.font();
  font.setBold(line.isNow);
  font.setItalic(line.isOverwritten);
  item->setFont(font);
  item->setSizeHint({0, std::max(targetHeight, QFontMetrics(font).height() + unit)});
  return item;
}

} // namespace

HistoryDialog::HistoryDialog(HistorySource source, QWidget* parent)
    : QDialog(parent), m_source(std::move(source)), m_hint(plainLabel(this)),
      m_steps(new QListWidget(this)), m_go(new QPushButton(this)) {
  setModal(false);
  auto* column = new QVBoxLayout(this);
  column->setSpacing(2 * unit);
  m_hint->setWordWrap(true);
  column->addWidget(m_hint);
  m_steps->setTextElideMode(Qt::ElideRight);
  m_steps->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  m_steps->setUniformItemSizes(true);
  column->addWidget(m_steps, 1);
  auto* buttons = new QDialogButtonBox(this);
  buttons->addButton(m_go, QDialogButtonBox::ActionRole);
  m_close = buttons->addButton(QString(), QDialogButtonBox::RejectRole);
  for (QPushButton* button : {m_go, m_close}) button->setMinimumHeight(targetHeight);
  m_go->setDefault(true);
  column->addWidget(buttons);
  connect(m_go, &QPushButton::clicked, this, &HistoryDialog::go);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  connect(m_steps, &QListWidget::itemDoubleClicked, this, &HistoryDialog::go);
  connect(m_steps, &QListWidget::currentRowChanged, this, &HistoryDialog::followChoice);
  retranslate();
}

void HistoryDialog::refresh() {
  m_steps->clear();
  for (const HistoryLine& line : m_source.lines()) {
    QListWidgetItem* item = itemOf(line, *m_steps);
    item->setToolTip(item->text());
    m_steps->addItem(item);
    if (line.isNow) m_steps->setCurrentItem(item);
  }
  followChoice();
  if (m_steps->currentItem() != nullptr) m_steps->scrollToItem(m_steps->currentItem());
}

void HistoryDialog::followChoice() {
  const QListWidgetItem* item = m_steps->currentItem();
  m_go->setEnabled(item != nullptr && !item->data(nowRole).toBool());
}

void HistoryDialog::go() {
  if (!m_go->isEnabled()) return;
  m_source.goTo(static_cast<std::size_t>(m_steps->currentItem()->data(stepRole).toULongLong()));
}

void HistoryDialog::retranslate() {
  setWindowTitle(tr("What was done"));
  m_hint->setText(tr("Choose a step to have the game as it was right after it. Nothing is lost: "
                     "what is undone stays in the list."));
  m_steps->setAccessibleName(windowTitle());
  m_go->setText(tr("Go there"));
  m_close->setText(tr("Close"));
  refresh();
}

QSize HistoryDialog::sizeHint() const {
  const QFontMetrics metrics = fontMetrics();
  return {metrics.averageCharWidth() * 96, metrics.height() * 28};
}

void HistoryDialog::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  if (event->type() == QEvent::PaletteChange) refresh();
  QDialog::changeEvent(event);
}

} // namespace nilometer::ui
