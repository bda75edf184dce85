// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/editions.h"

#include "app/cli/loading.h"
#include "app/games_folder.h"

#include "engine/record/files.h"
#include "ui/words/phrase.h"

#include <QRegularExpression>

#include <algorithm>

namespace nilometer::cli {

using egizia::CheckedEdition;
using egizia::Edition;
using record::EditionName;
using record::ReadError;
using record::Result;

namespace {

Result<CheckedEdition> readFrom(const QString& file) {
  const Result<std::string> text = load(file);
  if (!text) return text.error();
  return egizia::readEditionWithFindings(*text, shownName(file));
}

/// One that can be used for a game, or why not.
Result<Edition> usableFrom(const QString& file) {
  const Result<std::string> text = load(file);
  if (!text) return text.error();
  return egizia::readEdition(*text, shownName(file));
}

/// Otherwise it can only be a file.
bool isId(const QString& name) {
  static const QRegularExpression id(QStringLiteral("^[a-z][a-z0-9-]*$"));
  return id.match(name).hasMatch();
}

void add(Origin origin, const QString& folder, FoundEditions& found) {
  for (const std::string& path : record::jsonFilesIn(folder.toStdString())) {
    const QString file = words::fromUtf8(path);
    Result<CheckedEdition> checked = readFrom(file);
    if (!checked) {
      found.unreadable.push_back(checked.error());
      continue;
    }
    const bool isThere = std::ranges::any_of(found.editions, [&](const FoundEdition& other) {
      return other.checked.edition.id == checked->edition.id &&
             other.checked.edition.checksum == checked->edition.checksum;
    });
    if (origin == Origin::ofGames && isThere) continue;
    found.editions.push_back({origin, file, std::move(*checked)});
  }
}

} // namespace

FoundEditions findEditions(const QString& folder) {
  FoundEditions found;
  add(Origin::shipped, QStringLiteral(":/editions"), found);
  add(Origin::own, folder, found);
  add(Origin::ofGames, folder + QStringLiteral("/of games"), found);
  return found;
}

Editions::Editions(const Arguments& arguments)
    : m_given(arguments.value("edition")),
      m_folder(arguments.value("editions", app::gamesFolder() + QStringLiteral("/editions"))) {}

const FoundEditions& Editions::found() {
  if (!m_found) m_found = findEditions(m_folder);
  return *m_found;
}

// The first with these values, else the first that can be used, else a draft.
const FoundEdition* Editions::known(const EditionName& name) {
  const FoundEdition* best = nullptr;
  const auto rank = [&name](const FoundEdition& one) {
    if (!one.usable()) return 1;
    return name.fits(one.checked.edition) ? 3 : 2;
  };
  for (const FoundEdition& one : found().editions) {
    if (one.checked.edition.id != name.id) continue;
    if (best == nullptr || rank(one) > rank(*best)) best = &one;
  }
  return best;
}

const FoundEdition* Editions::called(const QString& name) {
  return isId(name) ? known({name.toStdString(), {}}) : nullptr;
}

Result<CheckedEdition> Editions::load(const QString& name) {
  const FoundEdition* one = called(name);
  return one == nullptr ? readFrom(name) : Result<CheckedEdition>(one->checked);
}

Result<Edition> Editions::read(const EditionName& name) {
  if (!m_given.isEmpty()) {
    const FoundEdition* given = called(m_given);
    return usableFrom(given == nullptr ? m_given : given->file);
  }
  // Nearly every game is played with one that comes with the program.
  Result<Edition> shipped = egizia::shippedEdition(name.id);
  if (shipped && name.fits(*shipped)) return shipped;
  const FoundEdition* one = known(name);
  if (one != nullptr) return usableFrom(one->file);
  return ReadError{.fault = record::ReadFault::unknownEdition,
                   .file = {},
                   .line = 0,
                   .where = {},
                   .expected = {},
                   .found = name.id};
}

Result<const Edition*> Editions::find(const EditionName& name, const std::string& askedBy,
                                      int line) {
  const std::string key = m_given.isEmpty() ? name.id + ' ' + name.checksum : std::string();
  const auto isRead = m_read.find(key);
  if (isRead != m_read.end()) return isRead->second.get();
  Result<Edition> edition = read(name);
  if (!edition) {
    ReadError error = edition.error();
    if (error.fault == record::ReadFault::unknownEdition) {
      error.file = askedBy;
      error.line = line;
    }
    return error;
  }
  return m_read.emplace(key, std::make_unique<const Edition>(std::move(*edition)))
      .first->second.get();
}

Result<const Edition*> Editions::of(const egizia::RecordHeader& header, std::string_view text,
                                    const std::string& file) {
  if (!m_given.isEmpty()) return find(header.edition(), file, 1);
  Result<std::optional<Edition>> own = egizia::editionIn(text, file);
  if (!own) return own.error();
  if (!*own) return find(header.edition(), file, 1);
  const std::string key = header.editionId + ' ' + header.editionChecksum;
  return m_read.try_emplace(key, std::make_unique<const Edition>(std::move(**own)))
      .first->second.get();
}

} // namespace nilometer::cli
