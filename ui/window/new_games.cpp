// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/new_games.h"

#include "ui/game/session/game_session.h"
#include "ui/pages/edition_editor/check_copy_page.h"
#include "ui/pages/tutorial/guided_game.h"
#include "ui/store/games/game_library.h"
#include "ui/store/games/new_game_dialog.h"
#include "ui/store/games/preferences.h"
#include "ui/window/game_files.h"
#include "ui/window/open_game.h"
#include "ui/window/page_list.h"
#include "ui/window/pages.h"

#include <QDate>
#include <QRandomGenerator>

#include <utility>

namespace nilometer::ui {

NewGames::NewGames(QWidget& window, const Game& kind, GameLibrary& library,
                   Preferences& preferences, OpenGame& game, GameFiles& files, Pages& pages)
    : m_window(window), m_kind(&kind), m_library(library), m_preferences(preferences), m_game(game),
      m_files(files), m_pages(pages) {}

void NewGames::start() {
  ask(newDialog(), Guided::no);
}

void NewGames::startAgain() {
  choose(m_game.kind());
  const GameSession& before = *m_game.session();
  const NewGameOffer offer = m_kind->offer(m_library);
  std::vector<record::Seat> seats;
  for (table::Player player = 0; player < before.players(); ++player) {
    const auto colour = static_cast<std::size_t>(before.colourOf(player));
    seats.push_back({before.naming().players[player].name, offer.colours[colour].id});
  }
  NewGameDialog& dialog = newDialog();
  dialog.propose(seats);
  ask(dialog, Guided::no);
}

void NewGames::choose(const Game& kind) {
  if (std::exchange(m_kind, &kind) == &kind) return;
  m_preferences.setChosenGame(fileId(kind));
  Q_EMIT chosenChanged();
}

void NewGames::startGuided() {
  NewGameDialog& dialog = newDialog();
  dialog.guide();
  ask(dialog, Guided::yes);
}

NewGameDialog& NewGames::newDialog() {
  if (m_waiting != nullptr) m_left[m_kind] = m_waiting->chosen();
  delete m_waiting;
  auto* dialog = new NewGameDialog(
      m_preferences, [this] { return m_kind->offer(m_library); }, fileId(*m_kind),
      QDate::currentDate(), [] { return QRandomGenerator::global()->generate(); }, &m_window);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  if (const auto left = m_left.find(m_kind); left != m_left.end()) dialog->propose(left->second);
  return *dialog;
}

void NewGames::ask(NewGameDialog& dialog, Guided guided) {
  connect(&dialog, &QDialog::accepted, this, [this, &dialog, guided, kind = m_kind] {
    m_left.erase(kind);
    if (m_files.mayLeave()) begin(dialog, guided);
  });
  // What was typed is there again for whoever comes back.
  connect(&dialog, &QDialog::rejected, this,
          [this, &dialog, kind = m_kind] { m_left[kind] = dialog.chosen(); });
  connect(&dialog, &NewGameDialog::checkRequested, this, [this, &dialog] { compareFor(dialog); });
  dialog.open();
}

void NewGames::begin(const NewGameDialog& dialog, Guided guided) {
  auto session = m_kind->begin(dialog.chosen(), m_library);
  const QString path = m_library.newFile(*session);
  if (guided == Guided::yes) GuidedGame(m_preferences).begin(path, session->names().whole);
  m_game.play({m_kind, std::move(session), path, {}, {}});
  if (guided == Guided::yes) m_pages.show(setupPage);
}

void NewGames::compareFor(NewGameDialog& dialog) {
  m_waiting = &dialog;
  dialog.hide();
  auto* copies = static_cast<CheckCopyPage*>(m_pages.bring(copiesPage));
  copies->choose(m_kind->copies());
  copies->start(dialog.chosen().editionId);
}

bool NewGames::waits() const {
  return m_waiting != nullptr;
}

void NewGames::goOnWith(const std::string& copy) {
  if (m_waiting == nullptr) return;
  NewGameDialog& dialog = *std::exchange(m_waiting, nullptr);
  dialog.offerValues(copy);
  dialog.open();
}

} // namespace nilometer::ui
