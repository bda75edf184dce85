// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/games/game_shelf.h"

#include <QStringList>
#include <QWidget>

#include <optional>
#include <vector>

class QGridLayout;
class QLabel;
class QVBoxLayout;

namespace nilometer::ui {

class Chip;

/// What is there before a game is open: go on with the last one, a new one, open a file, finished
/// games; what helps to learn the game; and the games of late.
class StartView : public QWidget {
  Q_OBJECT
public:
  /// A game that can be gone on with.
  struct Game {
    QString path;
    QString title; ///< "Anna, Ben and Cem · 20 Nov 2026 · round 3"
    QString whole; ///< the same with whole names, where the title shortens one; or empty
  };

  /// `game` as it stands on the box.
  explicit StartView(const QString& game, QWidget* parent = nullptr);

  /// The game in progress cannot be read: that is said, with what can be done.
  void setDamaged(std::optional<DamagedGame> game);
  /// `unfinished` may be empty (no path).
  void show(const Game& unfinished, const std::vector<Game>& recent);
  /// An end position that can be gone on with; may be empty (no path). show() comes next.
  void setPosition(const Game& position) { m_unscored = position; }
  /// Whether no copy was compared to the end yet.
  enum class Unchecked : bool { no, yes };
  void setUnchecked(Unchecked unchecked);
  [[nodiscard]] Chip* continueButton() const { return m_continue; }
  [[nodiscard]] Chip* continuePositionButton() const { return m_continuePosition; }
  [[nodiscard]] Chip* newButton() const { return m_new; }
  [[nodiscard]] Chip* guidedButton() const { return m_guided; }
  [[nodiscard]] Chip* positionButton() const { return m_position; }
  [[nodiscard]] Chip* archiveButton() const { return m_archive; }
  [[nodiscard]] Chip* lessonsButton() const { return m_lessons; }
  [[nodiscard]] Chip* copiesButton() const { return m_copies; }
  [[nodiscard]] Chip* rulesButton() const { return m_rules; }

Q_SIGNALS:
  void openRequested(const QString& path);
  /// To say no more about it.
  void forgetRequested();
  void newRequested();
  void guidedRequested();
  void chooseRequested();
  void exampleRequested();
  void positionRequested();
  void archiveRequested();
  void lessonsRequested();
  void rulesRequested();
  void copiesRequested();

protected:
  void keyPressEvent(QKeyEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void changeEvent(QEvent* event) override;

private:
  void addDamaged(QVBoxLayout& column);
  void retranslate();
  void retranslateDamaged();
  /// What Enter is likely meant for.
  [[nodiscard]] Chip& likely() const;

  Game m_unfinished;
  std::optional<DamagedGame> m_damaged;
  Game m_unscored;
  std::vector<Game> m_recent;
  QLabel* m_title;
  QLabel* m_text;
  QWidget* m_damagedPart;
  QLabel* m_damage;
  QString m_game;
  Chip* m_rescue;
  Chip* m_again;
  Chip* m_forget;
  Chip* m_continue;
  Chip* m_continuePosition;
  QGridLayout* m_chips; ///< those below, all equally wide
  Chip* m_new;
  Chip* m_open;
  Chip* m_position;
  Chip* m_archive;
  QLabel* m_learnTitle;
  Chip* m_guided;
  Chip* m_lessons;
  Chip* m_rules;
  Chip* m_example;
  Chip* m_copies;
  QLabel* m_copiesHint;
  QLabel* m_recentTitle;
  QWidget* m_recentList;
  std::vector<Chip*> m_recentButtons;
};

} // namespace nilometer::ui
