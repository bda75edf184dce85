// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/egizia/session/egizia_session.h"
#include "ui/registry/games.h"
#include "ui/store/games/library_editions.h"
#include "ui/store/games/new_game_dialog.h"

#include <memory>
#include <utility>
#include <vector>

/// Records of Egizia on a shelf, which knows only sessions.
namespace nilometer::test {

inline QString save(const ui::GameLibrary& library, const QString& path, egizia::GameRecord record,
                    const egizia::Edition& edition) {
  return library.save(
      path, ui::EgiziaSession(std::move(record), std::make_shared<const egizia::Edition>(edition)));
}

inline QString newFile(ui::GameLibrary& library, const egizia::RecordHeader& header) {
  const ui::EgiziaSession session({header, {}}, std::make_shared<const egizia::Edition>());
  return library.newFile(session);
}

inline std::vector<ui::EditionPtr> editions(const ui::GameLibrary& library) {
  return ui::editionsOn<egizia::Rules>(library);
}

/// The printed values chosen in a dialog for a new game.
inline ui::EditionPtr chosenIn(const ui::NewGameDialog& dialog, const ui::GameLibrary& library) {
  const ui::NewGameChoice choice = dialog.chosen();
  for (const ui::EditionPtr& edition : editions(library)) {
    if (edition->id == choice.editionId && edition->checksum == choice.editionChecksum) {
      return edition;
    }
  }
  return nullptr;
}

/// A recorded game as it was opened.
struct OpenedRecord {
  egizia::GameRecord record;
  ui::EditionPtr edition;
  QString path;
};

inline OpenedRecord gameIn(const ui::OpenResult& result) {
  const auto* game = std::get_if<ui::OpenedGame>(&result);
  if (game == nullptr) qFatal("%s", qPrintable(ui::sentence(std::get<ui::OpenFailure>(result))));
  const auto& session = dynamic_cast<const ui::EgiziaSession&>(*game->session);
  return {session.record(), session.sharedEdition(), game->path};
}

} // namespace nilometer::test
