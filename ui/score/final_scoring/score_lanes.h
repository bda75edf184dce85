// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/base/style/short_motion.h"
#include "ui/base/style/theme.h"

#include <QString>
#include <QStringList>
#include <QWidget>

#include <cstdint>
#include <optional>
#include <vector>

namespace nilometer::ui {

/// What the final scoring has brought so far, one row per player.
struct ScoreLanesContent {
  QStringList header; ///< what the numbers are called
  /// One step of the final scoring, a thick piece of the lane.
  struct Piece {
    int points = 0;
    QString text; ///< "+5", with its mark
    bool now = false;
    friend bool operator==(const Piece&, const Piece&) = default;
  };
  struct Row {
    PlayerColour player = PlayerColour::blue;
    QString name;
    QStringList numbers; ///< by header, with their mark, the total last; empty = not yet
    bool now = false;    ///< being scored
    int before = 0;      ///< points of the game itself
    std::vector<Piece> pieces{};
    QString rests{}; ///< the assumed printed values behind them; empty for none
    [[nodiscard]] int total() const;
    friend bool operator==(const Row&, const Row&) = default;
  };
  std::vector<Row> rows;
  int least = 50; ///< points of the scale, so that early steps do not stretch it again and again
  friend bool operator==(const ScoreLanesContent&, const ScoreLanesContent&) = default;
};

/// Everybody's way along the river, or that of the one being scored alone: a thin line for the
/// game, a thick piece for each step of the final scoring, the ship at the exact point, the points
/// at the right. All numbers in words are the accessible description.
class ScoreLanes : public QWidget {
  Q_OBJECT
public:
  explicit ScoreLanes(QWidget* parent);

  enum class Arrival : std::uint8_t { sliding, atOnce };
  void show(const ScoreLanesContent& content, Arrival arrival);
  [[nodiscard]] const ScoreLanesContent& content() const { return m_content; }
  void setMotion(bool on) { m_motion.setAllowed(on); }
  /// Whose lanes are painted; without anybody being scored there are all of them.
  enum class Shown : std::uint8_t { all, now };
  void setShown(Shown shown);
  [[nodiscard]] Shown shown() const { return m_shown; }
  /// What one lane takes by itself, without a scale.
  [[nodiscard]] int heightOfOne() const;
  /// The row of a player that is there; nothing below them.
  [[nodiscard]] std::optional<std::size_t> rowAt(const QPoint& at) const;
  /// All of a row in one sentence. @pre row is one of content()
  [[nodiscard]] QString sentence(std::size_t row) const;
  [[nodiscard]] QSize sizeHint() const override;
  [[nodiscard]] QSize minimumSizeHint() const override;

protected:
  bool event(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void changeEvent(QEvent* event) override;

private:
  [[nodiscard]] qreal laneHeight() const;
  /// The only row that is painted; nothing where all are.
  [[nodiscard]] std::optional<std::size_t> alone() const;

  ScoreLanesContent m_content;
  Shown m_shown = Shown::all;
  std::vector<int> m_from; ///< by row: the points where the ship comes from
  ShortMotion m_motion;
};

} // namespace nilometer::ui
