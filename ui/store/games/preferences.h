// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/base/style/theme.h"
#include "ui/game/interface/new_game.h"
#include "ui/game/session/prompt_level.h"
#include "ui/store/games/lesson_progress.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <array>
#include <optional>
#include <string>
#include <string_view>

class QSettings;

namespace nilometer::ui {

/// Sizes of text a player can choose, in per cent of what the window has room for, and what is
/// chosen until somebody chooses.
inline constexpr auto textPercents =
    std::to_array<int>({80, 90, 100, 110, 125, 150, 175, 200, 225, 250});
inline constexpr int usualTextPercent = 100;

/// The paper for score sheets.
enum class Paper : std::uint8_t { a4, letter };

/// What the program remembers from one start to the next. Everything read is checked: a settings
/// file with nonsense in it gives the default.
class Preferences {
public:
  /// `settings` is not owned and outlives this.
  explicit Preferences(QSettings& settings) : m_settings(settings) {}

  /// Two-letter code; empty = the system's.
  [[nodiscard]] QString language() const;
  void setLanguage(const QString& code);
  [[nodiscard]] Appearance appearance() const;
  void setAppearance(Appearance appearance);
  /// One of textPercents, or what is tried.
  [[nodiscard]] int textPercent() const;
  void setTextPercent(int percent);
  /// Until somebody chooses a size; it is not remembered.
  void tryTextPercent(int percent) { m_triedText = percent; }
  /// Whether markers slide.
  [[nodiscard]] bool motion() const;
  void setMotion(bool on);
  /// Whether letters, digits and signs press what shows them.
  [[nodiscard]] bool singleKeys() const;
  void setSingleKeys(bool on);

  /// Chosen last; else what is usual in the system's country.
  [[nodiscard]] Paper paper() const;
  void setPaper(Paper paper);

  /// Names of players of earlier games, those of late first; at most 12.
  [[nodiscard]] QStringList playerNames() const;
  /// That player is proposed no more until a game is begun with that name.
  void forgetPlayer(const QString& player);
  /// Gives what is remembered of a player to the name `now`.
  void renamePlayer(const QString& player, const QString& now);
  /// How much the player of that name wants to be told; `knowing` unless chosen otherwise.
  [[nodiscard]] PromptLevel promptLevel(const QString& player) const;
  void setPromptLevel(const QString& player, PromptLevel level);
  /// How far the lesson of that id is; not begun unless set.
  [[nodiscard]] LessonProgress lessonProgress(const QString& lesson) const;
  void setLessonProgress(const QString& lesson, LessonProgress progress);
  /// Which steps of the set-up of the game in that file are ticked, by name; none for a game that
  /// is not there any more.
  [[nodiscard]] QStringList setupDone(const QString& file) const;
  /// None at all forgets it.
  void setSetupDone(const QString& file, const QStringList& steps);
  /// The file of the guided first game, until its table was asked about the prompts; or empty.
  [[nodiscard]] QString guidedGame() const;
  void setGuidedGame(const QString& file);
  /// What was chosen for the last new game, to be proposed for the next one: names and distinct
  /// colours (or none), profile, options, edition. Never a bid, date or title. `game` is the
  /// game's id as its files say it (fileId).
  [[nodiscard]] NewGameChoice newGame(std::string_view game) const;
  /// Remembers the names of the players, too.
  void rememberNewGame(const NewGameChoice& choice, std::string_view game);

  /// The id of the game whose box was chosen last (fileId); empty = none yet.
  [[nodiscard]] std::string chosenGame() const;
  void setChosenGame(std::string_view game);

  /// As QWidget::saveGeometry gives it; empty = never saved.
  [[nodiscard]] QByteArray windowGeometry() const;
  void setWindowGeometry(const QByteArray& geometry);

  /// The window of the rules, as windowGeometry().
  [[nodiscard]] QByteArray rulesGeometry() const;
  void setRulesGeometry(const QByteArray& geometry);
  /// Where the rules were read last, as an anchor of the book; empty = never read.
  [[nodiscard]] QString rulesPlace() const;
  void setRulesPlace(const QString& anchor);

  /// The table view: its place as windowGeometry(), whether it was open, and its own look.
  [[nodiscard]] QByteArray displayGeometry() const;
  void setDisplayGeometry(const QByteArray& geometry);
  [[nodiscard]] bool displayOpen() const;
  void setDisplayOpen(bool open);
  /// `system` = as the window of the program.
  [[nodiscard]] Appearance displayAppearance() const;
  void setDisplayAppearance(Appearance appearance);
  /// Empty = that of the window of the program.
  [[nodiscard]] QString displayLanguage() const;
  void setDisplayLanguage(const QString& code);
  /// Whether the screen is kept from going dark while a game runs.
  [[nodiscard]] bool keepsAwake() const;
  void setKeepsAwake(bool on);

  /// Files of recorded games opened of late, the last one first; at most 10. Those that are not
  /// there now are left out, but not forgotten: they may be on a disk that comes back.
  [[nodiscard]] QStringList recentFiles() const;
  void addRecentFile(const QString& path);
  /// Replaces the path of a recent file that is called otherwise now.
  void replaceRecentFile(const QString& path, const QString& now);
  /// The file of the last game that was begun or gone on with; empty = none.
  [[nodiscard]] QString gameInProgress() const;
  void setGameInProgress(const QString& path);
  /// The file of the end position of that game that was entered or opened last; empty = none.
  [[nodiscard]] QString positionInProgress(std::string_view game) const;
  void setPositionInProgress(std::string_view game, const QString& path);

private:
  /// A list that a second running program may have added to: read from the file again, and written
  /// at once.
  [[nodiscard]] QStringList listNow(const QString& key) const;
  void keepList(const QString& key, const QStringList& list);
  /// In all that is proposed; empty in place of a player who is forgotten.
  void propose(const QString& now, const QString& player);

  QSettings& m_settings;
  std::optional<int> m_triedText;
};

} // namespace nilometer::ui
