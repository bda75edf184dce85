// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/egizia/board/panel.h"
#include "ui/egizia/board/stage_look.h"
#include "ui/egizia/session/egizia_session.h"
#include "ui/table/board/place.h"

#include <array>
#include <vector>

namespace nilometer::ui {

/// The stone market and the grain market side by side, step by step from the top, with the
/// penalty of each grain step and what the last steps give (MARKET-2 to MARKET-4).
class MarketsPanel : public Panel {
  Q_OBJECT
public:
  explicit MarketsPanel(const EgiziaSession& session, QWidget* parent);
  void refresh();
  /// Flat: every market is one line, its steps from the left to the right.
  void setLook(StageLook look);
  /// A step of a market, 0 = top.
  struct Step {
    egizia::Market market = egizia::Market::stone;
    int step = 0;
  };
  /// Which step that place is; nothing if it is none.
  [[nodiscard]] std::optional<Step> stepOf(const QWidget& place) const;
  [[nodiscard]] QSize minimumSizeHint() const override;

protected:
  void changeEvent(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

private:
  /// The texts above and below the steps of a market.
  struct Words {
    QString heading;
    QString gain;  ///< on the last step and beyond it
    QString rests; ///< its assumed printed values; empty for none
    friend bool operator==(const Words&, const Words&) = default;
  };
  [[nodiscard]] PlaceLook lookOf(egizia::Market market, int step) const;
  [[nodiscard]] QString tipOf(egizia::Market market, int step) const;
  [[nodiscard]] bool isFlat() const { return m_look != StageLook::full; }
  /// Where the market is: heading, steps, and what the last one gives.
  [[nodiscard]] QRect marketRoom(egizia::Market market) const;
  /// The step of a market, 0 = top.
  [[nodiscard]] QRect stepRect(egizia::Market market, int step) const;
  [[nodiscard]] int stepHeight() const;
  [[nodiscard]] int steps() const;
  void arrange();

  const EgiziaSession& m_session;
  std::array<std::vector<Place*>, 2> m_steps; ///< by egizia::Market, top step first
  std::array<Words, 2> m_words;
  StageLook m_look = StageLook::full;
};

} // namespace nilometer::ui
