// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/start_tiles.h"

#include "ui/base/style/unit.h"
#include "ui/store/own_edition/copy_kind.h"
#include "ui/text/phrase.h"
#include "ui/window/start_button.h"

#include <QLocale>

#include <algorithm>

namespace nilometer::ui {

using text::fill;
using text::number;

namespace {

constexpr qreal tileSpace = 8; ///< in u

/// "October", of another year "October 2024".
QString monthOf(const QDate& day) {
  const QString month = QLocale().standaloneMonthName(day.month());
  if (day.year() == QDate::currentDate().year()) return month;
  return fill(QStringLiteral("%1 %2"), {month, QString::number(day.year())});
}

} // namespace

QString lastDay(const QDate& day, const QDate& today) {
  const qint64 days = day.daysTo(today);
  if (days == 0) return StartTiles::tr("today");
  if (days == 1) return StartTiles::tr("yesterday");
  if (days < 0 || days > 7) return QLocale().toString(day, QLocale::ShortFormat);
  //: %1: a day of the last seven, "Friday".
  return fill(StartTiles::tr("last %1"), {QLocale().standaloneDayName(day.dayOfWeek())});
}

StartTiles::StartTiles(QWidget* parent)
    : QWidget(parent), m_score(new StartTile(TileSign::bars, this)),
      m_learn(new StartTile(TileSign::book, this)), m_finished(new StartTile(TileSign::cup, this)),
      m_copies(new StartTile(TileSign::sheet, this)), m_continue(m_score->addLink()),
      m_guided(m_learn->addLink()), m_rules(m_learn->addLink()), m_example(m_learn->addLink()) {}

void StartTiles::show(const GameFacts& facts, const Game& game) {
  m_score->setVisible(game.hasEndPositions());
  m_learn->setVisible(facts.lessons > 0 || game.hasRuleBook());
  m_copies->setVisible(game.copies().pages() > 0);
  showScore(facts);
  showLearn(facts, game);
  showCopies(facts);
  lay();
  for (StartTile* tile : shown()) tile->layLinks();
}

void StartTiles::showScore(const GameFacts& facts) {
  m_score->setLook(
      {.title = tr("Final scoring only"), .line = tr("The end position on one screen")});
  m_continue->setVisible(facts.position.has_value());
  if (!facts.position) return;
  m_continue->setLook(facts.position->text, {}, facts.position->whole);
}

void StartTiles::showLearn(const GameFacts& facts, const Game& game) {
  QString line = tr("%n lesson(s)", nullptr, facts.lessons);
  if (facts.lessonsDone > 0) {
    //: %1: how many lessons. %2: how many of them are done.
    line = fill(tr("%1 · %2 done"), {line, number(facts.lessonsDone)});
  }
  m_learn->setLook({.title = tr("Learn"), .line = line});
  m_guided->setLook(tr("Guided game"));
  //: Leads to the rule book.
  m_rules->setLook(tr("Rules"));
  m_example->setLook(tr("Example"));
  m_rules->setVisible(game.hasRuleBook());
  m_example->setVisible(game.hasExample());
}

void StartTiles::showCopies(const GameFacts& facts) {
  TileLook look{.title = tr("Check your copy")};
  if (facts.isCopyComplete) {
    look.line = tr("Compared with your own game");
    look.progress = 1;
  } else if (facts.comparedValues > 0) {
    //: Printed values that are compared. %1: how many of them.
    const QString text = tr("%1 of %n value(s)", nullptr, facts.copyValues);
    look.line = fill(text, {number(facts.comparedValues)});
    look.progress = static_cast<qreal>(facts.comparedValues) / facts.copyValues;
  } else {
    look.line = tr("Some numbers stand only on your own copy.");
  }
  m_copies->setLook(look);
}

void StartTiles::showFinished(const FinishedGames* finished) {
  TileLook look{.title = tr("Finished games")};
  if (finished != nullptr && finished->count == 0) {
    look.line = tr("Every game that ends is kept here.");
  } else if (finished != nullptr) {
    const bool isOnly = finished->count == 1;
    const QString all = tr("%n game(s) since %1", nullptr, finished->count);
    look.line = isOnly ? tr("One game so far") : fill(all, {monthOf(finished->first)});
    look.colour = finished->colour;
    look.name = finished->winner;
    look.names = finished->names;
    look.after = lastDay(finished->last, QDate::currentDate());
    // Behind the name of whoever won it a day needs no more words.
    //: The last finished game. %1: a day, "today".
    if (look.name.isEmpty() && !isOnly) look.after = fill(tr("The last one: %1"), {look.after});
    if (finished->minutes > 0) {
      //: %1: a day. %n: how long the game took.
      const QString text = tr("%1, %n minute(s)", nullptr, finished->minutes);
      look.after = fill(text, {look.after});
    }
  }
  m_finished->setLook(look);
}

void StartTiles::setColumns(int columns) {
  m_columns = columns;
  lay();
}

std::vector<StartTile*> StartTiles::shown() const {
  std::vector<StartTile*> tiles;
  for (StartTile* tile : {m_score, m_learn, m_finished, m_copies}) {
    if (!tile->isHidden()) tiles.push_back(tile);
  }
  return tiles;
}

int StartTiles::rowCount() const {
  return (static_cast<int>(shown().size()) + m_columns - 1) / m_columns;
}

int StartTiles::heightOf(qreal tile) const {
  return wholePixels(rowCount() * tile + (rowCount() - 1) * tileSpace, lookUnit(font()));
}

qreal StartTiles::rowHeight(qreal all) const {
  const int rows = std::max(1, rowCount());
  return (all - tileSpace * lookUnit(font()) * (rows - 1)) / rows;
}

void StartTiles::lay() {
  const std::vector<StartTile*> tiles = shown();
  if (tiles.empty()) return;
  const qreal between = tileSpace * lookUnit(font());
  const auto count = static_cast<int>(tiles.size());
  const int rows = rowCount();
  const qreal wide = (width() - between * (m_columns - 1)) / m_columns;
  const qreal high = (height() - between * (rows - 1)) / rows;
  for (int i = 0; i < count; ++i) {
    const QPointF at((i % m_columns) * (wide + between), (i / m_columns) * (high + between));
    tiles[static_cast<std::size_t>(i)]->setGeometry(QRectF(at, QSizeF(wide, high)).toRect());
  }
}

void StartTiles::resizeEvent(QResizeEvent* event) {
  lay();
  QWidget::resizeEvent(event);
}

} // namespace nilometer::ui
