// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/check/cell_lines.h"

#include <array>

namespace nilometer::ui {

/// Both markets side by side, step by step from the top as on the board: what each missing grain
/// costs, where stones may be sold, and what the last steps give (MARKET-2 to MARKET-4, END-1).
class MarketsPicture : public BoardPicture {
  Q_OBJECT
public:
  using BoardPicture::BoardPicture;

  [[nodiscard]] int heightForWidth(int width) const override;
  [[nodiscard]] QSize minimumSizeHint() const override;

protected:
  void furnish(const CopyState& copy) override;
  void arrange() override;
  void paintEvent(QPaintEvent* event) override;

private:
  /// One step, from the top.
  struct Step {
    NumberField* penalty = nullptr; ///< grain market
    bool sale = false;              ///< stone market: the sale is allowed here
    StepButton* add = nullptr;
    StepButton* remove = nullptr;
  };
  struct Ladder {
    QString heading;
    NumberField* count = nullptr; ///< number of steps, where it is printed as one
    StepButton* add = nullptr;
    StepButton* remove = nullptr;
    std::vector<Step> steps;
    std::vector<CellLine> lines; ///< under the steps
  };
  struct Rooms {
    QRect card;
    QRect heading;
    QRect countName;
    QRect count;
    std::vector<QRect> steps; ///< the boxes
    std::vector<LineRooms> lines;
  };
  using Ladders = std::array<Ladder, 2>; ///< by egizia::Market

  void furnishStone(const CopyState& copy);
  void furnishGrain(const CopyState& copy);
  void furnishPenalty(const CopyState& copy, int step);
  void addLine(const CopyState& copy, Ladder& ladder, const char* place, int least);
  [[nodiscard]] int ladderWidth() const;
  [[nodiscard]] int buttonsWidth() const;
  [[nodiscard]] int penaltyWidth() const;
  [[nodiscard]] int stepHeight() const;
  [[nodiscard]] bool isSideBySide(int width) const;
  [[nodiscard]] Rooms layOut(const Ladder& ladder, const QPoint& at, int width) const;
  [[nodiscard]] std::array<Rooms, 2> layOut(int width) const;
  void placeSteps(const Ladder& ladder, const Rooms& rooms);

  Ladders m_ladders;
  std::array<Rooms, 2> m_rooms;
  int m_stonesPerPoint = 0;
};

} // namespace nilometer::ui
