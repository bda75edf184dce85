// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/report/score_report.h"

#include <QWidget>

#include <optional>
#include <vector>

class QGridLayout;
class QLabel;
class QLayout;

namespace nilometer::ui {

/// The ranking, large: who wins, everybody's place and points with where they come from, why a
/// tie is broken so, and how sure the points are. With the keyboard Up and Down choose a place, to
/// ask about it.
class RankingView : public QWidget {
  Q_OBJECT
public:
  explicit RankingView(QWidget* parent = nullptr);

  /// Texts of the report are in the language of that moment: after a change of language show it
  /// anew.
  void show(const report::ScoreReport& report);

  /// Somebody's place of the ranking.
  struct Rank {
    table::Player player = table::noPlayer;
    QString name;
    QString points; ///< what the result is called
  };
  /// Whose place is there; nothing beside them.
  [[nodiscard]] std::optional<Rank> rankAt(const QPoint& at) const;
  /// The one that has the keyboard.
  [[nodiscard]] std::optional<Rank> currentRank() const;

protected:
  void keyPressEvent(QKeyEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;
  void paintEvent(QPaintEvent* event) override;

private:
  /// So that points stay near names, all of which can be read whole.
  [[nodiscard]] int usualWidth(const report::ScoreReport& report) const;
  void addRank(const report::ScoreReport& report, std::size_t place, QGridLayout& grid);
  /// A result with its marks beside it.
  [[nodiscard]] QLayout* withSign(const report::ScoreReport& report, const report::ScoreSeat& seat,
                                  QLabel* result);
  /// What stands below a name, a line each.
  [[nodiscard]] QStringList facts(const report::ScoreReport& report, std::size_t place) const;
  /// What else a player may have, as long as something is disputed.
  [[nodiscard]] QStringList disputes(const report::ScoreReport& report, table::Player player) const;
  [[nodiscard]] QStringList doubts(const report::ScoreReport& report) const;

  QWidget* m_content = nullptr; ///< made anew for every report
  struct Shown {
    Rank rank;
    QWidget* first = nullptr; ///< its place, at the top left
    QWidget* last = nullptr;  ///< what stands below the name
  };
  [[nodiscard]] QRect placeOf(const Shown& shown) const;
  void describe();

  std::vector<Shown> m_ranks;
  std::size_t m_current = 0;
};

} // namespace nilometer::ui
