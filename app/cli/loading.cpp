// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/loading.h"
#include "app/cli/texts.h"

#include "app/cli/arguments.h"
#include "app/cli/output.h"

#include "engine/record/damage.h"
#include "engine/record/file_kind.h"
#include "engine/record/files.h"
#include "engine/record/game_of.h"
#include "engine/record/header_recovery.h"
#include "ui/text/damage_words.h"
#include "ui/text/error_words.h"
#include "ui/text/phrase.h"

#include <QRegularExpression>

#include <utility>

namespace nilometer::cli {

using record::ReadError;
using record::Result;

QStringList idsOf(Games games) {
  QStringList ids;
  for (const Game* game : games) ids += text::fromUtf8(game->id());
  return ids;
}

const Game& askedGame(const Arguments& arguments, Games games) {
  if (!arguments.has("game")) return *games.front();
  return record::gameOf(games, arguments.value("game").toStdString());
}

const Game& gameOf(Games games, const Given& given) {
  return record::gameOf(games, record::gameIn(given.text));
}

std::string shownName(const QString& file) {
  return file == QStringLiteral("-") ? Cli::tr("standard input").toStdString() : file.toStdString();
}

Result<Given> load(const QString& file) {
  Result<std::string> text = record::readFile(file.toStdString());
  if (text) return Given{std::move(*text), shownName(file)};
  text.error().file = shownName(file);
  return text.error();
}

Result<ReadRecord> loadRecord(const QString& file, Editions& editions, Games games) {
  const Result<Given> given = load(file);
  if (!given) return given.error();
  return gameOf(games, *given).readRecord(*given, editions);
}

RecordUpToDamage readUpToDamage(const Given& given, Editions& editions, Games games) {
  const auto read = [&](std::string_view text) {
    return gameOf(games, given).readRecord({std::string(text), given.name}, editions);
  };
  auto whole = record::readUpToDamage(given.text, given.name, read);
  if (whole || !record::isLostHeader(whole.error(), given.text)) return whole;
  for (const Game* game : games) {
    auto header = game->newHeader(given, editions);
    if (!header) continue;
    auto saved = game->readRecord({header->text, given.name}, editions);
    if (!saved) continue;
    std::string text = header->text;
    return record::UpToDamage<ReadRecord>{std::move(*saved), std::move(text), whole.error(),
                                          std::move(header)};
  }
  return whole;
}

bool isPosition(const Given& given) {
  static const QRegularExpression mark(QStringLiteral(R"("nilometer"\s*:\s*"position")"));
  if (std::cmp_greater(given.text.size(), record::maxPositionBytes)) return false;
  return mark.match(text::fromUtf8(given.text)).hasMatch();
}

Result<ReadPosition> loadPosition(const QString& file, Editions& editions, Games games) {
  const Result<Given> given = load(file);
  if (!given) return given.error();
  return gameOf(games, *given).readPosition(*given, editions);
}

QString damageSentence(const record::UpToDamage<ReadRecord>& whole) {
  ReadError damage = *whole.damage;
  damage.file.clear();
  damage.line = 0;
  if (whole.header) {
    //: %1: what is wrong with the line; %2: sentences: what took the place of what is lost
    return text::fill(Cli::tr("damaged, and another line took its place: %1. %2"),
                      {text::sentence(damage), text::madeUp(*whole.header)});
  }
  if (isTyped(whole)) {
    //: %2: what is wrong with the line, as in “"do" is missing”; before it stands the file
    return text::fill(Cli::tr("line %1 cannot be read: %2"),
                      {text::number(whole.damage->line), text::sentence(damage)});
  }
  //: %1: what is wrong with the line, as in “"do" is missing”; before it stand file and line
  return text::fill(Cli::tr("damaged from here on: %1"), {text::sentence(damage)});
}

bool isTyped(const record::UpToDamage<ReadRecord>& whole) {
  const std::string_view text = whole.text;
  return !whole.header && !record::withoutSum(text.substr(0, text.find('\n')));
}

QString damageSentence(const SavedPosition& saved) {
  ReadError why = *saved.damage;
  why.file.clear();
  why.line = 0;
  if (saved.end == 0) return text::fill(Cli::tr("damaged: %1"), {text::sentence(why)});
  //: %1: a number; %2: what is wrong with the file
  return text::fill(Cli::tr("damaged; what can be read ends behind byte %1: %2"),
                    {text::number(static_cast<int>(saved.end)), text::sentence(why)});
}

QString sentence(const ReadError& error) {
  const QString said = text::sentence(error);
  if (error.fault != record::ReadFault::unknownEdition) return said;
  return text::fill(error.expected.empty()
                        ? Cli::tr("%1; “--edition FILE” names a file that has them")
                        : Cli::tr("%1; “--edition FILE” names a file with those of this game"),
                    {said});
}

int unreadable(const ReadError& error) {
  complain(sentence(error));
  return exitUnreadable;
}

} // namespace nilometer::cli
