// SPDX-License-Identifier: GPL-3.0-or-later
// The start page, and where its buttons lead.
#include "ui/pages/archive/archive_model.h"
#include "ui/pages/archive/archive_text.h"
#include "ui/score/end_position/position_page.h"
#include "ui/score/result/result_page.h"
#include "ui/store/games/preferences.h"
#include "ui/text/phrase.h"
#include "ui/window/game_files.h"
#include "ui/window/game_menu.h"
#include "ui/window/help_dialog.h"
#include "ui/window/new_games.h"
#include "ui/window/open_game.h"
#include "ui/window/page_list.h"
#include "ui/window/pages.h"
#include "ui/window/rules_window.h"
#include "ui/window/start_button.h"
#include "ui/window/start_head.h"
#include "ui/window/start_view.h"

#include <QTimer>

#include <algorithm>

namespace nilometer::ui {

namespace {

/// Tells of that game as the last one.
void tellLast(FinishedGames& all, const ArchivedGame& game) {
  all.last = game.date;
  all.path = game.file.path;
  all.names = game.names;
  const auto& seats = game.result()->seats;
  QStringList names;
  for (std::size_t i = 0; i < seats.size(); ++i) {
    if (seats[i].place > 1) continue;
    names += text::playerName(static_cast<table::Player>(i), game.names.shown);
    all.colour = names.size() == 1 ? std::optional(playerColourAt(seats[i].colour)) : std::nullopt;
    all.winner = text::number(seats[i].points);
  }
  const QString who = text::listOf(names) + unsettledSign(*game.result());
  all.winner = text::fill(QStringLiteral("%1 %2"), {who, all.winner});
}

/// How long the last one took. It is asked for one game only, as all of it is read for that.
int minutesOf(const FinishedGames& all, const GameLibrary& library) {
  if (all.path.isEmpty() || isPositionFile(all.path)) return 0;
  const auto game = library.look(all.path);
  return game ? game->kind->report(*game->session).facts.minutes : 0;
}

FinishedGames finishedIn(const ArchiveModel& archive) {
  FinishedGames all;
  const ArchivedGame* last = nullptr;
  for (int row = 0; row < archive.rowCount(); ++row) {
    const ArchivedGame& game = archive.game(row);
    if (game.result() == nullptr) continue;
    ++all.count;
    if (!all.first.isValid() || game.date < all.first) all.first = game.date;
    if (last == nullptr || endedBefore(*last, game)) last = &game;
  }
  if (last != nullptr) tellLast(all, *last);
  return all;
}

/// The open one goes on, as it is saved nowhere.
void showExample(const WindowContext& at) {
  const OpenGame& game = at.game;
  const bool isExample = game.session() != nullptr && game.path().isEmpty() &&
                         game.lookedAt().isEmpty() && &game.kind() == &at.chosen();
  isExample ? at.pages.show(tablePage) : at.files.openExample(at.chosen());
}

void leadToPages(StartView& start, const WindowContext& at) {
  const auto on = [&start](QAbstractButton* button, auto done) {
    QObject::connect(button, &QAbstractButton::clicked, &start, done);
  };
  on(start.newButton(), [&at] { at.newGames.start(); });
  on(start.forgetButton(), [&at] {
    at.preferences.setGameInProgress({});
    at.pages.show(startPage);
  });
  on(start.guidedButton(), [&at] { at.newGames.startGuided(); });
  on(start.positionButton(),
     [&at] { static_cast<PositionPage*>(at.pages.bring(endPositionPage))->goOn(); });
  on(start.exampleButton(), [&at] { showExample(at); });
  on(start.archiveButton(), [&at] { at.pages.show(archivePage); });
  on(start.lessonsButton(), [&at] { at.pages.show(lessonsPage); });
  on(start.copiesButton(), [&at] { at.pages.show(copiesPage); });
  on(start.rulesButton(), [&at] { at.rules.show(); });
  StartHead& head = start.head();
  on(&head.languageButton(), [&at, &head] { at.menu.popUpLanguagesBelow(&head.languageButton()); });
  on(&head.helpButton(), [&at] { showHelp(at.window, &startPage, at.chosen()); });
  on(&head.menuButton(), [&at, &head] { at.menu.popUpBelow(&head.menuButton()); });
}

Page makeStart(QWidget& parent, const WindowContext& at, const Game& /*game*/) {
  auto* start = new StartView(at.games, &parent);
  leadToPages(*start, at);
  QObject::connect(start, &StartView::openRequested, start,
                   [&at](const QString& path) { at.files.goOn(path); });
  QObject::connect(start, &StartView::earlierRequested, start,
                   [&at](const QString& path) { at.files.openEarlier(path); });
  QObject::connect(start, &StartView::chooseRequested, start, [&at] { at.files.choose(); });
  QObject::connect(start, &StartView::chosenChanged, start,
                   [&at, start] { at.newGames.choose(start->chosen()); });
  auto* archive = new ArchiveModel(at.library, at.games, start);
  QObject::connect(archive, &ArchiveModel::loaded, start, [&at, archive, start] {
    FinishedGames all = finishedIn(*archive);
    all.minutes = minutesOf(all, at.library);
    start->showFinished(&all);
  });
  const auto enter = [&at, start, archive](Asked) {
    at.game.save(); // it stands there as it is on the disk
    start->showFinished(nullptr);
    start->show(startFacts(at.library, at.preferences, at.games));
    start->choose(at.chosen());
    // Beside the window, once the page is there.
    QTimer::singleShot(0, archive, &ArchiveModel::refresh);
  };
  return {.widget = start, .enter = enter};
}

} // namespace

const PageKind startPage{.menu = PageKind::Menu::games,
                         .title = [] { return GameMenu::tr("Start page"); },
                         .key = Qt::CTRL | Qt::Key_B,
                         .make = makeStart};

} // namespace nilometer::ui
