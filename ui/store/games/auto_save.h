// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/store/games/auto_saved_file.h"

#include <QString>

#include <cstdint>
#include <vector>

namespace nilometer::ui {

class GameSession;
class GameLibrary;

/// Keeps the file of the open game: after every change of the record. Looking at the past writes
/// nothing.
class AutoSave : public AutoSavedFile {
  Q_OBJECT
public:
  /// A game without a file is written at once, so that its players and rules are safe too.
  /// Neither is owned; both should outlive this.
  AutoSave(GameSession& session, GameLibrary& library, QString path, QObject* parent = nullptr);

private:
  std::vector<std::uint64_t> m_stamps; ///< of the entries that the disk has or is to have
};

} // namespace nilometer::ui
