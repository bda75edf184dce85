// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/open_game.h"

#include "ui/store/games/auto_save.h"
#include "ui/store/games/file_lock.h"
#include "ui/store/games/names_dialog.h"
#include "ui/store/games/preferences.h"
#include "ui/table/printed_values/own_edition_updater.h"
#include "ui/table/printed_values/printed_value_prompt.h"
#include "ui/table/view/game_view.h"
#include "ui/text/phrase.h"
#include "ui/window/messages.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

namespace nilometer::ui {

void proposeCopy(const CheckedCopy& copy, Preferences& preferences, Games games) {
  const std::string_view game = fileId(gameOf(games, copy.kind->form().game.id));
  NewGameChoice next = preferences.newGame(game);
  next.editionId = copy.id;
  next.editionChecksum = copy.checksum;
  preferences.rememberNewGame(next, game);
}

bool isMaking(const GameView& table, const GameSession& session) {
  if (session.isFrozen() || session.clock().over) return false;
  // What no longer holds in a record is put right when it is opened again, too.
  const bool amends = session.amending() && session.amending() != record::AmendKind::asRead;
  return amends || table.hasBegun();
}

OpenGame::OpenGame(QWidget& window, GameLibrary& library, Preferences& preferences, Games games)
    : m_window(window), m_library(library), m_preferences(preferences),
      m_games(games), m_opened{games.front(), {}, {}, {}, {}, {}, false} {}

OpenGame::~OpenGame() = default;

void OpenGame::play(OpenedGame opened) {
  m_save.reset();
  m_others.reset();
  Q_EMIT leaving(Laid::anotherGame);
  m_desk.reset();
  m_keeper.reset();
  keepLeft();
  m_opened = takeUp(std::move(opened));
  // Later: what was pressed stands on the table that is taken away.
  connect(session(), &GameSession::otherValuesWanted, this, &OpenGame::goToOtherValues,
          static_cast<Qt::ConnectionType>(Qt::QueuedConnection | Qt::UniqueConnection));
  if (!path().isEmpty()) askForValues();
  Q_EMIT laid(Laid::anotherGame);
  if (path().isEmpty()) {
    m_library.close();
    Q_EMIT keptTold();
    return;
  }
  // After the table was laid: it shows a change before that is written.
  keepFile();
}

void OpenGame::leaveTable(std::unique_ptr<GameView> table) {
  m_table = std::move(table);
}

std::unique_ptr<GameView> OpenGame::takeTable() {
  return std::move(m_table);
}

QStringList OpenGame::leftBegun() const {
  QStringList begun;
  for (const auto& [key, left] : m_left) {
    if (isMaking(*left.table, *left.session)) begun += left.session->called();
  }
  return begun;
}

void OpenGame::keepLeft() {
  if (m_table == nullptr) return;
  const QString key = fileKey(path());
  m_left.erase(key);
  m_left.emplace(key, LeftGame{std::move(m_opened.session), std::move(m_table)});
}

OpenedGame OpenGame::takeUp(OpenedGame opened) {
  const auto left = opened.path.isEmpty() ? m_left.end() : m_left.find(fileKey(opened.path));
  if (left == m_left.end()) return opened;
  if (left->second.session->written() == opened.session->written()) {
    opened.session = std::move(left->second.session);
    m_table = std::move(left->second.table);
  }
  m_left.erase(left);
  return opened;
}

void OpenGame::forgetOthers() {
  m_others.reset();
  Q_EMIT keptTold();
}

void OpenGame::keepFile() {
  m_save = std::make_unique<AutoSave>(*session(), m_library, path());
  connect(m_save.get(), &AutoSave::told, this, &OpenGame::keptTold);
  connect(m_save.get(), &AutoSave::othersKept, this, [this](const QString& name) {
    m_others = name;
    Q_EMIT keptTold();
  });
  if (m_opened.isDoubtful) m_save->setVerified(record::Verified::no);
  Q_EMIT keptTold();
}

void OpenGame::keepAsItIs() {
  m_opened.longer.reset();
  GameLibrary::keepAsItIs(path());
  Q_EMIT keptTold();
}

void OpenGame::vouch() {
  m_opened.isDoubtful = false;
  m_opened.damage.reset();
  m_save->setVerified(record::Verified::yes);
  Q_EMIT keptTold();
}

QString OpenGame::save() {
  return m_save ? m_save->flush() : QString();
}

SaveState OpenGame::kept() const {
  return m_save ? m_save->kept() : SaveState::nowhere;
}

QString OpenGame::failure() const {
  return m_save ? m_save->failure() : QString();
}

QString OpenGame::saveElsewhere(const QString& path) {
  QString failure = m_library.saveElsewhere(path, *session());
  if (!failure.isEmpty()) return failure;
  m_save.reset();
  m_opened.path = path;
  keepFile();
  return {};
}

void OpenGame::askForValues() {
  const auto propose = [this](const CheckedCopy& copy) {
    proposeCopy(copy, m_preferences, m_games);
  };
  m_keeper = kind().updater(*session(), m_library, m_games,
                            [this] { return m_preferences.newGame(fileId(kind())).editionId; });
  if (m_keeper != nullptr) {
    connect(m_keeper.get(), &OwnEditionUpdater::keptOnCopy, this, propose);
  }
  m_desk = kind().prompt(*session(), m_library, m_games);
  if (m_desk == nullptr) return;
  // Later: the answer came from the table that is taken away.
  connect(m_desk.get(), &PrintedValuePrompt::corrected, this, &OpenGame::goOnCorrected,
          Qt::QueuedConnection);
  connect(m_desk.get(), &PrintedValuePrompt::foundOnCopy, this, propose);
  m_desk->lookAtCopy();
}

void OpenGame::askForNames(const GameView& table) {
  GameSession* const game = session();
  if (game->isFrozen() || game->amending()) return;
  //: before players, colours and title of the game can be put right
  const QString first = tr("First enter what is begun, or take it back with Esc.");
  if (table.hasBegun()) return tell(m_window, first);
  const auto colours = [&of = kind(), this] { return of.offer(m_library).colours; };
  auto* dialog = new NamesDialog(game->naming(), colours, m_preferences.playerNames(), &m_window);
  connect(dialog, &NamesDialog::nameForgotten, this,
          [this](const QString& name) { m_preferences.forgetPlayer(name); });
  connect(dialog, &NamesDialog::accepted, game, [this, dialog] { rename(dialog->naming()); });
  dialog->open();
}

void OpenGame::rename(const record::Naming& naming) {
  const std::vector<record::Seat> before = session()->naming().players;
  const auto plays = [](const std::vector<record::Seat>& seats, const std::string& name) {
    return std::ranges::find(seats, name, &record::Seat::name) != seats.end();
  };
  for (std::size_t seat = 0; seat < before.size(); ++seat) {
    const std::string& now = naming.players[seat].name;
    // Where two have only changed their places, both stay who they are.
    if (plays(before, now) || plays(naming.players, before[seat].name)) continue;
    m_preferences.renamePlayer(text::fromUtf8(before[seat].name), text::fromUtf8(now));
  }
  session()->rename(naming);
}

void OpenGame::goOnCorrected() {
  if (!m_desk) return;
  Q_EMIT leaving(Laid::correctedValues);
  m_desk->goOnCorrected();
  Q_EMIT laid(Laid::correctedValues);
}

void OpenGame::goToOtherValues() {
  Q_EMIT leaving(Laid::correctedValues);
  session()->goToOtherValues();
  Q_EMIT laid(Laid::correctedValues);
}

} // namespace nilometer::ui
