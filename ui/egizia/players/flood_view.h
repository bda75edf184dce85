// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/egizia/edition.h"
#include "engine/egizia/feed.h"
#include "engine/egizia/state.h"

#include <QSize>
#include <QStringList>
#include <QWidget>

#include <array>
#include <optional>

namespace nilometer::ui {

/// What the next feeding would bring with the water ring in each position. A plain value.
struct FloodLook {
  using Cell = egizia::Flood;                         ///< with the water ring in one position
  std::array<Cell, egizia::ringNames.size()> cells{}; ///< by egizia::Ring
  int strength = 0;                                   ///< of all crews
  egizia::Ring now = egizia::Ring::middle;            ///< where the ring lies
  std::optional<egizia::Ring> move{}; ///< where the entry being made would move it, if it does
  QString rests{};   ///< the assumed printed values that the points rest on; empty for none
  bool over = false; ///< no feeding is to come: there is nothing to forecast
  friend bool operator==(const FloodLook&, const FloodLook&) = default;
};

/// The forecast without any help (FEED-4). `move` equal to `now` is no move.
[[nodiscard]] FloodLook floodOf(const egizia::Edition& edition, const egizia::PlayerState& own,
                                egizia::Ring now, std::optional<egizia::Ring> move);

/// The flood forecast of one player: three cells, left to right as the water ring's positions,
/// each with grain against strength and what the missing grain costs. The position now and the
/// one being chosen are ringed. The tool tip says the same in sentences.
class FloodView : public QWidget {
  Q_OBJECT
public:
  explicit FloodView(QWidget* parent);

  void setLook(const FloodLook& look);
  /// One sentence for each position of the ring, left first.
  [[nodiscard]] QStringList sentences() const;
  /// The position of the water ring whose cell is there.
  [[nodiscard]] egizia::Ring ringAt(const QPoint& at) const;
  /// Room for two-digit numbers in every cell, with the present font and language.
  [[nodiscard]] QSize minimumSizeHint() const override;
  [[nodiscard]] QSize sizeHint() const override { return minimumSizeHint(); }

protected:
  void paintEvent(QPaintEvent* event) override;
  void changeEvent(QEvent* event) override;

private:
  void describe();
  [[nodiscard]] QRectF cellRect(int cell) const;
  void paintCell(QPainter& painter, egizia::Ring ring) const;
  [[nodiscard]] QString sentence(egizia::Ring ring) const;

  FloodLook m_look;
  mutable QSize m_least; ///< minimumSizeHint() for the present font and language, once asked for
};

} // namespace nilometer::ui
