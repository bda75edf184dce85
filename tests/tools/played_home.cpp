// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/tools/played_home.h"

#include "engine/egizia/file/edition_document.h"
#include "engine/egizia/file/position_document.h"
#include "engine/egizia/game_rules.h"
#include "tests/tools/tour_plan.h"
#include "ui/egizia/end_position/position_entry.h"
#include "ui/pages/tutorial/lesson_game.h"
#include "ui/store/games/preferences.h"
#include "ui/store/own_edition/open_copy.h"
#include "ui/text/phrase.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>

#include <algorithm>
#include <utility>
#include <variant>

namespace nilometer::ui {

namespace {

constexpr int lessonsDone = 3;
constexpr int pagesCompared = 3;
/// Answers lead to further questions, but never so often.
constexpr int askedAtMost = 4;

void write(const QString& path, const std::string& text) {
  QFile file(path);
  if (file.open(QIODevice::WriteOnly)) file.write(QByteArray::fromStdString(text));
}

/// All but the last player have all their numbers.
egizia::EnteredPosition begunPosition(const egizia::RecordHeader& header,
                                      const egizia::Edition& edition) {
  egizia::EnteredPosition entry;
  entry.values = {edition.id, edition.checksum};
  entry.date = header.date;
  entry.seats = header.players;
  const auto last = static_cast<table::Player>(entry.seats.size() - 1);
  for (int asked = 0; asked < askedAtMost; ++asked) {
    for (const egizia::PositionCell& cell : check(entry, edition).missing) {
      if (cell.player == last) continue;
      if (egizia::isCards(cell.row)) {
        entry.names[keyOf(cell)] = {edition.sphinxCards[cell.player].id};
      } else {
        entry.texts[keyOf(cell)] = std::to_string(cell.player + 1);
      }
    }
  }
  return entry;
}

void beginPosition(const GameLibrary& library, Preferences& preferences,
                   const egizia::RecordHeader& header) {
  const auto edition = egizia::shippedEdition(header.editionId);
  if (!edition) return;
  const QString path =
      QDir(library.directory()).filePath(QStringLiteral("begun.nilometer-position"));
  write(path, egizia::writePosition(begunPosition(header, *edition), egizia::Position::Stage::open,
                                    nullptr, *edition));
  preferences.setPositionInProgress(egizia::Rules::id, path);
}

void beginCopy(const GameLibrary& library, Games games, const egizia::RecordHeader& header) {
  const auto edition = egizia::shippedEdition(header.editionId);
  if (!edition) return;
  const CopyShelf copies(library.copiesDirectory(), games);
  OpenCopy copy(copies, egizia::documentOf(*edition));
  for (int page = 0; page < pagesCompared; ++page) {
    copy.confirm(CopyPage(static_cast<std::size_t>(page)));
  }
  copy.save();
}

void learn(Preferences& preferences, Games games) {
  const auto lessons = games.front()->lessons();
  if (!lessons) return;
  int left = lessonsDone;
  for (const LessonTitle& lesson : lessons->list()) {
    if (left-- > 0) preferences.setLessonProgress(lesson.id, {.done = true});
  }
}

} // namespace

QString leaveGame(const GameLibrary& library, const QString& name, const egizia::GameRecord& record,
                  const egizia::Edition& edition) {
  QDir().mkpath(library.directory());
  const QString path = QDir(library.directory()).filePath(name + QStringLiteral(".nilometer"));
  write(path, egizia::writeRecordWithEdition(record, edition));
  return path;
}

void leavePlayedGames(const GameLibrary& library, Preferences& preferences, Games games,
                      const egizia::GameRecord& record, const egizia::Edition& edition) {
  static_cast<void>(leaveGame(library, QStringLiteral("over"), record, edition));
  egizia::GameRecord running = record;
  const auto plan = tourPlan(record, edition);
  const auto sail = std::ranges::find(plan, Scene::sail, &TourStop::scene);
  if (sail != plan.end()) running.entries.resize(sail->entry);
  if (running.header.title.empty()) {
    running.header.title =
        QCoreApplication::translate("ExampleGame", "Four friends on a Friday").toStdString();
  }
  preferences.setGameInProgress(leaveGame(library, QStringLiteral("running"), running, edition));
  beginPosition(library, preferences, record.header);
  learn(preferences, games);
  beginCopy(library, games, record.header);
}

} // namespace nilometer::ui
