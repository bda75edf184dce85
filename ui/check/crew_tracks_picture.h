// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/check/board_picture.h"

#include <array>

namespace nilometer::ui {

/// The strength tracks of the four crews under each other, step by step: where the tile starts, and
/// where the track ends (CREW-1).
class CrewTracksPicture : public BoardPicture {
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
  struct Track {
    int start = 0;
    int end = 0;
    NumberField* startCell = nullptr;
    NumberField* endCell = nullptr;
    ChoiceField* colour = nullptr;
  };
  /// A step of a track; `cell` stands on it, if there is one.
  struct Step {
    int number = 0;
    int column = 0; ///< counted from the first step of all tracks
    QRect room;
    NumberField* cell = nullptr;
    QRect caption; ///< above a cell
  };
  struct Row {
    QRect card;
    QRect tile;
    QRect name;
    QRect colourName;
    QRect colour;
    std::vector<Step> steps;
  };
  using Rows = std::array<Row, egizia::crewCount>;

  [[nodiscard]] Rows layOut(int width) const;
  [[nodiscard]] std::vector<Step> stepsOf(const Track& track) const;
  [[nodiscard]] int placeSteps(std::vector<Step>& steps, const QPoint& from, int width) const;
  [[nodiscard]] int headWidth() const;
  [[nodiscard]] int leastHead() const;
  [[nodiscard]] int firstStep() const;
  [[nodiscard]] int columns() const;
  [[nodiscard]] int stepWidth(int width) const;
  [[nodiscard]] int across(int width) const;
  [[nodiscard]] bool isBeside(int inside) const;
  [[nodiscard]] int widestStep() const;
  [[nodiscard]] int tileSize() const;
  [[nodiscard]] QString captionOf(const Track& track, const NumberField* cell) const;

  std::array<Track, egizia::crewCount> m_tracks;
  Rows m_rows;
};

} // namespace nilometer::ui
