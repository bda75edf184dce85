// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/ui/painted_texts.h"

#include <QFontMetricsF>
#include <QHash>
#include <QImage>
#include <QPaintEngine>
#include <QPainter>
#include <QPainterPath>
#include <QString>
#include <QWidget>

#include <algorithm>
#include <array>
#include <vector>

/// What a window paints, piece by piece, with the pixels that were there before each piece.
namespace nilometer::test {

/// A text on the pixels that it was written on.
struct TextOnGround {
  QString text;
  QColor colour; ///< with its opacity
  QImage ground; ///< where its letters stand, as far as that is seen

  /// How many pixels of the ground have each colour.
  [[nodiscard]] QHash<QRgb, int> grounds() const {
    QHash<QRgb, int> pixels;
    const QImage image = ground.convertToFormat(QImage::Format_ARGB32);
    for (int y = 0; y < image.height(); ++y) {
      for (int x = 0; x < image.width(); ++x) ++pixels[image.pixel(x, y)];
    }
    return pixels;
  }
  /// That of most of them.
  [[nodiscard]] QColor mainGround() const {
    const QHash<QRgb, int> pixels = grounds();
    return std::max_element(pixels.begin(), pixels.end()).key();
  }
};

/// A text and what of it is to be seen.
struct WrittenText {
  QString text;
  QRect whole;    ///< all of its letters, in pixels of the window
  QRect seen;     ///< what no edge cuts off
  QImage before;  ///< the pixels there without it
  QImage written; ///< and right after it was written
};

/// A line between the pixels on its two sides, all along it.
struct LineOnGround {
  QColor colour; ///< with its opacity
  qreal width = 0;
  QRectF place;
  std::vector<std::array<QColor, 2>> sides;
};

/// A small filled shape and the pixels around it before it was painted.
struct FillOnGround {
  QColor fill; ///< with its opacity
  QColor pen;  ///< of its outline; not valid if it has none
  QRectF place;
  std::vector<QColor> around;
};

/// Paints into an image as it would be on the screen, and keeps every text and line.
class PaintedPage : public PaintedOn {
public:
  explicit PaintedPage(QWidget& window)
      : PaintedOn(window.size()), m_image(window.size(), QImage::Format_ARGB32_Premultiplied),
        m_engine(*this) {
    m_image.fill(Qt::transparent);
    window.render(this);
  }

  [[nodiscard]] const QImage& image() const { return m_image; }
  [[nodiscard]] const std::vector<TextOnGround>& texts() const { return m_texts; }
  [[nodiscard]] const std::vector<LineOnGround>& lines() const { return m_lines; }
  [[nodiscard]] const std::vector<FillOnGround>& fills() const { return m_fills; }
  /// All texts, also those of which nearly nothing is seen.
  [[nodiscard]] const std::vector<WrittenText>& written() const { return m_written; }
  [[nodiscard]] QPaintEngine* paintEngine() const override { return &m_engine; }

private:
  /// Hands everything on to a painter of the image.
  class Engine : public QPaintEngine {
  public:
    explicit Engine(PaintedPage& page) : QPaintEngine(AllFeatures), m_page(page) {}
    [[nodiscard]] Type type() const override { return User; }
    bool begin(QPaintDevice* /*device*/) override { return m_painter.begin(&m_page.m_image); }
    bool end() override { return m_painter.end(); }

    void updateState(const QPaintEngineState& state) override {
      const QPaintEngine::DirtyFlags changed = state.state();
      m_transform = state.transform();
      if (changed.testFlag(DirtyPen)) m_painter.setPen(state.pen());
      if (changed.testFlag(DirtyBrush)) m_painter.setBrush(state.brush());
      if (changed.testFlag(DirtyBrushOrigin)) m_painter.setBrushOrigin(state.brushOrigin());
      if (changed.testFlag(DirtyOpacity)) m_painter.setOpacity(state.opacity());
      if (changed.testFlag(DirtyHints)) {
        m_painter.setRenderHints(m_painter.renderHints(), false);
        m_painter.setRenderHints(state.renderHints());
      }
      if (changed.testFlag(DirtyCompositionMode)) {
        m_painter.setCompositionMode(state.compositionMode());
      }
      if (changed.testFlag(DirtyClipPath)) clip(state.clipOperation(), state.clipPath());
      if (changed.testFlag(DirtyClipRegion)) {
        QPainterPath path;
        path.addRegion(state.clipRegion());
        clip(state.clipOperation(), path);
      }
      if (changed.testFlag(DirtyClipEnabled)) m_clipEnabled = state.isClipEnabled();
    }

