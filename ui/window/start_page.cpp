// SPDX-License-Identifier: GPL-3.0-or-later
// The start page, and what lies on the shelf for it.
#include "ui/archive/archived_game.h"
#include "ui/copy/copy_shelf.h"
#include "ui/games/game_shelf.h"
#include "ui/games/preferences.h"
#include "ui/kind/kept_position.h"
#include "ui/position/position_page.h"
#include "ui/window/game_files.h"
#include "ui/window/new_games.h"
#include "ui/window/page_list.h"
#include "ui/window/pages.h"
#include "ui/window/rules_window.h"
#include "ui/window/start_view.h"
#include "ui/words/phrase.h"
#include "ui/words/shown_names.h"

#include <QDate>
#include <QFileInfo>
#include <QLocale>

#include <algorithm>
#include <utility>

namespace nilometer::ui {

using words::fill;
using words::number;

namespace {

QString dayOf(const QString& date) {
  const QDate day = QDate::fromString(date, Qt::ISODate);
  return QLocale().toString(day, QLocale::ShortFormat);
}

/// `parts` of the title; names in them are shortened, and whole in what is said besides.
StartView::Game gameOnPage(const QString& path, QStringList parts, const words::ShownNames& names) {
  parts.removeAll(QString());
  const QString title = parts.join(QStringLiteral(" · "));
  return {path, title, names.tip(title, {})};
}

StartView::Game startGame(const ShelvedGame& game) {
  const words::ShownNames names(game.players);
  const QString stand = game.afterRounds.isEmpty()
                            ? fill(StartView::tr("round %1"), {number(game.moment.round)})
                            : game.afterRounds;
  return gameOnPage(game.path, {words::listOf(names.shown), dayOf(game.date), stand}, names);
}

StartView::Game keptGame(const KeptPosition& position) {
  const words::ShownNames names(position.players);
  return gameOnPage(position.path,
                    {position.title, words::listOf(names.shown), dayOf(position.date)}, names);
}

/// The same among the games of late: with what is done with it.
StartView::Game recentPosition(const KeptPosition& position) {
  StartView::Game game = keptGame(position);
  const QString stand = QStringLiteral(" · ") + position.stand;
  game.title += stand;
  if (!game.whole.isEmpty()) game.whole += stand;
  return game;
}

/// Pressed, it says why.
StartView::Game unreadableGame(const QString& path) {
  const QString name = QFileInfo(path).completeBaseName();
  return {path, fill(StartView::tr("%1 · cannot be read"), {name}), {}};
}

/// What a file holds, whatever it is called: an end position has been opened out of a .json, too.
StartView::Game recentGame(const QString& path, const GameShelf& shelf, const GameKind& scored) {
  if (!isPositionFile(path)) {
    if (const auto game = shelf.look(path)) return startGame(*game);
  }
  const auto position = scored.lookAtPosition(path);
  return position ? recentPosition(*position) : unreadableGame(path);
}

/// End positions and games, those of late first; none that is offered above them.
std::vector<StartView::Game> recentGames(const GameShelf& shelf, const QStringList& files,
                                         const GameKind& scored, const QStringList& above) {
  std::vector<StartView::Game> recent;
  for (const QString& path : files) {
    if (above.contains(path)) continue;
    if (QFileInfo::exists(path)) recent.push_back(recentGame(path, shelf, scored));
  }
  return recent;
}

bool hasCompleteCopy(const GameShelf& shelf, Games games) {
  return std::ranges::any_of(
      CopyShelf(shelf.copiesDirectory(), games).copies(),
      [](const OwnCopy& copy) { return copy.usable() && copy.progress.complete(); });
}

/// What lies on the shelf: what can be gone on with, and the games of late.
void showShelf(StartView& view, const GameShelf& shelf, const Preferences& preferences,
               Games games) {
  const GameKind& scored = *games.front();
  const auto unfinished = shelf.unfinished();
  const auto damaged = unfinished ? std::nullopt : shelf.damaged();
  auto position = scored.lookAtPosition(preferences.positionInProgress());
  if (position && position->scored) position.reset();
  QStringList above;
  if (unfinished) above += unfinished->path;
  if (damaged) above += damaged->path;
  if (position) above += position->path;
  view.setUnchecked(hasCompleteCopy(shelf, games) ? StartView::Unchecked::no
                                                  : StartView::Unchecked::yes);
  view.setDamaged(damaged);
  view.setPosition(position ? keptGame(*position) : StartView::Game{});
  view.show(unfinished ? startGame(*unfinished) : StartView::Game{},
            recentGames(shelf, preferences.recentFiles(), scored, above));
}

Page makeStart(QWidget& parent, const Surroundings& at) {
  auto* start = new StartView(at.first().name(), &parent);
  const auto on = [start](auto asked, auto done) { QObject::connect(start, asked, start, done); };
  on(&StartView::openRequested, [&at](const QString& path) { at.files.open(path); });
  on(&StartView::forgetRequested, [&at] {
    at.preferences.setGameInProgress({});
    at.pages.show(startPage);
  });
  on(&StartView::newRequested, [&at] { at.newGames.start(); });
  on(&StartView::guidedRequested, [&at] { at.newGames.startGuided(); });
  on(&StartView::chooseRequested, [&at] { at.files.choose(); });
  on(&StartView::positionRequested,
     [&at] { static_cast<PositionPage*>(at.pages.bring(endPositionPage))->begin(); });
  on(&StartView::exampleRequested, [&at] { at.files.openExample(at.first()); });
  on(&StartView::archiveRequested, [&at] { at.pages.show(archivePage); });
  on(&StartView::lessonsRequested, [&at] { at.pages.show(lessonsPage); });
  on(&StartView::copiesRequested, [&at] { at.pages.show(copiesPage); });
  on(&StartView::rulesRequested, [&at] { at.rules.show(); });
  const auto enter = [&at, start](Asked) { showShelf(*start, at.shelf, at.preferences, at.games); };
  return {.widget = start, .enter = enter};
}

} // namespace

const PageKind startPage{.make = makeStart};

} // namespace nilometer::ui
