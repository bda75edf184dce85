// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/check/captions.h"
#include "ui/check/copied_rows.h"
#include "ui/check/copy_picture.h"
#include "ui/check/support_sketch.h"

namespace nilometer::ui {

/// The obelisk or the pyramid as it stands, row upon row. The first stone of a row holds its value;
/// behind the row stand its number of spaces and what adds and takes away rows. Where stones are
/// too narrow for a number, the value stands before its row.
class RowsPicture : public CopyPicture {
  Q_OBJECT
public:
  /// `building` is the obelisk or the pyramid.
  explicit RowsPicture(egizia::Building building, QWidget* parent = nullptr);

  [[nodiscard]] int heightForWidth(int width) const override;
  [[nodiscard]] QSize minimumSizeHint() const override;

protected:
  void furnish(const CopyState& copy) override;
  void arrange() override;
  void paintEvent(QPaintEvent* event) override;

private:
  struct Row {
    QLabel* name = nullptr;
    NumberField* value = nullptr;
    NumberField* spaces = nullptr;
    StepButton* fewer = nullptr;
    StepButton* more = nullptr;
    StepButton* remove = nullptr;
    StepButton* addAbove = nullptr;
  };
  /// What the cells need with the font there is.
  struct Needs {
    QSize value;
    QSize spaces;
    int button = 0; ///< both ways
    int name = 0;
    int stepper = 0; ///< all that belongs to the number of spaces
    int rowSteps = 0;
    int header = 0; ///< height
    int pitch = 0;  ///< from a row to the next
  };
  /// Where the value of a row stands: on its first stone, or before the row.
  enum class Values : std::uint8_t { onStones, beforeRows };
  /// Where everything stands.
  struct Layout {
    Values at = Values::onStones;
    int pitch = 0;
    QRect building;
    int names = 0;
    int values = 0; ///< where before the rows
    int stepper = 0;
    int rowSteps = 0;
    QRect support;
    std::vector<QRect> stones; ///< in building order
  };

  void furnishRow(const CopyState& copy, std::size_t index);
  void furnishSupport(const CopyState& copy);
  [[nodiscard]] Needs needs() const;
  /// All but the building itself.
  [[nodiscard]] int besides(const Needs& needs, Values at) const;
  [[nodiscard]] int leastBuilding(const Needs& needs, Values at) const;
  [[nodiscard]] QSize supportSize() const;
  /// Beside the building where both fit, else below it.
  [[nodiscard]] bool supportBeside(const Needs& needs, int width) const;
  [[nodiscard]] Layout layOut(const QSize& room) const;
  [[nodiscard]] QRect rowRect(std::size_t row) const;
  void arrangeRow(const Needs& needs, std::size_t index);
  void arrangeSupport();

  egizia::Building m_building;
  CopiedRows m_copied;
  egizia::Edition m_drawn;
  std::vector<Row> m_rows; ///< from the bottom
  StepButton* m_addBelow = nullptr;
  Captions m_captions;
  QLabel* m_spacesHeader = nullptr;
  QLabel* m_rowsHeader = nullptr;
  QLabel* m_supportText = nullptr;
  NumberField* m_support = nullptr; ///< only of the pyramid
  SupportSketch* m_sketch = nullptr;
  Layout m_layout;
};

} // namespace nilometer::ui
