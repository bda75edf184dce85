// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/check/card_sheet.h"
#include "ui/check/copy_picture.h"

#include <vector>

namespace nilometer::ui {

/// "nileCards.brown-8" and "bonus.kind" as the place of a cell.
[[nodiscard]] QString memberPlace(const std::string& key, std::string_view member);
/// What a cell for a number of that name takes.
[[nodiscard]] NumberField::Content numberFrom(int least, int most, const QString& name);

/// A page of drawn cards with their cells. What is on the cards comes from sheet(); where it
/// stands is worked out by laySheet().
class CardsPicture : public CopyPicture {
  Q_OBJECT
public:
  using CopyPicture::CopyPicture;

  [[nodiscard]] int heightForWidth(int width) const override;
  [[nodiscard]] QSize minimumSizeHint() const override;
  /// What stands where in the present width.
  [[nodiscard]] const LaidSheet& laid() const;

protected:
  /// All cards, after asking for their cells.
  [[nodiscard]] virtual CardSheet sheet(const CopyState& copy) = 0;
  /// The cell as a piece of a line, below `text` if there is one.
  [[nodiscard]] CardPiece piece(QWidget& cell, const QString& text = {});
  /// A cell that changes nothing that is printed yet: it adds a card of the kind chosen.
  ChoiceField& adding(const CopyState& copy, const QString& name, ChoiceField::Content content,
                      std::function<CopyChange(const std::vector<int>&)> change);

  void furnish(const CopyState& copy) final;
  void arrange() final;
  void paintEvent(QPaintEvent* event) override;
  void changeEvent(QEvent* event) override;

private:
  [[nodiscard]] const LaidSheet& laidIn(int width) const;
  void forget() const;
  [[nodiscard]] SheetSizes sizes() const;

  CardSheet m_sheet;
  std::vector<QWidget*> m_cells; ///< by CardPiece::cell
  // Asked for by layouts far more often than it changes.
  mutable LaidSheet m_laid;
  mutable int m_laidWidth = -1;
  mutable int m_leastWidth = -1;
};

} // namespace nilometer::ui
