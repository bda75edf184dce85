// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/text/shown_names.h"
#include "ui/window/start_facts.h"
#include "ui/window/start_tile.h"

#include <QDate>
#include <QWidget>

#include <optional>
#include <vector>

namespace nilometer::ui {

/// The games that are over, as the start page sums them up.
struct FinishedGames {
  int count = 0;
  QDate first{};
  QDate last{};
  std::optional<PlayerColour> colour{}; ///< of who won the last one alone
  QString winner{};                     ///< with the points
  text::ShownNames names{};             ///< of the players of the last one
  QString path{};                       ///< of the last one
  int minutes = 0;                      ///< it took; 0: not known
};

/// "today", "yesterday", "last Friday", else the date.
[[nodiscard]] QString lastDay(const QDate& day, const QDate& today);

/// What else there is to do: score only, learn, finished games, check the copy. Each is there only
/// where the chosen game has it.
class StartTiles : public QWidget {
  Q_OBJECT
public:
  explicit StartTiles(QWidget* parent);

  /// About the chosen game.
  void show(const GameFacts& facts, const Game& game);
  /// nullptr: not counted yet.
  void showFinished(const FinishedGames* finished);
  void setColumns(int columns);
  /// In pixels.
  [[nodiscard]] int wholeHeight() const { return heightOf(StartTile::wholeHeight); }
  [[nodiscard]] int leastHeight() const { return heightOf(StartTile::leastHeight); }
  /// Of one row, where all of them take that much.
  [[nodiscard]] qreal rowHeight(qreal all) const;

  [[nodiscard]] StartTile& score() const { return *m_score; }
  [[nodiscard]] StartTile& learn() const { return *m_learn; }
  [[nodiscard]] StartTile& finished() const { return *m_finished; }
  [[nodiscard]] StartTile& copies() const { return *m_copies; }
  [[nodiscard]] StartButton& continuePosition() const { return *m_continue; }
  [[nodiscard]] StartButton& guided() const { return *m_guided; }
  [[nodiscard]] StartButton& rules() const { return *m_rules; }
  [[nodiscard]] StartButton& example() const { return *m_example; }

protected:
  void resizeEvent(QResizeEvent* event) override;

private:
  void showScore(const GameFacts& facts);
  void showLearn(const GameFacts& facts, const Game& game);
  void showCopies(const GameFacts& facts);
  [[nodiscard]] std::vector<StartTile*> shown() const;
  [[nodiscard]] int rowCount() const;
  [[nodiscard]] int heightOf(qreal tile) const;
  void lay();

  int m_columns = 2;
  StartTile* m_score;
  StartTile* m_learn;
  StartTile* m_finished;
  StartTile* m_copies;
  StartButton* m_continue;
  StartButton* m_guided;
  StartButton* m_rules;
  StartButton* m_example;
};

} // namespace nilometer::ui
