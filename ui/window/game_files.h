// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/store/games/file_news.h"
#include "ui/store/games/game_library.h"

#include <QObject>

#include <cstdint>
#include <optional>

class QWidget;

namespace nilometer::ui {

class FirstRound;
class OpenGame;
class Pages;

/// The files behind the window: what is opened and saved, and what is said where that fails.
class GameFiles : public QObject {
  Q_OBJECT
public:
  /// Nothing is owned, and all of it outlives this.
  GameFiles(QWidget& window, GameLibrary& library, OpenGame& game, FirstRound& firstRound,
            Pages& pages);

  /// A recorded game or an end position, by its path or its file:// address. One that cannot be
  /// read gives a sentence with what can be done, and changes nothing.
  void open(const QString& named);
  /// The open game as it was left on its table, if that is its file; else open().
  void goOn(const QString& path);
  /// The version before the one in that file, which cannot be read; what is there, if it can be
  /// read by now.
  void openEarlier(const QString& path);
  /// Opens a copy of the game at `path` in a new file, whoever has the file at `path`.
  void openCopy(const QString& path);
  /// The example that comes with that game; it is not saved anywhere.
  void openExample(const Game& kind);
  /// Asks for a file, and opens it.
  void choose();
  /// Asks for a file, and saves what everybody may see of the open game in it.
  void saveCopy();
  /// Asks for a file, and goes on with the open game there.
  void saveElsewhere();
  /// The ways to go on where something entered could not be saved.
  enum class Unsaved : std::uint8_t { stay, close, elsewhere };
  /// Asks how to go on where saving failed; `failure` = a sentence: why it failed.
  [[nodiscard]] Unsaved askAboutUnsaved(const QString& failure);
  /// Whether another game may take the place of the open one: it is saved, or the players let it
  /// go.
  [[nodiscard]] bool mayLeave();
  /// The news about the file of the open game, but for its being written.
  [[nodiscard]] std::optional<FileNews> news();

private:
  void openPosition(const QString& path);
  /// Shows the game that was opened from there, or says why there is none.
  void goOnWith(const QString& path, OpenResult opened);
  [[nodiscard]] QString placeElsewhere() const;
  void sayWhyNot(const QString& path, const OpenFailure& failure);
  /// Somebody else had changed the file: the game goes on here, or in what they wrote.
  [[nodiscard]] FileNews othersNews(const QString& kept);
  /// An earlier version goes on where the file ends.
  [[nodiscard]] FileNews longerNews(const EarlierGame& longer);
  /// What was read out of a damaged file is to be compared.
  [[nodiscard]] FileNews doubtNews();

  QWidget& m_window;
  GameLibrary& m_library;
  OpenGame& m_game;
  FirstRound& m_firstRound;
  Pages& m_pages;
};

} // namespace nilometer::ui
