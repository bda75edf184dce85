// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/game/interface/game.h"
#include "ui/game/session/save_state.h"
#include "ui/store/games/game_library.h"

#include <QObject>
#include <QString>
#include <QStringList>

#include <cstdint>
#include <map>
#include <memory>
#include <optional>

class QWidget;

namespace nilometer::ui {

class AutoSave;
struct CheckedCopy;

/// What a table is laid for: another game than before, or the same one on corrected values.
enum class Laid : std::uint8_t { anotherGame, correctedValues };

/// The printed values of a complete copy are proposed for the next game.
void proposeCopy(const CheckedCopy& copy, Preferences& preferences, Games games);

/// Something is being made on that table that no file holds.
[[nodiscard]] bool isMaking(const GameView& table, const GameSession& session);

/// The game in progress: which one it is, its session, the file behind it, and the desk for its
/// printed values.
class OpenGame : public QObject {
  Q_OBJECT
public:
  /// None is open yet. Nothing is owned, and all of it outlives this.
  OpenGame(QWidget& window, GameLibrary& library, Preferences& preferences, Games games);
  ~OpenGame() override;

  /// Puts that game in the place of the open one. One that was left with something begun goes on as
  /// it was left, if its file is still the same.
  void play(OpenedGame opened);
  /// For whoever hears `leaving`: the open game waits for that, with its table.
  void leaveTable(std::unique_ptr<GameView> table);
  /// The table that the open game was left with; nullptr if it has to be made.
  [[nodiscard]] std::unique_ptr<GameView> takeTable();

  /// What the games are called that wait with something begun that no file holds.
  [[nodiscard]] QStringList leftBegun() const;

  /// While none is open, the first of the list.
  [[nodiscard]] const Game& kind() const { return *m_opened.kind; }
  /// nullptr while none is open.
  [[nodiscard]] GameSession* session() const { return m_opened.session.get(); }
  /// Its file; empty = none, as that of the example.
  [[nodiscard]] const QString& path() const { return m_opened.path; }
  /// The file that another program has, where the game is only looked at; else empty.
  [[nodiscard]] const QString& lookedAt() const { return m_opened.lookedAt; }
  /// nullptr where no copy of the players' own is kept.
  [[nodiscard]] PrintedValuePrompt* desk() const { return m_desk.get(); }
  /// Writes what is still to be written; why it failed, or nothing.
  QString save();
  /// How safe what was entered is.
  [[nodiscard]] SaveState kept() const;
  /// Why its file cannot be written, while that is so.
  [[nodiscard]] QString failure() const;
  /// Somebody else had changed the file (AutoSavedFile::othersKept), which was not answered yet.
  [[nodiscard]] const std::optional<QString>& others() const { return m_others; }
  void forgetOthers();
  /// It was read out of a damaged file, and nobody has compared it with the table since.
  [[nodiscard]] bool isDoubtful() const { return m_save && m_opened.isDoubtful; }
  /// What became of that file, if that was found out just now. @pre isDoubtful()
  [[nodiscard]] QString damage() const {
    return m_opened.damage ? damageSentence(m_opened) : QString();
  }
  /// An earlier version of the file goes on where the file ended when it was opened.
  [[nodiscard]] const std::optional<EarlierGame>& longer() const { return m_opened.longer; }
  /// That is right so. @pre longer()
  void keepAsItIs();
  /// The table stands for it. @pre isDoubtful()
  void vouch();
  /// Asks how players, colours and title are to be called, unless the game is only looked at or
  /// something else in it is being put right. Says so where something is begun on its table, which
  /// is laid anew for other names.
  void askForNames(const GameView& table);
  /// Goes on in another file, which holds all of it then; why that failed, or nothing.
  [[nodiscard]] QString saveElsewhere(const QString& path);

Q_SIGNALS:
  /// Whatever looks at the session goes now: there is another one, or other values, right after.
  void leaving(nilometer::ui::Laid next);
  /// kept(), failure() or others() are other than before.
  void keptTold();
  /// A game is there to be shown.
  void laid(nilometer::ui::Laid reason);

private:
  /// The table looks at the session, and goes first.
  struct LeftGame {
    std::unique_ptr<GameSession> session;
    std::unique_ptr<GameView> table;
  };
  void keepLeft();
  /// With the session that waits for that file.
  [[nodiscard]] OpenedGame takeUp(OpenedGame opened);
  /// Printed numbers are asked for where they matter, unless the game is only an example.
  void askForValues();
  void goOnCorrected();
  void rename(const record::Naming& naming);
  /// Goes on where undo or the history lead to other printed values.
  void goToOtherValues();
  /// From now on its file is kept up to date.
  void keepFile();

  QWidget& m_window;
  GameLibrary& m_library;
  Preferences& m_preferences;
  Games m_games;
  OpenedGame m_opened;
  std::map<QString, LeftGame> m_left; ///< by the keys of their files
  std::unique_ptr<GameView> m_table;  ///< only while one game takes the place of another
  std::unique_ptr<AutoSave> m_save;
  std::optional<QString> m_others;
  std::unique_ptr<PrintedValuePrompt> m_desk;
  std::unique_ptr<OwnEditionUpdater> m_keeper;
};

} // namespace nilometer::ui
