// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/loading.h"

#include "app/cli/output.h"

#include "engine/record/edition_file.h"
#include "engine/record/files.h"
#include "ui/words/phrase.h"
#include "ui/words/words.h"

#include <QCoreApplication>

namespace nilometer::cli {

using egizia::Edition;
using record::ReadError;
using record::Result;
using words::fill;

namespace {

struct Cli {
  Q_DECLARE_TR_FUNCTIONS(Cli)
};

/// An edition given with --edition.
Result<Edition> editionFrom(const QString& file) {
  const Result<std::string> text = load(file);
  if (!text) return text.error();
  return record::readEdition(*text, shownName(file));
}

} // namespace

Result<const Edition*> Editions::find(std::string_view id, const std::string& askedBy, int line) {
  const std::string key = m_file.isEmpty() ? std::string(id) : std::string();
  const auto known = m_read.find(key);
  if (known != m_read.end()) return known->second.get();
  Result<Edition> edition = m_file.isEmpty() ? record::shippedEdition(id) : editionFrom(m_file);
  if (!edition) {
    ReadError error = edition.error();
    if (error.fault == record::ReadFault::unknownEdition) {
      error.file = askedBy;
      error.line = line;
    }
    return error;
  }
  auto kept = std::make_unique<const Edition>(std::move(*edition));
  return m_read.emplace(key, std::move(kept)).first->second.get();
}

Result<const Edition*> Editions::of(const record::RecordHeader& header, std::string_view text,
                                    const std::string& name) {
  if (!m_file.isEmpty()) return find(header.editionId, name, 1);
  Result<std::optional<Edition>> own = record::editionIn(text, name);
  if (!own) return own.error();
  if (!*own) return find(header.editionId, name, 1);
  const std::string key = header.editionId + ' ' + header.editionChecksum;
  auto kept = std::make_unique<const Edition>(std::move(**own));
  return m_read.try_emplace(key, std::move(kept)).first->second.get();
}

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
  const Result<record::RecordHeader> header = record::readHeader(*text, name);
  if (!header) return header.error();
  const Result<const Edition*> edition = editions.of(*header, *text, name);
  if (!edition) return edition.error();
  Result<record::GameRecord> game = record::readRecord(*text, **edition, name);
  if (!game) return game.error();
  return LoadedGame{*edition, std::move(*game)};
}

Result<LoadedPosition> loadPosition(const QString& file, Editions& editions) {
  const Result<std::string> text = load(file);
  if (!text) return text.error();
  const std::string name = shownName(file);
  const Result<std::string> id = record::readPositionEdition(*text, name);
  if (!id) return id.error();
  const Result<const Edition*> edition = editions.find(*id, name, 0);
  if (!edition) return edition.error();
  Result<record::Position> position = record::readPosition(*text, **edition, name);
  if (!position) return position.error();
  return LoadedPosition{*edition, std::move(*position)};
}

int unreadable(const ReadError& error) {
  complain(words::sentence(error));
  return exitUnreadable;
}

} // namespace nilometer::cli
