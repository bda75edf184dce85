// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/ui/full_cards.h"
#include "tests/ui/home_program.h"
#include "tests/ui/table_window.h"

#include <QFile>

namespace nilometer::test {

/// Puts so many entries of a golden game among the games, and opens it as one in progress.
inline QString leave(Home& home, const QString& name, const egizia::GameRecord& whole,
                     std::size_t entries, const QString& title = {}) {
  const auto edition = goldenEdition();
  home.addGoldenEdition();
  egizia::GameRecord game = TableWindow::cut(whole, entries);
  game.header.title = title.toStdString();
  const QString path = home.file(u"games/%1.nilometer"_s.arg(name));
  QFile file(path);
  if (!file.open(QIODevice::WriteOnly)) qFatal("the game cannot be written");
  file.write(QByteArray::fromStdString(egizia::writeRecord(game, *edition)));
  file.close();
  static_cast<void>(home.games.open(path));
  home.games.close();
  return path;
}

inline QString leaveGame(Home& home, const QString& name, std::size_t entries,
                         const QString& title = {}) {
  return leave(home, name, goldenGame("revised-4-players", *goldenEdition()), entries, title);
}

} // namespace nilometer::test
