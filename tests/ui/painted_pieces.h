// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/ui/painted_texts.h"
#include "ui/base/style/theme.h"

#include <QPainter>
#include <QPainterPath>
#include <QWidget>

#include <algorithm>

/// Which pieces of players are painted where, learnt from whoever paints them.
namespace nilometer::test {

/// A piece of a player as it was painted, in pixels.
struct PaintedPiece {
  QPainterPath body; ///< what is filled with the player's colour
  QRectF sign;       ///< the symbol on it, which tells whose it is

  /// With the rim around it.
  [[nodiscard]] QRectF whole() const {
    const QRectF room = body.boundingRect();
    const qreal rim = room.height() / 16;
    return room.adjusted(-rim, -rim, rim, rim);
  }
};

/// Something to paint on that keeps the pieces of players, in that order, and the texts.
class PaintedPieces : public PaintedOn {
public:
  explicit PaintedPieces(QWidget& widget)
      : PaintedOn(widget.size()), m_engine(ui::themeOf(widget), m_pieces, m_texts) {
    widget.render(this);
  }

  [[nodiscard]] const std::vector<PaintedPiece>& pieces() const { return m_pieces; }
  /// What the letters of that text cover where it is written last, as keys are; nothing where it is
  /// not written.
  [[nodiscard]] QRectF inkOf(const QString& text) const {
    const auto found = std::find_if(m_texts.rbegin(), m_texts.rend(),
                                    [&](const PaintedText& each) { return each.text == text; });
    return found == m_texts.rend() ? QRectF() : found->ink;
  }
  [[nodiscard]] QPaintEngine* paintEngine() const override { return &m_engine; }

private:
  class Engine : public QPaintEngine {
  public:
    Engine(const ui::Theme& theme, std::vector<PaintedPiece>& pieces,
           std::vector<PaintedText>& texts)
        : QPaintEngine(AllFeatures), m_theme(theme), m_pieces(pieces), m_texts(texts) {}
    bool begin(QPaintDevice* /*device*/) override { return true; }
    bool end() override { return true; }
    void updateState(const QPaintEngineState& state) override {
      if (state.state().testFlag(DirtyTransform)) m_transform = state.transform();
    }
    void drawPixmap(const QRectF&, const QPixmap&, const QRectF&) override {}
    /// A piece is its body, in one or several parts, and then the symbol on it.
    void drawPath(const QPainterPath& path) override {
      const auto isOf = [fill = painter()->brush().color()](const auto& colours) {
        return std::ranges::find(colours, fill) != colours.end();
      };
      if (isOf(m_theme.player)) {
        m_body.addPath(m_transform.map(path));
      } else if (!m_body.isEmpty() && isOf(m_theme.onPlayer)) {
        m_body.setFillRule(Qt::WindingFill);
        m_pieces.push_back({m_body, m_transform.mapRect(path.boundingRect())});
        m_body = {};
      }
    }
    void drawPolygon(const QPointF*, int, PolygonDrawMode) override {}
    void drawEllipse(const QRectF& /*room*/) override {}
    void drawLines(const QLineF*, int) override {}
    void drawRects(const QRectF*, int) override {}
    [[nodiscard]] Type type() const override { return User; }
    void drawTextItem(const QPointF& base, const QTextItem& item) override {
      const QRectF ink = QFontMetricsF(item.font()).tightBoundingRect(item.text());
      m_texts.push_back({item.text(), {}, 0, m_transform.mapRect(ink.translated(base))});
    }

  private:
    const ui::Theme& m_theme;
    std::vector<PaintedPiece>& m_pieces;
    std::vector<PaintedText>& m_texts;
    QTransform m_transform;
    QPainterPath m_body;
  };

  std::vector<PaintedPiece> m_pieces;
  std::vector<PaintedText> m_texts;
  mutable Engine m_engine;
};

} // namespace nilometer::test
