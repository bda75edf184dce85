// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/check/copy_picture.h"

namespace nilometer::ui {

/// Every printed number of a page, one below the other.
class ListPicture : public CopyPicture {
  Q_OBJECT
public:
  explicit ListPicture(egizia::PrintedPage page, QWidget* parent = nullptr);

  [[nodiscard]] int heightForWidth(int width) const override;
  [[nodiscard]] QSize minimumSizeHint() const override;

protected:
  void furnish(const CopyState& copy) override;
  void arrange() override;
  void paintEvent(QPaintEvent* event) override;

private:
  struct Row {
    QString name;
    std::vector<NumberField*> cells;
  };
  void addNumbers(const CopyState& copy, const QString& place, Row& row);
  [[nodiscard]] int rowHeight() const;

  egizia::PrintedPage m_page;
  std::vector<Row> m_rows;
};

} // namespace nilometer::ui
