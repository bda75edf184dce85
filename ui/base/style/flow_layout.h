// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLayout>

#include <cstdint>
#include <functional>
#include <memory>
#include <vector>

namespace nilometer::ui {

/// Puts things beside each other from the left and goes on below where a line is full.
class FlowLayout : public QLayout {
public:
  enum class Widths : std::uint8_t {
    own,    ///< each as wide as it wants to be, in the middle of its line
    cards,  ///< the same, but those of a line are equally high
    columns ///< … and all of one width, as many as find room
  };
  /// `gap` = between two things and between two lines, in logical pixels.
  FlowLayout(Widths widths, int gap);
  ~FlowLayout() override;

  /// As addWidget().
  void addLayout(QLayout* layout);
  /// What has a line for itself, as wide as there is room.
  void addLine(QWidget* widget);
  void addLine(QLayout* layout);

  void addItem(QLayoutItem* item) override;
  [[nodiscard]] int count() const override { return static_cast<int>(m_items.size()); }
  [[nodiscard]] QLayoutItem* itemAt(int index) const override;
  QLayoutItem* takeAt(int index) override;
  [[nodiscard]] Qt::Orientations expandingDirections() const override { return Qt::Horizontal; }
  [[nodiscard]] bool hasHeightForWidth() const override { return true; }
  [[nodiscard]] int heightForWidth(int width) const override;
  [[nodiscard]] QSize minimumSize() const override;
  [[nodiscard]] QSize sizeHint() const override;
  void setGeometry(const QRect& rect) override;
  void invalidate() override;

private:
  struct Item {
    std::unique_ptr<QLayoutItem> item;
    bool isLine = false;
  };
  using Place = std::function<void(QLayoutItem& item, const QRect& rect)>;
  [[nodiscard]] int columnWidth(int width) const;
  /// Returns the height.
  int lay(const QRect& room, const Place& place) const;

  Widths m_widths;
  int m_gap;
  std::vector<Item> m_items;
  // Asked for by layouts far more often than it changes.
  mutable int m_laidWidth = -1;
  mutable int m_laidHeight = 0;
};

} // namespace nilometer::ui