    void drawPixmap(const QRectF& to, const QPixmap& pixmap, const QRectF& from) override {
      prepare();
      m_painter.drawPixmap(to, pixmap, from);
    }
    void drawPath(const QPainterPath& path) override {
      prepare();
      keepLine(path);
      m_painter.drawPath(path);
    }
    void drawPolygon(const QPointF* points, int count, PolygonDrawMode mode) override {
      prepare();
      QPolygonF polygon(QList<QPointF>(points, points + count));
      QPainterPath path;
      path.addPolygon(polygon);
      if (mode != PolylineMode) path.closeSubpath();
      keepLine(path);
      if (mode == PolylineMode) m_painter.drawPolyline(polygon);
      if (mode != PolylineMode) m_painter.drawPolygon(polygon, fillRule(mode));
    }
    void drawEllipse(const QRectF& box) override {
      prepare();
      QPainterPath path;
      path.addEllipse(box);
      keepLine(path);
      m_painter.drawEllipse(box);
    }
    void drawLines(const QLineF* lines, int count) override {
      prepare();
      for (int i = 0; i < count; ++i) {
        QPainterPath path(lines[i].p1());
        path.lineTo(lines[i].p2());
        keepLine(path);
      }
      m_painter.drawLines(lines, count);
    }
    void drawRects(const QRectF* rects, int count) override {
      prepare();
      for (int i = 0; i < count; ++i) {
        QPainterPath path;
        path.addRect(rects[i]);
        keepLine(path);
      }
      m_painter.drawRects(rects, count);
    }
    void drawTextItem(const QPointF& base, const QTextItem& item) override {
      prepare();
      keepText(base, item);
      WrittenText text = writtenText(base, item);
      m_painter.setFont(item.font());
      m_painter.drawText(base, item.text());
      if (item.text().trimmed().isEmpty()) return;
      text.written = m_page.m_image.copy(text.seen);
      m_page.m_written.push_back(std::move(text));
    }

  private:
    static Qt::FillRule fillRule(PolygonDrawMode mode) {
      return mode == WindingMode ? Qt::WindingFill : Qt::OddEvenFill;
    }

    void clip(Qt::ClipOperation operation, const QPainterPath& path) {
      const QPainterPath mapped = m_transform.map(path);
      m_clip = operation == Qt::IntersectClip && m_hasClip ? m_clip & mapped : mapped;
      m_hasClip = operation != Qt::NoClip;
      m_clipEnabled = true;
    }
    [[nodiscard]] bool clips() const { return m_hasClip && m_clipEnabled; }

    /// The clip of whoever paints, within that of the widget, which may change at any time.
    void prepare() {
      m_painter.setTransform({});
      m_painter.setClipping(false);
      if (!systemClip().isEmpty()) m_painter.setClipRegion(systemClip());
      if (clips()) m_painter.setClipPath(m_clip, Qt::IntersectClip);
      m_painter.setTransform(m_transform);
    }

    [[nodiscard]] QRect seen() const {
      const QRect all = m_page.m_image.rect();
      QRect within = systemClip().isEmpty() ? all : systemClip().boundingRect() & all;
      if (clips()) within &= m_clip.boundingRect().toAlignedRect();
      return within;
    }

    [[nodiscard]] QColor seenPen() const {
      QColor colour = m_painter.pen().color();
      colour.setAlphaF(static_cast<float>(colour.alphaF() * m_painter.opacity()));
      return colour;
    }

    [[nodiscard]] WrittenText writtenText(const QPointF& base, const QTextItem& item) const {
      const QRectF letters =
          QFontMetricsF(item.font()).tightBoundingRect(item.text()).translated(base);
      const QRect whole = m_transform.mapRect(letters).toAlignedRect();
      const QRect place = whole & seen();
      return {item.text(), whole, place, m_page.m_image.copy(place), {}};
    }

