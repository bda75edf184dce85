// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/board/canvas.h"
#include "ui/board/place.h"

#include <QPainter>

#include <optional>

namespace nilometer::ui {

/// A place that its game paints itself, from a plain value. What it is called, whether it can be
/// chosen and by which key it says like any other.
template <class Content> class DrawnPlace : public Place {
public:
  /// Paints it into a room of that size in u.
  using Paint = void (*)(Canvas& canvas, const QSizeF& size, const Content& content,
                         const PlaceLook& look, const PlaceTouch& touch);

  DrawnPlace(Paint paint, QWidget* parent) : Place(parent), m_paint(paint) {}

  void draw(const PlaceLook& look, const Content& content) {
    setLook(look);
    if (m_content == content) return;
    m_content = content;
    update();
  }
  [[nodiscard]] const std::optional<Content>& content() const { return m_content; }

protected:
  void paintEvent(QPaintEvent* /*event*/) override {
    if (!m_content) return;
    QPainter painter(this);
    Canvas canvas(painter, font(), themeOf(*this));
    m_paint(canvas, QSizeF(size()) / canvas.u(), *m_content, look(), touch());
    if (touch().focused) paintFocus(painter, QRectF(rect()), themeOf(*this));
  }

private:
  Paint m_paint;
  std::optional<Content> m_content;
};

} // namespace nilometer::ui
