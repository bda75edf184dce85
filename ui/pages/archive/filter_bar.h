// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pages/archive/archived_game.h"

#include <QWidget>

#include <vector>

class QComboBox;
class QLineEdit;

namespace nilometer::ui {

/// What the finished games are filtered by: words, a player, the number of players, the rules.
class FilterBar : public QWidget {
  Q_OBJECT
public:
  /// By the rules and numbers of players of `games`.
  explicit FilterBar(Games games, QWidget* parent = nullptr);

  [[nodiscard]] GameFilter filter() const;
  /// The names to choose from; keeps the choice if it is among them.
  void setPlayers(const QStringList& names);
  /// Everything is shown again.
  void clear();
  [[nodiscard]] QLineEdit* words() const { return m_words; }
  [[nodiscard]] QComboBox* player() const { return m_player; }
  [[nodiscard]] QComboBox* count() const { return m_count; }
  [[nodiscard]] QComboBox* rules() const { return m_rules; }

Q_SIGNALS:
  void changed();
  /// The cursor is to go down into the games.
  void leaveRequested();

protected:
  void keyPressEvent(QKeyEvent* event) override;
  void changeEvent(QEvent* event) override;

private:
  void retranslate();
  void limitNames();

  struct Rules {
    const Game* kind;
    int profile;
  };

  Games m_games;
  std::vector<Rules> m_sets; ///< by row of m_rules; the first row are all rules
  QLineEdit* m_words;
  QComboBox* m_player;
  QComboBox* m_count;
  QComboBox* m_rules;
};

} // namespace nilometer::ui