    void keepText(const QPointF& base, const QTextItem& item) {
      if (item.text().trimmed().isEmpty()) return;
      const auto [text, whole, place, before, written] = writtenText(base, item);
      // Of what is cut off at an edge, that is nothing to be read.
      if (place.height() < whole.height() / 2 || place.width() < 3) return;
      m_page.m_texts.push_back({text, seenPen(), before});
    }

    /// Lines of that length from a path to its left, as many and evenly spread over all of it.
    static std::vector<QLineF> besideAll(const QPainterPath& path, qreal length) {
      constexpr int samples = 24;
      std::vector<QLineF> edges;
      qreal whole = 0;
      for (const QPolygonF& polygon : path.toSubpathPolygons()) {
        for (qsizetype i = 1; i < polygon.size(); ++i) {
          edges.emplace_back(polygon[i - 1], polygon[i]);
          whole += edges.back().length();
        }
      }
      std::vector<QLineF> beside;
      qreal before = 0; // of the edges so far
      for (QLineF& edge : edges) {
        const qreal own = edge.length();
        while (std::ssize(beside) < samples) {
          const qreal at = (static_cast<qreal>(beside.size()) + 0.5) / samples * whole - before;
          if (at >= own) break;
          beside.push_back(edge.normalVector().translated(edge.pointAt(at / own) - edge.p1()));
          beside.back().setLength(length);
        }
        before += own;
      }
      return beside;
    }

    /// Of symbols and pieces; what is larger is a ground itself.
    void keepFill(const QPainterPath& path) {
      if (m_painter.brush().style() != Qt::SolidPattern || path.isEmpty()) return;
      const QPainterPath mapped = m_transform.map(path);
      const QRectF box = mapped.boundingRect();
      constexpr qreal least = 6;
      constexpr qreal most = 64;
      if (box.width() < least || box.height() < least || box.width() > most) return;
      QColor fill = m_painter.brush().color();
      fill.setAlphaF(static_cast<float>(fill.alphaF() * m_painter.opacity()));
      const bool hasPen = m_painter.pen().style() != Qt::NoPen;
      FillOnGround kept{fill, hasPen ? seenPen() : QColor(), box, {}};
      const QRect within = seen();
      const qreal length = 1.5 + (hasPen ? m_painter.pen().widthF() * m_transform.m11() / 2 : 0);
      const std::vector<QLineF> beside = besideAll(mapped, length);
      for (const QLineF& across : beside) {
        const QPointF one = across.p2();
        const QPointF outside = mapped.contains(one) ? 2 * across.p1() - one : one;
        if (!within.contains(outside.toPoint()) || mapped.contains(outside)) continue;
        kept.around.push_back(m_page.m_image.pixelColor(outside.toPoint()));
      }
      if (kept.around.size() > beside.size() / 2) m_page.m_fills.push_back(std::move(kept));
    }

    void keepLine(const QPainterPath& path) {
      keepFill(path);
      const QPen& pen = m_painter.pen();
      const qreal width = pen.widthF() * m_transform.m11();
      if (pen.style() == Qt::NoPen || path.isEmpty()) return;
      const QPainterPath mapped = m_transform.map(path);
      LineOnGround line{seenPen(), width, mapped.boundingRect(), {}};
      const QRect within = seen();
      for (const QLineF& across : besideAll(mapped, width / 2 + 1)) {
        const QPoint one = across.p2().toPoint();
        const QPoint other = (2 * across.p1() - across.p2()).toPoint();
        if (!within.contains(one) || !within.contains(other)) continue;
        line.sides.push_back({m_page.m_image.pixelColor(one), m_page.m_image.pixelColor(other)});
      }
      if (!line.sides.empty()) m_page.m_lines.push_back(std::move(line));
    }

    PaintedPage& m_page;
    QPainter m_painter;
    QTransform m_transform;
    QPainterPath m_clip; ///< in pixels
    bool m_hasClip = false;
    bool m_clipEnabled = true;
  };

  QImage m_image;
  std::vector<TextOnGround> m_texts;
  std::vector<LineOnGround> m_lines;
  std::vector<FillOnGround> m_fills;
  std::vector<WrittenText> m_written;
  mutable Engine m_engine;
};

} // namespace nilometer::test
