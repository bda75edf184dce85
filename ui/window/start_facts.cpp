// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/start_facts.h"

#include "engine/record/files.h"
#include "ui/game/interface/kept_position.h"
#include "ui/pages/archive/archive_text.h"
#include "ui/pages/archive/archived_game.h"
#include "ui/pages/tutorial/lesson_game.h"
#include "ui/store/games/preferences.h"
#include "ui/store/own_edition/copy_shelf.h"
#include "ui/text/phrase.h"
#include "ui/text/shown_names.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QFileInfo>
#include <QLocale>

#include <algorithm>

namespace nilometer::ui {

using text::fill;
using text::number;

namespace {

struct StartWords {
  Q_DECLARE_TR_FUNCTIONS(StartPage)
};

const QString between = QStringLiteral(" · ");

QString touchedAt(const QString& path) {
  return whenTouched(QFileInfo(path).lastModified(), QDate::currentDate());
}

/// When a game that is over ended: on its day, and at the time at which its file was written.
QDateTime endOf(const QString& path, const QString& date) {
  return {QDate::fromString(date, Qt::ISODate), QFileInfo(path).lastModified().time()};
}

/// Which game it is, where there is more than one.
QString nameOf(const Game& kind, Games games) {
  return games.size() == 1 ? QString() : kind.name();
}

QString roundOf(const ShelvedGame& game) {
  if (!game.afterRounds.isEmpty()) return game.afterRounds;
  return fill(StartWords::tr("round %1"), {number(game.clock.round)});
}

QString dayOf(const QString& date) {
  return QLocale().toString(QDate::fromString(date, Qt::ISODate), QLocale::ShortFormat);
}

/// `parts` of the text; names in them are shortened, and whole in what is said besides.
RecentGame recentOf(const QString& path, QStringList parts, const text::ShownNames& names) {
  parts.removeAll(QString());
  const QString text = parts.join(between);
  return {.path = path, .text = text, .whole = names.tip(text, {}), .names = names};
}

RunningGame runningOf(const ShelvedGame& game, Games games) {
  const text::ShownNames names(game.players);
  RunningGame running{.path = game.path,
                      .kind = game.kind,
                      .game = nameOf(*game.kind, games),
                      .title = game.session->title(),
                      .names = names,
                      .touched = touchedAt(game.path),
                      .told = {},
                      .stand = game.kind->display(*game.session)};
  QStringList told{running.game,
                   running.title,
                   text::listOf(names.whole),
                   running.touched,
                   running.stand.phases.round,
                   running.stand.told};
  told.removeAll(QString());
  running.told = told.join(between);
  if (running.title.isEmpty()) running.title = text::listOf(names.shown);
  return running;
}

RecentGame recentOf(const ShelvedGame& game, Games games) {
  const text::ShownNames names(game.players);
  const bool isRunning = !game.clock.over;
  RecentGame recent =
      recentOf(game.path,
               {isRunning ? touchedAt(game.path) : dayOf(game.date), nameOf(*game.kind, games),
                roundOf(game), text::listOf(names.shown)},
               names);
  recent.isRunning = isRunning;
  recent.ended = endOf(game.path, game.date);
  return recent;
}

/// Whether the file tells a result, and what was entered since counts only once it is scored anew.
bool isChanged(const KeptPosition& position, const Game& kind, const GameLibrary& library) {
  if (position.scored) return false;
  const std::string file = position.path.toStdString();
  const auto text = record::readFile(file, record::maxPositionBytes);
  if (!text) return false;
  const auto ending = kind.endings(library)(*text, GameDocument::position, file);
  return std::holds_alternative<record::GameResult>(ending);
}

QString notScoredAnew() {
  //: An end position that was scored, and changed since.
  return StartWords::tr("not scored anew yet");
}

RecentGame recentOf(const KeptPosition& position, const Game& kind, const GameLibrary& library) {
  const text::ShownNames names(position.players);
  const QString changed = isChanged(position, kind, library) ? notScoredAnew() : QString();
  RecentGame recent = recentOf(position.path,
                               {dayOf(position.date), nameOf(kind, library.games()), position.stand,
                                changed, position.title, text::listOf(names.shown)},
                               names);
  recent.ended = endOf(position.path, position.date);
  return recent;
}

/// What can be gone on with, below the box of its game: how far it is, else whose it is.
RecentGame offerOf(const KeptPosition& position, const Game& kind, const GameLibrary& library) {
  RecentGame offer = recentOf(position, kind, library);
  const QString all = offer.whole.isEmpty() ? offer.text : offer.whole;
  const text::ShownNames names(position.players);
  const auto players = static_cast<int>(names.shown.size());
  const QString goOn = StartWords::tr("Go on: %1");
  if (isChanged(position, kind, library)) {
    offer.text = fill(goOn, {notScoredAnew()});
    offer.whole = fill(goOn, {all}) + u'\n' + changedSentence();
    return offer;
  }
  const QString stand = position.entered < 0
                            ? text::listOf(names.shown)
                            : fill(StartWords::tr("%1 of %n player(s) entered", nullptr, players),
                                   {number(position.entered)});
  offer.text = fill(goOn, {stand});
  offer.whole = fill(goOn, {position.entered < 0 ? all : stand + between + all});
  return offer;
}

/// Pressed, it says why.
RecentGame unreadable(const QString& path) {
  const QString name = QFileInfo(path).completeBaseName();
  return {.path = path, .text = fill(StartWords::tr("%1 · cannot be read"), {name}), .whole = {}};
}

/// What a file holds that is no game, whatever it is called: an end position has been opened out of
/// a .json, too.
RecentGame positionOrNothing(const QString& path, const GameLibrary& library) {
  const Game& kind = gameOfPosition(library.games(), path);
  const auto position = kind.lookAtPosition(path);
  return position ? recentOf(*position, kind, library) : unreadable(path);
}

void addRecent(StartFacts& facts, const GameLibrary& library, const QStringList& files) {
  QStringList above;
  if (facts.damaged) above += facts.damaged->path;
  for (const auto& [kind, about] : facts.games) {
    if (about.position) above += about.position->path;
  }
  for (const QString& path : files) {
    if (above.contains(path) || !QFileInfo::exists(path)) continue;
    const auto game = isPositionFile(path) ? std::nullopt : library.look(path);
    facts.recent.push_back(game ? recentOf(*game, library.games())
                                : positionOrNothing(path, library));
    if (!game || game->clock.over || game->isDamaged) continue;
    auto& running = facts.games[game->kind].running;
    if (!running) running = runningOf(*game, library.games());
  }
  // Those that are over stand as in the archive: whichever ended last comes first.
  std::ranges::stable_sort(facts.recent, [](const RecentGame& one, const RecentGame& other) {
    if (one.isRunning != other.isRunning) return one.isRunning;
    return !one.isRunning && one.ended > other.ended;
  });
}

void addPosition(StartFacts& facts, const QString& path, const GameLibrary& library) {
  if (path.isEmpty()) return;
  const Game& kind = gameOfPosition(library.games(), path);
  const auto position = kind.lookAtPosition(path);
  if (position && !position->scored) {
    facts.games[&kind].position = offerOf(*position, kind, library);
  }
}

void addLessons(GameFacts& facts, const Preferences& preferences, const Game& kind) {
  const auto lessons = kind.lessons();
  if (!lessons) return;
  for (const LessonTitle& lesson : lessons->list()) {
    ++facts.lessons;
    facts.lessonsDone += preferences.lessonProgress(lesson.id).done ? 1 : 0;
  }
}

/// A copy that makes no sense yet is as far as it is, too; it is not complete.
void addCopies(StartFacts& facts, const GameLibrary& library, Games games) {
  for (const OwnCopy& copy : CopyShelf(library.copiesDirectory(), games).copies()) {
    if (copy.error) continue;
    GameFacts& about = facts.games[&gameOf(games, copy.kind->form().game.id)];
    about.isCopyComplete = about.isCopyComplete || copy.progress.complete();
    if (about.copyValues > 0 && copy.progress.confirmedValues <= about.comparedValues) continue;
    about.copyValues = copy.progress.values;
    about.comparedValues = copy.progress.confirmedValues;
  }
}

} // namespace

QString whenTouched(const QDateTime& when, const QDate& today) {
  const QString time = QLocale().toString(when.time(), QLocale::ShortFormat);
  const qint64 days = when.date().daysTo(today);
  if (days == 0) return fill(StartWords::tr("today %1"), {time});
  if (days == 1) return fill(StartWords::tr("yesterday %1"), {time});
  const QString day = QLocale().toString(when.date(), QLocale::ShortFormat);
  return fill(QStringLiteral("%1 %2"), {day, time});
}

StartFacts startFacts(const GameLibrary& library, const Preferences& preferences, Games games) {
  StartFacts facts;
  const auto unfinished = library.unfinished();
  if (unfinished) {
    facts.played = unfinished->kind;
    facts.games[unfinished->kind].running = runningOf(*unfinished, games);
  }
  if (!unfinished) facts.damaged = library.damaged();
  const bool isLost = facts.damaged && facts.damaged->readable == 0;
  if (isLost) facts.earlier = library.earlier(facts.damaged->path);
  for (const Game* kind : games) {
    addPosition(facts, preferences.positionInProgress(kind->id()), library);
  }
  addRecent(facts, library, preferences.recentFiles());
  for (const Game* kind : games) addLessons(facts.games[kind], preferences, *kind);
  addCopies(facts, library, games);
  return facts;
}

} // namespace nilometer::ui
