// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/check/captions.h"
#include "ui/check/copied_temple.h"
#include "ui/check/copy_picture.h"

namespace nilometer::ui {

struct CellMeasures;

/// The temple as it stands: pillars left and right, columns between them, stones above, with the
/// value of every space. Beside it the order in which its parts are built, and what has to be
/// complete before.
class TemplePicture : public CopyPicture {
  Q_OBJECT
public:
  explicit TemplePicture(QWidget* parent = nullptr);

  [[nodiscard]] int heightForWidth(int width) const override;
  [[nodiscard]] QSize minimumSizeHint() const override;

protected:
  void furnish(const CopyState& copy) override;
  void arrange() override;
  void paintEvent(QPaintEvent* event) override;

private:
  struct Part {
    std::size_t part = 0;
    std::vector<NumberField*> values;
    QLabel* name = nullptr;
    StepButton* fewer = nullptr;
    StepButton* more = nullptr;
    [[nodiscard]] int width() const; ///< of name and buttons
  };
  /// A line of the building order; of a missing part, only what brings it back.
  struct Line {
    QLabel* name = nullptr;
    QWidget* after = nullptr;
    StepButton* earlier = nullptr;
    StepButton* later = nullptr;
    StepButton* add = nullptr;
  };
  struct OrderNeeds {
    int names = 0;
    int afters = 0;
    int button = 0;
    int line = 0; ///< height
    QSize size;
  };
  struct Layout {
    QRect building;
    QPoint order;
    std::vector<QRect> spaces; ///< in building order
  };

  void furnishPart(const CopyState& copy, const CopiedPart& part);
  void furnishLine(const CopyState& copy, std::size_t line);
  void furnishMissing(std::size_t part);
  [[nodiscard]] QWidget* furnishAfter(const CopyState& copy, std::size_t line);
  [[nodiscard]] CellMeasures measures() const;
  [[nodiscard]] QSize leastTemple() const;
  /// Of a part's name and its buttons.
  [[nodiscard]] int steps() const;
  [[nodiscard]] OrderNeeds orderNeeds() const;
  [[nodiscard]] bool orderBeside(int width) const;
  [[nodiscard]] Layout layOut(const QSize& room) const;
  void arrangePart(const Part& part, const QRect& spaces);
  void arrangeOrder();

  CopiedTemple m_copied;
  egizia::Edition m_drawn;
  std::vector<Part> m_parts; ///< in building order
  std::vector<Line> m_lines;
  Captions m_captions;
  QLabel* m_heading = nullptr;
  Layout m_layout;
};

} // namespace nilometer::ui
