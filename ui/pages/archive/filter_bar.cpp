// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/archive/filter_bar.h"

#include "ui/base/style/theme.h"
#include "ui/pages/archive/archive_text.h"
#include "ui/text/plain_line.h"
#include "ui/text/typed_day.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QSignalBlocker>

#include <algorithm>

namespace nilometer::ui {

namespace {

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

FilterBar::FilterBar(Games games, QWidget* parent)
    : QWidget(parent), m_games(games), m_words(new QLineEdit(this)) {
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
  m_rules->addItem(QString());
  table::SeatRange seats = games.front()->seats();
  for (const Game* kind : games) {
    seats = {std::min(seats.least, kind->seats().least), std::max(seats.most, kind->seats().most)};
    for (int profile = 0; profile < kind->profiles(); ++profile) {
      m_sets.push_back({kind, profile});
      m_rules->addItem(QString());
    }
  }
  for (int n = seats.least; n <= seats.most; ++n) m_count->addItem(QString(), n);
  connect(m_words, &QLineEdit::textChanged, this, &FilterBar::changed);
  connect(m_words, &QLineEdit::returnPressed, this, &FilterBar::leaveRequested);
  retranslate();
  limitNames();
}

void FilterBar::limitNames() {
  // A very long name is cut off rather than the window made wider, or the words left without room.
  const int width = fontMetrics().averageCharWidth() * shortName;
  m_player->setMinimumWidth(width);
  m_player->setMaximumWidth(2 * width);
}

GameFilter FilterBar::filter() const {
  GameFilter filter;
  const QString typed = text::plainLine(m_words->text());
  filter.words = text::folded(typed).split(QLatin1Char(' '), Qt::SkipEmptyParts);
  // A name can be that of a month or weekday, a figure a part of anything.
  const bool hasFigure = std::ranges::any_of(typed, [](QChar c) { return c.isDigit(); });
  if (hasFigure) filter.day = text::typedDay(typed, QDate::currentDate()).day;
  filter.player = m_player->currentData().toString();
  filter.players = m_count->currentData().toInt();
  if (m_rules->currentIndex() > 0) {
    const Rules& rules = m_sets[static_cast<std::size_t>(m_rules->currentIndex()) - 1];
    filter.kind = rules.kind;
    filter.profile = rules.profile;
  }
  return filter;
}

void FilterBar::setPlayers(const QStringList& names) {
  const QString chosen = m_player->currentData().toString();
  {
    const QSignalBlocker blocker(m_player);
    while (m_player->count() > 1) m_player->removeItem(m_player->count() - 1);
    for (const QString& name : names) m_player->addItem(name, text::nameKey(name));
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
  //: Whose games are shown.
  m_player->setAccessibleName(tr("Player"));
  m_player->setItemText(0, tr("All players"));
  m_count->setAccessibleName(tr("Number of players"));
  m_count->setItemText(0, tr("Any number of players"));
  for (int i = 1; i < m_count->count(); ++i) {
    m_count->setItemText(i, tr("%n player(s)", nullptr, m_count->itemData(i).toInt()));
  }
  //: By which set of rules the games shown were played.
  m_rules->setAccessibleName(tr("Rules"));
  m_rules->setItemText(0, tr("All rules"));
  for (std::size_t i = 0; i < m_sets.size(); ++i) {
    m_rules->setItemText(static_cast<int>(i) + 1,
                         rulesText(*m_sets[i].kind, m_sets[i].profile, m_games));
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
