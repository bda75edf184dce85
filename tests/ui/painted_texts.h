// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFontMetricsF>
#include <QPaintDevice>
#include <QPaintEngine>
#include <QRectF>
#include <QString>

#include <vector>

/// Painted texts and their places, learnt from whoever paints them.
namespace nilometer::test {

/// Something to paint on that is as large as that, and otherwise as a usual screen.
class PaintedOn : public QPaintDevice {
public:
  explicit PaintedOn(const QSize& size) : m_size(size) {}

protected:
  [[nodiscard]] int metric(PaintDeviceMetric metric) const override {
    switch (metric) {
    case PdmWidth: return m_size.width();
    case PdmHeight: return m_size.height();
    case PdmDpiX:
    case PdmDpiY:
    case PdmPhysicalDpiX:
    case PdmPhysicalDpiY: return 96;
    case PdmDevicePixelRatio: return 1;
    case PdmDepth: return 32;
    default: return QPaintDevice::metric(metric);
    }
  }

private:
  QSize m_size;
};

/// A text as it was painted, in pixels.
struct PaintedText {
  QString text;
  QRectF place;
  qreal letters = 0; ///< their size
  QRectF ink;        ///< what its letters cover, with all that reaches below the line
};

/// Something to paint on that keeps nothing but the texts.
class PaintedTexts : public PaintedOn {
public:
  explicit PaintedTexts(const QSize& size) : PaintedOn(size), m_engine(m_texts) {}

  [[nodiscard]] const std::vector<PaintedText>& texts() const { return m_texts; }
  [[nodiscard]] QPaintEngine* paintEngine() const override { return &m_engine; }

private:
  class Engine : public QPaintEngine {
  public:
    explicit Engine(std::vector<PaintedText>& texts) : QPaintEngine(AllFeatures), m_texts(texts) {}
    bool begin(QPaintDevice* /*device*/) override { return true; }
    bool end() override { return true; }
    void updateState(const QPaintEngineState& state) override {
      if (state.state().testFlag(DirtyTransform)) m_transform = state.transform();
    }
    void drawPixmap(const QRectF&, const QPixmap&, const QRectF&) override {}
    void drawPath(const QPainterPath&) override {}
    void drawPolygon(const QPointF*, int, PolygonDrawMode) override {}
    void drawEllipse(const QRectF&) override {}
    void drawLines(const QLineF*, int) override {}
    void drawRects(const QRectF*, int) override {}
    [[nodiscard]] Type type() const override { return User; }
    void drawTextItem(const QPointF& base, const QTextItem& item) override {
      const qreal tall = QFontMetricsF(item.font()).capHeight();
      const QRectF place(base.x(), base.y() - tall, item.width(), tall);
      const QRectF ink = QFontMetricsF(item.font()).tightBoundingRect(item.text());
      m_texts.push_back({item.text(), m_transform.mapRect(place),
                         item.font().pixelSize() * m_transform.m22(),
                         m_transform.mapRect(ink.translated(base))});
    }

  private:
    std::vector<PaintedText>& m_texts;
    QTransform m_transform;
  };

  std::vector<PaintedText> m_texts;
  mutable Engine m_engine;
};

} // namespace nilometer::test
