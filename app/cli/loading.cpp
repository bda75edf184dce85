// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/loading.h"
#include "app/cli/texts.h"

#include "app/cli/output.h"

#include "engine/record/files.h"
#include "ui/egizia/words/words.h"

namespace nilometer::cli {

using egizia::Edition;
using record::ReadError;
using record::Result;

std::string shownName(const QString& file) {
  return file == QStringLiteral("-") ? Cli::tr("standard input").toStdString() : file.toStdString();
}

Result<std::string> load(const QString& file) {
  Result<std::string> text = record::readFile(file.toStdString());
  if (!text) text.error().file = shownName(file);
  return text;
}

Result<LoadedGame> loadGame(const QString& file, Editions& editions) {
  const Result<std::string> text = load(file);
  if (!text) return text.error();
  const std::string name = shownName(file);
  const Result<egizia::RecordHeader> header = egizia::readHeader(*text, name);
  if (!header) return header.error();
  const Result<const Edition*> edition = editions.of(*header, *text, name);
  if (!edition) return edition.error();
  Result<egizia::GameRecord> game = egizia::readRecord(*text, **edition, name);
  if (!game) return game.error();
  return LoadedGame{*edition, std::move(*game)};
}

Result<LoadedPosition> loadPosition(const QString& file, Editions& editions) {
  const Result<std::string> text = load(file);
  if (!text) return text.error();
  const std::string name = shownName(file);
  const Result<record::EditionName> asked = egizia::readPositionEdition(*text, name);
  if (!asked) return asked.error();
  const Result<const Edition*> edition = editions.find(*asked, name, 0);
  if (!edition) return edition.error();
  Result<egizia::Position> position = egizia::readPosition(*text, **edition, name);
  if (!position) return position.error();
  return LoadedPosition{*edition, std::move(*position)};
}

int unreadable(const ReadError& error) {
  complain(words::sentence(error));
  return exitUnreadable;
}

} // namespace nilometer::cli
