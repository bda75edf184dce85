// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/check/board_picture.h"

#include "engine/egizia/edition.h"

namespace nilometer::ui {

/// The round spaces of the Nile in river order, each with what it gives: the crews pictured there
/// and the stones at Alyi can be changed, the others are part of the rules (ROUND-EDFU to
/// ROUND-HELIOPOLIS).
class RoundSpacesPicture : public BoardPicture {
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
  struct Space {
    egizia::Stop stop;
    QString name;
    QString gives;   ///< in two or three words, as beside the river
    QString rule;    ///< in whole sentences
    QString printed; ///< what its cell is about; empty = it has none
    QWidget* cell = nullptr;
    int stones = 0; ///< printed there
  };
  struct Card {
    QRect whole;
    QRect circle;
    QRect name;
    QRect gives;
    QRect rule;
    QRect printed;
    QRect cell;
  };

  void furnishCrews(const CopyState& copy, Space& space);
  void furnishStones(const CopyState& copy, Space& space);
  [[nodiscard]] int columns(int width) const;
  [[nodiscard]] int least() const;
  [[nodiscard]] int circleSize() const;
  [[nodiscard]] Card layOut(const Space& space, const QRect& room) const;
  [[nodiscard]] std::vector<Card> layOut(int width) const;
  void paintCircle(QPainter& painter, const Space& space, const QRect& circle) const;

  std::vector<Space> m_spaces; ///< downstream
  std::vector<Card> m_cards;   ///< one for each
};

} // namespace nilometer::ui
