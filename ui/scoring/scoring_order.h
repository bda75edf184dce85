// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/style/theme.h"

#include <QString>
#include <QWidget>

#include <vector>

namespace nilometer::ui {

/// Who is scored when: a line that is read from left to right.
struct ScoringTurn {
  enum class State : std::uint8_t { done, now, waits };
  PlayerColour player = PlayerColour::blue;
  QString name;
  State state = State::waits;
  friend bool operator==(const ScoringTurn&, const ScoringTurn&) = default;
};

class ScoringOrder : public QWidget {
  Q_OBJECT
public:
  explicit ScoringOrder(QWidget* parent);

  void show(const QString& heading, const std::vector<ScoringTurn>& order);
  [[nodiscard]] QSize sizeHint() const override;
  [[nodiscard]] QSize minimumSizeHint() const override { return {0, sizeHint().height()}; }

protected:
  void paintEvent(QPaintEvent* event) override;
  void changeEvent(QEvent* event) override;

private:
  /// Where there is no room for all names, only the one being scored has his.
  enum class Names : std::uint8_t { all, now };
  [[nodiscard]] QString textOf(const ScoringTurn& turn, Names names) const;
  [[nodiscard]] qreal widthOf(const ScoringTurn& turn, Names names) const;
  [[nodiscard]] QFont fontOf(const ScoringTurn& turn) const;
  void paintTurn(QPainter& painter, const QRectF& room, const ScoringTurn& turn,
                 const QString& text) const;

  QString m_heading;
  std::vector<ScoringTurn> m_order;
};

} // namespace nilometer::ui
