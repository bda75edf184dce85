// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/table/board/canvas.h"
#include "ui/table/board/place.h"

#include <QPainter>

#include <optional>
#include <utility>

namespace nilometer::ui {

/// Paints that content into a room of that size in u.
template <class Content>
using PaintOf = void(Canvas& canvas, const QSizeF& size, const Content& content,
                     const PlaceLook& look, const PlaceTouch& touch);

/// A place that its game paints itself, from a plain value. What it is called, whether it can be
/// chosen and by which key it says like any other.
template <class Content> class DrawnPlace : public Place {
public:
  DrawnPlace(PaintOf<Content>* paint, QWidget* parent) : Place(parent), m_paint(paint) {}

  void draw(const PlaceLook& look, const Content& content) {
    setLook(look);
    // Content that is an optional itself equals an m_content without a value where it is empty.
    if (m_content && *m_content == content) return;
    m_before = std::exchange(m_content, content);
    update();
  }
  [[nodiscard]] const std::optional<Content>& content() const { return m_content; }

protected:
  void paintEvent(QPaintEvent* /*event*/) override {
    if (!m_content) return;
    QPainter painter(this);
    Canvas canvas(painter, font(), themeOf(*this));
    const Content& seen = isAwaiting() && m_before ? *m_before : *m_content;
    m_paint(canvas, QSizeF(size()) / canvas.u(), seen, look(), touch());
    if (touch().focused) paintFocus(painter, QRectF(rect()), themeOf(*this));
  }

private:
  PaintOf<Content>* m_paint;
  std::optional<Content> m_content;
  std::optional<Content> m_before; ///< is painted until what comes has come
};

} // namespace nilometer::ui
