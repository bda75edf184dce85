// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/kind/egizia_kind.h"

#include "engine/egizia/file/game_ending.h"
#include "engine/egizia/file/game_record.h"
#include "ui/egizia/check/page_fields.h"
#include "ui/egizia/games/egizia_new_game.h"
#include "ui/egizia/report/source_groups.h"
#include "ui/egizia/session/egizia_session.h"
#include "ui/egizia/words/spoken_egizia.h"
#include "ui/games/shelf_editions.h"

namespace nilometer::ui {

namespace {

EndingReader endings(const GameShelf& shelf) {
  return [editions = editionsOn<egizia::Rules>(shelf, GameShelf::Kept::yes)](
             std::string_view text, GameDocument document, const std::string& file) {
    return document == GameDocument::position ? egizia::endingOfPosition(text, editions, file)
                                              : egizia::endingOfRecord(text, editions, file);
  };
}

} // namespace

const GameKind& egiziaKind() {
  static constexpr GameKind kind{
      .id = egizia::Rules::id,
      .named = record::Written<egizia::Rules>::named,
      .name = words::Spoken<egizia::Rules>::name,
      .seats = egizia::Rules::seats,
      .profiles = static_cast<int>(egizia::profileNames.size()),
      .profileName =
          [](int profile) { return words::profileName(static_cast<egizia::Profile>(profile)); },
      .groups = report::sourceGroupCount,
      .groupName =
          [](int group) { return report::groupName(static_cast<report::SourceGroup>(group)); },
      .groupOf =
          [](const table::LedgerLine& line) { return static_cast<int>(report::groupOf(line)); },
      .endings = endings,
      .open = openFrom<EgiziaSession, egizia::Rules>,
      .offer = egiziaOffer,
      .begin = beginEgizia,
      .copies = &egiziaCopies};
  return kind;
}

} // namespace nilometer::ui
