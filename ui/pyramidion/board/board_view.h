// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pyramidion/board/board_layout.h"
#include "ui/pyramidion/board/board_looks.h"

#include <functional>
#include <optional>
#include <vector>

namespace nilometer::pyramidion {

/// The board: eight sites around the great pyramid and the table of the active site, boats on the
/// Nile, the supply. It draws a table with the entry that is being made on it.
class BoardView : public ui::DrawnBoard {
  Q_OBJECT
public:
  explicit BoardView(QWidget* parent = nullptr) : DrawnBoard(parent) {}

  /// Draws that table, which outlives the view or the next call.
  void refresh(const BoardTable& table);
  /// For little room. `flat`: sites are lower and do not say what comes next. `only`: one site at a
  /// time beside the table, the active one or the one that was turned to.
  void setFolds(bool flat, bool only);

  /// Where everything is, in u: the supply, the stones of the pyramid (stonesIn()).
  [[nodiscard]] const BoardLayout& layOut() const { return m_layout; }
  [[nodiscard]] QSize minimumSizeHint() const override;

protected:
  void paintEvent(QPaintEvent* event) override;
  void arrange() override;
  void turn(int by) override;

private:
  /// `read` says what of a table is shown there.
  template <class Look>
  void add(const ui::PlaceId& id, ui::PaintOf<Look>* paint,
           std::function<Look(const BoardReader&)> read);
  /// Makes places for that many players and cards.
  void addPlaces();
  [[nodiscard]] BoardNeeds needs() const;

  BoardTable m_table;
  BoardLayout m_layout;
  bool m_flat = false;
  bool m_isOne = false; ///< one site at a time
  Site m_only = Site::giza;
  std::optional<Site> m_about;        ///< what m_only followed last
  std::vector<PlayerColour> m_stones; ///< whose boats are loaded, in the order in which it was seen
  int m_players = 0;
  int m_cards = 0;                                              ///< for so many there are places
  std::vector<std::function<void(const BoardReader&)>> m_draws; ///< one for each place
};

} // namespace nilometer::pyramidion
