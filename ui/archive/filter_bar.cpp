// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/archive/filter_bar.h"

#include "ui/egizia/words/names.h"
#include "ui/style/theme.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QSignalBlocker>

#include <algorithm>
#include <iterator>

namespace nilometer::ui {

namespace {

constexpr int fewestPlayers = 2;
constexpr int longest = 200;  ///< letters in the filter
constexpr int shortName = 14; ///< letters that are always seen

QComboBox* addBox(QHBoxLayout& row, FilterBar& bar) {
  auto* box = new QComboBox(&bar);
  box->setMinimumHeight(targetHeight);
  box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
  row.addWidget(box);
  QObject::connect(box, &QComboBox::currentIndexChanged, &bar, &FilterBar::changed);
  return box;
}

} // namespace

FilterBar::FilterBar(QWidget* parent) : QWidget(parent), m_words(new QLineEdit(this)) {
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(2 * unit);
  m_words->setMinimumHeight(targetHeight);
  m_words->setMaxLength(longest);
  m_words->setClearButtonEnabled(true);
  row->addWidget(m_words, 1);
  m_player = addBox(*row, *this);
  m_count = addBox(*row, *this);
  m_rules = addBox(*row, *this);
  m_player->addItem(QString(), QString());
  m_count->addItem(QString(), 0);
  for (int n = fewestPlayers; n <= egizia::maxPlayers; ++n) m_count->addItem(QString(), n);
  m_rules->addItem(QString(), -1);
  for (int profile = 0; profile < std::ssize(egizia::profileNames); ++profile) {
    m_rules->addItem(QString(), profile);
  }
  connect(m_words, &QLineEdit::textChanged, this, &FilterBar::changed);
  connect(m_words, &QLineEdit::returnPressed, this, &FilterBar::leaveRequested);
  retranslate();
  limitNames();
}

void FilterBar::limitNames() {
  // A very long name is cut off rather than the window made wider.
  m_player->setMinimumWidth(fontMetrics().averageCharWidth() * shortName);
}

GameFilter FilterBar::filter() const {
  GameFilter filter;
  filter.words = folded(m_words->text()).split(QLatin1Char(' '), Qt::SkipEmptyParts);
  filter.player = m_player->currentData().toString();
  filter.players = m_count->currentData().toInt();
  const int rules = m_rules->currentData().toInt();
  if (rules >= 0) filter.profile = rules;
  return filter;
}

void FilterBar::setPlayers(const QStringList& names) {
  const QString chosen = m_player->currentData().toString();
  {
    const QSignalBlocker blocker(m_player);
    while (m_player->count() > 1) m_player->removeItem(m_player->count() - 1);
    for (const QString& name : names) m_player->addItem(name, playerKey(name));
    m_player->setCurrentIndex(std::max(0, m_player->findData(chosen)));
  }
  if (m_player->currentData().toString() != chosen) Q_EMIT changed();
}

void FilterBar::clear() {
  m_words->clear();
  for (QComboBox* box : {m_player, m_count, m_rules}) box->setCurrentIndex(0);
}

void FilterBar::retranslate() {
  m_words->setPlaceholderText(tr("Filter: names, year, title"));
  m_words->setAccessibleName(tr("Filter"));
  m_player->setAccessibleName(tr("Player"));
  m_player->setItemText(0, tr("All players"));
  m_count->setAccessibleName(tr("Number of players"));
  m_count->setItemText(0, tr("Any number of players"));
  for (int i = 1; i < m_count->count(); ++i) {
    m_count->setItemText(i, tr("%n player(s)", nullptr, m_count->itemData(i).toInt()));
  }
  m_rules->setAccessibleName(tr("Rules"));
  m_rules->setItemText(0, tr("All rules"));
  for (int i = 1; i < m_rules->count(); ++i) {
    m_rules->setItemText(
        i, words::profileName(static_cast<egizia::Profile>(m_rules->itemData(i).toInt())));
  }
}

void FilterBar::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Down && m_words->hasFocus()) return Q_EMIT leaveRequested();
  if (event->key() == Qt::Key_Escape && !m_words->text().isEmpty()) return m_words->clear();
  QWidget::keyPressEvent(event);
}

void FilterBar::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  if (event->type() == QEvent::FontChange) limitNames();
  QWidget::changeEvent(event);
}

} // namespace nilometer::ui
