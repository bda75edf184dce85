// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/table/score_track.h"
#include "ui/egizia/board/panel.h"
#include "ui/egizia/board/track_layout.h"
#include "ui/table/board/seats.h"

#include <QVariantAnimation>

#include <cstdint>
#include <vector>

namespace nilometer::ui {

/// The score track: every player's piece points at its space, the queue of a space stands one above
/// the other with the first at the bottom (TRACK-1, TRACK-3), a scarab for every 50 passed
/// (TRACK-2). Pieces slide when moved.
class TrackPanel : public Panel {
  Q_OBJECT
public:
  TrackPanel(Seats seats, QWidget* parent);
  /// How the markers get to where they are shown.
  enum class Arrival : std::uint8_t { sliding, atOnce };
  void show(const table::ScoreTrack& track, Arrival arrival);
  /// Without motion nothing slides.
  void setMotion(bool on);
  [[nodiscard]] bool hasMotion() const { return m_motion; }
  /// What slides waits from hold() on, until letGo(): something else is moving.
  void hold();
  void letGo();
  /// Everything stands where it belongs at once.
  void endSlide();
  [[nodiscard]] bool isSliding() const { return m_slide.state() != QVariantAnimation::Stopped; }
  /// Whose marker is nearest to that place. @pre the track has players
  [[nodiscard]] table::Player playerAt(const QPoint& at) const;
  [[nodiscard]] QSize minimumSizeHint() const override;

protected:
  void paintEvent(QPaintEvent* event) override;

private:
  [[nodiscard]] QString description(const table::ScoreTrack& track) const;
  /// Where axis and pieces stand: beside the title, so that a queue may use the whole height.
  [[nodiscard]] QRectF trackRoom() const;
  [[nodiscard]] PlayerColour colourOf(table::Player player) const;
  void paintAxis(QPainter& painter, const TrackAxis& axis) const;
  void paintPieces(QPainter& painter, const TrackAxis& axis) const;
  /// `u` is the unit of the look.
  void paintPiece(QPainter& painter, qreal u, const TrackPiece& piece) const;

  Seats m_seats;
  bool m_motion = true;
  bool m_held = false;
  table::ScoreTrack m_from;
  table::ScoreTrack m_to; ///< the track shown; no players before the first show()
  QVariantAnimation m_slide;
};

} // namespace nilometer::ui
