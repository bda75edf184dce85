// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPoint>
#include <QWidget>

#include <cstddef>
#include <optional>

namespace nilometer::ui {

/// What the charts in a window share: items (moments, bars) that are read out one at a time,
/// under the mouse or by the arrow keys, Home and End.
class ChartWidget : public QWidget {
  Q_OBJECT
public:
  explicit ChartWidget(QWidget* parent);

  /// The item that is read out, if any.
  [[nodiscard]] std::optional<std::size_t> current() const { return m_current; }
  /// The item that is asked about: where the mouse is, or by keyboard the one that is read out.
  [[nodiscard]] std::optional<std::size_t> asked(std::optional<QPoint> at) const {
    return at && count() > 0 ? std::optional(itemAt(*at)) : m_current;
  }

protected:
  [[nodiscard]] virtual std::size_t count() const = 0;
  /// The item where the mouse is. @pre count() > 0
  [[nodiscard]] virtual std::size_t itemAt(const QPointF& position) const = 0;
  /// The text about an item, and about the whole chart while no item is read out.
  [[nodiscard]] virtual QString sentence(std::size_t item) const = 0;
  [[nodiscard]] virtual QString summary() const = 0;
  /// The tool tip of an item or of the whole chart: what the marks there mean and what is
  /// shortened.
  [[nodiscard]] virtual QString tip(std::optional<std::size_t> item) const = 0;

  /// After a change of what is shown: an item that is no more is no longer read out.
  void contentChanged();
  void mouseMoveEvent(QMouseEvent* event) override;
  void leaveEvent(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;
  void changeEvent(QEvent* event) override;

private:
  void read(std::optional<std::size_t> item);

  std::optional<std::size_t> m_current;
};

} // namespace nilometer::ui
