// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/board/panel.h"
#include "ui/board/track_layout.h"
#include "ui/session/game_session.h"

#include <QVariantAnimation>

#include <vector>

namespace nilometer::ui {

/// The score track: every player's marker on its space, the queue of a space piled up with the
/// first at the bottom (TRACK-1, TRACK-3), a scarab for every 50 passed (TRACK-2). Markers slide
/// when moved.
class TrackPanel : public Panel {
  Q_OBJECT
public:
  explicit TrackPanel(const GameSession& session, QWidget* parent);
  void refresh();
  void setMotion(bool on);
  [[nodiscard]] QSize minimumSizeHint() const override;

protected:
  void paintEvent(QPaintEvent* event) override;

private:
  [[nodiscard]] QString description() const;
  /// Where axis and markers stand: beside the title, so that a pile may use the whole height.
  [[nodiscard]] QRectF trackRoom() const;
  [[nodiscard]] PlayerColour colourOf(egizia::Player player) const;
  void paintAxis(QPainter& painter, const TrackAxis& axis) const;
  void paintMarkers(QPainter& painter, const TrackAxis& axis,
                    const std::vector<TrackPile>& piles) const;
  void paintLabel(QPainter& painter, const TrackPile& pile) const;
  /// Says behind whom the last of a queue stands, where there is room for it.
  void paintCaption(QPainter& painter, const TrackAxis& axis, const std::vector<TrackPile>& piles,
                    const TrackPile& pile) const;

  const GameSession& m_session;
  bool m_motion = true;
  bool m_wasPast = false; ///< as last shown; a look at the past does not slide
  table::ScoreTrack m_from;
  table::ScoreTrack m_to; ///< the track shown; no players before the first refresh()
  QVariantAnimation m_slide;
};

} // namespace nilometer::ui
