// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/board/seats.h"
#include "ui/board/track_view.h"
#include "ui/egizia/board/track_layout.h"

#include <QVariantAnimation>

#include <vector>

namespace nilometer::ui {

/// The score track: every player's marker on its space, the queue of a space piled up with the
/// first at the bottom (TRACK-1, TRACK-3), a scarab for every 50 passed (TRACK-2). Markers slide
/// when moved.
class TrackPanel : public TrackView {
  Q_OBJECT
public:
  TrackPanel(Seats seats, QWidget* parent);
  void show(const table::ScoreTrack& track, Arrival arrival) override;
  void setMotion(bool on) override;
  [[nodiscard]] bool hasMotion() const { return m_motion; }
  [[nodiscard]] QSize minimumSizeHint() const override;

protected:
  void paintEvent(QPaintEvent* event) override;

private:
  [[nodiscard]] QString description(const table::ScoreTrack& track) const;
  /// Where axis and markers stand: beside the title, so that a pile may use the whole height.
  [[nodiscard]] QRectF trackRoom() const;
  [[nodiscard]] PlayerColour colourOf(table::Player player) const;
  void paintAxis(QPainter& painter, const TrackAxis& axis) const;
  void paintMarkers(QPainter& painter, const TrackAxis& axis,
                    const std::vector<TrackPile>& piles) const;
  void paintLabel(QPainter& painter, const TrackPile& pile) const;
  /// Says behind whom the last of a queue stands, where there is room for it.
  void paintCaption(QPainter& painter, const TrackAxis& axis, const std::vector<TrackPile>& piles,
                    const TrackPile& pile) const;

  Seats m_seats;
  bool m_motion = true;
  table::ScoreTrack m_from;
  table::ScoreTrack m_to; ///< the track shown; no players before the first show()
  QVariantAnimation m_slide;
};

} // namespace nilometer::ui
